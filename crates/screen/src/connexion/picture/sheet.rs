//! The lines below the diamond: the way of the last word, the sentence, what the reader holds, the scribe's list.

use connexion::{Listed, SentenceView};

use super::super::Sight;
use speech::connexion::word_list;
use speech::terminal::connexion::YourLetters;

use super::super::look::{overlooked, strings, walk};
use crate::full::Tone;
use crate::wrap::{JOINT, wrap};

/// The lines in order of weight: the first are shown where room is short.
pub(super) fn lines(sight: Sight<'_>, width: u16) -> Vec<(String, Tone)> {
    let width = usize::from(width).max(20);
    let view = sight.view;
    let mut lines = Vec::new();
    let mut add = |text: Option<String>, tone: Tone| {
        let text = text.unwrap_or_default();
        lines.extend(wrap(&text, width).into_iter().map(|line| (line, tone)));
    };
    add(view.sentence.as_ref().map(sentence), Tone::Strong);
    add(
        view.words.last().map(|word| last_word(sight, word)),
        Tone::Sun,
    );
    add(overlooked(sight), Tone::Faint);
    let listed = (view.phase != "sentence" && !view.words.is_empty())
        .then(|| word_list(sight.view, sight.names).to_string());
    add(listed, Tone::Faint);
    lines
}

/// The sentence with what is known of it.
fn sentence(sentence: &SentenceView) -> String {
    let because = sentence.because.as_ref();
    let because = because.map_or_else(String::new, |because| format!(" ({because})"));
    format!("“{}”{because}", sentence.text)
}

/// A word with its way, and who found it.
fn last_word(sight: Sight<'_>, word: &Listed) -> String {
    let way = walk(&word.path, &word.spelled);
    format!("{}: {way} ({})", word.word, sight.names.whom(word.seat))
}

/// The reader's letter cards with the short strings each can stand for.
pub(super) fn hand(sight: Sight<'_>, hand: &[String]) -> String {
    let cards = hand.iter().map(|name| {
        let others = strings(sight, name).into_iter();
        let others: Vec<_> = others.filter(|string| string != name).collect();
        format!("{name}{JOINT}{}", others.join("/"))
    });
    let cards = cards.collect::<Vec<_>>().join(", ").into();
    sight.told(&YourLetters { cards })
}
