//! When a rule of one's own ends the word part, found out by asking it (O7).

use own::{Asking, Ending, Moments, Span};

use super::effect::{Finding, Over};
use super::own_start_of_all;
use super::told::Between;

/// More cards than any pile has.
const MOST_CARDS: u32 = 60;
/// More words than most lists have.
const MOST_WORDS: u32 = 60;
const MOST_TURNS: u32 = 24;
/// Beyond what is counted of a table in most games.
const MOST_COUNTED: u32 = 100;

pub(super) fn ends(asking: &mut Asking<'_>) -> Finding {
    let counts = asking.rule.counts_table();
    let start = own_start_of_all(asking.rule);
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
        Ending::Alone(by) => Finding::Ends(over(by)),
        Ending::Together(all) => Finding::EndsTogether(over(all)),
    }
}

fn between(&[turn, words, pile, table]: &[u32; 4]) -> Between {
    Between {
        turn,
        words,
        pile,
        table,
    }
}

fn over([turns, words, pile, table]: [Option<Span>; 4]) -> Over {
    Over {
        turns,
        words,
        pile,
        table,
    }
}
