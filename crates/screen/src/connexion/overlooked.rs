//! The words that lie on the diamond and that nobody has found: shown where that gives nothing away.

use connexion::layout::Layout;
use connexion::search::Reading;
use connexion::words::is_rude;

use super::Sight;

/// The words that nobody has found, long ones first; nothing while they can still win something. At a practice table
/// they win nothing, so they are shown between the turns too. Rude words are not (X10).
pub(super) fn overlooked(sight: Sight<'_>) -> Option<Vec<String>> {
    let view = sight.view;
    let found_all = matches!(
        view.phase,
        "sun" | "sentence" | "judge" | "appeal" | "vote" | "over"
    );
    let between = view.phase == "place" && sight.game.agreed().is_practice();
    (found_all || between).then(|| search(sight))
}

/// Whatever was the newest card once, any word that lies there could be found in some turn (X12).
fn search(sight: Sight<'_>) -> Vec<String> {
    let deck = sight.game.agreed().deck();
    let mut layout = Layout::new();
    for (position, name) in &sight.view.layout {
        if let Some(letter) = deck.find_letter(name) {
            let _ = layout.place(*position, letter);
        }
    }
    let search = sight.game.search();
    let search = search.read_as(Reading {
        new_card_only: false,
        ..search.reading()
    });
    let lexicon = search.lexicon();
    let found = |word: &str| sight.view.words.iter().any(|listed| listed.word == word);
    let all = search.all_words(&layout).into_iter();
    let mut words: Vec<String> = all
        .map(|word| lexicon.word(word))
        .filter(|word| !found(word) && !is_rude(word))
        .map(str::to_owned)
        .collect();
    words.sort_by_key(|word| std::cmp::Reverse(word.len()));
    words
}
