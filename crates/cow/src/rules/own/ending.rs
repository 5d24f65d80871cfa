//! When a rule of one's own ends the game, found out by asking it (O7).

use std::collections::BTreeSet;

use own::{Ending, Moments, Span};

use super::effect::{Asked, Finding, Over, and_others};
use super::reached::Count;
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

/// When it is over with what comes to be counted; where it never is, when it would be with any count.
pub(super) fn ends(one: &mut Asked<'_, '_>) -> Vec<Finding> {
    let moments_of = moments(one, false);
    let found = ended(one, &moments_of);
    let never = never(one);
    if never.is_empty() || !found.iter().all(Finding::is_nothing) {
        return found;
    }
    let moments_of = moments(one, true);
    let any = ended(one, &moments_of);
    if any.iter().all(Finding::is_nothing) {
        return found;
    }
    any.into_iter().chain(never).collect()
}

/// Counts that come to no more than was asked about: of players, or (`true`) of the table.
fn never(one: &Asked<'_, '_>) -> Vec<Finding> {
    let rule = one.asking.rule;
    let counts = [
        ("most", rule.counts_players(), &one.counts.of),
        ("table", rule.counts_table(), &one.counts.table),
    ];
    let counts = counts.into_iter().filter(|(field, counts, of)| {
        *counts && of.beyond().is_none() && rule.looks_at(&["ends"], "game", field)
    });
    let never = counts.filter_map(|(field, _, of)| {
        let (least, most) = (*of.all.first()?, *of.all.last()?);
        Some(Finding::NeverComes(field == "table", least, most))
    });
    never.collect()
}

fn ended(one: &mut Asked<'_, '_>, moments: &Moments<5>) -> Vec<Finding> {
    let (head, asking) = (one.asking.rule.head(), &mut *one.asking);
    let mut over = |moment: &[u32; 5]| asking.flag("ends", &[between(moment).given(head)]);
    let ending = moments.ending(&mut over);
    let others = moments.has_others(&ending, over);
    let finding = match ending {
        Ending::Alone(by) => Finding::Ends(by_each(by)),
        Ending::Together(all) => Finding::EndsTogether(by_each(all)),
    };
    and_others(finding, others)
}

/// The moments that are asked about; `any`: with counts too that do not come about.
fn moments(one: &Asked<'_, '_>, any: bool) -> Moments<5> {
    let rule = one.asking.rule;
    let of = [
        (rule.counts_players(), &one.counts.of),
        (rule.counts_table(), &one.counts.table),
    ];
    let [of_players, of_table] = of.map(|(counts, of)| counted(counts, of, any));
    let counts = of.map(
        |(counts, of)| match (counts, any || of.beyond().is_some()) {
            (true, true) => 10,
            (true, false) => of.all.last().copied().unwrap_or(0),
            (false, _) => 0,
        },
    );
    let pots = [ANTES, 1000, 0, MOST_POT];
    let starts = of.map(|(_, of)| {
        if any || of.beyond().is_some() {
            0
        } else {
            of.start
        }
    });
    let begins = pots.map(|pot| [1, CITIES, pot, starts[0], starts[1]]);
    // Of what is counted down as well.
    let down = pots.map(|pot| [1, CITIES, pot, counts[0], counts[1]]);
    let turns_at = rule.numbers();
    Moments {
        values: [
            (1..=MOST_TURNS).collect(),
            (0..=CITIES).collect(),
            rising(pot_values(&turns_at)),
            of_players,
            of_table,
        ],
        begins: begins.into_iter().chain(down).collect(),
        turns_at,
    }
}

/// Dollars in the Pot that are asked about, around the numbers of the text too.
fn pot_values(turns_at: &[u32]) -> impl Iterator<Item = u32> + '_ {
    let near = turns_at.iter().flat_map(|n| {
        let below = n - n % 50;
        [below, below + 50]
    });
    let near = near.filter(|n| (MOST_POT..=FULL_POT).contains(n));
    let usual = (0..=MOST_POT).step_by(50);
    usual.chain(near).chain([FULL_POT, 2 * FULL_POT])
}

/// What is counted, as far as it comes about; of what goes on, or of `any`, what lies beyond as well.
fn counted(counts: bool, of: &Count, any: bool) -> Vec<u32> {
    if !counts {
        return vec![0];
    }
    if !any && of.beyond().is_none() {
        return of.all.clone();
    }
    // What lies beyond stands for all that is more.
    let all = (0..=100).chain((150..=1000).step_by(50)).chain([2000]);
    rising(all.chain(of.all.iter().copied()))
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
