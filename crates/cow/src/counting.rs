//! What rules of the table's own count of each player and of the table (P30).

use serde::Serialize;
use table::Seat;

use crate::card::Six;
use crate::rules::Rules;
use crate::state::State;

/// What they count, and what they are told of the turn that is going on. No state has it where no rule counts.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Counting {
    pub(crate) happened: Happened,
    /// By the place of the rule; of one that does not count it stays at 0.
    pub(crate) counts: Vec<Counts>,
    /// Rules that could not say how to begin, until that is told (O5).
    pub(crate) untold: Vec<own::Failure>,
}

/// What one rule counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Counts {
    pub(crate) of: Six<u32>,
    pub(crate) table: u32,
}

/// What has happened in a turn, as a rule is told of it that counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Happened {
    /// Cows that have exploded.
    pub exploded: u32,
    /// Those of whoever's turn it is.
    pub own: u32,
    /// Points of the city that was taken; 0 if none was.
    pub city: u32,
    /// Dollars that the bombs have brought whoever's turn it is.
    pub won: i32,
    /// Cards that were played.
    pub played: u32,
}

/// What a rule of the table's own counts of everybody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Counter {
    /// The title of the rule.
    pub rule: String,
    /// What it counts.
    pub counter: String,
    /// By seat.
    pub counts: Vec<u32>,
}

/// What a rule of the table's own counts of the table as a whole.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TableCounter {
    /// The title of the rule.
    pub rule: String,
    /// What it counts.
    pub counter: String,
    /// How much.
    pub count: u32,
}

impl State {
    /// What the rule at a place counts; nothing where none counts.
    pub(crate) fn counted(&self, by: usize) -> Counts {
        let counting = self.counting.as_ref();
        let counts = counting.and_then(|counting| counting.counts.get(by));
        counts.copied().unwrap_or_default()
    }

    /// The greatest count of a player who is in the game, by the rule at a place.
    pub(crate) fn most_counted(&self, by: usize) -> u32 {
        let counts = self.counted(by);
        let each = self.inside.iter().map(|seat| counts.of[seat]);
        each.max().unwrap_or(0)
    }
}

/// What is counted of everybody, for all to see.
pub(crate) fn counters(rules: &Rules, state: &State) -> Vec<Counter> {
    let own = rules.own().iter().enumerate();
    let shown = own.filter(|(_, rule)| rule.counts_players());
    let shown = shown.map(|(by, rule)| {
        let counts = state.counted(by);
        Counter {
            rule: rule.head().title.clone(),
            counter: rule.head().counter.clone(),
            counts: (0..state.seats).map(|n| counts.of[Seat::at(n)]).collect(),
        }
    });
    shown.collect()
}

/// What is counted of the table, for all to see.
pub(crate) fn table_counters(rules: &Rules, state: &State) -> Vec<TableCounter> {
    let own = rules.own().iter().enumerate();
    let shown = own.filter(|(_, rule)| rule.counts_table());
    let shown = shown.map(|(by, rule)| TableCounter {
        rule: rule.head().title.clone(),
        counter: rule.head().table_counter.clone(),
        count: state.counted(by).table,
    });
    shown.collect()
}
