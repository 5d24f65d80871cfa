//! The commands of `ConneXion`: the words of a layout, and the judge of sentences.

use serde_json::{Value as Json, json};

use crate::home::Home;

fn words(home: &Home, layout: &str, arguments: &[&str]) -> Json {
    std::fs::write(home.file("layout.json"), layout).unwrap();
    let all = [&["words", "--layout", "layout.json", "--json"], arguments].concat();
    serde_json::from_str(&home.prints(&all, "")).unwrap()
}

fn path(found: &Json, word: &str) -> Option<Json> {
    let mut words = found["words"].as_array().unwrap().iter();
    Some(words.find(|found| found["word"] == word)?["path"].clone())
}

#[test]
fn every_word_of_a_layout_has_a_path_and_the_list_its_hash() {
    let home = Home::new();
    let found = words(&home, r#"["eta","mu",null,"rho"]"#, &[]);
    assert_eq!(found["list"]["name"], "standard");
    assert_eq!(found["list"]["sha256"].as_str().map(str::len), Some(64));
    assert_eq!(path(&found, "he"), None, "no card follows itself (X7)");
    assert_eq!(path(&found, "em"), Some(json!([1, 2])));
    let words: Vec<&str> = found["words"]
        .as_array()
        .unwrap()
        .iter()
        .map(|word| word["word"].as_str().unwrap())
        .collect();
    assert!(words.is_sorted(), "{words:?}");
}

#[test]
fn metaphor_goes_through_the_eta_card() {
    let home = Home::new();
    let layout = r#"["mu","eta","alpha","phi","beta","gamma","omicron","rho"]"#;
    let found = words(&home, layout, &[]);
    assert_eq!(path(&found, "metaphor"), Some(json!([1, 2, 4, 7, 8])));
}

#[test]
fn lists_and_rules_are_chosen() {
    let home = Home::new();
    let pair = r#"["tau","epsilon"]"#;
    assert_eq!(path(&words(&home, pair, &[]), "tet"), None);
    assert_eq!(
        path(&words(&home, pair, &["--words", "enable"]), "tet"),
        Some(json!([1, 2, 1]))
    );
    assert_eq!(
        path(
            &words(&home, pair, &["--set", "same-card=immediate"]),
            "tee"
        ),
        Some(json!([1, 2, 2]))
    );
    std::fs::write(home.file("own.txt"), "te\ntoe\n").unwrap();
    let own = words(&home, pair, &["--words", "own.txt"]);
    assert_eq!(
        (path(&own, "te"), &own["list"]["name"]),
        (Some(json!([1, 2])), &json!("loaded"))
    );
}

#[test]
fn bad_layouts_get_a_sentence() {
    let home = Home::new();
    let check = |layout: &str, says: &str| {
        std::fs::write(home.file("bad.json"), layout).unwrap();
        let said = home.complains(&["words", "--layout", "bad.json"]);
        assert!(said.contains(says), "{said}");
    };
    check("[", "not JSON");
    check("{}", "array");
    check("[1]", "position 1");
    check(
        r#"["alpha","aleph"]"#,
        "position 2: no letter card is called `aleph`",
    );
    check(r#"["alpha","alpha"]"#, "position 1 already");
    check(&format!("[{}null]", "null,".repeat(25)), "24");
    std::fs::write(home.file("bad.txt"), "TOE\nto-e\n").unwrap();
    std::fs::write(home.file("good.json"), "[]").unwrap();
    let said = home.complains(&["words", "--layout", "good.json", "--words", "bad.txt"]);
    assert!(said.contains("the first is line 1, `TOE`"), "{said}");
    assert!(
        home.complains(&["words", "--layout", "nowhere.json"])
            .contains("nowhere.json")
    );
}

#[test]
fn what_is_left_out_of_a_list_is_told() {
    let home = Home::new();
    std::fs::write(home.file("own.txt"), "A\nA's\ntoe\n").unwrap();
    std::fs::write(home.file("layout.json"), "[]").unwrap();
    let args = ["words", "--layout", "layout.json", "--words", "own.txt"];
    let output = home.run(&args, "");
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success(), "{said}");
    assert!(said.contains("2 lines are left out"), "{said}");
}

#[test]
fn each_line_gets_a_verdict_whatever_is_in_it() {
    let home = Home::new();
    let output = home.run(
        &["judge", "--json"],
        "the man is going to sing\nhe go home\n\nthe xyzzy is here\ni am\n",
    );
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).unwrap();
    let said: Vec<Json> = text
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(
        said.iter()
            .map(|line| line["verdict"].as_str().unwrap())
            .collect::<Vec<_>>(),
        ["accept", "reject", "reject", "unsure", "accept"]
    );
    assert_eq!(
        said.iter()
            .map(|line| line["future"] == true)
            .collect::<Vec<_>>(),
        [true, false, false, false, false]
    );
    assert!(said[1]["reason"].as_str().unwrap().contains("agree"));
}

#[test]
fn a_hostile_sentence_is_judged_in_no_time() {
    let home = Home::new();
    let nouns = "house ".repeat(64);
    let endless = "a".repeat(1 << 18);
    let said = home.prints(&["judge", "--json"], &format!("{nouns}\n{endless}\n"));
    assert_eq!(said.lines().count(), 2);
    assert!(said.lines().all(|line| !line.contains("accept")), "{said}");
}

#[test]
fn the_notices_of_the_data_are_printed() {
    let licences = Home::new().prints(&["licences"], "");
    for owner in ["Kevin Atkinson", "ENABLE", "Princeton", "Apache License"] {
        assert!(licences.contains(owner), "{owner} is not named");
    }
}
