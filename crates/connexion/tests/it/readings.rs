//! The readings of the rules about words, and why a claim fails.

use connexion::deck::Extras;
use connexion::search::{LaterPass, LoneCards, Reading, SameCard, added};
use english::words::Shipped;

use crate::support::{check, claim, layout, position, search, search_in, written};

const PLAYED: Reading = Reading {
    same_card: SameCard::Again,
    later_pass: LaterPass::Any,
    lone_cards: LoneCards::AAndI,
    new_card_only: false,
    min_length: 0,
};

#[test]
fn the_default_is_the_reading_we_play() {
    assert_eq!(Reading::default(), PLAYED);
}

#[test]
fn x6_a_word_of_the_list_that_is_not_there() {
    check(
        PLAYED,
        "1 tau, 2 epsilon",
        "tenth",
        "`tenth` does not lie on the diamond: no walk spells more than `te` (rule X6)",
    );
    check(
        PLAYED,
        "1 tau",
        "be",
        "`be` does not lie on the diamond: no card shows how it begins (rule X6)",
    );
}

#[test]
fn x7_immediate_lets_a_card_follow_itself() {
    let immediate = Reading {
        same_card: SameCard::Immediate,
        ..PLAYED
    };
    check(immediate, "1 alpha, 2 lambda", "all", "1 a, 2 l, 2 l");
    check(immediate, "1 eta, 2 mu", "hem", "1 h, 1 e, 2 m");
}

#[test]
fn x7_two_passes_and_not_a_third() {
    let two = Reading {
        same_card: SameCard::TwoPasses,
        ..PLAYED
    };
    let cards = "1 sigma, 2 epsilon, 3 nu";
    check(PLAYED, cards, "senses", "1 s, 2 e, 3 n, 1 s, 2 e, 1 s");
    check(two, cards, "sense", "1 s, 2 e, 3 n, 1 s, 2 e");
    check(
        two,
        cards,
        "senses",
        "`senses` needs the card sigma on position 1 a third time (rule X7)",
    );
}

#[test]
fn x8_a_later_pass_may_have_to_be_different() {
    let different = Reading {
        later_pass: LaterPass::Different,
        ..PLAYED
    };
    let why = "`mum` needs the card mu on position 2 to be `m` twice (rule X8)";
    check(different, "2 mu, 4 upsilon", "mum", why);
    check(different, "1 eta, 2 epsilon", "hen", "1 h, 2 e, 1 n");
}

#[test]
fn x10_a_word_must_be_in_the_list_or_a_greek_name() {
    check(
        PLAYED,
        "1 tau, 2 epsilon",
        "tet",
        "`tet` is not in the word list `standard` (rule X10)",
    );
    let small = search_in(Shipped::Scowl10, Extras::Off, PLAYED);
    assert_eq!(
        claim(&small, "1 pi, 2 sigma, 4 iota", "psi"),
        "1 p, 2 s, 4 i"
    );
    let psi = small.lexicon().find("psi").expect("a Greek name");
    assert!(small.lexicon().is_name_only(psi));
    assert_eq!(small.lexicon().list_name(), "scowl-10");
    assert_eq!(
        small.lexicon().list_sha256(),
        Shipped::Scowl10.load().sha256()
    );
}

#[test]
fn x12_the_new_card_only() {
    let new = Reading {
        new_card_only: true,
        ..PLAYED
    };
    check(new, "1 tau, 2 epsilon, 4 nu", "ten", "1 t, 2 e, 4 n");
    let why = "`ten` does not use the new card omicron on position 7 (rule X12)";
    check(new, "1 tau, 2 epsilon, 4 nu, 7 omicron", "ten", why);
    check(new, "2 epsilon, 4 nu, 5 eta, 1 tau", "ten", "1 t, 2 e, 4 n");
    check(new, "1 tau, 2 epsilon, 4 nu, 5 eta", "ten", "1 t, 2 e, 5 n");
}

#[test]
fn x13_short_words_may_not_count() {
    let three = Reading {
        min_length: 3,
        ..PLAYED
    };
    check(
        three,
        "1 tau, 2 omicron",
        "to",
        "`to` is too short: a word needs 3 letters (rule X13)",
    );
    check(
        three,
        "3 alpha",
        "a",
        "`a` is too short: a word needs 3 letters (rule X13)",
    );
    check(three, "1 tau, 2 omicron, 4 pi", "top", "1 t, 2 o, 4 p");
}

#[test]
fn x26_house_representations_count_if_the_table_says_so() {
    let cards = "1 omicron, 2 phi";
    check(
        PLAYED,
        cards,
        "of",
        "`of` does not lie on the diamond: no walk spells more than `o` (rule X6)",
    );
    let extras = search_in(Shipped::Standard, Extras::Count, PLAYED);
    assert_eq!(claim(&extras, cards, "of"), "1 o, 2 f");
}

#[test]
fn a_longer_string_stands_for_itself_inside_a_word() {
    check(PLAYED, "1 theta, 2 alpha, 4 tau", "that", "1 th, 2 a, 4 t");
    check(PLAYED, "1 delta, 2 sigma", "deltas", "1 delta, 2 s");
    check(
        PLAYED,
        "1 beta, 2 tau, 4 omicron",
        "tobe",
        "`tobe` is not in the word list `standard` (rule X10)",
    );
}

#[test]
fn walks_over_other_positions_come_one_after_the_other() {
    let search = search(PLAYED);
    let board = layout("1 tau, 2 omicron, 3 omega");
    let walks: Vec<String> = search.walks(&board, "to", 9).iter().map(written).collect();
    assert_eq!(walks, ["1 t, 2 o", "1 t, 3 o"]);
    assert_eq!(search.walks(&board, "to", 1).len(), 1);
    assert_eq!(search.walks(&board, "too", 9).len(), 2);
    assert_eq!(search.walks(&board, "", 9), []);
}

#[test]
fn what_a_new_card_adds() {
    let search = search(PLAYED);
    let before = search.all_words(&layout("1 tau, 2 omicron"));
    let mut board = layout("1 tau, 2 omicron");
    let omega = connexion::deck::Deck::classic()
        .find_letter("omega")
        .expect("a card");
    board.place(position(3), omega).expect("a free place");
    let now = search.all_words(&board);
    let spelled = |words: &[_]| -> Vec<String> {
        words
            .iter()
            .map(|&word| search.lexicon().word(word).to_owned())
            .collect()
    };
    assert_eq!(spelled(&before), ["to", "tot"]);
    assert_eq!(
        spelled(&added(&before, &now)),
        ["ow", "too", "toot", "tow", "two", "woo", "wot", "wow"]
    );
}
