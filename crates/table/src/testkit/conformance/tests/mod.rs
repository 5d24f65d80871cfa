//! Every check can fail: toy games with one flaw each, and what is said of them.

use std::panic::catch_unwind;

use super::round::{Moment, Round, leads_to};
use super::{Options, Report, check};
use crate::testkit::pig::Pig;
use crate::{AnyTable, Game, Seat, Settings, Step, Stream, Value};

mod flawed;
mod leaky;

use flawed::{Flaw, Flawed};

/// What the suite says of a game that it must not let pass.
fn complaint(check: impl Fn() -> Report + std::panic::UnwindSafe) -> String {
    let said = catch_unwind(check).expect_err("the flaw is found");
    let said = said.downcast::<String>().expect("a message");
    said.lines().next().unwrap_or_default().to_owned()
}

/// Checks that the flaw is found and told in these words. Of several signs of one flaw the first that comes up is told,
/// so that more than one seed may be needed to see this one.
fn finds(flaw: Flaw, words: &str) {
    let mut said = String::new();
    for seed in ["flaws", "more flaws", "still more flaws"] {
        flawed::set(flaw);
        said = complaint(|| {
            check(&Options::<Flawed> {
                seed,
                games: 200,
                ..Options::default()
            })
        });
        if said.contains(words) {
            return;
        }
    }
    panic!("{flaw:?}: {said}");
}

#[test]
fn the_carrier_of_the_flaws_has_none() {
    let report = check(&Options::<Flawed>::default());
    assert_eq!(report.games, 100);
}

#[test]
fn a_game_may_wait_for_a_clock_alone() {
    flawed::set(Flaw::Clocked);
    assert_eq!(check(&Options::<Flawed>::default()).games, 100);
}

#[test]
fn flaws_of_actions_are_found() {
    finds(Flaw::NoAction, "has no action");
    finds(Flaw::NobodyAsked, "nobody is to act");
    finds(Flaw::AsksStranger, "seats to act of");
    finds(Flaw::ListedRefused, "is listed, but: not today");
    finds(Flaw::ListedTwice, "is listed twice");
    finds(Flaw::UnlistedTaken, "is taken, but must be refused");
    finds(Flaw::ActionJson, "in JSON, which reads as");
    finds(Flaw::OtherTurn, "waits for something else when asked again");
}

#[test]
fn flaws_of_luck_are_found() {
    finds(Flaw::NoOutcome, "nothing can come");
    finds(Flaw::Weightless, "has no weight");
    finds(Flaw::Heavy, "more than a draw can hold");
    finds(Flaw::ListedNotAdmitted, "but: not today");
    finds(Flaw::UnlistedAdmitted, "is taken, but must be refused");
    finds(Flaw::StrangerOutcome, "is taken, but must be refused");
    finds(Flaw::DrawsUnadmitted, "was drawn, but: the die has no face");
    finds(Flaw::DrawsUnlisted, "not among the outcomes");
    finds(Flaw::OutcomesAlways, "nothing is drawn, but");
    finds(Flaw::OutcomeJson, "in JSON, which reads as");
}

#[test]
fn flaws_of_what_is_shown_are_found() {
    finds(Flaw::ViewNoObject, "is no object");
    finds(Flaw::NamelessEvent, "has no name in kebab-case");
    finds(Flaw::StandingShort, "but the places are");
    finds(Flaw::WinnerLast, "do not come first");
    flawed::set(Flaw::Endless);
    let short = Options::<Flawed> {
        seats: 2..=2,
        steps: 2000,
        ..Options::default()
    };
    let said = complaint(|| check(&short));
    assert!(said.contains("is not over after"), "{said}");
    finds(Flaw::OtherStart, "replay");
}

#[test]
fn flaws_of_rules_and_votes_are_found() {
    flawed::set(Flaw::MuteSettings);
    let pinned = Settings::default().with("goal", Value::Number(50));
    let set = Options::<Flawed> {
        pinned,
        ..Options::default()
    };
    let said = complaint(|| check(&set));
    assert!(said.contains("no table can be opened"), "{said}");
    finds(Flaw::RulesTwice, "two rules are called `goal`");
    finds(Flaw::SilentRule, "the settings do not say");
    finds(Flaw::NewSettingsMute, "but the settings say");
    finds(Flaw::ClashUnnamed, "does not name its rule");
    finds(Flaw::ClashPlayed, "no values of theirs are refused");
    finds(
        Flaw::NoSituation,
        "never under way (by rule): {\"cap\": \"turn\", \"goal\": \"turn\"}",
    );
    finds(Flaw::Stuck, "is not in force");
    finds(Flaw::GhostVote, "voters of");
    finds(Flaw::NoVote, "nobody has a vote");
}

#[test]
fn flaws_of_seats_and_clocks_are_found() {
    finds(Flaw::JoinsFirst, "not last in the order of play");
    finds(Flaw::LeavesVote, "has left, but has a vote");
    finds(Flaw::LeavesTurn, "has left, but is to act");
    finds(Flaw::TakesTime, "is taken, but must be refused");
}

#[test]
fn a_broken_invariant_is_found() {
    let said = complaint(|| {
        check(&Options::<Pig> {
            invariant: Some(|pig, state| {
                let view = serde_json::json!(pig.view(state, crate::Viewer::Spectator));
                super::ensure(view["turn_points"] != 8, || "eight points".into())
            }),
            ..Options::default()
        })
    });
    assert!(said.contains("eight points"), "{said}");
}

#[test]
fn pinned_rules_stay() {
    let pinned = Settings::default().with("goal", Value::Number(50));
    check(&Options::<Pig> {
        pinned,
        invariant: Some(|pig, _| {
            let goal = pig.settings().get("goal").cloned();
            super::ensure(goal == Some(Value::Number(50)), || format!("{goal:?}"))
        }),
        ..Options::default()
    });
}

/// A round of Pig after a throw of 5.
fn after_a_throw<'a>(options: &'a Options<Pig>, luck: &mut Stream) -> Round<'a, Pig> {
    let mut round = Round::open(options, luck).expect("a table");
    let act = serde_json::json!({"do": "throw"});
    for step in [
        Step::Act { seat: Seat(0), act },
        Step::Luck { luck: 5.into() },
    ] {
        round.table.take(step.clone()).expect("the first throw");
        round.line.push(step);
    }
    round
}

#[test]
fn a_refusal_that_changes_the_table_is_found() {
    let (options, mut luck) = (Options::default(), Stream::from_seed("refusal"));
    let mut round = after_a_throw(&options, &mut luck);
    let before = Moment::of(&round.table);
    let hold = Step::Act {
        seat: Seat(0),
        act: serde_json::json!({"do": "hold"}),
    };
    assert_eq!(round.unchanged(&hold, &before), Ok(()));
    round.table.take(hold.clone()).unwrap();
    assert!(round.unchanged(&hold, &before).is_err());
}

#[test]
fn steps_taken_back_to_elsewhere_are_found() {
    let (options, mut luck) = (Options::default(), Stream::from_seed("undo"));
    let mut round = after_a_throw(&options, &mut luck);
    let header = round.table.header().clone();
    round.table.take(Step::Undo { undo: 1 }).unwrap();
    assert_eq!(leads_to(&header, &round.line[..1], &round.table), Ok(()));
    assert!(leads_to(&header, &round.line[..0], &round.table).is_err());
    assert!(leads_to(&header, &round.line, &round.table).is_err());
}
