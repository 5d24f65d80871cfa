//! When a rule of one's own ends the game, found out by asking it (O7).

use own::{Asking, Ending, Moments, Span};

use super::effect::{Finding, Over};
use super::told::Between;

const MOST_TURNS: u32 = 200;
/// Cities at the beginning.
const CITIES: u32 = 12;
/// More dollars than the Pot holds in most games.
const MOST_POT: u32 = 5000;
/// Dollars in the Pot after the antes of three.
const ANTES: u32 = 300;

pub(super) fn ends(asking: &mut Asking<'_>) -> Finding {
    let head = asking.rule.head();
    let counted = |title: &String| {
        let all = (0..=100).chain((150..=1000).step_by(50));
        let most = if title.is_empty() { 0 } else { u32::MAX };
        all.take_while(|n| *n <= most).collect::<Vec<u32>>()
    };
    let count = |title: &String| if title.is_empty() { 0 } else { 10 };
    let counts = [count(&head.counter), count(&head.table_counter)];
    let pots = [ANTES, 1000, 0, MOST_POT];
    let begins = pots.map(|pot| [1, CITIES, pot, 0, 0]).into_iter();
    // Of what is counted down as well.
    let down = pots.map(|pot| [1, CITIES, pot, counts[0], counts[1]]);
    let moments = Moments {
        values: [
            (1..=MOST_TURNS).collect(),
            (0..=CITIES).collect(),
            (0..=MOST_POT).step_by(50).collect(),
            counted(&head.counter),
            counted(&head.table_counter),
        ],
        begins: begins.chain(down).collect(),
    };
    let ending = moments.ending(|moment| asking.flag("ends", &[between(moment).given(head)]));
    match ending {
        Ending::Alone(by) => Finding::Ends(over(by)),
        Ending::Together(all) => Finding::EndsTogether(over(all)),
    }
}

fn between(&[turn, cities, pot, most, table]: &[u32; 5]) -> Between {
    Between {
        turn,
        cities,
        pot: i32::try_from(pot).unwrap_or(i32::MAX),
        most,
        table,
    }
}

fn over([turns, cities, pot, most, table]: [Option<Span>; 5]) -> Over {
    Over {
        turns,
        cities,
        pot,
        most,
        table,
    }
}
