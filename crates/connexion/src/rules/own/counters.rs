//! What rules of the table's own count of each player and of the table (O2).

use std::collections::BTreeMap;

use own::{Asking, Fault, Given, Question, Rule};

use super::{Finding, Me, text};
use crate::rules::Rules;

/// The questions that say what the count of a player becomes.
const COUNTING: [&str; 3] = ["starting", "after_word", "after_turn"];
/// The same of the count of the table.
const COUNTING_ALL: [&str; 3] = ["table_starting", "table_after_word", "table_after_turn"];

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

/// What becomes of a count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Counting {
    /// It begins with so many.
    Starts(u32),
    /// After this word it is no longer the first, but the second.
    Word(String, u32, u32),
    /// The same after a turn with so many words.
    Turn(u32, u32, u32),
}

/// Counts of a player and of the table that a rule may be asked about.
pub(super) fn counts() -> impl Iterator<Item = (u32, u32)> + Clone {
    let counts = [0, 1, 2, 3, 10];
    let of_him = counts.map(|count| (count, 0)).into_iter();
    of_him.chain(counts.map(|table| (0, table)))
}

/// What a rule counts of each player and of the table, found out by asking it.
pub(super) fn counted(asking: &mut Asking<'_>) -> Vec<Finding> {
    let head = asking.rule.head();
    let titles = [
        (head.counter.clone(), false),
        (head.table_counter.clone(), true),
    ];
    let titles = titles.into_iter().filter(|(title, _)| !title.is_empty());
    let found = titles
        .map(|(title, of_table)| Finding::Counts(title, of_table, counted_of(asking, of_table)));
    found.collect()
}

fn counted_of(asking: &mut Asking<'_>, of_table: bool) -> Vec<Counting> {
    let start = if of_table {
        own_start_of_all(asking.rule)
    } else {
        own_start(asking.rule, Me::default())
    };
    let words = ["at", "tea", "rates", "metaphor"].map(Happened::Word);
    let turns = [0, 1, 2, 3, 4, 6].map(Happened::Turn);
    let mut all: Vec<Counting> = (start > 0)
        .then_some(Counting::Starts(start))
        .into_iter()
        .collect();
    for happened in words.into_iter().chain(turns) {
        let befores = [start, 0, 1, 2, 3, 10, 100].into_iter();
        let change = befores
            .filter_map(|before| Some((before, count_after(asking, happened, before, of_table)?)));
        let change = change.into_iter().find(|(before, after)| before != after);
        all.extend(change.and_then(|(before, after)| match happened {
            Happened::Word(word) => Some(Counting::Word(word.to_owned(), before, after)),
            Happened::Turn(words) => Some(Counting::Turn(words, before, after)),
            Happened::Drawn(_) => None,
        }));
    }
    all.dedup_by(|one, other| one.does() == other.does());
    all
}

fn count_after(
    asking: &mut Asking<'_>,
    happened: Happened<'_>,
    before: u32,
    of_table: bool,
) -> Option<u32> {
    let counts = if of_table { (0, before) } else { (before, 0) };
    let me = Me {
        cards: 4,
        words: 6,
        longest: 5,
        count: counts.0,
        table: counts.1,
        ..Me::default()
    };
    let counted = happened.counted(asking.rule, me, of_table);
    asking.asked(counted)
}

impl Counting {
    /// What it comes to, whatever the word or the turn.
    fn does(&self) -> (u8, u32, u32) {
        match *self {
            Self::Starts(n) => (0, n, n),
            Self::Word(_, before, after) => (1, before, after),
            Self::Turn(_, before, after) => (2, before, after),
        }
    }
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
