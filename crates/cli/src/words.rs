//! `lastlicks words`: every word of a layout of letter cards, with a path each.

use std::path::PathBuf;

use anyhow::{Context, anyhow, bail};
use connexion::deck::Deck;
use connexion::layout::Layout;
use connexion::search::{Search, Walk};
use connexion::{Connexion, Rules};
use english::words::meaning;
use serde_json::{Value as Json, json};
use speech::figures::WordsOf;
use table::{Game, no_json};

use crate::input::text;
use crate::out::say;
use crate::table_args::TableArgs;
use crate::tongue::{told, whole};

pub(crate) const EXAMPLES: &str = "\
Examples:
  echo '[\"tau\",\"omicron\",\"epsilon\"]' | lastlicks words --layout -
  lastlicks words --layout layout.json --words scowl-70 --json
  lastlicks words --layout layout.json --meanings
  lastlicks words --layout layout.json --words own-list.txt --set board=sun-centre
The layout is a JSON array of the names of letter cards by position, 24 at most; null leaves a position empty.";

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The layout: a JSON array of card names by position (`-` reads standard input)
    #[arg(long, value_name = "FILE")]
    layout: PathBuf,
    /// Print as JSON
    #[arg(long)]
    json: bool,
    /// Say what the words mean
    #[arg(long)]
    meanings: bool,
    #[command(flatten)]
    table: TableArgs,
}

/// Prints every word of the layout.
pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let game = host::game(Connexion::SLUG)?;
    let (set, materials) = args.table.read(game)?;
    let rules = Rules::settle(&set.read(game.rules())?, &materials)?;
    let layout = layout(rules.deck(), &text(&args.layout, "the layout")?)?;
    let search = rules.search();
    let words = words(&search, &layout);
    if args.json {
        let each = words.iter().map(|(word, walk)| {
            let mut each = json!({"word": word, "path": walk.positions()});
            if args.meanings {
                each["meaning"] = meaning(word).map(|meaning| meaning.to_string()).into();
            }
            each
        });
        let list =
            json!({"name": search.lexicon().list_name(), "sha256": search.lexicon().list_sha256()});
        say!(
            "{}",
            json!({"words": each.collect::<Vec<_>>(), "list": list})
        );
    } else {
        print(&search, &words, args.meanings);
    }
    Ok(())
}

/// The layout that the text writes down.
fn layout(deck: &Deck, text: &str) -> anyhow::Result<Layout> {
    let json: Json = serde_json::from_str(text)
        .map_err(|why| anyhow!("the layout cannot be read: {}", no_json(&why)))?;
    let Json::Array(cards) = json else {
        bail!("the layout should be a JSON array of the names of letter cards");
    };
    let mut names = Vec::new();
    for (place, card) in cards.iter().enumerate() {
        names.push(match card {
            Json::String(name) => Some(name.as_str()),
            Json::Null => None,
            other => bail!(
                "position {}: {other} is not the name of a letter card",
                place + 1
            ),
        });
    }
    Layout::from_names(deck, names).context("the layout")
}

/// Every word in alphabetical order, with one of its walks.
fn words<'a>(search: &'a Search, layout: &Layout) -> Vec<(&'a str, Walk)> {
    let words = search.all_words(layout).into_iter();
    let words = words.map(|word| search.lexicon().word(word));
    words
        .filter_map(|word| Some((word, search.walks(layout, word, 1).pop()?)))
        .collect()
}

fn print(search: &Search, words: &[(&str, Walk)], meanings: bool) {
    let longest = words.iter().map(|(word, _)| word.len()).max().unwrap_or(0);
    for (word, walk) in words {
        let steps = walk
            .0
            .iter()
            .map(|step| format!("{} {}", step.position, step.text));
        say!("{word:<longest$}  {}", steps.collect::<Vec<_>>().join(", "));
        if let Some(meaning) = meanings.then(|| meaning(word)).flatten() {
            say!("{:longest$}  {meaning}", "");
        }
    }
    let lexicon = search.lexicon();
    let all = WordsOf {
        n: whole(words.len()),
        list: lexicon.list_name().into(),
        sha: lexicon.list_sha256().into(),
    };
    say!("\n{}", told(&all));
}
