//! The sentence that a bot makes of the scribe's list.

use connexion::judge::compose::compose;
use connexion::words::is_rude;
use connexion::{Connexion, View};

use super::level::Level;
use crate::bot::Sight;

/// The best sentence that a bot of this level finds, if it finds one.
pub(super) fn sentence(level: &Level, sight: &Sight<'_, Connexion>) -> Option<Vec<String>> {
    let words = words(sight.view);
    let made = compose(&words, sight.game.agreed().standard(), level.sentence)?;
    let line = made.words.iter().filter_map(|&number| words.get(number));
    Some(line.map(|&word| word.to_owned()).collect())
}

/// Whether every word is on the list.
pub(super) fn listed(words: &[String], view: &View) -> bool {
    words
        .iter()
        .all(|word| view.words.iter().any(|listed| listed.word == *word))
}

/// The words of the list, each once, short ones first: those hold a sentence together. A bot leaves rude ones out
/// (X10).
fn words(view: &View) -> Vec<&str> {
    let mut words: Vec<&str> = view
        .words
        .iter()
        .map(|listed| listed.word.as_str())
        .filter(|word| !is_rude(word))
        .collect();
    words.sort_unstable_by_key(|word| (word.len(), *word));
    words.dedup();
    words
}
