//! Where a command writes is tried before it works, and nothing is left of the trial.

use crate::home::{Home, words};

/// Each of these fails for another reason too, which is only found by working: it was told instead.
#[test]
fn what_cannot_be_written_is_said_before_the_work() {
    let home = Home::with_record();
    std::fs::write(home.file("half.jsonl"), "{\"a\":").unwrap();
    for (line, path) in [
        (
            "lab wimpout --versus bump=on --seats nobody,odds --html nowhere/x.html",
            "nowhere/x.html",
        ),
        ("report half.jsonl --svg nowhere/x.svg", "nowhere/x.svg"),
        (
            "tidy --data nowhere --older-than 1d --export half.jsonl/records",
            "half.jsonl/records",
        ),
        (
            "play wimpout --seats nobody,odds --record nowhere/x.jsonl",
            "nowhere/x.jsonl",
        ),
    ] {
        let output = home.run(&words(line), "");
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{line}: {said}");
        assert!(
            said.contains(path) && said.contains("written"),
            "{line}: {said}"
        );
    }
}

#[test]
fn a_trial_leaves_nothing_and_changes_nothing() {
    let home = Home::new();
    std::fs::write(home.file("old.html"), "as it was").unwrap();
    for line in [
        "lab wimpout --versus bump=on --seats nobody,odds --html new.html",
        "lab wimpout --versus bump=on --seats nobody,odds --html old.html",
        "tidy --data nowhere --older-than 1d --export records",
    ] {
        home.complains(&words(line));
    }
    let files = std::fs::read_dir(home.path()).unwrap();
    let names: Vec<_> = files.map(|file| file.unwrap().file_name()).collect();
    assert_eq!(names, ["old.html"]);
    let old = std::fs::read_to_string(home.file("old.html")).unwrap();
    assert_eq!(old, "as it was");
}
