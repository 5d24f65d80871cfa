//! What a seat of `ConneXion` may do now, or whom the others wait for: one full sentence, with the numbers of the rules.

use connexion::{Connexion, SentenceView, View};
use table::Seat;

use super::asked as say;
use super::points::Tenths;
use super::sentences::Score;
use crate::common::{Spelled, listed};
use crate::line::Line;
use crate::names::Names;
use crate::own::in_tongue;
use crate::refused::reason;
use crate::sentence::Sentence;

/// What the reader sees of a table.
#[derive(Clone, Copy)]
struct Sight<'a> {
    game: &'a Connexion,
    view: &'a View,
    names: Names<'a>,
}

/// The sentence for the reader; for those who wait, it says for whom.
#[must_use]
pub fn ask(game: &Connexion, view: &View, names: Names<'_>) -> Line {
    let sight = Sight { game, view, names };
    match (view.phase, view.to_act) {
        ("dealer", _) => say::Dealer {}.line(names),
        ("deal", _) => say::Deal {}.line(names),
        ("lot", _) => crate::own::drawing(names),
        ("award" | "pilfer", None) => say::Award {}.line(names),
        ("judge", _) => say::Judge {}.line(names),
        ("over", _) => sight.over(),
        (_, Some(seat)) if names.me() == Some(seat) => sight.own(),
        (_, Some(seat)) => sight.waiting(seat),
        (_, None) => Line::default(),
    }
}

/// How it is answered where everything is typed, if that is not among the words for what is listed.
#[must_use]
pub fn typing(view: &View, names: Names<'_>) -> Option<Line> {
    if view.to_act.is_none() || names.me() != view.to_act {
        return None;
    }
    match view.phase {
        "claim" if view.words_left != Some(0) => Some(say::TypeWords {}.line(names)),
        "sentence" => {
            let list = word_list(view, names);
            Some(say::TypeSentence { list }.line(names))
        }
        _ => None,
    }
}

/// The scribe's list.
#[must_use]
pub fn word_list(view: &View, names: Names<'_>) -> Line {
    let words: Vec<_> = view.words.iter().map(|word| word.word.as_str()).collect();
    if words.is_empty() {
        return say::EmptyList {}.line(names);
    }
    let n = Spelled(many(words.len()));
    let words = words.join(", ").into();
    say::List { n, words }.line(names)
}

fn many(n: usize) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}

impl Sight<'_> {
    fn own(self) -> Line {
        let names = self.names;
        let sentence = self.view.sentence.as_ref();
        match self.view.phase {
            "place" => self.placing(),
            "claim" if self.view.words_left == Some(0) => say::NoMoreWords {}.line(names),
            "claim" => {
                let words = Spelled(self.view.turn_words.into());
                let asked = say::Claim { words }.line(names);
                match self.seconds() {
                    0 => asked,
                    seconds => say::TimeInAll { asked, seconds }.line(names),
                }
            }
            "pilfer" => say::Pilfer {}.line(names),
            "sun" => say::Sun {}.line(names),
            "sentence" => {
                let seconds = self.seconds();
                say::Write { seconds }.line(names)
            }
            "appeal" => sentence.map_or_else(Line::default, |sentence| {
                let verdict = self.verdict(sentence);
                say::Appeal { verdict }.line(names)
            }),
            _ => sentence.map_or_else(Line::default, |sentence| self.voting(sentence)),
        }
    }

    fn placing(self) -> Line {
        let (rules, names) = (self.game.agreed(), self.names);
        let time = match rules.word_time(self.view.turn) {
            Some(limit) => {
                let seconds = seconds(limit);
                say::TimeAfter { seconds }.line(names)
            }
            None => say::NoClock {}.line(names),
        };
        let asked = match self.view.next_position {
            Some(position) if !rules.places_freely() => {
                let position = position.to_string().into();
                say::Place { position, time }.line(names)
            }
            Some(_) | None => say::PlaceFreely { time }.line(names),
        };
        rules.placing_rules().fold(asked, |asked, rule| {
            let rule = in_tongue(rule.head(), names.tongue()).called().into();
            say::OwnPlacing { asked, rule }.line(names)
        })
    }

    /// The seconds of the clock that runs; 0 where none does.
    fn seconds(self) -> u32 {
        self.view.clock.map_or(0, |clock| seconds(clock.limit))
    }

    fn voting(self, sentence: &SentenceView) -> Line {
        say::Vote {
            author: self.view.active.unwrap_or(Seat(0)),
            asks_future: sentence.asks_future,
            verdict: self.verdict(sentence),
        }
        .line(self.names)
    }

    /// The sentence, with what the judge has against it.
    fn verdict(self, sentence: &SentenceView) -> Line {
        let text = sentence.text.trim_end_matches('.').into();
        match &sentence.because {
            Some(because) => {
                let because = reason(because, self.names.tongue()).as_ref().into();
                say::SaidBut { text, because }.line(self.names)
            }
            None => say::Said { text }.line(self.names),
        }
    }

    /// The sentence for those who wait for `seat`.
    fn waiting(self, seat: Seat) -> Line {
        let names = self.names;
        match self.view.phase {
            "place" => say::Places { seat }.line(names),
            "claim" => say::Claims { seat }.line(names),
            "pilfer" => say::Pilfers { seat }.line(names),
            "sun" => say::HoldsSun { seat }.line(names),
            "sentence" => say::Writes { seat }.line(names),
            "appeal" => say::Appeals { seat }.line(names),
            _ => say::Votes { seat }.line(names),
        }
    }

    fn over(self) -> Line {
        let (view, names) = (self.view, self.names);
        let words = Spelled(many(view.words.len()));
        let scores = view.scores.as_ref();
        let Some(scores) = scores.filter(|_| !self.game.agreed().is_practice()) else {
            return say::Over { words }.line(names);
        };
        let score = |(seat, score): (usize, &i64)| {
            let (seat, points) = (Seat::at(seat), Tenths(*score));
            Score { seat, points }.line(names)
        };
        let each: Vec<_> = scores.iter().enumerate().map(score).collect();
        let scores = listed(&each, names);
        say::OverWith { words, scores }.line(names)
    }
}

fn seconds(ms: u64) -> u32 {
    u32::try_from(ms / 1000).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests;
