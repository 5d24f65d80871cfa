//! The same game again (P10): the seats keep their order, and the deal of `ConneXion` goes to the left (X1).

use host::{Command, Plan, Room};
use serde_json::json;
use table::{Code, Seat, Settings, Value, Viewer};

use crate::kept::{Kept, finished, plan, player, seated, started};

fn connexion() -> Plan {
    let rules = Settings::default().with("last-turn", Value::Word("literal".to_owned()));
    Plan {
        game: "connexion".to_owned(),
        rules: rules.with("words", Value::Word("family".to_owned())),
        ..plan()
    }
}

fn drawn() -> Settings {
    Settings::default().with("dealer", Value::Word("random".to_owned()))
}

/// Everybody places a card and says no word, to the end.
fn play(kept: &mut Kept) {
    while !kept.room.is_over() {
        let seat = kept.room.asked()[0];
        let action = kept.room.view(Viewer::Seat(seat)).actions().remove(0);
        kept.does(Command::Act(host::Act {
            seat,
            action,
            against: None,
            client: None,
        }));
    }
}

fn names(room: &Room) -> Vec<String> {
    let seats = (0..room.seats()).map(Seat::at);
    seats
        .filter_map(|seat| room.name(seat).map(str::to_owned))
        .collect()
}

/// The name of the player in the seat that the view calls so.
fn named(room: &Room, field: &str) -> String {
    let view = room.table().unwrap().view(Viewer::Spectator);
    let seat = Seat(view[field].as_u64().unwrap().try_into().unwrap());
    room.name(seat).unwrap().to_owned()
}

fn after(order: &[String], name: &str) -> String {
    let place = order.iter().position(|known| known == name).unwrap();
    order[(place + 1) % order.len()].clone()
}

#[test]
fn the_seat_to_the_left_of_the_last_dealer_deals_in_every_later_game() {
    let mut kept = started(connexion(), &["ann", "bob", "cy"]);
    let order = names(&kept.room);
    let mut dealer = named(&kept.room, "dealer");
    for _ in 0..4 {
        play(&mut kept);
        // Whoever is quickest sits down first.
        let mut next = seated(kept.room.again().unwrap(), &["cy", "ann", "bob"]);
        next.does(Command::Start(Seat(0)));
        kept = next;
        dealer = after(&order, &dealer);
        assert_eq!(named(&kept.room, "dealer"), dealer);
        assert_eq!(named(&kept.room, "active"), after(&order, &dealer));
        let seats = names(&kept.room);
        assert!(
            seats
                .iter()
                .all(|name| after(&seats, name) == after(&order, name))
        );
        let record = kept.room.table().unwrap().record();
        assert_eq!(
            record.header.rules.get("dealer"),
            Some(&Value::Word("first".to_owned()))
        );
    }
}

#[test]
fn who_does_not_come_again_is_passed_over_and_who_is_new_sits_last() {
    let mut kept = started(connexion(), &["ann", "bob", "cy"]);
    let order = names(&kept.room);
    let dealer = named(&kept.room, "dealer");
    let absent = after(&order, &dealer);
    let next_dealer = after(&order, &absent);
    play(&mut kept);
    let come: Vec<&str> = std::iter::once("dee")
        .chain(
            order
                .iter()
                .map(String::as_str)
                .filter(|name| *name != absent),
        )
        .collect();
    let mut next = seated(kept.room.again().unwrap(), &come);
    assert_eq!(names(&next.room), [next_dealer.as_str(), &dealer, "dee"]);
    assert_eq!(names(&next.restored()), names(&next.room));
    next.does(Command::Start(Seat(0)));
    assert_eq!(named(&next.room, "dealer"), next_dealer);
}

#[test]
fn the_table_may_have_the_dealer_drawn_all_the_same() {
    let mut kept = started(connexion(), &["ann", "bob"]);
    play(&mut kept);
    let mut next = seated(kept.room.again().unwrap(), &["ann"]);
    next.does(Command::Propose(Seat(0), drawn()));
    next.does(Command::Sit(player("bob", None)));
    next.does(Command::Start(Seat(0)));
    let record = next.room.table().unwrap().record();
    assert_eq!(record.header.rules.get("dealer"), drawn().get("dealer"));
    let pick = json!(record.steps[0])["luck"].clone();
    assert!(pick.is_u64(), "a dealer is drawn: {pick}");
}

#[test]
fn a_proposal_is_void_when_the_seats_move_up_for_somebody() {
    let mut kept = started(connexion(), &["ann", "bob"]);
    play(&mut kept);
    let again = kept.room.again().unwrap();
    let order = again.order.clone();
    let mut next = seated(again, &[&order[1], "dee"]);
    next.does(Command::Propose(Seat(1), drawn()));
    next.does(Command::Sit(player(&order[0], None)));
    assert_eq!(names(&next.room), [&order[0], &order[1], "dee"]);
    assert!(next.room.view(Viewer::Spectator).proposal.is_none());
}

#[test]
fn a_rule_adopted_for_later_holds_in_the_next_game() {
    let mut kept = started(connexion(), &["ann", "bob"]);
    kept.does(Command::Propose(Seat(0), drawn()));
    kept.does(Command::Vote(Seat(1), Some(true), None));
    play(&mut kept);
    let rules = kept.room.again().unwrap().rules;
    // That is the usual value, which no plan has to name.
    let rule = table::find(kept.room.rules(), "dealer").unwrap();
    assert_eq!(Some(&rules.value_of(rule)), drawn().get("dealer"));
    assert!(rules.get("dealer").is_none(), "{rules:?}");
}

#[test]
fn other_games_keep_their_first_seat() {
    let room = finished();
    let again = room.again().unwrap();
    assert_eq!(
        (again.order, again.rules.get("goal")),
        (names(&room), Some(&Value::Number(100)))
    );
}

#[test]
fn a_game_that_goes_on_is_not_played_again() {
    let kept = started(plan(), &["ann", "bob"]);
    assert_eq!(kept.room.again().unwrap_err().code, Code::NotNow);
}

/// What the view says of a series: how many games, and who has won how many.
fn series(room: &Room) -> serde_json::Value {
    json!(room.view(Viewer::Spectator).series)
}

#[test]
fn a_series_keeps_count_from_rematch_to_rematch() {
    let mut kept = started(connexion(), &["ann", "bob"]);
    play(&mut kept);
    assert!(series(&kept.room).is_null(), "one game is no series");
    // Nobody has said a word: they share the game, and each has won it.
    let mut next = seated(kept.room.again().unwrap(), &["ann", "bob"]);
    let one =
        json!({"games": 1, "standing": [{"name": "ann", "won": 1}, {"name": "bob", "won": 1}]});
    assert_eq!(series(&next.room), one);
    // Who deals, and so sits first, was drawn.
    let other = names(&next.room).remove(1);
    next.does(Command::Rename(Seat(0), "zoe".to_owned()));
    next.does(Command::Start(Seat(0)));
    play(&mut next);
    let two =
        json!({"games": 2, "standing": [{"name": other, "won": 2}, {"name": "zoe", "won": 2}]});
    assert_eq!(
        series(&next.room),
        two,
        "what somebody has won keeps to them under another name"
    );
    assert_eq!(series(&next.restored()), two);
    let told = next.room.entries();
    next.does(Command::Rematch("t2".to_owned(), Some(Seat(0))));
    assert_eq!(
        next.room.tell(told, Viewer::Spectator).unwrap().to_string(),
        format!("zoe wants to play again, at table t2. The series so far: {other} 2 and zoe 2.")
    );
    let third = seated(next.room.again().unwrap(), &["cy"]);
    assert_eq!(series(&third.room), two, "who is new has won nothing yet");
}

#[test]
fn a_game_that_was_closed_counts_for_nobody() {
    let mut kept = started(connexion(), &["ann", "bob"]);
    kept.does(Command::Close("nobody came".to_owned()));
    let next = seated(kept.room.again().unwrap(), &["ann"]);
    assert!(series(&next.room).is_null());
}
