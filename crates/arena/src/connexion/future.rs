//! What a sentence in the future needs, and how near a board is to it (X19, X21).
//!
//! The house deck has one L, so `will` and `shall` cannot be spelled without a house option; `going`, `about`, `wilt`
//! and `shalt` can, if the cards lie well.

use connexion::Connexion;
use connexion::board::Position;
use connexion::layout::Layout;
use connexion::search::Search;

/// The words without which there is no future.
const CHIEF: [&str; 6] = ["going", "about", "will", "shall", "wilt", "shalt"];
/// The words that go with them.
const COMPANIONS: [&str; 5] = ["to", "is", "am", "are", "thou"];
/// What it is worth that so many steps of `going` lie side by side; a word that wins a card is worth 8.
const NEARER: [u32; 5] = [0, 12, 40, 100, 200];
/// What a word for the future is worth on the board.
const ON_THE_BOARD: u32 = 300;
/// The cards of `going` that follow each other, each by the letters it can stand for.
const STEPS: [[&[&str]; 2]; 4] = [
    [&["gamma"], O],
    [O, &["iota"]],
    [&["iota"], N],
    [N, &["gamma"]],
];
const O: &[&str] = &["omicron", "omega", "sigma"];
const N: &[&str] = &["nu", "eta"];

/// Whether a sentence in the future may need the word.
pub(super) fn needs(word: &str) -> bool {
    CHIEF.contains(&word) || COMPANIONS.contains(&word)
}

/// How near the board is to a sentence in the future: a chief word lies on it, or steps of `going` do.
pub(super) fn hope((game, search): (&Connexion, &Search), layout: &Layout) -> u32 {
    if CHIEF.iter().any(|word| search.claim(layout, word).is_ok()) {
        return ON_THE_BOARD;
    }
    let deck = game.agreed().deck();
    let lies = |names: &[&str]| -> Vec<Position> {
        let letters = names.iter().filter_map(|name| deck.find_letter(name));
        letters.filter_map(|letter| layout.find(letter)).collect()
    };
    let linked = |[from, to]: &[&[&str]; 2]| {
        let to = lies(to);
        let mut from = lies(from).into_iter();
        from.any(|here| {
            search
                .board()
                .neighbours(here)
                .any(|next| to.contains(&next))
        })
    };
    let steps = STEPS.iter().filter(|step| linked(step)).count();
    NEARER[steps]
}
