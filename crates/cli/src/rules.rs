//! `lastlicks rules`: every option and house rule of a game, or one rule in full.

use clap_complete::engine::ArgValueCandidates;
use host::AnyGame;
use screen::Paragraph;
use serde_json::{Value as Json, json};
use table::{Refusal, Rule};

use crate::complete;
use crate::out::say;

pub(crate) const EXAMPLES: &str = "\
Examples:
  lastlicks rules
  lastlicks rules wimpout
  lastlicks rules wimpout bump
  lastlicks rules wimpout H1
  lastlicks rules wimpout W13";

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game; without it the games are listed
    #[arg(add = ArgValueCandidates::new(complete::games))]
    game: Option<String>,
    /// A rule by its slug, or by its number such as H1 or W13
    #[arg(add = ArgValueCandidates::new(complete::rules))]
    rule: Option<String>,
    /// Print as JSON
    #[arg(long)]
    json: bool,
}

/// Prints games, rules, or one rule.
pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let Some(slug) = &args.game else {
        list_games(args.json);
        return Ok(());
    };
    let game = host::game(slug)?;
    let Some(name) = &args.rule else {
        list_rules(game, args.json);
        return Ok(());
    };
    let found = Found::new(game, name)?;
    if args.json {
        say!("{}", found.json());
    } else {
        say!("{}", found.to_string().trim_end());
    }
    Ok(())
}

/// What a name or a number stands for: paragraphs of the rules, options and house rules.
struct Found {
    paragraphs: Vec<&'static Paragraph>,
    rules: Vec<&'static Rule>,
}

impl Found {
    fn new(game: &dyn AnyGame, name: &str) -> Result<Self, Refusal> {
        let words = screen::words(game.slug());
        let told = words.map_or_else(Vec::new, |words| words.paragraphs(name));
        let rules: Vec<_> = game
            .rules()
            .iter()
            .filter(|rule| rule.is_called(name))
            .collect();
        if told.is_empty() && rules.is_empty() {
            table::find(game.rules(), name)?;
        }
        Ok(Self {
            paragraphs: told,
            rules,
        })
    }

    fn json(&self) -> Json {
        let told = |paragraph: &&Paragraph| json!({"number": paragraph.number, "title": paragraph.title, "text": paragraph.text});
        let rules = self.rules.iter().map(|rule| host::rule_json(rule));
        self.paragraphs.iter().map(told).chain(rules).collect()
    }
}

impl std::fmt::Display for Found {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for told in &self.paragraphs {
            writeln!(
                f,
                "{} {}\n\n{}\n",
                told.number,
                told.title,
                wrapped(told.text)
            )?;
        }
        self.rules.iter().try_for_each(|rule| full(f, rule))
    }
}

fn wrapped(text: &str) -> String {
    screen::wrap(text, 78).join("\n")
}

fn list_games(json: bool) {
    if json {
        let games = host::GAMES.iter();
        let games = games.map(
            |game| json!({"slug": game.slug(), "title": game.title(), "summary": game.summary()}),
        );
        say!("{}", json!(games.collect::<Vec<_>>()));
        return;
    }
    for game in host::GAMES {
        say!("{:<10} {}. {}", game.slug(), game.title(), game.summary());
    }
}

fn list_rules(game: &dyn AnyGame, json: bool) {
    if json {
        say!(
            "{}",
            json!(game.rules().iter().map(host::rule_json).collect::<Vec<_>>())
        );
        return;
    }
    say!(
        "{}: options and house rules (the default in brackets)\n",
        game.title()
    );
    for rule in game.rules() {
        let setting = format!("{} [{}]", rule.slug, rule.default_value());
        say!("{setting:<28} {:<8} {}", rule.number(), rule.summary);
    }
    say!(
        "\nOne in full: lastlicks rules {} {}",
        game.slug(),
        game.rules().first().map_or("", |rule| rule.slug)
    );
}

fn full(f: &mut std::fmt::Formatter<'_>, rule: &Rule) -> std::fmt::Result {
    writeln!(f, "{} ({}; {})", rule.title, rule.slug, rule.cited())?;
    let usual = rule.default_value();
    writeln!(f, "  values:    {}; default {usual}", rule.values)?;
    let situation = rule.situation;
    writeln!(
        f,
        "  situation: {situation} (a change made in mid-game waits for the next one)"
    )?;
    if !rule.clashes.is_empty() {
        writeln!(f, "  clashes:   {}", rule.clashes.join(", "))?;
    }
    writeln!(f, "\n{}\n", wrapped(rule.text))
}
