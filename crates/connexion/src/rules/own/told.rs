//! What a rule of one's own is told: players of all kinds, and moments between two turns.

use std::collections::BTreeSet;

use own::{Given, Much, Rule, UpTo};

use super::reached::Reached;

/// A player who is asked about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Me {
    /// How many celestial cards he holds.
    pub cards: u32,
    /// How many words he has found.
    pub words: u32,
    /// The letters of the longest.
    pub longest: u32,
    /// What the rule that is asked counts of him.
    pub count: u32,
    /// What it counts of the table.
    pub table: u32,
    /// Up to how much of each the answer is the same.
    pub to: UpTos,
}

/// Up to how much of each thing that a player has an answer is the same.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct UpTos {
    /// Celestial cards.
    pub cards: UpTo,
    /// Words.
    pub words: UpTo,
    /// The letters of the longest.
    pub longest: UpTo,
    /// What the rule that is asked counts of him.
    pub count: UpTo,
    /// What it counts of the table.
    pub table: UpTo,
}

/// What a player has so much of.
const MUCH: [Much<Me, UpTos>; 5] = [
    Much {
        field: "cards",
        of: |me| me.cards,
        with: |me, cards| Me { cards, ..me },
        to: |to| &mut to.cards,
    },
    Much {
        field: "words",
        of: |me| me.words,
        with: |me, words| Me { words, ..me },
        to: |to| &mut to.words,
    },
    Much {
        field: "longest",
        of: |me| me.longest,
        with: |me, longest| Me { longest, ..me },
        to: |to| &mut to.longest,
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

impl Me {
    /// The player that others are told of beside what they are about.
    pub(super) fn usual() -> Self {
        Self {
            cards: 4,
            words: 6,
            longest: 5,
            ..Self::default()
        }
    }

    /// Players whom this question can tell apart, ordinary ones first: with all that it looks at in some amounts, then with
    /// one thing in many; each count of theirs and of the table with ordinary ones at least.
    pub(super) fn asked(rule: &Rule, question: &str, reached: &Reached) -> Vec<Self> {
        let looks = |field: &str| rule.looks_at(&[question], "me", field);
        let (count, table) = (reached.of.start, reached.table.start);
        let begin = Self {
            count,
            table,
            ..Self::usual()
        };
        let mut all = vec![begin];
        let looked_at = || {
            MUCH.iter()
                .take(FIELDS_BUT_COUNTS)
                .filter(|much| looks(much.field))
        };
        for much in looked_at() {
            let some = some(much.field, rule);
            let with = |me: &Self| {
                let me = *me;
                let own = (much.of)(&me);
                let others = some.iter().filter(move |n| **n != own);
                let others = others.map(move |n| (much.with)(me, *n));
                std::iter::once(me).chain(others).collect::<Vec<_>>()
            };
            all = all.iter().flat_map(with).collect();
        }
        let pairs = reached.pairs(looks("count"), looks("table"));
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
        let alone = pairs.iter();
        all.extend(alone.map(|&(count, table)| Self {
            count,
            table,
            ..begin
        }));
        for much in looked_at() {
            all.extend(far(much.field).map(|n| (much.with)(begin, n)));
        }
        // Those of whom several things are as many.
        let equal = (0..=EQUAL).map(|n| looked_at().fold(begin, |me, much| (much.with)(me, n)));
        all.extend(equal);
        let mut known = BTreeSet::new();
        let key = |me: &Self| (me.cards, me.words, me.longest, me.count, me.table);
        all.retain(|me| known.insert(key(me)));
        all
    }

    /// The same player with the least of each thing with which the answer is the same, and up to how much it is; `rule`: it
    /// is asked, and comes to these counts.
    pub(super) fn widened(
        self,
        rule: &Rule,
        reached: &Reached,
        same: impl FnMut(Self) -> bool,
    ) -> Self {
        let mut to = UpTos::default();
        let amounts = |field: &str| amounts(field, reached);
        let me = Much::widened(&MUCH, (self, &mut to), rule, amounts, same);
        Self { to, ..me }
    }

    /// Whether another is one of those for whom he stands, as far as `rule` looks at them.
    pub(super) fn covers(self, rule: &Rule, other: &Self) -> bool {
        Much::covers(&MUCH, (&self, &mut self.to.clone()), rule, other)
    }

    pub(crate) fn given(self) -> Given {
        Given::Named(vec![
            ("cards", Given::Number(self.cards.into())),
            ("count", Given::Number(self.count.into())),
            ("longest", Given::Number(self.longest.into())),
            ("table", Given::Number(self.table.into())),
            ("words", Given::Number(self.words.into())),
        ])
    }
}

/// Players are asked about who have as many of each thing, up to so many.
const EQUAL: u32 = 12;
/// So many of them are beside what is counted.
const FIELDS_BUT_COUNTS: usize = 3;
/// So many players are asked about, apart from those who have much of one thing.
const MOST_ASKED: usize = 3000;
/// Around no more numbers of a text it is asked.
const MOST_TURNED: usize = 6;

/// The most of a thing that a rule is asked about.
fn most(field: &str) -> u32 {
    match field {
        "words" => 250,
        "cards" => 60,
        _ => 40,
    }
}

/// How much of a thing players have who are asked about: most of them, and those at whom the text may turn.
fn some(field: &str, rule: &Rule) -> Vec<u32> {
    let usual: &[u32] = match field {
        "words" => &[6, 0, 15],
        "cards" => &[4, 0, 9],
        _ => &[5, 8],
    };
    let mut all = usual.to_vec();
    let numbers = rule.numbers().into_iter();
    let numbers = numbers.filter(|n| *n > 0 && *n <= most(field));
    for n in numbers.take(MOST_TURNED) {
        let around = [n - 1, n, n + 1];
        all.extend(around.iter().filter(|n| !usual.contains(n)));
    }
    all
}

/// The same of those who have more of one thing, or less, than most.
fn far(field: &str) -> std::ops::RangeInclusive<u32> {
    match field {
        "words" => 1..=40,
        "cards" => 0..=24,
        _ => 2..=16,
    }
}

/// How much of a thing a rule is asked about.
fn amounts(field: &str, reached: &Reached) -> Vec<u32> {
    match field {
        "count" => reached.of.all.clone(),
        "table" => reached.table.all.clone(),
        // What lies beyond stands for all that is more.
        _ => (0..=most(field))
            .chain([most(field) + 1, 2 * most(field) + 1])
            .collect(),
    }
}

/// A moment between two turns.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Between {
    pub(crate) turn: u32,
    pub(crate) words: u32,
    pub(crate) pile: u32,
    /// What the rule that is asked counts of the table.
    pub(crate) table: u32,
}

impl Between {
    pub(crate) fn given(self) -> Given {
        Given::Named(vec![
            ("pile", Given::Number(self.pile.into())),
            ("table", Given::Number(self.table.into())),
            ("turn", Given::Number(self.turn.into())),
            ("words", Given::Number(self.words.into())),
        ])
    }
}
