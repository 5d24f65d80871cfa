//! A deck and a list made to keep the search busy for ever: it gives up instead.

use std::sync::Arc;

use connexion::board::Board;
use connexion::deck::{Deck, Extras, Letter};
use connexion::layout::Layout;
use connexion::search::{LaterPass, Lexicon, Reading, SameCard, Search};
use english::words::WordList;

const CLASSIC: &str = include_str!("../../data/decks/classic.txt");

/// The classic deck, but every card shows an o.
fn deck_of_one_letter() -> Deck {
    let line = |line: &str| {
        let mut fields: Vec<&str> = line.split('|').collect();
        if fields[0].trim() == "letter" {
            fields[3] = " o I ";
        }
        fields.join("|")
    };
    let text: Vec<String> = CLASSIC.lines().map(line).collect();
    Deck::load(&text.join("\n")).expect("a deck")
}

fn check(reading: Reading, most: usize) {
    let fits = "o".repeat(most / 2);
    let too_long = "o".repeat(most + 1);
    let list = WordList::load("os", &format!("{fits}\n{too_long}\n")).expect("a list");
    let lexicon = Lexicon::new(&list, &deck_of_one_letter(), Extras::Off);
    let search = Search::new(
        Arc::new(lexicon),
        Arc::new(Board::diamond().clone()),
        reading,
    );
    let layout = Layout::in_order(Letter::all()).expect("24 cards, each once");
    assert!(search.claim(&layout, &fits).is_ok());
    assert!(search.claim(&layout, &too_long).is_err());
    let found = search.all_words(&layout);
    assert!(found.contains(&search.lexicon().find(&fits).expect("a word")));
    assert!(!found.contains(&search.lexicon().find(&too_long).expect("a word")));
}

#[test]
fn cards_that_all_show_one_letter_passed_twice_at_most() {
    let reading = Reading {
        same_card: SameCard::TwoPasses,
        ..Reading::default()
    };
    check(reading, 48);
}

#[test]
fn cards_that_all_show_one_letter_standing_for_it_once() {
    let reading = Reading {
        later_pass: LaterPass::Different,
        ..Reading::default()
    };
    check(reading, 30);
}
