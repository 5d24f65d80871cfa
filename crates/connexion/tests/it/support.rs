//! What the tests share: boards in one line, and one place that asks the search.

use std::sync::Arc;

use connexion::board::{Board, Position};
use connexion::deck::{Deck, Extras, Letter};
use connexion::layout::Layout;
use connexion::search::{Lexicon, Reading, Search, Walk, WhyNot};
use english::words::Shipped;
use table::{Luck, Stream};

/// A search on the diamond with the default list.
pub(crate) fn search(reading: Reading) -> Search {
    search_in(Shipped::Standard, Extras::Off, reading)
}

pub(crate) fn search_in(list: Shipped, extras: Extras, reading: Reading) -> Search {
    let lexicon = Lexicon::shared(list, Deck::classic(), extras);
    Search::new(lexicon, Arc::new(Board::diamond().clone()), reading)
}

pub(crate) fn position(number: u8) -> Position {
    Position::new(number).expect("a position from 1 to 25")
}

/// A layout written `5 eta, 2 mu, …`; the last card is the newest.
pub(crate) fn layout(cards: &str) -> Layout {
    let mut layout = Layout::new();
    for card in cards.split(", ") {
        let (number, name) = card.split_once(' ').expect("a position and a card");
        let letter = Deck::classic()
            .find_letter(name)
            .expect("a card of the deck");
        layout
            .place(position(number.parse().expect("a number")), letter)
            .expect("a free place");
    }
    layout
}

/// The first `count` cards of a shuffled deck on positions 1, 2, …
pub(crate) fn random_layout(luck: &mut Stream, count: usize) -> Layout {
    let mut cards: Vec<Letter> = Letter::all().collect();
    luck.shuffle(&mut cards);
    Layout::in_order(cards.into_iter().take(count)).expect("24 cards, each once")
}

/// A walk written `2 m, 5 eta, …`.
pub(crate) fn written(walk: &Walk) -> String {
    let steps = walk
        .0
        .iter()
        .map(|step| format!("{} {}", step.position, step.text));
    steps.collect::<Vec<_>>().join(", ")
}

/// What a claim brings: the walk as [`written`], or the sentence that says why not.
pub(crate) fn claim(search: &Search, cards: &str, word: &str) -> String {
    match search.claim(&layout(cards), word) {
        Ok(walk) => written(&walk),
        Err(why) => explained(&why),
    }
}

fn explained(why: &WhyNot) -> String {
    let sentence = why.to_string();
    assert!(
        sentence.contains(&format!("rule {}", why.rule())),
        "{sentence}"
    );
    sentence
}

/// Claims a word and compares; also the list of all words must agree with the claim.
#[track_caller]
pub(crate) fn check(reading: Reading, cards: &str, word: &str, expected: &str) {
    let search = search(reading);
    assert_eq!(claim(&search, cards, word), expected, "{word} on {cards}");
    let all = search.all_words(&layout(cards));
    let listed = search
        .lexicon()
        .find(word)
        .is_some_and(|word| all.contains(&word));
    assert_eq!(
        listed,
        !expected.contains("(rule"),
        "{word} in the list of all words of {cards}"
    );
}
