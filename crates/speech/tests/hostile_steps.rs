//! Texts that would use up time or memory, at every question of all three games (O5): each is refused or fails with a sentence
//! within the steps of one question. Steps are counted, not time.
#![allow(
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "a test that tells what it has asked"
)]

use own::{Fault, Given, Gives, Question, Rule, is_hidden, measured};
use speech::own::questions;

const GAMES: [&str; 3] = ["wimpout", "cow", "connexion"];
/// A question comes to its end within 500 steps (docs/OWN-RULES.md). It may be asked twice: without the long part of what it is
/// told, and with it.
const MOST_STEPS: u64 = 2 * 500;

/// Bodies that never come to an answer, and the helpers that they call.
const HOSTILE: [(&str, &str); 14] = [
    ("loop { }", ""),
    ("let a = 1; while a > 0 { a += 1; } a", ""),
    ("for i in 0..9223372036854775807 { } 5", ""),
    (
        "for a in 0..99 { for b in 0..99 { for c in 0..99 { } } } 5",
        "",
    ),
    ("let a = \"x\"; loop { a += a; }", ""),
    ("let a = [1, 2]; loop { a += a; }", ""),
    ("let a = []; loop { a.push(1); }", ""),
    ("let a = [1]; loop { a = [a, a]; }", ""),
    ("let a = [1]; a.pad(1000000000, 1); a.len()", ""),
    ("let a = \"x\"; a.pad(1000000000, \"y\"); a.len", ""),
    ("let a = 5; loop { a = a * a; }", ""),
    ("deep(0)", "private fn deep(n) { deep(n + 1) }"),
    (
        "wide(0)",
        "private fn wide(n) { if n > 40 { 0 } else { wide(n + 1) + wide(n + 1) } }",
    ),
    ("let a = #{}; loop { a.x = a; }", ""),
];

fn text(question: &Question, (body, helper): (&str, &str)) -> String {
    let (name, arguments) = (question.name, question.arguments.join(", "));
    format!(
        "rule: x\ntitle: X\nabout: Y.\ncounter: Z\ntable-counter: W\n---\nfn {name}({arguments}) {{ {body} }}\n{helper}\n"
    )
}

/// A sentence that may be shown anywhere.
fn is_sentence(why: &Fault) {
    let said = why.to_string();
    let plain = !said.contains(|c: char| c.is_control() || is_hidden(c));
    assert!(plain && (5..600).contains(&said.len()), "{said:?}");
}

/// Asks one question once; what is wrong with the answer.
fn asked(rule: &Rule, question: &Question) -> Result<(), Fault> {
    let told: Vec<Given> = question
        .arguments
        .iter()
        .map(|_| Given::Number(5))
        .collect();
    match question.gives {
        Gives::Weights => rule.weights(question.name, &told).map(drop),
        Gives::Flag => rule.flag(question.name, &told).map(drop),
        Gives::Word(_) => rule.word(question.name, &told).map(drop),
        Gives::Number(..) | Gives::Count => rule.number(question.name, &told).map(drop),
    }
}

#[test]
fn every_question_ends_within_its_steps_whatever_a_text_does() {
    let (mut read, mut refused, mut most) = (0_u32, 0_u32, 0);
    for game in GAMES {
        for question in questions(game) {
            for hostile in HOSTILE {
                let text = text(question, hostile);
                let (rule, steps) = measured(|| Rule::read(&text, questions(game)));
                assert!(steps <= MOST_STEPS, "{game} {text}: {steps} steps to read");
                let rule = match rule {
                    Ok(rule) => rule,
                    Err(why) => {
                        is_sentence(&why);
                        refused += 1;
                        continue;
                    }
                };
                let (answer, steps) = measured(|| asked(&rule, question));
                is_sentence(&answer.expect_err(&text));
                assert!(steps <= MOST_STEPS, "{game} {text}: {steps} steps");
                (read, most) = (read + 1, steps.max(most));
            }
        }
    }
    println!("{read} read, {refused} refused, {most} steps at most");
    // It looks at something only if most are read and asked.
    assert!(
        read > 5 * refused && most > 400,
        "{read}, {refused}, {most}"
    );
}
