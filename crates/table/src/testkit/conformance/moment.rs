//! What must hold of every state by itself.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value as Json, json};

use super::chance::pick;
use super::{Options, ensure};
use crate::{Ask, Game, Seat, Standing, Stream, Turn, Viewer};

/// Checks a state of a game with so many seats.
pub(super) fn check<G: Game>(
    options: &Options<G>,
    game: &G,
    state: &G::State,
    seats: usize,
    luck: &mut Stream,
) -> Result<(), String> {
    let turn = game.turn(state);
    ensure(turn == game.turn(state), || {
        format!("the same state waits for something else when asked again: {turn:?}")
    })?;
    match &turn {
        Turn::Choice(asks) => choice(options, game, state, seats, asks)?,
        Turn::Luck(draw) => {
            ensure(json!(draw) != Json::Null, || "a draw has no label".into())?;
            outcomes(game, state, luck)?;
        }
        Turn::Over(end) => standing(end, seats)?,
    }
    if !matches!(turn, Turn::Luck(_)) {
        let listed = game.outcomes(state);
        ensure(listed.is_empty(), || {
            format!("nothing is drawn, but {listed:?} may come")
        })?;
    }
    voters(game, state, seats)?;
    views(game, state, seats)
}

fn choice<G: Game>(
    options: &Options<G>,
    game: &G,
    state: &G::State,
    seats: usize,
    asks: &[Ask<G::Action>],
) -> Result<(), String> {
    let clock = game.clock(state).is_some();
    ensure(clock || !asks.is_empty(), || {
        "nobody is to act, and no clock is running".into()
    })?;
    distinct(
        "seats to act",
        &asks.iter().map(|ask| ask.seat).collect::<Vec<_>>(),
        seats,
    )?;
    for ask in asks {
        let may_be_empty = clock || options.sampler.is_some();
        ensure(may_be_empty || !ask.actions.is_empty(), || {
            format!("{} is to act and has no action", ask.seat)
        })?;
        for (place, action) in ask.actions.iter().enumerate() {
            let again = ask.actions[..place].contains(action);
            ensure(!again, || format!("{action:?} is listed twice"))?;
            let allowed = game.check(state, ask.seat, action);
            allowed.map_err(|why| format!("{action:?} is listed, but: {why}"))?;
            round_trip(action)?;
        }
    }
    Ok(())
}

fn outcomes<G: Game>(game: &G, state: &G::State, luck: &mut Stream) -> Result<(), String> {
    let outcomes = game.outcomes(state);
    ensure(!outcomes.is_empty(), || {
        "something is drawn, but nothing can come".into()
    })?;
    let none = outcomes.iter().find(|(_, weight)| *weight == 0);
    ensure(none.is_none(), || format!("{none:?} has no weight"))?;
    let weight = outcomes
        .iter()
        .try_fold(0u32, |all, (_, weight)| all.checked_add(*weight));
    ensure(weight.is_some(), || {
        "the weights are more than a draw can hold".into()
    })?;
    // Some draws have thousands of outcomes.
    for _ in 0..outcomes.len().min(30) {
        let Some((outcome, _)) = pick(luck, &outcomes) else {
            break;
        };
        let admitted = game.admit(state, outcome);
        admitted.map_err(|why| format!("{outcome:?} may come, but: {why}"))?;
        round_trip(outcome)?;
    }
    let drawn = game.draw(state, luck);
    let admitted = game.admit(state, &drawn);
    admitted.map_err(|why| format!("{drawn:?} was drawn, but: {why}"))?;
    let listed = outcomes.iter().any(|(outcome, _)| *outcome == drawn);
    ensure(listed, || {
        format!("{drawn:?} was drawn, but is not among the outcomes")
    })
}

fn standing(end: &Standing, seats: usize) -> Result<(), String> {
    let places: Vec<Seat> = end.places.iter().map(|place| place.seat).collect();
    distinct("places", &places, seats)?;
    ensure(places.len() == seats, || {
        format!("{seats} seats, but the places are {places:?}")
    })?;
    distinct("winners", &end.winners, seats)?;
    let first = &places[..end.winners.len()];
    ensure(
        end.winners.iter().all(|winner| first.contains(winner)),
        || {
            format!(
                "the winners {:?} do not come first: {places:?}",
                end.winners
            )
        },
    )
}

fn voters<G: Game>(game: &G, state: &G::State, seats: usize) -> Result<(), String> {
    let voters = game.voters(state);
    distinct("voters", &voters, seats)?;
    let over = matches!(game.turn(state), Turn::Over(_));
    ensure(over || !voters.is_empty(), || {
        "the game goes on and nobody has a vote".into()
    })
}

fn distinct(what: &str, listed: &[Seat], seats: usize) -> Result<(), String> {
    let known = |seat: &Seat| seat.index() < seats;
    let once = |seat: &Seat| listed.iter().filter(|other| *other == seat).count() == 1;
    let fine = listed.iter().all(|seat| known(seat) && once(seat));
    ensure(fine, || format!("{what} of {seats} seats: {listed:?}"))
}

fn views<G: Game>(game: &G, state: &G::State, seats: usize) -> Result<(), String> {
    let seats = (0..seats).map(|seat| Viewer::Seat(Seat::at(seat)));
    for viewer in seats.chain([Viewer::Spectator]) {
        let view = json!(game.view(state, viewer));
        ensure(view.is_object(), || {
            format!("the view of {viewer:?} is no object: {view}")
        })?;
    }
    Ok(())
}

fn round_trip<T>(value: &T) -> Result<(), String>
where
    T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug,
{
    let json = json!(value);
    let back = serde_json::from_value::<T>(json.clone());
    let survived = back.as_ref().is_ok_and(|back| back == value);
    ensure(survived, || {
        format!("{value:?} is {json} in JSON, which reads as {back:?}")
    })
}
