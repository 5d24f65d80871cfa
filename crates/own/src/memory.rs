//! What a rule has answered: an answer depends on what was told and on nothing else, so each is worked out once (O6).

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hash, Hasher};
use std::sync::RwLock;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use crate::looks::Looking;
use crate::{Fault, Given, Weights, errand};

/// No more answers are kept of a rule; then they are forgotten, and kept anew.
const MOST_KEPT: usize = 32_768;
/// No more are kept of all rules of the house together. Where there are so many, a rule keeps a few only.
const MOST_OF_ALL: usize = 500_000;
const A_FEW: usize = 64;

/// How many are kept of all rules together.
static KEPT: AtomicUsize = AtomicUsize::new(0);

/// An answer of the right kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Said {
    Number(i64),
    Flag(bool),
    Word(&'static str),
    Weights(Weights),
}

pub(crate) type Answer = Result<Said, Fault>;

/// The answers by a hash of the question's place and of what it was told; of two with the same hash the later is kept.
#[derive(Debug, Default)]
pub(crate) struct Memory {
    /// Those to questions that are told a few numbers, and how many operations each takes.
    of_numbers: Map<Numbers, (Answer, u64)>,
    kept: Map<u64, Kept>,
}

type Map<K, V> = RwLock<HashMap<K, V, BuildHasherDefault<Quick>>>;

/// All that a question sees, where that is a few numbers, with its place before them.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Numbers([i64; 1 + MOST_NUMBERS]);

/// More numbers are kept as all else is.
const MOST_NUMBERS: usize = 5;

#[derive(Debug)]
struct Kept {
    place: usize,
    told: Box<[Given]>,
    /// Nothing where it cannot be answered without being told more.
    answer: Option<Answer>,
    /// How many operations it takes.
    takes: u64,
}

/// A question: its place, what it is told, and what it sees of that: bits by argument for its fields.
#[derive(Clone, Copy)]
pub(crate) struct Asked<'a> {
    place: usize,
    told: &'a [Given],
    sees: [u32; MOST_SEEN],
    /// Whether what it is told has the names that it was told first, so that the places of its fields say which they are.
    as_first: bool,
}

/// Of no more arguments the fields are told apart.
const MOST_SEEN: usize = 4;

impl Memory {
    /// What a question was answered, if that is kept; else it is worked out of what it looks at. Nothing where it cannot be
    /// answered so briefly.
    pub(crate) fn or_else(
        &self,
        asked: &Asked<'_>,
        work_out: impl FnOnce(&[Given]) -> Option<Answer>,
    ) -> Option<Answer> {
        let key = asked.key();
        if let Ok(kept) = self.kept.read()
            && let Some(one) = kept.get(&key)
            && one.is_of(asked)
        {
            return one.answered();
        }
        let told = asked.seen();
        let (answer, takes) = errand::measured(|| work_out(&told));
        let one = Kept {
            place: asked.place,
            told,
            answer,
            takes,
        };
        let answer = one.answered();
        keep(&self.kept, key, one);
        answer
    }

    /// The same of what sees nothing but a few numbers.
    pub(crate) fn of_numbers(&self, numbers: Numbers, work_out: impl FnOnce() -> Answer) -> Answer {
        if let Ok(kept) = self.of_numbers.read()
            && let Some((answer, takes)) = kept.get(&numbers)
        {
            errand::spend(*takes);
            return answer.clone();
        }
        let (answer, takes) = errand::measured(work_out);
        errand::spend(takes);
        keep(&self.of_numbers, numbers, (answer.clone(), takes));
        answer
    }
}

/// Keeps one more, and forgets all that are kept there where those are too many.
fn keep<K: Eq + Hash, V>(map: &Map<K, V>, key: K, one: V) {
    let Ok(mut kept) = map.write() else { return };
    let is_crowded = KEPT.load(Relaxed) >= MOST_OF_ALL;
    if kept.len() >= if is_crowded { A_FEW } else { MOST_KEPT } {
        KEPT.fetch_sub(kept.len(), Relaxed);
        *kept = HashMap::default();
    }
    if kept.insert(key, one).is_none() {
        KEPT.fetch_add(1, Relaxed);
    }
}

impl Drop for Memory {
    fn drop(&mut self) {
        let many = |len: Option<usize>| {
            KEPT.fetch_sub(len.unwrap_or_default(), Relaxed);
        };
        many(self.of_numbers.get_mut().ok().map(|kept| kept.len()));
        many(self.kept.get_mut().ok().map(|kept| kept.len()));
    }
}

impl Hash for Numbers {
    fn hash<H: Hasher>(&self, state: &mut H) {
        for number in self.0 {
            state.write_i64(number);
        }
    }
}

impl Kept {
    /// The answer, once more: it takes what it took.
    fn answered(&self) -> Option<Answer> {
        let answer = self.answer.clone()?;
        errand::spend(self.takes);
        Some(answer)
    }

    /// Whether it is the answer to this question, told the same.
    fn is_of(&self, asked: &Asked<'_>) -> bool {
        let same = |(one, (other, sees)): (&Given, (&Given, u32))| match (one, other) {
            (Given::Named(one), Given::Named(_)) => one.iter().eq(other.fields(sees)),
            (one, other) => one == other,
        };
        self.place == asked.place
            && self.told.len() == asked.told.len()
            && self.told.iter().zip(asked.args()).all(same)
    }
}

impl<'a> Asked<'a> {
    /// A question that looks at so much of each argument.
    pub(crate) fn of(place: usize, told: &'a [Given], looks: &[Looking]) -> Self {
        let mut sees = [u32::MAX; MOST_SEEN];
        let mut as_first = told.len() <= MOST_SEEN;
        for ((sees, given), looks) in sees.iter_mut().zip(told).zip(looks) {
            let same;
            (*sees, same) = looks.bits(given);
            as_first &= same;
        }
        Self {
            place,
            told,
            sees,
            as_first,
        }
    }

    /// What it sees, if that is a few numbers and what can be told as one.
    pub(crate) fn numbers(&self) -> Option<Numbers> {
        if !self.as_first {
            return None;
        }
        let mut numbers = [0; 1 + MOST_NUMBERS];
        let mut places = numbers.iter_mut();
        *places.next()? = i64::try_from(self.place).ok()?;
        for (given, sees) in self.args() {
            match given {
                Given::Named(_) => {
                    for (_, field) in given.fields(sees) {
                        *places.next()? = field.as_number()?;
                    }
                }
                given => *places.next()? = given.as_number()?,
            }
        }
        Some(Numbers(numbers))
    }

    /// The same told in brief, without what is long, where that leaves something out that it sees.
    pub(crate) fn in_brief(mut self) -> Option<Self> {
        let all = self.sees;
        for (sees, given) in self.sees.iter_mut().zip(self.told) {
            if *sees != u32::MAX {
                *sees &= !given.bits(|_, given| given.is_long());
            }
        }
        (self.sees != all).then_some(self)
    }

    /// What it sees of what it is told.
    pub(crate) fn seen(&self) -> Box<[Given]> {
        self.args().map(|(given, sees)| given.seen(sees)).collect()
    }

    fn key(&self) -> u64 {
        let mut hasher = Quick::default();
        self.place.hash(&mut hasher);
        for (given, sees) in self.args() {
            match given {
                Given::Named(_) => given
                    .fields(sees)
                    .for_each(|(_, field)| field.hash(&mut hasher)),
                given => given.hash(&mut hasher),
            }
        }
        hasher.finish()
    }

    /// Each argument with what is seen of it.
    fn args(&self) -> impl Iterator<Item = (&'a Given, u32)> {
        let sees = self.sees.into_iter().chain(std::iter::repeat(u32::MAX));
        self.told.iter().zip(sees)
    }
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
