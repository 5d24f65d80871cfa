//! Picking a bit of a word by its number, as every draw of a card does: without branches, for luck makes a processor
//! guess them wrong (S. Vigna, "Broadword implementation of rank/select queries", 2008).

/// A one in each byte.
const EACH: u64 = 0x0101_0101_0101_0101;
/// The top bit of each byte.
const TOP: u64 = 0x80 * EACH;

/// A word whose ones have been counted.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ranks {
    word: u64,
    /// Byte by byte, how many ones there are up to its end.
    up_to: u64,
}

impl Ranks {
    pub(crate) fn of(word: u64) -> Self {
        // Many words are empty, and it is cheaper to see than to count.
        let up_to = if word == 0 {
            0
        } else {
            ones_up_to_each_byte(word)
        };
        Self { word, up_to }
    }

    /// How many ones there are.
    pub(crate) fn ones(self) -> u32 {
        u32::from(self.up_to.to_le_bytes()[7])
    }

    /// The place of the one that has `n` others below it; there must be more than `n`.
    pub(crate) fn nth(self, n: u32) -> usize {
        debug_assert!(n < self.ones());
        nth_one(self.word, self.up_to, n as usize)
    }
}

/// The bits of a word in runs, one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Runs {
    /// The lowest bit of each run, and the highest.
    lows: u128,
    highs: u128,
}

impl Runs {
    /// The runs of so many bits; which of them begin one is told.
    pub(crate) fn new(len: usize, begins: impl Fn(usize) -> bool) -> Self {
        let bits = |so: &dyn Fn(usize) -> bool| {
            let bits = (0..len).filter(|&place| so(place));
            bits.fold(0, |all, place| all | 1 << place)
        };
        Self {
            lows: bits(&begins),
            highs: bits(&|place| place + 1 == len || begins(place + 1)),
        }
    }

    /// The lowest one of each run: `word & -word` for all of them at once, nothing carried from one into the next.
    pub(crate) fn firsts(self, word: u128) -> u128 {
        let zeros = !word;
        word & (((zeros & !self.highs) + self.lows) ^ (zeros & self.highs))
    }
}

fn nth_one(word: u64, up_to: u64, n: usize) -> usize {
    let too_few = (((n as u64 * EACH) | TOP) - up_to) & TOP;
    let byte = usize::from((too_few >> 7).wrapping_mul(EACH).to_le_bytes()[7] & 7);
    let at = |bytes: u64| usize::from((bytes >> (8 * byte)).to_le_bytes()[0]);
    let (below, bits) = (at(up_to << 8), at(word));
    8 * byte + usize::from(NTH_IN_BYTE[bits][(n - below) & 7])
}

/// Byte by byte, how many ones there are up to its end.
fn ones_up_to_each_byte(word: u64) -> u64 {
    let pairs = word - ((word >> 1) & (0x55 * EACH));
    let fours = (pairs & (0x33 * EACH)) + ((pairs >> 2) & (0x33 * EACH));
    ((fours + (fours >> 4)) & (0x0F * EACH)).wrapping_mul(EACH)
}

/// Of each byte, where its ones are.
static NTH_IN_BYTE: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut n, mut place) = (0, 0u8);
        while place < 8 {
            if byte >> place & 1 == 1 {
                table[byte][n] = place;
                n += 1;
            }
            place += 1;
        }
        byte += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::{Ranks, Runs};

    proptest! {
        #[test]
        fn every_one_is_found_by_its_number(word: u64, more: u64, fewer: u64) {
            for word in [word, word | more, word & fewer, u64::MAX] {
                let ones = (0..64).filter(|place| word >> place & 1 == 1);
                for (n, place) in (0..).zip(ones) {
                    prop_assert_eq!(Ranks::of(word).nth(n), place);
                }
            }
        }

        #[test]
        fn the_first_of_each_run_is_found(word: u128, begin: u128, len in 1_usize..=128) {
            let begins = |place: usize| place == 0 || begin >> place & 1 == 1;
            let word = word & (u128::MAX >> (128 - len));
            let (mut firsts, mut seen) = (0, false);
            for place in 0..len {
                seen &= !begins(place);
                let one = word >> place & 1;
                firsts |= if seen { 0 } else { one << place };
                seen |= one == 1;
            }
            prop_assert_eq!(Runs::new(len, begins).firsts(word), firsts);
        }
    }
}
