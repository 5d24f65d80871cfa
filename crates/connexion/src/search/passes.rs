//! What a walk has used of each card, for the readings that ask (rules X7 and X8).

use super::reading::{LaterPass, SameCard};
use crate::board::{POSITIONS, Position};
use crate::deck::MAX_STRINGS;

pub(super) struct Passes {
    same_card: SameCard,
    later_pass: LaterPass,
    /// By position: how often the walk has passed.
    times: [u8; POSITIONS],
    /// By position and string of its card: how often it has stood for that.
    used: [[u8; MAX_STRINGS]; POSITIONS],
}

impl Passes {
    pub(super) fn new(same_card: SameCard, later_pass: LaterPass) -> Self {
        let used = [[0; MAX_STRINGS]; POSITIONS];
        Self {
            same_card,
            later_pass,
            times: [0; POSITIONS],
            used,
        }
    }

    /// Whether the walk may pass a card once more and use its string of that number.
    pub(super) fn allow(&self, position: Position, string: usize) -> bool {
        let again = match self.same_card {
            SameCard::Again | SameCard::Immediate => true,
            SameCard::TwoPasses => self.times[position.index()] < 2,
        };
        again
            && match self.later_pass {
                LaterPass::Any => true,
                LaterPass::Different => self.used[position.index()][string] == 0,
            }
    }

    pub(super) fn enter(&mut self, position: Position, string: usize) {
        self.times[position.index()] += 1;
        self.used[position.index()][string] += 1;
    }

    pub(super) fn leave(&mut self, position: Position, string: usize) {
        self.times[position.index()] -= 1;
        self.used[position.index()][string] -= 1;
    }
}
