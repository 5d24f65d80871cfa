//! Whole games under random rules, watched at every step: what must hold of any game, and of Wimpout besides.

use table::testkit::conformance::{Options, check};
use table::{Game, Luck, Materials, Seat, Settings, Turn as Waits, Value};
use wimpout::{Action, Phase, State, Wimpout};

/// With goals and openings that random players can reach.
#[test]
fn wimpout_keeps_the_promises_of_a_game() {
    let odd = r#"{"name": "odd", "goal": 200, "scores": {"10": 1, "50": 1, "200": "centre"}}"#;
    for (goal, opening) in [(100, 35), (200, 0), (150, 20)] {
        let pinned = Settings::default()
            .with("goal", Value::Number(goal))
            .with("opening", Value::Number(opening));
        let options = Options {
            seed: if goal == 100 { "low" } else { "high" },
            games: 40,
            seats: 1..=12,
            materials: Materials([("board".to_owned(), odd.to_owned())].into()),
            pinned,
            sampler: Some(short_call),
            invariant: Some(sound),
            // A bank is over as soon as it is made, and a wreck that may still be nullified is seldom.
            rare: &["bank", "wreck"],
            ..Options::default()
        };
        let report = check::<Wimpout>(&options);
        assert_eq!(report.games, 40);
        assert!(report.rules_in_force > 0 && report.joined > 0 && report.left > 0);
    }
}

/// A listed call with something left out.
fn short_call(game: &Wimpout, state: &State, _: Seat, luck: &mut dyn Luck) -> Option<Action> {
    let Waits::Choice(asks) = game.turn(state) else {
        return None;
    };
    let Action::Score(mut call) = asks.first()?.actions.first()?.clone() else {
        return None;
    };
    match luck.below(4) {
        0 => call.points = None,
        1 => call.flash = None,
        2 => call.sun = None,
        _ => call.left = None,
    }
    Some(Action::Score(call))
}

/// What is wrong with a state, if anything is.
fn sound(game: &Wimpout, state: &State) -> Result<(), String> {
    let claim = |holds: bool, what: &str| if holds { Ok(()) } else { Err(what.to_owned()) };
    let player = |seat: Seat| &state.players[seat];
    for one in state.players.values() {
        claim(one.score.is_multiple_of(5), "points are multiples of 5")?;
        claim(one.score == 0 || one.opened, "who has a score has opened")?;
        claim(
            one.is_in() || one.suspended.is_none(),
            "nobody who is out has a turn waiting",
        )?;
    }
    if let Phase::Turn(turn) = &state.phase {
        let run = &turn.run;
        claim(player(turn.seat).is_in(), "whose turn it is is in the game")?;
        claim(
            run.points.is_multiple_of(5),
            "points at stake are multiples of 5",
        )?;
        claim(
            (1..=5).contains(&run.cubes.len()),
            "there are cubes to throw",
        )?;
        claim(
            !run.all_scored || run.cubes.len() == 5,
            "W12 is about all five",
        )?;
        claim(
            run.issued <= player(turn.seat).insurance,
            "what was issued is there",
        )?;
    }
    if let (Some(licks), false) = (&state.licks, matches!(state.phase, Phase::Over(_))) {
        claim(player(licks.leader).is_in(), "the leader is in the game")?;
        claim(
            !licks.queue.contains(&licks.leader),
            "the leader does not challenge himself",
        )?;
        claim(
            licks.queue.iter().all(|seat| player(*seat).is_in()),
            "challengers are in the game",
        )?;
    }
    let view = game.view(state, table::Viewer::Spectator);
    claim(
        view.must_throw != view.because.is_empty(),
        "whoever must throw is told why",
    )
}
