//! Each question that a rule of a table's own may answer is heard in a record that is kept: without the answer the game would
//! have gone otherwise (O13). Whoever changes how one is asked breaks a record, then, not only a test of that question.

use std::collections::BTreeSet;

use table::{Record, Settings, Step, Value};

use crate::golden::{GAMES, digests, kept};

/// An answer of each game from which nothing comes: a text has to answer something.
const NOTHING: [(&str, &str, &str); 3] = [
    ("wimpout", "bonus", "fn bonus(points, me) { 0 }"),
    ("cow", "bonus", "fn bonus(turn, me) { 0 }"),
    ("connexion", "scoring", "fn scoring(me) { 0 }"),
];

/// What goes together: nothing is drawn of which nothing comes, and nothing comes of what is not drawn.
const DRAWING: [&str; 3] = ["draw", "after_draw", "table_after_draw"];

/// A text without its answer to a question; without all about what is drawn, where nothing is drawn.
fn without(text: &str, question: &str, game: &str) -> String {
    if question == DRAWING[0] {
        let [draw, mine, ours] = DRAWING;
        let counted = cut(&cut(text, mine, game), ours, game);
        return cut(&counted, draw, game);
    }
    cut(text, question, game)
}

fn cut(text: &str, question: &str, game: &str) -> String {
    let Some(begins) = text.find(&format!("\nfn {question}(")) else {
        return text.to_owned();
    };
    let rest = &text[begins + 1..];
    let ends = rest.find("\nfn ").map_or("", |at| &rest[at..]);
    let left = format!("{}{ends}\n", &text[..begins]);
    let (_, nothing, answer) = NOTHING.iter().find(|(of, ..)| *of == game).unwrap();
    let answers = left.contains(&format!("\nfn {nothing}("));
    if answers {
        left
    } else {
        format!("{left}{answer}\n")
    }
}

/// A record in which nothing answers a question; none where nothing did.
fn unanswered(record: &Record, question: &str) -> Option<Record> {
    let mut left = record.clone();
    let proposed = left.steps.iter_mut().filter_map(|step| match step {
        Step::Propose { propose, .. } => Some(propose),
        _ => None,
    });
    let sets = std::iter::once(&mut left.header.rules).chain(proposed);
    let mut has = false;
    for value in sets.flat_map(|Settings(set)| set.values_mut()) {
        if let Value::Word(text) = value {
            let other = without(text, question, &record.header.game);
            has |= *text != other;
            *text = other;
        }
    }
    has.then_some(left)
}

/// Whether a record that goes like `this` would have gone otherwise if nothing in it answered a question: to another end, or not at
/// all, since somebody did what is not allowed then.
fn hears(record: &Record, this: &str, question: &str) -> bool {
    let Some(left) = unanswered(record, question) else {
        return false;
    };
    match digests(&left) {
        Ok(other) => other != this,
        // A text that cannot be read without it says nothing of what was heard.
        Err(why) => !why.message.starts_with("the rule `"),
    }
}

/// The questions of its game that a record hears.
pub(super) fn heard(record: &Record) -> Vec<&'static str> {
    let questions = speech::own::questions(&record.header.game).iter();
    let names = questions.map(|question| question.name);
    let this = digests(record).unwrap();
    names.filter(|name| hears(record, &this, name)).collect()
}

#[test]
fn every_question_is_heard_in_a_record_that_is_kept() {
    for game in ["wimpout", "cow", "connexion"] {
        let names = GAMES.iter().map(|(name, ..)| *name);
        let mut all = BTreeSet::new();
        for name in names.filter(|name| name.split('-').next() == Some(game)) {
            let some = heard(&Record::parse(&kept(name)).unwrap());
            assert!(!some.is_empty(), "{name}: nothing is heard");
            all.extend(some);
        }
        let asked = speech::own::questions(game).iter();
        let asked = asked.map(|question| question.name);
        let unheard: Vec<&str> = asked.filter(|name| !all.contains(name)).collect();
        assert_eq!(unheard, Vec::<&str>::new(), "{game}");
    }
}

#[test]
fn every_text_that_is_shipped_is_in_a_record_that_is_kept() {
    for game in ["wimpout", "cow", "connexion"] {
        for (shipped, _) in speech::own::examples(game) {
            let mut kept = GAMES.iter().filter(|(name, ..)| name.starts_with(game));
            let played = kept.any(|(_, first, then)| [*first, *then].concat().contains(shipped));
            assert!(played, "{game} {shipped}");
        }
    }
}
