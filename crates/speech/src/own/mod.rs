//! Rules of the table's own: what is said where they are written, what they do (O7, O8), and when they act.

pub(crate) mod acts;
mod beside;
pub(crate) mod connexion;
pub(crate) mod cow;
mod differs;
mod help;
mod hint;
pub(crate) mod law;
pub(crate) mod lots;
pub(crate) mod player;
mod read;
mod seen;
mod shipped;
pub(crate) mod wimpout;

use own::{Fault, Gives, Question, Span};

pub(crate) use self::acts::{called, counted, decided, drawing, drew, failed};
pub use self::differs::{Stands, other_lines};
pub use self::help::{Entry, beginning, help_keys, help_on_head, help_on_language, help_on_limits};
pub use self::read::{Read, read};
pub use self::seen::Seen;
pub(crate) use self::shipped::by_name;
pub use self::shipped::{counter, head, in_tongue, keys, titles};
use crate::line::Line;
use crate::names::Names;
use crate::printed::printed;
use crate::refused::refused;
use crate::sentence::{Sentence, Typed};
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
    /// What is other in a text than in the one that it would replace, as a heading.
    OtherLines = "own-other-lines" {}
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
    /// A text can be played, and does not always answer.
    ReadsAndFails = "own-reads-and-fails" { title: Line }
    /// It can be played, and nothing came of it.
    ReadsAndIdles = "own-reads-and-idles" { title: Line }
    /// The text cannot be played.
    ReadsBadly = "own-reads-badly" { why: Line }
    /// The same where it ends with a question or a full stop of its own.
    ReadsBadlySaid = "own-reads-badly-said" { why: Line }
    /// What it does.
    WhatItDoes = "own-what-it-does" {}
    /// Texts to begin with.
    Examples = "own-examples" {}
    /// Those that are not shown at once.
    OtherExamples = "own-other-examples" { n: i64 }
    /// The questions that a game asks.
    Questions = "own-questions" {}
    /// How a rule is written.
    HowWritten = "own-how-written" {}
    /// The lines of its head.
    TheHead = "own-the-head" {}
    /// What its functions are made of.
    TheLanguage = "own-the-language" {}
    /// The link that puts a whole text for a question into the field.
    BeginWithIt = "own-begin-with-it" { question: Line }
    /// How it is put to the vote by somebody who sits at no table.
    GoOn = "own-go-on" { game: Line }
    /// The button that opens the form for a table with it.
    PlayWith = "own-play-with" {}
    /// The button that proposes it at a table where the reader sits.
    VoteAt = "own-vote-at" { table: Line }
    /// A line of the text, as a link to it.
    AtLine = "own-at-line" { line: u32 }
    /// What stands in the text and should perhaps not.
    Odd = "own-odd" {}
    /// What is written is being read.
    Reading = "own-reading" {}
    /// What it would do is being measured.
    Measuring = "own-measuring" {}
    /// The house has not read it; it is asked again.
    NotRead = "own-not-read" {}
    /// The button that brings back what was written before an example was taken.
    Before = "own-before" {}
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
    /// By telnet: so much comes behind such a text that the line is cut.
    TooMuch = "own-too-much" {}
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
    /// One that is answered with the weights of a draw.
    SomeWeights = "own-some-weights" { n: u32, most: Typed }
    /// One that is answered with a number.
    AWholeNumber = "own-a-whole-number" { least: Typed, most: Typed }
    /// One of every so many numbers.
    AMultiple = "own-a-multiple" { step: Typed, least: Typed, most: Typed }
    /// One of some words.
    OneWord = "own-one-word" { words: Line }
    /// Nothing that was asked came to a line of it.
    Unreached = "own-unreached" { line: u32 }
    /// A line has a sign that is no power.
    NoPower = "own-no-power" { line: u32 }
    /// Nothing is counted that the head says is.
    NothingCounted = "own-nothing-counted" { counter: Line }
    /// Nothing asks which value is chosen.
    NeverChosen = "own-never-chosen" {}
    /// Nothing that was asked came out otherwise.
    Nothing = "own-nothing" {}
    /// Nothing comes of an answer, where something comes of others.
    Idles = "own-idles" { question: Line }
    /// Nothing was seen of it in play.
    NoTime = "own-no-time" {}
    /// What was told of it in games of bots.
    InPlay = "own-in-play" { games: u32, acted: u32 }
    /// The first that was told of it there.
    FirstInPlay = "own-first-in-play" { what: Line }
    /// Nothing alone comes out otherwise, and something in games.
    OnlyInPlay = "own-only-in-play" {}
    /// How many of these games were given up, for they came to no end.
    NoEnd = "own-no-end" { n: u32 }
    /// In how many of them it could not answer.
    FailedInPlay = "own-failed-in-play" { n: u32, line: u32, why: Line }
    /// It could not answer a question once.
    Fails = "own-fails" { question: Line, why: Line }
    /// It never could.
    NeverAnswers = "own-never-answers" { question: Line, why: Line }
    /// Among which values a table chooses; the first is the usual one.
    Values = "own-values" { values: Line, usual: Line }
    /// What it does with another of its values.
    WithValue = "own-with-value" { value: Line, does: Line }
    /// With another of its values it does the same, as far as was asked.
    SameWithValue = "own-same-with-value" { value: Line }
    /// What was told before is so in other cases too.
    AndOthers = "own-and-others" {}
    /// Nothing comes of another value.
    NothingWithValue = "own-nothing-with-value" { value: Line }
    /// A line looks at what is counted, and the head lacks the field that says what.
    Uncounted = "own-uncounted" { field: Line, line: u32 }
    /// A line compares a field with a word that it never is.
    NoSuchWord = "own-no-such-word" { line: u32, field: Line, word: Line, words: Line }
    /// From when on it holds where it is voted in during a game (W19).
    Begins = "own-begins" { since: Line }
    /// The same of one that waits for a whole game.
    BeginsWithGame = "own-begins-with-game" {}
    /// Beside which rules it may not stand.
    Clashes = "own-clashes" { others: Line }
    /// A name among those is none that is known.
    UnknownClash = "own-unknown-clash" { other: Line }
    /// No other rule of the table's own may stand beside it.
    StandsAlone = "own-stands-alone" {}
    /// No other may answer these questions.
    AnswersAlone = "own-answers-alone" { questions: Line }
}

/// That a text cannot be played, and why, with its place.
#[must_use]
pub fn badly(why: &Fault, names: Names<'_>) -> Line {
    let why = because(why, names);
    if why.to_string().ends_with(['?', '.', '!', '…']) {
        return ReadsBadlySaid { why }.line(names);
    }
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
        Gives::Weights => {
            let n = u32::try_from(own::MOST_PLACES).unwrap_or(u32::MAX);
            let most = Typed(own::MOST_WEIGHT.into());
            SomeWeights { n, most }.line(names)
        }
        Gives::Count => number(0, own::MOST_COUNTED.into(), 1, names),
        Gives::Number(least, most, step) => number(least, most, step, names),
    };
    [about.to_owned(), Answer { gives }.line(names).to_string()]
}

/// From where to where a number may lie, and of what it must be a multiple.
fn number(least: i64, most: i64, step: i64, names: Names<'_>) -> Line {
    let (least, most, by) = (Typed(least), Typed(most), Typed(step));
    if step == 1 {
        return AWholeNumber { least, most }.line(names);
    }
    AMultiple {
        step: by,
        least,
        most,
    }
    .line(names)
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

fn with(first: Line, some: impl Iterator<Item = Line>) -> Vec<Line> {
    std::iter::once(first).chain(some).collect()
}

/// By which amounts something ends: 0 by so much or more, 1 by so much or less, 2 by just so much.
const fn one_way(span: Span) -> u32 {
    match span.at {
        _ if matches!(span.to, own::UpTo::Any) => 0,
        0 => 2,
        _ => 1,
    }
}

#[cfg(test)]
mod tests;
