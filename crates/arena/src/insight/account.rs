//! What a game was to one seat: where it began, what luck brought, what was given away, how it ended (U14).

use serde::{Deserialize, Serialize};

use super::grade::Grade;

/// The account of one seat, in shares of the win: `start + luck + rules + given - lost = end`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Account {
    /// What the seat could hope for at the start.
    pub start: f64,
    /// What all draws brought it.
    pub luck: f64,
    /// The part of it that the seat itself threw or drew.
    pub own_luck: f64,
    /// What votes, newcomers and leavers brought it.
    pub rules: f64,
    /// What the others gave away to it.
    pub given: f64,
    /// What it gave away itself.
    pub lost: f64,
    /// How far that may be off because games were played on: half of where it lies in 95 of 100 cases. 0 where all is computed.
    #[serde(default)]
    pub doubt: f64,
    /// What it had in the end.
    pub end: f64,
    /// How many decisions it had that were not forced.
    pub decisions: u32,
    /// How many of each grade, the best first.
    pub grades: [u32; 5],
}

impl Account {
    /// Counts in a decision of the seat's own, whose loss may be off by so much.
    pub(super) fn decided(&mut self, loss: f64, doubt: f64) {
        self.lost += loss;
        self.doubt = self.doubt.hypot(doubt);
        self.decisions += 1;
        let grade = Grade::of(loss);
        let place = Grade::ALL.iter().position(|known| *known == grade);
        if let Some(count) = place.and_then(|place| self.grades.get_mut(place)) {
            *count += 1;
        }
    }

    /// How many decisions were worse than fine: slips, mistakes, blunders.
    #[must_use]
    pub const fn faults(&self) -> [u32; 3] {
        let [_, _, faults @ ..] = self.grades;
        faults
    }

    /// What the result would have been without luck.
    #[must_use]
    pub fn without_luck(&self) -> f64 {
        self.end - self.luck
    }

    /// By how much the account does not add up.
    #[must_use]
    pub fn error(&self) -> f64 {
        (self.start + self.luck + self.rules + self.given - self.lost - self.end).abs()
    }
}
