//! Rules of the table's own: what is said where they are written, what they do (O7, O8), and when they act.

pub(crate) mod acts;
mod beside;
pub(crate) mod connexion;
pub(crate) mod cow;
mod help;
mod hint;
pub(crate) mod lots;
pub(crate) mod player;
mod seen;
mod shipped;
pub(crate) mod wimpout;

use own::{Fault, Gives, Head, Hint, Question, Rule};

pub(crate) use self::acts::{called, counted, decided, drawing, drew, failed};
pub use self::help::{Entry, beginning, help_keys, help_on_head, help_on_language, help_on_limits};
use self::hint::{place, told};
pub use self::seen::Seen;
pub(crate) use self::shipped::by_name;
pub use self::shipped::{counter, head, in_tongue, keys, titles};
use crate::line::Line;
use crate::names::Names;
use crate::printed::{from_next, printed};
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
    /// A text can be played, and does not always answer.
    ReadsAndFails = "own-reads-and-fails" { title: Line }
    /// The text cannot be played.
    ReadsBadly = "own-reads-badly" { why: Line }
    /// What it does.
    WhatItDoes = "own-what-it-does" {}
    /// Texts to begin with.
    Examples = "own-examples" {}
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
    SomeWeights = "own-some-weights" { n: u32, most: u32 }
    /// One that is answered with a number.
    AWholeNumber = "own-a-whole-number" { least: i64, most: i64 }
    /// One of every so many numbers.
    AMultiple = "own-a-multiple" { step: i64, least: i64, most: i64 }
    /// One of some words.
    OneWord = "own-one-word" { words: Line }
    /// Nothing that was asked came to a line of it.
    Unreached = "own-unreached" { line: u32 }
    /// Nothing is counted that the head says is.
    NothingCounted = "own-nothing-counted" { counter: Line }
    /// Nothing asks which value is chosen.
    NeverChosen = "own-never-chosen" {}
    /// Nothing that was asked came out otherwise.
    Nothing = "own-nothing" {}
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

/// No more is said of what a rule does with another of its values.
const MOST_OF_A_VALUE: usize = 3;

/// A text that has been read: what it is called, and what it does.
#[derive(Clone, Debug)]
pub struct Read {
    game: &'static str,
    head: Head,
    does: Does,
    /// The same with each of its other values chosen.
    others: Vec<(String, Does)>,
    /// What came of it in games of bots, where some were played.
    seen: Option<Seen>,
}

/// What was found by asking a rule everything.
#[derive(Clone, Debug)]
struct Does {
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
    let (rule, does) = asked_everything(game, text)?;
    let head = rule.head().clone();
    let others = head.values.iter();
    let others = others.filter(|value| head.value() != Some(value.as_str()));
    let others = others.map(|value| {
        let chosen = own::choose(rule.text(), value);
        let does = chosen.and_then(|text| asked_everything(game, &text));
        let (_, does) = does.map_err(|why| with_value(value, &why))?;
        Ok((value.clone(), does))
    });
    let mut read = Read {
        game: beside::game(game),
        others: others.collect::<Result<_, _>>()?,
        head,
        does,
        seen: None,
    };
    // A line is of use if something comes to it with any of the values.
    let others = &read.others;
    let stays = |hint: &Hint| {
        let is_dead = matches!(hint, Hint::Unreached(_));
        !is_dead || others.iter().all(|(_, other)| other.hints.contains(hint))
    };
    read.does.hints.retain(stays);
    Ok(read)
}

/// Reads a text and asks it everything, with the value that it is played with.
fn asked_everything(game: &str, text: &str) -> Result<(Rule, Does), Fault> {
    let (rule, effect) = match game {
        "cow" => {
            let rule = ::cow::text_of(text)?.watched();
            rule.waits_for_what_it_answers(::cow::LATE)?;
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
            rule.waits_for_what_it_answers(::wimpout::LATE)?;
            ::wimpout::can_bank(&rule)?;
            let effect = Effect::Wimpout(::wimpout::Effect::of(&rule));
            (rule, effect)
        }
    };
    rule.calls_what_there_is()?;
    rule.answers_something()?;
    rule.has_values_to_name()?;
    let hints = rule.hints();
    Ok((rule, Does { effect, hints }))
}

/// That a text cannot be played with one of its values.
fn with_value(value: &str, why: &Fault) -> Fault {
    let message = format!("with the value `{value}`: {}", why.message);
    Fault {
        message,
        ..why.clone()
    }
}

/// From when on a rule holds that is voted in during a game (W19).
fn begins(head: &Head, names: Names<'_>) -> Line {
    let said = head.situation.as_deref().unwrap_or(table::OWN.situation);
    if said == "game" {
        return BeginsWithGame {}.line(names);
    }
    let since = from_next(said, names.tongue()).into();
    Begins { since }.line(names)
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
        Gives::Weights => {
            let n = u32::try_from(own::MOST_PLACES).unwrap_or(u32::MAX);
            let most = own::MOST_WEIGHT;
            SomeWeights { n, most }.line(names)
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

    /// What it does and what is odd about it, a sentence a line; first of all where it fails.
    #[must_use]
    pub fn lines(&self, names: Names<'_>) -> Vec<Line> {
        let odd = self.odd(names).into_iter().map(|(_, line)| line);
        if self.fails() {
            return odd.chain(self.effects(names)).collect();
        }
        self.effects(names).into_iter().chain(odd).collect()
    }

    /// What it came to, in a sentence.
    #[must_use]
    pub fn verdict(&self, names: Names<'_>) -> Line {
        let title = self.head_in(names.tongue()).title.as_str().into();
        if self.fails() {
            ReadsAndFails { title }.line(names)
        } else {
            ReadsWell { title }.line(names)
        }
    }

    /// Whether something that it was asked had no answer.
    #[must_use]
    pub fn fails(&self) -> bool {
        let fails = |hint: &Hint| matches!(hint, Hint::NeverAnswers(..) | Hint::SometimesFails(..));
        let in_play = self.seen.as_ref().is_some_and(|seen| seen.failed > 0);
        in_play || self.does.hints.iter().any(fails)
    }

    /// Whether nothing came of it, wherever it was asked.
    #[must_use]
    pub fn is_idle(&self) -> bool {
        let in_play = self.seen.as_ref().is_some_and(|seen| seen.acted > 0);
        self.does_nothing() && !in_play
    }

    /// What is odd about it, each with the line of the text where one can be named.
    #[must_use]
    pub fn odd(&self, names: Names<'_>) -> Vec<(Option<usize>, Line)> {
        let odd = self.does.hints.iter();
        odd.map(|hint| (place(hint), told(hint, names))).collect()
    }

    /// Whether nothing that was asked came out otherwise.
    #[must_use]
    pub fn does_nothing(&self) -> bool {
        self.does.effect.is_nothing()
    }

    /// What it does, a sentence a line.
    #[must_use]
    pub fn effects(&self, names: Names<'_>) -> Vec<Line> {
        let head = self.head_in(names.tongue());
        let mut lines = self.does.lines(&head, names);
        lines.extend(self.nothing(names));
        lines.extend(self.values(names));
        for (value, other) in &self.others {
            lines.extend(self.with(value, other, &head, names));
        }
        lines.push(begins(&self.head, names));
        lines.extend(beside::lines(self.game, &self.head, names));
        let seen = self.seen.iter();
        lines.extend(seen.flat_map(|seen| seen.lines(names)));
        lines
    }

    /// The same text, with what came of it in games of bots.
    #[must_use]
    pub fn seen_in_play(self, seen: Seen) -> Self {
        let seen = Some(seen);
        Self { seen, ..self }
    }

    /// That nothing which was asked of it alone comes out otherwise, if so: it may do something in games all the same.
    fn nothing(&self, names: Names<'_>) -> Option<Line> {
        let acts = self.seen.as_ref().is_some_and(|seen| seen.acted > 0);
        self.does_nothing().then(|| {
            if acts {
                OnlyInPlay {}.line(names)
            } else {
                Nothing {}.line(names)
            }
        })
    }

    /// What it does otherwise with another value.
    fn with(&self, value: &str, other: &Does, head: &Head, names: Names<'_>) -> Vec<Line> {
        let usual = self.does.lines(head, names);
        let fails = other.hints.iter().filter(|hint| {
            let fails = matches!(hint, Hint::NeverAnswers(..) | Hint::SometimesFails(..));
            fails && !self.does.hints.contains(hint)
        });
        let mut lines = other.lines(head, names);
        lines.retain(|line| !usual.contains(line));
        lines.truncate(MOST_OF_A_VALUE);
        lines.extend(fails.map(|hint| told(hint, names)));
        let value: Line = value.into();
        if lines.is_empty() {
            return vec![SameWithValue { value }.line(names)];
        }
        let lines = lines.into_iter().map(|does| {
            let value = value.clone();
            WithValue { value, does }.line(names)
        });
        lines.collect()
    }

    /// Among which values a table chooses, where there are some.
    fn values(&self, names: Names<'_>) -> Option<Line> {
        let usual = self.head.values.first()?.as_str().into();
        let values = self.head.values.join(", ").into();
        Some(Values { values, usual }.line(names))
    }
}

impl Does {
    fn lines(&self, head: &Head, names: Names<'_>) -> Vec<Line> {
        match &self.effect {
            Effect::Wimpout(effect) => wimpout::lines(head, &effect.found, names),
            Effect::Cow(effect) => cow::lines(head, effect, names),
            Effect::Connexion(effect) => connexion::lines(head, effect, names),
        }
    }
}

impl Effect {
    fn is_nothing(&self) -> bool {
        match self {
            Self::Wimpout(effect) => effect.is_nothing(),
            Self::Cow(effect) => effect.is_nothing(),
            Self::Connexion(effect) => effect.is_nothing(),
        }
    }
}

fn with(first: Line, some: impl Iterator<Item = Line>) -> Vec<Line> {
    std::iter::once(first).chain(some).collect()
}

#[cfg(test)]
mod tests;
