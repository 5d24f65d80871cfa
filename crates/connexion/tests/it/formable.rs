//! Which words the deck can spell at all, in whatever layout: every card beside every other.

use std::fmt::Write;
use std::sync::Arc;

use connexion::board::Board;
use connexion::deck::{Deck, Extras, Letter};
use connexion::layout::Layout;
use connexion::search::{Lexicon, Reading, SameCard, Search};
use connexion::words::Shipped;

fn everything_linked() -> Board {
    let mut text = "board | all\ntitle | All linked\nmark | I\n".to_owned();
    for position in 1..=25 {
        let others: Vec<String> = (1..=25)
            .filter(|&other| other != position)
            .map(|other| other.to_string())
            .collect();
        writeln!(
            text,
            "place | {position} | {position} | 0 | {}",
            others.join(" ")
        )
        .expect("a string");
    }
    Board::load(&text).expect("a board")
}

fn formable(list: Shipped, same_card: SameCard) -> (Search, Layout) {
    let lexicon = Lexicon::shared(list, Deck::classic(), Extras::Off);
    let reading = Reading {
        same_card,
        ..Reading::default()
    };
    let layout = Layout::in_order(Letter::all()).expect("24 cards");
    (
        Search::new(lexicon, Arc::new(everything_linked()), reading),
        layout,
    )
}

/// The rules give 21,699 of SCOWL 35 and 40,515 of SCOWL 60; our lists have lost the plurals of letters (section 4),
/// of which `ms` was formable in the first and es, gs, ks, ls, ms, rs, ts in the second. Their ENABLE (88,907) was
/// the edition with 705 words more.
#[test]
fn the_deck_spells_this_many_words() {
    for (list, count) in [
        (Shipped::Scowl35, 21_698),
        (Shipped::Scowl60, 40_508),
        (Shipped::Enable, 88_523),
    ] {
        let (search, layout) = formable(list, SameCard::Again);
        let words = search.all_words(&layout);
        let in_list = words
            .iter()
            .filter(|&&word| !search.lexicon().is_name_only(word))
            .count();
        assert_eq!(in_list, count, "{}", list.slug());
    }
}

/// The rules name these: no source of f, c alone, or two of l in a row.
#[test]
fn some_function_words_are_never_formable() {
    let (search, layout) = formable(Shipped::Standard, SameCard::Again);
    for word in "of for from off if all few after before because can could will shall".split(' ') {
        assert!(search.claim(&layout, word).is_err(), "{word}");
    }
    for word in "a i on no you to do or the going about thou wilt shalt have should".split(' ') {
        assert!(search.claim(&layout, word).is_ok(), "{word}");
    }
}

#[test]
fn a_card_that_may_follow_itself_makes_will_and_shall() {
    let (search, layout) = formable(Shipped::Standard, SameCard::Immediate);
    assert!(search.claim(&layout, "will").is_ok() && search.claim(&layout, "shall").is_ok());
}
