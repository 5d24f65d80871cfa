//! How a count goes on (O7): the simplest law that holds of all counts that were asked about.

use std::collections::BTreeSet;

use crate::by::marks;
use crate::{Amount, By, UpTo};

/// What becomes of a count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Does {
    /// It is so much more.
    More(u32),
    /// It is so much less.
    Less(u32),
    /// It is that, whatever it was.
    To(u32),
    /// It goes on by an amount of what happens.
    By(By),
}

/// What becomes of some counts, which follow each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// What.
    pub does: Does,
    /// The least of them.
    pub least: u32,
    /// Up to which.
    pub to: UpTo,
}

/// What becomes of a count, by what it was.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Law {
    /// By what it was, as far as it changes; nothing where there are too many of them.
    pub pieces: Vec<Piece>,
    /// In their place some counts, and what each becomes.
    pub steps: Vec<(u32, u32)>,
    /// Counts at which it shows, and what they become.
    marks: Vec<(u32, u32)>,
}

/// A law of more pieces is none.
const MOST_PIECES: usize = 3;
/// So many steps are told instead.
const MOST_STEPS: usize = 3;
/// Where no more counts come about, those that they become are asked about too.
const FEW: usize = 24;

impl Law {
    /// With what a count begins.
    #[must_use]
    pub fn begins(with: u32) -> Self {
        Self::of(&[0], |_| with)
    }

    /// What becomes of these counts; where they are few, also of those that they become.
    pub fn of(counts: &[u32], mut after: impl FnMut(u32) -> u32) -> Self {
        let mut all: BTreeSet<u32> = counts.iter().copied().collect();
        if all.len() <= FEW {
            all.extend(counts.iter().map(|count| after(*count)));
        }
        Self::among(&all.into_iter().collect::<Vec<_>>(), after)
    }

    /// What becomes of these counts, in rising order.
    pub fn among(all: &[u32], mut after: impl FnMut(u32) -> u32) -> Self {
        let pairs: Vec<(u32, u32)> = all.iter().map(|count| (*count, after(*count))).collect();
        let runs = runs(&pairs);
        let changing = || {
            let all = runs.iter();
            all.filter(|run| run.iter().any(|(before, after)| before != after))
        };
        let ends = |run: &&[(u32, u32)]| [run.first().copied(), run.last().copied()];
        let lone = changing().count() > 1 && changing().all(|run| run.len() == 1);
        if lone || changing().count() > MOST_PIECES {
            let moves = |run: &&[(u32, u32)]| run.iter().copied().find(|(n, after)| n != after);
            let steps = changing().filter_map(moves);
            let steps: Vec<(u32, u32)> = steps.take(MOST_STEPS).collect();
            return Self {
                pieces: Vec::new(),
                marks: steps.clone(),
                steps,
            };
        }
        Self {
            pieces: changing().filter_map(|run| piece(run, all)).collect(),
            steps: Vec::new(),
            marks: runs.iter().flat_map(ends).flatten().collect(),
        }
    }

    /// The law of counts that go on by an amount of what happens, where they do: `at` something one of them became another than
    /// `before`, and `all` may happen. What becomes of a count is asked.
    pub fn by_amount<M>(
        (counts, before): (&[u32], u32),
        at: &M,
        all: &[M],
        amounts: impl Fn(&M) -> Vec<Amount>,
        after: impl FnMut(&M, u32) -> u32,
    ) -> Option<Self> {
        let by = By::found((counts, before), at, all, amounts, after)?;
        let (does, least, to) = (Does::By(by), 0, UpTo::Whatever);
        Some(Self {
            pieces: vec![Piece { does, least, to }],
            steps: Vec::new(),
            marks: marks(counts).into_iter().map(|n| (n, n)).collect(),
        })
    }

    /// By an amount of what these go on, where they do.
    fn by(&self) -> Option<By> {
        match self.pieces.as_slice() {
            [piece] => match piece.does {
                Does::By(by) => Some(by),
                Does::More(_) | Does::Less(_) | Does::To(_) => None,
            },
            _ => None,
        }
    }

    /// Whether it shows at some counts too that they become this where something happens with these amounts.
    pub fn holds(&self, amounts: &[Amount], mut after: impl FnMut(u32) -> u32) -> bool {
        let by = self.by();
        let mut marks = self.marks.iter();
        marks.all(|&(before, becomes)| {
            let becomes = by.map_or(Some(becomes), |by| by.becomes(before, amounts));
            becomes == Some(after(before))
        })
    }

    /// Whether it tells that a count becomes this where something happens with these amounts.
    #[must_use]
    pub fn tells(&self, amounts: &[Amount], before: u32, after: u32) -> bool {
        if self.pieces.is_empty() {
            return self.steps.contains(&(before, after));
        }
        let mut pieces = self.pieces.iter();
        let piece = pieces.find(|piece| piece.to.covers(piece.least, before));
        let becomes = match piece.map(|piece| piece.does) {
            Some(Does::More(n)) => before.checked_add(n),
            Some(Does::Less(n)) => before.checked_sub(n),
            Some(Does::To(n)) => Some(n),
            Some(Does::By(by)) => by.becomes(before, amounts),
            None => Some(before),
        };
        becomes == Some(after)
    }

    /// Whether it changes nothing.
    #[must_use]
    pub fn is_nothing(&self) -> bool {
        self.pieces.is_empty() && self.steps.is_empty()
    }

    /// What it is in the end, where that is so whatever it was.
    #[must_use]
    pub fn always(&self) -> Option<u32> {
        match self.pieces.as_slice() {
            [piece] => match piece.does {
                Does::To(n) => Some(n),
                Does::More(_) | Does::Less(_) | Does::By(_) => None,
            },
            _ => None,
        }
    }
}

/// Counts that follow each other of which the same becomes: as few runs of them as there can be that change something.
fn runs(pairs: &[(u32, u32)]) -> Vec<&[(u32, u32)]> {
    // From each count on, from the last: what it costs, and how long the first run is.
    let mut best = vec![(0_usize, 0_usize); pairs.len() + 1];
    for at in (0..pairs.len()).rev() {
        let rest = &pairs[at..];
        let alike = |is_like: fn((u32, u32), (u32, u32)) -> bool| {
            let all = rest.iter();
            all.take_while(|one| is_like(rest[0], **one)).count()
        };
        let (by, to) = (alike(is_by), alike(is_to));
        let stays = rest[0].0 == rest[0].1;
        let runs = (1..=by).map(|len| (usize::from(!stays) + 1, len));
        let runs = runs.chain((2..=to).map(|len| (2, len)));
        let costs = runs.map(|(cost, len)| (cost + best[at + len].0, len));
        let least = costs.min_by_key(|(cost, len)| (*cost, usize::MAX - len));
        best[at] = least.unwrap_or_default();
    }
    let (mut runs, mut at) = (Vec::new(), 0);
    while at < pairs.len() {
        let end = at + best[at].1.max(1);
        runs.push(&pairs[at..end]);
        at = end;
    }
    runs
}

/// Whether both become more, or less, by the same.
fn is_by(one: (u32, u32), other: (u32, u32)) -> bool {
    i64::from(one.1) - i64::from(one.0) == i64::from(other.1) - i64::from(other.0)
}

/// Whether both become the same.
fn is_to(one: (u32, u32), other: (u32, u32)) -> bool {
    one.1 == other.1
}

/// What becomes of a run of all counts.
fn piece(run: &[(u32, u32)], all: &[u32]) -> Option<Piece> {
    let (&(least, after), &(most, _)) = (run.first()?, run.last()?);
    let does = match run {
        [_] => Does::To(after),
        [first, second, ..] if is_to(*first, *second) => Does::To(after),
        _ if after > least => Does::More(after - least),
        _ => Does::Less(least - after),
    };
    let (_, to) = UpTo::around(least, all, |count| (least..=most).contains(&count));
    Some(Piece { does, least, to })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn law(counts: impl IntoIterator<Item = u32>, after: impl FnMut(u32) -> u32) -> Vec<Piece> {
        let law = Law::of(&counts.into_iter().collect::<Vec<_>>(), after);
        assert_eq!(law.steps, []);
        law.pieces
    }

    fn piece(does: Does, least: u32, to: UpTo) -> Piece {
        Piece { does, least, to }
    }

    #[test]
    fn the_simplest_law_of_all_counts_is_found() {
        let all = UpTo::Whatever;
        let more = law(0..40, |count| count + 1);
        assert_eq!(more, [piece(Does::More(1), 0, all)]);
        assert_eq!(law([0, 1, 2], |_| 0), [piece(Does::To(0), 0, all)]);
        assert_eq!(law([0], |count| count + 1), [piece(Does::More(1), 0, all)]);
        let round = law(0..=5, |count| (count + 1) % 6);
        let (to_four, back) = (UpTo::This(4), piece(Does::To(0), 5, UpTo::Alone));
        assert_eq!(round, [piece(Does::More(1), 0, to_four), back]);
        let down = law(0..=9, |count| count.saturating_sub(1));
        assert_eq!(down, [piece(Does::Less(1), 1, UpTo::Any)]);
        let two = law(0..=9, |count| count.saturating_sub(2));
        assert_eq!(two[1], piece(Does::Less(2), 3, UpTo::Any));
        assert_eq!(law(0..9, |count| count), []);
    }

    #[test]
    fn what_is_no_law_is_told_by_steps() {
        let twice = Law::of(&[0, 1, 3, 7, 15], |count| 2 * count + 1);
        assert_eq!(twice.steps, [(0, 1), (1, 3), (3, 7)]);
        assert!(twice.tells(&[], 1, 3) && !twice.tells(&[], 7, 15));
        let round = Law::of(&[0, 1, 2, 5, 6, 10, 11, 15, 16, 20, 21], |count| {
            count / 5 * 5
        });
        assert_eq!(round.steps, [(1, 0), (6, 5), (11, 10)]);
        let flips = Law::of(&[0, 1], |count| 1 - count);
        assert_eq!((flips.steps, flips.pieces), (vec![(0, 1), (1, 0)], vec![]));
    }

    #[test]
    fn a_law_knows_what_it_tells_of() {
        let capped = |count: u32| (count + 1).min(4);
        let law = Law::of(&[0, 1, 2, 3, 4], capped);
        assert!(law.holds(&[], capped) && !law.holds(&[], |count| count + 1));
        assert!(law.tells(&[], 3, 4) && law.tells(&[], 4, 4) && !law.tells(&[], 4, 5));
        assert_eq!((Law::begins(7).always(), law.always()), (Some(7), None));
    }
}
