//! What questions are told: a card, a player, a turn, a moment between two turns.

use own::{Given, Head};

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
}

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
        }
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
