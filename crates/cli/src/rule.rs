//! `lastlicks rule`: rules of one's own, written in a text.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use arena::{Limit, Stop};
use clap_complete::engine::ArgValueCandidates;
use speech::own as told;
use speech::{Names, Sentence as _};

use crate::complete;
use crate::editor::{edited, editor};
use crate::exit::answered;
use crate::input::{badly, text};
use crate::out::{note, say};
use crate::play;
use crate::rules;
use crate::tongue::tongue;

/// So long bots play until the rule does something.
const LOOKING: Duration = Duration::from_secs(8);
/// So long bots play a rule that is checked.
const PLAYING: Duration = Duration::from_secs(3);
/// So many games at most.
const GAMES: u32 = 1000;

pub(crate) const EXAMPLES: &str = "\
Examples:
  lastlicks rule questions wimpout
  lastlicks rule new wimpout rainbow
  lastlicks rule check wimpout lucky-sevens.rule
  lastlicks rule try wimpout lucky-sevens.rule
  lastlicks simulate wimpout --seats hold-35,hold-35 --rule lucky-sevens.rule";

const QUESTIONS: &str = "\
Examples:
  lastlicks rule questions wimpout
  lastlicks rule questions cow --json";
const NEW: &str = "\
Examples:
  lastlicks rule new wimpout > my.rule
  lastlicks rule new wimpout rainbow
A name that is none of them lists those that there are.";
const EDIT: &str = "\
Example:
  lastlicks rule edit wimpout my-own.rule";
const TRY: &str = "\
Examples:
  lastlicks rule try wimpout lucky-sevens.rule
  lastlicks rule try wimpout lucky-sevens.rule --seats 2 --seed another --plain";
const CHECK: &str = "\
Examples:
  lastlicks rule check wimpout lucky-sevens.rule
  lastlicks rule explain wimpout lucky-sevens.rule
  lastlicks rule new wimpout | lastlicks rule check wimpout -";

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(clap::Subcommand)]
enum What {
    /// List what a rule of one's own may answer, with an example each
    #[command(after_help = QUESTIONS)]
    Questions {
        /// The game
        #[arg(add = ArgValueCandidates::new(complete::games))]
        game: String,
        /// Print as JSON
        #[arg(long)]
        json: bool,
    },
    /// Print a text to begin with
    #[command(after_help = NEW)]
    New {
        /// The game
        #[arg(add = ArgValueCandidates::new(complete::games))]
        game: String,
        /// Which one; without it, the first of them
        example: Option<String>,
    },
    /// Open a text in your editor ($VISUAL or $EDITOR), and read it when that is closed
    #[command(after_help = EDIT)]
    Edit {
        /// The game
        #[arg(add = ArgValueCandidates::new(complete::games))]
        game: String,
        /// The file; a new one begins with an example
        #[arg(value_hint = clap::ValueHint::FilePath)]
        file: PathBuf,
    },
    /// Play on against bots from where the rule first does something
    #[command(after_help = TRY)]
    Try {
        /// The game
        #[arg(add = ArgValueCandidates::new(complete::games))]
        game: String,
        /// The file
        #[arg(value_hint = clap::ValueHint::FilePath)]
        file: PathBuf,
        /// How many play
        #[arg(long, value_name = "N", default_value_t = 3)]
        seats: usize,
        /// Which games are looked through: another seed, another position
        #[arg(long, default_value = "try")]
        seed: String,
        /// Sentences instead of the full screen
        #[arg(long)]
        plain: bool,
    },
    /// Read a text, and say in words what it does
    #[command(visible_alias = "explain", after_help = CHECK)]
    Check {
        /// The game
        #[arg(add = ArgValueCandidates::new(complete::games))]
        game: String,
        /// The file; - reads standard input
        #[arg(value_hint = clap::ValueHint::FilePath)]
        file: PathBuf,
    },
}

/// Lists questions, or reads a text.
pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    match &args.what {
        What::Questions { game, json } => {
            asked(game)?;
            rules::list_questions(host::game(game)?, *json);
            Ok(ExitCode::SUCCESS)
        }
        What::New { game, example } => {
            asked(game)?;
            let text = begun(told::examples(host::game(game)?.slug()), example.as_deref())?;
            say!("{}", text.trim_end());
            Ok(ExitCode::SUCCESS)
        }
        What::Edit { game, file } => {
            asked(game)?;
            let editor = editor(file)?;
            let begun = begun(told::examples(host::game(game)?.slug()), None)?;
            let is_new = !file.exists();
            if is_new {
                std::fs::write(file, begun).map_err(|why| said_of(file, &why))?;
            }
            let edited = edited(&editor, file);
            let is_as_begun = || std::fs::read_to_string(file).is_ok_and(|text| text == begun);
            if is_new && edited.is_err() && is_as_begun() {
                let _ = std::fs::remove_file(file);
            }
            edited?;
            check(game, file)
        }
        What::Check { game, file } => check(game, file),
        What::Try {
            game,
            file,
            seats,
            seed,
            plain,
        } => tried(game, file, (*seats, seed), *plain).map(|()| ExitCode::SUCCESS),
    }
}

/// Reads a text, and says what it does; whether it does something, always answers, and can stand at a table.
fn check(game: &str, file: &Path) -> anyhow::Result<ExitCode> {
    asked(game)?;
    let text = text(file, "the rule")?.replace("\r\n", "\n");
    let game = host::game(game)?.slug();
    let limit = Limit::within(PLAYING, Stop::default());
    let read = host::read_and_played(game, &text, tongue(), &limit);
    let read = read.map_err(|why| badly(file, &why.to_string()))?;
    let names = Names::new(&[], None).in_tongue(tongue());
    let name = host::shelf_name(&text).unwrap_or_default();
    let head = speech::own::in_tongue(read.head(), tongue());
    say!("{}: {} [{name}]", head.title, head.about);
    for line in read.lines(names) {
        say!("{line}");
    }
    let alone = host::stands_alone(game, &text);
    if let Err(why) = &alone {
        say!("{}", speech::refusal(&why.message, tongue()));
    }
    Ok(answered(alone.is_ok() && !read.fails() && !read.is_idle()))
}

/// Looks for a position in which the rule does something, and plays on from there.
fn tried(game: &str, file: &Path, (seats, seed): (usize, &str), plain: bool) -> anyhow::Result<()> {
    asked(game)?;
    let game = host::game(game)?;
    let (slug, rule) = host::own_setting(&text(file, "the rule")?)?;
    let mut table = host::trying(game.slug(), game.title().to_owned(), seats);
    table.rules.0.insert(slug, rule);
    let limit = Limit::within(LOOKING, Stop::default());
    let found = host::occasion(&table, seed, GAMES, &limit)?;
    let names = Names::new(&[], None).in_tongue(tongue());
    let step = u32::try_from(found.step).unwrap_or(u32::MAX);
    let place = match found.game {
        Some(game) => told::FirstActs { game, step }.line(names),
        None => told::NeverActs {}.line(names),
    };
    note!("{place}");
    play::go_on(&found.record, found.step, plain)
}

fn said_of(file: &Path, why: &std::io::Error) -> anyhow::Error {
    anyhow::anyhow!("{} cannot be written: {why}", file.display())
}

/// The text of an example.
fn begun(
    examples: &'static [(&'static str, &'static str)],
    name: Option<&str>,
) -> anyhow::Result<&'static str> {
    let mut all = examples.iter();
    let found = match name {
        Some(name) => all.find(|(known, _)| *known == name),
        None => all.next(),
    };
    let names = || examples.iter().map(|(name, _)| *name).collect::<Vec<_>>();
    found.map(|(_, text)| *text).ok_or_else(|| {
        anyhow::anyhow!(table::no_such(
            "example",
            name.unwrap_or_default(),
            &names()
        ))
    })
}

/// What the game asks.
fn asked(slug: &str) -> anyhow::Result<&'static [own::Question]> {
    let game = host::game(slug)?;
    let questions = told::questions(game.slug());
    if questions.is_empty() {
        anyhow::bail!("{} asks rules of your own nothing yet", game.title());
    }
    Ok(questions)
}
