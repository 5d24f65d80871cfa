//! When a rule of one's own ends the game, found out by asking it (O7).

use own::{Asking, Ending, Moments};

use super::effect::{Finding, Over, small};
use super::told::Between;

const MOST_TURNS: i64 = 200;
/// Cities at the beginning.
const CITIES: i64 = 12;
/// More dollars than the Pot holds in most games.
const MOST_POT: i64 = 5000;
/// Dollars in the Pot after the antes of three.
const ANTES: i64 = 300;

pub(super) fn ends(asking: &mut Asking<'_>) -> Finding {
    let head = asking.rule.head();
    let counted = |title: &String| {
        let all = (0..=100).chain((150..=1000).step_by(50));
        let most = if title.is_empty() { 0 } else { i64::MAX };
        all.take_while(|n| *n <= most).collect::<Vec<i64>>()
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

fn between(moment: &[i64; 5]) -> Between {
    let [turn, cities, _, most, table] = moment.map(|n| u32::try_from(n).unwrap_or(0));
    Between {
        turn,
        cities,
        pot: small(moment[2]),
        most,
        table,
    }
}

fn over(by: [Option<i64>; 5]) -> Over {
    let [turns, cities, _, most, table] = by.map(|n| u32::try_from(n?).ok());
    Over {
        turns,
        cities,
        pot: by[2].map(small),
        most,
        table,
    }
}
