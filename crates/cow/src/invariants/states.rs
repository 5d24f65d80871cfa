//! What is true of every state.

use table::Seat;

use super::{Verdict, must};
use crate::Cow;
use crate::card::CardSet;
use crate::chain::Chain;
use crate::money::{Purse, START};
use crate::state::{State, Step, numbers};
use crate::waiting::Waiting;

pub(super) fn check(cow: &Cow, state: &State) -> Verdict {
    money(cow, state)?;
    cards(cow, state)?;
    cities(cow, state)?;
    spies(cow, state)?;
    powers(cow, state)?;
    turn(cow, state)?;
    drop_outs(cow, state)?;
    state
        .chain
        .as_ref()
        .map_or(Ok(()), |chain| bombs(state, chain))
}

fn seats(state: &State) -> impl Iterator<Item = Seat> + use<> {
    (0..state.seats).map(Seat::at)
}

fn money(cow: &Cow, state: &State) -> Verdict {
    let sum = |of: fn(Purse) -> i32| seats(state).map(|seat| of(state.purses[seat])).sum::<i32>();
    let start = START * i32::try_from(state.seats).unwrap_or_default();
    let at_table = sum(|purse| purse.cash) + state.pot + state.bank;
    must(
        at_table == start + sum(|p| p.loans) + sum(|p| p.added),
        1,
        "no dollar comes or goes",
    )?;
    must(
        sum(Purse::net) + state.pot + state.bank == start,
        1,
        "what one loses another wins",
    )?;
    let ended = matches!(state.step, Step::BuyIn(_) | Step::NextGame | Step::Over);
    must(
        !ended || (state.pot, state.bank) == (0, 0),
        1,
        "Pot and Bank are given out at the end",
    )?;
    must(
        state.pot >= 0 && state.bank >= 0,
        2,
        "neither Pot nor Bank is ever below 0",
    )?;
    must(
        seats(state).all(|s| state.purses[s].cash >= 0),
        2,
        "cash is never below 0",
    )?;
    let whole = |dollars: i32| dollars % 50 == 0;
    let purses = seats(state).map(|seat| state.purses[seat]);
    let chips = whole(state.pot) && whole(state.bank) && purses.into_iter().all(|p| whole(p.cash));
    let only_chips = cow.rules.smallest_coin() == 50 && state.games == 0;
    must(!only_chips || chips, 2, "every amount is a multiple of $50")
}

fn cards(cow: &Cow, state: &State) -> Verdict {
    let in_play: CardSet = state.ring.all().iter().copied().collect();
    let on_table: CardSet = state.on_table.into_iter().collect();
    let hands = seats(state).map(|seat| state.hands[seat]);
    let zones: Vec<CardSet> = [state.deck, state.discard, in_play, on_table]
        .into_iter()
        .chain(hands)
        .collect();
    let all = zones.iter().fold(CardSet::EMPTY, |all, &zone| all | zone);
    let count: usize = zones.iter().map(|zone| zone.len()).sum();
    let once = all == cow.deck.cards() && count == all.len();
    must(
        once && in_play.len() == state.ring.total(),
        3,
        "every card is in one place",
    )?;
    must(
        (in_play - cow.deck.cows()).is_empty(),
        3,
        "only cows stand in fields",
    )?;
    must(
        (state.knowledge.all() - state.hands.all()).is_empty(),
        3,
        "nothing is known of a card that is in no hand",
    )
}

fn cities(cow: &Cow, state: &State) -> Verdict {
    let cities = &state.cities;
    let all = cow
        .deck
        .cities()
        .iter()
        .map(|city| 1u64 << city.number)
        .sum::<u64>();
    let taken = seats(state).map(|seat| cities.taken[seat]);
    let up = cities.up.map_or(0, |city| 1 << city);
    let sets: Vec<u64> = [cities.left, up, cities.aside]
        .into_iter()
        .chain(taken)
        .collect();
    let bits: u32 = sets.iter().map(|set| set.count_ones()).sum();
    let union = sets.iter().fold(0, |all, set| all | set);
    must(
        union == all && bits == all.count_ones(),
        4,
        "every city is in one place",
    )?;
    let counted = |seat: Seat| numbers(cities.taken[seat]).map(u32::from).sum::<u32>();
    must(
        seats(state).all(|seat| cities.points[seat] == counted(seat)),
        4,
        "every player has the points of his cities",
    )?;
    let tally = &state.tally;
    let earned = tally.blown.contains(state.active);
    must(
        !tally.city || earned,
        5,
        "only an own cow that exploded earns a city",
    )
}

fn spies(cow: &Cow, state: &State) -> Verdict {
    let in_play: CardSet = state.ring.all().iter().copied().collect();
    let owned = |seat: Seat| state.spies[seat];
    let all = seats(state).fold(CardSet::EMPTY, |all, seat| all | owned(seat));
    let count: usize = seats(state).map(|seat| owned(seat).len()).sum();
    let spies: CardSet = in_play
        .iter()
        .filter(|&card| cow.deck.is_spy(card))
        .collect();
    must(
        all == spies && count == spies.len(),
        6,
        "every Spy in play, and no other, has one owner",
    )?;
    let strangers = seats(state).filter(|&seat| !state.inside.contains(seat));
    must(
        strangers.map(owned).all(CardSet::is_empty),
        6,
        "a Spy's owner is still in the game",
    )
}

fn powers(cow: &Cow, state: &State) -> Verdict {
    let in_play: CardSet = state.ring.all().iter().copied().collect();
    let used = state.used;
    must(
        (used - in_play).is_empty(),
        6,
        "only a cow in play has used its power",
    )?;
    let can = used.iter().all(|card| cow.deck.kind(card).acts());
    must(can, 7, "only Mechanics, Generals and P.E.C.s act")?;
    let fresh = state.in_turn() && state.tally.plays == 0 && state.tally.rolls == 0;
    must(
        !fresh || used.is_empty(),
        7,
        "at the start of a turn nobody has acted",
    )
}

fn bombs(state: &State, chain: &Chain) -> Verdict {
    let field: CardSet = state.ring.field(chain.field).iter().copied().collect();
    must(
        (chain.holding - field).is_empty(),
        8,
        "bombs stay in their field",
    )?;
    must(
        (chain.doomed - field).is_empty(),
        8,
        "a doomed cow stands in the field",
    )?;
    must(
        (chain.doomed & chain.holding).is_empty(),
        8,
        "a doomed cow's bombs are spent",
    )?;
    let counted = field
        .iter()
        .all(|cow| (chain.bombs(cow) > 0) == chain.holding.contains(cow));
    must(counted, 8, "a cow with a bomb holds one")?;
    must(
        chain.wave <= 1 + chain.bombers,
        8,
        "each wave has its Mad Bomber",
    )?;
    must(chain.exploded <= chain.herd, 8, "a cow explodes once")
}

fn turn(cow: &Cow, state: &State) -> Verdict {
    let tally = &state.tally;
    let rolls = tally.extra_rolls..=tally.extra_rolls + 1;
    let called = u32::from(state.roll.is_some() && state.step != Step::LastRoll);
    must(
        rolls.contains(&(tally.rolls + called)),
        9,
        "one roll a turn, one for each that was called",
    )?;
    let waiting = cow.waiting(state);
    let mut own = cow.rules.own().iter();
    let otherwise = own.any(|rule| rule.answers("cards_drawn"));
    let drawn = tally.drawn >= 2 || tally.dry || otherwise;
    must(
        waiting != Waiting::Main || drawn,
        10,
        "two cards are drawn unless there are none, or the table's own rules have it otherwise",
    )
}

fn drop_outs(cow: &Cow, state: &State) -> Verdict {
    let out: Vec<Seat> = seats(state)
        .filter(|&seat| !state.inside.contains(seat))
        .collect();
    let empty = |seat: Seat| {
        state.hands[seat].is_empty() && state.ring.len(seat) == 0 && state.cities.taken[seat] == 0
    };
    must(
        out.iter().copied().all(empty),
        16,
        "who dropped out has no cards",
    )?;
    let waiting = cow.waiting(state);
    let asked = waiting.seat(state);
    let silent =
        matches!(waiting, Waiting::BuyIn(_)) || out.iter().all(|&seat| asked != Some(seat));
    must(silent, 16, "who dropped out decides nothing")?;
    let alone = state.inside.len() <= 1 && (state.in_turn() || state.step == Step::Begin);
    must(!alone, 16, "nobody plays alone")
}
