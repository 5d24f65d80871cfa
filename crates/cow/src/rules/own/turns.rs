//! The turns that a rule of one's own is asked about, and those of which it says the same.

use std::collections::BTreeSet;

use own::{Given, Much, Rule, UpTo};

use super::cards::CITIES;
use crate::counting::Happened;

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
            "won" => (0..=12_000).step_by(50).chain([12_050, 24_000]).collect(),
            "city" => (0..=*CITIES.end()).collect(),
            _ => (0..=40).chain([41, 80]).collect(),
        };
        let least = Much::widened(&IN_A_TURN, (turn, &mut to), rule, amounts, same);
        Self { least, to }
    }

    /// Whether another is one of those for which it stands, as far as `rule` looks at them.
    pub(crate) fn covers(&self, rule: &Rule, other: &Happened) -> bool {
        Much::covers(&IN_A_TURN, (&self.least, &mut self.to.clone()), rule, other)
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

/// Turns that a question can tell apart, ordinary ones first; and those at which its text may turn.
pub(super) fn turns(rule: &Rule, question: &str) -> Vec<Happened> {
    let looks = |field: &str| rule.looks_at(&[question], "turn", field);
    let none = Happened::default();
    let mut known = BTreeSet::new();
    let numbers = rule.numbers().into_iter().filter(|n| *n <= 12_000);
    let bombs = numbers.take(6).flat_map(|n| {
        let below = n - n % 50;
        [below.saturating_sub(50), below, below + 50].map(|won| Happened {
            exploded: 1,
            own: 1,
            won: won.cast_signed(),
            played: 1,
            ..none
        })
    });
    let all = kinds_of_turns().chain(bombs.collect::<Vec<_>>());
    let all = all.map(|one| Happened {
        exploded: if looks("exploded") { one.exploded } else { 0 },
        own: if looks("own") { one.own } else { 0 },
        city: if looks("city") { one.city } else { 0 },
        won: if looks("won") { one.won } else { 0 },
        played: if looks("played") { one.played } else { 0 },
    });
    let key = |one: &Happened| (one.exploded, one.own, one.city, one.won, one.played);
    all.filter(|one| known.insert(key(one))).collect()
}

/// Turns of many kinds, ordinary ones first.
fn kinds_of_turns() -> impl Iterator<Item = Happened> {
    let none = Happened {
        played: 1,
        ..Happened::default()
    };
    let [one, two] = [(1, 200), (2, 500)].map(|(n, won)| Happened {
        exploded: n,
        own: n,
        won,
        ..none
    });
    let others = Happened {
        own: 0,
        won: 0,
        ..one
    };
    let city = Happened { city: 5, ..one };
    let dear = Happened {
        exploded: 5,
        own: 5,
        city: 10,
        won: 1500,
        played: 4,
    };
    let idle = Happened::default();
    let usual = [one, none, city, two, others, dear, idle].into_iter();
    let played = (0..=6).flat_map(move |played| {
        let idle = Happened { played, ..idle };
        let paid = Happened { played, ..one };
        let unpaid = Happened { won: 0, ..paid };
        [idle, paid, unpaid]
    });
    // A city is taken by whoever's cows did not explode, too; and some bombs are greater.
    let taken =
        (1..=12).flat_map(move |city| [Happened { city, ..others }, Happened { city, ..one }]);
    let many = (3..=15).flat_map(move |exploded| {
        let all = Happened {
            exploded,
            own: exploded,
            ..two
        };
        [all, Happened { own: 0, ..all }, Happened { own: 1, ..all }]
    });
    let won = (0..=40).map(move |n| Happened { won: 50 * n, ..one });
    usual.chain(played).chain(taken).chain(many).chain(won)
}
