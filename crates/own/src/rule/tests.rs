//! Texts are read as rules, or what is wrong is said with its place; heads say whom they stand beside.

use super::*;
use crate::question::Gives;

const QUESTIONS: [Question; 2] = [
    Question {
        name: "brings",
        ..Question::NUMBER
    },
    Question {
        name: "brings_more",
        ..Question::NUMBER
    },
];

#[test]
fn the_line_in_which_an_answer_begins_is_known() {
    let text = "rule: lines\ntitle: Lines\nabout: Says where it stands.\n---\n\
        // fn brings() { 3 }\nfn brings_more() { helped() } private fn helped() { 2 }\n  fn  brings () {\n  1\n}\n";
    let rule = Rule::read(text, &QUESTIONS).unwrap();
    assert_eq!(rule.line_of("brings"), 7);
    assert_eq!(rule.line_of("brings_more"), 6);
    assert_eq!(rule.line_of("helped"), 0, "nobody asks that");
}

const COUNTING: [Question; 2] = [
    Question {
        name: "after",
        gives: Gives::Count,
        ..Question::NUMBER
    },
    Question {
        name: "table_after",
        gives: Gives::Count,
        ..Question::NUMBER
    },
];

fn counting(head: &str, body: &str) -> Result<Rule, Fault> {
    let text = format!("rule: n\ntitle: N\nabout: It counts.\n{head}---\n{body}\n");
    Rule::read(&text, &COUNTING)
}

#[test]
fn what_was_meant_is_said() {
    let why = |body: &str| counting("counter: Things\n", body).unwrap_err().to_string();
    let near = why("fn aftr() { 1 }");
    assert!(near.contains("did you mean `after`?"), "{near}");
    let far = why("fn banking() { 1 }");
    assert!(
        far.contains("the questions are after, table_after"),
        "{far}"
    );
    let part = why("fn after() {\n  let n = 3;\n  n * 1.5\n}");
    assert!(
        part.contains("line 8, column 9: numbers are whole, and `1.5` is not"),
        "{part}"
    );
    let field = why("fn after() {\n  let n = 3;\n  n. * 15\n}");
    assert!(field.contains("name of a property"), "{field}");
}

#[test]
fn what_is_counted_stands_in_the_head() {
    let why = counting("counter: Things\n", "fn table_after() { 1 }").unwrap_err();
    assert!(
        why.line == 6 && why.message.contains("`table-counter: "),
        "{why}"
    );
    let why = counting("", "// counts\nfn after() { 1 }").unwrap_err();
    assert!(why.line == 6 && why.message.contains("`counter: "), "{why}");
    let rule = counting("table-counter: Things\n", "fn table_after() { 1 }").unwrap();
    assert!(rule.counts_table() && !rule.counts_players());
}

#[test]
fn a_count_is_a_whole_number_in_its_bounds() {
    let answer = |said: &str| {
        let rule = counting("counter: Things\n", &format!("fn after() {{ {said} }}"));
        rule.unwrap().number("after", &[])
    };
    assert_eq!(answer("1000000"), Ok(Some(1_000_000)));
    for wrong in ["1000001", "-1", "true", "\"5\"", "9223372036854775807 + 1"] {
        assert!(answer(wrong).is_err(), "{wrong}");
    }
    let why = answer("0 - 1").unwrap_err().message;
    assert!(why.contains("from 0 to 1000000, not with `-1`"), "{why}");
}

#[test]
fn a_mark_before_a_text_is_no_part_of_it() {
    let text = "\u{feff}rule: n\ntitle: N\nabout: It brings.\n---\nfn brings() { 3 }\n";
    let rule = Rule::read(text, &QUESTIONS).unwrap();
    assert!(rule.text().starts_with("rule: n"), "{}", rule.text());
    assert_eq!(rule.line_of("brings"), 5);
}

#[test]
fn an_answer_of_the_wrong_kind_is_told_with_its_line() {
    let rule = counting("counter: Things\n", "// counts\nfn after() { true }").unwrap();
    assert_eq!(rule.number("after", &[]).unwrap_err().line, 7);
}

#[test]
fn whom_a_rule_stands_beside_is_its_head_s_to_say() {
    let rule = |slug: &str, head: &str, body: &str| {
        let text = format!("rule: {slug}\ntitle: {slug}\nabout: It counts.\n{head}---\n{body}\n");
        Rule::read(&text, &QUESTIONS).map(Arc::new)
    };
    let brings = "fn brings() { 3 }";
    let other = rule("other", "", brings).unwrap();
    let more = rule("more", "", "fn brings_more() { 3 }").unwrap();
    let beside = |head: &str, others: &[&Arc<Rule>], stands: &str| {
        let mut all = vec![rule("picky", head, brings).unwrap()];
        all.extend(others.iter().map(|other| Arc::clone(other)));
        crate::without_clash(&all, |slug| slug == stands)
    };
    let why = beside("clashes: bump, other\n", &[&other], "").unwrap_err();
    assert!(
        why.contains("`picky` may not stand beside `other`: line 4"),
        "{why}"
    );
    let why = beside("clashes: bump, other\n", &[&more], "bump").unwrap_err();
    assert!(why.contains("`bump`"), "{why}");
    assert_eq!(beside("clashes: bump, other\n", &[&more], "kill"), Ok(()));
    let why = beside("alone: yes\n", &[&more], "").unwrap_err();
    assert!(
        why.contains("must be alone, and `more` is there too"),
        "{why}"
    );
    assert_eq!(beside("alone: yes\n", &[], "bump"), Ok(()));
    let why = beside("alone: brings\n", &[&more, &other], "").unwrap_err();
    assert!(why.contains("`brings`, and `other` does too"), "{why}");
    assert_eq!(beside("alone: brings\n", &[&more], ""), Ok(()));
    assert_eq!(beside("alone: no\n", &[&other], ""), Ok(()));
    let of_itself = rule("bump", "clashes: bump\n", brings).unwrap();
    assert_eq!(crate::without_clash(&[of_itself], |_| false), Ok(()));
    for wrong in [
        "alone: brings_more\n",
        "alone: Yes!\n",
        "clashes: \n",
        "clashes: A b\n",
    ] {
        assert_eq!(rule("picky", wrong, brings).unwrap_err().line, 4, "{wrong}");
    }
}
