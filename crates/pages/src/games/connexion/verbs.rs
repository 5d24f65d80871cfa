//! What a player may do, in the words of the game.

use serde_json::{Value as Json, json};

use super::view::{Kit, View, points};
use crate::games::{Ask, Field, Verb};
use crate::table::Scene;
use crate::words;

/// The longest word that is listed, and the longest sentence that anybody writes.
const MOST: (usize, usize) = (64, 1000);

pub(super) fn verb(scene: &Scene<'_>, action: &Json, index: usize) -> Verb {
    let view = View::of(scene);
    match action["do"].as_str().unwrap_or_default() {
        "place" => place(scene, &view, action, index),
        "pilfer" => pilfer(scene, &view, action, index),
        "judge" => judge(&view, action),
        "done" => done(&view),
        "decline" => decline(&view),
        "lay-sun" => plain("Lay the Sun", 'l', true),
        "appeal" => plain("Appeal to the others", 'a', true),
        _ => plain(&action.to_string(), ' ', false),
    }
}

fn plain(label: &str, key: char, main: bool) -> Verb {
    Verb {
        label: label.to_owned(),
        key: (key != ' ').then_some(key),
        main,
        ..Verb::default()
    }
}

fn digit(index: usize) -> Option<char> {
    char::from_digit(u32::try_from(index + 1).ok()?, 10).filter(|_| index < 9)
}

fn place(scene: &Scene<'_>, view: &View, action: &Json, index: usize) -> Verb {
    let (name, kit) = (action["card"].as_str().unwrap_or_default(), Kit::of(scene));
    let shown = kit.letter(name).map_or_else(
        || name.to_owned(),
        |card| format!("{} {name}: {}", card.capital, card.short().join(" ")),
    );
    if let Some(position) = action["position"].as_u64() {
        return Verb {
            label: position.to_string(),
            group: format!("Place {shown} on"),
            ..Verb::default()
        };
    }
    let position = view.next_position.unwrap_or_default();
    Verb {
        label: shown,
        key: digit(index),
        group: format!("Place on position {position}"),
        ..Verb::default()
    }
}

fn pilfer(scene: &Scene<'_>, view: &View, action: &Json, index: usize) -> Verb {
    let seat = action["from"]
        .as_u64()
        .and_then(|seat| u16::try_from(seat).ok());
    let seat = seat.unwrap_or_default();
    let name = scene.names().of(seat);
    let held = view
        .celestial_counts
        .get(usize::from(seat))
        .copied()
        .unwrap_or_default();
    let card = action["card"].as_str().and_then(|id| view.cards.get(id));
    match card {
        Some(card) => Verb {
            label: format!("{} ({})", card.title, points(card.tenths)),
            group: format!("Take from {name}"),
            ..Verb::default()
        },
        None => Verb {
            label: format!("Pilfer {name} ({})", words::count(held, "card", "cards")),
            key: digit(index),
            main: index == 0,
            ..Verb::default()
        },
    }
}

fn judge(view: &View, action: &Json) -> Verb {
    let asks = view
        .sentence
        .as_ref()
        .is_some_and(|sentence| sentence.asks_future);
    match (action["grammar"] == true, action["future"] == true) {
        (true, true) => plain("Grammatical, and in the future tense", 'f', true),
        (true, false) if asks => plain("Grammatical, not in the future tense", 'g', false),
        (true, false) => plain("Grammatical", 'g', true),
        (false, true) => plain("Not grammatical, though in the future tense", ' ', false),
        (false, false) => plain("Not grammatical", 'n', false),
    }
}

fn done(view: &View) -> Verb {
    match view.phase.as_str() {
        "claim" => plain("No more words", 'd', false),
        _ => plain("No sentence", ' ', false),
    }
}

fn decline(view: &View) -> Verb {
    match view.phase.as_str() {
        "pilfer" => plain("Take nothing", 'n', false),
        "sun" => plain("No sentence", 'n', false),
        _ => plain("Let the verdict stand", 'n', false),
    }
}

/// The word that is claimed, the sentence that is made.
pub(super) fn asks(scene: &Scene<'_>) -> Vec<Ask> {
    let view = View::of(scene);
    if scene.seat.is_none() || scene.to_act() != scene.seat {
        return Vec::new();
    }
    let ask = |action: Json, key, label: &str, most, button: &str| Ask {
        action,
        fields: vec![Field::Words {
            key,
            label: label.to_owned(),
            most,
        }],
        label: button.to_owned(),
    };
    match view.phase.as_str() {
        "claim" if view.words_left != Some(0) => vec![ask(
            json!({"do": "claim", "word": ""}),
            "word",
            "A word on the diamond",
            MOST.0,
            "Claim it",
        )],
        "sentence" => vec![ask(
            json!({"do": "sentence", "words": []}),
            "words",
            "The sentence, word by word",
            MOST.1,
            "Submit it",
        )],
        _ => Vec::new(),
    }
}
