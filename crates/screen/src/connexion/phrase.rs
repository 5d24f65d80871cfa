//! The words that do an action.

use connexion::Action;

use super::Sight;
use crate::Phrase;

/// The words for a listed action.
pub(super) fn phrase(sight: Sight<'_>, action: &Action) -> Phrase {
    let deed = speech::connexion::deed(sight.game, sight.view, action, sight.names);
    Phrase {
        words: command(sight, action),
        note: deed.in_few_words().to_string(),
    }
}

/// What is typed for a listed action.
pub(super) fn command(sight: Sight<'_>, action: &Action) -> String {
    match action {
        Action::Place { card, .. } => format!("place {card}"),
        Action::Claim { word } => format!("claim {word}"),
        Action::Pilfer { from, card } => {
            let name = sight.names.of(*from);
            match card {
                Some(card) => format!("pilfer {name} {card}"),
                None => format!("pilfer {name}"),
            }
        }
        Action::Decline => "decline".to_owned(),
        Action::Done => "done".to_owned(),
        Action::LaySun => "lay sun".to_owned(),
        Action::Sentence { words, .. } => format!("sentence {}", words.join(" ")),
        Action::Appeal => "appeal".to_owned(),
        Action::Judge { grammar, future } => match (grammar, future) {
            (true, true) => "judge future",
            (true, false) => "judge good",
            (false, true) => "judge bad future",
            (false, false) => "judge bad",
        }
        .to_owned(),
    }
}
