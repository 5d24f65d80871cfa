//! P30: rules of the table's own, written in a text.

mod clocks;
mod counted;
mod counters;
mod effect;
mod ending;
mod examples;
mod placing;
mod questions;
mod reached;
mod sums;
mod times;
mod told;
mod won;
mod words;

use std::sync::Arc;

use own::{Fault, Given, Rule};
use table::{Code, OWN, OWN_PREFIX, Refusal, Settings, Value, own_rules};

pub(super) use clocks::Clocks;
pub use counted::{Becomes, Counting};
pub use counters::Counts;
pub(crate) use counters::{Happened, own_start, own_start_of_all};
pub use effect::{Barred, Effect, Finding, Over};
pub use examples::OWN_EXAMPLES;
pub(crate) use placing::{MAY_NOT_PLACE, Placing};
pub use questions::QUESTIONS;
pub use times::Time;
pub(crate) use told::Between;
pub use told::Me;
pub use words::{Among, Share};

use super::Rules;

/// The kinds of moment that a text may name (W19).
const SITUATIONS: [&str; 3] = ["turn", "bonus", "game"];
/// The question for the cards that a word wins a player.
pub(crate) const CARDS_WON_BY: &str = "cards_won_by";
/// No more rules of a table say where no card may lie: each is asked of every card of a hand and every free position.
const MOST_PLACING: usize = 2;
/// Cards that a word wins (X16).
const WON: u8 = 1;
/// A word with so many letters may pilfer (X17).
const PILFERING_LENGTH: usize = 4;

/// The rules of a table's own, in the order of their names.
pub(super) type Own = Vec<Arc<Rule>>;

/// Reads a text.
///
/// # Errors
/// What is wrong with it, and where.
pub fn text_of(text: &str) -> Result<Rule, Fault> {
    let rule = Rule::read(text, QUESTIONS)?;
    let refuse = |message: String| Fault {
        line: 0,
        column: 0,
        message,
    };
    let head = rule.head();
    rule.has_situation_among(&SITUATIONS)?;
    if head.counts > 0 {
        let message = "a rule of this game counts no throws: its head has no `counts`";
        return Err(refuse(message.to_owned()));
    }
    let wrong = clocks::sets_a_running_clock(&rule);
    match wrong {
        Some(why) => Err(refuse(why)),
        None => Ok(rule),
    }
}

/// Reads the texts that the table has set.
///
/// # Errors
/// `BadValue`: what is wrong with a text, and in which line; too many of them.
pub(super) fn read(set: &Settings) -> Result<Own, Refusal> {
    let own = own::read_all("connexion", own_rules(set), text_of)
        .map_err(|message| Refusal::new(Code::BadValue, message).by("P30"))?;
    let placing = own.iter().filter(|rule| rule.answers(MAY_NOT_PLACE));
    if placing.count() > MOST_PLACING {
        let message =
            format!("no more than {MOST_PLACING} rules of a table say where no card may lie");
        return Err(Refusal::new(Code::BadValue, message).by("P30"));
    }
    Ok(own)
}

/// The situation of a text (W19); of one that does not say, the turn.
pub(crate) fn situation(value: &Value) -> &'static str {
    let Value::Word(text) = value else {
        return OWN.situation;
    };
    let head = own::Head::read(text).ok();
    let said = head.and_then(|(head, ..)| head.situation);
    let known = said.and_then(|said| SITUATIONS.into_iter().find(|known| *known == said));
    known.unwrap_or(OWN.situation)
}

/// Whether a rule refuses a word.
pub(crate) fn refuses(rule: &Rule, word: &str) -> bool {
    rule.flag("refuses", &[text(word)]) == Ok(Some(true))
}

/// A word as a rule has it.
pub(crate) fn text(word: &str) -> Given {
    Given::Text(word.to_owned())
}

impl Rules {
    /// The rules of the table's own.
    pub fn own(&self) -> &[Arc<Rule>] {
        &self.own
    }

    /// Whether they may stand beside each other and the options that the table has set.
    ///
    /// # Errors
    /// `Clash`, saying which may not.
    pub(super) fn own_without_clash(&self, set: &Settings) -> Result<(), Refusal> {
        own::without_clash(&self.own, |slug| set.stands(super::RULES, slug))
            .map_err(|why| Refusal::new(Code::Clash, why).by("P30"))
    }

    /// The rules of the table's own as settings.
    pub(super) fn own_settings(&self) -> impl Iterator<Item = (String, Value)> + '_ {
        self.own.iter().map(|rule| {
            let slug = format!("{OWN_PREFIX}{}", rule.head().slug);
            (slug, Value::Word(rule.text().to_owned()))
        })
    }

    /// Those that refuse words.
    pub(super) fn refusing(&self) -> Vec<Arc<Rule>> {
        let own = self.own.iter();
        own.filter(|rule| rule.answers("refuses"))
            .map(Arc::clone)
            .collect()
    }

    /// How many cards a word wins, whoever has found it.
    pub fn cards_won(&self, word: &str) -> u8 {
        self.cards_won_by(word, |_| None)
    }

    /// How many cards a word wins a player, as each rule is told of him.
    pub(crate) fn cards_won_by(&self, word: &str, me: impl Fn(&Rule) -> Option<Me>) -> u8 {
        let answers = self.own.iter().flat_map(|rule| {
            let anybody = rule.number("cards_won", &[text(word)]).ok().flatten();
            let asked = rule.answers(CARDS_WON_BY).then(|| me(rule)).flatten();
            let told = asked.map(|me| [text(word), me.given()]);
            let by = told.and_then(|told| rule.number(CARDS_WON_BY, &told).ok()?);
            anybody.into_iter().chain(by)
        });
        answers
            .max()
            .and_then(|most| u8::try_from(most).ok())
            .unwrap_or(WON)
    }

    /// Whether a word may pilfer.
    pub fn pilfers(&self, word: &str) -> bool {
        let answers = self.own.iter();
        let answers = answers.filter_map(|rule| rule.flag("pilfers", &[text(word)]).ok()?);
        answers
            .reduce(|one, other| one || other)
            .unwrap_or(word.len() >= PILFERING_LENGTH)
    }

    /// Which rule, by its place, has a word pilfer or not otherwise than usual.
    pub(crate) fn pilfers_by(&self, word: &str) -> Option<usize> {
        let may = self.pilfers(word);
        let says = |rule: &Arc<Rule>| rule.flag("pilfers", &[text(word)]) == Ok(Some(may));
        let otherwise = may != (word.len() >= PILFERING_LENGTH);
        let by = self.own.iter().position(says).filter(|_| otherwise)?;
        self.own[by].is_since(4).then_some(by)
    }

    /// What words bring whoever has found them, in points, with the place of each rule that says so.
    pub(crate) fn own_words<'a>(
        &self,
        words: &(impl Iterator<Item = &'a str> + Clone),
    ) -> Vec<(usize, i64)> {
        let answering = self.own.iter().enumerate();
        let answering = answering.filter(|(_, rule)| rule.answers("word_scores"));
        let sums = answering.map(|(by, rule)| {
            let points = words
                .clone()
                .filter_map(|word| rule.number("word_scores", &[text(word)]).ok()?);
            (by, points.sum())
        });
        sums.filter(|(_, points)| *points != 0).collect()
    }

    /// What comes on top of a player's score, in points, with the place of each rule that says so.
    pub(crate) fn own_scoring(
        &self,
        me: impl Fn(&Rule) -> Me,
    ) -> impl Iterator<Item = (usize, i64)> {
        let own = self.own.iter().enumerate();
        let own = own.filter(|(_, rule)| rule.answers("scoring"));
        own.filter_map(move |(by, rule)| {
            let points = rule.number("scoring", &[me(rule).given()]).ok()??;
            (points != 0).then_some((by, points))
        })
    }
}
