//! A chain of bombs in one field: who holds what, who explodes next, and whose cows are still to be paid for.

use std::fmt;

use table::Seat;

use crate::card::{Card, CardSet, MOST_CARDS, Seats, Six};

/// Everything one bomb sets off (A8–A13).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Chain {
    /// The field; all bombs of a chain stay in it.
    pub(crate) field: Seat,
    /// 1 for the first bomb, one more for each round of bombs a Mad Bomber hands out.
    pub(crate) wave: u8,
    /// Bombs not yet dealt with, by cow.
    bombs: Counts,
    /// The cows with such bombs.
    pub(crate) holding: CardSet,
    /// The cows that explode when every bomb of the wave has been dealt with.
    pub(crate) doomed: CardSet,
    /// What exploded cows have won and cost, by owner, since the last reckoning.
    pub(crate) gains: Six<i32>,
    pub(crate) costs: Six<i32>,
    /// The owners who are still to be reckoned with.
    pub(crate) owed: Seats,
    /// The reckoning is going on.
    pub(crate) settling: bool,
    /// How many bombs each cow gets in the next wave, because so many Mad Bombers have exploded (A11).
    pub(crate) again: u8,
    /// How many cows and Mad Bombers stood in the field, and how many cows have exploded.
    pub(crate) herd: u8,
    pub(crate) bombers: u8,
    pub(crate) exploded: u8,
}

/// A number for each card.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Counts([u8; MOST_CARDS]);

impl fmt::Debug for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let some = self.0.iter().enumerate().filter(|(_, n)| **n > 0);
        f.debug_map().entries(some).finish()
    }
}

impl Chain {
    /// A chain that begins in the field of `field`, with `herd` cows, `bombers` of them Mad Bombers.
    pub(crate) fn new(field: Seat, herd: u8, bombers: u8) -> Self {
        Self {
            field,
            wave: 1,
            bombs: Counts([0; MOST_CARDS]),
            holding: CardSet::EMPTY,
            doomed: CardSet::EMPTY,
            gains: Six::default(),
            costs: Six::default(),
            owed: Seats::default(),
            settling: false,
            again: 0,
            herd,
            bombers,
            exploded: 0,
        }
    }

    /// How many bombs a cow holds that are not dealt with.
    pub(crate) fn bombs(&self, cow: Card) -> u8 {
        self.bombs.0[cow.index()]
    }

    /// Hands a cow one more bomb. On a cow that explodes anyway it is spent with the others (A11).
    pub(crate) fn hand(&mut self, cow: Card) {
        if !self.doomed.contains(cow) {
            self.bombs.0[cow.index()] += 1;
            self.holding.insert(cow);
        }
    }

    /// Takes one bomb from a cow.
    pub(crate) fn take(&mut self, cow: Card) {
        self.bombs.0[cow.index()] -= 1;
        if self.bombs.0[cow.index()] == 0 {
            self.holding.remove(cow);
        }
    }

    /// Lets a cow explode with all its bombs.
    pub(crate) fn doom(&mut self, cow: Card) {
        self.clear(cow);
        self.doomed.insert(cow);
    }

    /// Forgets a cow that is in play no more.
    pub(crate) fn forget(&mut self, cow: Card) {
        self.clear(cow);
        self.doomed.remove(cow);
    }

    fn clear(&mut self, cow: Card) {
        self.bombs.0[cow.index()] = 0;
        self.holding.remove(cow);
    }
}
