//! Luck as an input: where numbers come from when nobody scripts them, and the proof that nobody chose them.
//!
//! A table commits to a secret first, mixes in a nonce of every seat, and only then draws. Each draw has its own
//! `ChaCha20` stream, keyed by the table's key, the draw's place in the record and what is drawn, so taking a move
//! back or holding a vote never re-rolls anything (P12).

use std::fmt::Write as _;

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

/// A source of even chances.
pub trait Luck {
    /// The next 32 even bits.
    fn word(&mut self) -> u32;

    /// A number from 0 to `n` − 1, each equally likely: words at or over the largest multiple of `n` are rejected.
    ///
    /// # Panics
    /// If `n` is 0.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        match SMALL.get(n.wrapping_sub(1) as usize) {
            Some(below) => below.pick(|| self.word()),
            None => Below::new(n).pick(|| self.word()),
        }
    }

    /// Puts `items` in an order drawn evenly among all (Fisher–Yates from the end).
    fn shuffle<T>(&mut self, items: &mut [T])
    where
        Self: Sized,
    {
        for last in (1..items.len()).rev() {
            let n = u32::try_from(last + 1).expect("fewer than 2^32 items");
            items.swap(last, self.below(n) as usize);
        }
    }
}

/// [`Luck::below`] for one number, prepared so that a draw takes no division (D. Lemire, O. Kaser, N. Kurz, "Faster
/// remainder by direct computation", 2019). It draws the same numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Below {
    n: u32,
    /// 2^64 / `n`, rounded up.
    magic: u64,
    /// The greatest word that is not rejected.
    greatest: u32,
}

impl Below {
    /// Numbers from 0 to `n` − 1.
    ///
    /// # Panics
    /// If `n` is 0.
    #[must_use]
    pub const fn new(n: u32) -> Self {
        let spill = (u32::MAX % n + 1) % n;
        Self {
            n,
            magic: (u64::MAX / n as u64).wrapping_add(1),
            greatest: u32::MAX - spill,
        }
    }

    /// Draws one of them.
    #[inline]
    pub fn draw(self, luck: &mut impl Luck) -> u32 {
        self.pick(|| luck.word())
    }

    /// Picks one of them by the first of these words that is not rejected.
    #[inline]
    #[expect(
        clippy::cast_possible_truncation,
        reason = "what is drawn is less than n"
    )]
    fn pick(self, mut words: impl FnMut() -> u32) -> u32 {
        loop {
            let word = words();
            if word <= self.greatest {
                let fraction = self.magic.wrapping_mul(u64::from(word));
                return ((u128::from(fraction) * u128::from(self.n)) >> 64) as u32;
            }
        }
    }
}

/// The numbers that games draw below most of the time: [`SMALL`]`[n - 1]` is for `n`.
static SMALL: [Below; 128] = {
    let mut small = [Below::new(1); 128];
    let mut n = 1;
    while n <= 128 {
        small[n as usize - 1] = Below::new(n);
        n += 1;
    }
    small
};

/// The 32 bytes nobody may know before the game is over.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

impl std::fmt::Debug for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl Secret {
    /// A secret of these bytes; they must come from the operating system's randomness.
    #[must_use]
    pub fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The secret that a seed text stands for: for repeatable games, where nothing is to be kept secret.
    #[must_use]
    pub fn from_seed(seed: &str) -> Self {
        Self(hash(&[b"lastlicks/seed/1", seed.as_bytes()]))
    }

    /// The secret written as 64 hexadecimal digits, if it is that.
    #[must_use]
    pub fn from_hex(text: &str) -> Option<Self> {
        let digits = text.as_bytes();
        if digits.len() != 64 {
            return None;
        }
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks(2)) {
            *byte = u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()?;
        }
        Some(Self(bytes))
    }

    /// The secret as 64 hexadecimal digits, to be shown when the game is over.
    #[must_use]
    pub fn reveal(&self) -> String {
        hex(&self.0)
    }

    /// What is published before the first draw: SHA-256 of the secret, in hexadecimal.
    #[must_use]
    pub fn commitment(&self) -> String {
        hex(&Sha256::digest(self.0))
    }

    /// The seed of luck beside the draws, such as a bot's own: nobody can tell it who does not know the secret, and it
    /// tells nothing of the secret or of any draw.
    #[must_use]
    pub fn aside(&self, what: &str) -> String {
        hex(&hash(&[b"lastlicks/aside/1", &self.0, what.as_bytes()]))
    }

    /// The key of a table: the secret mixed with the seats' nonces in seat order.
    #[must_use]
    pub fn key(&self, nonces: &[String]) -> Key {
        let mut parts: Vec<&[u8]> = vec![b"lastlicks/key/1", &self.0];
        parts.extend(nonces.iter().map(String::as_bytes));
        Key(hash(&parts))
    }

    /// The key of a table whose luck covers what was agreed on: after another game, other seats, rules or loaded data
    /// every draw is another.
    #[must_use]
    pub fn key_of(&self, agreed: &str, nonces: &[String]) -> Key {
        let mut parts: Vec<&[u8]> = vec![b"lastlicks/key/2", &self.0, agreed.as_bytes()];
        parts.extend(nonces.iter().map(String::as_bytes));
        Key(hash(&parts))
    }
}

/// What all draws of one table are made from.
#[derive(Clone, PartialEq, Eq)]
pub struct Key([u8; 32]);

impl std::fmt::Debug for Key {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Key(…)")
    }
}

impl Key {
    /// The stream of the draw that comes after `place` earlier draws and draws what `label` says.
    #[must_use]
    pub fn draw(&self, place: u64, label: &str) -> Stream {
        Stream::from_key(hash(&[&self.0, &place.to_be_bytes(), label.as_bytes()]))
    }
}

/// An even stream of words: `ChaCha20`, the same for ever from the same key.
#[derive(Clone, Debug)]
pub struct Stream(ChaCha20Rng);

impl Stream {
    /// The stream of a 32-byte key (nonce 0, words little-endian).
    #[must_use]
    pub fn from_key(key: [u8; 32]) -> Self {
        Self(ChaCha20Rng::from_seed(key))
    }

    /// The stream of a seed text, for tests and simulations.
    #[must_use]
    pub fn from_seed(seed: &str) -> Self {
        Self::from_key(Secret::from_seed(seed).0)
    }
}

impl Luck for Stream {
    fn word(&mut self) -> u32 {
        self.0.next_u32()
    }
}

impl<L: Luck + ?Sized> Luck for &mut L {
    fn word(&mut self) -> u32 {
        (**self).word()
    }
}

/// SHA-256 of the parts, each preceded by its length in eight big-endian bytes.
fn hash(parts: &[&[u8]]) -> [u8; 32] {
    let mut sha = Sha256::new();
    for part in parts {
        sha.update((part.len() as u64).to_be_bytes());
        sha.update(part);
    }
    sha.finalize().into()
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn below_is_even_over_the_accepted_words() {
        let mut stream = Stream::from_seed("even");
        let mut seen = [0u32; 7];
        for _ in 0..70_000 {
            seen[stream.below(7) as usize] += 1;
        }
        // Chi-squared with 6 degrees of freedom: 22.5 is passed once in a thousand.
        let chi: i64 = seen
            .iter()
            .map(|&n| (i64::from(n) - 10_000).pow(2))
            .sum::<i64>()
            / 10_000;
        assert!(chi < 22, "counts {seen:?}");
    }

    #[test]
    fn the_words_of_a_seed_never_change() {
        let mut stream = Stream::from_seed("golden");
        let words: Vec<u32> = (0..4).map(|_| stream.word()).collect();
        let mut cards: Vec<u8> = (0..10).collect();
        stream.shuffle(&mut cards);
        assert_eq!(
            (words, cards),
            (GOLDEN_WORDS.to_vec(), GOLDEN_CARDS.to_vec())
        );
    }
    const GOLDEN_WORDS: [u32; 4] = [1_167_961_493, 2_076_943_350, 1_375_128_330, 757_082_919];
    const GOLDEN_CARDS: [u8; 10] = [6, 3, 4, 5, 9, 8, 2, 1, 7, 0];

    #[test]
    fn prepared_numbers_are_the_same() {
        for n in [1, 2, 5, 6, 7, 36, 216, 1296, 7776, 69, 1 << 31, u32::MAX] {
            let (mut one, mut other) = (Stream::from_seed("n"), Stream::from_seed("n"));
            for _ in 0..1000 {
                assert_eq!(Below::new(n).draw(&mut one), other.below(n), "{n}");
            }
        }
    }

    #[test]
    fn a_draw_is_bound_to_its_place_and_label() {
        let key = Secret::from_seed("s").key(&["ann".into(), "bob".into()]);
        assert_eq!(key.draw(3, "throw").word(), key.draw(3, "throw").word());
        assert_ne!(key.draw(3, "throw").word(), key.draw(4, "throw").word());
        assert_ne!(key.draw(3, "throw").word(), key.draw(3, "card").word());
        let swapped = Secret::from_seed("s").key(&["bob".into(), "ann".into()]);
        assert_ne!(key.draw(3, "throw").word(), swapped.draw(3, "throw").word());
    }

    #[test]
    fn a_secret_survives_its_hexadecimal_form() {
        let secret = Secret::from_seed("x");
        assert_eq!(Secret::from_hex(&secret.reveal()), Some(secret.clone()));
        assert_eq!(Secret::from_hex("zz"), None);
        assert_eq!(secret.commitment().len(), 64);
    }
}
