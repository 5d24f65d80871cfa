//! What a rule has answered: an answer depends on what was told and on nothing else, so each is worked out once (O6).

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hash, Hasher};
use std::sync::RwLock;

use crate::looks::Looks;
use crate::{Fault, Given};

/// No more answers are kept of a rule; then they are forgotten, and kept anew.
const MOST_KEPT: usize = 32_768;

/// An answer of the right kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Said {
    Number(i64),
    Flag(bool),
    Word(&'static str),
}

pub(crate) type Answer = Result<Said, Fault>;

/// The answers by a hash of the question's place and of what it was told; of two with the same hash the later is kept.
#[derive(Debug, Default)]
pub(crate) struct Memory {
    kept: RwLock<HashMap<u64, Kept, BuildHasherDefault<Quick>>>,
}

#[derive(Debug)]
struct Kept {
    place: usize,
    told: Box<[Given]>,
    answer: Answer,
}

impl Memory {
    /// What a question was answered that was told so, as far as it `looks` at it, if that is kept; else it is worked
    /// out of that.
    pub(crate) fn or_else(
        &self,
        place: usize,
        told: &[Given],
        looks: &[Looks],
        work_out: impl FnOnce(&[Given]) -> Answer,
    ) -> Answer {
        let key = key(place, told, looks);
        if let Ok(kept) = self.kept.read()
            && let Some(one) = kept.get(&key)
            && one.place == place
            && one.was_told(told, looks)
        {
            return one.answer.clone();
        }
        let told: Box<[Given]> = args(told, looks)
            .map(|(given, looks)| given.seen(looks))
            .collect();
        let answer = work_out(&told);
        if let Ok(mut kept) = self.kept.write() {
            if kept.len() >= MOST_KEPT {
                kept.clear();
            }
            let answer = answer.clone();
            let one = Kept {
                place,
                told,
                answer,
            };
            kept.insert(key, one);
        }
        answer
    }
}

impl Kept {
    /// Whether the same was told, as far as it is looked at.
    fn was_told(&self, told: &[Given], looks: &[Looks]) -> bool {
        let same = |(one, (other, looks)): (&Given, (&Given, &Looks))| match (one, other) {
            (Given::Named(one), Given::Named(_)) => {
                let one = one.iter().map(|(_, given)| given);
                one.eq(other.fields(looks))
            }
            (one, other) => one == other,
        };
        self.told.len() == told.len() && self.told.iter().zip(args(told, looks)).all(same)
    }
}

fn key(place: usize, told: &[Given], looks: &[Looks]) -> u64 {
    let mut hasher = Quick::default();
    place.hash(&mut hasher);
    for (given, looks) in args(told, looks) {
        match given {
            Given::Named(_) => given
                .fields(looks)
                .for_each(|field| field.hash(&mut hasher)),
            given => given.hash(&mut hasher),
        }
    }
    hasher.finish()
}

/// Each argument with what is looked at of it.
fn args<'a>(told: &'a [Given], looks: &'a [Looks]) -> impl Iterator<Item = (&'a Given, &'a Looks)> {
    let looks = looks.iter().chain(std::iter::repeat(&Looks::All));
    told.iter().zip(looks)
}

/// A hash of few operations; whoever finds two of one makes his own rule slower and nothing else.
#[derive(Debug, Default)]
struct Quick(u64);

impl Hasher for Quick {
    fn finish(&self) -> u64 {
        // The table looks at the topmost bits and at the lowest.
        self.0 ^ self.0 >> 32
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    fn write_u64(&mut self, n: u64) {
        self.0 = (self.0.rotate_left(5) ^ n).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }

    fn write_u8(&mut self, n: u8) {
        self.write_u64(n.into());
    }

    fn write_usize(&mut self, n: usize) {
        self.write_u64(n as u64);
    }

    fn write_i64(&mut self, n: i64) {
        self.write_u64(n.cast_unsigned());
    }

    fn write_isize(&mut self, n: isize) {
        self.write_i64(n as i64);
    }
}
