//! The scenarios of the toy games, and what the runner says of bad ones.

use std::fs;
use std::panic::catch_unwind;
use std::path::{Path, PathBuf};

use table::testkit::kuhn::Kuhn;
use table::testkit::pig::Pig;
use table::testkit::scenario;
use table::{Place, Seat, Standing};

fn folder(game: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../scenarios")
        .join(game)
}

#[test]
fn pig_plays_its_scenarios() {
    scenario::run_all::<Pig>(&folder("pig"));
}

#[test]
fn kuhn_plays_its_scenarios() {
    scenario::run_all::<Kuhn>(&folder("kuhn"));
}

/// Runs a scenario of Pig with seats ann and bob, whose lines 2 and on these are; `expected` is how its failure begins.
fn check(lines: &str, expected: &str) {
    let text = format!("seats: ann bob\n{lines}");
    let said = scenario::run::<Pig>(&text).map_or_else(|why| why.to_string(), |()| "fine".into());
    assert!(said.starts_with(expected.trim()), "{lines}{said}");
}

#[test]
fn a_failed_line_says_what_was_expected_and_what_was_got() {
    check(
        "ann throw\ndraws 4\nexpect turn_points=5 seat=0 points=1\n",
        "
4: expect turn_points=5 seat=0 points=1
  ┌ expected
  │ turn_points = 5
  │ points = 1
  ┌ got
  │ turn_points = 4
  │ points is not there",
    );
}

#[test]
fn a_step_that_is_refused_says_why_and_what_is_waited_for() {
    check(
        "ann hold\nover\n",
        r#"
2: ann hold
  ┌ expected
  │ {"seat":0,"act":{"do":"hold"}}
  ┌ got
  │ refused: that is not one of the actions allowed now; allowed: {"do":"throw"}
  │ waiting for {"#,
    );
}

#[test]
fn a_refusal_that_does_not_come_or_comes_by_another_rule_fails() {
    check(
        "refused ann throw\n",
        r#"
2: refused ann throw
  ┌ expected
  │ {"seat":0,"act":{"do":"throw"}} is refused
  ┌ got
  │ it is taken"#,
    );
    check(
        "refused vote ann yes rule=W17\n",
        r#"
2: refused vote ann yes rule=W17
  ┌ expected
  │ rule = "W17"
  ┌ got
  │ rule = "W18"
  │ no proposal is open (W18)"#,
    );
    check(
        "refused ann trhow\n",
        r#"
2: refused ann trhow
  ┌ expected
  │ {"seat":0,"act":{"do":"trhow"}} is refused by the rules (or code=bad-input is written)
  ┌ got
  │ {"do":"trhow"} is no action of pig: `do`: there is no word `trhow` here; there are `throw` and `hold`"#,
    );
    check("refused ann trhow code=bad-input\n", "fine");
}

#[test]
fn events_offers_waits_and_the_end_can_fail() {
    let fails = |lines: &str, line: usize| {
        let text = format!("seats: ann bob\n{lines}\n");
        let failure = scenario::run::<Pig>(&text).unwrap_err();
        assert_eq!(failure.line(), line, "{failure}");
    };
    fails("ann throw\ndraws 4\nevent thrown face=5", 4);
    fails("ann throw\ndraws 4\nno-event thrown", 4);
    fails("ann throw\ndraws 4\nno-event thrown face=4", 4);
    fails("ann throw\ndraws 1\nbob throw\nevent busted", 5);
    fails("offers ann throw, hold", 2);
    fails("offers bob throw", 2);
    fails("waits bob", 2);
    fails("waits luck", 2);
    fails("waits ann kind=luck", 2);
    fails("over", 2);
    fails("leave ann\nover winner=0", 3);
    fails("expect@dora seat=0", 2);
    fails("dora throw\nover", 2);
    fails("undo 0\nover", 2);
    fails("no-table ann bob", 2);
    fails("no-table rule=X1", 2);
    fails("no-table ann bob goal=50", 2);
}

#[test]
fn settings_that_break_nothing_or_are_refused_are_told() {
    check(
        "broken-by: goal=50\nwaits ann\n",
        "
2: broken-by: goal=50
  ┌ expected
  │ the scenario fails with these settings
  ┌ got
  │ it holds",
    );
    check(
        "broken-by: goal=20 cap=20\nwaits bob\n",
        "
3: waits bob
  ┌ expected
  │ bob
  ┌ got
  │ ann",
    );
    check(
        "broken-by: goal=20 cap=20\nwaits ann\n",
        "
2: broken-by: goal=20 cap=20
  ┌ expected
  │ rules and seats that the game takes
  ┌ got
  │ `cap` must be less than `goal`: 20 is not less than 20 (P6)",
    );
}

#[test]
fn a_scenario_that_cannot_be_read_is_told_by_line() {
    for (lines, line) in [
        ("ann", 2),
        ("waits ann\nrules: goal=50", 3),
        ("rules: goal", 2),
        ("vote ann maybe\nover", 2),
        ("time ann soon\nover", 2),
        ("expect", 2),
        ("join luck\nover", 2),
        ("luck {", 2),
        ("draws 1 2\nover", 2),
        ("ann throw", 0),
        ("material deck: deck.toml\nwaits ann", 0),
    ] {
        let text = format!("seats: ann bob\n{lines}\n");
        let failure = scenario::run::<Pig>(&text).unwrap_err();
        assert_eq!(failure.line(), line, "{failure}");
    }
    assert_eq!(scenario::run::<Pig>("waits ann\n").unwrap_err().line(), 0);
    let reserved = scenario::run::<Pig>("seats: ann vote\nwaits ann\n");
    assert_eq!(reserved.unwrap_err().line(), 1);
}

/// What running all scenarios of a new folder with these files panics with.
fn panics(name: &str, files: &[(&str, &str)]) -> String {
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(&dir).expect("a folder for this test");
    for (file, text) in files {
        fs::write(dir.join(file), text).expect("a file for this test");
    }
    let said = catch_unwind(|| scenario::run_all::<Pig>(&dir));
    let said = said.expect_err("the folder fails").downcast::<String>();
    *said.expect("a message")
}

#[test]
fn every_failed_file_of_a_folder_is_listed() {
    let good = "seats: ann bob\nmaterial board: beside.toml\nwaits ann\n";
    let bad = "seats: ann bob\nwaits bob\n";
    let unread = "seats: ann bob\nmaterial board: nowhere.toml\nwaits ann\n";
    let files = [
        ("a.txt", good),
        ("b.txt", bad),
        ("c.txt", unread),
        ("beside.toml", "size = 1\n"),
    ];
    let said = panics("failing", &files);
    assert!(said.starts_with("2 of 3 scenarios failed"), "{said}");
    assert!(said.contains("b.txt:2: waits bob"), "{said}");
    assert!(said.contains("board in nowhere.toml"), "{said}");
}

#[test]
fn a_folder_without_scenarios_fails() {
    let said = panics("empty", &[("notes.md", "nothing yet\n")]);
    assert!(said.ends_with("holds no scenario"), "{said}");
}

/// Those who have as much share a place; whoever has won alone, and whoever is barred, does not.
#[test]
fn equal_scores_share_a_place() {
    let place = |seat, score| Place::new(Seat(seat), score);
    let barred = Place {
        barred: Some("dropped out"),
        ..place(4, 20)
    };
    let places = vec![place(2, 20), place(0, 20), barred, place(1, 5), place(3, 5)];
    let both = Standing {
        winners: vec![Seat(2), Seat(0)],
        places: places.clone(),
    };
    assert_eq!(both.ranks(), [1, 1, 3, 4, 4]);
    let alone = Standing {
        winners: vec![Seat(2)],
        places,
    };
    assert_eq!(alone.ranks(), [1, 2, 3, 4, 4]);
    assert!(Standing::default().ranks().is_empty());
}
