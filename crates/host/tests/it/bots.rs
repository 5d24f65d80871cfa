//! Bots at a live table: they think away from it, are named when they are asked for, and nobody foresees their dice.

use arena::Limit;
use host::{Command, Fact, LeavePlan, Plan, Room, Stands};
use serde_json::json;
use table::{Code, Seat, Secret, Settings, Value};

use crate::kept::{Kept, NOON, plan, player, seated, started};

/// Ann, and a bot that is to act first.
fn beside_a_bot(bot: &str) -> Kept {
    let mut kept = Kept::open(plan());
    kept.does(Command::Sit(player("Odd", Some(bot))));
    kept.does(Command::Sit(player("ann", None)));
    kept.does(Command::Start(Seat(1)));
    kept
}

#[test]
fn people_talk_and_vote_while_a_bot_thinks() {
    let mut kept = Kept::open(plan());
    kept.does(Command::Sit(player("Odd", Some("odds"))));
    kept.does(Command::Sit(player("ann", None)));
    kept.does(Command::Sit(player("bob", None)));
    kept.does(Command::Start(Seat(1)));
    let mut thinker = kept.room.ponder().unwrap().unwrap();
    kept.does(Command::Say(Some(Seat(1)), "ann".into(), "hm".into()));
    let goal = Settings::default().with("goal", Value::Number(150));
    kept.does(Command::Propose(Seat(1), goal));
    assert!(kept.room.has_proposal(), "Bob has not voted");
    thinker.think(&Limit::default());
    let length = kept.room.table().unwrap().length();
    let command = kept.room.conclude(thinker).expect("its seat sees the same");
    kept.does(command);
    assert!(kept.room.table().unwrap().length() > length);
}

#[test]
fn an_act_is_dropped_where_the_seat_sees_something_else_by_now() {
    let mut kept = beside_a_bot("eager");
    kept.does(Command::Think);
    assert_eq!(
        kept.room.thinking(),
        Some(Seat(0)),
        "the first throw scored"
    );
    let mut late = kept.room.ponder().unwrap().unwrap();
    kept.does(Command::AskTakeBack(Seat(1), 0));
    late.think(&Limit::default());
    assert_eq!(kept.room.conclude(late), None, "the throw was taken back");
    kept.does(Command::Think);
}

#[test]
fn nobody_thinks_at_a_closed_table_or_for_a_player_who_is_back() {
    let mut kept = started(plan(), &["ann", "bob"]);
    kept.does(Command::StandIn(Seat(0), "eager".into(), Stands::Wanted));
    let mut thinker = kept.room.ponder().unwrap().unwrap();
    kept.does(Command::Return(Seat(0)));
    assert!(!kept.room.is_thinking(thinker.seat()));
    thinker.think(&Limit::default());
    assert_eq!(kept.room.conclude(thinker), None);
    kept.does(Command::StandIn(Seat(0), "eager".into(), Stands::Wanted));
    kept.does(Command::Close("late".into()));
    assert_eq!(kept.room.thinking(), None);
}

#[test]
fn a_bot_that_does_not_come_back_is_done_without() {
    let mut kept = beside_a_bot("eager");
    drop(kept.room.ponder().unwrap());
    let command = kept.room.any_act().unwrap();
    kept.does(command);
    kept.does(Command::Tick);
}

#[test]
fn the_bot_for_those_who_leave_is_looked_at_when_the_table_is_opened() {
    for bot in ["planner-1e9", "hold-4294967295", "nobody", ""] {
        let leave = LeavePlan::Bot(bot.into());
        let plan = Plan { leave, ..plan() };
        let why = Room::open(plan, &Secret::from_seed("room"), NOON).unwrap_err();
        assert_eq!(why.code, Code::BadInput, "{bot}: {why}");
        assert!(why.message.contains(&format!("`{bot}`")), "{why}");
    }
    let kept = seated(
        Plan {
            leave: LeavePlan::Bot("hold-25".into()),
            ..plan()
        },
        &["ann"],
    );
    assert_eq!(kept.room.plan().leave, LeavePlan::Bot("hold-25".into()));
}

#[test]
fn at_a_table_of_old_that_names_no_bot_people_can_leave_all_the_same() {
    let mut kept = started(plan(), &["ann", "bob"]);
    let mut opening = json!(kept.facts[0]);
    opening["plan"]["leave"] = json!({"bot": "planner-1e9"});
    kept.facts[0] = serde_json::from_value::<Fact>(opening).unwrap();
    kept.room = kept.restored();
    kept.does(Command::Leave(Seat(0)));
    assert_eq!(kept.room.thinking(), Some(Seat(0)));
}

#[test]
fn the_dice_of_a_bot_cannot_be_told_from_what_is_public() {
    let foreseen = |secret: &str| {
        let (room, opened) = Room::open(plan(), &Secret::from_seed(secret), NOON).unwrap();
        let mut kept = Kept {
            room,
            facts: vec![opened],
            now: NOON,
        };
        kept.does(Command::Sit(player("Odd", Some("random"))));
        kept.does(Command::Sit(player("ann", None)));
        kept.does(Command::Start(Seat(1)));
        let mut right = Vec::new();
        while kept.room.thinking().is_some() {
            // As it was once made: of the nonce that everybody sees.
            let seed = format!("nonce of Odd 0 {}", kept.room.length());
            let mut guess = host::game("wimpout").unwrap().bot("random", &seed).unwrap();
            guess.look(kept.room.table().unwrap(), Seat(0));
            let guess = guess.choose(&Limit::default());
            // A bot that comes back after a restart has dice of its own again.
            kept.room = kept.restored();
            let facts = kept.try_to(Command::Think).facts;
            let Some(Fact::Stepped { step, .. }) = facts.first() else {
                panic!("the bot acts: {facts:?}")
            };
            right.push(json!(step)["act"] == json!(guess));
        }
        right
    };
    let all: Vec<_> = (0..20)
        .flat_map(|n| foreseen(&format!("secret {n}")))
        .collect();
    assert!(all.contains(&false), "{} acts were foreseen", all.len());
}

#[test]
fn the_same_secret_gives_a_bot_the_same_dice_after_a_restart() {
    let mut kept = beside_a_bot("random");
    let mut again = Kept {
        room: kept.restored(),
        facts: kept.facts.clone(),
        now: kept.now,
    };
    let acts = |kept: &mut Kept| kept.try_to(Command::Think).facts;
    assert_eq!(acts(&mut kept), acts(&mut again));
}
