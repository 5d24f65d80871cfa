//! Tournaments of plain bots, and of programs that fail.

use serde_json::Value as Json;
use table::{Game, Materials, Settings};
use wimpout::Wimpout;

use super::*;

fn game() -> Wimpout {
    Wimpout::settle(&Settings::default(), &Materials::default()).unwrap()
}

fn house(_: &str) -> Option<Box<dyn Outsider>> {
    None
}

fn plan<'a>(bots: &[&str], invite: &'a Invite<'a>) -> Tournament<'a> {
    Tournament {
        entrants: bots.iter().map(|&bot| bot.to_owned()).collect(),
        seats: 2,
        rounds: 40,
        to_the_end: true,
        seed: "cup".to_owned(),
        threads: 1,
        outsider: invite,
        stop: Stop::default(),
    }
}

fn play(plan: &Tournament<'_>) -> Ranking {
    tournament(&game(), plan, &|_, _| {}).unwrap()
}

#[test]
fn everybody_meets_everybody_on_every_seat() {
    let plan = plan(&["random", "eager", "odds"], &house);
    let ranking = play(&plan);
    assert_eq!((ranking.games, ranking.played), (240, vec![160; 3]));
    let told = tournament_report(&plan, &play(&plan));
    let order = [0, 1, 2].map(|at| told["bots"][at]["bot"].clone());
    assert_eq!(order, ["odds", "eager", "random"]);
    assert_eq!(told["pairs"][0]["ahead"]["kind"], "sampled");
}

#[test]
fn the_figures_are_the_same_on_any_number_of_threads() {
    let on = |threads| {
        let bots = ["random", "eager", "odds", "hold-25"];
        let plan = Tournament {
            threads,
            seats: 3,
            ..plan(&bots, &house)
        };
        play(&plan)
    };
    let one = on(1);
    assert_eq!(one, on(3));
    assert_eq!(one.games, 4 * 3 * 40);
}

#[test]
fn a_tournament_ends_when_it_is_clear_who_is_better() {
    let plan = Tournament {
        rounds: 100_000,
        to_the_end: false,
        ..plan(&["random", "odds"], &house)
    };
    let ranking = play(&plan);
    assert!(ranking.settled && ranking.games < 20_000, "{ranking:?}");
    assert!(ranking.pairs[1][0].confidence() > 0.95, "{ranking:?}");
}

#[test]
fn who_is_told_to_stop_says_what_there_is() {
    let plan = plan(&["random", "odds"], &house);
    plan.stop.stop();
    let ranking = play(&plan);
    assert!(ranking.stopped && ranking.games == 0, "{ranking:?}");
    assert_eq!(tournament_report(&plan, &ranking)["stopped"], true);
}

/// A program that plays the first act it is offered, and dies in its third game.
#[derive(Default)]
struct Mortal {
    games: u32,
}

impl Outsider for Mortal {
    fn tell(&mut self, what: &Json) -> Result<(), String> {
        self.games += u32::from(what["op"] == "new");
        Ok(())
    }

    fn ask(&mut self, what: &Json) -> Result<Json, String> {
        if self.games == 3 {
            return Err("it is dead".to_owned());
        }
        Ok(what["actions"][0].clone())
    }
}

#[test]
fn a_program_that_fails_loses_the_game_and_that_is_said() {
    let invite = |name: &str| -> Option<Box<dyn Outsider>> {
        let program: Box<dyn Outsider> = Box::<Mortal>::default();
        (name == "mine").then_some(program)
    };
    let plan = plan(&["mine", "random"], &invite);
    let ranking = play(&plan);
    assert_eq!(ranking.games, 80);
    assert_eq!(ranking.failures[0], (2, Some("it is dead".to_owned())));
    let told = tournament_report(&plan, &ranking);
    let bots = told["bots"].as_array().unwrap();
    let mine = bots.iter().find(|bot| bot["bot"] == "mine").unwrap();
    assert_eq!(mine["failed"]["games"], 2);
}

#[test]
fn a_tournament_that_cannot_be_played_is_refused() {
    for (bots, seats) in [
        (&["odds"][..], 2),
        (&["odds", "odds"], 2),
        (&["odds", "eager"], 3),
        (&["odds", "nobody"], 2),
    ] {
        let plan = Tournament {
            seats,
            ..plan(bots, &house)
        };
        assert!(tournament(&game(), &plan, &|_, _| {}).is_err(), "{bots:?}");
    }
}
