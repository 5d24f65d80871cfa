//! Texts that mean no good: each is refused or fails with a sentence, and what was asked comes to an end (O5). That
//! it does so within some steps is what the test relies on: a text that went on for ever would hold it for ever.

use own::{Given, Question, Rule};
use proptest::prelude::*;

const ASKED: &[Question] = &[Question {
    name: "banking",
    arguments: &["points"],
    ..Question::NUMBER
}];

fn whole(body: &str) -> String {
    format!("rule: x\ntitle: X\nabout: y\n---\n{body}\n")
}

/// What reading or asking came to.
fn comes_to(body: &str) -> Result<Option<i64>, String> {
    let rule = Rule::read(&whole(body), ASKED).map_err(|why| why.to_string())?;
    rule.number("banking", &[Given::Number(35)])
        .map_err(|why| why.to_string())
}

/// Bodies of the one function that must fail.
const BAD: [&str; 52] = [
    "loop { }",
    "while true { }",
    "for i in 0..1000000000 { }",
    "let i = 0; do { i += 1; } while i >= 0; i",
    "banking(points)",
    "banking(points + 1)",
    "let a = [1]; loop { a += a; }",
    "let a = [1]; loop { a.push(a); }",
    "let s = \"x\"; loop { s += s; }",
    "let m = #{}; let i = 0; loop { m[`k${i}`] = i; i += 1; }",
    "let a = []; a.pad(1000000000, 1); 5",
    "\"x\".pad(1000000000, \"y\"); 5",
    "9223372036854775807 + points",
    "-9223372036854775807 - points",
    "9223372036854775807 * points",
    "points / 0",
    "points % 0",
    "2 ** 10000",
    "points()",
    "sleep(9999); 5",
    "sleep(99999999999); 5",
    "eval(\"5\")",
    "call(\"banking\", 5)",
    "Fn(\"banking\").call(points)",
    "|x| x + 1",
    "let f = |x| x; f.call(5)",
    "import \"fs\" as fs; 5",
    "export points; 5",
    "print(\"hello\"); 5",
    "debug(points); 5",
    "timestamp()",
    "rand()",
    "rand(1, 6)",
    "open_file(\"/etc/passwd\")",
    "points.x",
    "points[0]",
    "[1, 2][7]",
    "[1, 2][\"a\"]",
    "nobody_knows",
    "nobody_knows(5)",
    "throw \"no\"",
    "throw 5",
    "\"5\"",
    "true",
    "()",
    "[5]",
    "#{a: 5}",
    "'a'",
    "1.5",
    "let this = 5; this",
    "global::x",
    "is_def_fn(\"banking\", 1); 5",
];

#[test]
fn each_of_these_ends_with_a_sentence() {
    for body in BAD {
        let came = comes_to(&format!("fn banking(points) {{ {body} }}"));
        let why = came.expect_err(body);
        assert!(why.len() > 10 && why.len() < 400, "{body}: {why}");
    }
}

#[test]
fn texts_as_a_whole_are_refused() {
    let deep = format!(
        "fn banking(points) {{ {}1{} }}",
        "(".repeat(8000),
        ")".repeat(8000)
    );
    let many: Vec<String> = (0..40)
        .map(|n| format!("private fn f{n}() {{ {n} }}\n"))
        .collect();
    let many = many.concat();
    let nested = format!(
        "fn banking(points) {{ {} 5 {} }}",
        "if true {".repeat(200),
        "} else { 0 }".repeat(200)
    );
    for body in [
        deep.as_str(),
        nested.as_str(),
        &format!("{many} fn banking(points) {{ 5 }}"),
        "fn banking(points) { 5",
        "fn banking(a, b) { 5 }",
        "fn Banking(points) { 5 }",
        "fn banking(points) { 5 } fn banking(points) { 10 }",
        "",
        "let x = 5;",
    ] {
        let why = comes_to(body).expect_err(body);
        assert!(why.len() > 10 && why.len() < 400, "{why}");
    }
}

#[test]
fn the_line_of_what_does_not_end_is_named() {
    let why =
        comes_to("fn banking(points) {\n  let n = 0;\n  while n >= 0 {\n    n += 1;\n  }\n  n\n}")
            .unwrap_err();
    assert!(
        why.starts_with("line 7") || why.starts_with("line 8"),
        "{why}"
    );
    assert!(why.contains("does not come to an end"), "{why}");
}

#[test]
fn an_answer_is_the_same_every_time() {
    let body = "fn banking(points) { let sum = 0; for i in 0..20 { sum += i * points; } sum }";
    let rule = Rule::read(&whole(body), ASKED).unwrap();
    let ask = || rule.number("banking", &[Given::Number(35)]);
    assert_eq!(ask(), Ok(Some(190 * 35)));
    assert_eq!(ask(), ask());
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, ..ProptestConfig::default() })]

    /// Any text at all is read or refused, and what is read answers or fails: never a panic, always an end.
    #[test]
    fn any_text_ends(words in proptest::collection::vec(
        prop_oneof![
            Just("fn banking(points) {"), Just("}"), Just("{"), Just("if"), Just("else"), Just("loop"), Just("while"),
            Just("points"), Just("let a ="), Just("a"), Just("+="), Just("+"), Just("*"), Just("["), Just("]"), Just("("),
            Just(")"), Just(";"), Just("5"), Just("\"x\""), Just("for i in 0..9"), Just("return"), Just("=="), Just("#{"),
            Just("count(a, 5)"), Just("different(a)"), Just("break"), Just("switch points {"), Just("=>"), Just(","),
        ],
        0..40,
    )) {
        let _ = comes_to(&words.join(" "));
        let _ = comes_to(&format!("fn banking(points) {{ {} }}", words.join(" ")));
    }
}
