//! Luck for simulations: fast, seeded, the same for ever; not for tables at which people play.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use table::{Luck, Stream};

/// A fast even stream (xoshiro256++).
#[derive(Clone, Debug)]
pub struct Quick {
    generator: Xoshiro256PlusPlus,
    /// The half of the last 64 bits that has not been used.
    spare: Option<u32>,
}

impl Quick {
    /// The stream of block `block` of the simulation `seed`.
    #[must_use]
    pub fn new(seed: &str, block: u64) -> Self {
        let mut stream = Stream::from_seed(&format!("{seed}/{block}"));
        let mut bytes = [0; 32];
        for chunk in bytes.chunks_mut(4) {
            chunk.copy_from_slice(&stream.word().to_le_bytes());
        }
        Self {
            generator: Xoshiro256PlusPlus::from_seed(bytes),
            spare: None,
        }
    }
}

impl Luck for Quick {
    fn word(&mut self) -> u32 {
        if let Some(spare) = self.spare.take() {
            return spare;
        }
        let bits = self.generator.next_u64();
        self.spare = Some(u32::try_from(bits >> 32).expect("32 bits are left"));
        u32::try_from(bits & u64::from(u32::MAX)).expect("32 bits are kept")
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
    const GOLDEN: [u32; 3] = [1_791_479_574, 1_901_058_778, 2_364_917_097];
}
