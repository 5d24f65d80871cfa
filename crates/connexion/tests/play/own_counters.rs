//! P30: what rules of a table's own count: of each player, of the table, for everybody to see, and what they make of it.

use connexion::{Close, Connexion, Event, Fact, OwnEffect, Phase, Stage, text_of};
use serde_json::json;
use table::testkit::{last, onward};
use table::{
    AnyTable, Code, Game, Header, LuckSource, Materials, Record, Seat, Settings, Step, Table,
    Value, Viewer,
};

use crate::own::{facts, played, set, settled};

fn counting(head: &str, body: &str) -> Settings {
    let text = format!("rule: mine\ntitle: Mine\nabout: A rule.\n{head}\n---\n{body}\n");
    set(&[]).with("own/mine", Value::Word(text))
}

/// What was told to be counted of each player last.
fn last_counts(log: &[Event], seats: usize) -> Vec<u32> {
    let mut counts = vec![0; seats];
    for fact in facts(log) {
        if let Fact::OwnRuleCounted { seat, count, .. } = fact {
            counts[seat.index()] = *count;
        }
    }
    counts
}

#[test]
fn a_streak_is_counted_shown_to_all_and_paid_at_the_end() {
    for seed in ["one", "two", "three"] {
        streak_of(seed);
    }
}

fn streak_of(seed: &str) {
    let game = settled(&set(&["hot-streak"]));
    let (state, log) = played(&game, seed);
    let mut streaks = vec![0; 3];
    for fact in facts(&log) {
        if let Fact::TurnEnded { seat, words } = fact {
            let streak = &mut streaks[seat.index()];
            *streak = match words {
                0 => 0,
                1..=3 => *streak,
                _ => *streak + 1,
            };
        }
    }
    assert!(streaks.iter().any(|streak| *streak > 0), "{streaks:?}");
    assert_eq!(last_counts(&log, 3), streaks);
    for viewer in [Viewer::Spectator, Viewer::Seat(Seat(1))] {
        let view = json!(game.view(&state, viewer));
        let shown = json!([{ "rule": "Hot streak", "counter": "Streak", "counts": streaks }]);
        assert_eq!(view["counters"], shown);
        assert_eq!(view.get("table_counters"), None);
    }
    let paid = facts(&log).filter_map(|fact| match fact {
        Fact::OwnRuleActed { seat, points, .. } => Some((seat.index(), *points)),
        _ => None,
    });
    let wanted = streaks
        .iter()
        .enumerate()
        .filter(|(_, streak)| **streak > 0);
    let wanted = wanted.map(|(seat, streak)| (seat, 10 * i64::from(*streak)));
    assert_eq!(paid.collect::<Vec<_>>(), wanted.collect::<Vec<_>>());
}

#[test]
fn every_third_word_wins_two_cards() {
    let (_, log) = played(&settled(&set(&["third-time-lucky"])), "third");
    let mut won: Vec<(usize, usize)> = Vec::new();
    let mut words = [0; 3];
    for event in &log {
        match event {
            Event::Open(Fact::WordListed { seat, .. }) => {
                words[seat.index()] += 1;
                won.push((words[seat.index()], 0));
            }
            Event::Close(Close::Awarded { pile, .. }) if *pile >= 3 => {
                won.last_mut().unwrap().1 += 1;
            }
            Event::Close(Close::Awarded { .. }) => {
                won.pop();
                break;
            }
            _ => {}
        }
    }
    assert!(won.iter().any(|(_, cards)| *cards == 2));
    for (nth, cards) in won {
        assert_eq!(cards, if nth % 3 == 0 { 2 } else { 1 }, "word {nth}");
    }
}

#[test]
fn what_is_counted_of_the_table_ends_the_word_part() {
    let (name, hundred) = ("own/full-basket", set(&["full-basket"]));
    let text = hundred.get(name).expect("a text").to_string();
    let sixty = own::choose(&text, "60").expect("one of its values");
    let game = settled(&hundred.with(name, Value::Word(sixty)));
    let (state, log) = played(&game, "basket");
    let letters = state.words.iter().map(|listed| listed.word.len());
    let letters: usize = letters.filter(|letters| *letters >= 5).sum();
    assert!(letters >= 60, "{letters}");
    let view = json!(game.view(&state, Viewer::Spectator));
    assert_eq!(view["table_counters"][0]["counter"], "Letters left");
    assert_eq!(view["table_counters"][0]["count"], 0);
    let turns = facts(&log).filter(|fact| matches!(fact, Fact::TurnBegun { .. }));
    assert!(turns.count() < 24);
    let names = ["a".to_owned()];
    let begun = json!(game.view(&game.start(&names).unwrap(), Viewer::Spectator));
    assert_eq!(begun["table_counters"][0]["count"], 60);
}

#[test]
fn a_text_that_counts_says_what_and_one_that_fails_counts_nothing() {
    for (head, body, why) in [
        ("", "fn after_word(word, me) { 1 }", "`counter: "),
        (
            "counter: A",
            "fn table_starting() { 1 }",
            "`table-counter: ",
        ),
        ("counts: 3", "fn ends(game) { false }", "no `counts`"),
    ] {
        let refused = Connexion::settle(&counting(head, body), &Materials::default()).unwrap_err();
        assert!(
            refused.code == Code::BadValue && refused.message.contains(why),
            "{}",
            refused.message
        );
    }
    for body in [
        "fn after_word(word, me) { me.count - 1 }",
        "fn after_word(word, me) { 1000001 }",
        "fn after_word(word, me) { loop { } }",
        "fn after_word(word, me) { word }",
    ] {
        let game = settled(&counting("counter: Debts", body));
        let (state, log) = played(&game, "fails");
        assert!(state.is_over());
        let failed = facts(&log).filter(|fact| matches!(fact, Fact::OwnRuleFailed { .. }));
        assert_eq!(failed.count(), state.words.len(), "{body}");
        assert_eq!(last_counts(&log, 3), [0, 0, 0]);
    }
}

#[test]
fn it_is_said_in_words_what_a_rule_counts() {
    let effect = |name: &str| {
        let text = set(&[name])
            .get(&format!("own/{name}"))
            .unwrap()
            .to_string();
        format!("{:?}", OwnEffect::of(&text_of(&text).unwrap()).found)
    };
    let basket = effect("full-basket");
    assert!(
        basket.contains("Starts(100)")
            && basket.contains("Word(Some(\"rates\"), Becomes { law: Law {")
            && basket.contains("By(By { what: \"letters\", how: Less, times: 1, per: 1 }), least: 0, to: Whatever }"),
        "{basket}"
    );
    let over = "Ends(Over { turns: None, words: None, pile: None, table: Some(Span { at: 0,";
    assert!(basket.contains(over), "{basket}");
    let streak = effect("hot-streak");
    assert!(
        streak.contains("Piece { does: More(1), least: 0, to: Whatever }")
            && streak.contains("Turn(0, Alone, Becomes { law: Law { pieces: [Piece { does: To(0), least: 0, to: Whatever }"),
        "{streak}"
    );
    let third = effect("third-time-lucky");
    assert!(
        third.contains("WinsBy([(None, Me {") && third.contains("count: 3"),
        "{third}"
    );
}

#[test]
fn a_count_voted_in_in_mid_game_begins_then_and_replays() {
    let seats = ["ann", "bob"].map(str::to_owned).to_vec();
    let luck = LuckSource::Seed("own counters".to_owned());
    let mut table = Table::<Connexion>::open(Header::new("connexion", seats, set(&[]), luck), None)
        .expect("a table");
    let is_at = |number, stage| move |table: &Table<Connexion>| matches!(&table.state().phase, Phase::Turn(turn) if turn.number == number && turn.stage == stage);
    while !is_at(5, Stage::Claiming)(&table) {
        onward(&mut table, last);
    }
    let body = "fn starting(me) { 7 + me.words }\nfn after_turn(words, me) { me.count + 1 }\nfn table_after_turn(words, me) { me.table + me.count }";
    let propose = counting("counter: Turns\ntable-counter: All", body);
    let seat = Seat(0);
    table.step(Step::Propose { seat, propose }).unwrap();
    let (seat, vote) = (Seat(1), Some(true));
    table
        .step(Step::Vote {
            seat,
            proposal: 1,
            vote,
        })
        .unwrap();
    let counts = |table: &Table<Connexion>| {
        let players = table.state().players.values();
        let counts = players.map(|player| player.counts.get("mine").copied());
        (
            counts.collect::<Vec<_>>(),
            table.state().counts.get("mine").copied(),
        )
    };
    assert_eq!(
        counts(&table),
        (vec![None, None], None),
        "not before the next turn"
    );
    while !is_at(6, Stage::Claiming)(&table) {
        onward(&mut table, last);
    }
    assert_eq!(counts(&table), (vec![Some(7), Some(7)], Some(0)));
    while !is_at(8, Stage::Claiming)(&table) {
        onward(&mut table, last);
    }
    assert_eq!(counts(&table), (vec![Some(8), Some(8)], Some(16)));
    while onward(&mut table, last) {}
    let record = Record::parse(&AnyTable::record(&table).to_string()).unwrap();
    let again = Table::<Connexion>::replay(&record).unwrap();
    assert_eq!(again.log(0), table.log(0));
    assert_eq!(again.state(), table.state());
}
