//! Phrases of the search: those that are made, and those of which the first parts are.

use crate::judge::bits::Bits;
use crate::judge::chart::WordReading;
use crate::judge::grammar::{Cat, Rule};

/// The words used, one bit each.
pub(super) type Used = u128;

/// A phrase made of some of the words.
#[derive(Clone, Debug)]
pub(super) struct Made {
    pub(super) cat: Cat,
    pub(super) bits: Bits,
    pub(super) used: Used,
    pub(super) words: Vec<u8>,
    /// How much the words would be missed elsewhere.
    pub(super) cost: u32,
}

/// A rule of which the first parts are made.
#[derive(Clone, Debug)]
pub(super) struct Begun {
    pub(super) rule: usize,
    pub(super) found: usize,
    pub(super) shared: Bits,
    pub(super) head: Bits,
    pub(super) used: Used,
    pub(super) words: Vec<u8>,
    pub(super) cost: u32,
}

impl Begun {
    pub(super) fn finish(self, rule: &Rule) -> Made {
        let bits = rule.result(self.shared, self.head);
        Made {
            cat: rule.makes,
            bits,
            used: self.used,
            words: self.words,
            cost: self.cost,
        }
    }
}

impl Made {
    /// Whether this phrase can stand wherever the other one, made of the same words, could.
    pub(super) fn says_all_of(&self, other: &Made) -> bool {
        self.used == other.used && self.bits.has_all(other.bits)
    }
}

pub(super) fn leaf(numbers: &[u8], word: &WordReading) -> Made {
    let used = numbers.iter().fold(0, |used, &n| {
        used | 1u128.checked_shl(n.into()).unwrap_or(0)
    });
    Made {
        cat: word.reading.cat,
        bits: word.reading.bits,
        used,
        words: numbers.to_vec(),
        cost: 0,
    }
}
