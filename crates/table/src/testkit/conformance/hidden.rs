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
    let viewer = pick(luck, &viewers).map_or(Viewer::Spectator, |&viewer| viewer);
    same_for_the_viewer(table, viewer, luck)?;
    plays_on(options, table, viewer, luck)?;
    nothing_is_told(table, viewer, luck)
}

/// Dealing again changes nothing for the viewer, and how the cards lay before does not matter.
pub(super) fn same_for_the_viewer<G: Hidden>(
    table: &Table<G>,
    viewer: Viewer,
    luck: &mut Stream,
) -> Result<(), String> {
    let (game, state) = (table.game(), table.state());
    let redealt = game.redeal(state, viewer, luck);
    let same = game.view(state, viewer) == game.view(&redealt, viewer);
    ensure(same, || format!("dealt again, {viewer:?} has another view"))?;
    let same = asked::<G>(&game.turn(state), viewer) == asked::<G>(&game.turn(&redealt), viewer);
    ensure(same, || {
        format!("dealt again, {viewer:?} may do something else")
    })?;
    let deal = dealer(game, viewer, luck);
    ensure(deal(state) == deal(&redealt), || {
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
pub(super) fn plays_on<G: Hidden>(
    options: &Options<G>,
    table: &Table<G>,
    viewer: Viewer,
    luck: &mut Stream,
) -> Result<(), String> {
    let (game, seats) = (table.game(), table.names().len());
    let mut state = game.redeal(table.state(), viewer, luck);
    let steps = if one_in(luck, 10) { 30 } else { 0 };
    let wrong = |why: String| format!("dealt again for {viewer:?}: {why}");
    for _ in 0..=steps {
        moment::check(options, game, &state, seats, luck).map_err(wrong)?;
        if let Some(invariant) = options.invariant {
            invariant(game, &state).map_err(wrong)?;
        }
        match branch(game, &state, luck, |_| true) {
            Some((next, _)) => state = next,
            None => break,
        }
    }
    Ok(())
}

/// Of two things that may come next, the viewer is told the difference exactly if dealing again keeps it.
pub(super) fn nothing_is_told<G: Hidden>(
    table: &Table<G>,
    viewer: Viewer,
    luck: &mut Stream,
) -> Result<(), String> {
    let (game, state) = (table.game(), table.state());
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
