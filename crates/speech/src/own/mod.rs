//! Rules of the table's own: what is said where they are written, what they do (O7, O8), and when they act.

pub(crate) mod connexion;
pub(crate) mod cow;
mod shipped;
pub(crate) mod wimpout;

use own::{Fault, Gives, Head, Hint, Question};
use table::Seat;

pub(crate) use self::shipped::by_name;
use self::shipped::by_title;
pub use self::shipped::{counter, head, in_tongue, keys};
use crate::line::Line;
use crate::names::Names;
use crate::printed::printed;
use crate::refused::refused;
use crate::sentence::Sentence;
use crate::tongue::Tongue;

sentences! { pub:
    /// The page of the house's shelf.
    ShelfTitle = "own-shelf-title" { game: Line }
    /// What stands there.
    ShelfIntro = "own-shelf-intro" {}
    /// Nothing stands there.
    ShelfEmpty = "own-shelf-empty" {}
    /// By how many tables one was adopted, and who has published it.
    Shelved = "own-shelved" { n: u32, by: Line }
    /// How it is proposed.
    ShelfTake = "own-shelf-take" { name: Line }
    /// The link that puts it where rules are written.
    ShelfCopy = "own-shelf-copy" {}
    /// The link to the file.
    ShelfFile = "own-shelf-file" {}
    /// The field for the name of one.
    FromShelf = "own-from-shelf" {}
    /// The button that puts one there.
    Publish = "own-publish" {}
    /// One has been put there.
    Published = "own-published" { name: Line }
    /// One of them, in a list.
    OnTheShelf = "own-on-the-shelf" { name: Line, title: Line, n: u32 }
    /// The page on which a rule is written.
    Title = "own-title" { game: Line }
    /// What such a rule is.
    Intro = "own-intro" {}
    /// Where bots' games go on that are played on by hand.
    FirstActs = "own-first-acts" { game: u32, step: u32 }
    /// Nothing was told of the rule in those games.
    NeverActs = "own-never-acts" {}
    /// The field for the text.
    Text = "own-text" {}
    /// The button that reads it.
    Check = "own-check" {}
    /// The text can be played.
    ReadsWell = "own-reads-well" { title: Line }
    /// The text cannot be played.
    ReadsBadly = "own-reads-badly" { why: Line }
    /// What it does.
    WhatItDoes = "own-what-it-does" {}
    /// Texts to begin with.
    Examples = "own-examples" {}
    /// The questions that a game asks.
    Questions = "own-questions" {}
    /// Where to go on with it.
    GoOn = "own-go-on" {}
    /// The game asks nothing yet.
    NoQuestions = "own-no-questions" { game: Line }
    /// The link to the page.
    WriteOne = "own-write-one" {}
    /// At a table: those in force.
    InForce = "own-in-force" {}
    /// The button that proposes to drop one.
    Drop = "own-drop" { title: Line }
    /// The field for another of its values.
    AnotherValue = "own-another-value" {}
    /// Beside a text: which of its values it is played with.
    Value = "own-value" {}
    /// The button that proposes it.
    ProposeIt = "own-propose-it" {}
    /// On a form: the field for a new one.
    AddOne = "own-add-one" {}
    /// By telnet: what is typed next is a text.
    PasteNow = "own-paste-now" {}
    /// By telnet: no text after all.
    GivenUp = "own-given-up" {}
    /// By telnet: more than a rule may have.
    TooLong = "own-too-long" { most: u32 }
    /// By telnet: a line of the text was too long to be kept.
    LineLost = "own-line-lost" {}
    /// By telnet: that is done at a table.
    AtATable = "own-at-a-table" {}
    /// By telnet: the table has none.
    NoneInForce = "own-none-in-force" {}
    /// In a terminal of one's own: the words with which one is read, measured and put to the vote.
    Here = "own-here" {}
    /// By telnet: the names of texts to begin with.
    NewOnes = "own-new-ones" { names: Line }
    /// What a question is answered with.
    Answer = "own-answer" { gives: Line }
    /// A question that is answered with yes or no.
    TrueOrFalse = "own-true-or-false" {}
    /// One that is answered with a number.
    AWholeNumber = "own-a-whole-number" { least: i64, most: i64 }
    /// One of every so many numbers.
    AMultiple = "own-a-multiple" { step: i64, least: i64, most: i64 }
    /// One of some words.
    OneWord = "own-one-word" { words: Line }
    /// Something came of one.
    Decided = "own-decided" { rule: Line }
    /// What one counts of a player has changed.
    CountedOf = "own-counted" { seat: Seat, rule: Line, counter: Line, count: u32 }
    /// The same of the table.
    CountedOfAll = "own-counted-all" { rule: Line, counter: Line, count: u32 }
    /// One could not answer.
    Failed = "own-failed" { rule: Line, line: u32, why: Line }
    /// Nothing that was asked came to a line of it.
    Unreached = "own-unreached" { line: u32 }
    /// Nothing is counted that the head says is.
    NothingCounted = "own-nothing-counted" { counter: Line }
    /// Nothing asks which value is chosen.
    NeverChosen = "own-never-chosen" {}
    /// It never does anything.
    Nothing = "own-nothing" {}
    /// It could not answer a question once.
    Fails = "own-fails" { question: Line, why: Line }
    /// It never could.
    NeverAnswers = "own-never-answers" { question: Line, why: Line }
    /// Among which values a table chooses; the first is the usual one.
    Values = "own-values" { values: Line, usual: Line }
}

/// A text that has been read: what it is called, and what it does.
#[derive(Clone, Debug)]
pub struct Read {
    head: Head,
    effect: Effect,
    hints: Vec<Hint>,
}

/// What a rule does, by its game.
#[derive(Clone, Debug)]
enum Effect {
    Wimpout(::wimpout::Effect),
    Cow(::cow::OwnEffect),
    Connexion(::connexion::OwnEffect),
}

/// Reads a text for a game and finds out what it does: thousands of small questions, so it is done where nobody waits.
///
/// # Errors
/// What is wrong with it, and where.
pub fn read(game: &str, text: &str) -> Result<Read, Fault> {
    let (rule, effect) = match game {
        "cow" => {
            let rule = ::cow::text_of(text)?.watched();
            let effect = Effect::Cow(::cow::OwnEffect::of(&rule));
            (rule, effect)
        }
        "connexion" => {
            let rule = ::connexion::text_of(text)?.watched();
            let effect = Effect::Connexion(::connexion::OwnEffect::of(&rule));
            (rule, effect)
        }
        _ => {
            let rule = ::wimpout::text_of(text)?.watched();
            let effect = Effect::Wimpout(::wimpout::Effect::of(&rule));
            (rule, effect)
        }
    };
    rule.answers_something()?;
    let (head, hints) = (rule.head().clone(), rule.hints());
    Ok(Read {
        head,
        effect,
        hints,
    })
}

/// That a text cannot be played, and why, with its place.
#[must_use]
pub fn badly(why: &Fault, names: Names<'_>) -> Line {
    let why = because(why, names);
    ReadsBadly { why }.line(names)
}

/// What is wrong with a text, and where, in the reader's words.
fn because(why: &Fault, names: Names<'_>) -> Line {
    refused(&why.to_string(), names.tongue()).as_ref().into()
}

/// What a game asks rules of one's own.
#[must_use]
pub fn questions(game: &str) -> &'static [Question] {
    match game {
        "wimpout" => ::wimpout::QUESTIONS,
        "cow" => ::cow::QUESTIONS,
        "connexion" => ::connexion::QUESTIONS,
        _ => &[],
    }
}

/// What a question asks and when, in a language; what it is answered with.
#[must_use]
pub fn asked(game: &str, question: &Question, tongue: Tongue) -> [String; 2] {
    let id = format!("{game}-asks-{}", question.name);
    let about = printed(&id, "", question.about, tongue);
    let names = Names::new(&[], None).in_tongue(tongue);
    let gives = match question.gives {
        Gives::Flag => TrueOrFalse {}.line(names),
        Gives::Word(words) => {
            let words = format!("\"{}\"", words.join("\", \"")).into();
            OneWord { words }.line(names)
        }
        Gives::Count => {
            let (least, most) = (0, own::MOST_COUNTED.into());
            AWholeNumber { least, most }.line(names)
        }
        Gives::Number(least, most, 1) => AWholeNumber { least, most }.line(names),
        Gives::Number(least, most, step) => AMultiple { step, least, most }.line(names),
    };
    [about.to_owned(), Answer { gives }.line(names).to_string()]
}

/// Texts to begin with, by their names.
#[must_use]
pub fn examples(game: &str) -> &'static [(&'static str, &'static str)] {
    match game {
        "wimpout" => &::wimpout::OWN_EXAMPLES,
        "cow" => &::cow::OWN_EXAMPLES,
        "connexion" => &::connexion::OWN_EXAMPLES,
        _ => &[],
    }
}

impl Read {
    /// What it is called and says.
    #[must_use]
    pub fn head(&self) -> &Head {
        &self.head
    }

    /// The same in the words of a reader, where it is ours.
    #[must_use]
    pub fn head_in(&self, tongue: Tongue) -> Head {
        in_tongue(&self.head, tongue)
    }

    /// What it does, a sentence a line.
    #[must_use]
    pub fn lines(&self, names: Names<'_>) -> Vec<Line> {
        let head = self.head_in(names.tongue());
        let (mut lines, nothing) = match &self.effect {
            Effect::Wimpout(effect) => (
                wimpout::lines(&head, &effect.found, names),
                effect.is_nothing(),
            ),
            Effect::Cow(effect) => (cow::lines(&head, &effect.found, names), effect.is_nothing()),
            Effect::Connexion(effect) => (
                connexion::lines(&head, &effect.found, names),
                effect.is_nothing(),
            ),
        };
        lines.extend(nothing.then(|| Nothing {}.line(names)));
        lines.extend(self.values(names));
        lines.extend(self.hints.iter().map(|hint| told(hint, names)));
        lines
    }

    /// Among which values a table chooses, where there are some.
    fn values(&self, names: Names<'_>) -> Option<Line> {
        let usual = self.head.values.first()?.as_str().into();
        let values = self.head.values.join(", ").into();
        Some(Values { values, usual }.line(names))
    }
}

fn told(hint: &Hint, names: Names<'_>) -> Line {
    match hint {
        Hint::Unreached(line) => {
            let line = u32::try_from(*line).unwrap_or(u32::MAX);
            Unreached { line }.line(names)
        }
        Hint::NothingCounted(counter) => {
            let counter = counter.as_str().into();
            NothingCounted { counter }.line(names)
        }
        Hint::NeverChosen => NeverChosen {}.line(names),
        Hint::NeverAnswers(question, why) => {
            let (question, why) = ((*question).into(), because(why, names));
            NeverAnswers { question, why }.line(names)
        }
        Hint::SometimesFails(question, why) => {
            let (question, why) = ((*question).into(), because(why, names));
            Fails { question, why }.line(names)
        }
    }
}

/// What a rule is called, by its English title.
pub(crate) fn called(rule: &str, names: Names<'_>) -> Line {
    by_title(rule, "", names.tongue()).0.into()
}

/// Something has come of a rule.
pub(crate) fn decided(rule: &str, names: Names<'_>) -> Line {
    let rule = called(rule, names);
    Decided { rule }.line(names)
}

/// What a rule counts has changed: of a seat, or of the table.
pub(crate) fn counted(
    seat: Option<Seat>,
    (rule, counter): (&str, &str),
    count: u32,
    names: Names<'_>,
) -> Line {
    let (rule, counter) = by_title(rule, counter, names.tongue());
    let (rule, counter) = (rule.into(), counter.into());
    match seat {
        Some(seat) => CountedOf {
            seat,
            rule,
            counter,
            count,
        }
        .line(names),
        None => CountedOfAll {
            rule,
            counter,
            count,
        }
        .line(names),
    }
}

/// A rule could not answer.
pub(crate) fn failed(rule: &str, line: usize, why: &str, names: Names<'_>) -> Line {
    Failed {
        rule: called(rule, names),
        line: u32::try_from(line).unwrap_or(u32::MAX),
        why: refused(why, names.tongue()).as_ref().into(),
    }
    .line(names)
}

fn with(first: Line, some: impl Iterator<Item = Line>) -> Vec<Line> {
    std::iter::once(first).chain(some).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_shipped_text_has_a_line_that_nothing_comes_to() {
        for game in ["wimpout", "cow", "connexion"] {
            for (name, text) in examples(game) {
                let read = read(game, text).expect("it reads");
                assert_eq!(read.hints, [], "{game} {name}");
                assert_eq!(
                    read.lines(Names::new(&[], None)).len(),
                    read.lines(Names::new(&[], None).in_tongue(Tongue::De))
                        .len()
                );
            }
        }
    }

    #[test]
    fn a_text_that_never_answers_is_refused_and_one_that_fails_at_times_is_told_of() {
        let text = |body: &str| format!("rule: x\ntitle: X\nabout: y.\n---\n{body}\n");
        let endless = "fn banking(points) { loop { points += 1; } }";
        let why = read("wimpout", &text(endless)).unwrap_err().to_string();
        let expected = "none of its questions is ever answered: this does not come to an end";
        assert!(why.starts_with("line 5") && why.contains(expected), "{why}");
        let half = format!("{endless}\nfn bonus(points, me) {{ 5 }}");
        let said = read("wimpout", &text(&half)).unwrap();
        let said = said.lines(Names::new(&[], None)).pop().unwrap().to_string();
        assert!(
            said.starts_with("`banking` is never answered: line 5"),
            "{said}"
        );
    }

    #[test]
    fn what_is_wrong_is_said_in_german_with_its_place() {
        let said = |body: &str| {
            let text = format!("rule: x\ntitle: X\nabout: y.\n---\n{body}\n");
            let names = Names::new(&[], None).in_tongue(Tongue::De);
            badly(&read("wimpout", &text).unwrap_err(), names).to_string()
        };
        let endless = said("fn banking(points) { loop { points += 1; } }");
        let expected = "Zeile 5, Spalte 39: keine ihrer Fragen wird je beantwortet: das kommt in 500 Schritten nicht zum Ende";
        assert!(endless.contains(expected), "{endless}");
        let words = said("fn banking(points) { \"many\" }");
        let expected = "die Antwort auf `banking` ist ein Vielfaches von 5 ";
        assert!(
            words.contains(expected) && words.contains("nicht `many`"),
            "{words}"
        );
        for (body, expected) in [
            ("fn banking(points) { points / 0 }", "Teilung durch null"),
            ("fn banking(points) { pints }", "hier heißt nichts `pints`"),
            ("fn banking(points) { 5", "Zeile 6"),
            (
                "fn banking(points, me) { 5 }",
                "`banking` erfährt dies: banking(points)",
            ),
            ("fn bankings(points) { 5 }", "nach `bankings` fragt niemand"),
        ] {
            let why = said(body);
            assert!(why.contains(expected), "{body}: {why}");
        }
    }

    #[test]
    fn what_a_bonus_hangs_on_is_found_whatever_bank_it_is() {
        let text = "rule: x\ntitle: X\nabout: y.\n---\n\
            fn bonus(points, me) { if points % 15 == 0 && me.score < 200 { 5 } else { 0 } }\n";
        let said = read("wimpout", text).unwrap().lines(Names::new(&[], None));
        let said: Vec<_> = said.iter().map(Line::to_string).collect();
        assert!(said[0].contains("for a bank of 15"), "{said:?}");
    }
}
