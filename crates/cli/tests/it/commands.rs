//! The other commands: odds, simulate, rules, completions, man, and what they say to bad arguments.

use serde_json::Value as Json;

use crate::home::{Home, words};

fn json(home: &Home, arguments: &[&str]) -> Json {
    serde_json::from_str(&home.prints(arguments, "")).unwrap()
}

#[test]
fn the_odds_of_all_five_cubes_are_the_counts_of_the_spec() {
    let home = Home::new();
    let odds = json(&home, &["odds", "wimpout", "--json"]);
    assert_eq!(odds["total"], 7776);
    for key in [
        "wimpout",
        "void",
        "train_wreck",
        "flash",
        "freight_train",
        "supernova",
        "instant_win",
    ] {
        let chance = odds[key].as_f64().unwrap();
        let count = odds["counts"][key].as_u64().unwrap();
        #[expect(clippy::cast_precision_loss, reason = "counts are below 7777")]
        let exact = count as f64 / 7776.0;
        assert!((chance - exact).abs() < 1e-12, "{key}");
    }
}

#[test]
fn points_that_cannot_lie_on_the_table_are_refused() {
    let home = Home::new();
    let said = home.complains(&["odds", "wimpout", "--points", "7"]);
    assert!(
        said.contains("--points 7 cannot lie on the table"),
        "{said}"
    );
}

#[test]
fn the_odds_fit_a_terminal() {
    let home = Home::new();
    let table = home.prints(&["odds", "wimpout", "--cubes", "3", "--clearing", "4"], "");
    assert!(
        table.contains("216") && table.lines().all(|line| line.chars().count() <= 80),
        "{table}"
    );
}

#[test]
fn what_is_not_solved_is_played_where_that_is_asked_for() {
    let home = Home::new();
    let line = "solve wimpout --set goal=50 --set insurance=on --games 2000 --json";
    let sampled = json(&home, &words(line));
    let first = &sampled["chances"][0];
    let [low, value, high] = ["low", "value", "high"].map(|part| first[part].as_f64().unwrap());
    assert!(0.5 < low && low < value && value < high, "{sampled}");
    assert_eq!(
        (&sampled["kind"], &first["n"], &sampled["by"]),
        (
            &Json::from("sampled"),
            &Json::from(2000),
            &Json::from("odds")
        )
    );
    assert!(sampled["why"].as_str().unwrap().contains("(H2)"));
    let four = home.prints(
        &words("solve wimpout --seats 4 --set goal=50 --games 500"),
        "",
    );
    assert!(four.contains("place 4 won about"), "{four}");
    let exact = json(
        &home,
        &words("solve wimpout --set goal=50 --games 500 --json"),
    );
    assert_eq!(exact["kind"], "exact");
}

#[test]
fn a_game_of_two_is_solved() {
    let home = Home::new();
    let arguments = words("solve wimpout --set goal=50 --at 45,0 --at 0,45 --json");
    let solved = json(&home, &arguments);
    let chances = |of: &Json| [0, 1].map(|seat| of["chances"][seat].as_f64().unwrap());
    let [first, second] = chances(&solved);
    assert!(
        (first + second - 1.0).abs() < 1e-12 && (first - 0.563_661_4).abs() < 1e-6,
        "{solved}"
    );
    assert_eq!(
        (&solved["kind"], &solved["nobody"]),
        (&"exact".into(), &0.0.into())
    );
    let [ahead, behind] = [0, 1].map(|at| chances(&solved["at"][at])[0]);
    assert!(ahead > first && first > behind, "{solved}");
    assert!(solved["at"][0]["stop"]["1"].is_u64(), "{solved}");
    let told = home.prints(&words("solve wimpout --set goal=50 --at 45,0"), "");
    assert!(told.contains("45 to 0: who is to throw wins"), "{told}");
}

#[test]
fn it_is_said_between_which_points_one_stops_where_there_are_several_such_ranges() {
    let home = Home::new();
    // At 0 to 35 one stops with 75 to 85, throws with 90 and 95, and stops from 100 on: so says a model of others, too.
    let asked = "solve wimpout --set goal=100 --at 0,35";
    let told = home.prints(&words(asked), "");
    assert!(told.contains("3+sun: 75–85, 100"), "{told}");
    let solved = json(&home, &[&words(asked)[..], &["--json"]].concat());
    let at = &solved["at"][0];
    assert_eq!(
        at["stops"]["3+sun"],
        serde_json::json!([[75, 85], [100, null]])
    );
    assert_eq!(at["stop"]["3+sun"], 100);
}

#[test]
fn a_simulation_is_the_same_on_any_number_of_threads() {
    let home = Home::new();
    let figures = |threads| {
        let arguments = words("simulate wimpout --games 5000 --seats eager,odds,random");
        let rest = ["--seed", "x", "--json", "--threads", threads];
        let mut figures = json(&home, &[&arguments[..], &rest].concat());
        figures.as_object_mut().unwrap().remove("timing");
        figures
    };
    let one = figures("1");
    assert_eq!(one, figures("2"));
    assert_eq!(one, figures("7"));
    assert_eq!(one["games"], 5000);
    let share = |seat: usize| one["seats"][seat]["win_share"].as_f64().unwrap();
    assert!(share(1) > share(0) && share(0) > share(2), "{one}");
}

#[test]
fn every_rule_can_be_read() {
    let home = Home::new();
    let all = home.prints(&["rules", "wimpout"], "");
    for rule in <wimpout::Wimpout as table::Game>::rules() {
        assert!(all.contains(rule.slug), "{}", rule.slug);
        assert!(
            home.prints(&["rules", "wimpout", rule.slug], "")
                .contains(rule.title),
            "{}",
            rule.slug
        );
    }
}

#[test]
fn a_rule_of_ones_own_is_read_and_said_in_words() {
    let home = Home::new();
    let text = include_str!("../../../../examples/rules/wimpout/lucky-sevens.rule");
    let said = home.prints(&["rule", "check", "wimpout", "-"], text);
    assert!(said.contains("14 of the 100 banks"), "{said}");
    assert!(said.contains("A bank of 35 points brings 45."), "{said}");
}

#[test]
fn a_text_to_begin_with_is_printed_and_reads() {
    let home = Home::new();
    let text = home.prints(&["rule", "new", "wimpout"], "");
    let said = home.prints(&["rule", "check", "wimpout", "-"], &text);
    assert!(said.contains("14 of the 100 banks"), "{said}");
    let text = home.prints(&["rule", "new", "wimpout", "bump"], "");
    assert!(text.starts_with("rule: bump\n"), "{text}");
    let unknown = home
        .command(&["rule", "new", "wimpout", "bumb"])
        .output()
        .unwrap();
    assert_eq!(unknown.status.code(), Some(2));
    let told = String::from_utf8_lossy(&unknown.stderr).into_owned();
    assert!(told.contains("did you mean `bump`?"), "{told}");
}

#[test]
fn a_rule_is_edited_and_read_when_the_editor_is_closed() {
    let home = Home::new();
    let edit = |editor: &str| {
        let mut command = home.command(&["rule", "edit", "cow", "mine.rule"]);
        command.env_remove("VISUAL").env("EDITOR", editor);
        command.output().unwrap()
    };
    let output = edit("sed -i s/50/100/");
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{output:?}");
    assert!(said.contains("costs $200 instead of $100"), "{said}");
    let told = |output: std::process::Output| {
        assert_eq!(output.status.code(), Some(2));
        String::from_utf8_lossy(&output.stderr).into_owned()
    };
    assert!(told(edit("false")).contains("the editor `false` has failed"));
    assert!(told(edit("no-such-editor")).contains("cannot be started"));
    assert!(told(edit(" ")).contains("no editor is set"));
}

#[test]
fn the_questions_are_documented_as_they_are_printed() {
    let docs = include_str!("../../../../docs/OWN-RULES.md");
    for game in ["wimpout", "cow", "connexion"] {
        let asked = Home::new().prints(&["rule", "questions", game], "");
        assert!(docs.contains(asked.trim_end()), "{asked}");
        let same = Home::new().prints(&["rules", game, "--questions"], "");
        assert_eq!(same, asked);
        let json = Home::new().prints(&["rules", game, "--questions", "--json"], "");
        let json: serde_json::Value = serde_json::from_str(&json).unwrap();
        let questions = json["questions"].as_array().unwrap();
        let names = questions.iter().map(|one| one["name"].as_str().unwrap());
        let begins = asked
            .lines()
            .filter(|line| !line.starts_with(' ') && !line.is_empty());
        let begins = begins.map(|line| line.split('(').next().unwrap());
        assert!(names.eq(begins), "{game}");
        assert_eq!(
            Home::new()
                .prints(&["rule", "questions", game, "--json"], "")
                .trim_end(),
            json.to_string()
        );
    }
}

#[test]
fn rules_are_found_by_every_number_they_come_from() {
    let home = Home::new();
    for (game, number, part) in [
        ("wimpout", "H9", "Eclipse"),
        ("wimpout", "h7b", "Full House"),
        ("wimpout", "W8c", "sun-train"),
        ("wimpout", "W13", "until it is cleared"),
        ("wimpout", "W13c", "clears the old one"),
        ("cow", "W18", "One no ends it"),
        ("cow", "W17", "neither proposes nor votes"),
        ("connexion", "W20", "stand in the record"),
        ("connexion", "W19", "never on the one that gave rise to it"),
        ("cow", "R44", "finance"),
        ("cow", "R2", "Everybody begins with $2,000"),
        ("connexion", "X4", "bonus-clock"),
    ] {
        let said = home.prints(&["rules", game, number], "");
        assert!(said.contains(part), "{game} {number}: {said}");
    }
    let told = json(&home, &["rules", "wimpout", "W11", "--json"]);
    assert_eq!(told[0]["number"], "W11");
    assert_eq!(told[1]["slug"], "opening");
    assert_eq!(told[2]["slug"], "reopen");
}

#[test]
fn shells_and_man_know_every_command() {
    let home = Home::new();
    let commands = words("play waiting serve referee odds simulate replay verify rules");
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = home.prints(&["completions", shell], "");
        assert!(script.contains("lastlicks"), "{shell}: {script}");
    }
    let page = home.prints(&["man"], "");
    assert!(
        page.contains(".TH lastlicks 1") && commands.iter().all(|command| page.contains(command)),
        "{page}"
    );
    assert!(home.prints(&["man", "play"], "").contains("\\-\\-seats"));
    for (name, says) in [
        ("questions", "rule questions cow"),
        ("new", "rule new wimpout rainbow"),
        ("edit", "my\\-own.rule"),
        ("try", "\\-\\-seed another"),
        ("check", "rule explain wimpout"),
        ("explain", "rule check wimpout"),
    ] {
        let page = home.prints(&["man", "rule", name], "");
        assert!(page.contains(says), "{name}: {page}");
    }
    let said = home.complains(&["man", "rule", "chek"]);
    assert!(said.contains("did you mean `check`?"), "{said}");
}

#[test]
fn bad_arguments_are_answered_with_a_sentence() {
    let home = Home::new();
    for (arguments, part) in [
        (&["play", "chess"][..], "there is no game `chess`"),
        (&["play", "wimpot"], "did you mean `wimpout`?"),
        (&["rules", "conexion"], "did you mean `connexion`?"),
        (
            &["simulate", "cow", "--seats", "framer,random,random"],
            "did you mean `farmer`?",
        ),
        (
            &["play", "wimpout", "--seats", "you,nobody"],
            "there is no bot `nobody`",
        ),
        (&["play", "wimpout", "--set", "goal=lots"], "goal"),
        (
            &["play", "wimpout", "--set", "bmup=on"],
            "did you mean `bump`?",
        ),
        (
            &["play", "wimpout", "--board", "nowhere.json"],
            "nowhere.json",
        ),
        (
            &words("simulate wimpout --games 10 --seats odds,hold"),
            "hold",
        ),
        (&["odds", "wimpout", "--cubes", "9"], "9"),
        (&["odds", "wimpout", "--clearing", "7"], "7"),
        (&["solve", "cow"], "no exact solution"),
        (&["solve", "wimpout", "--at", "7,0"], "`7` is no score"),
        (&["solve", "wimpout", "--at", "100"], "not two scores"),
        (&["solve", "wimpout", "--seats", "4"], "not of 4"),
        (
            &["solve", "wimpout", "--seats", "3", "--at", "100,95"],
            "not three scores",
        ),
        (
            &["solve", "wimpout", "--set", "goal=50", "--at", "50,0"],
            "the goal is reached",
        ),
        (
            &["solve", "wimpout", "--set", "suspend=3"],
            "`suspend` (H10)",
        ),
        (&["rules", "wimpout", "gaol"], "did you mean `goal`?"),
        (&["verify", "nowhere.jsonl"], "nowhere.jsonl"),
        (&["replay", "nowhere.jsonl"], "nowhere.jsonl"),
        (&["man", "juggle"], "juggle"),
        (&["man", "simulat"], "did you mean `simulate`?"),
        (&["simulat"], "similar subcommand"),
    ] {
        let said = home.complains(arguments);
        assert!(said.contains(part), "{arguments:?}: {said}");
    }
}
