//! P30, O2: what rules of a table's own count of each player and of the table, what comes of it, and who sees it.

use cow::{Action, Cow, Ending, Event, Fact};
use table::testkit::onward;
use table::{
    Game, Happening, Header, LuckSource, Materials, Record, Seat, Settings, Step, Stream, Table,
    Turn, Value, Viewer,
};

use super::own::{acted, facts, played, set, text, with};
use super::random::{one, start};

const HEAD: &str = "rule: mine\ntitle: Mine\nabout: A rule.\n";

fn mine(head: &str, body: &str) -> Settings {
    Settings::default().with(
        "own/mine",
        Value::Word(format!("{HEAD}{head}---\n{body}\n")),
    )
}

fn settled(head: &str, body: &str) -> Cow {
    Cow::settle(&mine(head, body), &Materials::default()).expect("a rule that reads")
}

fn refused(head: &str, body: &str) -> String {
    let why = Cow::settle(&mine(head, body), &Materials::default()).expect_err("refused");
    why.message
}

/// Each count of a player that is told, with whose it is.
fn counted(log: &[Event]) -> Vec<(Seat, u32)> {
    let told = facts(log).filter_map(|fact| match fact {
        Fact::OwnRuleCounted { seat, count, .. } => Some((*seat, *count)),
        _ => None,
    });
    told.collect()
}

/// Each count of the table that is told.
fn counted_of_all(log: &[Event]) -> Vec<u32> {
    let told = facts(log).filter_map(|fact| match fact {
        Fact::OwnRuleCountedAll { count, .. } => Some(*count),
        _ => None,
    });
    told.collect()
}

#[test]
fn a_streak_is_counted_by_turns_and_the_third_brings_money() {
    let cow = with(&["on-a-roll"]);
    let mut brought = 0;
    for n in 0..20 {
        let (state, log) = played(&cow, 3, &format!("streak {n}"));
        let (mut streaks, mut own, mut told) = ([0u32; 3], false, Vec::new());
        for fact in facts(&log) {
            match fact {
                Fact::TurnBegun { .. } => own = false,
                Fact::CityTaken { .. } => own = true,
                Fact::TurnEnded { seat, .. } => {
                    let streak = &mut streaks[seat.index()];
                    let before = *streak;
                    *streak = if own { before % 3 + 1 } else { 0 };
                    if *streak != before {
                        told.push((*seat, *streak));
                    }
                }
                Fact::OwnRuleActed { seat, amount, .. } => {
                    assert_eq!(streaks[seat.index()], 3);
                    assert!((50..=200).contains(amount), "what the Pot has");
                    brought += 1;
                }
                _ => {}
            }
        }
        assert_eq!(counted(&log), told);
        let view = cow.view(&state, Viewer::Spectator);
        assert_eq!(
            (
                view.counters[0].counter.as_str(),
                &view.counters[0].counts[..]
            ),
            ("Streak", &streaks[..])
        );
        assert!(view.table_counters.is_empty());
    }
    assert!(brought > 0, "nobody had a streak of three");
}

#[test]
fn a_chest_of_the_table_grows_by_turns_and_is_taken_with_a_city() {
    let cow = with(&["war-chest"]);
    let mut taken = 0;
    for n in 0..10 {
        let (state, log) = played(&cow, 4, &format!("chest {n}"));
        let (mut chest, mut city, mut told) = (0u32, false, Vec::new());
        for fact in facts(&log) {
            match fact {
                Fact::TurnBegun { .. } => city = false,
                Fact::CityTaken { .. } => city = true,
                Fact::OwnRuleActed { amount, .. } => {
                    let chest = i32::try_from(chest).unwrap();
                    assert!(city && *amount > 0 && *amount <= chest);
                    taken += 1;
                }
                Fact::OwnRuleCountedAll { counter, count, .. } => {
                    assert_eq!(counter, "War chest in dollars");
                    chest = if city { 0 } else { (chest + 50).min(500) };
                    assert_eq!(*count, chest);
                    told.push(chest);
                }
                _ => {}
            }
        }
        assert_eq!(counted_of_all(&log), told);
        let view = cow.view(&state, Viewer::Seat(Seat(1)));
        assert_eq!(
            (view.table_counters[0].count, view.counters.len()),
            (chest, 0)
        );
    }
    assert!(taken > 10, "{taken}");
}

#[test]
fn every_cow_that_explodes_is_counted_for_its_owner_and_for_the_table() {
    let count = "fn count_after_explosion(card, me) { me.count + 1 }\n\
                 fn table_after_explosion(card, me) { me.table + me.count }";
    let cow = settled("counter: Cows\ntable-counter: All\n", count);
    let (state, log) = played(&cow, 5, "explosions");
    let (mut cows, mut all) = ([0u32; 5], 0);
    for fact in facts(&log) {
        if let Fact::Exploded { owner, .. } = fact {
            cows[owner.index()] += 1;
            all += cows[owner.index()];
        }
    }
    let view = cow.view(&state, Viewer::Spectator);
    assert_eq!(view.counters[0].counts, cows);
    assert_eq!(view.table_counters[0].count, all);
    assert!(all > 0);
}

#[test]
fn what_a_turn_is_told_of_is_what_has_happened_in_it() {
    let body = "fn count_after_turn(turn, me) {\n  me.count + turn.exploded * 10000 + turn.own * 100 + turn.city\n}\n\
                fn table_after_turn(turn, me) { turn.won + turn.played }";
    let cow = settled("counter: Sum\ntable-counter: Last\n", body);
    let (state, log) = played(&cow, 3, "told");
    let (mut sums, mut last, mut active) = ([0u32; 3], 0, Seat(0));
    for fact in facts(&log) {
        match fact {
            Fact::TurnBegun { seat, .. } => (active, last) = (*seat, 0),
            Fact::Exploded { owner, .. } => {
                sums[active.index()] += 10_000 + if *owner == active { 100 } else { 0 };
            }
            Fact::CityTaken { seat, city, .. } => sums[seat.index()] += u32::from(*city),
            Fact::GotFromPot { seat, amount } if *seat == active => {
                last += u32::try_from(*amount).unwrap();
            }
            Fact::CowPlayed { .. } | Fact::EventPlayed { .. } => last += 1,
            _ => {}
        }
    }
    let view = cow.view(&state, Viewer::Spectator);
    assert_eq!(view.counters[0].counts, sums);
    assert_eq!(view.table_counters[0].count, last);
}

#[test]
fn counts_begin_anew_with_every_game_of_a_match() {
    let body = "fn starting(me) { 7 } fn table_starting() { 5 }\n\
                fn count_after_turn(turn, me) { me.count + 1 }";
    let set = mine("counter: Turns\ntable-counter: Five\n", body).with("games", Value::Number(2));
    let cow = Cow::settle(&set, &Materials::default()).unwrap();
    let view = cow.view(&start(&cow, 3), Viewer::Spectator);
    assert_eq!(view.counters[0].counts, [7; 3]);
    assert_eq!(view.table_counters[0].count, 5);
    let (_, log) = played(&cow, 3, "two games");
    let mut first = Vec::new();
    for game in log.split(|event| matches!(event, Event::Open(Fact::GameEnded { .. }))) {
        first.extend(counted(game).first().map(|(_, count)| *count));
    }
    assert_eq!(first, [8, 8], "the first turn of each game");
}

#[test]
fn a_game_ends_by_a_count_of_the_table_or_of_a_player() {
    let ended = |cow: &Cow, n: usize| {
        let (state, log) = played(cow, 4, &format!("ends {n}"));
        let because = facts(&log).find_map(|fact| match fact {
            Fact::GameEnded { because, .. } => Some(*because),
            _ => None,
        });
        (
            cow.view(&state, Viewer::Spectator),
            because == Some(Ending::OwnRule),
        )
    };
    let quiet = with(&["ceasefire"]);
    let ends = (0..40).filter(|&n| {
        let (view, by_rule) = ended(&quiet, n);
        assert!(!by_rule || view.table_counters[0].count == 3);
        by_rule
    });
    assert!(ends.count() > 0, "a ceasefire in forty games");
    let body = "fn count_after_turn(turn, me) { me.count + 1 } fn ends(game) { game.most == 3 }";
    let three = settled("counter: Turns\n", body);
    let (view, by_rule) = ended(&three, 0);
    assert!(
        by_rule && view.turn == 9,
        "before the third turn of the second player: {}",
        view.turn
    );
}

#[test]
fn what_is_counted_stands_in_the_head_and_a_count_that_is_not_there_is_refused_with_its_line() {
    for (head, body, says) in [
        (
            "",
            "// x\nfn count_after_turn(turn, me) { 1 }",
            "line 6: `count_after_turn` counts something",
        ),
        (
            "counter: A\n",
            "fn table_starting() { 1 }",
            "line 6: `table_starting` counts something",
        ),
        ("counts: 3\n", "fn after_turn(me) { 50 }", "has no `counts`"),
        (
            "counter: A\n",
            "fn count_after_turn(me) { 1 }",
            "count_after_turn(turn, me)",
        ),
        (
            "counter: A\n",
            "fn after_bank(points, me) { 1 }",
            "nobody asks `after_bank`",
        ),
    ] {
        let why = refused(head, body);
        assert!(why.contains(says), "{why}");
    }
}

/// A count that is too great, below 0, of another kind, or nowhere counted.
#[test]
fn a_count_that_cannot_be_is_not_counted_and_told_with_its_line() {
    for (head, body, says) in [
        (
            "counter: A\n",
            "fn count_after_turn(turn, me) {\n  me.count + 999999\n}",
            "not with `1999998`",
        ),
        (
            "counter: A\n",
            "fn count_after_turn(turn, me) { 9223372036854775807 + turn.played + 1 }",
            "overflow",
        ),
        (
            "counter: A\n",
            "fn count_after_turn(turn, me) { me.count - 1 }",
            "not with `-1`",
        ),
        (
            "counter: A\n",
            "fn count_after_turn(turn, me) { \"two\" }",
            "not with `\"two\"`",
        ),
        (
            "counter: A\n",
            "fn count_after_turn(turn, me) {\n  while true { }\n}",
            "steps",
        ),
        (
            "table-counter: A\n",
            "fn table_after_turn(turn, me) { me.count }",
            "count",
        ),
        ("", "fn after_turn(me) { me.table * 50 }", "table"),
    ] {
        let cow = settled(head, body);
        let (state, log) = played(&cow, 3, "fails");
        let why = facts(&log).find_map(|fact| match fact {
            Fact::OwnRuleFailed { why, line, .. } => Some((why.clone(), *line)),
            _ => None,
        });
        let (why, line) = why.expect("it fails");
        assert!(why.contains(says) && line < 9, "{why}");
        let counts = cow.view(&state, Viewer::Spectator).counters;
        let counts = counts.into_iter().flat_map(|one| one.counts);
        assert!(
            counts
                .into_iter()
                .all(|count| count == 0 || count == 999_999)
        );
    }
}

fn opened(set: Settings) -> Table<Cow> {
    let seats = ["ann", "bob", "cid"].map(str::to_owned).to_vec();
    let header = Header::new("cow", seats, set, LuckSource::Seed("count".to_owned()));
    Table::open(header, None).expect("a table")
}

/// Takes a step, a drop-out excepted; false where the game is over.
fn on(table: &mut Table<Cow>, luck: &mut Stream) -> bool {
    onward(table, |actions| {
        let stays = |place: &usize| !matches!(actions[*place], Action::DropOut);
        let places: Vec<_> = (0..actions.len()).filter(stays).collect();
        one(&places, luck)
    })
}

fn voted(table: &mut Table<Cow>, luck: &mut Stream, propose: Settings, proposal: u32) {
    while !matches!(table.turn(), Turn::Choice(_)) {
        assert!(on(table, luck));
    }
    let seat = Seat(0);
    let propose = Step::Propose { seat, propose };
    table.step(propose).expect("a proposal");
    for seat in [Seat(1), Seat(2)] {
        let vote = Some(true);
        let vote = Step::Vote {
            seat,
            proposal,
            vote,
        };
        table.step(vote).expect("a vote");
    }
}

fn counts(table: &Table<Cow>) -> Vec<Vec<u32>> {
    let view = table.game().view(table.state(), Viewer::Spectator);
    view.counters.into_iter().map(|one| one.counts).collect()
}

#[test]
fn counts_begin_when_a_rule_is_voted_in_stay_with_others_and_begin_anew_with_another_value() {
    let pay = |value: &str| {
        let text = text("demolition-pay").replace("---\n", "---\nfn starting(me) { 1 }\n");
        let text = own::choose(&text, value).expect("one of its values");
        Settings::default().with("own/demolition-pay", Value::Word(text))
    };
    let (mut table, mut luck) = (opened(Settings::default()), Stream::from_seed("votes"));
    voted(&mut table, &mut luck, pay("200"), 1);
    assert!(counts(&table).is_empty(), "not in this turn");
    while counts(&table).is_empty() {
        assert!(on(&mut table, &mut luck));
    }
    assert_eq!(counts(&table), [[1; 3]]);
    while counts(&table).iter().flatten().all(|&count| count == 1) {
        assert!(on(&mut table, &mut luck));
    }
    voted(&mut table, &mut luck, set(&["ceasefire"]), 2);
    let in_force = |table: &Table<Cow>| table.game().settings().get("own/ceasefire").is_some();
    let mut before = counts(&table);
    while !in_force(&table) {
        before = counts(&table);
        assert!(on(&mut table, &mut luck));
    }
    let after = counts(&table);
    assert!(
        after.iter().flatten().any(|&count| count != 1),
        "{before:?} {after:?}"
    );
    voted(&mut table, &mut luck, pay("100"), 3);
    let text = |table: &Table<Cow>| table.game().settings().get("own/demolition-pay").cloned();
    let old = text(&table);
    while text(&table) == old {
        assert!(on(&mut table, &mut luck));
    }
    assert_eq!(counts(&table), [[1; 3]], "another value begins anew");
    while on(&mut table, &mut luck) {}
    let counted = |happening: &Happening<Event>| {
        matches!(
            happening,
            Happening::Game(Event::Open(Fact::OwnRuleCounted { .. }))
        )
    };
    assert!(table.log(0).iter().any(|(_, happening)| counted(happening)));
    let record = Record::parse(&table::AnyTable::record(&table).to_string()).unwrap();
    let again = Table::<Cow>::replay(&record).unwrap();
    assert_eq!((again.state(), again.log(0)), (table.state(), table.log(0)));
}

#[test]
fn who_plays_without_counters_sees_none() {
    let cow = with(&["milk-money"]);
    let view = cow.view(&start(&cow, 3), Viewer::Spectator);
    let view = serde_json::to_value(&view).unwrap();
    assert!(view.get("counters").is_none() && view.get("table_counters").is_none());
    let counting = with(&["on-a-roll", "war-chest"]);
    let view = counting.view(&start(&counting, 3), Viewer::Spectator);
    let view = serde_json::to_value(&view).unwrap();
    let streak =
        serde_json::json!([{"rule": "On a roll", "counter": "Streak", "counts": [0, 0, 0]}]);
    assert_eq!(view["counters"], streak);
    let chest =
        serde_json::json!([{"rule": "War chest", "counter": "War chest in dollars", "count": 0}]);
    assert_eq!(view["table_counters"], chest);
    assert!(acted(&played(&counting, 3, "both").1, "War chest").count() > 0);
}
