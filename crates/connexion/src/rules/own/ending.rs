//! When a rule of one's own ends the word part, found out by asking it (O7).

use std::collections::BTreeSet;

use own::{Asking, Ending, Moments, Rule, Span};

use super::effect::{Finding, Over, and_others};
use super::reached::Reached;
use super::told::Between;

/// More cards than any pile has.
const MOST_CARDS: u32 = 60;
/// More words than most lists have.
const MOST_WORDS: u32 = 60;
/// No list has more.
const LONGEST_LIST: u32 = 250;
const MOST_TURNS: u32 = 24;
/// Beyond what is counted of a table in most games.
const MOST_COUNTED: u32 = 100;

/// When it is over with what comes to be counted; where it never is, when it would be with any count.
pub(super) fn ends(asking: &mut Asking<'_>, reached: &Reached) -> Vec<Finding> {
    let rule = asking.rule;
    let found = ended(asking, &moments(rule, reached, false));
    let is_all = rule.counts_table() && reached.table.beyond().is_none();
    let looks = rule.looks_at(&["ends"], "game", "table");
    if !is_all || !looks || !found.iter().all(Finding::is_nothing) {
        return found;
    }
    let any = ended(asking, &moments(rule, reached, true));
    let all = &reached.table.all;
    let (Some(&least), Some(&most)) = (all.first(), all.last()) else {
        return found;
    };
    if any.iter().all(Finding::is_nothing) {
        return found;
    }
    let never = Finding::NeverComes(true, least, most);
    any.into_iter().chain([never]).collect()
}

fn ended(asking: &mut Asking<'_>, moments: &Moments<4>) -> Vec<Finding> {
    let mut over = |moment: &[u32; 4]| asking.flag("ends", &[between(moment).given()]);
    let ending = moments.ending(&mut over);
    let others = moments.has_others(&ending, over);
    let finding = match ending {
        Ending::Alone(by) => Finding::Ends(by_each(by)),
        Ending::Together(all) => Finding::EndsTogether(by_each(all)),
    };
    and_others(finding, others)
}

/// The moments that are asked about; `any`: with counts too that do not come about.
fn moments(rule: &Rule, reached: &Reached, any: bool) -> Moments<4> {
    let start = reached.table.start;
    let many = rule.near(1).into_iter().chain([LONGEST_LIST]);
    let many: BTreeSet<u32> = many
        .filter(|words| (MOST_WORDS + 1..=LONGEST_LIST).contains(words))
        .collect();
    Moments {
        values: [
            (1..=MOST_TURNS).collect(),
            (0..=MOST_WORDS).chain(many).collect(),
            (0..=MOST_CARDS).collect(),
            tables(rule, reached, any),
        ],
        begins: vec![
            [1, 0, MOST_CARDS, start],
            [1, 0, 16, start],
            [8, 12, 16, start],
            [MOST_TURNS, MOST_WORDS, 0, start],
        ],
        turns_at: rule.numbers(),
    }
}

/// What is counted of the table, as far as it comes about; of what goes on, or of `any`, what lies beyond as well.
fn tables(rule: &Rule, reached: &Reached, any: bool) -> Vec<u32> {
    let (table, counts) = (&reached.table, rule.counts_table());
    if !counts || !any && table.beyond().is_none() {
        return table.all.clone();
    }
    let most = table.start.max(MOST_COUNTED);
    let all = (0..=most).chain([2 * most]);
    let all: BTreeSet<u32> = all.chain(table.all.iter().copied()).collect();
    all.into_iter().collect()
}

fn between(&[turn, words, pile, table]: &[u32; 4]) -> Between {
    Between {
        turn,
        words,
        pile,
        table,
    }
}

fn by_each([turns, words, pile, table]: [Option<Span>; 4]) -> Over {
    Over {
        turns,
        words,
        pile,
        table,
    }
}
