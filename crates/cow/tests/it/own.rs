//! P30: rules of a table's own at work: what cards cost and bring, draws and deals, bombs that stay, money after a turn,
//! an end before the last city; and what holds of any game holds under all of them.

use cow::{Action, Cow, Ending, Event, Fact, OWN_EXAMPLES, State};
use table::testkit::conformance::{Options, check_hidden};
use table::testkit::{last, onward};
use table::{
    Code, Game, Header, LuckSource, Materials, OWN_PREFIX, Seat, Settings, Step, Stream, Table,
    Turn, Value,
};

use super::conformance::anything;
use super::random::{one, start};

pub(crate) fn text(name: &str) -> &'static str {
    let found = OWN_EXAMPLES.iter().find(|(known, _)| *known == name);
    found.expect("an example").1
}

pub(crate) fn set(names: &[&str]) -> Settings {
    names.iter().fold(Settings::default(), |set, name| {
        set.with(
            &format!("{OWN_PREFIX}{name}"),
            Value::Word(text(name).to_owned()),
        )
    })
}

pub(crate) fn with(names: &[&str]) -> Cow {
    Cow::settle(&set(names), &Materials::default()).expect("rules that read")
}

pub(crate) fn own(body: &str) -> Settings {
    let text = format!("rule: mine\ntitle: Mine\nabout: A rule.\n---\n{body}\n");
    Settings::default().with("own/mine", Value::Word(text))
}

/// What happens in a random game.
pub(crate) fn played(cow: &Cow, seats: usize, seed: &str) -> (State, Vec<Event>) {
    let mut luck = Stream::from_seed(seed);
    let (mut state, mut log, mut moves) = (start(cow, seats), Vec::new(), Vec::new());
    for _ in 0..20_000 {
        if let Some(seat) = cow.moves(&state, &mut moves) {
            let action = cow.action(&state, one(&moves, &mut luck));
            cow.act(&mut state, seat, &action, &mut log);
        } else if let Turn::Luck(_) = cow.turn(&state) {
            let outcome = cow.draw(&state, &mut luck);
            cow.luck(&mut state, &outcome, &mut log);
        } else {
            return (state, log);
        }
    }
    panic!("a game without an end");
}

pub(crate) fn facts(log: &[Event]) -> impl Iterator<Item = &Fact> {
    log.iter().filter_map(|event| match event {
        Event::Open(fact) => Some(fact),
        Event::Close(_) => None,
    })
}

/// The dollars that a rule brought or took, each time it is told.
pub(crate) fn acted<'a>(log: &'a [Event], title: &'a str) -> impl Iterator<Item = i32> + 'a {
    facts(log).filter_map(move |fact| match fact {
        Fact::OwnRuleActed { rule, amount, .. } if rule == title => Some(*amount),
        _ => None,
    })
}

#[test]
fn what_a_card_costs_and_brings_stands_on_it_and_is_told() {
    let (plain, marked) = (with(&[]), with(&["paperwork", "double-agents"]));
    for card in plain.deck().cards().iter() {
        let (before, after) = (plain.deck(), marked.deck());
        let spy = before.is_cow(card) && before.is_spy(card);
        let dearer = 50 * i32::from(spy || !before.is_cow(card));
        assert_eq!(after.price(card), before.price(card) + dearer);
        assert_eq!(after.value(card), before.value(card) + 150 * i32::from(spy));
    }
    let (_, log) = played(&marked, 4, "marked");
    let events = facts(&log).filter(|fact| matches!(fact, Fact::EventPlayed { .. }));
    let (events, told) = (events.count(), acted(&log, "Paperwork").collect::<Vec<_>>());
    assert_eq!(told, vec![-50; events]);
    assert!(events > 0 && acted(&log, "Double agents").any(|dollars| dollars == 150));
}

#[test]
fn cows_bring_more_the_later_they_explode() {
    let cow = with(&["fireworks"]);
    let (_, log) = played(&cow, 5, "fireworks");
    let mut before = 0;
    let mut later = 0;
    for fact in facts(&log) {
        match fact {
            Fact::BombFound { .. } => before = 0,
            Fact::Exploded { cow: of, value, .. } => {
                let card = cow.deck().find(of.id).expect("a card");
                assert_eq!(*value, cow.deck().value(card) + (50 * before).min(200));
                before += 1;
                later += i32::from(before > 1);
            }
            _ => {}
        }
    }
    assert!(later > 0, "some cow was not the first");
    assert_eq!(
        acted(&log, "Fireworks").count(),
        usize::try_from(later).unwrap()
    );
}

#[test]
fn hands_are_dealt_and_drawn_as_the_rules_say() {
    let cow = with(&["full-barn", "fresh-start"]);
    let mut luck = Stream::from_seed("barn");
    let mut state = start(&cow, 3);
    while let Turn::Luck(_) = cow.turn(&state) {
        let outcome = cow.draw(&state, &mut luck);
        cow.luck(&mut state, &outcome, &mut Vec::new());
    }
    let Turn::Choice(asks) = cow.turn(&state) else {
        panic!("somebody plays");
    };
    let outlook = cow.outlook(&state).expect("somebody acts");
    let hands: Vec<usize> = (0..3).map(|seat| outlook.hand_size(Seat(seat))).collect();
    let mut wanted = vec![5; 3];
    wanted[asks[0].seat.index()] = 7;
    assert_eq!(
        hands, wanted,
        "five each, and two are drawn with cards in hand"
    );
}

/// As few and as many as a rule may answer: the game goes on, and comes to its end.
#[test]
fn any_number_of_cards_that_may_be_drawn_is_drawn() {
    for cards in 0..=6 {
        let set = own(&format!("fn cards_drawn(me) {{ {cards} }}"));
        let cow = Cow::settle(&set, &Materials::default()).expect("a rule that reads");
        let (_, log) = played(&cow, 3, "few");
        let ended = facts(&log).filter(|fact| matches!(fact, Fact::TurnEnded { .. }));
        assert!(ended.count() > 0, "{cards} a turn");
    }
}

#[test]
fn whoever_is_paid_beside_the_owner_is_told_and_reckoned_with() {
    let cow = with(&["bounty", "grateful-city"]);
    let (mut bounties, mut cities) = (0, 0);
    for n in 0..10 {
        let (state, log) = played(&cow, 4, &format!("paid {n}"));
        cow.check_state(&state).expect("no dollar is lost");
        let paid = |title| acted(&log, title).collect::<Vec<_>>();
        bounties += paid("Bounty").len();
        let taken = facts(&log).filter_map(|fact| match fact {
            Fact::CityTaken { city, .. } => Some(50 * i32::from(*city)),
            _ => None,
        });
        let taken: Vec<_> = taken.collect();
        assert_eq!(paid("The grateful city"), taken, "fifty for each point");
        cities += taken.len();
    }
    assert!(bounties > 0 && cities > 0);
}

#[test]
fn a_bomb_stays_where_a_rule_keeps_it() {
    let free = with(&[]);
    let kept = Cow::settle(&own("fn stays(card, to) { true }"), &Materials::default()).unwrap();
    let moved = |cow: &Cow| {
        let logs = (0..20).map(|n| played(cow, 4, &format!("bombs {n}")).1);
        let moves = logs.map(|log| {
            let moved =
                |fact: &&Fact| matches!(fact, Fact::BombPassed { .. } | Fact::BombStolen { .. });
            facts(&log).filter(moved).count()
        });
        moves.sum::<usize>()
    };
    assert!(moved(&free) > 0);
    assert_eq!(moved(&kept), 0);
}

#[test]
fn a_bomb_that_may_not_go_is_refused_with_title_and_line_of_the_rule() {
    let cow = Cow::settle(&own("fn stays(card, to) { true }"), &Materials::default()).unwrap();
    let plain = with(&[]);
    let mut luck = Stream::from_seed("refused");
    for _ in 0..60 {
        let mut state = start(&plain, 3);
        let mut moves = Vec::new();
        loop {
            if let Some(seat) = plain.moves(&state, &mut moves) {
                let passes = moves.iter().map(|&to_do| plain.action(&state, to_do));
                let pass = passes
                    .clone()
                    .find(|action| matches!(action, Action::Pass { .. } | Action::Steal { .. }));
                if let Some(pass) = pass {
                    let otherwise = table::Refusal::new(Code::Illegal, "otherwise");
                    let why = cow.unlisted(&state, seat, &pass, otherwise).unwrap_err();
                    assert_eq!(why.rule.as_deref(), Some("P30"));
                    let says = "\u{201c}Mine\u{201d}, a rule of the table's own, line 5";
                    assert!(why.message.ends_with(says), "{}", why.message);
                    return;
                }
                let action = plain.action(&state, one(&moves, &mut luck));
                plain.act(&mut state, seat, &action, &mut Vec::new());
            } else if let Turn::Luck(_) = plain.turn(&state) {
                let outcome = plain.draw(&state, &mut luck);
                plain.luck(&mut state, &outcome, &mut Vec::new());
            } else {
                break;
            }
        }
    }
    panic!("no General and no P.E.C. could act in sixty games");
}

#[test]
fn the_pot_pays_after_a_turn_and_is_paid_and_no_dollar_is_lost() {
    for seats in 3..=6 {
        let (state, log) = played(&with(&["milk-money"]), seats, "milk");
        let told: Vec<i32> = acted(&log, "Milk money").collect();
        assert!(!told.is_empty());
        let Turn::Over(standing) = with(&["milk-money"]).turn(&state) else {
            panic!("the game is over");
        };
        let nets: i64 = standing.places.iter().map(|place| place.score).sum();
        assert_eq!(nets, 2000 * i64::try_from(seats).unwrap());
    }
}

/// The state is watched: who has dropped out decides nothing.
#[test]
fn who_drops_out_in_the_own_turn_is_not_asked_after_it() {
    let set = own("fn after_turn(me) { -2000 }");
    let set = set.with("finance", Value::Word("table".to_owned()));
    let cow = Cow::settle(&set, &Materials::default()).unwrap();
    for n in 0..40 {
        let (_, log) = played(&cow, 4, &format!("drop {n}"));
        let mut out = Vec::new();
        for fact in facts(&log) {
            match fact {
                Fact::DroppedOut { seat, .. } => out.push(*seat),
                Fact::OwnRuleActed { seat, .. } => assert!(!out.contains(seat), "{n}: {seat}"),
                _ => {}
            }
        }
    }
}

#[test]
fn the_game_ends_between_turns_when_a_rule_says_so() {
    let (_, log) = played(&with(&["short-war"]), 4, "short");
    let ended = facts(&log).find_map(|fact| match fact {
        Fact::GameEnded { because, .. } => Some(*because),
        _ => None,
    });
    assert_eq!(ended, Some(Ending::OwnRule));
    let turns = facts(&log).filter(|fact| matches!(fact, Fact::TurnBegun { .. }));
    assert!(turns.count() <= 60);
}

#[test]
fn a_rule_that_fails_does_nothing_and_is_told_and_one_of_cards_is_refused() {
    let cow = Cow::settle(
        &own("fn after_turn(me) { 50 / me.cows * 50 }"),
        &Materials::default(),
    );
    let (_, log) = played(&cow.unwrap(), 3, "fails");
    let failed = facts(&log).find_map(|fact| match fact {
        Fact::OwnRuleFailed { line, .. } => Some(*line),
        _ => None,
    });
    assert_eq!(failed, Some(5));
    let why = Cow::settle(&own("fn price(card) { card.legs }"), &Materials::default()).unwrap_err();
    assert_eq!(why.code, Code::BadValue);
    assert!(
        why.message.contains("line 5") && why.message.contains(".legs"),
        "{}",
        why.message
    );
    let why = Cow::settle(&own("fn banking(points) { 5 }"), &Materials::default()).unwrap_err();
    assert!(
        why.message.contains("nobody asks `banking`"),
        "{}",
        why.message
    );
}

#[test]
fn a_rule_voted_in_in_mid_game_holds_from_the_next_turn_on_and_replays() {
    let seats = ["ann", "bob", "cid"].map(str::to_owned).to_vec();
    let header = Header::new(
        "cow",
        seats,
        Settings::default(),
        LuckSource::Seed("own".to_owned()),
    );
    let mut table = Table::<Cow>::open(header, None).expect("a table");
    while !matches!(table.turn(), Turn::Choice(_)) {
        onward(&mut table, last);
    }
    let propose = set(&["paperwork"]);
    let seat = Seat(0);
    table.step(Step::Propose { seat, propose }).unwrap();
    for seat in [Seat(1), Seat(2)] {
        let vote = Some(true);
        table
            .step(Step::Vote {
                seat,
                proposal: 1,
                vote,
            })
            .unwrap();
    }
    assert!(
        table.game().settings().get("own/paperwork").is_none(),
        "not in this turn"
    );
    while table.game().settings().get("own/paperwork").is_none() {
        assert!(onward(&mut table, last));
    }
    while onward(&mut table, last) {}
    let record = table::Record::parse(&table::AnyTable::record(&table).to_string()).unwrap();
    let again = Table::<Cow>::replay(&record).unwrap();
    assert_eq!(again.log(0), table.log(0));
}

/// A table takes twelve rules of its own at most, so they are played in two halves.
#[test]
fn what_holds_of_any_game_holds_under_all_examples_together() {
    let names: Vec<&str> = OWN_EXAMPLES.iter().map(|(name, _)| *name).collect();
    for names in names.chunks(names.len().div_ceil(2)) {
        let options = Options::<Cow> {
            seed: "own rules",
            games: 8,
            seats: 3..=6,
            pinned: set(names).with("games", Value::Number(2)),
            sampler: Some(anything),
            rare: &["debt", "end"],
            invariant: Some(Cow::check_state),
            ..Options::default()
        };
        check_hidden(&options);
    }
}

#[test]
fn a_rule_that_may_not_stand_beside_another_is_refused_with_both_names() {
    let text = |slug: &str, head: &str| {
        let text = format!(
            "rule: {slug}\ntitle: The {slug}\nabout: x.\n{head}---\nfn price(card) {{ 50 }}\n"
        );
        Settings::default().with(&format!("{OWN_PREFIX}{slug}"), Value::Word(text))
    };
    let refused = |set: &Settings| {
        let why = Cow::settle(set, &Materials::default()).unwrap_err();
        assert_eq!((why.code, why.rule.as_deref()), (Code::Clash, Some("P30")));
        why.message
    };
    let picky = text("picky", "clashes: settle\n");
    assert!(Cow::settle(&picky, &Materials::default()).is_ok());
    let why = refused(&picky.clone().with("settle", Value::Word("wave".to_owned())));
    assert!(
        why.contains("`picky` may not stand beside `settle`"),
        "{why}"
    );
    let why = refused(&text("lone", "alone: yes\n").changed(&text("other", "")));
    assert!(why.contains("`lone` must be alone, and `other`"), "{why}");
}
