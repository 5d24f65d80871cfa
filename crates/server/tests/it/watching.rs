//! The board and the alerts that come with the house (N21): they name what a house counts, and Prometheus takes them.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::process::Command;

use serde_json::Value;

use crate::House;

fn file(name: &str) -> PathBuf {
    let packaging = concat!(env!("CARGO_MANIFEST_DIR"), "/../../packaging");
    PathBuf::from(packaging).join(name)
}

/// Every metric that the expressions of a document name, without what Prometheus adds to that of a histogram.
fn named(document: &Value, all: &mut BTreeSet<String>) {
    match document {
        Value::Object(fields) => {
            for (key, value) in fields {
                if let (true, Some(expression)) = (key == "expr", value.as_str()) {
                    let words = expression.split(|c: char| !c.is_alphanumeric() && c != '_');
                    let own = words.filter(|word| word.starts_with("lastlicks_"));
                    all.extend(own.map(|word| word.trim_end_matches("_bucket").to_owned()));
                }
                named(value, all);
            }
        }
        Value::Array(values) => values.iter().for_each(|value| named(value, all)),
        _ => {}
    }
}

#[tokio::test]
async fn the_board_and_the_alerts_name_what_a_house_counts_n21() {
    let house = House::open().await;
    let text = house.keeper().await.get("/metrics").await.unwrap().text();
    let heads = text.lines().filter_map(|line| line.strip_prefix("# TYPE "));
    let counted: BTreeSet<&str> = heads.filter_map(|head| head.split(' ').next()).collect();
    for (name, fewest) in [
        ("prometheus/alerts.json", 5),
        ("grafana/lastlicks.json", 12),
    ] {
        let document = serde_json::from_slice(&std::fs::read(file(name)).unwrap()).unwrap();
        let mut all = BTreeSet::new();
        named(&document, &mut all);
        assert!(all.len() >= fewest, "{name} names {all:?}");
        for metric in all {
            assert!(
                counted.contains(metric.as_str()),
                "{name}: no house counts {metric}"
            );
        }
    }
}

#[test]
fn prometheus_takes_the_alerts_and_they_fire_when_they_should_n21() {
    for words in [
        ["check", "rules", "alerts.json"],
        ["test", "rules", "alerts.test.json"],
    ] {
        let mut command = Command::new("promtool");
        let Ok(told) = command.args(words).current_dir(file("prometheus")).output() else {
            eprintln!("skipped: promtool is not installed");
            return;
        };
        let said = String::from_utf8_lossy(&told.stderr);
        let found = String::from_utf8_lossy(&told.stdout);
        assert!(told.status.success(), "{words:?}: {found}{said}");
    }
}
