//! Picking a bit of a word by its number, as every draw of a card does: without branches, for luck makes a processor
//! guess them wrong (S. Vigna, "Broadword implementation of rank/select queries", 2008).

/// A one in each byte.
const EACH: u64 = 0x0101_0101_0101_0101;
/// The top bit of each byte.
const TOP: u64 = 0x80 * EACH;

/// The place of the one that has `n` others below it, in a word with more than `n` ones.
pub(crate) fn nth_one(word: u64, n: usize) -> usize {
    debug_assert!(n < word.count_ones() as usize);
    let up_to = ones_up_to_each_byte(word);
    let too_few = (((n as u64 * EACH) | TOP) - up_to) & TOP;
    let byte = usize::from((too_few >> 7).wrapping_mul(EACH).to_le_bytes()[7] & 7);
    let below = usize::from((up_to << 8).to_le_bytes()[byte]);
    let bits = usize::from(word.to_le_bytes()[byte]);
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

    use super::nth_one;

    proptest! {
        #[test]
        fn every_one_is_found_by_its_number(word: u64, more: u64, fewer: u64) {
            for word in [word, word | more, word & fewer, u64::MAX] {
                let ones = (0..64).filter(|place| word >> place & 1 == 1);
                for (n, place) in ones.enumerate() {
                    prop_assert_eq!(nth_one(word, n), place);
                }
            }
        }
    }
}
