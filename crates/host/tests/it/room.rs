//! A live table: seats, bots, clocks, votes, taking back, and coming back from its facts.

use host::{Act, ClockPlan, Command, Fact, LeavePlan, Lines, Number, Plan, Room, StageView, Wish};
use serde_json::json;
use table::{Code, Seat, Secret, Settings, Value, Viewer};

use crate::kept::{Kept, NOON, act, finished, plan, player, playing, seated, started};

#[test]
fn a_table_comes_back_from_its_facts_at_every_moment() {
    let mut kept = seated(plan(), &["ann", "bob"]);
    kept.does(Command::Sit(player("Odd", Some("odds"))));
    kept.does(Command::Start(Seat(1)));
    for round in 0..400 {
        let watcher = Viewer::Spectator;
        let (live, back) = (&kept.room, kept.restored());
        assert_eq!(
            json!(live.view(watcher)),
            json!(back.view(watcher)),
            "round {round}"
        );
        assert!(live.read(0, watcher).eq(back.read(0, watcher)));
        if kept.room.is_over() {
            return;
        }
        kept.now += 10;
        if kept.room.thinking().is_some() {
            kept.does(Command::Think);
        } else {
            let seat = kept.room.asked()[0];
            let action = kept.room.view(Viewer::Seat(seat)).actions().pop().unwrap();
            kept.does(Command::Act(Act {
                seat,
                action,
                against: None,
                client: None,
            }));
        }
    }
    panic!("the game does not end");
}

#[test]
fn a_repeated_act_is_answered_and_done_once_and_a_stale_one_refused() {
    let mut kept = started(plan(), &["ann", "bob"]);
    let length = kept.room.view(Viewer::Spectator).length;
    let numbered = |by: &str, seq, against| {
        let by = by.to_owned();
        Command::Act(Act {
            seat: Seat(0),
            action: json!({"do": "throw"}),
            against: Some(against),
            client: Some(Number { by, seq }),
        })
    };
    let throw = |seq, against| numbered("phone", seq, against);
    kept.does(throw(1, length));
    let after = kept.room.length();
    let again = kept.try_to(throw(1, length));
    assert_eq!(
        (again.repeated, again.facts.len(), kept.room.length()),
        (true, 0, after)
    );
    assert_eq!(kept.refuses(throw(2, length)).code, Code::Stale);
    let other = kept.refuses(throw(1, length + 1));
    assert_eq!(
        (other.code, other.rule.as_deref()),
        (Code::Stale, Some("P8"))
    );
    let laptop = kept.refuses(numbered("laptop", 1, length));
    assert_eq!(laptop.rule, None, "stale, but not taken for the phone's");
    let mut back = Kept {
        room: kept.restored(),
        facts: kept.facts.clone(),
        now: NOON,
    };
    assert!(
        back.try_to(throw(1, length)).repeated,
        "known after a restart too (P8)"
    );
}

#[test]
fn seats_are_taken_given_up_and_named_before_the_start() {
    let mut kept = seated(plan(), &["ann", "bob"]);
    assert_eq!(
        kept.refuses(Command::Sit(player("ann", None))).code,
        Code::BadInput
    );
    assert_eq!(
        kept.refuses(Command::Sit(player("x", Some("hal")))).code,
        Code::BadInput
    );
    assert_eq!(kept.refuses(act(0, "throw")).code, Code::NoGame);
    kept.does(Command::Rename(Seat(1), "Bea".into()));
    kept.does(Command::StandUp(Seat(0)));
    assert_eq!(kept.room.name(Seat(0)), Some("Bea"));
    for name in ["cy", "di", "ed"] {
        kept.does(Command::Sit(player(name, None)));
    }
    assert_eq!(
        kept.refuses(Command::Sit(player("flo", None))).code,
        Code::BadSeat
    );
    kept.does(Command::Start(Seat(0)));
    assert_eq!(kept.refuses(Command::Start(Seat(0))).code, Code::NotNow);
    assert_eq!(kept.refuses(Command::StandUp(Seat(0))).code, Code::NotNow);
}

#[test]
fn rules_before_the_start_need_everybody_who_sits() {
    let mut kept = seated(plan(), &["ann", "bob"]);
    kept.does(Command::Sit(player("Odd", Some("odds"))));
    let bump = Settings::default().with("bump", Value::Flag(true));
    kept.does(Command::Propose(Seat(0), bump.clone()));
    assert_eq!(kept.room.settings().get("bump"), None);
    kept.does(Command::Vote(Seat(1), Some(false), None));
    assert!(!kept.room.has_proposal(), "one no kills it (W18)");
    kept.does(Command::Propose(Seat(0), bump.clone()));
    kept.does(Command::Vote(Seat(1), Some(true), None));
    assert_eq!(
        kept.room.settings().get("bump"),
        Some(&Value::Flag(true)),
        "bots follow the people"
    );
    let told = kept.room.tell(kept.room.entries() - 1, Viewer::Spectator);
    assert_eq!(
        told.unwrap().to_string(),
        "All agree: bump on. The game begins with it."
    );
    let clash = Settings::default().with("eclipse", Value::Word("scores".into()));
    assert_eq!(
        kept.refuses(Command::Propose(Seat(0), clash)).code,
        Code::Clash
    );
}

#[test]
fn in_the_game_bots_vote_after_the_people() {
    let mut kept = seated(plan(), &["ann", "bob"]);
    kept.does(Command::Sit(player("Odd", Some("odds"))));
    kept.does(Command::Start(Seat(0)));
    kept.does(Command::Propose(
        Seat(0),
        Settings::default().with("bump", Value::Flag(true)),
    ));
    assert!(kept.room.has_proposal());
    kept.does(Command::Vote(Seat(1), Some(true), None));
    assert_eq!(kept.room.settings().get("bump"), Some(&Value::Flag(true)));
}

#[test]
fn a_turn_clock_that_runs_out_seats_a_bot_until_the_player_is_back() {
    let mut kept = started(
        Plan {
            clock: ClockPlan::PerTurn(30_000),
            ..plan()
        },
        &["ann", "bob"],
    );
    assert_eq!(kept.room.alarm(), Some(NOON + 30_000));
    kept.now = NOON + 29_999;
    kept.does(Command::Tick);
    assert_eq!(kept.room.thinking(), None);
    kept.now += 1;
    kept.does(Command::Tick);
    assert_eq!(kept.room.thinking(), Some(Seat(0)));
    let late = kept.refuses(Command::Return(Seat(0)));
    assert_eq!(
        (late.code, late.rule.as_deref()),
        (Code::NotNow, Some("P5"))
    );
    kept.does(Command::Think);
    kept.does(Command::Return(Seat(0)));
    assert_eq!(kept.room.thinking(), None);
    assert_eq!(kept.refuses(Command::Return(Seat(0))).code, Code::NotNow);
}

#[test]
fn a_reserve_is_used_up_over_the_game_and_not_while_the_house_is_down() {
    let mut kept = started(
        Plan {
            clock: ClockPlan::Reserve(10_000),
            ..plan()
        },
        &["ann", "bob"],
    );
    kept.now += 4_000;
    kept.acts(0, "throw");
    let mut kept = Kept {
        room: kept.restored(),
        facts: kept.facts.clone(),
        now: kept.now + 3_600_000,
    };
    kept.does(Command::Resume);
    if kept.room.is_asked(Seat(0)) {
        assert_eq!(kept.room.alarm(), Some(kept.now + 6_000));
    } else {
        assert_eq!(
            kept.room.alarm(),
            Some(kept.now + 10_000),
            "the first throw wimped out"
        );
    }
}

#[test]
fn a_player_who_leaves_is_out_or_played_on_as_the_table_chose() {
    let mut kept = started(plan(), &["ann", "bob", "cy"]);
    kept.does(Command::Leave(Seat(0)));
    assert_eq!(
        kept.room.view(Viewer::Spectator).view().unwrap()["out"],
        json!([0])
    );
    let mut kept = started(
        Plan {
            leave: LeavePlan::Bot("eager".into()),
            ..plan()
        },
        &["ann", "bob"],
    );
    kept.does(Command::Leave(Seat(0)));
    assert_eq!(kept.room.thinking(), Some(Seat(0)));
}

#[test]
fn who_has_left_for_good_to_a_bot_has_no_part_in_the_game_any_more() {
    let leave = LeavePlan::Bot("eager".into());
    let mut kept = started(Plan { leave, ..plan() }, &["ann", "bob"]);
    kept.does(Command::Leave(Seat(0)));
    let change = Settings::default().with("goal", Value::Number(100));
    for command in [
        Command::Return(Seat(0)),
        Command::Propose(Seat(0), change),
        Command::AskPause(Seat(0)),
        Command::Leave(Seat(0)),
    ] {
        let why = kept.refuses(command);
        assert_eq!(why.rule.as_deref(), Some("P4"), "{why}");
        assert!(why.message.starts_with("you have left for good"), "{why}");
    }
    let chair = json!(kept.restored().view(Viewer::Spectator))["seats"][0].clone();
    assert_eq!(chair["has_left"], json!(true), "{chair}");
}

#[test]
fn in_lines_leaving_for_good_is_asked_first_with_what_follows() {
    let plans = [
        (plan(), "the others play on without you"),
        (
            Plan {
                leave: LeavePlan::Bot("eager".into()),
                ..plan()
            },
            "A bot plays your seat",
        ),
    ];
    let ann = Lines::new(Some(Seat(0)), "ann", 78);
    for (plan, follows) in plans {
        let kept = started(plan, &["ann", "bob"]);
        let asked = ann.enter(&kept.room, "leave", kept.now);
        let told = asked.text.join(" ");
        assert_eq!(asked.command, None, "{told}");
        assert!(
            told.contains(follows) && told.contains("leave yes"),
            "{told}"
        );
        assert!(asked.asks_to_leave);
        let mut asked = ann.clone();
        asked.leaving = true;
        for (lines, words) in [(&ann, "leave yes"), (&asked, "yes"), (&asked, "Ja")] {
            let sure = lines.enter(&kept.room, words, kept.now);
            assert_eq!(sure.command, Some(Command::Leave(Seat(0))), "{words}");
        }
        for (lines, words) in [(&ann, "yes"), (&asked, "no")] {
            assert_eq!(
                lines.enter(&kept.room, words, kept.now).command,
                None,
                "{words}"
            );
        }
    }
}

#[test]
fn a_newcomer_may_sit_down_late() {
    let mut kept = started(plan(), &["ann", "bob"]);
    kept.does(Command::Sit(player("cy", None)));
    assert_eq!(
        kept.room.view(Viewer::Spectator).view().unwrap()["scores"],
        json!([0, 0, 0])
    );
    assert_eq!(
        json!(kept.restored().view(Viewer::Spectator)),
        json!(kept.room.view(Viewer::Spectator))
    );
}

#[test]
fn steps_are_taken_back_by_consent_of_all_and_throw_the_same_again() {
    let mut kept = started(plan(), &["ann", "bob"]);
    kept.acts(0, "throw");
    let before = kept.room.view(Viewer::Spectator).view().unwrap();
    let last = kept.room.table().unwrap().before_acts(1);
    assert_eq!(last, 0, "the draw goes with the act that asked for it");
    kept.does(Command::AskTakeBack(Seat(0), last));
    assert_eq!(
        kept.refuses(Command::AskTakeBack(Seat(1), 0)).code,
        Code::NotNow
    );
    kept.does(Command::Answer(Seat(1), Wish::TakeBack, true));
    assert_eq!(
        kept.room.view(Viewer::Spectator).view().unwrap()["turn_throws"],
        0
    );
    kept.acts(0, "throw");
    let after = kept.room.view(Viewer::Spectator).view().unwrap();
    assert_eq!(
        after["last_throw"], before["last_throw"],
        "a draw is bound to its place (P12)"
    );
    kept.does(Command::AskTakeBack(Seat(0), 0));
    kept.does(Command::Answer(Seat(1), Wish::TakeBack, false));
    assert_eq!(kept.room.view(Viewer::Spectator).view().unwrap(), after);
}

#[test]
fn the_secret_is_told_when_the_game_is_over_and_not_before() {
    let before = playing(2).view(Viewer::Seat(Seat(0)));
    assert_eq!((before.secret, before.stage), (None, StageView::Playing));
    let after = finished().view(Viewer::Spectator);
    let secret = Secret::from_hex(&after.secret.unwrap()).unwrap();
    assert_eq!(
        (secret.commitment(), after.stage),
        (after.commitment, StageView::Over)
    );
}

#[test]
fn facts_that_do_not_fit_are_named() {
    let mut facts = started(plan(), &["ann", "bob"]).facts;
    facts.push(Fact::Stepped {
        step: table::Step::Leave { leave: Seat(7) },
        at: NOON,
        client: None,
    });
    let refusal = Room::restore(facts).unwrap_err();
    assert!(
        refusal.code == Code::Corrupt && refusal.message.contains("fact 4"),
        "{refusal}"
    );
    assert_eq!(Room::restore([]).unwrap_err().code, Code::Corrupt);
}

#[test]
fn a_closed_table_stays_closed() {
    let mut kept = started(plan(), &["ann", "bob"]);
    kept.does(Command::Close("the house shuts".into()));
    assert!(
        kept.refuses(act(0, "throw"))
            .message
            .contains("the house shuts")
    );
}

#[test]
fn the_line_mode_reads_words_and_tells_what_happened() {
    let mut kept = started(plan(), &["ann", "bob"]);
    let mut ann = Lines::new(Some(Seat(0)), "ann", 78);
    assert!(
        ann.news(&kept.room)
            .iter()
            .any(|news| news.text == "The game begins.")
    );
    assert!(
        ann.prompt(&kept.room)
            .iter()
            .any(|line| line.trim_start().starts_with("throw"))
    );
    let turn = |lines: &Lines| lines.enter(&kept.room, "score", NOON).text.pop().unwrap();
    assert_eq!(turn(&ann), "It is your turn.");
    assert_eq!(turn(&Lines::new(None, "eve", 78)), "It is ann's turn.");
    let reply = ann.enter(&kept.room, "throw", NOON);
    kept.does(reply.command.unwrap());
    assert!(!ann.news(&kept.room).is_empty());
    let said = ann.enter(&kept.room, "say \u{263a} hello", NOON);
    kept.does(said.command.unwrap());
    assert_eq!(ann.news(&kept.room)[0].text, "ann: \u{263a} hello");
    let waved = ann.enter(&kept.room, ":waves", NOON);
    kept.does(waved.command.unwrap());
    assert_eq!(ann.news(&kept.room)[0].text, "ann waves");
    assert!(ann.enter(&kept.room, "xyzzy", NOON).text[0].len() > 10);
    assert!(ann.enter(&kept.room, "quit", NOON).quit);
    let watcher = Lines::new(None, "eve", 78);
    assert!(watcher.enter(&kept.room, "throw", NOON).command.is_none());
    assert!(watcher.enter(&kept.room, "rules goal", NOON).text[0].contains("now 100"));
    for (word, told) in [
        ("who", "  1. ann  to act"),
        ("votes", "Nothing is being voted on"),
        ("yes", "Nothing is being voted on"),
        ("clock", "This table has no clock"),
        ("odds", "Odds are told at tables"),
        ("luck", "All luck of this table"),
        ("record", "The record of this game has"),
        ("lesson", "The game in a few lessons"),
    ] {
        let said = ann.enter(&kept.room, word, NOON).text;
        assert!(said[0].starts_with(told), "{word}: {said:?}");
    }
}

/// W18: a vote is cast by a bare yes or no, in any language of the house.
#[test]
fn a_bare_yes_or_no_is_a_vote_where_there_is_something_to_vote_on() {
    let mut kept = started(plan(), &["ann", "bob"]);
    let bob = Lines::new(Some(Seat(1)), "bob", 78);
    assert_eq!(bob.enter(&kept.room, "ja", kept.now).command, None);
    let change = Settings::default().with("goal", Value::Number(400));
    kept.does(Command::Propose(Seat(0), change));
    for (typed, yes) in [
        ("yes", true),
        ("y", true),
        ("Ja", true),
        ("n", false),
        ("nein", false),
    ] {
        let said = bob.enter(&kept.room, typed, kept.now).command;
        let is_vote = matches!(said, Some(Command::Vote(Seat(1), Some(vote), _)) if vote == yes);
        assert!(is_vote, "{typed}: {said:?}");
    }
}

/// W18: who flips a vote while others think makes no act of theirs stale; a rule in force does.
#[test]
fn votes_make_no_act_stale() {
    let mut kept = started(plan(), &["ann", "bob"]);
    let to_act = kept.room.asked()[0];
    let length = kept.room.table().unwrap().length();
    let other = Seat(1 - to_act.0);
    let change = |goal| Settings::default().with("goal", Value::Number(goal));
    kept.does(Command::Propose(other, change(400)));
    kept.does(Command::Vote(other, None, None));
    kept.does(Command::Vote(other, Some(true), None));
    let throw = |against| {
        Command::Act(Act {
            seat: to_act,
            action: json!({"do": "throw"}),
            against: Some(against),
            client: None,
        })
    };
    kept.does(throw(length));
    let again = kept.refuses(throw(length));
    assert_eq!(again.code, Code::Stale, "something has been done since");
}
