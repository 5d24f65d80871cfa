//! How the buttons of what a player may do are laid out, and what is typed.

use serde_json::{Value as Json, json};
use speech::around as say;

use super::view::View;
use crate::games::{Ask, Field, Verb, digit};
use crate::table::Scene;

/// The longest word that is listed, and the longest sentence that anybody writes.
const MOST: (usize, usize) = (64, 1000);

/// How the button of an action is laid out.
pub(super) fn verb(view: &View, action: &Json, index: usize) -> Verb {
    let grammar = action["grammar"] == true;
    let asks_future = view.sentence.as_ref();
    let asks_future = asks_future.is_some_and(|sentence| sentence.asks_future);
    let (key, main) = match action["do"].as_str().unwrap_or_default() {
        "place" if action["position"].is_null() => (digit(index), false),
        "pilfer" if action["card"].is_null() => (digit(index), index == 0),
        "judge" if grammar && action["future"] == true => (Some('f'), true),
        "judge" if grammar => (Some('g'), !asks_future),
        "judge" if action["future"] != true => (Some('n'), false),
        "done" if view.phase == "claim" => (Some('d'), false),
        "decline" => (Some('n'), false),
        "lay-sun" => (Some('l'), true),
        "appeal" => (Some('a'), true),
        _ => (None, false),
    };
    Verb {
        key,
        main,
        ..Verb::default()
    }
}

/// The word that is claimed, the sentence that is made.
pub(super) fn asks(scene: &Scene<'_>) -> Vec<Ask> {
    let view = View::of(scene);
    if scene.seat.is_none() || scene.to_act() != scene.seat {
        return Vec::new();
    }
    let ask = |action: Json, key, label, most, button| Ask {
        action,
        fields: vec![Field::Words { key, label, most }],
        label: button,
    };
    match view.phase.as_str() {
        "claim" if view.words_left != Some(0) => vec![ask(
            json!({"do": "claim", "word": ""}),
            "word",
            scene.text(&say::AWord {}),
            MOST.0,
            scene.text(&say::ClaimIt {}),
        )],
        "sentence" => vec![ask(
            json!({"do": "sentence", "words": []}),
            "words",
            scene.text(&say::TheSentence {}),
            MOST.1,
            scene.text(&say::SubmitIt {}),
        )],
        _ => Vec::new(),
    }
}
