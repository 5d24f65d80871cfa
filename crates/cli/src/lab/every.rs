//! Every value of every rule against the rules as set, as a table in Markdown (U24).

use indicatif::ProgressBar;
use serde_json::Value as Json;
use table::{OWN_PREFIX, Rule, Settings, Value};

use super::Lab;
use super::printed::{named, number, text, words};
use crate::out::{note, say};
use crate::values::others;

/// What is shown of each.
const SHOWN: [(&str, &str); 5] = [
    ("turns a game", "turns"),
    ("decisions a game", "decisions"),
    ("changes of the lead", "leads"),
    ("won by seat 0", "seat 0"),
    ("won by skill", "skill"),
];

/// What is measured, one after the other.
#[derive(Clone, Copy, Debug, clap::ValueEnum)]
pub(super) enum Every {
    /// Every value of every rule
    Values,
    /// Every rule of one's own that is shipped
    Texts,
}

impl Every {
    /// Prints a row of each change, by its name, as soon as it is measured.
    pub(super) fn run(self, lab: &Lab, set: &Settings) -> anyhow::Result<()> {
        let mut is_first = true;
        for (name, change) in self.changes(lab, set) {
            let with =
                |set: Settings, (slug, value): (&String, &Value)| set.with(slug, value.clone());
            let other = change.0.iter().fold(set.clone(), with);
            if lab.game.warnings(&other, &lab.materials).is_err() {
                note!("{name} does not go with the rules as set");
                continue;
            }
            let figures = lab.compare([set, &other], &ProgressBar::hidden())?;
            if is_first {
                head(lab, set, &figures);
                is_first = false;
            }
            say!("{}", row(&name, &figures));
            if lab.experiment.limit.is_over() {
                break;
            }
        }
        Ok(())
    }

    /// What is changed each time, by its name.
    fn changes(self, lab: &Lab, set: &Settings) -> Vec<(String, Settings)> {
        let change = |slug: &str, value| Settings::default().with(slug, value);
        match self {
            Self::Values => {
                let rules = lab.game.rules().iter();
                let all = rules.flat_map(|rule: &Rule| {
                    let values = others(rule, &set.value_of(rule)).into_iter();
                    values.map(move |value| change(rule.slug, value))
                });
                all.map(|change| (words(&change), change)).collect()
            }
            Self::Texts => {
                let texts = speech::own::examples(lab.game.slug()).iter();
                let all = texts.map(|(name, text)| {
                    let slug = format!("{OWN_PREFIX}{name}");
                    let change = change(&slug, Value::Word((*text).to_owned()));
                    (slug, change)
                });
                all.collect()
            }
        }
    }
}

fn head(lab: &Lab, set: &Settings, figures: &Json) {
    let rules = named(&Json::from(words(set)));
    say!(
        "{} pairs of games each against {rules}; bots {}; skill against {}.\n",
        figures["pairs"],
        lab.experiment.bots.join(", "),
        text(&figures["weak"])
    );
    let (names, usual): (Vec<_>, Vec<_>) = SHOWN
        .iter()
        .map(|(what, name)| (*name, cell(figures, what, "sets")))
        .unzip();
    say!(
        "| rule | {} | what happens more or less |",
        names.join(" | ")
    );
    say!("|---|{}---|", "---|".repeat(SHOWN.len()));
    say!("| ({rules}) | {} | |", usual.join(" | "));
}

fn row(name: &str, figures: &Json) -> String {
    let cells: Vec<String> = SHOWN
        .iter()
        .map(|(what, _)| cell(figures, what, "difference"))
        .collect();
    format!(
        "| `{name}` | {} | {} |",
        cells.join(" | "),
        happens(figures)
    )
}

/// A figure, in bold where it differs surely.
fn cell(figures: &Json, what: &str, of: &str) -> String {
    let all = figures["measures"].as_array().into_iter().flatten();
    let Some(measure) = all.into_iter().find(|one| one["what"] == what) else {
        return "–".to_owned();
    };
    let scale = if measure["share"] == true { 100.0 } else { 1.0 };
    let unit = if measure["share"] == true { " %" } else { "" };
    if of == "sets" {
        return format!("{:.1}{unit}", number(&measure["sets"][0]["mean"]) * scale);
    }
    let [mean, error] =
        ["mean", "error95"].map(|name| number(&measure["difference"][name]) * scale);
    let told = format!("{mean:+.1} ± {error:.1}{unit}");
    if mean.abs() > error {
        format!("**{told}**")
    } else {
        told
    }
}

/// The events that differ most surely.
fn happens(figures: &Json) -> String {
    let all = figures["measures"].as_array().into_iter().flatten();
    let events = all.filter_map(|one| {
        text(&one["what"])
            .strip_suffix(" a game")
            .map(|what| (what, one))
    });
    let events =
        events.filter(|(what, _)| !["turns", "draws", "decisions", "minutes"].contains(what));
    let mut sure: Vec<(f64, String)> = events
        .filter_map(|(what, one)| {
            let [mean, error] = ["mean", "error95"].map(|name| number(&one["difference"][name]));
            (mean.abs() > error)
                .then(|| (mean.abs() / error.max(1e-9), format!("{what} {mean:+.2}")))
        })
        .collect();
    sure.sort_by(|a, b| b.0.total_cmp(&a.0));
    let most: Vec<String> = sure.into_iter().take(3).map(|(_, told)| told).collect();
    most.join(", ")
}
