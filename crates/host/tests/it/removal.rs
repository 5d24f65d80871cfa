//! Taking somebody out of the game who stays away: those who are there agree, and whoever is back stays (P4).

use host::{Command, LeavePlan, Plan, Wish};
use serde_json::json;
use table::{Seat, Viewer};

use crate::kept::{Kept, act, plan, started};

fn asked() -> Kept {
    let mut kept = started(plan(), &["ann", "bob", "cy", "di"]);
    kept.does(ask(0, 2));
    kept
}

/// Ann, Bob and Di may be there; Di has gone to bed.
fn ask(by: u16, seat: u16) -> Command {
    Command::AskRemoval {
        by: Seat(by),
        seat: Seat(seat),
        present: vec![Seat(0), Seat(1)],
    }
}

#[test]
fn those_who_are_there_agree_and_the_seat_is_left() {
    let mut kept = asked();
    let view = kept.room.view(Viewer::Spectator);
    assert_eq!(
        json!(view.removal),
        json!({"seat": 0, "yes": [0], "missing": [1], "whom": 2})
    );
    kept.acts(0, "throw");
    kept.does(Command::Answer(Seat(1), Wish::Removal, true));
    let view = kept.room.view(Viewer::Spectator);
    assert_eq!(view.view().unwrap()["out"], json!([2]));
    assert!(view.removal.is_none());
    assert_eq!(json!(kept.restored().view(Viewer::Spectator)), json!(view));
    let again = kept.refuses(ask(0, 2));
    assert_eq!(again.rule.as_deref(), Some("P4"));
}

#[test]
fn where_the_table_leaves_seats_to_a_bot_a_bot_plays_on() {
    let leave = LeavePlan::Bot("eager".into());
    let plan = Plan { leave, ..plan() };
    let mut kept = started(plan, &["ann", "bob", "cy"]);
    kept.does(ask(0, 2));
    kept.does(Command::Answer(Seat(1), Wish::Removal, true));
    assert!(kept.room.is_bot(Seat(2)));
    kept.refuses(ask(0, 2));
}

#[test]
fn whoever_is_back_or_does_anything_stays_in_the_game() {
    let shown = [
        Command::Here(Seat(2)),
        Command::Say(Some(Seat(2)), "cy".into(), "here!".into()),
    ];
    for command in shown {
        let mut kept = asked();
        kept.does(command);
        assert_eq!(kept.room.would_remove(), None);
        let late = kept.refuses(Command::Answer(Seat(1), Wish::Removal, true));
        assert_eq!(late.rule.as_deref(), Some("P4"));
        assert_eq!(kept.restored().would_remove(), None);
    }
    let mut kept = asked();
    kept.does(Command::Here(Seat(1)));
    assert_eq!(
        kept.room.would_remove(),
        Some(Seat(2)),
        "it is not about bob"
    );
}

#[test]
fn one_no_is_enough_and_nobody_asks_for_oneself_or_a_bot() {
    let mut kept = asked();
    assert_eq!(
        kept.refuses(Command::AskPause(Seat(1))).rule.as_deref(),
        Some("P4")
    );
    kept.does(Command::Answer(Seat(3), Wish::Removal, false));
    assert_eq!(kept.room.would_remove(), None);
    kept.refuses(ask(2, 2));
    kept.does(Command::AskPause(Seat(1)));
    kept.refuses(ask(0, 2));
    kept.refuses(act(1, "throw"));
}
