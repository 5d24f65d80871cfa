//! What rules of the table's own count of each player and of the table (O2).

use std::collections::BTreeMap;

use own::{Fault, Given, Question, Rule};

use super::{Me, text};
use crate::rules::Rules;

/// The questions that say what the count of a player becomes.
pub(super) const COUNTING: [&str; 3] = ["starting", "after_word", "after_turn"];
/// The same of the count of the table.
pub(super) const COUNTING_ALL: [&str; 3] =
    ["table_starting", "table_after_word", "table_after_turn"];

/// Counts by the names of their rules.
pub type Counts = BTreeMap<String, u32>;

/// Something that is counted.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Happened<'a> {
    /// A word has been listed.
    Word(&'a str),
    /// A turn with so many words is over.
    Turn(u32),
    /// A place has been drawn, counted from 1.
    Drawn(u32),
}

impl Happened<'_> {
    fn question(self, of_table: bool) -> &'static str {
        match (self, of_table) {
            (Self::Word(_), false) => COUNTING[1],
            (Self::Turn(_), false) => COUNTING[2],
            (Self::Word(_), true) => COUNTING_ALL[1],
            (Self::Turn(_), true) => COUNTING_ALL[2],
            (Self::Drawn(_), false) => Question::AFTER_DRAW.name,
            (Self::Drawn(_), true) => Question::TABLE_AFTER_DRAW.name,
        }
    }

    fn given(self) -> Given {
        match self {
            Self::Word(word) => text(word),
            Self::Turn(n) | Self::Drawn(n) => Given::Number(n.into()),
        }
    }

    /// What a rule's count of `me`, or of the table, becomes: nothing if it does not say.
    ///
    /// # Errors
    /// Why it could not say.
    pub(crate) fn counted(self, rule: &Rule, me: Me, of_table: bool) -> Result<Option<u32>, Fault> {
        let question = self.question(of_table);
        if !rule.answers(question) {
            return Ok(None);
        }
        let count = rule.number(question, &[self.given(), me.given()])?;
        Ok(count.and_then(|count| u32::try_from(count).ok()))
    }
}

/// From what a rule's count of a player begins.
pub(crate) fn own_start(rule: &Rule, me: Me) -> u32 {
    let start = rule.number(COUNTING[0], &[me.given()]).ok().flatten();
    u32::try_from(start.unwrap_or(0)).unwrap_or(0)
}

/// From what its count of the table begins.
pub(crate) fn own_start_of_all(rule: &Rule) -> u32 {
    let start = rule.number(COUNTING_ALL[0], &[]).ok().flatten();
    u32::try_from(start.unwrap_or(0)).unwrap_or(0)
}

impl Rules {
    /// The rules of the table's own that count something of each player, with their places.
    pub fn counters(&self) -> impl Iterator<Item = (usize, &Rule)> {
        self.own_at_places()
            .filter(|(_, rule)| rule.counts_players())
    }

    /// Those that count something of the table as a whole.
    pub fn table_counters(&self) -> impl Iterator<Item = (usize, &Rule)> {
        self.own_at_places().filter(|(_, rule)| rule.counts_table())
    }

    fn own_at_places(&self) -> impl Iterator<Item = (usize, &Rule)> {
        self.own.iter().map(AsRef::as_ref).enumerate()
    }
}
