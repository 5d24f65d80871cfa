//! The players whom a rule of one's own is asked about.

use std::collections::BTreeSet;

use own::{Given, Rule, UpTo};

use super::effect::MOST_POINTS;

/// Scores are asked about in such steps.
pub(super) const STEP: u32 = 5;
/// Those that players have first of all.
const SCORES: [u32; 6] = [0, 5, 35, 100, 250, 400];
/// Beyond those that are asked about one by one, some that stand for all.
const HIGHER: [u32; 4] = [1_500, 2_000, 5_000, 99_995];
/// Those around the numbers of a text are asked about up to here.
const HIGHEST_NEAR: u32 = 10_000;
/// Of those no more.
const MOST_NEAR: usize = 24;
/// What is counted, where nobody has found out what it comes to.
const COUNTS: u32 = 12;

/// A player who is asked about, or all that differ by their scores alone and of whom the answer is the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Me {
    /// What the rule counts of him, as far as the question looks at it.
    pub count: Option<u32>,
    /// The most that it may count of him with the same answer.
    pub count_to: UpTo,
    /// What the rule counts of the table, as far as the question looks at it.
    pub table: Option<u32>,
    /// The most that it may count of the table with the same answer.
    pub table_to: UpTo,
    /// Whether he has ever banked.
    pub opened: bool,
    /// Whether the answer is another of somebody who has not, where such a one is among them by his score.
    pub must_have_opened: bool,
    /// His score, or the least of theirs.
    pub score: u32,
    /// The greatest of their scores; [`u32::MAX`] where there is none.
    pub up_to: u32,
    /// Where the answer is the same of each score that is more by so much, or by as much several times over; 0 where it is not.
    pub every: u32,
    /// With how many other scores than these the answer is the same.
    pub others: u32,
}

impl Me {
    pub(super) const fn of(count: Option<u32>, table: Option<u32>, score: u32) -> Self {
        Self {
            count,
            count_to: UpTo::Alone,
            table,
            table_to: UpTo::Alone,
            opened: true,
            must_have_opened: false,
            score,
            up_to: score,
            every: 0,
            others: 0,
        }
    }

    /// Players of all kinds, those first who have least.
    pub(super) fn all() -> impl Iterator<Item = Self> + Clone {
        (0..=COUNTS).flat_map(|count| {
            SCORES
                .into_iter()
                .flat_map(move |score| Self::kinds(Some(count), Some(STEP * count), score))
        })
    }

    /// Whoever has so much; of those without points also one who has never banked.
    pub(super) fn kinds(
        count: Option<u32>,
        table: Option<u32>,
        score: u32,
    ) -> impl Iterator<Item = Self> + Clone {
        let opened: &'static [bool] = if score == 0 { &[false, true] } else { &[true] };
        opened.iter().map(move |&opened| Self {
            opened,
            ..Self::of(count, table, score)
        })
    }

    /// The same with each score that players have first of all.
    pub(super) fn usual(
        count: Option<u32>,
        table: Option<u32>,
    ) -> impl Iterator<Item = Self> + Clone {
        let scores = SCORES.into_iter();
        scores.flat_map(move |score| Self::kinds(count, table, score))
    }

    /// Somebody with some points, and somebody with more.
    pub(super) fn some(
        count: Option<u32>,
        table: Option<u32>,
    ) -> impl Iterator<Item = Self> + Clone {
        [100, 400]
            .into_iter()
            .map(move |score| Self::of(count, table, score))
    }

    /// The same with every score that is asked about: for what hangs on one that few have.
    pub(super) fn with_every_score(
        count: Option<u32>,
        table: Option<u32>,
        near: &[u32],
    ) -> impl Iterator<Item = Self> + Clone {
        let scores = (STEP..=2 * MOST_POINTS).step_by(STEP as usize);
        let scores = scores.chain(higher(near));
        scores.map(move |score| Self::of(count, table, score))
    }

    /// Whether the answer is the same of players with all scores that are asked about.
    #[must_use]
    pub const fn has_any_score(&self) -> bool {
        self.score == 0 && self.up_to == u32::MAX && !self.must_have_opened
    }

    /// Whether another is one of those for whom he stands.
    pub(super) fn covers(&self, other: &Self) -> bool {
        let has = |told: Option<u32>, to: UpTo, of: Option<u32>| match (told, of) {
            (Some(least), Some(count)) => to.covers(least, count),
            _ => true,
        };
        let of_scores = match self.every {
            0 => self.others > 0 || (self.score..=self.up_to).contains(&other.score),
            step => UpTo::Each(step).covers(self.score, other.score),
        };
        let as_opened = if other.opened {
            self.opened
        } else {
            !self.must_have_opened
        };
        has(self.count, self.count_to, other.count)
            && has(self.table, self.table_to, other.table)
            && of_scores
            && as_opened
    }

    /// Him and all around him of whom the answer is the same; `near` are scores on which it may turn. Somebody who has banked
    /// stands for whoever has not, if that makes no difference.
    pub(super) fn widened(self, near: &[u32], mut same: impl FnMut(Self) -> bool) -> Self {
        let banked = Self {
            opened: true,
            ..self
        };
        let me = if same(banked) { banked } else { self };
        if !me.opened {
            return me;
        }
        let mut at = |score: u32| same(Self { score, ..me });
        let below = (0..me.score).step_by(STEP as usize).rev();
        let least = below.take_while(|score| at(*score)).last();
        let above = (me.score + STEP..=2 * MOST_POINTS).step_by(STEP as usize);
        let most = above.take_while(|score| at(*score)).last();
        let (least, most) = (least.unwrap_or(me.score), most.unwrap_or(me.score));
        let all = (0..=2 * MOST_POINTS).step_by(STEP as usize);
        let all_higher = higher(near);
        let every = (least == most).then(|| {
            let all: Vec<u32> = all.clone().chain(all_higher.iter().copied()).collect();
            UpTo::each(&all, &mut at)
        });
        if let Some((score, UpTo::Each(every))) = every.flatten() {
            let up_to = score;
            return Self {
                score,
                up_to,
                every,
                must_have_opened: score == 0
                    && !same(Self {
                        opened: false,
                        score,
                        ..me
                    }),
                ..me
            };
        }
        let all_higher = all_higher.into_iter();
        let higher: Vec<u32> = all_higher.filter(|score| *score > most).collect();
        let is_end = most >= 2 * MOST_POINTS;
        let beyond = higher.iter().take_while(|score| is_end && at(**score));
        let most = match beyond.last() {
            None => most,
            score if score == higher.last() => u32::MAX,
            Some(score) => *score,
        };
        let must_have_opened = least == 0
            && !same(Self {
                opened: false,
                score: 0,
                ..me
            });
        let mut at = |score: u32| same(Self { score, ..me });
        let others = all.filter(|score| !(least..=most).contains(score) && at(*score));
        Self {
            score: least,
            up_to: most,
            must_have_opened,
            others: u32::try_from(others.count()).unwrap_or(u32::MAX),
            ..me
        }
    }

    /// Whoever has least of those for whom he stands, and whoever has most.
    pub(super) const fn ends(self) -> [Self; 2] {
        let score = match (self.every, self.up_to) {
            (0, u32::MAX) => HIGHER[HIGHER.len() - 1],
            (0, up_to) => up_to,
            (step, _) => self.score + (2 * MOST_POINTS - self.score) / step * step,
        };
        [self, Self { score, ..self }]
    }

    /// The same with another count.
    pub(super) const fn counting(self, count: u32) -> Self {
        let count = Some(count);
        Self { count, ..self }
    }

    /// The same with another count of the table.
    pub(super) const fn at_table(self, table: u32) -> Self {
        let table = Some(table);
        Self { table, ..self }
    }

    /// As the rule is told of him.
    pub(super) fn given(self) -> Given {
        let counted = |count: Option<u32>| Given::Number(count.unwrap_or(0).into());
        Given::Named(vec![
            ("count", counted(self.count)),
            ("opened", Given::Flag(self.opened)),
            ("score", Given::Number(self.score.into())),
            ("table", counted(self.table)),
        ])
    }
}

/// Scores around the numbers of a text that looks at them.
pub(super) fn near_scores(rule: &Rule, looks: bool) -> Vec<u32> {
    let near = if looks { rule.near(STEP) } else { Vec::new() };
    let near = near.into_iter().filter(|score| *score <= HIGHEST_NEAR);
    near.take(MOST_NEAR).collect()
}

/// The scores beyond those that are asked about one by one that are asked about too.
fn higher(near: &[u32]) -> Vec<u32> {
    let near = near.iter().copied();
    let near = near.filter(|score| (2 * MOST_POINTS + STEP..=HIGHEST_NEAR).contains(score));
    let all: BTreeSet<u32> = near.chain(HIGHER).collect();
    all.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_treated_the_same_is_told_together() {
        let of = |score| Me::of(None, None, score);
        let none = Me {
            opened: false,
            ..of(0)
        };
        let poor = |me: Me| me.opened && me.score < 200;
        let me = of(35).widened(&[], poor);
        assert_eq!((me.score, me.up_to), (0, 195));
        let first = none.widened(&[], |me| me.score < 200);
        assert_eq!((first.opened, first.up_to), (true, 195));
        assert_eq!(none.widened(&[], |me| !me.opened), none);
        assert!(none.widened(&[], |_| true).has_any_score());
        let sevens = of(35).widened(&[], |me| me.score % 35 == 0);
        assert_eq!((sevens.score, sevens.every, sevens.others), (0, 35, 0));
        assert!(sevens.covers(&of(350)) && !sevens.covers(&of(345)));
        let some = of(35).widened(&[], |me| me.score == 35 || me.score == 105);
        assert_eq!((some.every, some.others), (0, 1));
        let rich = of(600).widened(&[], |me| me.score >= 600);
        assert_eq!((rich.score, rich.up_to), (600, u32::MAX));
        let some = of(35).widened(&[], |me| me.score <= 1000);
        assert_eq!((some.score, some.up_to), (0, 1000));
        let gap = of(35).widened(&[], |me| me.score <= 600 || me.score > 900);
        assert_eq!((gap.score, gap.up_to, gap.others), (0, 600, 20));
        let banked = of(35).widened(&[], |me| me.opened);
        assert!(banked.must_have_opened && !banked.covers(&none));
    }
}
