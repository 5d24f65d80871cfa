//! What a change that is voted on would do is kept with its table, and told of no other change (U23).

use host::{Command, Fact, Room};
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
        kept.does(Command::Measured(goal, measured.clone()));
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
    kept.does(Command::Measured(goal.clone(), measured.clone()));
    let bump = change("bump", Value::Flag(true)).with("goal", Value::Number(200));
    kept.does(Command::Propose(Seat(1), bump.clone()));
    kept.does(Command::Measured(goal, measured));
    assert_eq!(kept.room.entries(), entries + 1, "only the proposal");
    assert_eq!(kept.room.on_trial(), Some(&bump));
    let told = kept.room.would_do();
    assert!(told.iter().all(|one| one.value != late), "{told:?}");
}
