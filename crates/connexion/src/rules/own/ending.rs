//! When a rule of one's own ends the word part, found out by asking it (O7).

use own::{Asking, Ending, Moments};

use super::effect::{Between, Finding};
use super::own_start_of_all;

/// More cards than any pile has.
const MOST_CARDS: i64 = 60;
/// More words than most lists have.
const MOST_WORDS: i64 = 60;
const MOST_TURNS: i64 = 24;
/// Beyond what is counted of a table in most games.
const MOST_COUNTED: i64 = 100;

pub(super) fn ends(asking: &mut Asking<'_>) -> Finding {
    let counts = asking.rule.counts_table();
    let start = i64::from(own_start_of_all(asking.rule));
    let most = start.max(if counts { MOST_COUNTED } else { 0 });
    let tables = if counts { 0..=most } else { start..=start };
    let moments = Moments {
        values: [
            (1..=MOST_TURNS).collect(),
            (0..=MOST_WORDS).collect(),
            (0..=MOST_CARDS).collect(),
            tables.collect(),
        ],
        begins: vec![
            [1, 0, MOST_CARDS, start],
            [1, 0, 16, start],
            [8, 12, 16, start],
            [MOST_TURNS, MOST_WORDS, 0, start],
        ],
    };
    let ending = moments.ending(|moment| asking.flag("ends", &[between(moment).given()]));
    match ending {
        Ending::Alone(by) => {
            let [turn, words, pile, table] = by.map(small);
            Finding::Ends(turn, words, pile, table)
        }
        Ending::Together(all) => {
            let [turn, words, pile, table] = all.map(small);
            Finding::EndsTogether(turn, words, pile, table)
        }
    }
}

fn between(moment: &[i64; 4]) -> Between {
    let [turn, words, pile, table] = moment.map(|n| small(Some(n)).unwrap_or(0));
    Between {
        turn,
        words,
        pile,
        table,
    }
}

fn small(n: Option<i64>) -> Option<u32> {
    u32::try_from(n?).ok()
}
