//! What a rule of one's own is told: players of all kinds, and moments between two turns.

use own::{Given, Much, Rule, UpTo};

use super::counters::counts;

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
    /// The same player with the least of each thing with which the answer is the same, and up to how much it is.
    pub(super) fn widened(self, rule: &Rule, same: impl FnMut(Self) -> bool) -> Self {
        let mut to = UpTos::default();
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

/// How much of a thing a rule is asked about.
fn amounts(field: &str) -> Vec<u32> {
    let most = match field {
        "words" => 250,
        "cards" => 60,
        "longest" => 40,
        _ => 120,
    };
    (0..=most).collect()
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

/// Players of many kinds, ordinary ones first, and some with other counts.
pub(super) fn players() -> impl Iterator<Item = Me> + Clone {
    let kinds = [4, 0, 9].into_iter().flat_map(|cards| {
        [6, 0, 15].into_iter().flat_map(move |words| {
            let longest = if words == 0 { [0, 0] } else { [5, 8] };
            longest.map(|longest| Me {
                cards,
                words,
                longest,
                ..Me::default()
            })
        })
    });
    let counting = counts().map(|(count, table)| Me {
        cards: 4,
        words: 6,
        longest: 5,
        count,
        table,
        ..Me::default()
    });
    // Some who have more of one thing, or less, than most.
    let me = Me {
        cards: 4,
        words: 6,
        longest: 5,
        ..Me::default()
    };
    let cards = (0..=24).map(move |cards| Me { cards, ..me });
    let words = (1..=40).map(move |words| Me { words, ..me });
    let longest = (2..=16).map(move |longest| Me { longest, ..me });
    let far = cards.chain(words).chain(longest);
    kinds.chain(counting).chain(far)
}
