//! What a rule of one's own comes to count, found out by asking it (O7): so that it is asked about what can be.

use own::{Asking, Given, Question, Reach, Rule};

use super::counters::{COUNTING, COUNTING_ALL, own_start, own_start_of_all};
use super::text;
use super::told::Me;
use super::words::of_finders;

/// Words are made up for it that have so many letters at most.
const LONGEST: usize = 15;
/// Turns are asked about up to so many words.
pub(super) const MOST_WORDS: u32 = 12;
/// Of the other count, so many are looked at beside it.
const BESIDE: usize = 3;
/// Where both are told apart, so many of each are asked about together.
const FEW: usize = 12;
/// Around no more players it is followed what becomes of a count.
const MOST_PLAYERS: usize = 60;
/// With all that may happen to them, around no more.
const MOST_TOGETHER: usize = 2400;

/// What is counted of a player, or of the table.
#[derive(Clone, Debug, Default)]
pub(super) struct Count {
    /// What it begins with.
    pub(super) start: u32,
    reach: Reach,
    /// All that is asked about, in rising order.
    pub(super) all: Vec<u32>,
}

/// Both of them, as far as they come about.
#[derive(Clone, Debug, Default)]
pub(super) struct Reached {
    /// Of a player.
    pub(super) of: Count,
    /// Of the table.
    pub(super) table: Count,
    /// The words that are asked about with players.
    pub(super) words: Vec<String>,
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
    pub(super) fn beyond(&self) -> Option<u32> {
        self.all.last().filter(|_| self.reach.goes_on()).copied()
    }
}

impl Reached {
    /// Asks a rule.
    pub(super) fn by(asking: &mut Asking<'_>) -> Self {
        let rule = asking.rule;
        let mut reached = Self {
            of: Count::starting(own_start(rule, Me::default())),
            table: Count::starting(own_start_of_all(rule)),
            words: Vec::new(),
        };
        let begin = Me {
            count: reached.of.start,
            table: reached.table.start,
            ..Me::usual()
        };
        reached.words = of_finders(asking, begin);
        let both = rule.counts_players() && rule.counts_table();
        for _ in 0..=u8::from(both) {
            for of_table in [false, true] {
                reached.follow(asking, of_table);
            }
        }
        reached.of.all = reached.of.reach.all(rule);
        reached.table.all = reached.table.reach.all(rule);
        let far = |count: &Count| count.reach.beyond(&count.all);
        asking.goes_far(&far(&reached.of), &far(&reached.table));
        reached
    }

    fn follow(&mut self, asking: &mut Asking<'_>, of_table: bool) {
        let happens = self.changing(asking.rule, of_table);
        let most = (MOST_TOGETHER / happens.len().max(1)).clamp(FEW, MOST_PLAYERS);
        let (mut count, other) = if of_table {
            (self.table.clone(), &self.of)
        } else {
            (self.of.clone(), &self.table)
        };
        let others: Vec<u32> = other.reach.some().take(BESIDE).collect();
        let players = happens.iter().map(|(question, _)| {
            let mut all = Me::asked(asking.rule, question, self);
            all.truncate(most);
            all
        });
        let players: Vec<Vec<Me>> = players.collect();
        count.reach.follow(|before| {
            let mut after = Vec::new();
            for ((question, told), players) in happens.iter().zip(&players) {
                for (me, other) in players
                    .iter()
                    .flat_map(|me| others.iter().map(move |n| (me, *n)))
                {
                    let me = if of_table {
                        Me {
                            count: other,
                            table: before,
                            ..*me
                        }
                    } else {
                        Me {
                            count: before,
                            table: other,
                            ..*me
                        }
                    };
                    after.push(asking.count(question, &[told.clone(), me.given()], before));
                }
            }
            after
        });
        if of_table {
            self.table = count;
        } else {
            self.of = count;
        }
    }

    /// What may change a count, and how a rule is told of it.
    fn changing(&self, rule: &Rule, of_table: bool) -> Vec<(&'static str, Given)> {
        let [_, word, turn] = if of_table { COUNTING_ALL } else { COUNTING };
        let drawn = if of_table {
            Question::TABLE_AFTER_DRAW.name
        } else {
            Question::AFTER_DRAW.name
        };
        let words = self.words.iter().cloned().chain(made_up(rule));
        let words = words.map(|one| (word, text(&one)));
        let turns = (0..=MOST_WORDS).map(|n| (turn, Given::Number(n.into())));
        let weights = rule.weights(Question::DRAW.name, &[Me::usual().given()]);
        let places = weights.ok().flatten().map_or(0, |weights| weights.places());
        let places = (1..=places).map(|place| (drawn, Given::Number(place.into())));
        let all = words.chain(turns).chain(places);
        all.filter(|(question, _)| rule.answers(question)).collect()
    }

    /// Pairs of a count of a player and one of the table that are told apart, those at the beginning first; each alone, and
    /// some of both together.
    pub(super) fn pairs(&self, of: bool, table: bool) -> Vec<(u32, u32)> {
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

    /// From where on a count that a question looks at is not asked about: of players, or (`true`) of the table.
    pub(super) fn beyond(&self, rule: &Rule, question: &str) -> Vec<(bool, u32)> {
        let looks = |argument: &str, field: &str| rule.looks_at(&[question], argument, field);
        let of = self.of.beyond().filter(|_| looks("me", "count"));
        let table = self.table.beyond();
        let table = table.filter(|_| looks("me", "table") || looks("game", "table"));
        let of = of.map(|from| (false, from)).into_iter();
        of.chain(table.map(|from| (true, from))).collect()
    }
}

/// Letters that stand for words of any length, and for those that a text asks about: what is counted by words that few know is
/// followed with them, and nobody is told of them.
fn made_up(rule: &Rule) -> impl Iterator<Item = String> {
    let long = (1..=LONGEST).map(|length| "ba".repeat(length)[..length].to_owned());
    let asked = rule.words().into_iter();
    let asked = asked.filter(|letters| letters.chars().count() <= LONGEST);
    let asked = asked.flat_map(|letters| {
        let letters = letters.to_lowercase();
        [letters.clone(), format!("b{letters}a")]
    });
    long.chain(asked)
}
