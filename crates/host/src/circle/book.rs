//! The book of a circle: for each game the rules it plays by, and the rules about the circle itself (K3, K4).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::{Code, Materials, OWN_PREFIX, Refusal, Rule, Settings, Value, Values, find};

use super::standing::Counts;
use crate::catalog::game;
use crate::day::DAY;
use crate::room::{ClockPlan, Millis};

/// The chapter of the book about the circle itself; the others are called after games.
pub const OWN: &str = "circle";

/// What a circle can set about itself.
pub static RULES: &[Rule] = &[
    own(
        "door",
        "Who may sit down",
        "Whoever has the link, or whom a member lets in.",
        "K2",
        Values::Choice(&["link", "word"]),
    ),
    own(
        "counts",
        "What counts on an evening",
        "Games won, points made, or money made.",
        "K3",
        Values::Choice(&["games", "points", "money"]),
    ),
    own(
        "clock",
        "Clock",
        "How long a decision may take at a table under the book.",
        "K3",
        Values::Choice(&["none", "minute", "five-minutes", "day", "three-days"]),
    ),
    own(
        "clock-wimpout",
        "Clock of Cosmic Wimpout",
        "How long a decision may take there, where that is not the clock of all games.",
        "K3",
        A_CLOCK_OF_ITS_OWN,
    ),
    own(
        "clock-connexion",
        "Clock of Cosmic ConneXion",
        "How long a decision may take there, where that is not the clock of all games.",
        "K3",
        A_CLOCK_OF_ITS_OWN,
    ),
    own(
        "clock-cow",
        "Clock of Unexploded Cow",
        "How long a decision may take there, where that is not the clock of all games.",
        "K3",
        A_CLOCK_OF_ITS_OWN,
    ),
    own(
        "vote-days",
        "Days for a vote",
        "A proposal that not everybody has agreed to by then is dropped.",
        "K6",
        days(7, 1, 60),
    ),
    own(
        "away-days",
        "Days away",
        "Whoever was not here for so long can be put on leave by all others.",
        "K6",
        days(30, 7, 365),
    ),
    own(
        "season-days",
        "Days of a season",
        "So long evenings count together.",
        "K11",
        days(90, 7, 366),
    ),
];

/// The clock of one game.
const A_CLOCK_OF_ITS_OWN: Values = Values::Choice(&[
    "of-all",
    "none",
    "minute",
    "five-minutes",
    "day",
    "three-days",
]);

const fn own(
    slug: &'static str,
    title: &'static str,
    summary: &'static str,
    source: &'static str,
    values: Values,
) -> Rule {
    Rule {
        slug,
        title,
        summary,
        text: summary,
        source,
        values,
        situation: "game",
        clashes: &[],
    }
}

const fn days(default: i64, min: i64, max: i64) -> Values {
    Values::Number {
        default,
        min,
        max,
        step: 1,
        or_zero: false,
    }
}

/// The clock that a word stands for.
fn clock(word: &str) -> ClockPlan {
    const MINUTE: Millis = 60_000;
    match word {
        "minute" => ClockPlan::PerTurn(MINUTE),
        "five-minutes" => ClockPlan::PerTurn(5 * MINUTE),
        "day" => ClockPlan::PerTurn(DAY),
        "three-days" => ClockPlan::PerTurn(3 * DAY),
        _ => ClockPlan::None,
    }
}

/// What a circle has set its rules to, by chapter; what is not there has its default.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Book(pub BTreeMap<String, Settings>);

/// One line of the difference between two versions (K4).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Change {
    /// The chapter.
    pub chapter: String,
    /// The slug of the rule.
    pub rule: String,
    /// What it was set to.
    pub from: Value,
    /// What it is set to now.
    pub to: Value,
}

/// The rules of a chapter.
///
/// # Errors
/// `UnknownGame`.
pub fn rules_of(chapter: &str) -> Result<&'static [Rule], Refusal> {
    if chapter == OWN {
        return Ok(RULES);
    }
    Ok(game(chapter).map_err(|why| why.by("K3"))?.rules())
}

/// What a chapter sets a rule to, or its default; a rule of one's own that it does not have is off.
fn says(chapter: &str, set: &Settings, slug: &str) -> Option<Value> {
    let rule = find(rules_of(chapter).ok()?, slug).ok()?;
    let value = set.get(slug).cloned();
    Some(value.unwrap_or_else(|| rule.default_value()))
}

/// The rules of a chapter, and those of one's own that one of two settings of it has.
fn slugs(chapter: &str, one: &Settings, other: &Settings) -> Vec<String> {
    let rules = rules_of(chapter).unwrap_or_default().iter();
    let own = one.0.keys().chain(other.0.keys());
    let own: std::collections::BTreeSet<_> =
        own.filter(|slug| slug.starts_with(OWN_PREFIX)).collect();
    rules
        .map(|rule| rule.slug.to_owned())
        .chain(own.into_iter().cloned())
        .collect()
}

impl Book {
    /// What a chapter sets.
    #[must_use]
    pub fn chapter(&self, chapter: &str) -> Settings {
        self.0.get(chapter).cloned().unwrap_or_default()
    }

    /// What differs from another book, rule by rule, in the order of the rules; those of one's own last.
    #[must_use]
    pub fn since(&self, before: &Self) -> Vec<Change> {
        let chapters: std::collections::BTreeSet<_> =
            self.0.keys().chain(before.0.keys()).collect();
        let changes = chapters.into_iter().flat_map(|chapter| {
            let (old, new) = (before.chapter(chapter), self.chapter(chapter));
            slugs(chapter, &old, &new)
                .into_iter()
                .filter_map(move |slug| {
                    let (from, to) = (says(chapter, &old, &slug)?, says(chapter, &new, &slug)?);
                    (from != to).then(|| Change {
                        chapter: chapter.clone(),
                        rule: slug,
                        from,
                        to,
                    })
                })
        });
        changes.collect()
    }

    /// The changes and others over them.
    #[must_use]
    pub(super) fn followed_by(&self, changes: &Self) -> Self {
        let mut book = self.clone();
        for (chapter, set) in &changes.0 {
            let all = book.chapter(chapter).changed(set);
            book.0.insert(chapter.clone(), all);
        }
        book
    }

    /// The book with changes over it.
    #[must_use]
    pub fn changed(&self, changes: &Self) -> Self {
        let mut book = self.followed_by(changes);
        for set in book.0.values_mut() {
            set.0
                .retain(|slug, value| !slug.starts_with(OWN_PREFIX) || value.to_string() != "off");
        }
        book
    }

    /// Of the changes that were asked for those that change something. Texts of rules of one's own are taken as they
    /// stand, so that what came of a vote does not hang on who reads them ([`Book::ask`] has looked at them).
    ///
    /// # Errors
    /// `UnknownGame`, `UnknownRule`, `BadValue`, `Clash`; `BadVote` where nothing would change.
    pub(super) fn read(&self, asked: &Self) -> Result<Self, Refusal> {
        let mut changes = Self::default();
        for (chapter, set) in &asked.0 {
            let rules = rules_of(chapter)?;
            let (now, set) = (self.chapter(chapter), set.read(rules));
            let mut set = set.map_err(|why| match why.code {
                Code::UnknownRule => why.by("K3"),
                _ => why,
            })?;
            set.0
                .retain(|slug, value| says(chapter, &now, slug).is_some_and(|now| now != *value));
            if !set.0.is_empty() {
                changes.0.insert(chapter.clone(), set);
            }
        }
        if changes.0.is_empty() {
            let message = "that would change nothing: the book says so already";
            return Err(Refusal::new(Code::BadVote, message).by("K3"));
        }
        self.changed(&changes).settles()?;
        Ok(changes)
    }

    /// Whether all chapters go together, rules of one's own left out.
    pub(super) fn settles(&self) -> Result<(), Refusal> {
        for (chapter, set) in &self.0 {
            if chapter != OWN {
                let mut set = set.clone();
                set.0.retain(|slug, _| !slug.starts_with(OWN_PREFIX));
                game(chapter)?.warnings(&set, &Materials::default())?;
            }
        }
        Ok(())
    }

    /// Whether every chapter sets what its rules can be, as a vote would have had it.
    pub(super) fn reads(&self) -> Result<(), Refusal> {
        for (chapter, set) in &self.0 {
            set.read(rules_of(chapter)?)?;
        }
        Ok(())
    }

    fn own(&self, slug: &str) -> Option<Value> {
        let rule = find(RULES, slug).ok()?;
        Some(self.chapter(OWN).value_of(rule))
    }

    /// So many days, within what the rule allows whatever a file has brought.
    fn days(&self, slug: &str) -> Millis {
        let (Ok(rule), Some(Value::Number(days))) = (find(RULES, slug), self.own(slug)) else {
            return DAY;
        };
        let days = match rule.values {
            Values::Number { min, max, .. } => days.clamp(min, max),
            _ => days,
        };
        Millis::try_from(days).unwrap_or(1) * DAY
    }

    fn says(&self, slug: &str, word: &str) -> bool {
        self.own(slug) == Some(Value::Word(word.to_owned()))
    }

    /// Whether the link alone lets somebody in (K2).
    pub(super) fn is_open(&self) -> bool {
        self.says("door", "link")
    }

    /// What counts on an evening.
    #[must_use]
    pub fn counts(&self) -> Counts {
        if self.says("counts", "points") {
            Counts::Points
        } else if self.says("counts", "money") {
            Counts::Money
        } else {
            Counts::Games
        }
    }

    /// How long a proposal stands (K6).
    pub(super) fn vote_span(&self) -> Millis {
        self.days("vote-days")
    }

    /// After how long somebody who was not here can be put on leave (K6).
    pub(super) fn away_span(&self) -> Millis {
        self.days("away-days")
    }

    /// How long a season lasts (K11).
    pub(super) fn season_span(&self) -> Millis {
        self.days("season-days")
    }

    /// The clock of a table under the book where that game is played: its own, or else that of all games.
    #[must_use]
    pub fn clock(&self, game: &str) -> ClockPlan {
        let says = |slug: &str| self.own(slug).map(|value| value.to_string());
        let own = says(&format!("clock-{game}")).filter(|word| word != "of-all");
        own.or_else(|| says("clock"))
            .map_or(ClockPlan::None, |word| clock(&word))
    }
}
