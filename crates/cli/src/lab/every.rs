//! Every value of every rule against the rules as set, as a table in Markdown (U24).

use indicatif::ProgressBar;
use serde_json::Value as Json;
use speech::figures::{
    DoesNotGo, EveryDecisions, EveryFirst, EveryHappens, EveryLeads, EveryOf, EveryRule,
    EverySkill, EveryTurns,
};
use table::{OWN_PREFIX, Rule, Settings, Value};

use super::Lab;
use super::printed::{bots, named, number, text, words};
use crate::out::{note, say};
use crate::tongue::{decimal, digits, told, tongue};
use crate::values::others;

/// What is shown of each.
const SHOWN: [&str; 5] = [
    "turns a game",
    "decisions a game",
    "changes of the lead",
    "won by seat 0",
    "won by skill",
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
    /// Prints a row of each change, by its name, as soon as it is measured; or a line of JSON.
    pub(super) fn run(self, lab: &Lab, set: &Settings, json: bool) -> anyhow::Result<()> {
        let mut is_first = true;
        for (name, change) in self.changes(lab, set) {
            let with =
                |set: Settings, (slug, value): (&String, &Value)| set.with(slug, value.clone());
            let other = change.0.iter().fold(set.clone(), with);
            if lab.game.warnings(&other, &lab.materials).is_err() {
                let change = name.into();
                note!("{}", told(&DoesNotGo { change }));
                continue;
            }
            let mut figures = lab.compare([set, &other], &ProgressBar::hidden())?;
            if json {
                figures["change"] = name.into();
                say!("{figures}");
            } else {
                if is_first {
                    head(set, &figures);
                    is_first = false;
                }
                say!("{}", row(&name, &figures));
            }
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

fn head(set: &Settings, figures: &Json) {
    let rules = named(set);
    let every = EveryOf {
        pairs: figures["pairs"].as_i64().unwrap_or_default(),
        rules: rules.as_str().into(),
        bots: bots(figures).into(),
        weak: text(&figures["weak"]).into(),
    };
    say!("{}\n", told(&every));
    let names = [
        told(&EveryTurns {}),
        told(&EveryDecisions {}),
        told(&EveryLeads {}),
        told(&EveryFirst {}),
        told(&EverySkill {}),
    ];
    let usual = SHOWN.map(|what| cell(figures, what, "sets"));
    let (rule, happens) = (told(&EveryRule {}), told(&EveryHappens {}));
    say!("| {rule} | {} | {happens} |", names.join(" | "));
    say!("|---|{}---|", "---|".repeat(SHOWN.len()));
    say!("| ({rules}) | {} | |", usual.join(" | "));
}

fn row(name: &str, figures: &Json) -> String {
    let cells = SHOWN.map(|what| cell(figures, what, "difference"));
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
        let mean = number(&measure["sets"][0]["mean"]) * scale;
        return format!("{}{unit}", decimal(mean, 1));
    }
    let [mean, error] =
        ["mean", "error95"].map(|name| number(&measure["difference"][name]) * scale);
    let told = digits(&format!("{mean:+.1} ± {error:.1}{unit}"));
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
            (mean.abs() > error).then(|| {
                let what = speech::counted(what, tongue());
                let told = format!("{what} {}", digits(&format!("{mean:+.2}")));
                (mean.abs() / error.max(1e-9), told)
            })
        })
        .collect();
    sure.sort_by(|a, b| b.0.total_cmp(&a.0));
    let most: Vec<String> = sure.into_iter().take(3).map(|(_, told)| told).collect();
    most.join(", ")
}
