//! When a rule of one's own ends the game, found out by asking it (O7).

use std::collections::BTreeSet;

use own::{Ending, Moments, Span};

use super::effect::{Asked, Finding, Over, and_others};
use super::told::Between;

const MOST_TURNS: u32 = 200;
/// Cities at the beginning.
const CITIES: u32 = 12;
/// More dollars than the Pot holds in most games.
const MOST_POT: u32 = 5000;
/// More than it ever holds.
const FULL_POT: u32 = 12_000;
/// Dollars in the Pot after the antes of three.
const ANTES: u32 = 300;

pub(super) fn ends(one: &mut Asked<'_, '_>) -> Vec<Finding> {
    let (rule, asking) = (one.asking.rule, &mut *one.asking);
    let head = rule.head();
    let turns_at = rule.numbers();
    let counted = |title: &String, reached: &[u32]| {
        // What lies beyond stands for all that is more.
        let all = (0..=100).chain((150..=1000).step_by(50)).chain([2000]);
        let most = if title.is_empty() { 0 } else { u32::MAX };
        let all = all.chain(reached.iter().copied()).filter(|n| *n <= most);
        rising(all)
    };
    let count = |title: &String| if title.is_empty() { 0 } else { 10 };
    let counts = [count(&head.counter), count(&head.table_counter)];
    let pots = [ANTES, 1000, 0, MOST_POT];
    let begins = pots.map(|pot| [1, CITIES, pot, 0, 0]).into_iter();
    // Of what is counted down as well.
    let down = pots.map(|pot| [1, CITIES, pot, counts[0], counts[1]]);
    let near = turns_at.iter().flat_map(|n| {
        let below = n - n % 50;
        [below, below + 50]
    });
    let near = near.filter(|n| (MOST_POT..=FULL_POT).contains(n));
    let moments = Moments {
        values: [
            (1..=MOST_TURNS).collect(),
            (0..=CITIES).collect(),
            rising(
                (0..=MOST_POT)
                    .step_by(50)
                    .chain(near)
                    .chain([FULL_POT, 2 * FULL_POT]),
            ),
            counted(&head.counter, &one.counts.of.all),
            counted(&head.table_counter, &one.counts.table.all),
        ],
        begins: begins.chain(down).collect(),
        turns_at,
    };
    let mut over = |moment: &[u32; 5]| asking.flag("ends", &[between(moment).given(head)]);
    let ending = moments.ending(&mut over);
    let others = moments.has_others(&ending, over);
    let finding = match ending {
        Ending::Alone(by) => Finding::Ends(by_each(by)),
        Ending::Together(all) => Finding::EndsTogether(by_each(all)),
    };
    and_others(finding, others)
}

fn rising(all: impl Iterator<Item = u32>) -> Vec<u32> {
    all.collect::<BTreeSet<u32>>().into_iter().collect()
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

fn by_each([turns, cities, pot, most, table]: [Option<Span>; 5]) -> Over {
    Over {
        turns,
        cities,
        pot,
        most,
        table,
    }
}
