//! The numbers of a solution as bytes that outlast the process, and back.
//!
//! `LASTLICK`, the version, the key's hash, how many turns were swept, how many numbers there are, the numbers (bits of an
//! `f64`), SHA-256 of all that; whole numbers with their lowest byte first.

use sha2::{Digest, Sha256};
use wimpout::Rules;

use crate::{Cache, Spoiled};

/// Raised whenever a value may come out otherwise than before, or the bytes do.
const VERSION: u32 = 5;
const MAGIC: [u8; 8] = *b"LASTLICK";
/// The magic, the version, the key's hash, the turns, the number of numbers.
pub(super) const HEADER: usize = 8 + 4 + HASH + 8 + 8;
pub(super) const HASH: usize = 32;

/// What is kept of a solution.
#[derive(Debug)]
pub(super) struct Sealed {
    /// How many turns were swept.
    pub(super) swept: u64,
    pub(super) numbers: Vec<f64>,
}

impl Sealed {
    /// The key of a solution for so many seats under `rules`: a hash of everything that the rules are made of, and of the
    /// solver.
    pub(super) fn key(seats: usize, rules: &Rules) -> String {
        let hash = hash(seats, rules);
        let hex = hash[..16].iter().map(|byte| format!("{byte:02x}"));
        format!("wimpout-{seats}-{}", hex.collect::<String>())
    }

    /// The bytes of so many numbers, and of the turns that were swept for them.
    pub(super) fn bytes(
        seats: usize,
        rules: &Rules,
        swept: u64,
        n: usize,
        numbers: impl Iterator<Item = f64>,
    ) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(HEADER + 8 * n + HASH);
        bytes.extend(MAGIC);
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend(hash(seats, rules));
        bytes.extend(swept.to_le_bytes());
        bytes.extend((n as u64).to_le_bytes());
        bytes.extend(numbers.flat_map(f64::to_le_bytes));
        bytes.extend(Sha256::digest(&bytes));
        bytes
    }

    /// What [`Self::bytes`] has written.
    ///
    /// # Errors
    /// The bytes are not whole, or not of these rules.
    pub(super) fn from_bytes(seats: usize, rules: &Rules, bytes: &[u8]) -> Result<Self, Spoiled> {
        let mut rest = bytes;
        if take(&mut rest)? != MAGIC {
            return Err(Spoiled::NotWhole);
        }
        if u32::from_le_bytes(take(&mut rest)?) != VERSION {
            return Err(Spoiled::Version);
        }
        let (key, swept) = (take::<HASH>(&mut rest)?, take(&mut rest)?);
        let n = usize::try_from(u64::from_le_bytes(take(&mut rest)?));
        let long = n.ok().and_then(|n| n.checked_mul(8)?.checked_add(HASH));
        if long != Some(rest.len()) {
            return Err(Spoiled::NotWhole);
        }
        let (numbers, sum) = rest.split_at(rest.len() - HASH);
        if Sha256::digest(&bytes[..bytes.len() - HASH])[..] != *sum {
            return Err(Spoiled::Checksum);
        }
        if key != hash(seats, rules) {
            return Err(Spoiled::Rules);
        }
        let numbers = numbers
            .chunks_exact(8)
            .filter_map(|value| value.try_into().ok());
        Ok(Self {
            swept: u64::from_le_bytes(swept),
            numbers: numbers.map(f64::from_le_bytes).collect(),
        })
    }
}

/// The solution for so many seats that `cache` keeps for `rules`, if it can be read back.
pub(super) fn loaded<T>(
    seats: usize,
    rules: &Rules,
    cache: &dyn Cache,
    read: impl FnOnce(&[u8]) -> Result<T, Spoiled>,
) -> Option<T> {
    let key = Sealed::key(seats, rules);
    let bytes = cache.load(&key)?;
    let told = |why: &Spoiled| cache.spoiled(&key, *why);
    read(&bytes).inspect_err(told).ok()
}

/// So many of all, evenly spread, the first and the last among them.
pub(super) fn probes<T: Copy>(all: &[T], n: usize) -> impl Iterator<Item = T> {
    (0..n).map(move |probe| all[probe * (all.len() - 1) / (n - 1)])
}

/// What a solution follows from: the rules as set, but for how it is found who begins, the board that is played on, and the
/// solver.
pub(super) fn hash(seats: usize, rules: &Rules) -> [u8; HASH] {
    let mut set = rules.settings().clone();
    set.0.remove("starter");
    let settings = serde_json::to_string(&set).unwrap_or_default();
    let told = format!("wimpout {seats} {VERSION} {settings} {:?}", rules.board());
    Sha256::digest(told).into()
}

/// The next bytes of `rest`.
fn take<const N: usize>(rest: &mut &[u8]) -> Result<[u8; N], Spoiled> {
    let (taken, left) = rest.split_first_chunk().ok_or(Spoiled::NotWhole)?;
    *rest = left;
    Ok(*taken)
}
