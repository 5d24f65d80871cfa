//! The sentence that a bot makes of the scribe's list.

use connexion::{Connexion, View};
use english::judge::compose::compose_until;
use english::words::is_rude;

use super::future;
use super::level::Level;
use crate::bot::Sight;

/// The best sentence that a bot of this level finds, if it finds one.
pub(super) fn sentence(level: &Level, sight: &Sight<'_, Connexion>) -> Option<Vec<String>> {
    let listed = sight.view.words.iter().map(|listed| listed.word.as_str());
    let words = words(level, listed);
    let standard = sight.game.agreed().standard();
    let is_over = || sight.limit.is_over();
    let made = compose_until(&words, standard, level.sentence, &is_over)?;
    let line = made.words.iter().filter_map(|&number| words.get(number));
    Some(line.map(|&word| word.to_owned()).collect())
}

/// Whether every word is on the list.
pub(super) fn listed(words: &[String], view: &View) -> bool {
    words
        .iter()
        .all(|word| view.words.iter().any(|listed| listed.word == *word))
}

/// The words of the list, each once, short ones first: those hold a sentence together, and only the first are looked at.
/// Who goes for the future has the words for it before all. A bot leaves rude ones out (X10).
pub(super) fn words<'l>(level: &Level, listed: impl Iterator<Item = &'l str>) -> Vec<&'l str> {
    let mut words: Vec<&str> = listed.filter(|word| !is_rude(word)).collect();
    words.sort_unstable_by_key(|word| {
        let later = !(level.future && future::needs(word));
        (later, word.len(), *word)
    });
    words.dedup();
    words
}
