//! What a seat of `ConneXion` may do, and what it comes to.

use connexion::board::Position;
use connexion::{Action, Connexion, View};
use table::Seat;

use super::deeds as say;
use super::points::Tenths;
use crate::deed::Deed;
use crate::line::Line;
use crate::names::Names;
use crate::sentence::Sentence;

/// What the reader sees of a table.
#[derive(Clone, Copy)]
struct Sight<'a> {
    game: &'a Connexion,
    view: &'a View,
    names: Names<'a>,
}

/// A listed action.
#[must_use]
pub fn deed(game: &Connexion, view: &View, action: &Action, names: Names<'_>) -> Deed {
    let sight = Sight { game, view, names };
    match action {
        Action::Place { card, position } => sight.place(card, *position),
        Action::Claim { word } => Line::from(word.as_str()).into(),
        Action::Pilfer { from, card } => sight.pilfer(*from, card.as_deref()),
        Action::Decline => sight.decline(),
        Action::Done if view.phase == "claim" => {
            let over = say::TurnOver {}.line(names);
            Deed::noted(say::NoMoreWords {}.line(names), over)
        }
        Action::Done => say::NoSentence {}.line(names).into(),
        Action::LaySun => {
            let then = say::MakeSentence {}.line(names);
            Deed::noted(say::LaySun {}.line(names), then)
        }
        Action::Sentence { words, .. } => Line::from(words.join(" ")).into(),
        Action::Appeal => {
            let then = say::OthersVote {}.line(names);
            Deed::noted(say::Appeal {}.line(names), then)
        }
        Action::Judge { grammar, future } => {
            let sentence = view.sentence.as_ref();
            let vote = say::Vote {
                grammar: *grammar,
                future: *future,
                asks_future: sentence.is_some_and(|sentence| sentence.asks_future),
            };
            vote.line(names).into()
        }
    }
}

impl Sight<'_> {
    /// A card to be placed: what it can stand for.
    fn place(self, name: &str, position: Option<Position>) -> Deed {
        let (names, rules) = (self.names, self.game.agreed());
        let letter = rules.deck().find_letter(name);
        let letter = letter.map(|letter| rules.deck().letter(letter));
        let texts = letter.map_or_else(Vec::new, |letter| letter.strings(rules.extras()));
        let texts: Vec<_> = texts.into_iter().filter(|text| *text != name).collect();
        let capital = letter.map_or(' ', |letter| letter.capital);
        let card = Line::from(format!("{capital} {name}: {}", texts.join(" ")));
        let note = self.stands_for(name, &texts.join(", "));
        let (label, group) = match (position, self.view.next_position) {
            (Some(position), _) => (position.to_string().into(), say::OnAny { card }.line(names)),
            (None, next) => {
                let position = next.map(|next| next.to_string()).unwrap_or_default().into();
                (card, say::OnPosition { position }.line(names))
            }
        };
        Deed { label, group, note }
    }

    /// What a card can stand for; where cards are placed freely, that a position is typed with it.
    fn stands_for(self, card: &str, texts: &str) -> Line {
        let texts = texts.into();
        match self.view.next_position {
            Some(free) if self.game.agreed().places_freely() => {
                let typed = format!("place {card} {free}").into();
                say::StandsAnywhere { texts, typed }.line(self.names)
            }
            Some(_) | None => say::StandsFor { texts }.line(self.names),
        }
    }

    fn pilfer(self, from: Seat, card: Option<&str>) -> Deed {
        let (view, names) = (self.view, self.names);
        let Some(card) = card else {
            let held = view.celestial_counts.get(from.index()).copied();
            let cards = i64::try_from(held.unwrap_or_default()).unwrap_or(i64::MAX);
            let unseen = say::Unseen { cards }.line(names);
            return Deed::noted(say::Pilfer { from, cards }.line(names), unseen);
        };
        let worth = view.cards.get(card).map(|card| {
            let (title, points) = (card.title.as_str().into(), Tenths(card.tenths.into()));
            say::Worth { title, points }.line(names)
        });
        Deed {
            label: worth.unwrap_or_else(|| card.into()),
            group: say::TakeFrom { from }.line(names),
            note: Line::default(),
        }
    }

    fn decline(self) -> Deed {
        let names = self.names;
        match self.view.phase {
            "pilfer" => {
                let listed = say::OnlyListed {}.line(names);
                Deed::noted(say::TakeNothing {}.line(names), listed)
            }
            "sun" => say::NoSentence {}.line(names).into(),
            _ => {
                let nothing = say::EarnsNothing {}.line(names);
                Deed::noted(say::LetStand {}.line(names), nothing)
            }
        }
    }
}

#[cfg(test)]
mod tests;
