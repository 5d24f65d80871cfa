//! When a rule of one's own ends the word part, found out by asking it (O7).

use std::collections::BTreeSet;

use own::{Asking, Ending, Moments, Span};

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

pub(super) fn ends(asking: &mut Asking<'_>, reached: &Reached) -> Vec<Finding> {
    let counts = asking.rule.counts_table();
    let start = reached.table.start;
    let most = start.max(if counts { MOST_COUNTED } else { 0 });
    let tables = if counts { 0..=most } else { start..=start };
    let beyond = counts.then_some(2 * most);
    let tables: BTreeSet<u32> = tables
        .chain(beyond)
        .chain(reached.table.all.iter().copied())
        .collect();
    let many: BTreeSet<u32> = asking
        .rule
        .near(1)
        .into_iter()
        .chain([LONGEST_LIST])
        .collect();
    let many = many
        .into_iter()
        .filter(|words| (MOST_WORDS + 1..=LONGEST_LIST).contains(words));
    let moments = Moments {
        values: [
            (1..=MOST_TURNS).collect(),
            (0..=MOST_WORDS).chain(many).collect(),
            (0..=MOST_CARDS).collect(),
            tables.into_iter().collect(),
        ],
        begins: vec![
            [1, 0, MOST_CARDS, start],
            [1, 0, 16, start],
            [8, 12, 16, start],
            [MOST_TURNS, MOST_WORDS, 0, start],
        ],
        turns_at: asking.rule.numbers(),
    };
    let mut over = |moment: &[u32; 4]| asking.flag("ends", &[between(moment).given()]);
    let ending = moments.ending(&mut over);
    let others = moments.has_others(&ending, over);
    let finding = match ending {
        Ending::Alone(by) => Finding::Ends(by_each(by)),
        Ending::Together(all) => Finding::EndsTogether(by_each(all)),
    };
    and_others(finding, others)
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
