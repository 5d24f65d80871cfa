//! What a change that is voted on would do is kept with its table, and told of no other change (U23).

use host::{Command, Fact, Lines, Room};
use table::{Seat, Settings, Value};

use crate::kept::{Kept, plan, seated};

fn change(slug: &str, value: Value) -> Settings {
    Settings::default().with(slug, value)
}

/// Ann proposes a change that was never measured.
fn proposed(kept: &mut Kept) -> Settings {
    let goal = change("goal", Value::Number(150));
    kept.does(Command::Propose(Seat(0), goal.clone()));
    assert_eq!(kept.room.on_trial(), Some(&goal));
    goal
}

#[test]
fn what_was_measured_comes_back_with_the_table_out_of_its_stored_text() {
    for begun in [false, true] {
        let mut kept = seated(plan(), &["ann", "bob"]);
        if begun {
            kept.does(Command::Start(Seat(0)));
        }
        let goal = proposed(&mut kept);
        let mut measured = kept.room.trial().unwrap().unmeasured();
        measured.pairs = 30;
        kept.does(Command::Measured(goal, Box::new(measured.clone())));
        assert_eq!(kept.room.on_trial(), None, "it is known");
        let stored = serde_json::to_string(&kept.facts).unwrap();
        let facts: Vec<Fact> = serde_json::from_str(&stored).unwrap();
        let back = Room::restore(facts).unwrap();
        assert_eq!(back.would_do(), [measured]);
        assert_eq!(back.on_trial(), None);
    }
}

#[test]
fn what_comes_too_late_is_not_told() {
    let mut kept = seated(plan(), &["ann", "bob"]);
    kept.does(Command::Start(Seat(0)));
    let goal = proposed(&mut kept);
    let measured = kept.room.trial().unwrap().unmeasured();
    let late = measured.value.clone();
    kept.does(Command::Vote(Seat(1), Some(false), None));
    let entries = kept.room.entries();
    kept.does(Command::Measured(goal.clone(), Box::new(measured.clone())));
    let bump = change("bump", Value::Flag(true)).with("goal", Value::Number(200));
    kept.does(Command::Propose(Seat(1), bump.clone()));
    kept.does(Command::Measured(goal, Box::new(measured)));
    assert_eq!(kept.room.entries(), entries + 1, "only the proposal");
    assert_eq!(kept.room.on_trial(), Some(&bump));
    let told = kept.room.would_do();
    assert!(told.iter().all(|one| one.value != late), "{told:?}");
}

/// A vote typed in lines is for the proposal that its reader was told of, or for the one that is named (P8).
#[test]
fn a_vote_in_lines_is_for_the_proposal_that_was_told_of() {
    let mut kept = seated(plan(), &["ann", "bob"]);
    kept.does(Command::Start(Seat(0)));
    proposed(&mut kept);
    let mut bob = Lines::new(Some(Seat(1)), "bob", 78);
    bob.news(&kept.room);
    kept.does(Command::Vote(Seat(0), Some(false), None));
    kept.does(Command::Propose(
        Seat(0),
        change("goal", Value::Number(200)),
    ));
    let types = |kept: &mut Kept, bob: &Lines, line: &str| {
        let command = bob.enter(&kept.room, line, 0).command.expect("a vote");
        kept.room.command(command, 0).outcome
    };
    let why = types(&mut kept, &bob, "yes").unwrap_err();
    assert_eq!(why.message, "proposal 1 is not open; proposal 2 is");
    assert!(types(&mut kept, &bob, "no 1").is_err());
    bob.news(&kept.room);
    assert_eq!(types(&mut kept, &bob, "yes 2"), Ok(()));
}
