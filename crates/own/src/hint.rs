//! What of a text seems to be of no use (O7): said to whoever writes it, never refused.

use crate::watched::Watched;
use crate::{Fault, Head, Question};

/// No more lines are named.
const MOST_LINES: usize = 3;

/// Something of no use.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint {
    /// Nothing that was asked came to this line of the text.
    Unreached(usize),
    /// The head says what is counted, and no function counts.
    NothingCounted(String),
    /// This line looks at what is counted, and the head lacks this field, which says what.
    Uncounted(&'static str, usize),
    /// The head has values, and no function asks which is chosen.
    NeverChosen,
    /// This question has never been answered, for this reason.
    NeverAnswers(&'static str, Fault),
    /// This line has a `^`, which is no power.
    NoPower(usize),
    /// It has not been answered always.
    SometimesFails(&'static str, Fault),
    /// This line compares a field with a word that it never was.
    NoSuchWord {
        /// The line of the text.
        line: usize,
        /// The name of the field.
        field: &'static str,
        /// The word.
        word: String,
        /// What the field was.
        words: Vec<String>,
    },
}

/// What is of no use in a text whose functions begin in line `first` and answer `answers`.
pub(crate) fn of(
    head: &Head,
    text: &str,
    first: usize,
    answers: &[&Question],
    watched: Option<&Watched>,
) -> Vec<Hint> {
    let mut hints = Vec::new();
    let body = || text.lines().skip(first - 1).map(without_comment);
    if !head.values.is_empty() && !body().any(|line| line.contains("chosen(")) {
        hints.push(Hint::NeverChosen);
    }
    let counts = |of_table: bool| {
        let mut answers = answers.iter();
        answers.any(|question| question.counts_of_table() == Some(of_table))
    };
    if !head.counter.is_empty() && !counts(false) {
        hints.push(Hint::NothingCounted(head.counter.clone()));
    }
    if !head.table_counter.is_empty() && !counts(true) {
        hints.push(Hint::NothingCounted(head.table_counter.clone()));
    }
    let lines = || (first..).zip(body());
    for (field, what, title) in [
        ("counter", ".count", &head.counter),
        ("table-counter", ".table", &head.table_counter),
    ] {
        let looks = title.is_empty().then(lines).into_iter().flatten();
        let mut looks = looks.filter(|(_, code)| looks_at(code, what));
        hints.extend(looks.next().map(|(line, _)| Hint::Uncounted(field, line)));
    }
    let powers = lines().filter(|(_, code)| without_texts(code).contains('^'));
    hints.extend(powers.take(1).map(|(line, _)| Hint::NoPower(line)));
    let unreached = |watched: &Watched| {
        let lines = (1..).zip(body());
        let dead = lines.filter(|(line, code)| is_code(code) && !watched.lines.contains(line));
        let dead = dead.map(|(line, _)| Hint::Unreached(line + first - 1));
        dead.take(MOST_LINES).collect::<Vec<_>>()
    };
    hints.extend(watched.into_iter().flat_map(unreached));
    let missing = |watched: &Watched| {
        let missing = lines().flat_map(|(line, code)| watched.words.missing(line, code));
        missing.take(MOST_LINES).collect::<Vec<_>>()
    };
    hints.extend(watched.into_iter().flat_map(missing));
    hints.extend(watched.into_iter().flat_map(Watched::failed).map(fails));
    hints
}

/// A question has had no answer, always or once.
fn fails((question, always, why): (&'static str, bool, &Fault)) -> Hint {
    if always {
        Hint::NeverAnswers(question, why.clone())
    } else {
        Hint::SometimesFails(question, why.clone())
    }
}

/// Whether a field is taken out of something here, not a function called.
fn looks_at(code: &str, field: &str) -> bool {
    code.match_indices(field).any(|(at, _)| {
        let after = &code[at + field.len()..];
        let goes_on = after.starts_with(|c: char| c.is_alphanumeric() || c == '_');
        !goes_on && !after.trim_start().starts_with('(')
    })
}

fn without_comment(line: &str) -> &str {
    line.split("//").next().unwrap_or_default().trim()
}

/// What stands outside of the texts in a line.
fn without_texts(code: &str) -> String {
    code.split('"').step_by(2).collect()
}

/// Whether a line does something by itself: no heads of functions, brackets, `else`.
fn is_code(line: &str) -> bool {
    let is_head = line.starts_with("fn ") || line.starts_with("private fn ");
    let opens = line.ends_with('{') && (is_head || line.starts_with("} else {"));
    line.contains(char::is_alphanumeric) && !opens && line != "else {" && line != "} else {"
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Given, Question, Rule};

    const ASKED: &[Question] = &[Question {
        name: "banking",
        arguments: &["points"],
        ..Question::NUMBER
    }];

    fn hints(head: &str, body: &str) -> Vec<Hint> {
        let text = format!("rule: x\ntitle: X\nabout: y\n{head}---\n{body}\n");
        let rule = Rule::read(&text, ASKED).unwrap().watched();
        for points in (5..=100).step_by(5) {
            drop(rule.number("banking", &[Given::Number(points)]));
        }
        rule.hints()
    }

    #[test]
    fn a_question_that_is_never_or_not_always_answered_is_named() {
        let hint = |body| hints("", body).pop();
        let always = hint("fn banking(points) { loop { points += 1; } }");
        assert!(
            matches!(&always, Some(Hint::NeverAnswers("banking", why)) if why.line == 5),
            "{always:?}"
        );
        let once = hint("fn banking(points) { if points == 50 { true } else { 5 } }");
        assert!(
            matches!(once, Some(Hint::SometimesFails("banking", _))),
            "{once:?}"
        );
    }

    #[test]
    fn a_line_that_nothing_comes_to_is_named() {
        let body = "fn banking(points) {\n  if points > 50 {\n    10\n  } else if points > 500 {\n    20\n  } else {\n    0\n  }\n}";
        assert_eq!(hints("", body), [Hint::Unreached(9)]);
        assert_eq!(hints("", &body.replace("> 500", "> 40")), []);
        let helper = "fn banking(points) { 5 }\nprivate fn never(points) {\n  points // ever\n}";
        assert_eq!(hints("", helper), [Hint::Unreached(7)]);
        let after = "fn banking(points) {\n  return 5;\n  10\n}";
        assert_eq!(hints("", after), [Hint::Unreached(7)]);
    }

    #[test]
    fn a_sign_that_is_no_power_is_named() {
        let body = "fn banking(points) {\n  // 5 ^ 2\n  has(\"^\", \"a\");\n  points ^ 2\n}";
        assert_eq!(hints("", body).first(), Some(&Hint::NoPower(8)));
        assert!(!hints("", &body.replace("points ^", "points *")).contains(&Hint::NoPower(8)));
    }

    #[test]
    fn what_is_looked_at_and_never_counted_is_named() {
        let body =
            "fn banking(points) {\n  let me = #{ count: 1, table: 2 };\n  me.count + me.table\n}";
        let wanted = [
            Hint::Uncounted("counter", 7),
            Hint::Uncounted("table-counter", 7),
        ];
        assert_eq!(hints("", body), wanted);
        // A line more in the head, a line further down.
        let table = Hint::Uncounted("table-counter", 8);
        let counter = Hint::NothingCounted("Things".to_owned());
        assert_eq!(hints("counter: Things\n", body), [counter, table]);
        let calls = "fn banking(points) {\n  [points].count(5) // me.count\n}";
        assert_eq!(hints("", calls), []);
    }

    #[test]
    fn a_counter_that_nothing_counts_and_values_that_nothing_asks_for_are_named() {
        let body = "fn banking(points) { 5 }";
        let counter = Hint::NothingCounted("Things".to_owned());
        assert_eq!(hints("counter: Things\n", body), [counter]);
        assert_eq!(hints("values: 5, 10\n", body), [Hint::NeverChosen]);
        assert_eq!(
            hints("values: 5, 10\n", "fn banking(points) { chosen() }"),
            []
        );
    }
}
