//! A text that has been read: what it does, and what is odd about it (O7).

use own::{Fault, Head, Hint, Rule};

use super::hint::{place, told};
use super::seen::Seen;
use super::{
    AndOthers, Begins, BeginsWithGame, Idles, Nothing, NothingWithValue, OnlyInPlay, ReadsAndFails,
    ReadsAndIdles, ReadsWell, SameWithValue, Values, WithValue,
};
use super::{beside, connexion, cow, in_tongue, questions, wimpout};
use crate::line::Line;
use crate::names::Names;
use crate::printed::from_next;
use crate::sentence::Sentence;
use crate::tongue::Tongue;

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

/// Reads a text and asks it everything, with the value that it is played with; where it cannot answer it is said what may have
/// been meant.
fn asked_everything(game: &str, text: &str) -> Result<(Rule, Does), Fault> {
    let help = |why: Fault| own::helped(text, questions(game), why);
    let (rule, mut does) = asked_all(game, text).map_err(help)?;
    for hint in &mut does.hints {
        if let Hint::NeverAnswers(_, why) | Hint::SometimesFails(_, why) = hint {
            *why = help(why.clone());
        }
    }
    Ok((rule, does))
}

fn asked_all(game: &str, text: &str) -> Result<(Rule, Does), Fault> {
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
        } else if self.is_idle() {
            ReadsAndIdles { title }.line(names)
        } else {
            ReadsWell { title }.line(names)
        }
    }

    /// Whether something that it was asked had no answer, with any of its values.
    #[must_use]
    pub fn fails(&self) -> bool {
        let fails = |hint: &Hint| matches!(hint, Hint::NeverAnswers(..) | Hint::SometimesFails(..));
        let in_play = self.seen.as_ref().is_some_and(|seen| seen.failed > 0);
        let others = self.others.iter().flat_map(|(_, other)| &other.hints);
        in_play || self.does.hints.iter().chain(others).any(fails)
    }

    /// Whether nothing came of it, wherever it was asked.
    #[must_use]
    pub fn is_idle(&self) -> bool {
        let in_play = self.seen.as_ref().is_some_and(|seen| seen.acted > 0);
        self.does_nothing() && (!in_play || self.does.effect.is_in_vain())
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
        let acts = acts && !self.does.effect.is_in_vain();
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
        let more = lines.len() > MOST_OF_A_VALUE;
        lines.truncate(MOST_OF_A_VALUE);
        let others = AndOthers {}.line(names);
        lines.extend((more && !lines.contains(&others)).then_some(others));
        lines.extend(fails.map(|hint| told(hint, names)));
        let value: Line = value.into();
        if lines.is_empty() {
            let is_nothing = other.effect.is_nothing() && !self.does_nothing();
            return vec![if is_nothing {
                NothingWithValue { value }.line(names)
            } else {
                SameWithValue { value }.line(names)
            }];
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
        let mut lines = match &self.effect {
            Effect::Wimpout(effect) => wimpout::lines(head, &effect.found, names),
            Effect::Cow(effect) => cow::lines(head, effect, names),
            Effect::Connexion(effect) => connexion::lines(head, effect, names),
        };
        let fails = |question: &str| {
            let fails = |hint: &Hint| matches!(hint, Hint::NeverAnswers(of, _) if *of == question);
            self.hints.iter().any(fails)
        };
        let idle = self.effect.idle().iter();
        let idle = idle.filter(|question| !fails(question));
        lines.extend(idle.map(|question| {
            let question = (*question).into();
            Idles { question }.line(names)
        }));
        lines
    }
}

impl Effect {
    /// Whether what it does makes no difference, though it may be told of in games.
    fn is_in_vain(&self) -> bool {
        match self {
            Self::Wimpout(effect) => effect.is_in_vain(),
            Self::Cow(_) => false,
            Self::Connexion(effect) => effect.is_in_vain(),
        }
    }

    /// The questions of which nothing comes, where something comes of others.
    fn idle(&self) -> &[&'static str] {
        match self {
            Self::Wimpout(effect) => &effect.idle,
            Self::Cow(effect) => &effect.idle,
            Self::Connexion(effect) => &effect.idle,
        }
    }

    fn is_nothing(&self) -> bool {
        match self {
            Self::Wimpout(effect) => effect.is_nothing(),
            Self::Cow(effect) => effect.is_nothing(),
            Self::Connexion(effect) => effect.is_nothing(),
        }
    }
}
