//! `lastlicks rules`: every option and house rule of a game, or one rule in full.

use clap_complete::engine::ArgValueCandidates;
use host::AnyGame;
use screen::Paragraph;
use serde_json::{Value as Json, json};
use speech::reading as say;
use speech::{Names, Sentence, Tongue};
use table::{Refusal, Rule};

use crate::complete;
use crate::out::say;
use crate::tongue::tongue;

pub(crate) const EXAMPLES: &str = "\
Examples:
  lastlicks rules
  lastlicks rules wimpout
  lastlicks rules wimpout bump
  lastlicks rules wimpout H1
  lastlicks rules wimpout W13
  lastlicks rules wimpout --questions";

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game; without it the games are listed
    #[arg(add = ArgValueCandidates::new(complete::games))]
    game: Option<String>,
    /// A rule by its slug, or by its number such as H1 or W13
    #[arg(add = ArgValueCandidates::new(complete::rules))]
    rule: Option<String>,
    /// List what a rule of one's own may answer, with an example each
    #[arg(long, requires = "game", conflicts_with = "rule")]
    questions: bool,
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
    if args.questions {
        list_questions(game, args.json);
        return Ok(());
    }
    let Some(name) = &args.rule else {
        list_rules(game, args.json);
        return Ok(());
    };
    let read = if args.json { Tongue::En } else { tongue() };
    let found = Found::new(game, name, read)?;
    if args.json {
        say!("{}", found.json());
    } else {
        say!("{}", found.to_string().trim_end());
    }
    Ok(())
}

/// What a name or a number stands for: paragraphs of the rules, options and house rules.
struct Found {
    game: &'static dyn AnyGame,
    paragraphs: Vec<Paragraph>,
    rules: Vec<&'static Rule>,
    tongue: Tongue,
}

impl Found {
    fn new(game: &'static dyn AnyGame, name: &str, tongue: Tongue) -> Result<Self, Refusal> {
        let words = screen::words(game.slug());
        let told = words.map_or_else(Vec::new, |words| words.paragraphs(name, tongue));
        let rules: Vec<_> = game
            .rules()
            .iter()
            .filter(|rule| rule.is_called(name))
            .collect();
        if told.is_empty() && rules.is_empty() {
            table::find(game.rules(), name)?;
        }
        Ok(Self {
            game,
            paragraphs: told,
            rules,
            tongue,
        })
    }

    fn json(&self) -> Json {
        let told = |paragraph: &Paragraph| json!({"number": paragraph.number, "title": paragraph.title, "text": paragraph.text});
        let rules = self.rules.iter().map(|rule| host::rule_json(rule));
        self.paragraphs.iter().map(told).chain(rules).collect()
    }

    /// An option in full.
    fn full(&self, f: &mut std::fmt::Formatter<'_>, rule: &Rule) -> std::fmt::Result {
        let names = Names::new(&[], None).in_tongue(self.tongue);
        let printed = speech::rule(self.game.slug(), rule, self.tongue);
        writeln!(f, "{} ({}; {})", printed.title, rule.slug, rule.cited())?;
        let takes = say::takes(&rule.values, names);
        let usual = rule.default_value().to_string().into();
        let situation = speech::situation(rule.situation, self.tongue).into();
        let mut facts = vec![
            (
                say::ValuesLabel {}.line(names),
                say::ValuesAndDefault { takes, usual }.line(names),
            ),
            (
                say::SituationLabel {}.line(names),
                say::Situation { situation }.line(names),
            ),
        ];
        if !rule.clashes.is_empty() {
            let others = rule.clashes.join(", ").into();
            facts.push((say::ClashesLabel {}.line(names), others));
        }
        for (label, fact) in facts {
            writeln!(f, "  {:<10} {fact}", label.to_string())?;
        }
        writeln!(f, "\n{}\n", wrapped(printed.text))
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
        self.rules.iter().try_for_each(|rule| self.full(f, rule))
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
        let summary = host::summary(*game, tongue());
        say!("{:<10} {}. {summary}", game.slug(), game.title());
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
    let names = Names::new(&[], None).in_tongue(tongue());
    let title = game.title().into();
    say!("{}\n", say::OptionsOf { title }.line(names));
    for rule in speech::rules(game.slug(), game.rules(), tongue()) {
        let setting = format!("{} [{}]", rule.slug, rule.default_value());
        say!("{setting:<28} {:<8} {}", rule.number(), rule.summary);
    }
    let first = game.rules().first().map_or("", |rule| rule.slug);
    let command = format!("lastlicks rules {} {first}", game.slug()).into();
    say!("\n{}", say::OneInFull { command }.line(names));
}

/// What the game asks rules of one's own.
pub(crate) fn list_questions(game: &dyn AnyGame, json: bool) {
    if !json {
        for lines in host::questions_told(game.slug(), tongue()).chunks(4) {
            say!("{}\n", lines.join("\n"));
        }
        return;
    }
    let questions = speech::own::questions(game.slug()).iter().map(|question| {
        json!({
            "name": question.name, "arguments": question.arguments, "about": question.about,
            "answer": question.gives.to_string(), "example": question.example,
        })
    });
    let questions: Vec<_> = questions.collect();
    say!(
        "{}",
        json!({"version": own::QUESTIONS, "questions": questions})
    );
}
