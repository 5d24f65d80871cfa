//! O5: what is asked of a table's own rules in one act comes to an end, however much they would have asked.

use table::testkit::{last, onward};
use table::{AnyTable, Happening, OWN_PREFIX, Record, Seat, Settings, Value};
use wimpout::Event;

use crate::own::opened;

/// Twelve texts, each bank of which is big, and each look at a score dear. By the last of them whoever is passed goes back to where
/// nobody stands before him: that is nowhere, and each place is looked at.
fn dear() -> Settings {
    (0..12).fold(Settings::default(), |set, n| {
        let last = "fn eclipses(score, other) { score > other && other > 400 }";
        let (drives, barred) = if n == 11 { (last, "score < other") } else { ("", "false") };
        let text = format!(
            "rule: r{n:02}\ntitle: Rule {n}\nabout: Dear.\n---\nfn banking(points) {{ 500 }}\n{drives}\n\
             fn off_limits(score, other) {{ for i in 0..110 {{ different(\"abc\"); }} {barred} }}\n"
        );
        set.with(&format!("{OWN_PREFIX}r{n:02}"), Value::Word(text))
    })
}

#[test]
fn an_act_ends_however_dear_the_rules_are_and_replays() {
    let mut table = opened(dear().with("goal", Value::Number(100_000)));
    let told = |happening: &Happening<Event>| match happening {
        Happening::Game(Event::OwnRuleFailed { why, .. }) => why.contains("asked too much at once"),
        _ => false,
    };
    let is_told =
        |table: &table::Table<wimpout::Wimpout>| table.log(0).iter().any(|(_, one)| told(one));
    while !is_told(&table) {
        assert!(onward(&mut table, last), "it is told before the game ends");
    }
    let failed = table.log(0).iter().filter(|(_, one)| told(one)).count();
    assert!(failed <= 12, "each rule once: {failed}");
    let eclipsed =
        |happening: &Happening<_>| matches!(happening, Happening::Game(Event::Eclipsed { .. }));
    assert!(
        table.log(0).iter().any(|(_, one)| eclipsed(one)),
        "it was done all the same"
    );
    let record = Record::parse(&AnyTable::record(&table).to_string()).unwrap();
    let again = table::Table::<wimpout::Wimpout>::replay(&record).unwrap();
    assert_eq!(again.log(0), table.log(0));
    let view = |table: &table::Table<wimpout::Wimpout>| {
        AnyTable::view(table, table::Viewer::Seat(Seat(0)))
    };
    assert_eq!(view(&again), view(&table));
}
