//! What a rule of one's own comes to count, found out by asking it (O7): so that it is asked about what can be.

use own::{Asking, Given, Question, Reach, Rule};

use super::counted::{Whose, happens};
use super::told::Me;
use crate::deck::Deck;

/// Of the other count, so many are looked at beside it.
const BESIDE: usize = 3;
/// Where both are told apart, so many of each are asked about together.
const FEW: usize = 12;
/// Around no more players it is followed what becomes of a count.
const MOST_PLAYERS: usize = 60;

/// What is counted of a player, or of the table.
#[derive(Clone, Debug, Default)]
pub(crate) struct Count {
    /// What it begins with.
    pub(crate) start: u32,
    reach: Reach,
    /// All that is asked about, in rising order.
    pub(crate) all: Vec<u32>,
}

/// Both of them, as far as they come about.
#[derive(Clone, Debug, Default)]
pub(crate) struct Counts {
    /// Of a player.
    pub(crate) of: Count,
    /// Of the table.
    pub(crate) table: Count,
}

impl Count {
    fn starting(start: u32) -> Self {
        Self {
            start,
            reach: Reach::of([start], |_| Vec::new()),
            all: vec![start],
        }
    }

    /// What it begins with, then all others.
    fn start_first(&self) -> impl Iterator<Item = u32> + '_ {
        let others = self.all.iter().copied().filter(|n| *n != self.start);
        std::iter::once(self.start).chain(others)
    }

    /// From where on it is not asked about, where it goes on.
    pub(crate) fn beyond(&self) -> Option<u32> {
        self.all.last().filter(|_| self.reach.goes_on()).copied()
    }
}

impl Counts {
    /// Asks a rule.
    pub(crate) fn of(asking: &mut Asking<'_>, deck: &Deck) -> Self {
        let [of, table] =
            [Whose::Player, Whose::Table].map(|whose| Count::starting(whose.start(asking)));
        let mut counts = Self { of, table };
        let rule = asking.rule;
        let (of_players, of_table) = (rule.counts_players(), rule.counts_table());
        for _ in 0..=u8::from(of_players && of_table) {
            for whose in [Whose::Player, Whose::Table] {
                counts.follow(asking, deck, whose);
            }
        }
        counts.of.all = counts.of.reach.all(rule);
        counts.table.all = counts.table.reach.all(rule);
        let far = |count: &Count| count.reach.beyond(&count.all);
        asking.goes_far(&far(&counts.of), &far(&counts.table));
        counts
    }

    fn follow(&mut self, asking: &mut Asking<'_>, deck: &Deck, whose: Whose) {
        let happens = changing(asking, deck, whose);
        if happens.is_empty() {
            return;
        }
        let (mut count, other) = match whose {
            Whose::Player => (self.of.clone(), &self.table),
            Whose::Table => (self.table.clone(), &self.of),
        };
        let others: Vec<u32> = other.reach.some().take(BESIDE).collect();
        let players: Vec<Vec<Me>> = happens
            .iter()
            .map(|(question, _)| {
                let mut all = Me::one_by_one(asking.rule, question, self);
                all.extend(Me::asked(asking.rule, question, self));
                all.truncate(MOST_PLAYERS);
                all
            })
            .collect();
        count.reach.follow(|before| {
            let mut after = Vec::new();
            for ((question, told), players) in happens.iter().zip(&players) {
                for me in players {
                    for &other in &others {
                        let me = whose.with(before, whose.other().with(other, *me));
                        let me = me.given(asking.rule.head());
                        after.push(asking.count(question, &[told.clone(), me], before));
                    }
                }
            }
            after
        });
        match whose {
            Whose::Player => self.of = count,
            Whose::Table => self.table = count,
        }
    }

    /// Pairs of a count of a player and one of the table that are told apart, those at the beginning first; each alone, and
    /// some of both together.
    pub(crate) fn pairs(&self, of: bool, table: bool) -> Vec<(u32, u32)> {
        let begin = (self.of.start, self.table.start);
        let alone = self.of.start_first().filter(|_| of);
        let alone = alone.map(|count| (count, begin.1));
        let tables = self.table.start_first().filter(|_| table);
        let tables = tables.map(|table| (begin.0, table));
        let both = self.of.start_first().take(FEW).filter(|_| of && table);
        let both = both.flat_map(|count| {
            let tables = self.table.start_first().take(FEW);
            tables.map(move |table| (count, table))
        });
        let mut pairs = vec![begin];
        for pair in alone.chain(tables).chain(both) {
            if !pairs.contains(&pair) {
                pairs.push(pair);
            }
        }
        pairs
    }

    /// Someone at the beginning of a game.
    pub(crate) fn begin(&self) -> Me {
        Me {
            count: self.of.start,
            table: self.table.start,
            ..Me::usual()
        }
    }

    /// From where on a count that a question looks at is not asked about: of players, or (`true`) of the table.
    pub(crate) fn beyond(&self, rule: &Rule, question: &str) -> Vec<(bool, u32)> {
        let looks = |field: &str| {
            rule.looks_at(&[question], "me", field) || rule.looks_at(&[question], "game", field)
        };
        let of = self.of.beyond().filter(|_| looks("count") || looks("most"));
        let table = self.table.beyond().filter(|_| looks("table"));
        let of = of.map(|from| (false, from)).into_iter();
        of.chain(table.map(|from| (true, from))).collect()
    }
}

/// What may change a count, and how a rule is told of it.
fn changing(asking: &mut Asking<'_>, deck: &Deck, whose: Whose) -> Vec<(&'static str, Given)> {
    let [_, explosion, after_turn] = whose.questions();
    let rule = asking.rule;
    let answered = [explosion, after_turn].into_iter();
    let answered = answered.filter(|question| rule.answers(question));
    let happens = answered.flat_map(|question| {
        let happens = happens(rule, deck, question).into_iter();
        happens.map(move |(_, told)| (question, told))
    });
    let happens: Vec<_> = happens.collect();
    happens.into_iter().chain(drawn(asking, whose)).collect()
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
