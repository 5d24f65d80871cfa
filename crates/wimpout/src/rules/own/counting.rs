//! What becomes of what a rule of one's own counts, found out by asking it (O7).

use own::{Amount, Counted, Law, UpTo};

use super::by_points::{ends_of, points_around};
use super::effect::{Change, Finding, Happens};
use super::me::{Me, STEP, near_scores};
use super::more::{USUAL_BANKS, every_turn};
use super::players::{FEW, Players, stands, told, told_between};

impl Players<'_, '_> {
    /// What becomes of a count when something happens.
    pub(super) fn counts(&mut self, question: &'static str, happens: Happens) -> Finding {
        let of_table = question.starts_with("table_");
        let mut counting = Counting::of(question);
        for (me, points) in self.moments(question, happens) {
            counting.add(self, me, points);
        }
        let some = counting.some;
        if of_table {
            Finding::TableCounts(happens, some)
        } else {
            Finding::Counts(happens, some)
        }
    }

    /// Whether a count changes otherwise, or in other cases, than these changes tell.
    pub(super) fn has_other_counts(
        &mut self,
        question: &'static str,
        happens: Happens,
        some: &[Change],
    ) -> bool {
        let counting = Counting::of(question);
        self.moments(question, happens)
            .into_iter()
            .any(|(me, points)| {
                let before = counting.before(me).unwrap_or(0);
                let after = counting.after(self, me, points);
                let amounts = counting.amounts(points);
                let told = |one: &Change| {
                    one.law.tells(&amounts, before, after) && one.covers(&me, points)
                };
                after != before && !some.iter().any(told)
            })
    }

    /// Players whose count, or beside whom that of the table, may change, and the points of turns: the usual ones, then all.
    fn moments(&self, question: &str, happens: Happens) -> Vec<(Me, Option<u32>)> {
        let of_table = question.starts_with("table_");
        let has_points = match happens {
            Happens::Banks => true,
            Happens::WimpsOut => of_table,
            Happens::Sits | Happens::Wrecks => false,
        };
        let usual = USUAL_BANKS.map(Some).to_vec();
        let every = every_turn(self.asking.rule, question);
        let every = every.into_iter().map(Some).collect();
        let turns = if has_points {
            vec![usual, every]
        } else {
            vec![vec![None]]
        };
        let all = self.counted(question, of_table);
        let moments = turns.iter().flat_map(|turns| {
            let all = all.iter();
            all.flat_map(|me| turns.iter().map(move |points| (*me, *points)))
        });
        moments.collect()
    }

    /// Players beside whom something is counted: each count, and whoever a question can tell apart.
    fn counted(&self, question: &str, of_table: bool) -> Vec<Me> {
        let looks = |field: &str| self.asking.rule.looks_at(&[question], "me", field);
        let sits = question.ends_with("starting");
        let own = if of_table { "count" } else { "table" };
        let own: Vec<u32> = match (of_table, looks(own) && !sits) {
            (_, false) => vec![],
            (true, true) => self.reached.counts().take(FEW).collect(),
            (false, true) => self.reached.tables().take(FEW).collect(),
        };
        let others: Vec<Option<u32>> = if own.is_empty() {
            vec![None]
        } else {
            own.into_iter().map(Some).collect()
        };
        let counts: Vec<u32> = match (sits, of_table) {
            (true, _) => vec![0],
            (false, true) => self.reached.tables().collect(),
            (false, false) => self.reached.counts().collect(),
        };
        let told_apart = looks("score") || looks("opened");
        let near = near_scores(self.asking.rule, looks("score"));
        let pairs = counts
            .into_iter()
            .flat_map(|count| others.iter().map(move |other| (Some(count), *other)));
        let pairs = pairs.map(|(count, other)| {
            if of_table {
                (other, count)
            } else {
                (count, other)
            }
        });
        let all = pairs.flat_map(|(count, table)| -> Vec<Me> {
            if told_apart {
                let near = near.iter().map(|score| Me::of(count, table, *score));
                let all = Me::usual(count, table).chain(near);
                all.filter(|me| stands(question, me)).collect()
            } else {
                vec![Me::of(count, table, 100)]
            }
        });
        all.collect()
    }
}

impl Change {
    /// Whether it happens to such a player, with so many points.
    fn covers(&self, me: &Me, points: Option<u32>) -> bool {
        let of_turn = self.points.zip(points);
        let of_turn = of_turn.is_none_or(|((least, to), points)| to.covers(least, points));
        of_turn && self.who.is_none_or(|who| who.covers(me))
    }
}

/// What becomes of a count, as it is found out.
struct Counting {
    question: &'static str,
    of_table: bool,
    tells_player: bool,
    some: Vec<Change>,
}

impl Counting {
    fn of(question: &'static str) -> Self {
        Self {
            question,
            of_table: question.starts_with("table_"),
            tells_player: question != "table_starting",
            some: Vec::new(),
        }
    }

    /// Adds what becomes of it, if it changes as it has not yet.
    fn add(&mut self, all: &mut Players<'_, '_>, me: Me, points: Option<u32>) {
        let Some(before) = self
            .before(me)
            .filter(|_| self.some.len() < Counted::<u32>::MOST)
        else {
            return;
        };
        let after = self.after(all, me, points);
        let mut known = self.some.iter();
        let amounts = self.amounts(points);
        let is_known =
            |one: &Change| one.covers(&me, points) && one.law.tells(&amounts, before, after);
        if after == before || known.any(is_known) {
            return;
        }
        // A law that is known shows at a few counts already.
        let laws: Vec<Law> = self.some.iter().map(|one| one.law.clone()).collect();
        if laws.iter().any(|law| self.holds(all, me, points, law)) {
            return;
        }
        let turns = every_turn(all.asking.rule, self.question);
        let by_points = self.by_points(all, me, points, &turns);
        let law = by_points.unwrap_or_else(|| self.law(all, me, points));
        let around = points.and_then(|points| {
            points_around(points, &turns, |n| self.holds(all, me, Some(n), &law))
        });
        let looks = |field: &str| all.asking.rule.looks_at(&[self.question], "me", field);
        let matters = looks("score") || looks("opened");
        // What is the same of one player must be so at both ends of the points.
        let ends: Vec<Option<u32>> = match (points, around) {
            (None, _) => vec![None],
            (Some(points), around) => ends_of(points, around, &turns)
                .into_iter()
                .map(Some)
                .collect(),
        };
        let near = all.asking.rule.near(STEP);
        let mut who = me.widened(&near, |me| {
            let mut ends = ends.iter();
            ends.all(|points| self.holds(all, me, *points, &law))
        });
        let newcomer = Me {
            opened: false,
            ..Me::of(None, None, 0)
        };
        who.must_have_opened &= stands(self.question, &newcomer);
        let who = self.without_other(all, who, points, &law);
        let other = if self.of_table { who.count } else { who.table };
        let is_some = other.is_some() || matters && !who.has_any_score();
        self.some.push(Change {
            points: around,
            law,
            who: Some(self.without_own(who)).filter(|_| is_some),
        });
    }

    /// What is counted.
    fn before(&self, me: Me) -> Option<u32> {
        if self.of_table { me.table } else { me.count }
    }

    fn after(&self, all: &mut Players<'_, '_>, me: Me, points: Option<u32>) -> u32 {
        let before = self.before(me).unwrap_or(0);
        let told = if self.tells_player {
            told(points, me)
        } else {
            Vec::new()
        };
        all.asking.count(self.question, &told, before)
    }

    /// The same with another count.
    const fn with(&self, me: Me, count: u32) -> Me {
        if self.of_table {
            me.at_table(count)
        } else {
            me.counting(count)
        }
    }

    /// What becomes of all counts that come about.
    fn law(&self, all: &mut Players<'_, '_>, me: Me, points: Option<u32>) -> Law {
        if self.question.ends_with("starting") {
            return Law::begins(self.after(all, me, points));
        }
        Law::of(&self.all(all), |count| {
            self.after(all, self.with(me, count), points)
        })
    }

    /// All counts that come about.
    fn all(&self, all: &Players<'_, '_>) -> Vec<u32> {
        if self.of_table {
            all.reached.all_tables()
        } else {
            all.reached.all_counts()
        }
    }

    /// The law by which a count goes on with the points of turns, where it does.
    fn by_points(
        &self,
        all: &mut Players<'_, '_>,
        me: Me,
        points: Option<u32>,
        turns: &[u32],
    ) -> Option<Law> {
        let (counts, before) = (self.all(all), self.before(me)?);
        let amounts = |points: &u32| self.amounts(Some(*points));
        Law::by_amount((&counts, before), &points?, turns, amounts, |points, n| {
            self.after(all, self.with(me, n), Some(*points))
        })
    }

    /// The points of a turn, as an amount by which a count may go on.
    fn amounts(&self, points: Option<u32>) -> Vec<Amount> {
        let what = if self.question.ends_with("bank") {
            "bank"
        } else {
            "lost"
        };
        points.map(|points| (what, points)).into_iter().collect()
    }

    fn holds(&self, all: &mut Players<'_, '_>, me: Me, points: Option<u32>, law: &Law) -> bool {
        law.holds(&self.amounts(points), |count| {
            self.after(all, self.with(me, count), points)
        })
    }

    /// The player without what else is counted, where that does not matter.
    fn without_other(
        &self,
        all: &mut Players<'_, '_>,
        who: Me,
        points: Option<u32>,
        law: &Law,
    ) -> Me {
        let with = |who: Me, other: u32| {
            if self.of_table {
                who.counting(other)
            } else {
                who.at_table(other)
            }
        };
        let (told, others) = if self.of_table {
            (who.count, all.reached.all_counts())
        } else {
            (who.table, all.reached.all_tables())
        };
        let Some(other) = told else {
            return who;
        };
        let ends = who.ends();
        let same = |other| {
            ends.iter()
                .all(|end| self.holds(all, with(*end, other), points, law))
        };
        let (other, to) = told_between(UpTo::around(other, &others, same));
        if self.of_table {
            Me {
                count: other,
                count_to: to,
                ..who
            }
        } else {
            Me {
                table: other,
                table_to: to,
                ..who
            }
        }
    }

    /// The player without what is counted, which is told beside.
    const fn without_own(&self, me: Me) -> Me {
        if self.of_table {
            Me { table: None, ..me }
        } else {
            Me { count: None, ..me }
        }
    }
}
