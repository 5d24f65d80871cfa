//! What must hold where something is hidden: dealing it again changes nothing for the viewer, and nothing that the
//! viewer is told depends on it.

use serde_json::{Value as Json, json};

use super::chance::{one_in, pick};
use super::{Options, ensure, moment};
use crate::testkit::same::viewers;
use crate::{AnyTable, Game, Hidden, Luck, Seat, Stream, Table, Turn, TurnOf, Viewer};

/// Checks a moment of a game, for one viewer.
pub(super) fn check<G: Hidden>(
    options: &Options<G>,
    table: &Table<G>,
    luck: &mut Stream,
) -> Result<(), String> {
    let viewers: Vec<Viewer> = viewers(table).collect();
    let Some(&viewer) = pick(luck, &viewers) else {
        return Ok(());
    };
    let (game, state) = (table.game(), table.state());
    let redealt = game.redeal(state, viewer, luck);
    redealt_is_the_same(game, state, &redealt, viewer, luck)?;
    let state_of_the_game = plays_on(options, game, redealt, table.names().len(), luck);
    state_of_the_game.map_err(|why| format!("dealt again for {viewer:?}: {why}"))?;
    nothing_is_told(game, state, viewer, luck)
}

/// Dealing again changes nothing for the viewer, and how the cards lay before does not matter.
fn redealt_is_the_same<G: Hidden>(
    game: &G,
    state: &G::State,
    redealt: &G::State,
    viewer: Viewer,
    luck: &mut Stream,
) -> Result<(), String> {
    let same = game.view(state, viewer) == game.view(redealt, viewer);
    ensure(same, || format!("dealt again, {viewer:?} has another view"))?;
    let same = asked::<G>(&game.turn(state), viewer) == asked::<G>(&game.turn(redealt), viewer);
    ensure(same, || {
        format!("dealt again, {viewer:?} may do something else")
    })?;
    let deal = dealer(game, viewer, luck);
    ensure(deal(state) == deal(redealt), || {
        format!("how it is dealt again depends on what {viewer:?} does not know")
    })
}

/// What a viewer who is to act may do.
fn asked<G: Game>(turn: &TurnOf<G>, viewer: Viewer) -> Option<&[G::Action]> {
    let Turn::Choice(asks) = turn else {
        return None;
    };
    let ask = asks.iter().find(|ask| viewer == Viewer::Seat(ask.seat))?;
    Some(&ask.actions)
}

/// Deals any state again with the same luck.
fn dealer<G: Hidden>(
    game: &G,
    viewer: Viewer,
    luck: &mut Stream,
) -> impl Fn(&G::State) -> G::State {
    let stream = Stream::from_seed(&luck.word().to_string());
    move |state| game.redeal(state, viewer, &mut stream.clone())
}

/// A state dealt again is one of the game: it stands all checks, and so do some that follow.
fn plays_on<G: Hidden>(
    options: &Options<G>,
    game: &G,
    mut state: G::State,
    seats: usize,
    luck: &mut Stream,
) -> Result<(), String> {
    let steps = if one_in(luck, 10) { 30 } else { 0 };
    for _ in 0..=steps {
        moment::check(options, game, &state, seats, luck)?;
        if let Some(invariant) = options.invariant {
            invariant(game, &state)?;
        }
        match branch(game, &state, luck, |_| true) {
            Some((next, _)) => state = next,
            None => break,
        }
    }
    Ok(())
}

/// Of two things that may come next, the viewer is told the difference exactly if dealing again keeps it.
fn nothing_is_told<G: Hidden>(
    game: &G,
    state: &G::State,
    viewer: Viewer,
    luck: &mut Stream,
) -> Result<(), String> {
    let others = |seat| viewer != Viewer::Seat(seat);
    let one = branch(game, state, luck, others);
    let other = branch(game, state, luck, others);
    let (Some((one, one_log)), Some((other, other_log))) = (one, other) else {
        return Ok(());
    };
    if one == other {
        return Ok(());
    }
    let seen = |log: &[G::Event]| -> Json {
        let seen = log.iter().filter_map(|event| game.seen(event, viewer));
        seen.map(|seen| json!(seen)).collect()
    };
    let (one_seen, other_seen) = (seen(&one_log), seen(&other_log));
    let deal = dealer(game, viewer, luck);
    let hidden = deal(&one) == deal(&other);
    ensure(!hidden || one_seen == other_seen, || {
        format!("{viewer:?} is told what dealing again hides: {one_seen} or {other_seen}")
    })?;
    ensure(hidden || one_seen != other_seen, || {
        format!("{viewer:?} sees {one_seen} either way, but dealing again keeps what is hidden")
    })
}

/// A state that may come next, by luck or by an action of one of these seats, with what happened.
fn branch<G: Game>(
    game: &G,
    state: &G::State,
    luck: &mut Stream,
    seats: impl Fn(Seat) -> bool,
) -> Option<(G::State, Vec<G::Event>)> {
    let (mut next, mut log) = (state.clone(), Vec::new());
    match game.turn(state) {
        Turn::Over(_) => return None,
        Turn::Luck(_) => {
            let outcome = game.draw(state, luck);
            game.luck(&mut next, &outcome, &mut log);
        }
        Turn::Choice(asks) => {
            let ask = pick(luck, &asks).filter(|ask| seats(ask.seat))?;
            game.act(&mut next, ask.seat, pick(luck, &ask.actions)?, &mut log);
        }
    }
    Some((next, log))
}
