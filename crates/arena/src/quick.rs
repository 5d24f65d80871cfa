//! Luck for simulations: fast, seeded, the same for ever; not for tables at which people play.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use table::{Luck, Stream};

/// A fast even stream: the high halves of xoshiro256++.
#[derive(Clone, Debug)]
pub struct Quick(Xoshiro256PlusPlus);

impl Quick {
    /// The stream of block `block` of the simulation `seed`.
    #[must_use]
    pub fn new(seed: &str, block: u64) -> Self {
        let mut stream = Stream::from_seed(&format!("{seed}/{block}"));
        let mut bytes = [0; 32];
        for chunk in bytes.chunks_mut(4) {
            chunk.copy_from_slice(&stream.word().to_le_bytes());
        }
        Self(Xoshiro256PlusPlus::from_seed(bytes))
    }
}

impl Luck for Quick {
    #[inline]
    fn word(&mut self) -> u32 {
        (self.0.next_u64() >> 32) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_are_streams_of_their_own_that_never_change() {
        let words = |block| {
            let mut luck = Quick::new("golden", block);
            [luck.word(), luck.word(), luck.word()]
        };
        assert_eq!(words(0), GOLDEN);
        assert_ne!(words(0), words(1));
    }
    const GOLDEN: [u32; 3] = [1_901_058_778, 2_062_934_986, 1_278_433_821];
}
