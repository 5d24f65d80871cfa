//! What a rule would do, as it was measured (U23).

use serde::{Deserialize, Serialize};
use table::{OWN_PREFIX, Rule, Titles, Value};

use crate::common::listed;
use crate::insight::Number;
use crate::line::Line;
use crate::names::Names;
use crate::own::by_name;
use crate::printed;
use crate::sentence::Sentence;
use crate::sitting::dropped;
use crate::tongue::Tongue;

/// What was measured of a value of a rule, beside the rules as they usually are.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Measured {
    /// The value, as it is typed; of several, one after the other.
    pub value: String,
    /// Over how many pairs of games.
    pub pairs: u32,
    /// Who played.
    pub bots: String,
    /// Beside which rules, where they are not the usual ones.
    pub base: Option<String>,
    /// What differs.
    pub figures: Vec<Differs>,
    /// What the rules of the table's own among them are called.
    #[serde(default, skip_serializing_if = "Titles::is_empty")]
    pub titles: Titles,
}

/// Of fewer pairs of games nobody can say that a rule changes nothing: the intervals are too wide.
const FEW: u32 = 200;

/// How much more there was of something.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Differs {
    /// Of what.
    pub what: Figure,
    /// How much, a game; shares in percentage points.
    pub mean: f64,
    /// Half of the 95 % interval of that.
    pub error95: f64,
}

/// What is measured of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Figure {
    /// Turns a game.
    Turns,
    /// Decisions a game.
    Decisions,
    /// Changes of the lead a game.
    Leads,
    /// Games won by the first seat, in percent.
    First,
    /// Games won by the better bot, in percent.
    Skill,
    /// How often rules of the table's own could not answer, a game (O5).
    Fails,
}

sentences! { pub:
    /// The heading.
    WhatItWouldDo = "lab-what-it-would-do" {}
    /// On the form for a new table: the button that measures all of it.
    WhatTheseWouldDo = "lab-what-these-would-do" {}
    /// They are the usual ones.
    NothingToMeasure = "lab-nothing-to-measure" {}
    /// One value.
    AValue = "lab-a-value" { value: Line, what: Line, pairs: u32, base: Line, usual: bool, bots: Line }
    /// Nothing that is more than luck.
    Nothing = "lab-nothing" {}
    /// Nothing that is more than luck, of too few games to say that there is nothing.
    NothingOfFew = "lab-nothing-of-few" {}
    /// Too few games were over in time.
    TooSlow = "lab-too-slow" { value: Line }
    /// It is being measured.
    BeingMeasured = "lab-being-measured" {}
    /// The heading over all rules of a game.
    WhatEachRuleDoes = "lab-what-each-rule-does" {}
    /// How all of them were measured.
    PairsEach = "lab-pairs-each" { pairs: u32, base: Line, usual: bool, bots: Line }
    /// A rule, as the head of a column.
    RuleHead = "lab-rule-head" {}
    /// Turns, as the head of a column.
    TurnsHead = "lab-turns-head" {}
    /// Decisions.
    DecisionsHead = "lab-decisions-head" {}
    /// Changes of the lead.
    LeadsHead = "lab-leads-head" {}
    /// Games won by the first seat.
    FirstHead = "lab-first-head" {}
    /// Games won by the better bot.
    SkillHead = "lab-skill-head" {}
    /// Rules of the table's own that could not answer.
    FailsHead = "lab-fails-head" {}
    /// Where all of it is told.
    HowMeasured = "lab-how-measured" {}
}

mod figures {
    use crate::insight::Number;

    sentences! {
        Turns = "lab-turns" { n: Number, less: bool, low: Number, high: Number }
        Decisions = "lab-decisions" { n: Number, less: bool, low: Number, high: Number }
        Leads = "lab-leads" { n: Number, less: bool, low: Number, high: Number }
        First = "lab-first" { n: Number, less: bool, low: Number, high: Number }
        Skill = "lab-skill" { n: Number, less: bool, low: Number, high: Number }
        Fails = "lab-fails" { n: Number, less: bool, low: Number, high: Number }
    }
}

#[cfg(test)]
pub(crate) use figures::SIGNATURES as FIGURES;

impl Measured {
    /// What it came to, in a sentence: what is surely no luck, with its interval. `rules` are those of the game, by whose
    /// titles it is told.
    #[must_use]
    pub fn line(&self, game: &str, rules: &[Rule], names: Names<'_>) -> Line {
        let names = names.knowing(&self.titles);
        let sure = self
            .figures
            .iter()
            .filter(|one| one.mean.abs() > one.error95);
        let all: Vec<Line> = sure.map(|one| figure(*one, names)).collect();
        let titled = |typed: &str| by_title(typed, (game, rules), names).into();
        let bots = self.players().into();
        if self.figures.is_empty() {
            let value = titled(&self.value);
            return TooSlow { value }.line(names);
        }
        let what = if all.is_empty() && self.pairs < FEW {
            NothingOfFew {}.line(names)
        } else if all.is_empty() {
            Nothing {}.line(names)
        } else {
            listed(&all, names)
        };
        AValue {
            value: titled(&self.value),
            what,
            pairs: self.pairs,
            base: titled(self.base.as_deref().unwrap_or_default()),
            usual: self.base.is_none(),
            bots,
        }
        .line(names)
    }

    /// What is measured, and beside which rules where they are not the usual ones, by their titles.
    #[must_use]
    pub fn titled(&self, game: &str, rules: &[Rule], names: Names<'_>) -> (String, Option<String>) {
        let told = |typed: &str| by_title(typed, (game, rules), names.knowing(&self.titles));
        (told(&self.value), self.base.as_deref().map(told))
    }

    /// Who played, each bot with how many of it there were: `2 × odds`.
    #[must_use]
    pub fn players(&self) -> String {
        let names: Vec<_> = self.bots.split(", ").collect();
        let groups = names.chunk_by(|one, next| one == next);
        let told = groups.map(|group| match group {
            [one] => (*one).to_owned(),
            all => format!("{} × {}", all.len(), all[0]),
        });
        told.collect::<Vec<_>>().join(", ")
    }
}

/// Rules as they are typed, by their titles.
fn by_title(typed: &str, of: (&str, &[Rule]), names: Names<'_>) -> String {
    let one = |rule| {
        let Some(own) = str::strip_prefix(rule, OWN_PREFIX) else {
            return set(rule, of, names.tongue()).unwrap_or_else(|| rule.to_owned());
        };
        match own.split_once('=') {
            None => by_name(own, names),
            Some((name, "off")) => dropped(name, names).to_string(),
            Some((name, value)) => format!("{} {value}", by_name(name, names)),
        }
    };
    typed.split(", ").map(one).collect::<Vec<_>>().join(", ")
}

/// A rule of a game that is set to a value, as in `bump=on`: "Bump (on)".
fn set(typed: &str, (game, rules): (&str, &[Rule]), tongue: Tongue) -> Option<String> {
    let (slug, value) = typed.split_once('=')?;
    let rule = rules.iter().find(|rule| rule.slug == slug)?;
    let title = printed::rule(game, rule, tongue).title;
    let number = value.parse().map(Value::Number);
    let value = number.unwrap_or_else(|_| Value::Word(value.to_owned()));
    let said = printed::value(game, rule, &value, tongue);
    Some(format!("{title} ({said})"))
}

fn figure(one: Differs, names: Names<'_>) -> Line {
    let Differs {
        what,
        mean,
        error95,
    } = one;
    let less = mean < 0.0;
    let n = Number::tenths(mean.abs());
    let (low, high) = (
        Number::tenths(mean.abs() - error95),
        Number::tenths(mean.abs() + error95),
    );
    macro_rules! said {
        ($sentence:ident) => {
            figures::$sentence { n, less, low, high }.line(names)
        };
    }
    match what {
        Figure::Turns => said!(Turns),
        Figure::Decisions => said!(Decisions),
        Figure::Leads => said!(Leads),
        Figure::First => said!(First),
        Figure::Skill => said!(Skill),
        Figure::Fails => said!(Fails),
    }
}
