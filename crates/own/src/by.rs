//! Counts that go on by an amount of what happens (O7): as many more as the bank has points.

use std::collections::BTreeSet;

/// An amount of what happens: of what, and how much.
pub type Amount = (&'static str, u32);

/// How an amount changes a count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// It is so much more.
    More,
    /// It is so much less, and 0 at least.
    Less,
    /// It is that, whatever it was.
    To,
    /// It is that where it was less.
    Raised,
}

/// What becomes of a count by an amount.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct By {
    /// Of what.
    pub what: &'static str,
    /// In which way.
    pub how: How,
    /// So many times the amount,
    pub times: u32,
    /// or one for each full so many of it.
    pub per: u32,
}

/// No amount counts more times, and no more of it make one.
const MOST_TIMES: u32 = 100;
/// Where it holds of fewer amounts, it is none,
const MANY: usize = 3;
/// and with fewer than these where it does not hold of all that may happen, nor, of whole amounts, of half of it: three steps look
/// like a law by themselves.
const ENOUGH: usize = 6;

impl By {
    /// What a count becomes with these amounts; nothing where it is not among them.
    pub(crate) fn becomes(self, before: u32, amounts: &[Amount]) -> Option<u32> {
        let much = self.much(amounts)?;
        match self.how {
            How::More => before.checked_add(much),
            How::Less => Some(before.saturating_sub(much)),
            How::To => Some(much),
            How::Raised => Some(before.max(much)),
        }
    }

    fn much(self, amounts: &[Amount]) -> Option<u32> {
        let (_, n) = amounts.iter().find(|(what, _)| *what == self.what)?;
        Some(n.checked_mul(self.times)? / self.per)
    }

    /// All by which a count may have become this with one of these amounts.
    fn candidates(before: u32, after: u32, amounts: &[Amount]) -> Vec<Self> {
        let plain = amounts.iter().filter(|(_, n)| *n > 0);
        let all = plain.flat_map(|&(what, n)| {
            let one = move |how, much| {
                rates(n, much).map(move |(times, per)| Self {
                    what,
                    how,
                    times,
                    per,
                })
            };
            let by = if after > before {
                one(How::More, after - before)
            } else {
                one(How::Less, before - after)
            };
            let to = [How::Raised, How::To].into_iter();
            by.chain(to.flat_map(move |how| one(how, after)))
                .collect::<Vec<_>>()
        });
        all.collect()
    }

    /// By which amount counts go on, where they do: `at` something a count became another than `before`, and `all` may happen;
    /// what becomes of a count is asked.
    pub(crate) fn found<M>(
        (counts, before): (&[u32], u32),
        at: &M,
        all: &[M],
        amounts: impl Fn(&M) -> Vec<Amount>,
        mut after: impl FnMut(&M, u32) -> u32,
    ) -> Option<Self> {
        let of_this = amounts(at);
        // The greatest of them cannot become less than nothing.
        let both = [Some(before), counts.last().copied()].into_iter().flatten();
        let both: Vec<(u32, u32)> = both.map(|n| (n, after(at, n))).collect();
        let found = both
            .iter()
            .flat_map(|(n, became)| Self::candidates(*n, *became, &of_this));
        let mut best: Option<(usize, Self)> = None;
        for by in found {
            let mut counts_too = counts.iter();
            if !counts_too.all(|n| by.becomes(*n, &of_this) == Some(after(at, *n))) {
                continue;
            }
            let marks = marks(counts);
            let holds = |one: &&M| {
                let of_one = amounts(one);
                marks
                    .iter()
                    .all(|n| by.becomes(*n, &of_one) == Some(after(one, *n)))
            };
            let held: Vec<u32> = all
                .iter()
                .filter(holds)
                .filter_map(|one| by.much(&amounts(one)))
                .collect();
            // What comes to nothing, and what takes away all there is, holds by other laws as well.
            let shows = |much: &&u32| match by.how {
                How::Less => **much > 0 && counts.last() > Some(much),
                How::To => true,
                How::More | How::Raised => **much > 0,
            };
            let told_apart: BTreeSet<&u32> = held.iter().filter(shows).collect();
            let is_best = best.is_none_or(|(n, _)| held.len() > n);
            let is_most = by.per == 1 && 2 * held.len() >= all.len();
            let least = if is_most || held.len() == all.len() {
                MANY
            } else {
                ENOUGH
            };
            let is_law = told_apart.len() >= least;
            if is_law && is_best {
                best = Some((held.len(), by));
            }
        }
        best.map(|(_, by)| by)
    }
}

/// How often an amount counts that comes to so much, or how many of it make one.
fn rates(n: u32, much: u32) -> impl Iterator<Item = (u32, u32)> {
    let times = (much > 0 && much.is_multiple_of(n)).then_some((much / n.max(1), 1));
    let times = times.filter(|(times, _)| *times <= MOST_TIMES);
    let is_part = 0 < much && much < n;
    let per = is_part.then(|| n / (much + 1) + 1..=(n / much).min(MOST_TIMES));
    let per = per.into_iter().flatten();
    times.into_iter().chain(per.map(|per| (1, per)))
}

/// Some counts at which it shows that a law holds of all.
pub(crate) fn marks(counts: &[u32]) -> Vec<u32> {
    let last = counts.len().saturating_sub(1);
    let some = [0, last / 3, 2 * last / 3, last].into_iter();
    let some: BTreeSet<u32> = some.filter_map(|at| counts.get(at).copied()).collect();
    some.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// By what counts go on with banks of 5 to 100 points, looked at where one of 20 was made with a count of 5.
    fn found(after: impl Fn(u32, u32) -> u32) -> Option<By> {
        let banks: Vec<u32> = (5..=100).step_by(5).collect();
        let counts: Vec<u32> = (0..=200).step_by(5).collect();
        let amounts = |points: &u32| vec![("bank", *points), ("cubes", 20)];
        let before = if after(20, 0) == 0 { 60 } else { 0 };
        By::found((&counts, before), &20, &banks, amounts, |points, n| {
            after(*points, n)
        })
    }

    #[test]
    fn by_what_a_count_goes_on_is_found() {
        let by = |how, times, per| {
            Some(By {
                what: "bank",
                how,
                times,
                per,
            })
        };
        assert_eq!(found(|points, n| n + points), by(How::More, 1, 1));
        assert_eq!(found(|points, n| n + 3 * points), by(How::More, 3, 1));
        assert_eq!(found(|points, n| n + points / 15), by(How::More, 1, 15));
        let less = found(|points, n| n.saturating_sub(points));
        assert_eq!(less, by(How::Less, 1, 1));
        assert_eq!(found(u32::max), by(How::Raised, 1, 1));
        assert_eq!(found(|points, _| points), by(How::To, 1, 1));
        // Of these it only looks so: all is lost, and there are steps.
        let capped: Vec<u32> = (0..=4).collect();
        let all: Vec<u32> = (5..=100).step_by(5).collect();
        let amounts = |points: &u32| vec![("bank", *points)];
        let lost = By::found((&capped, 4), &85, &all, amounts, |_, _| 0);
        assert_eq!(lost, None);
        let lengths: Vec<u32> = (1..=9).collect();
        let steps = |length: &u32, n: u32| n + u32::from(*length >= 3) + u32::from(*length >= 5);
        let letters = |length: &u32| vec![("letters", *length)];
        assert_eq!(By::found((&capped, 0), &3, &lengths, letters, steps), None);
        assert_eq!(found(|_, n| n + 20), None);
        let three = |points: u32, n: u32| n + 1 + u32::from(points > 30) + u32::from(points > 60);
        assert_eq!(found(three), None);
        assert_eq!(found(|points, n| (n + points).min(100)), None);
    }
}
