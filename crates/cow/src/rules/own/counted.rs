//! What a rule of one's own counts, found out by asking it (O7).

use own::{Asking, Counted, Given, Question};

use super::effect::{Finding, Whose, name};
use super::told::{Me, Turns, TurnsUpTo, card, turn};
use crate::counting::Happened;
use crate::deck::Deck;

/// No more counts of a rule are asked about.
const MOST_COUNTS: usize = 40;

/// What a count becomes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// After what.
    pub happens: Happens,
    /// What it was.
    pub before: u32,
    /// What it is then.
    pub after: u32,
}

/// What a count depends on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Happens {
    /// It begins.
    Start,
    /// A card has exploded.
    Explosion(String),
    /// A turn is over.
    Turn(Turns),
}

impl Whose {
    /// The questions about what is counted: at the beginning, after an explosion, after a turn.
    fn questions(self) -> [&'static str; 3] {
        match self {
            Self::Player => ["starting", "count_after_explosion", "count_after_turn"],
            Self::Table => [
                "table_starting",
                "table_after_explosion",
                "table_after_turn",
            ],
        }
    }

    /// A player with this count, or one at a table with it.
    fn with(self, count: u32, me: Me) -> Me {
        match self {
            Self::Player => Me { count, ..me },
            Self::Table => Me { table: count, ..me },
        }
    }

    /// From what it begins.
    fn start(self, asking: &mut Asking<'_>) -> u32 {
        let [starting, ..] = self.questions();
        let told = match self {
            Self::Player => vec![Me::usual().given(asking.rule.head())],
            Self::Table => Vec::new(),
        };
        u32::try_from(asking.number(starting, &told)).unwrap_or(0)
    }
}

/// Someone at the beginning of a game.
fn beginner(asking: &mut Asking<'_>) -> Me {
    let table = Whose::Table.start(asking);
    let count = Whose::Player.start(asking);
    Me {
        count,
        table,
        ..Me::usual()
    }
}

/// Counts that come about, from the one with which it begins: at most so many.
fn reached_by(asking: &mut Asking<'_>, whose: Whose) -> Vec<u32> {
    let (deck, me) = (Deck::house(), beginner(asking));
    let mut all = vec![whose.start(asking)];
    let [_, explosion, after_turn] = whose.questions();
    let draws = drawn(asking, whose);
    let happens: Vec<_> = [explosion, after_turn]
        .into_iter()
        .filter(|question| asking.rule.answers(question))
        .flat_map(|question| {
            happens(&deck, question)
                .into_iter()
                .map(move |(_, told)| (question, told))
        })
        .chain(draws)
        .collect();
    let mut next = 0;
    while let Some(&count) = all.get(next) {
        next += 1;
        for (question, told) in &happens {
            let after = became(asking, question, told, (whose, count), me);
            if !all.contains(&after) && all.len() < MOST_COUNTS {
                all.push(after);
            }
        }
    }
    all[1..].sort_unstable();
    all
}

/// The places that may be drawn before a turn, as a rule is told of them.
fn drawn(asking: &mut Asking<'_>, whose: Whose) -> Vec<(&'static str, Given)> {
    let question = match whose {
        Whose::Player => Question::AFTER_DRAW.name,
        Whose::Table => Question::TABLE_AFTER_DRAW.name,
    };
    if !asking.rule.answers(question) {
        return Vec::new();
    }
    let told = [Me::usual().given(asking.rule.head())];
    let weights = asking.rule.weights(Question::DRAW.name, &told);
    let places = weights.ok().flatten().map_or(0, |weights| weights.places());
    let places = (1..=places).map(|place| (question, Given::Number(place.into())));
    places.collect()
}

/// What a count becomes.
fn became(
    asking: &mut Asking<'_>,
    question: &str,
    told: &Given,
    (whose, before): (Whose, u32),
    me: Me,
) -> u32 {
    let me = whose.with(before, me).given(asking.rule.head());
    asking.count(question, &[told.clone(), me], before)
}

/// Counts of a player and of the table that come about, those at the beginning first; each alone, and both together.
pub(super) fn reached(asking: &mut Asking<'_>) -> Vec<(u32, u32)> {
    let [of, all] = [Whose::Player, Whose::Table].map(|whose| reached_by(asking, whose));
    let (count, table) = (of[0], all[0]);
    let alone = of.iter().map(|&count| (count, table));
    let tables = all.iter().map(|&table| (count, table)).skip(1);
    let both = of.iter().copied().zip(all.iter().copied()).skip(1);
    alone.chain(tables).chain(both).collect()
}

/// From what a count begins, where that is not 0.
pub(super) fn starts(asking: &mut Asking<'_>, whose: Whose) -> Finding {
    let start = Change {
        happens: Happens::Start,
        before: 0,
        after: whose.start(asking),
    };
    let some = if start.after == 0 {
        Vec::new()
    } else {
        vec![start]
    };
    Finding::Counts(whose, some)
}

/// What a count becomes after turns and explosions of many kinds: the first change that each brings.
pub(super) fn counts(
    asking: &mut Asking<'_>,
    deck: &Deck,
    whose: Whose,
    question: &str,
) -> Finding {
    let (me, reached) = (beginner(asking), reached_by(asking, whose));
    let mut counted = Counted::default();
    for (happens, told) in happens(deck, question) {
        let change = reached.iter().find_map(|&before| {
            let after = became(asking, question, &told, (whose, before), me);
            (after != before).then_some((before, after))
        });
        let known = |one: &Change| change == Some((one.before, one.after));
        if let Some((before, after)) = change
            && !counted.some.iter().any(known)
        {
            let happens = match happens {
                Happens::Turn(Turns { least, .. }) => {
                    Happens::Turn(Turns::around(least, asking.rule, |one| {
                        became(asking, question, &turn(one), (whose, before), me) == after
                    }))
                }
                other => other,
            };
            counted.add(Change {
                happens,
                before,
                after,
            });
        }
    }
    Finding::Counts(whose, counted.some)
}

/// What some turns bring: the first for each sum.
pub(super) fn bonuses(asking: &mut Asking<'_>) -> Finding {
    let (rule, reached) = (asking.rule, reached(asking));
    let head = rule.head();
    let mut counted: Counted<(Turns, Me, i32)> = Counted::default();
    for happened in turns() {
        for me in Me::all(&reached) {
            let dollars = asking.number("bonus", &[turn(happened), me.given(head)]);
            let dollars = i32::try_from(dollars).unwrap_or(0);
            if dollars != 0 && counted.some.iter().all(|(.., known)| *known != dollars) {
                let mut same = |happened, me: Me| {
                    let told = [turn(happened), me.given(head)];
                    asking.number("bonus", &told) == i64::from(dollars)
                };
                let who = me.widened(rule, &reached, |me| same(happened, me));
                // Of whoever was asked about, and of whoever has least of what comes to the same.
                let turns = Turns::around(happened, rule, |happened| {
                    same(happened, me) && same(happened, who)
                });
                counted.add_by(dollars.into(), (turns, who, dollars));
            }
        }
    }
    Finding::Bonuses(counted.some)
}

/// What may happen, and how a rule is told of it.
fn happens(deck: &Deck, question: &str) -> Vec<(Happens, Given)> {
    if question.ends_with("turn") {
        let to = TurnsUpTo::default();
        let one = |least| Happens::Turn(Turns { least, to });
        let turns = turns().map(|happened| (one(happened), turn(happened)));
        return turns.collect();
    }
    let cows = deck.distinct(deck.cows());
    let cows = cows
        .iter()
        .map(|cow| (Happens::Explosion(name(deck, cow)), card(deck, cow)));
    cows.collect()
}

/// Turns of many kinds, ordinary ones first.
fn turns() -> impl Iterator<Item = Happened> {
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
    let taken = Happened { city: 5, ..others };
    let many = (3..=15).flat_map(move |exploded| {
        let all = Happened {
            exploded,
            own: exploded,
            ..two
        };
        [all, Happened { own: 0, ..all }]
    });
    usual.chain(played).chain([taken]).chain(many)
}
