//! How the buttons of what a player may do are laid out, and what is typed.

use connexion::Action;
use serde_json::json;
use speech::around as say;

use super::Sight;
use crate::games::{Blank, Field, Verb, digit};

/// The longest word that is listed, and the longest sentence that anybody writes.
const MOST: (usize, usize) = (64, 1000);

/// How the button of an action is laid out.
pub(super) fn verb(sight: Sight<'_>, action: &Action, index: usize) -> Verb {
    let (key, main) = match action {
        Action::Place { position: None, .. } => (digit(index), false),
        Action::Pilfer { card: None, .. } => (digit(index), index == 0),
        // A vote is free: nothing is suggested.
        Action::Judge {
            grammar: true,
            future: true,
        } => (Some('f'), false),
        Action::Judge {
            grammar: true,
            future: false,
        } => (Some('g'), false),
        Action::Judge {
            grammar: false,
            future: false,
        }
        | Action::Decline => (Some('n'), false),
        Action::Done if sight.view.phase == "claim" => (Some('d'), false),
        Action::LaySun => (Some('l'), true),
        Action::Appeal => (Some('a'), true),
        Action::Place { .. }
        | Action::Pilfer { .. }
        | Action::Judge { .. }
        | Action::Done
        | Action::Claim { .. }
        | Action::Sentence { .. } => (None, false),
    };
    Verb {
        key,
        main,
        ..Verb::default()
    }
}

/// The word that is claimed, the sentence that is made.
pub(super) fn blanks(sight: Sight<'_>) -> Vec<Blank> {
    if sight.seat.is_none() || sight.to_act() != sight.seat {
        return Vec::new();
    }
    let blank = |action: Action, key, label, most, button| Blank {
        action: json!(action),
        fields: vec![Field::Words { key, label, most }],
        label: button,
    };
    match sight.view.phase {
        "claim" if sight.view.words_left != Some(0) => vec![blank(
            Action::Claim {
                word: String::new(),
            },
            "word",
            sight.text(&say::AWord {}),
            MOST.0,
            sight.text(&say::ClaimIt {}),
        )],
        "sentence" => vec![blank(
            Action::Sentence {
                words: Vec::new(),
                future: None,
            },
            "words",
            sight.text(&say::TheSentence {}),
            MOST.1,
            sight.text(&say::SubmitIt {}),
        )],
        _ => Vec::new(),
    }
}
