//! Pieces of a table's own are voted in before the game begins, by everybody who sits there, and stand in its record (O19).

use host::{Command, Lines, Room};
use serde_json::json;
use table::{Code, Record, Seat, Settings, Value, Viewer};

use crate::kept::{Kept, plan, seated, started};

const TINY: &str = r#"{"name": "tiny", "goal": 100, "lap": 50}"#;

fn change(all: &[(&str, &str)]) -> Settings {
    let word =
        |(slug, value): &(&str, &str)| ((*slug).to_owned(), Value::Word((*value).to_owned()));
    Settings(all.iter().map(word).collect())
}

/// Ann proposes, and Bob agrees.
fn agree(kept: &mut Kept, all: &[(&str, &str)]) {
    kept.does(Command::Propose(Seat(0), change(all)));
    kept.does(Command::Vote(Seat(1), Some(true), None));
}

/// What `rules` says there.
fn rules_told(room: &Room) -> String {
    let lines = Lines::new(Some(Seat(0)), "ann", 78);
    lines.enter(room, "rules", 0).text.join("\n")
}

fn board(room: &Room) -> Option<String> {
    let view = room.view(Viewer::Spectator);
    view.pieces.get("board").cloned()
}

#[test]
fn a_board_is_voted_in_played_on_and_recorded() {
    let mut kept = seated(plan(), &["ann", "bob"]);
    kept.does(Command::Propose(Seat(0), change(&[("pieces/board", TINY)])));
    assert_eq!(board(&kept.room), None, "Bob has not agreed");
    kept.does(Command::Vote(Seat(1), Some(true), None));
    assert_eq!(board(&kept.room).as_deref(), Some("tiny"));
    let rules = rules_told(&kept.room);
    assert!(
        rules.contains("* pieces/board                the board: tiny"),
        "{rules}"
    );
    assert_eq!(board(&kept.restored()).as_deref(), Some("tiny"));
    kept.does(Command::Start(Seat(0)));
    let rules = kept.room.settings();
    assert_eq!(json!(rules)["board"], "tiny");
    let record = kept.room.table().unwrap().record().to_string();
    let record = Record::parse(&record).unwrap();
    assert!(host::replay(&record).is_ok());
    let late = kept.refuses(Command::Propose(
        Seat(0),
        change(&[("pieces/board", "off")]),
    ));
    assert_eq!(late.code, Code::NotNow, "{late}");
}

#[test]
fn a_board_is_taken_out_again_and_others_are_named() {
    let mut kept = seated(plan(), &["ann", "bob"]);
    agree(&mut kept, &[("board", "boston-like")]);
    agree(&mut kept, &[("pieces/board", TINY), ("bump", "on")]);
    let settings = json!(kept.room.settings());
    assert_eq!(settings.get("board"), None, "the loaded one is played on");
    assert_eq!(settings["bump"], true);
    let again = kept.refuses(Command::Propose(Seat(0), change(&[("pieces/board", TINY)])));
    assert_eq!(again.code, Code::BadVote, "{again}");
    agree(&mut kept, &[("pieces/board", "off")]);
    assert_eq!(board(&kept.room), None);
}

#[test]
fn what_cannot_be_played_with_is_refused_before_the_vote() {
    let mut kept = seated(plan(), &["ann", "bob"]);
    for (slug, text, says) in [
        ("pieces/board", "{", "the loaded board"),
        ("pieces/deck", TINY, "it takes board"),
        ("pieces/board", &"x".repeat(40_000), "at most 32 KiB"),
    ] {
        let why = kept.refuses(Command::Propose(Seat(0), change(&[(slug, text)])));
        assert!(why.message.contains(says), "{why}");
    }
    let mut begun = started(plan(), &["ann", "bob"]);
    begun.refuses(Command::Propose(Seat(0), change(&[("pieces/board", TINY)])));
}
