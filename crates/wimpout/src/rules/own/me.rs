//! The players whom a rule of one's own is asked about.

use own::Given;

use super::effect::MOST_POINTS;

/// Scores are asked about in such steps.
const STEP: u32 = 5;

/// A player who is asked about, or all that differ by their scores alone and of whom the answer is the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Me {
    /// What the rule counts of him.
    pub count: u32,
    /// Whether he has ever banked.
    pub opened: bool,
    /// His score, or the least of theirs.
    pub score: u32,
    /// The greatest of their scores.
    pub up_to: u32,
    /// With how many other scores than these the answer is the same.
    pub others: u32,
}

impl Me {
    pub(super) fn of(count: u32, opened: bool, score: u32) -> Self {
        Self {
            count,
            opened,
            score,
            up_to: score,
            others: 0,
        }
    }

    /// What the rule counts of the table while it is asked about him.
    #[must_use]
    pub const fn table(&self) -> u32 {
        STEP * self.count
    }

    /// Players of all kinds, and then with every score that is asked about: for what hangs on a score that few have.
    pub(super) fn all_and_every_score() -> impl Iterator<Item = Self> {
        let scores = (STEP..=MOST_POINTS).step_by(STEP as usize);
        let every = move |count| {
            scores
                .clone()
                .map(move |score| Self::of(count, true, score))
        };
        Self::all().chain((0..=3).flat_map(every))
    }

    /// Players of all kinds, those first who have least.
    pub(super) fn all() -> impl Iterator<Item = Self> + Clone {
        let scores = [0, 5, 35, 100, 250, 400];
        let counts = (0..=12).flat_map(move |count| scores.map(|score| (count, score)));
        counts.flat_map(|(count, score)| {
            let opened: &'static [bool] = if score == 0 { &[false, true] } else { &[true] };
            opened
                .iter()
                .map(move |&opened| Self::of(count, opened, score))
        })
    }

    /// Whether the answer is the same of players with all scores that are asked about.
    #[must_use]
    pub const fn has_any_score(&self) -> bool {
        self.score == 0 && self.up_to == MOST_POINTS
    }

    /// Him and all around him of whom the answer is the same; somebody who has banked stands for whoever has not, if
    /// that makes no difference.
    pub(super) fn widened(self, mut same: impl FnMut(Self) -> bool) -> Self {
        let banked = Self::of(self.count, true, self.score);
        let me = if same(banked) { banked } else { self };
        if !me.opened {
            return me;
        }
        let mut at = |score: u32| same(Self { score, ..me });
        let below = (0..me.score).step_by(STEP as usize).rev();
        let least = below.take_while(|score| at(*score)).last();
        let above = (me.score + STEP..=MOST_POINTS).step_by(STEP as usize);
        let most = above.take_while(|score| at(*score)).last();
        let (least, most) = (least.unwrap_or(me.score), most.unwrap_or(me.score));
        let all = (0..=MOST_POINTS).step_by(STEP as usize);
        let others = all.filter(|score| !(least..=most).contains(score) && at(*score));
        Self {
            score: least,
            up_to: most,
            others: u32::try_from(others.count()).unwrap_or(u32::MAX),
            ..me
        }
    }

    /// As the rule is told of him; at the table five times as much is counted as of him, for points are counted in fives.
    pub(super) fn given(self) -> Given {
        self.at_table(self.table())
    }

    /// The same where so much is counted at the table.
    pub(super) fn at_table(self, table: u32) -> Given {
        Given::Named(vec![
            ("count", Given::Number(self.count.into())),
            ("opened", Given::Flag(self.opened)),
            ("score", Given::Number(self.score.into())),
            ("table", Given::Number(table.into())),
        ])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_treated_the_same_is_told_together() {
        let poor = |me: Me| me.opened && me.score < 200;
        let me = Me::of(0, true, 35).widened(poor);
        assert_eq!((me.score, me.up_to), (0, 195));
        let first = Me::of(0, false, 0).widened(|me| me.score < 200);
        assert_eq!((first.opened, first.up_to), (true, 195));
        let unopened = Me::of(0, false, 0).widened(|me| !me.opened);
        assert_eq!(unopened, Me::of(0, false, 0));
        assert!(Me::of(0, false, 0).widened(|_| true).has_any_score());
        let sevens = Me::of(0, true, 35).widened(|me| me.score % 35 == 0);
        assert_eq!((sevens.score, sevens.up_to, sevens.others), (35, 35, 14));
    }
}
