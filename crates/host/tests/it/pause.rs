//! A pause by consent of all who play: clocks stand, nobody acts, and it comes back from its facts (P5).

use host::{ClockPlan, Command, Fact, PauseView, Plan, Room, StageView, Stands, Wish};
use serde_json::json;
use table::{Seat, Settings, Value, Viewer};

use crate::kept::{Kept, NOON, act, plan, player, seated, started};

const TURN: u64 = 30_000;
const DAY: u64 = 24 * 3600 * 1000;

fn clocked(span: u64) -> Plan {
    Plan {
        clock: ClockPlan::PerTurn(span),
        ..plan()
    }
}

fn paused(plan: Plan) -> Kept {
    let mut kept = started(plan, &["ann", "bob", "cy"]);
    kept.now += 10_000;
    kept.does(Command::AskPause(Seat(1)));
    kept.does(Command::Answer(Seat(0), Wish::Pause, true));
    kept.does(Command::Answer(Seat(2), Wish::Pause, true));
    kept
}

fn view(room: &Room) -> Option<PauseView> {
    room.view(Viewer::Spectator).pause
}

#[test]
fn what_is_asked_shows_who_is_still_to_answer_and_the_game_goes_on_meanwhile() {
    let mut kept = started(clocked(TURN), &["ann", "bob", "cy"]);
    kept.does(Command::AskPause(Seat(1)));
    assert_eq!(
        json!(view(&kept.room)),
        json!({"stage": "asked", "seat": 1, "yes": [1], "missing": [0, 2]})
    );
    kept.acts(0, "throw");
    kept.does(Command::Answer(Seat(0), Wish::Pause, true));
    assert_eq!(json!(view(&kept.room))["missing"], json!([2]));
    assert_eq!(json!(view(&kept.room)), json!(view(&kept.restored())));
    for other in [Command::AskPause(Seat(2)), Command::AskTakeBack(Seat(2), 0)] {
        let refusal = kept.refuses(other);
        assert_eq!(refusal.rule.as_deref(), Some("P5"), "one thing at a time");
    }
    kept.does(Command::Answer(Seat(2), Wish::Pause, false));
    assert!(view(&kept.room).is_none(), "one no is enough");
    kept.does(Command::AskPause(Seat(2)));
    kept.does(Command::Answer(Seat(2), Wish::Pause, false));
    assert!(view(&kept.room).is_none(), "withdrawn");
}

#[test]
fn while_it_stands_nobody_acts_and_no_clock_runs() {
    let mut kept = paused(clocked(TURN));
    assert_eq!(kept.room.alarm(), Some(kept.now + DAY));
    assert!(kept.room.view(Viewer::Spectator).clocks.is_empty());
    assert_eq!((kept.room.asked(), kept.room.thinking()), (vec![], None));
    kept.now += DAY / 2;
    kept.does(Command::Tick);
    for moving in [
        act(0, "throw"),
        Command::Undo(Seat(0)),
        Command::AskTakeBack(Seat(0), 0),
        Command::StandIn(Seat(0), "eager".into(), Stands::Wanted),
    ] {
        let refusal = kept.refuses(moving);
        assert_eq!(refusal.rule.as_deref(), Some("P5"));
        assert!(refusal.message.contains("paused"), "{refusal}");
    }
    kept.does(Command::Say(Some(Seat(2)), "cy".into(), "tea?".into()));
    kept.does(Command::GoOn(Seat(2)));
    assert_eq!(
        kept.room.alarm(),
        Some(kept.now + TURN - 10_000),
        "ten seconds were used before"
    );
    assert_eq!(kept.restored().alarm(), kept.room.alarm());
    kept.acts(0, "throw");
    assert_eq!(
        kept.refuses(Command::GoOn(Seat(2))).rule.as_deref(),
        Some("P5")
    );
}

#[test]
fn it_ends_by_itself_after_a_day_or_after_a_week_at_a_slow_table() {
    for (span, longest) in [(TURN, DAY), (DAY - 1, DAY), (DAY, 7 * DAY)] {
        let mut kept = paused(clocked(span));
        kept.now += longest - 1;
        kept.does(Command::Tick);
        assert!(kept.room.is_paused());
        kept.now += 1;
        kept.does(Command::Tick);
        assert!(!kept.room.is_paused());
        assert_eq!(kept.room.alarm(), Some(kept.now + span - 10_000));
        assert!(matches!(
            kept.facts.last(),
            Some(Fact::WentOn { seat: None, .. })
        ));
    }
}

#[test]
fn a_pause_outlasts_a_restart_and_the_time_used_stays_used() {
    let mut kept = paused(clocked(TURN));
    kept.room = kept.restored();
    kept.now += 3 * DAY;
    kept.does(Command::Resume);
    assert!(kept.room.is_paused(), "the house was down");
    kept.does(Command::Tick);
    assert!(!kept.room.is_paused());
    assert_eq!(kept.room.alarm(), Some(kept.now + TURN - 10_000));
}

#[test]
fn bots_and_those_who_are_stood_in_for_agree_at_once() {
    let mut kept = seated(plan(), &["ann", "bob"]);
    kept.does(Command::Sit(player("Odd", Some("odds"))));
    kept.does(Command::Start(Seat(0)));
    kept.does(Command::AskPause(Seat(0)));
    assert!(!kept.room.is_paused());
    kept.does(Command::StandIn(Seat(1), "eager".into(), Stands::Wanted));
    assert!(kept.room.is_paused(), "nobody else is asked any more");
    kept.does(Command::Return(Seat(1)));
    kept.does(Command::GoOn(Seat(1)));
    assert_eq!(kept.room.asked(), [Seat(0)]);
}

/// W18: all players still seated have to agree. Who is away and for whom others let a bot play has not.
#[test]
fn a_bot_that_nobody_asked_for_agrees_to_nothing() {
    let mut kept = started(plan(), &["ann", "bob"]);
    kept.does(Command::StandIn(Seat(1), "eager".into(), Stands::Unasked));
    kept.does(Command::AskPause(Seat(0)));
    assert!(!kept.room.is_paused(), "bob has not agreed");
    kept.does(Command::Answer(Seat(0), Wish::Pause, false));
    let change = Settings::default().with("goal", Value::Number(400));
    kept.does(Command::Propose(Seat(0), change));
    assert!(kept.room.has_proposal(), "bob has not voted");
    kept.does(Command::Return(Seat(1)));
    kept.does(Command::Vote(Seat(1), Some(true), None));
    assert!(!kept.room.has_proposal());
}

#[test]
fn who_has_left_for_good_blocks_nothing_and_asks_nothing() {
    let mut kept = started(plan(), &["ann", "bob", "cy"]);
    kept.acts(0, "throw");
    kept.does(Command::Leave(Seat(2)));
    kept.does(Command::AskPause(Seat(0)));
    kept.does(Command::Answer(Seat(1), Wish::Pause, true));
    assert!(kept.room.is_paused());
    let gone = kept.refuses(Command::GoOn(Seat(2)));
    assert_eq!(gone.rule.as_deref(), Some("P4"));
    kept.does(Command::GoOn(Seat(1)));
    kept.plays_a_turn(kept.room.asked()[0].0);
    let last = kept.room.table().unwrap().before_acts(1);
    let length = kept.room.table().unwrap().line_length();
    kept.does(Command::AskTakeBack(Seat(0), last));
    kept.does(Command::Answer(Seat(1), Wish::TakeBack, true));
    assert!(kept.room.table().unwrap().line_length() < length);
}

#[test]
fn who_leaves_while_others_wait_for_an_answer_holds_nobody_up() {
    let mut kept = started(plan(), &["ann", "bob", "cy"]);
    kept.does(Command::AskPause(Seat(0)));
    kept.does(Command::Answer(Seat(1), Wish::Pause, true));
    kept.does(Command::Leave(Seat(2)));
    assert!(kept.room.is_paused());
}

#[test]
fn leaving_in_a_pause_uses_no_time_of_those_who_stay() {
    let mut kept = paused(clocked(TURN));
    kept.now += DAY / 2;
    kept.does(Command::Leave(Seat(2)));
    assert!(kept.room.is_paused());
    kept.does(Command::GoOn(Seat(1)));
    assert_eq!(kept.room.alarm(), Some(kept.now + TURN - 10_000));
    assert_eq!(kept.restored().alarm(), kept.room.alarm());
}

/// What cannot be taken back is refused at once: nobody is asked, and nobody is told to have refused (P9).
#[test]
fn nobody_is_asked_for_what_cannot_be_taken_back() {
    let mut kept = started(plan(), &["ann", "bob"]);
    kept.acts(0, "throw");
    let bump = table::Settings::default().with("bump", table::Value::Flag(true));
    kept.does(Command::Propose(Seat(0), bump));
    let asked = kept.try_to(Command::AskTakeBack(Seat(0), 0));
    let why = asked.outcome.unwrap_err();
    assert_eq!(why.rule.as_deref(), Some("P9"), "{why}");
    assert!(why.message.contains("stands in between"), "{why}");
    assert!(asked.facts.is_empty(), "nothing has come to pass");
    assert_eq!(kept.room.wish(), None);
}

#[test]
fn a_take_back_that_cannot_be_done_any_more_is_dropped() {
    let mut kept = started(plan(), &["ann", "bob", "cy"]);
    kept.acts(0, "throw");
    kept.does(Command::AskTakeBack(Seat(0), 0));
    let bump = table::Settings::default().with("bump", table::Value::Flag(true));
    kept.does(Command::Propose(Seat(1), bump));
    kept.does(Command::Answer(Seat(1), Wish::TakeBack, true));
    let last = kept.try_to(Command::Answer(Seat(2), Wish::TakeBack, true));
    assert!(last.outcome.is_err(), "a vote stands in between");
    assert_eq!(kept.room.wish(), None);
    assert_eq!(kept.restored().wish(), None);
    assert_eq!(
        kept.restored().view(Viewer::Spectator).stage,
        StageView::Playing
    );
}

#[test]
fn before_the_start_and_after_the_end_there_is_nothing_to_pause() {
    let mut kept = seated(plan(), &["ann", "bob"]);
    kept.refuses(Command::AskPause(Seat(0)));
    kept.does(Command::Start(Seat(0)));
    kept.does(Command::AskPause(Seat(0)));
    while !kept.room.is_over() {
        kept.plays_a_turn(0);
        kept.plays_a_turn(1);
    }
    assert_eq!(kept.room.wish(), None, "what was asked ends with the game");
    let over = kept.refuses(Command::AskPause(Seat(0)));
    assert_eq!(over.rule.as_deref(), Some("P5"));
    assert_eq!(kept.now, NOON);
}

#[test]
fn the_words_pause_and_unpause_do_it_in_the_line_mode() {
    use host::Lines;
    let mut kept = started(plan(), &["ann", "bob"]);
    let ann = Lines::new(Some(Seat(0)), "ann", 78);
    let bob = Lines::new(Some(Seat(1)), "bob", 78);
    let types = |kept: &mut Kept, lines: &Lines, line: &str| {
        let reply = lines.enter(&kept.room, line, kept.now);
        kept.does(reply.command.unwrap());
    };
    types(&mut kept, &ann, "pause");
    let asked = bob.ballot(&kept.room).join(" ");
    assert!(
        asked.contains("ann asks for a pause.") && asked.contains("agree or refuse"),
        "{asked}"
    );
    let own = ann.ballot(&kept.room).join(" ");
    assert!(
        own.contains("Still to answer: bob.") && own.contains("refuse withdraws it"),
        "{own}"
    );
    types(&mut kept, &bob, "agree");
    let score = ann.enter(&kept.room, "score", kept.now).text;
    assert!(score.last().unwrap().contains("unpause"), "{score:?}");
    let clock = ann.enter(&kept.room, "clock", kept.now).text.join(" ");
    assert!(clock.contains("by itself in 1 day"), "{clock}");
    assert!(ann.prompt(&kept.room).is_empty());
    types(&mut kept, &ann, "unpause");
    types(&mut kept, &bob, "pause");
    types(&mut kept, &ann, "pause");
    types(&mut kept, &bob, "go on");
    assert!(!kept.room.is_paused());
}
