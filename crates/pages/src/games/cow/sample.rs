//! Cards of the house deck that the rules and lessons show, by their ids.

use maud::{Markup, html};
use speech::Tongue;

use super::draw::card;

/// Id, name, power, price, value.
type Sample = (&'static str, &'static str, &'static str, i64, Option<i64>);

const SAMPLES: [Sample; 19] = [
    ("c02", "Biscuit", "plain", 50, Some(100)),
    ("c08", "Tansy", "plain", 50, Some(200)),
    ("c14", "Colossal Keith", "plain", 100, Some(300)),
    ("c18", "The Duchess", "plain", 150, Some(400)),
    ("c21", "Leaky Lou", "negative", 50, Some(-100)),
    ("c24", "Plague Percy", "negative", 100, Some(-300)),
    ("c25", "Agent Moss", "spy", 50, Some(100)),
    ("c29", "The Mole", "spy", 100, Some(300)),
    ("c31", "Spanner", "mechanic", 50, Some(100)),
    ("c33", "Fusebox Fay", "mechanic", 100, Some(200)),
    ("c35", "General Nuisance", "general", 50, Some(100)),
    ("c36", "General Alarm", "general", 50, Some(150)),
    ("c39", "Parsnip", "pec", 50, Some(100)),
    ("c43", "Boom-Boom Betty", "mad-bomber", 50, Some(100)),
    ("c44", "Crazy Fergus", "mad-bomber", 100, Some(200)),
    ("e01", "Night Shift", "event", 100, None),
    ("e04", "Midnight Rustlers", "event", 100, None),
    ("e09", "Second Helping", "event", 50, None),
    ("e21", "Short Fuse", "event", 150, None),
];

/// Cards in a row: `3:c14` has a count above it, a bar stands between two fields.
pub(super) fn row(notation: &str, tongue: Tongue) -> Markup {
    html! { span.row-of-cows { @for word in notation.split_whitespace() { (one(word, tongue)) } } }
}

fn one(word: &str, tongue: Tongue) -> Markup {
    if word == "|" {
        return html! { span.fence aria-hidden="true" {} };
    }
    let (face, id) = word
        .split_once(':')
        .map_or((None, word), |(face, id)| (Some(face), id));
    let sample = SAMPLES.iter().find(|sample| sample.0 == id);
    html! {
        @if let Some((id, name, kind, price, value)) = sample {
            span.counted {
                @if let Some(face) = face { span.count.number { (face) } }
                (card(id, name, kind, *price, *value, tongue))
            }
        } @else { (word) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn samples_are_as_the_house_deck_has_them() {
        let deck: serde_json::Value =
            serde_json::from_str(include_str!("../../../../cow/data/deck.json")).unwrap();
        let cards = || {
            ["cows", "events"]
                .into_iter()
                .flat_map(|part| deck[part].as_array().unwrap())
        };
        for (id, name, kind, price, value) in SAMPLES {
            let card = cards().find(|card| card["id"] == id).unwrap();
            assert_eq!(card["name"], name);
            assert_eq!(card["kind"].as_str().unwrap_or("event"), kind);
            assert_eq!(card["price"], price);
            assert_eq!(card["value"].as_i64(), value);
        }
    }

    #[test]
    fn every_example_and_lesson_shows_cards_there_are() {
        let book = screen::book("cow", speech::Tongue::En);
        let book = book
            .iter()
            .filter_map(|paragraph| Some(paragraph.example?.0));
        let lessons = screen::lessons("cow", speech::Tongue::En);
        let lessons = lessons.iter().map(|lesson| lesson.pieces);
        for notation in book.chain(lessons) {
            for word in notation.split_whitespace().filter(|word| *word != "|") {
                let id = word.split(':').next_back().unwrap();
                assert!(
                    SAMPLES.iter().any(|sample| sample.0 == id),
                    "{word} in {notation}"
                );
            }
        }
    }
}
