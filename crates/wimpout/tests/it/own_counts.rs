//! What rules of a table's own count, and what becomes of those that fail (O2, O5).

use table::{AnyTable, Game, Happening, Record, Settings, Table, Value};
use wimpout::{Event, Wimpout};

use crate::own::{acted, agreed, opened, own, play};

#[test]
fn a_rule_that_fails_does_nothing_and_the_table_is_told_the_line() {
    let text = "rule: x\ntitle: X\nabout: y\n---\nfn banking(points) {\n  points / 0\n}\n";
    let mut table = opened(own(text));
    let failed = |table: &Table<Wimpout>| {
        table
            .log(0)
            .iter()
            .find_map(|(_, happening)| match happening {
                Happening::Game(Event::OwnRuleFailed { line, .. }) => Some(*line),
                _ => None,
            })
    };
    play(&mut table, |table| failed(table).is_some());
    assert_eq!(failed(&table), Some(6));
    let banked = table.log(0).iter().any(|(_, happening)| matches!(happening, Happening::Game(Event::Banked { points, .. }) if *points > 0));
    assert!(banked, "the bank is made all the same");
}

/// What is counted is in the view and told, begins when the rule is voted in and goes when it is dropped.
#[test]
fn what_a_rule_counts_begins_with_it_is_seen_by_all_and_goes_with_it() {
    const WIMPOUTS: &str = "rule: tally\ntitle: Tally\nabout: Wimpouts are tallied.\ncounter: Wimpouts\n---\n\
        fn starting(me) { 7 }\nfn after_wimpout(me) { me.count + 1 }\nfn after_bank(points, me) { 0 }\n";
    let mut table = opened(Settings::default());
    let counts = |table: &Table<Wimpout>| -> Vec<Vec<u32>> {
        let view = table.game().view(table.state(), table::Viewer::Spectator);
        view.counters.into_iter().map(|one| one.counts).collect()
    };
    agreed(&mut table, own(WIMPOUTS), 1);
    play(&mut table, |table| !table.game().rules.own().is_empty());
    assert_eq!(counts(&table), [[7, 7]]);
    let counted = |table: &Table<Wimpout>| {
        table
            .log(0)
            .iter()
            .rev()
            .find_map(|(_, happening)| match happening {
                Happening::Game(Event::OwnRuleCounted {
                    seat,
                    counter,
                    count,
                    ..
                }) => Some((*seat, counter.clone(), *count)),
                _ => None,
            })
    };
    play(&mut table, |table| counted(table).is_some());
    let (seat, what, count) = counted(&table).unwrap();
    assert_eq!(what, "Wimpouts");
    assert!(count == 0 || count == 8, "{count}");
    assert_eq!(counts(&table)[0][seat.index()], count);
    let off = Settings::default().with("own/tally", Value::Word("off".to_owned()));
    agreed(&mut table, off, 2);
    play(&mut table, |table| table.game().rules.own().is_empty());
    assert_eq!(counts(&table), Vec::<Vec<u32>>::new());
}

#[test]
fn a_rule_that_fails_three_times_is_suspended_until_it_is_voted_in_again() {
    const FAILS: &str =
        "rule: fails\ntitle: Fails\nabout: It cannot.\n---\nfn banking(points) { points / 0 }\n";
    let mut table = opened(own(FAILS));
    let told = |table: &Table<Wimpout>| -> Vec<usize> {
        let log = table.log(0).iter().enumerate();
        let failed = log.filter(|(_, (_, happening))| {
            matches!(happening, Happening::Game(Event::OwnRuleFailed { .. }))
        });
        failed.map(|(place, _)| place).collect()
    };
    let suspended = |table: &Table<Wimpout>| {
        let is = |happening: &_| matches!(happening, Happening::RuleSuspended { rule, .. } if rule == "own/fails");
        table.log(0).iter().position(|(_, happening)| is(happening))
    };
    play(&mut table, |table| suspended(table).is_some());
    let (failed, at) = (told(&table), suspended(&table).unwrap());
    assert!(failed.len() == 3 && failed.iter().all(|place| *place < at));
    assert!(
        table.game().rules.own().is_empty(),
        "it does nothing any more"
    );
    let propose = own(FAILS);
    agreed(&mut table, propose, 1);
    play(&mut table, |table| told(table).len() == 5);
    assert!(!table.game().rules.own().is_empty(), "it counts anew");
    play(&mut table, |_| false);
    assert!(table.game().rules.own().is_empty());

    let record = Record::parse(&AnyTable::record(&table).to_string()).unwrap();
    let again = Table::<Wimpout>::replay(&record).unwrap();
    assert_eq!(again.log(0), table.log(0));
}

#[test]
fn a_jackpot_grows_with_what_is_lost_and_is_taken_by_a_great_turn() {
    let text = include_str!("../../../../examples/rules/wimpout/jackpot.rule");
    let text = own::choose(text, "75").expect("one of its values");
    let mut table = opened(own(&text).with("goal", Value::Number(5_000)));
    let told = |table: &Table<Wimpout>| {
        let log = table.log(0).iter().cloned();
        let told = log.filter_map(|(_, happening)| match happening {
            Happening::Game(event) => Some(event),
            _ => None,
        });
        told.collect::<Vec<_>>()
    };
    let mut pot = 0;
    play(&mut table, |table| acted(table).len() >= 2);
    let mut taken = 0;
    for event in told(&table) {
        match event {
            Event::WimpedOut { points, .. } => pot = (pot + points / 10 * 5).min(500),
            Event::OwnRuleCountedAll { count, counter, .. } => {
                assert_eq!((counter.as_str(), count), ("Jackpot", pot));
            }
            Event::OwnRuleActed { points, .. } => {
                assert_eq!(points, i64::from(pot), "all of it");
                (pot, taken) = (0, taken + 1);
            }
            _ => {}
        }
    }
    assert_eq!(taken, 2);
    let view = table.game().view(table.state(), table::Viewer::Spectator);
    assert_eq!(view.table_counters[0].count, pot);
    let record = Record::parse(&AnyTable::record(&table).to_string()).expect("a record");
    let again = Table::<Wimpout>::replay(&record).expect("it replays");
    assert_eq!(again.state(), table.state());
}
