//! How a game of Cosmic `ConneXion` was decided.

use crate::words::tenths_in;
use maud::{Markup, html};
use speech::ending as say;

use super::Sight;

/// How much of the winner's score is cards, and how much the sentence.
pub(super) fn decided(scene: Sight<'_>) -> Markup {
    let view = scene.view;
    let n = i64::try_from(view.words.len()).unwrap_or(i64::MAX);
    let length = |word: &str| i64::try_from(word.len()).unwrap_or(i64::MAX);
    let letters = view.words.iter().map(|word| length(&word.word)).max();
    let mut longest = view
        .words
        .iter()
        .filter(|word| Some(length(&word.word)) == letters);
    html! {
        @if let (Some(word), Some(letters)) = (longest.next(), letters) {
            @let others = i64::try_from(longest.count()).unwrap_or(i64::MAX);
            (scene.say(&say::LongestWord { n, others, letters, word: word.word.as_str().into(), seat: word.seat }))
        } @else { (scene.say(&say::NoWords {})) }
        @if let Some(bonus) = &view.bonus {
            " " (scene.say(&say::SentenceBrought { seat: bonus.seat, points: tenths_in(bonus.tenths.into(), scene.tongue).as_str().into() }))
        }
    }
}
