//! How a game of Cosmic `ConneXion` was decided.

use maud::{Markup, html};

use super::view::{View, points};
use crate::table::Scene;
use crate::words;

/// How much of the winner's score is cards, and how much the sentence.
pub(super) fn decided(scene: &Scene<'_>) -> Markup {
    let view = View::of(scene);
    let found = words::count(view.words.len(), "word", "words");
    let longest = view.words.iter().max_by_key(|word| word.word.len());
    html! {
        (found) " were found"
        @if let Some(word) = longest { "; the longest, “" (word.word) "”, by " (scene.names().object(word.seat)) }
        "."
        @if let Some(bonus) = &view.bonus {
            " The sentence brought " (scene.names().object(bonus.seat)) " " (points(bonus.tenths)) " points."
        }
    }
}
