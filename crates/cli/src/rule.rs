//! `lastlicks rule`: rules of one's own, written in a text.

use std::path::PathBuf;

use clap_complete::engine::ArgValueCandidates;
use speech::Names;
use speech::own as told;

use crate::complete;
use crate::input::text;
use crate::out::say;
use crate::tongue::tongue;

pub(crate) const EXAMPLES: &str = "\
Examples:
  lastlicks rule questions wimpout
  lastlicks rule new wimpout rainbow
  lastlicks rule check wimpout lucky-sevens.rule
  lastlicks simulate wimpout --seats hold-35,hold-35 --rule lucky-sevens.rule";

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(clap::Subcommand)]
enum What {
    /// List what a rule of one's own may answer, with an example each
    Questions {
        /// The game
        #[arg(add = ArgValueCandidates::new(complete::games))]
        game: String,
    },
    /// Print a text to begin with
    New {
        /// The game
        #[arg(add = ArgValueCandidates::new(complete::games))]
        game: String,
        /// Which one; without it, the first of them
        example: Option<String>,
    },
    /// Read a text, and say in words what it does
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
pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    match &args.what {
        What::Questions { game } => {
            for question in asked(game)? {
                say!("{}({})", question.name, question.arguments.join(", "));
                say!("  {}", question.about);
                say!("  Answer: {}.", question.gives);
                say!("  {}\n", question.example);
            }
            Ok(())
        }
        What::New { game, example } => {
            asked(game)?;
            let text = begun(
                pages::own::examples(host::game(game)?.slug()),
                example.as_deref(),
            )?;
            say!("{}", text.trim_end());
            Ok(())
        }
        What::Check { game, file } => {
            asked(game)?;
            let text = text(file, "the rule")?.replace("\r\n", "\n");
            let rule = wimpout::text_of(&text)
                .map_err(|why| anyhow::anyhow!("{}: {why}", file.display()))?;
            let names = Names::new(&[], None).in_tongue(tongue());
            say!("{}: {}", rule.head().title, rule.head().about);
            for line in told::effect(rule.head(), &wimpout::Effect::of(&rule), names) {
                say!("{line}");
            }
            Ok(())
        }
    }
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
    let questions = pages::own::questions(game.slug());
    if questions.is_empty() {
        anyhow::bail!("{} asks rules of your own nothing yet", game.title());
    }
    Ok(questions)
}
