//! The rule lab at the command line: the same on any number of threads, read in a terminal, and what it refuses.

use serde_json::Value as Json;

use crate::home::{Home, words};

#[test]
fn the_lab_is_the_same_on_any_number_of_threads() {
    let home = Home::new();
    let on = |threads: u32| {
        let line = "lab wimpout --versus bump=on --set goal=100 --seats hold-25,eager,odds --games 300 --json";
        home.prints(&words(&format!("{line} --threads {threads}")), "")
    };
    let one = on(1);
    assert_eq!(one, on(2));
    let one: Json = serde_json::from_str(&one).unwrap();
    assert_eq!(one["pairs"], 300);
    assert_eq!(one["rules"][1], "bump=on goal=100");
}

#[test]
fn what_a_rule_changes_is_read_in_a_terminal_and_known_exactly() {
    let home = Home::new();
    let rule = include_str!("../../../../examples/rules/wimpout/lucky-sevens.rule");
    std::fs::write(home.file("lucky-sevens.rule"), rule).unwrap();
    let line = "lab wimpout --set goal=100 --versus-rule lucky-sevens.rule --seats hold-25,hold-25 --games 300";
    let told = home.prints(&words(line), "");
    assert!(told.contains("B: goal=100 own rule lucky-sevens"), "{told}");
    // As docs/OWN-RULES.md and `lastlicks solve` have it.
    assert!(
        told.contains("54.6934 %") && told.contains("54.8168 %"),
        "{told}"
    );
    assert!(told.contains("own rules acting a game"), "{told}");
    assert!(
        told.lines().all(|line| line.chars().count() <= 80),
        "{told}"
    );
}

#[test]
fn every_value_of_every_rule_is_a_row() {
    let home = Home::new();
    let table = home.prints(
        &words("lab cow --every --seats farmer,farmer,farmer --games 4"),
        "",
    );
    let rows: Vec<&str> = table.lines().filter(|line| line.starts_with('|')).collect();
    let columns = |line: &str| line.matches('|').count();
    assert!(rows.len() > 8, "{table}");
    assert!(
        rows.iter().all(|row| columns(row) == columns(rows[0])),
        "{table}"
    );
}

#[test]
fn enough_is_enough() {
    let home = Home::new();
    let line = "lab wimpout --set goal=50 --versus bump=on --seats eager,eager --games 100000 --precision 5 --json";
    let told: Json = serde_json::from_str(&home.prints(&words(line), "")).unwrap();
    assert!(told["pairs"].as_u64().unwrap() < 100_000, "{told}");
}

#[test]
fn what_cannot_be_compared_is_said_with_exit_code_2() {
    let home = Home::new();
    for (line, says) in [
        ("lab wimpout", "both sets of rules are the same"),
        (
            "lab wimpout --versus goal=500",
            "both sets of rules are the same",
        ),
        ("lab wimpout --versus bumb=on", "did you mean `bump`?"),
        ("lab wimpout --versus bump=on --set eclipse=scores", "clash"),
        ("lab wimpout --versus bump=on --seats x,y", "no bot `x`"),
        ("lab wimpout --versus bump=on --weak x", "no bot `x`"),
        (
            "lab wimpout --versus bump=on --games 0",
            "two pairs of games at least",
        ),
        (
            "lab wimpout --versus bump=on --precision 0",
            "more than 0 percent",
        ),
        ("lab chess --versus bump=on", "chess"),
    ] {
        let output = home.command(&words(line)).output().unwrap();
        let told = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{line}: {told}");
        assert!(
            told.contains(says) && output.stdout.is_empty(),
            "{line}: {told}"
        );
    }
}

#[test]
fn a_page_with_a_plot_of_each_distribution_is_written() {
    let home = Home::new();
    let line = "lab wimpout --set goal=100 --versus goal=50 --seats eager,eager --games 60 --html lab.html";
    let told = home.prints(&words(line), "");
    assert!(
        told.contains("minutes from") && told.contains("Minutes are a guess: 4 s"),
        "{told}"
    );
    let page = std::fs::read_to_string(home.file("lab.html")).unwrap();
    assert!(page.starts_with("<!DOCTYPE html>"), "{page}");
    assert_eq!(page.matches("<svg").count(), 4, "{page}");
    assert!(!page.contains("NaN"), "{page}");
}

#[test]
fn what_is_shipped_is_told_and_drawn_without_playing() {
    let home = Home::new();
    let told = home.prints(&words("lab cow --kept"), "");
    assert!(
        told.contains("Who begins (drawn by lot):") && told.contains("1,500 pairs"),
        "{told}"
    );
    home.prints(&words("lab cow --kept --svg cow.svg"), "");
    let drawn = std::fs::read_to_string(home.file("cow.svg")).unwrap();
    assert!(
        drawn.starts_with("<svg") && drawn.contains(">Games in the match (3)<"),
        "{drawn}"
    );
    assert!(!drawn.contains("NaN"), "{drawn}");
}
