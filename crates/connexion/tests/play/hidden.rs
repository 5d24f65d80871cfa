//! Games of players who find many words, so that the pile runs out and cards are pilfered: dealing again what a seat
//! cannot see changes nothing for it, and depends on nothing that it does not know.

use connexion::{Action, Connexion, Phase, Stage, State};
use serde_json::json;
use table::{Game, Hidden, Luck, Seat, Stream, Turn, Viewer};

use crate::support::{any_word, game, pick};

/// The viewers of a game of so many seats.
fn viewers(seats: usize) -> impl Iterator<Item = Viewer> {
    let seats = (0..seats).map(|seat| Viewer::Seat(Seat::at(seat)));
    seats.chain([Viewer::Spectator])
}

fn check(game: &Connexion, state: &State, luck: &mut Stream) {
    for viewer in viewers(state.players.len()) {
        let stream = Stream::from_seed(&luck.word().to_string());
        let deal = |state: &State| game.redeal(state, viewer, &mut stream.clone());
        let redealt = game.redeal(state, viewer, luck);
        assert_eq!(
            game.view(state, viewer),
            game.view(&redealt, viewer),
            "{viewer:?}"
        );
        assert_eq!(deal(state), deal(&redealt), "{viewer:?}");
        let counts = |state: &State| json!(game.view(state, Viewer::Spectator));
        assert_eq!(counts(state), counts(&redealt));
    }
}

/// Takes one step; says what everybody saw of it.
pub(crate) fn step(
    game: &Connexion,
    state: &mut State,
    luck: &mut Stream,
) -> Vec<connexion::Event> {
    let mut log = Vec::new();
    match game.turn(state) {
        Turn::Luck(_) => {
            let outcome = game.draw(state, luck);
            game.luck(state, &outcome, &mut log);
        }
        Turn::Choice(asks) => {
            let ask = &asks[0];
            let claiming =
                matches!(&state.phase, Phase::Turn(turn) if turn.stage == Stage::Claiming);
            let tries = if claiming { 4 } else { 0 };
            let claims = (0..tries).filter_map(|_| any_word(game, state, luck));
            let mut claims = claims.map(|word| Action::Claim { word });
            let claim = claims.find(|claim| game.check(state, ask.seat, claim).is_ok());
            drop(claims);
            let action = claim
                .or_else(|| pick(&ask.actions, luck).cloned())
                .expect("an action");
            game.act(state, ask.seat, &action, &mut log);
        }
        Turn::Over(_) => {}
    }
    log
}

fn play(settings: &[&str], seed: &str) -> u32 {
    watched(&game(settings), seed)
}

/// Plays a game in which nothing leaks; says how often somebody was to pilfer.
pub(crate) fn watched(game: &Connexion, seed: &str) -> u32 {
    let names: Vec<String> = ["a", "b", "c", "d"].map(str::to_owned).into();
    let mut state = game.start(&names).expect("four seats");
    let mut luck = Stream::from_seed(seed);
    while !matches!(game.turn(&state), Turn::Over(_)) {
        nothing_leaks(game, &state, &mut luck);
        step(game, &mut state, &mut luck);
        if state.turn().is_none_or(|turn| turn.number > 8) {
            check(game, &state, &mut luck);
        }
    }
    state.pilfers
}

/// Of two outcomes of a draw, a viewer is told the difference exactly if dealing again keeps it.
fn nothing_leaks(game: &Connexion, state: &State, luck: &mut Stream) {
    if !matches!(game.turn(state), Turn::Luck(_)) {
        return;
    }
    let mut branch = || {
        let mut next = state.clone();
        let log = step(game, &mut next, luck);
        (next, log)
    };
    let [(one, one_log), (other, other_log)] = [branch(), branch()];
    if one == other {
        return;
    }
    for viewer in viewers(state.players.len()) {
        let seen = |log: &[connexion::Event]| {
            json!(
                log.iter()
                    .map(|event| game.seen(event, viewer))
                    .collect::<Vec<_>>()
            )
        };
        let deal = |state: &State| game.redeal(state, viewer, &mut Stream::from_seed("leak"));
        let hidden = deal(&one) == deal(&other);
        assert_eq!(
            hidden,
            seen(&one_log) == seen(&other_log),
            "{viewer:?}: {}",
            seen(&one_log)
        );
    }
}

#[test]
fn pilfered_cards_stay_hidden_from_the_others() {
    let seeds = ["one", "two", "three"];
    let pilfers = seeds.map(|seed| play(&["words=family"], seed));
    assert!(pilfers.iter().all(|&pilfers| pilfers > 5), "{pilfers:?}");
}

#[test]
fn open_cards_are_open_to_all() {
    assert!(play(&["words=family", "pilfer-pick=face-up"], "open") > 5);
}
