//! Rules of one's own at the table of `play` (O9–O12): from a file and typed; in every game. Those written in an
//! editor stand with the full screen.

use std::fs;

use crate::home::{Home, words};

const SEVENS: &str = "\
rule: lucky-sevens
title: Lucky sevens
about: Whoever banks a turn total divisible by 7 gets 10 more.
---
fn banking(points) { if points % 7 == 0 { 10 } else { 0 } }
";

fn with_sevens() -> Home {
    let home = Home::new();
    fs::write(home.file("sevens.rule"), SEVENS).unwrap();
    home
}

fn contains(told: &str, parts: &[&str]) {
    // Lines are folded wherever they are full.
    let told = told.split_whitespace().collect::<Vec<_>>().join(" ");
    for part in parts {
        assert!(told.contains(part), "`{part}` is missing in\n{told}");
    }
}

#[test]
fn a_text_from_a_file_is_told_voted_in_and_dropped_in_mid_game() {
    let home = with_sevens();
    let table = words("play wimpout --seats you:Ann,you:Bea --set starter=first --seed own");
    let input = "throw\n rule  check  ~/sevens.rule\nrule show\nrule propose \"sevens.rule\"\nyes\nrule show\n\
                 propose own/lucky-sevens=off\nyes\nrule show\nquit\n";
    let told = home.prints(&table, input);
    contains(
        &told,
        &[
            "“Lucky sevens” reads well. It changes what 14 of the 100 banks",
            "This table has no rule of its own.",
            "Ann proposes: the table’s own rule “Lucky sevens”",
            "What it would do: Lucky sevens:",
            "All agree: the table’s own rule “Lucky sevens”",
            "fn banking(points) { if points % 7 == 0 { 10 } else { 0 } }",
            "All agree: the table’s own rule “Lucky sevens” no more.",
        ],
    );
    assert_eq!(
        told.matches("This table has no rule of its own.").count(),
        2
    );
}

#[test]
fn a_text_is_typed_at_the_table_and_acts() {
    let home = Home::new();
    let table = words("play wimpout --seats you:Ann,you:Bea --set starter=first --set opening=0");
    let table = [&table[..], &words("--seed typed")].concat();
    let text = SEVENS.replace("points % 7 == 0", "points > 0");
    let acts = "throw\nstop\n".repeat(24);
    let input = format!("rule paste\n{text}.\nyes\n{acts}quit\n");
    contains(
        &home.prints(&table, &input),
        &[
            "Type or paste the text.",
            "All agree: the table’s own rule “Lucky sevens”",
            // It is said that it acted (O12).
            "Lucky sevens: ",
        ],
    );
}

#[test]
fn what_cannot_be_played_is_said_and_nothing_is_lost() {
    let home = Home::new();
    let endless =
        "rule: x\ntitle: X\nabout: y.\n---\nfn value(city, dead) { loop { dead += 1; } }\n";
    let long = format!("rule paste\n{}\nquit\n.\nvotes\nquit\n", "x".repeat(20_000));
    let table = words("play cow --seats you:Ann,farmer,farmer --seed wrong");
    let said = |input: &str| home.prints(&table, input);
    contains(
        &said(&format!(
            "rule paste\n{endless}.\nrule paste\nx\n.quit\nrule show\nquit\n"
        )),
        &[
            "It cannot be played: line 5",
            "Nothing is read.",
            "This table has no rule of its own.",
        ],
    );
    contains(
        &said("rule propose nothing.rule\nrule new nonsense\nrule questions\nquit\n"),
        &[
            "cannot be read from nothing.rule",
            "Texts to begin with:",
            "city(",
            "The game is kept.",
        ],
    );
    contains(
        &said(&long),
        &[
            "The text has at most",
            "Nothing is read.",
            "Nothing is being voted on",
            "The game is kept.",
        ],
    );
}

#[test]
fn every_game_measures_a_text_and_prints_one_to_begin_with() {
    let home = Home::new();
    for (game, seats) in [
        ("wimpout", "you,odds"),
        ("cow", "you,farmer,farmer"),
        ("connexion", "you,novice"),
    ] {
        let text = home.prints(&["rule", "new", game], "");
        fs::write(home.file("first.rule"), text).unwrap();
        let table = ["play", game, "--seats", seats, "--seed", "measure"];
        let told = home.prints(&table, "rule measure first.rule\nrule new\nquit\n");
        contains(
            &told,
            &[
                "reads well.",
                "pairs of games with the same luck",
                "Texts to begin with:",
            ],
        );
    }
}

#[test]
fn a_file_in_another_encoding_is_told_how_to_be_saved() {
    let home = Home::new();
    let utf_16: Vec<u8> = SEVENS.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let latin_1 = [&b"// \xdf\n"[..], SEVENS.as_bytes()].concat();
    for (name, bytes) in [("utf16.rule", utf_16), ("latin1.rule", latin_1)] {
        let file = home.file(name);
        fs::write(&file, bytes).unwrap();
        let said = home.complains(&["rule", "check", "wimpout", file.to_str().unwrap()]);
        contains(&said, &["have your editor save it as UTF-8"]);
    }
}

/// What docs/OWN-RULES.md shows of its first rule is what comes of it.
#[test]
fn the_sample_of_the_docs_is_read_as_it_is_shown_there() {
    let docs = include_str!("../../../../docs/OWN-RULES.md");
    let fenced = |after: &str| {
        let (_, rest) = docs.split_once(after).expect(after);
        rest.split_once("\n```").expect("its end").0.to_owned()
    };
    let home = Home::new();
    let text = "rule: lucky-sevens\n".to_owned() + fenced("rule: lucky-sevens\n").as_str() + "\n";
    fs::write(home.file("lucky-sevens.rule"), text).unwrap();
    let check = "rule check wimpout lucky-sevens.rule";
    let told = home.prints(&words(check), "");
    let shown = fenced(&format!("$ lastlicks {check}\n"));
    contains(
        &told,
        &shown
            .lines()
            .filter(|line| *line != "…")
            .collect::<Vec<_>>(),
    );
}

/// O12: what is asked once for all names the rule too, each time it decides something.
#[test]
fn rules_about_the_goal_and_about_hands_are_named_when_they_act_o12() {
    let home = Home::new();
    let text = |title: &str, body: &str| {
        format!("rule: mine\ntitle: {title}\nabout: As it says.\n---\n{body}\n")
    };
    let rules = [
        ("wimpout", "Long way", "fn goal(usual) { usual + 100 }"),
        ("wimpout", "Mercy", "fn failed_is_out() { false }"),
        ("cow", "Full hands", "fn cards_dealt(players) { 6 }"),
        ("cow", "Thirst", "fn cards_drawn(me) { 3 }"),
    ];
    for (game, title, body) in rules {
        fs::write(home.file("mine.rule"), text(title, body)).unwrap();
        let seats = if game == "cow" {
            "farmer,farmer,farmer"
        } else {
            "hold-25,hold-35,odds"
        };
        let play = format!("play {game} --seats {seats} --rule mine.rule --seed o12 --plain");
        contains(
            &home.prints(&words(&play), ""),
            &[
                &format!("House rules: the table’s own rule “{title}”"),
                &format!("That was the own rule “{title}”."),
            ],
        );
    }
}

/// O10: advice under a rule of one's own, as if it had stood in the record.
#[test]
fn advice_is_given_under_a_rule_from_a_file() {
    let home = Home::with_record_of(300);
    let pays = SEVENS.replace("points % 7 == 0 { 10 }", "points > 0 { 5 }");
    fs::write(home.file("pays.rule"), pays).unwrap();
    let line = words("advise game.jsonl --json");
    let plain = home.prints(&line, "");
    let ruled = home.prints(&[&line[..], &["--rule", "pays.rule"]].concat(), "");
    assert_ne!(plain, ruled);
    let twice = words("advise game.jsonl --rule pays.rule --rule pays.rule");
    contains(&home.complains(&twice), &["both called `own/lucky-sevens`"]);
}

/// O10: the referee has a rule from a file in every `new` of its game, unless that turns it off; without the flag it has none.
#[test]
fn the_referee_has_a_rule_from_a_file() {
    let home = with_sevens();
    let record = |arguments: &str, rules: &str| {
        let new = format!("{{\"op\":\"new\",\"seats\":2,\"seed\":\"s\"{rules}}}");
        let input = format!("{new}\n{{\"op\":\"record\"}}\n");
        home.prints(&words(arguments), &input)
    };
    let with = "referee wimpout --rule sevens.rule";
    assert!(record(with, "").contains("own/lucky-sevens"));
    assert!(!record("referee wimpout", "").contains("own/lucky-sevens"));
    let off = ",\"rules\":{\"own/lucky-sevens\":\"off\"}";
    let told = record(with, off);
    assert!(
        !told.contains("\"ok\":false") && !told.contains("own/lucky-sevens"),
        "{told}"
    );
    let wrong = words("referee cow --rule sevens.rule");
    assert!(!home.complains(&wrong).is_empty());
}
