//! When a rule of one's own ends the game, found out by asking it (O7): by one thing alone, else by several together.

use own::Asking;

use super::effect::{Finding, Over, small};
use super::told::Between;

pub(super) fn ends(asking: &mut Asking<'_>) -> Finding {
    let usual = Between {
        turn: 1,
        cities: 12,
        pot: 500,
        most: 0,
        table: 0,
    };
    let head = asking.rule.head();
    let mut over = |moment: Between| asking.flag("ends", &[moment.given(head)]);
    let mut first = |mut all: &mut dyn Iterator<Item = u32>, at: fn(u32, Between) -> Between| {
        Iterator::find(&mut all, |&n| over(at(n, usual)))
    };
    let turns = first(&mut (1..=200), |turn, usual| Between { turn, ..usual });
    if turns.is_some_and(|turn| turn <= usual.turn) {
        return Finding::Ends(Over {
            turns,
            ..Over::default()
        });
    }
    let cities = first(&mut (0..usual.cities).rev(), |cities, usual| Between {
        cities,
        ..usual
    });
    let pot = first(&mut (0..=20), |n, usual| Between {
        pot: pot_of(n),
        ..usual
    });
    let counted = || (1..=100).chain((150..=1000).step_by(50));
    let most = first(&mut counted(), |most, usual| Between { most, ..usual });
    let table = first(&mut counted(), |table, usual| Between { table, ..usual });
    let alone = Over {
        turns,
        cities,
        pot: pot.map(pot_of),
        most,
        table,
    };
    if alone != Over::default() {
        return Finding::Ends(alone);
    }
    let together = together(asking, usual).map(|moment| Over {
        turns: (moment.turn != usual.turn).then_some(moment.turn),
        cities: (moment.cities != usual.cities).then_some(moment.cities),
        pot: (moment.pot != usual.pot).then_some(moment.pot),
        most: (moment.most != usual.most).then_some(moment.most),
        table: (moment.table != usual.table).then_some(moment.table),
    });
    together.map_or(Finding::Ends(alone), Finding::EndsTogether)
}

/// A moment at which the game is over and would not be if any one thing were less far from the usual.
fn together(asking: &mut Asking<'_>, usual: Between) -> Option<Between> {
    let head = asking.rule.head();
    let is_counted = [&head.counter, &head.table_counter].map(|title| !title.is_empty());
    let mut over = |moment: &Between| asking.flag("ends", &[moment.given(head)]);
    let at = moments(is_counted).find(|moment| over(moment))?;
    let turns = (usual.turn..at.turn).map(|turn| Between { turn, ..at });
    let at = nearest(&mut over, at, turns);
    let cities = (at.cities + 1..=usual.cities).rev();
    let at = nearest(&mut over, at, cities.map(|cities| Between { cities, ..at }));
    let pots = std::iter::once(usual.pot).chain((3..=20).map(pot_of));
    let at = nearest(&mut over, at, pots.map(|pot| Between { pot, ..at }));
    let at = nearest(
        &mut over,
        at,
        (0..at.most).map(|most| Between { most, ..at }),
    );
    let tables = (0..at.table).map(|table| Between { table, ..at });
    Some(nearest(&mut over, at, tables))
}

/// The first of some moments at which the game is over; the one that is known where it is at none of them.
fn nearest(
    over: &mut impl FnMut(&Between) -> bool,
    known: Between,
    mut all: impl Iterator<Item = Between>,
) -> Between {
    all.find(|moment| over(moment)).unwrap_or(known)
}

/// Moments of many kinds; counts of a player and of the table where the rule counts some.
fn moments([of_players, of_table]: [bool; 2]) -> impl Iterator<Item = Between> {
    let counts = |is_counted: bool| {
        if is_counted {
            &[0, 3, 10, 50][..]
        } else {
            &[0]
        }
    };
    let (players, tables) = (counts(of_players), counts(of_table));
    let turns = [1, 10, 30, 100].into_iter();
    let cities = turns.flat_map(|turn| [12, 6, 2, 0].map(|cities| (turn, cities)));
    let pots =
        cities.flat_map(|(turn, cities)| [500, 0, 2000, 5000].map(|pot| (turn, cities, pot)));
    pots.flat_map(move |(turn, cities, pot)| {
        let all = players
            .iter()
            .flat_map(|most| tables.iter().map(move |table| (*most, *table)));
        all.map(move |(most, table)| Between {
            turn,
            cities,
            pot,
            most,
            table,
        })
    })
}

fn pot_of(n: u32) -> i32 {
    small(i64::from(n) * 250)
}
