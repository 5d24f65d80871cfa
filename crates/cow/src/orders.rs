//! The orders of a field that are listed before a roll, counted so that one of them can be had by its number.

use crate::Cow;
use crate::card::{CardSet, Ranked};
use crate::state::State;

/// The order as it is, then each order that brings one cow to the right end, then to the left end. Every other order is
/// allowed too.
pub(crate) struct Orders {
    /// The places from which a cow can be brought to the left end with a difference: the next cow to its left is
    /// another. From the place of that one a cow can be brought to the right end.
    differ: Ranked,
    /// The place at the left end.
    left: u32,
}

impl Cow {
    /// The orders of the active player's field.
    pub(crate) fn orders(&self, state: &State) -> Orders {
        let field = state.ring.field(state.active);
        let differ = field.windows(2).rev().fold(0, |bits: u128, pair| {
            let alike = self.are_alike(state, pair[0], pair[1]);
            bits << 1 | u128::from(!alike)
        });
        Orders {
            differ: Ranked::of(CardSet::of_bits(differ)),
            left: u32::try_from(field.len() - 1).unwrap_or(0),
        }
    }
}

impl Orders {
    /// How many there are.
    pub(crate) fn len(&self) -> u32 {
        // Of two cows either shift makes the other order.
        let ends = if self.left > 1 { 2 } else { 1 };
        1 + ends * self.differ.len()
    }

    /// The one with `n` others before it: the cow at the first place goes to the second.
    #[inline]
    pub(crate) fn nth(&self, n: u32) -> (u8, u8) {
        let place = |place: u32| place.to_le_bytes()[0];
        let differ = |n| self.differ.nth(n).map_or(0, |card| card.0);
        let to_right = self.differ.len();
        if n == 0 {
            (0, 0)
        } else if n <= to_right {
            (differ(n - 1) + 1, 0)
        } else {
            (differ(n - 1 - to_right), place(self.left))
        }
    }
}
