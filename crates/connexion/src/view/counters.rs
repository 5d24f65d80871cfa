//! What rules of the table's own count, for everybody to see (O2).

use serde::Serialize;

use crate::rules::{Counts, Rules};
use crate::state::State;

/// What a rule of the table's own counts of everybody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Counter {
    /// The title of the rule.
    pub rule: String,
    /// What it counts.
    pub counter: String,
    /// How many, by seat.
    pub counts: Vec<u32>,
}

/// What a rule of the table's own counts of the table as a whole.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TableCounter {
    /// The title of the rule.
    pub rule: String,
    /// What it counts.
    pub counter: String,
    /// How many.
    pub count: u32,
}

fn of(counts: &Counts, rule: &own::Rule) -> u32 {
    counts.get(&rule.head().slug).copied().unwrap_or(0)
}

pub(super) fn counters(rules: &Rules, state: &State) -> Vec<Counter> {
    let shown = rules.counters().map(|(_, rule)| Counter {
        rule: rule.head().title.clone(),
        counter: rule.head().counter.clone(),
        counts: state
            .players
            .values()
            .map(|player| of(&player.counts, rule))
            .collect(),
    });
    shown.collect()
}

pub(super) fn table_counters(rules: &Rules, state: &State) -> Vec<TableCounter> {
    let shown = rules.table_counters().map(|(_, rule)| TableCounter {
        rule: rule.head().title.clone(),
        counter: rule.head().table_counter.clone(),
        count: of(&state.counts, rule),
    });
    shown.collect()
}
