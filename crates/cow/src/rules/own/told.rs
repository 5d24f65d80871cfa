//! What questions are told: a card, a player, a turn, a moment between two turns.

use own::{Given, Head, Much, Rule, UpTo};

use crate::card::Card;
use crate::counting::Happened;
use crate::deck::{Deck, Kind, What};

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

    /// Players of many kinds, ordinary ones first; then ordinary ones with these counts of theirs and of the table.
    pub(crate) fn all(counts: &[(u32, u32)]) -> impl Iterator<Item = Self> {
        let counted = counts.iter().flat_map(|&(count, table)| {
            let me = Self {
                count,
                table,
                ..Self::usual()
            };
            [
                me,
                Self { city: true, ..me },
                Self { cows: 0, ..me },
                Self { cows: 5, ..me },
                Self { points: 10, ..me },
                Self { cash: 500, ..me },
            ]
        });
        let (count, table) = counts.first().copied().unwrap_or_default();
        let kinds = Self::kinds().chain(Self::far());
        let kinds = kinds.map(move |me| Self { count, table, ..me });
        kinds.chain(counted)
    }

    /// Players who have more of one thing, or less, than most.
    fn far() -> impl Iterator<Item = Self> {
        let me = Self::usual();
        let hands = (0..=15).map(move |hand| Self { hand, ..me });
        let cows = (0..=15).map(move |cows| Self { cows, ..me });
        let points = (0..=60).map(move |points| Self { points, ..me });
        let cash = (0..=6000).step_by(250).map(move |cash| Self { cash, ..me });
        hands.chain(cows).chain(points).chain(cash)
    }

    fn kinds() -> impl Iterator<Item = Self> {
        let kinds = [2000, 500, 0, 3500].into_iter().flat_map(|cash| {
            [3, 0, 6].into_iter().flat_map(move |hand| {
                [2, 0, 5].into_iter().flat_map(move |cows| {
                    [0, 10, 30].map(|points| Self {
                        cash,
                        hand,
                        cows,
                        points,
                        ..Self::usual()
                    })
                })
            })
        });
        kinds.flat_map(|me| [me, Self { city: true, ..me }])
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
        counts: &[(u32, u32)],
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

    /// Whether another is one of those for whom he stands, as far as `rule` looks at them.
    pub(crate) fn covers(self, rule: &Rule, other: &Self) -> bool {
        let with_city = !self.to.city || self.city == other.city;
        with_city && Much::covers(&MUCH, (&self, &mut self.to.clone()), rule, other)
    }
}

/// Turns of which a rule says the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turns {
    /// The least of them.
    pub least: Happened,
    /// Up to what.
    pub to: TurnsUpTo,
}

/// Up to how much of each thing that happened in a turn an answer is the same.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TurnsUpTo {
    /// Cows that exploded.
    pub exploded: UpTo,
    /// Those of whoever's turn it was.
    pub own: UpTo,
    /// Points of a city.
    pub city: UpTo,
    /// Dollars from bombs.
    pub won: UpTo,
    /// Cards.
    pub played: UpTo,
}

/// What there is so much of in a turn; dollars are told apart from 0 up.
const IN_A_TURN: [Much<Happened, TurnsUpTo>; 5] = [
    Much {
        field: "exploded",
        of: |turn| turn.exploded,
        with: |turn, exploded| Happened { exploded, ..turn },
        to: |to| &mut to.exploded,
    },
    Much {
        field: "own",
        of: |turn| turn.own,
        with: |turn, own| Happened { own, ..turn },
        to: |to| &mut to.own,
    },
    Much {
        field: "city",
        of: |turn| turn.city,
        with: |turn, city| Happened { city, ..turn },
        to: |to| &mut to.city,
    },
    Much {
        field: "won",
        of: |turn| turn.won.unsigned_abs(),
        with: |turn, won| Happened {
            won: won.cast_signed(),
            ..turn
        },
        to: |to| &mut to.won,
    },
    Much {
        field: "played",
        of: |turn| turn.played,
        with: |turn, played| Happened { played, ..turn },
        to: |to| &mut to.played,
    },
];

impl Turns {
    /// Turns of which the answer is the same as of one.
    pub(crate) fn around(turn: Happened, rule: &Rule, same: impl FnMut(Happened) -> bool) -> Self {
        let mut to = TurnsUpTo::default();
        let amounts = |field: &str| match field {
            "won" => (0..=12_000).step_by(50).collect(),
            _ => (0..=40).collect(),
        };
        let least = Much::widened(&IN_A_TURN, (turn, &mut to), rule, amounts, same);
        Self { least, to }
    }
}

/// How much of a thing a rule is asked about.
fn amounts(field: &str, counts: &[(u32, u32)]) -> Vec<u32> {
    let of = |of: fn(&(u32, u32)) -> u32| {
        let mut all: Vec<u32> = counts.iter().map(of).collect();
        all.sort_unstable();
        all.dedup();
        all
    };
    match field {
        "cash" => (0..=12_000).step_by(50).collect(),
        "points" => (0..=100).collect(),
        "count" => of(|one| one.0),
        "table" => of(|one| one.1),
        _ => (0..=40).collect(),
    }
}

/// A turn that is over, as a rule is told of it that counts.
pub(crate) fn turn(happened: Happened) -> Given {
    Given::Named(vec![
        ("city", Given::Number(happened.city.into())),
        ("exploded", Given::Number(happened.exploded.into())),
        ("own", Given::Number(happened.own.into())),
        ("played", Given::Number(happened.played.into())),
        ("won", Given::Number(happened.won.into())),
    ])
}

/// A card as a text has it.
pub(crate) fn card(deck: &Deck, card: Card) -> Given {
    let face = deck.face(card);
    let (kind, value) = match face.what {
        What::Cow { kind, value } => (name(kind), value),
        What::Event(_) => ("event", 0),
    };
    Given::Named(vec![
        ("kind", Given::Text(kind.to_owned())),
        ("price", Given::Number(face.price.into())),
        ("value", Given::Number(value.into())),
    ])
}

fn name(kind: Kind) -> &'static str {
    match kind {
        Kind::Plain => "plain",
        Kind::Negative => "negative",
        Kind::Spy => "spy",
        Kind::Mechanic => "mechanic",
        Kind::General => "general",
        Kind::Pec => "pec",
        Kind::MadBomber => "mad-bomber",
    }
}
