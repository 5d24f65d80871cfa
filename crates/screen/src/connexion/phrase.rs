//! The words that do an action, and what it does.

use connexion::Action;

use super::Sight;
use super::look::strings;
use crate::Phrase;

/// The words for a listed action.
pub(super) fn phrase(sight: Sight<'_>, action: &Action) -> Phrase {
    let (words, note) = match action {
        Action::Place { card, .. } => (format!("place {card}"), standing_for(sight, card)),
        Action::Claim { word } => (format!("claim {word}"), String::new()),
        Action::Pilfer { from, card } => {
            let name = sight.names.of(*from);
            match card {
                Some(card) => (format!("pilfer {name} {card}"), worth(sight, card)),
                None => (format!("pilfer {name}"), held(sight, from.index())),
            }
        }
        Action::Decline => ("decline".to_owned(), declining(sight)),
        Action::Done => ("done".to_owned(), finishing(sight)),
        Action::LaySun => ("lay sun".to_owned(), "and make a sentence".to_owned()),
        Action::Sentence { words, .. } => (format!("sentence {}", words.join(" ")), String::new()),
        Action::Appeal => ("appeal".to_owned(), "the other players vote".to_owned()),
        Action::Judge { grammar, future } => {
            let (words, note) = vote(sight, *grammar, *future);
            (words.to_owned(), note.to_owned())
        }
    };
    Phrase { words, note }
}

/// What a card can stand for; where cards are placed freely, that a position goes with it.
fn standing_for(sight: Sight<'_>, card: &str) -> String {
    let strings: Vec<_> = strings(sight, card)
        .into_iter()
        .filter(|string| string != card)
        .collect();
    let stands = format!("stands for {}", strings.join(", "));
    match sight.view.next_position {
        Some(free) if sight.game.agreed().places_freely() => {
            format!("and a free position, as in place {card} {free}; {stands}")
        }
        Some(_) | None => stands,
    }
}

fn worth(sight: Sight<'_>, card: &str) -> String {
    let print = sight.view.cards.get(card);
    print.map_or_else(String::new, |card| {
        format!(
            "{}, {} points",
            card.title,
            connexion::in_points(card.tenths.into())
        )
    })
}

fn held(sight: Sight<'_>, seat: usize) -> String {
    let cards = sight
        .view
        .celestial_counts
        .get(seat)
        .copied()
        .unwrap_or_default();
    format!("one of {cards}, drawn unseen")
}

fn declining(sight: Sight<'_>) -> String {
    match sight.view.phase {
        "pilfer" => "the word is only listed",
        "sun" => "no sentence",
        "appeal" => "the sentence earns nothing",
        _ => "",
    }
    .to_owned()
}

fn finishing(sight: Sight<'_>) -> String {
    match sight.view.phase {
        "claim" => "the turn is over",
        _ => "no sentence",
    }
    .to_owned()
}

fn vote(sight: Sight<'_>, grammar: bool, future: bool) -> (&'static str, &'static str) {
    let asks = sight
        .view
        .sentence
        .as_ref()
        .is_some_and(|sentence| sentence.asks_future);
    match (grammar, future) {
        (true, true) => ("judge future", "it is grammatical, and in the future tense"),
        (true, false) if asks => (
            "judge good",
            "it is grammatical, but not in the future tense",
        ),
        (true, false) => ("judge good", "it is grammatical"),
        (false, true) => (
            "judge bad future",
            "it is not grammatical, though in the future tense",
        ),
        (false, false) => ("judge bad", "it is not grammatical"),
    }
}
