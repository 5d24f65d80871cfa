//! What questions are told: a player, a moment between two turns.

use std::collections::BTreeSet;

use own::{Given, Head, Much, Rule, UpTo};

use super::reached::Counts;

/// A player who is asked about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Me {
    /// Dollars.
    pub cash: i32,
    /// Cards in his hand.
    pub hand: u32,
    /// Cows in his field.
    pub cows: u32,
    /// The points of his cities.
    pub points: u32,
    /// Whether he has taken a city in this turn.
    pub city: bool,
    /// What the rule counts of him.
    pub count: u32,
    /// What the rule counts of the table.
    pub table: u32,
    /// Up to how much of each the answer is the same.
    pub to: UpTos,
}

/// Up to how much of each thing that a player has an answer is the same.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct UpTos {
    /// Dollars.
    pub cash: UpTo,
    /// Cards in his hand.
    pub hand: UpTo,
    /// Cows in his field.
    pub cows: UpTo,
    /// The points of his cities.
    pub points: UpTo,
    /// What the rule counts of him.
    pub count: UpTo,
    /// What the rule counts of the table.
    pub table: UpTo,
    /// Whether it is another where it is otherwise with the city.
    pub city: bool,
}

/// What a player has so much of.
const MUCH: [Much<Me, UpTos>; 6] = [
    Much {
        field: "cash",
        of: |me| me.cash.unsigned_abs(),
        with: |me, cash| Me {
            cash: cash.cast_signed(),
            ..me
        },
        to: |to| &mut to.cash,
    },
    Much {
        field: "hand",
        of: |me| me.hand,
        with: |me, hand| Me { hand, ..me },
        to: |to| &mut to.hand,
    },
    Much {
        field: "cows",
        of: |me| me.cows,
        with: |me, cows| Me { cows, ..me },
        to: |to| &mut to.cows,
    },
    Much {
        field: "points",
        of: |me| me.points,
        with: |me, points| Me { points, ..me },
        to: |to| &mut to.points,
    },
    Much {
        field: "count",
        of: |me| me.count,
        with: |me, count| Me { count, ..me },
        to: |to| &mut to.count,
    },
    Much {
        field: "table",
        of: |me| me.table,
        with: |me, table| Me { table, ..me },
        to: |to| &mut to.table,
    },
];

/// A moment between two turns.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Between {
    pub(crate) turn: u32,
    pub(crate) cities: u32,
    pub(crate) pot: i32,
    /// The greatest count of a player.
    pub(crate) most: u32,
    /// The count of the table.
    pub(crate) table: u32,
}

impl Between {
    /// As a rule with this head is told of it: of counts only what it counts.
    pub(crate) fn given(self, head: &Head) -> Given {
        let mut told = vec![
            ("cities", Given::Number(self.cities.into())),
            ("pot", Given::Number(self.pot.into())),
            ("turn", Given::Number(self.turn.into())),
        ];
        if !head.counter.is_empty() {
            told.push(("most", Given::Number(self.most.into())));
        }
        if !head.table_counter.is_empty() {
            told.push(("table", Given::Number(self.table.into())));
        }
        Given::Named(told)
    }
}

impl Me {
    /// As a rule with this head is told of him: of counts only what it counts.
    pub(crate) fn given(self, head: &Head) -> Given {
        let mut told = vec![
            ("cash", Given::Number(self.cash.into())),
            ("city", Given::Flag(self.city)),
            ("cows", Given::Number(self.cows.into())),
            ("hand", Given::Number(self.hand.into())),
            ("points", Given::Number(self.points.into())),
        ];
        if !head.counter.is_empty() {
            told.push(("count", Given::Number(self.count.into())));
        }
        if !head.table_counter.is_empty() {
            told.push(("table", Given::Number(self.table.into())));
        }
        Given::Named(told)
    }

    /// What a rule can tell apart of a player that a question tells it of, told as a key.
    const fn key(self) -> (i32, u32, u32, u32, bool, u32, u32) {
        (
            self.cash,
            self.hand,
            self.cows,
            self.points,
            self.city,
            self.count,
            self.table,
        )
    }

    /// Players whom this question can tell apart, ordinary ones first: with all that it looks at in some amounts, then with
    /// one thing in many; each count of theirs and of the table with ordinary ones at least.
    pub(crate) fn asked(rule: &Rule, question: &str, counts: &Counts) -> Vec<Self> {
        let looks = |field: &str| rule.looks_at(&[question], "me", field);
        // Nobody has taken a city when his turn begins.
        let may_have_city = !matches!(question, "cards_drawn" | "draw" | "starting");
        let mut all = vec![counts.begin()];
        for much in MUCH
            .iter()
            .take(FIELDS_BUT_COUNTS)
            .filter(|much| looks(much.field))
        {
            let mut some = some(much.field, rule);
            if all.len() * some.len() > MOST_ASKED {
                some.truncate(USUAL);
            }
            let with = |me: &Self| {
                let me = *me;
                let own = (much.of)(&me);
                let others = some
                    .iter()
                    .filter(move |n| **n != own)
                    .map(move |n| (much.with)(me, *n));
                std::iter::once(me).chain(others).collect::<Vec<_>>()
            };
            all = all.iter().flat_map(with).collect();
        }
        if looks("city") && may_have_city {
            let with = |me: &Self| [*me, Self { city: true, ..*me }];
            all = all.iter().flat_map(with).collect();
        }
        let pairs = counts.pairs(looks("count"), looks("table"));
        let few = (MOST_ASKED / all.len().max(1)).max(1);
        let beside = pairs.iter().take(few).flat_map(|&(count, table)| {
            let with = move |me: &Self| Self {
                count,
                table,
                ..*me
            };
            all.iter().map(with).collect::<Vec<_>>()
        });
        let mut all: Vec<Self> = beside.collect();
        let begin = counts.begin();
        let alone = pairs.iter().map(|&(count, table)| Self {
            count,
            table,
            ..begin
        });
        all.extend(alone);
        for much in MUCH
            .iter()
            .take(FIELDS_BUT_COUNTS)
            .filter(|much| looks(much.field))
        {
            all.extend(far(much.field).map(|n| (much.with)(begin, n)));
        }
        // Those of whom several things are as many.
        let equal = (0..=EQUAL).map(|n| {
            let looked_at = MUCH.iter().take(FIELDS_BUT_COUNTS);
            let looked_at = looked_at.filter(|much| much.field != "cash" && looks(much.field));
            looked_at.fold(begin, |me, much| (much.with)(me, n))
        });
        all.extend(equal);
        let mut known = BTreeSet::new();
        all.retain(|me| known.insert(me.key()));
        all
    }

    /// Those who have one thing that this question looks at in many amounts, all else as at the beginning.
    pub(crate) fn one_by_one(rule: &Rule, question: &str, counts: &Counts) -> Vec<Self> {
        let looks = |field: &str| rule.looks_at(&[question], "me", field);
        let begin = counts.begin();
        let much = MUCH.iter().take(FIELDS_BUT_COUNTS);
        let all = much.filter(|much| looks(much.field)).flat_map(|much| {
            let some = some(much.field, rule).into_iter();
            some.map(|n| (much.with)(begin, n))
        });
        std::iter::once(begin).chain(all).collect()
    }

    /// The player that others are told of beside what they are about.
    pub(crate) fn usual() -> Self {
        Self {
            cash: 2000,
            hand: 3,
            cows: 2,
            points: 0,
            city: false,
            count: 0,
            table: 0,
            to: UpTos::default(),
        }
    }

    /// The same player with the least of each thing with which the answer is the same, and up to how much it is; `rule`: it
    /// is asked, and comes to these counts of a player and of the table.
    pub(crate) fn widened(
        self,
        rule: &Rule,
        counts: &Counts,
        mut same: impl FnMut(Self) -> bool,
    ) -> Self {
        let (mut to, amounts) = (UpTos::default(), |field: &str| amounts(field, counts));
        let me = Much::widened(&MUCH, (self, &mut to), rule, amounts, &mut same);
        to.city = !same(Self {
            city: !me.city,
            ..me
        });
        Self { to, ..me }
    }

    /// Of those for whom he stands whoever has least of everything, and whoever has most.
    pub(crate) fn ends(self, rule: &Rule, counts: &Counts) -> [Self; 2] {
        let (mut most, mut to) = (self, self.to);
        for much in MUCH.iter().filter(|much| rule.mentions(much.field)) {
            let upto = *(much.to)(&mut to);
            let n = upto.most((much.of)(&self), &amounts(much.field, counts));
            most = (much.with)(most, n);
        }
        [self, most]
    }

    /// Whether another is one of those for whom he stands, as far as `rule` looks at them.
    pub(crate) fn covers(self, rule: &Rule, other: &Self) -> bool {
        let with_city = !self.to.city || self.city == other.city;
        with_city && Much::covers(&MUCH, (&self, &mut self.to.clone()), rule, other)
    }
}

/// Players are asked about who have as many of each thing, up to so many.
const EQUAL: u32 = 12;
/// So many of them are beside what is counted.
const FIELDS_BUT_COUNTS: usize = 4;
/// So many players are asked about, apart from those who have much of one thing.
const MOST_ASKED: usize = 3000;
/// Of a thing so many amounts are usual.
const USUAL: usize = 3;
/// Around no more numbers of a text it is asked.
const MOST_TURNED: usize = 6;

/// How much of a thing players have who are asked about: most of them, and those at whom the text may turn.
fn some(field: &str, rule: &Rule) -> Vec<u32> {
    let (usual, step, most): (&[u32], u32, u32) = match field {
        "cash" => (&[2000, 500, 0, 3500], 50, 12_000),
        "hand" => (&[3, 0, 6], 1, 40),
        "cows" => (&[2, 0, 5], 1, 40),
        _ => (&[0, 10, 30], 1, 100),
    };
    let mut all = usual.to_vec();
    let turns = rule.numbers().into_iter().filter(|n| *n > 1 && *n <= most);
    for n in turns.take(MOST_TURNED) {
        let below = n - n % step;
        let around = [below.saturating_sub(step), below, below + step];
        all.extend(around.iter().filter(|n| !usual.contains(n)));
    }
    all
}

/// The same of those who have more of one thing, or less, than most.
fn far(field: &str) -> Box<dyn Iterator<Item = u32>> {
    match field {
        "cash" => Box::new((0..=6000).step_by(250)),
        "points" => Box::new(0..=60),
        _ => Box::new(0..=15),
    }
}

/// How much of a thing a rule is asked about.
fn amounts(field: &str, counts: &Counts) -> Vec<u32> {
    match field {
        // What lies beyond stands for all that is more.
        "cash" => (0..=12_000).step_by(50).chain([12_050, 24_000]).collect(),
        "points" => (0..=100).collect(),
        "count" => counts.of.all.clone(),
        "table" => counts.table.all.clone(),
        _ => (0..=40).collect(),
    }
}
