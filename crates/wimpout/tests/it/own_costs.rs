//! O1, what a wreck does: under a rule of the table's own a lost turn costs points of the score, each rule after the other,
//! never below 0; it is told, counted after, and replayed.

use table::{AnyTable, Happening, Record, Settings, Table, Value};
use wimpout::{Event, OWN_EXAMPLES, Wimpout};

use super::own::{opened, play};

fn with(name: &str, head: &str, body: &str) -> Settings {
    let text = format!("rule: {name}\ntitle: {name}\nabout: It costs.\n{head}---\n{body}\n");
    Settings::default().with(&format!("own/{name}"), Value::Word(text))
}

fn whole(rules: Settings) -> (Table<Wimpout>, Vec<Event>) {
    let mut table = opened(rules);
    play(&mut table, |_| false);
    let record = Record::parse(&AnyTable::record(&table).to_string()).expect("a record");
    let again = Table::<Wimpout>::replay(&record).expect("it replays");
    assert_eq!(again.log(0), table.log(0), "it replays");
    let log = table.log(0).iter();
    let log = log.filter_map(|(_, happening)| match happening {
        Happening::Game(event) => Some(event.clone()),
        _ => None,
    });
    let log = log.collect();
    (table, log)
}

/// Everybody's score follows from what is told, and each cost stands where it fell due.
fn followed(log: &[Event], cost: impl Fn(u32, bool) -> u32) -> usize {
    let mut scores = [0u32; 2];
    let (mut costs, mut due) = (0, None);
    for event in log {
        match event {
            Event::Banked { seat, score, .. } => scores[seat.index()] = *score,
            Event::WimpedOut { seat, points } => due = Some((*seat, *points, false)),
            Event::TrainWrecked { .. } => due = due.map(|(seat, points, _)| (seat, points, true)),
            Event::OwnRuleCost {
                seat,
                points,
                score,
                ..
            } => {
                let (whose, stake, wreck) = due.take().expect("after a lost turn");
                let had = scores[seat.index()];
                assert_eq!((*seat, *points), (whose, cost(stake, wreck).min(had)));
                assert_eq!(*score, had - points);
                scores[seat.index()] = *score;
                costs += 1;
            }
            _ => {}
        }
    }
    costs
}

#[test]
fn a_train_wreck_costs_points_of_the_score() {
    let text = OWN_EXAMPLES
        .iter()
        .find(|(name, _)| *name == "crash-landing");
    let text = text.expect("it is shipped").1.to_owned();
    let (table, log) = whole(Settings::default().with("own/crash-landing", Value::Word(text)));
    let costs = followed(&log, |_, wreck| if wreck { 25 } else { 0 });
    assert!(costs > 0, "it acts");
    let last = log.iter().rev().find_map(|event| match event {
        Event::Banked { seat, score, .. } => Some((*seat, *score)),
        _ => None,
    });
    let (seat, score) = last.expect("a bank");
    assert!(table.state().players[seat].score <= score);
}

#[test]
fn what_a_wimpout_costs_may_hang_on_what_was_at_stake() {
    let body = "fn wimpout_costs(points, me) { if points >= 20 { 15 } else { 0 } }";
    let (_, log) = whole(with("greed", "", body));
    let costs = followed(&log, |stake, _| if stake >= 20 { 15 } else { 0 });
    assert!(costs > 0, "it acts");
}

#[test]
fn several_rules_add_up_and_counts_come_after() {
    let first = with("one", "", "fn wimpout_costs(points, me) { 10 }");
    let second = "fn wimpout_costs(points, me) { 5 }\nfn after_wimpout(me) { me.score / 5 }";
    let both = with("two", "counter: Fives left\n", second);
    let two = both.get("own/two").expect("a text").clone();
    let (_, log) = whole(first.with("own/two", two));
    let mut both = 0;
    for (at, event) in log.iter().enumerate() {
        let Event::OwnRuleCost { rule, score, .. } = event else {
            continue;
        };
        if rule == "two" {
            let before = &log[at - 1];
            assert!(
                matches!(before, Event::OwnRuleCost { rule, points: 1..=10, .. } if rule == "one"),
                "{before:?}"
            );
            let counted = log[at + 1..].iter().find_map(|event| match event {
                Event::OwnRuleCounted { count, .. } => Some(*count),
                Event::WimpedOut { .. } => Some(score / 5),
                _ => None,
            });
            assert_eq!(counted.unwrap_or(score / 5), score / 5);
            both += 1;
        }
    }
    assert!(both > 0, "both act");
}

#[test]
fn a_cost_that_fails_is_told_and_takes_nothing() {
    let (_, log) = whole(with("bad", "", "fn wreck_costs(points, me) { points / 0 }"));
    let failed = |event: &&Event| matches!(event, Event::OwnRuleFailed { line: 5, .. });
    assert!(log.iter().any(|event| failed(&event)));
    assert!(
        !log.iter()
            .any(|event| matches!(event, Event::OwnRuleCost { .. }))
    );
}
