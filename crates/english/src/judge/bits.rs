//! Sets of feature values: wide enough for every value of the grammar, and agreement is one `and`.

use std::ops::{BitAnd, BitOr, BitOrAssign, BitXor, Not};

/// How many machine words make a set.
const WORDS: usize = 3;

/// A set of feature values: one bit each, grouped by what they describe.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Bits([u64; WORDS]);

/// Every value of every group: a phrase that says nothing about itself.
pub(super) const ANY: Bits = Bits([u64::MAX; WORDS]);

/// No value at all.
pub(super) const NONE: Bits = Bits([0; WORDS]);

impl Bits {
    /// The set of one value, by its number; none when there are too many.
    pub(super) fn nth(number: usize) -> Option<Self> {
        let mut bits = NONE;
        let word = bits.0.get_mut(number / 64)?;
        *word = 1 << (number % 64);
        Some(bits)
    }

    /// Whether the sets have a value in common.
    pub(super) fn meets(self, other: Self) -> bool {
        (self & other) != NONE
    }

    /// Whether every value of the other set is in this one.
    pub(super) fn has_all(self, other: Self) -> bool {
        (self & other) == other
    }

    /// How many values are in the set.
    pub(super) fn count(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    fn zip(self, other: Self, with: impl Fn(u64, u64) -> u64) -> Self {
        let mut made = self;
        for (mine, theirs) in made.0.iter_mut().zip(other.0) {
            *mine = with(*mine, theirs);
        }
        made
    }
}

impl BitAnd for Bits {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        self.zip(other, |a, b| a & b)
    }
}

impl BitOr for Bits {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        self.zip(other, |a, b| a | b)
    }
}

impl BitXor for Bits {
    type Output = Self;

    fn bitxor(self, other: Self) -> Self {
        self.zip(other, |a, b| a ^ b)
    }
}

impl BitOrAssign for Bits {
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl Not for Bits {
    type Output = Self;

    fn not(self) -> Self {
        self.zip(NONE, |a, _| !a)
    }
}
