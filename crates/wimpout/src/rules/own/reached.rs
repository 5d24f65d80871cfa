//! What a rule of one's own comes to count, found out by asking it again and again (O7): so that it is asked about what can
//! be, and about nothing else.

use std::collections::BTreeSet;

use own::{Asking, Given, MOST_FOLLOWED, Question, Reach, Rule};

use super::me::{Me, STEP, near_scores};
use super::more::USUAL_BANKS;
use super::players::stands;

/// Where both a player and the table count something, so many of each.
const FEW: usize = 12;
/// So many points around the numbers of a text are asked about for each count.
const MOST_NEAR: usize = 24;
/// Of the other count, so many are looked at beside it.
const BESIDE: usize = 3;

/// What a rule counts of a player and of the table, as far as it comes about.
#[derive(Debug)]
pub(super) struct Reached {
    counts: Reach,
    tables: Reach,
    /// The same, and where it goes on farther than every question is asked.
    all_counts: Vec<u32>,
    all_tables: Vec<u32>,
}

impl Reached {
    /// Asks a rule.
    pub(super) fn by(asking: &mut Asking<'_>) -> Self {
        let rule = asking.rule;
        let [mut counts, mut tables] = at_first(rule);
        let (of_players, of_table) = (rule.counts_players(), rule.counts_table());
        let (near, places) = (rule.near(STEP), places(rule));
        let around = (near.as_slice(), places.as_slice());
        for _ in 0..=u8::from(of_players && of_table) {
            if of_players {
                let others: Vec<u32> = tables.some().take(BESIDE).collect();
                counts.follow(|count| next(rule, false, (count, &others), around));
            }
            if of_table {
                let others: Vec<u32> = counts.some().take(BESIDE).collect();
                tables.follow(|count| next(rule, true, (count, &others), around));
            }
        }
        let (all_counts, all_tables) = (counts.all(rule), tables.all(rule));
        asking.goes_far(&counts.beyond(&all_counts), &tables.beyond(&all_tables));
        Self {
            counts,
            tables,
            all_counts,
            all_tables,
        }
    }

    /// What is counted of players.
    pub(super) fn counts(&self) -> impl Iterator<Item = u32> + Clone {
        self.counts.some()
    }

    /// What is counted of the table.
    pub(super) fn tables(&self) -> impl Iterator<Item = u32> + Clone {
        self.tables.some()
    }

    /// What is counted of players; where that goes on and on, farther than every question is asked.
    pub(super) fn all_counts(&self) -> Vec<u32> {
        self.all_counts.clone()
    }

    /// The same of the table.
    pub(super) fn all_tables(&self) -> Vec<u32> {
        self.all_tables.clone()
    }

    /// From where on a count of players, or of the table, is not asked about, where it goes on.
    pub(super) fn beyond(&self, of_table: bool) -> Option<u32> {
        let (reach, all) = if of_table {
            (&self.tables, &self.all_tables)
        } else {
            (&self.counts, &self.all_counts)
        };
        all.last().filter(|_| reach.goes_on()).copied()
    }

    /// Pairs of counts beyond those, where they go on: of the one that a question can tell apart, with the other as it begins.
    pub(super) fn far_pairs(&self, rule: &Rule, question: &str) -> Vec<(Option<u32>, Option<u32>)> {
        let looks = |field: &str| rule.looks_at(&[question], "me", field);
        let far = |all: &[u32], some: &Reach, field: &str| -> Vec<u32> {
            let far = some.beyond(all).into_iter();
            far.filter(|_| looks(field)).collect()
        };
        let (count, table) = (self.counts().next(), self.tables().next());
        let (count, table) = (
            count.filter(|_| looks("count")),
            table.filter(|_| looks("table")),
        );
        let counts = far(&self.all_counts, &self.counts, "count").into_iter();
        let tables = far(&self.all_tables, &self.tables, "table").into_iter();
        let counts = counts.map(|count| (Some(count), table));
        counts
            .chain(tables.map(|table| (count, Some(table))))
            .collect()
    }

    /// Each pair of counts that a question can tell apart.
    pub(super) fn pairs(&self, rule: &Rule, question: &str) -> Vec<(Option<u32>, Option<u32>)> {
        let looks = |field: &str| rule.looks_at(&[question], "me", field);
        let (of_players, of_table) = (looks("count"), looks("table"));
        let most = if of_players && of_table {
            FEW
        } else {
            MOST_FOLLOWED
        };
        let told = |all: &Reach, looks: bool| -> Vec<Option<u32>> {
            let all = all.some().take(most).map(Some);
            if looks { all.collect() } else { vec![None] }
        };
        let (counts, tables) = (told(&self.counts, of_players), told(&self.tables, of_table));
        let beside = |count: Option<u32>| tables.iter().map(move |table| (count, *table));
        counts.into_iter().flat_map(beside).collect()
    }
}

/// The counts of players and of the table at the beginning.
fn at_first(rule: &Rule) -> [Reach; 2] {
    let mut asking = Asking::of(rule);
    // A text that counts nothing may look at a count all the same: that is 0.
    let any = || Reach::of([0], |_| Vec::new());
    let players = Me::kinds(None, None, 0);
    let counts = players.map(|me| asking.count("starting", &[me.given()], 0));
    let counts: Vec<u32> = counts.collect();
    let table = asking.count("table_starting", &[], 0);
    let of = |counts: bool, begins: Vec<u32>| {
        if counts {
            Reach::of(begins, |_| Vec::new())
        } else {
            any()
        }
    };
    [
        of(rule.counts_players(), counts),
        of(rule.counts_table(), vec![table]),
    ]
}

/// The places that a rule draws.
fn places(rule: &Rule) -> Vec<u32> {
    let draws = |me: Me| {
        rule.weights(Question::DRAW.name, &[me.given()])
            .ok()
            .flatten()
    };
    let lots = rule.answers(Question::DRAW.name);
    let lots = lots.then(|| Me::usual(None, None).filter_map(draws));
    let places = lots.into_iter().flatten();
    let places = places.flat_map(|weights| {
        weights
            .outcomes()
            .map(|(place, _)| place)
            .collect::<Vec<_>>()
    });
    places.collect::<BTreeSet<_>>().into_iter().collect()
}

/// What becomes of a count of a player, or of the table, by whatever happens.
fn next(
    rule: &Rule,
    of_table: bool,
    (before, others): (u32, &[u32]),
    around: (&[u32], &[u32]),
) -> Vec<u32> {
    let mut asking = Asking::of(rule);
    let players = others.iter().flat_map(|&other| {
        let (count, table) = if of_table {
            (other, before)
        } else {
            (before, other)
        };
        Me::usual(Some(count), Some(table))
    });
    let near = |question: &str| -> Vec<Me> {
        let beside = others.first().copied().unwrap_or(0);
        let (count, table) = if of_table {
            (beside, before)
        } else {
            (before, beside)
        };
        let near = near_scores(rule, rule.looks_at(&[question], "me", "score")).into_iter();
        near.map(|score| Me::of(Some(count), Some(table), score))
            .collect()
    };
    let questions = rule.answered().map(|question| question.name);
    let mut after = Vec::new();
    for question in questions.filter(|name| is_of(name, of_table)) {
        let players = players.clone().chain(near(question));
        for me in players.filter(|me| stands(question, me)) {
            for told in numbers(question, around) {
                let number = told.map(|n| Given::Number(n.into()));
                let told: Vec<Given> = number.into_iter().chain([me.given()]).collect();
                after.push(asking.count(question, &told, before));
            }
        }
    }
    after
}

/// Whether a question says what a count becomes, of a player or of the table.
fn is_of(question: &str, of_table: bool) -> bool {
    let begins = if of_table { "table_after_" } else { "after_" };
    question.starts_with(begins)
}

/// The numbers that a question is told beside the player: points, or the place that was drawn.
fn numbers(question: &str, (near, places): (&[u32], &[u32])) -> Vec<Option<u32>> {
    match question {
        "after_bank" | "table_after_bank" | "table_after_wimpout" => {
            let usual = [STEP].into_iter().chain(USUAL_BANKS).chain([200]);
            let least = if question == "table_after_wimpout" {
                0
            } else {
                STEP
            };
            let near = near.iter().copied();
            let near = near.filter(|points| *points >= least).take(MOST_NEAR);
            let points: BTreeSet<u32> = usual.chain([least]).chain(near).collect();
            points.into_iter().map(Some).collect()
        }
        "after_draw" | "table_after_draw" => places.iter().copied().map(Some).collect(),
        _ => vec![None],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::QUESTIONS;

    fn reached(body: &str) -> [Vec<u32>; 2] {
        let head = "rule: x\ntitle: X\nabout: Y.\ncounter: C\ntable-counter: T\n---\n";
        let rule = Rule::read(&format!("{head}{body}\n"), QUESTIONS).unwrap();
        let reached = Reached::by(&mut Asking::of(&rule));
        [reached.counts().collect(), reached.tables().collect()]
    }

    #[test]
    fn what_is_counted_is_what_can_be() {
        let cycle = "fn after_bank(points, me) { if me.count >= 5 { 0 } else { me.count + 1 } }";
        assert_eq!(reached(cycle)[0], (0..=5).collect::<Vec<_>>());
        let drawn = "fn draw(me) { [1, 0, 1] }\nfn table_after_draw(drawn, me) { drawn }";
        assert_eq!(reached(drawn)[1], [0, 1, 3]);
        let down = "fn starting(me) { 3 }\nfn after_wreck(me) { me.count - 1 }";
        assert_eq!(reached(down)[0], [0, 1, 2, 3]);
        let all = reached("fn table_after_wimpout(points, me) { me.table + points }");
        assert_eq!(all[1].len(), MOST_FOLLOWED);
    }
}
