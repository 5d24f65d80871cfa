//! How a game of Cosmic `ConneXion` was decided.

use crate::words::tenths_in;
use maud::{Markup, html};
use speech::ending as say;

use super::Sight;

/// How much of the winner's score is cards, and how much the sentence.
pub(super) fn decided(scene: Sight<'_>) -> Markup {
    let view = scene.view;
    let n = i64::try_from(view.words.len()).unwrap_or(i64::MAX);
    let longest = view.words.iter().max_by_key(|word| word.word.len());
    html! {
        @if let Some(word) = longest {
            (scene.say(&say::LongestWord { n, word: word.word.as_str().into(), seat: word.seat }))
        } @else { (scene.say(&say::NoWords {})) }
        @if let Some(bonus) = &view.bonus {
            " " (scene.say(&say::SentenceBrought { seat: bonus.seat, points: tenths_in(bonus.tenths.into(), scene.tongue).as_str().into() }))
        }
    }
}
