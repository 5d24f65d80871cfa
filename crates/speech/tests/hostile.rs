//! A million questions to rules that mean no good (O5): shipped texts spoiled word by word, and bodies made of what the
//! language has, in all three games. Each is read or refused with a sentence; whatever is asked is answered or fails with
//! one; nothing panics, and what would not end comes to an end.
//!
//! ```text
//! QUESTIONS=1000000 cargo test --release -p speech --test hostile -- --nocapture
//! ```
#![allow(
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "a test that tells what it has asked"
)]

use std::time::{Duration, Instant};

use own::{Fault, Given, Gives, Question, Rule, is_hidden};
use speech::own::{examples, questions};

const GAMES: [&str; 3] = ["wimpout", "cow", "connexion"];
/// How often a rule that is read is asked.
const EACH: u64 = 40;

/// Numbers in an order that looks like luck (`SplitMix64`), the same every time.
struct Luck(u64);

impl Luck {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    fn below(&mut self, most: usize) -> usize {
        usize::try_from(self.next() % most.max(1) as u64).unwrap()
    }

    fn pick<'a, T>(&mut self, all: &'a [T]) -> &'a T {
        &all[self.below(all.len())]
    }
}

/// What came of all that was read and asked.
#[derive(Debug, Default)]
struct Came {
    read: u64,
    refused: u64,
    answered: u64,
    failed: u64,
    longest: Duration,
}

impl Came {
    fn asked(&self) -> u64 {
        self.answered + self.failed
    }
}

/// What bodies are made of: words of the language, numbers at the edges, calls of what a rule is lent.
const WORDS: &[&str] = &[
    "{",
    "}",
    "(",
    ")",
    "[",
    "]",
    ";",
    ",",
    "if",
    "else",
    "while",
    "loop",
    "for i in 0..9",
    "let a =",
    "a",
    "+=",
    "+",
    "-",
    "*",
    "/",
    "%",
    "**",
    "<",
    ">=",
    "==",
    "&&",
    "||",
    "!",
    "true",
    "false",
    "0",
    "1",
    "5",
    "-1",
    "35",
    "9223372036854775807",
    "-9223372036854775808",
    "\"x\"",
    "\"\\u{202e}\"",
    "`${a}`",
    "#{",
    "}.x",
    "return",
    "break",
    "switch",
    "=>",
    "points",
    "me.score",
    "me.count",
    "me.table",
    "card.value",
    "card.kind",
    "word.len",
    "turn.since",
    "game.turn",
    "count(a, 5)",
    "different(a)",
    ".len",
    "[1, 2, 3]",
    ".pad(1000000000, 1)",
    "loop { }",
    "a += a",
    "this",
    "call",
    "eval(\"5\")",
    "sleep(9)",
    "0x7f",
    "1.5",
    "()",
];

/// A shipped text with some of its words replaced, doubled, left out or changed with others.
fn spoiled(text: &str, luck: &mut Luck) -> String {
    let mut words: Vec<String> = text
        .split_inclusive([' ', '\n', '(', ')', ';', ',', '.'])
        .map(str::to_owned)
        .collect();
    for _ in 0..=luck.below(3) {
        let (at, other) = (luck.below(words.len()), luck.below(words.len()));
        match luck.below(5) {
            0 => words[at] = (*luck.pick(WORDS)).to_owned() + " ",
            1 => words.insert(at, words[other].clone()),
            2 => drop(words.remove(at)),
            3 => words.swap(at, other),
            _ => {
                let word = words[other].clone();
                words[at] = word;
            }
        }
        if words.is_empty() {
            break;
        }
    }
    words.concat()
}

/// A rule whose one function is made of words of the language.
fn made(question: &Question, luck: &mut Luck) -> String {
    let count = 1 + luck.below(12);
    let body: Vec<&str> = (0..count).map(|_| *luck.pick(WORDS)).collect();
    let (name, arguments, body) = (question.name, question.arguments.join(", "), body.join(" "));
    let head = "rule: x\ntitle: X\nabout: Y.\ncounter: Z\ntable-counter: W\n---\n";
    match luck.below(3) {
        0 => format!("{head}fn {name}({arguments}) {{ {body} }}\n"),
        1 => format!("{head}fn {name}({arguments}) {{ let a = 5; {body}; a }}\n"),
        _ => format!(
            "{head}fn {name}({arguments}) {{ let a = [1, 2]; for i in 0..50 {{ {body}; }} 5 }}\n"
        ),
    }
}

/// A number, mostly as games have them.
fn number(luck: &mut Luck) -> i64 {
    match luck.below(12) {
        0 => i64::MAX,
        1 => i64::MIN,
        2 => -1,
        _ => i64::try_from(luck.next() % 600).unwrap(),
    }
}

/// What stands under each name that is told with fields.
const FIELDS: [(&str, &[&str]); 6] = [
    (
        "me",
        &[
            "score", "count", "table", "opened", "cash", "hand", "cows", "points", "city", "cards",
            "words", "longest", "alphabet",
        ],
    ),
    (
        "turn",
        &[
            "cubes",
            "sun",
            "clearing",
            "all_scored",
            "since",
            "exploded",
            "own",
            "won",
            "city",
            "played",
        ],
    ),
    ("card", &["kind", "price", "value"]),
    ("word", &["text", "len"]),
    (
        "place",
        &["card", "position", "neighbours", "beside", "turn"],
    ),
    (
        "game",
        &["turn", "cities", "pot", "table", "most", "words", "pile"],
    ),
];

/// What is told under a name.
fn given(name: &str, luck: &mut Luck) -> Given {
    if let Some((_, fields)) = FIELDS.iter().find(|(known, _)| *known == name) {
        return Given::Named(
            fields
                .iter()
                .map(|field| (*field, plain(field, luck)))
                .collect(),
        );
    }
    plain(name, luck)
}

/// What is told under a name without fields, now and then of another kind.
fn plain(name: &str, luck: &mut Luck) -> Given {
    match (name, luck.below(20)) {
        (_, 0) => Given::Text("\u{202e}\n".repeat(luck.below(200))),
        (_, 1) => Given::List(Vec::new()),
        ("faces" | "clearing" | "own" | "other", _) => {
            Given::List((0..luck.below(6)).map(|_| number(luck)).collect())
        }
        ("kind" | "text" | "beside" | "card" | "by_the_book", _) => {
            Given::Text((*luck.pick(&["spy", "plain", "mu", "going", ""])).to_owned())
        }
        ("sun" | "all_scored" | "opened" | "city", _) => Given::Flag(luck.below(2) == 0),
        _ => Given::Number(number(luck)),
    }
}

/// A sentence that may be shown anywhere.
fn is_sentence(why: &Fault) {
    let said = why.to_string();
    let plain = !said.contains(|c: char| c.is_control() || is_hidden(c));
    assert!(plain && (5..600).contains(&said.len()), "{said:?}");
}

/// Asks a rule what it answers, again and again.
fn ask(rule: &Rule, came: &mut Came, luck: &mut Luck) {
    let answered: Vec<_> = rule.answered().collect();
    for _ in 0..EACH {
        let Some(question) = answered.get(luck.below(answered.len())) else {
            return;
        };
        let told: Vec<_> = question
            .arguments
            .iter()
            .map(|name| given(name, luck))
            .collect();
        let began = Instant::now();
        let said = match question.gives {
            Gives::Weights => rule.weights(question.name, &told).map(drop),
            Gives::Flag => rule.flag(question.name, &told).map(drop),
            Gives::Word(_) => rule.word(question.name, &told).map(drop),
            Gives::Number(..) | Gives::Count => rule.number(question.name, &told).map(drop),
        };
        came.longest = came.longest.max(began.elapsed());
        match said {
            Ok(()) => came.answered += 1,
            Err(why) => {
                is_sentence(&why);
                came.failed += 1;
            }
        }
    }
}

#[test]
fn rules_that_mean_no_good_are_asked() {
    let goal = std::env::var("QUESTIONS").map_or(20_000, |n| n.parse().unwrap());
    let (mut came, mut luck) = (Came::default(), Luck(1));
    while came.asked() < goal {
        let game = *luck.pick(&GAMES);
        let text = match luck.below(3) {
            0 => made(luck.pick(questions(game)), &mut luck),
            _ => spoiled(luck.pick(examples(game)).1, &mut luck),
        };
        match Rule::read(&text, questions(game)) {
            Ok(rule) => {
                came.read += 1;
                ask(&rule, &mut came, &mut luck);
            }
            Err(why) => {
                came.refused += 1;
                is_sentence(&why);
            }
        }
    }
    println!("{came:?}");
    // It looks at something only if much is read, answered and failed.
    assert!(came.read > came.refused / 20, "{came:?}");
    assert!(
        came.answered > goal / 5 && came.failed > goal / 20,
        "{came:?}"
    );
}
