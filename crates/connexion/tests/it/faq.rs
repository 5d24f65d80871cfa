//! The questions of the FAQ that concern words, one test each; the diamond's rows are 1 | 2 3 | 4 5 6 | 7 8 9 10 | ….

use connexion::search::{LoneCards, Reading};

use crate::support::check;

#[track_caller]
fn play(cards: &str, word: &str, expected: &str) {
    check(Reading::default(), cards, word, expected);
}

/// FAQ 2: all four directions and any mix of them, and back again.
#[test]
fn question_2_a_word_may_reverse_direction() {
    play("4 tau, 5 epsilon, 6 nu", "ten", "4 t, 5 e, 6 n");
    play("4 tau, 5 epsilon, 6 nu", "net", "6 n, 5 e, 4 t");
    play("1 tau, 2 epsilon, 4 nu", "ten", "1 t, 2 e, 4 n");
    play("1 tau, 2 epsilon, 4 nu", "net", "4 n, 2 e, 1 t");
    play(
        "1 tau, 2 epsilon, 5 nu, 8 theta",
        "tenth",
        "1 t, 2 e, 5 n, 8 th",
    );
    play("2 pi, 4 omicron", "pop", "2 p, 4 o, 2 p");
    play("2 mu, 4 upsilon", "mum", "2 m, 4 u, 2 m");
}

/// FAQ 2 names no vertical step: 1 and 5 stand above each other and are not linked.
#[test]
fn question_2_there_is_no_vertical_step() {
    play(
        "1 nu, 5 omicron",
        "no",
        "`no` does not lie on the diamond: no walk spells more than `n` (rule X6)",
    );
}

/// FAQ 3: the same card only after it connects to another one.
#[test]
fn question_3_a_card_connects_to_another_before_it_comes_again() {
    play("1 alpha, 2 nu", "nan", "2 n, 1 a, 2 n");
    play(
        "1 alpha, 2 lambda",
        "all",
        "`all` needs the card lambda on position 2 twice in a row (rule X7)",
    );
    play("2 epsilon, 4 tau, 5 eta", "tee", "4 t, 2 e, 5 e");
    play(
        "2 epsilon, 4 tau",
        "tee",
        "`tee` needs the card epsilon on position 2 twice in a row (rule X7)",
    );
}

/// FAQ 4: one representation a pass, a different one on the second pass.
#[test]
fn question_4_one_representation_each_pass() {
    play(
        "1 eta, 2 mu",
        "hem",
        "`hem` needs the card eta on position 1 twice in a row (rule X7)",
    );
    play("1 eta, 2 epsilon", "hen", "1 h, 2 e, 1 n");
    play(
        "1 eta, 2 mu",
        "hum",
        "`hum` needs the card mu on position 2 twice in a row (rule X7)",
    );
}

/// FAQ 5: any one of the representations, the eta itself included.
#[test]
fn question_5_metaphor_through_the_eta_card() {
    for (card, name) in [
        ("omicron", "12 omicron"),
        ("omega", "12 omega"),
        ("sigma", "12 sigma"),
    ] {
        let cards = format!("5 eta, 2 mu, 8 phi, {name}, 13 rho");
        play(&cards, "metaphor", "2 m, 5 eta, 8 ph, 12 o, 13 r");
        assert!(cards.contains(card));
    }
    play(
        "5 eta, 2 mu, 8 phi, 12 upsilon, 13 rho",
        "metaphor",
        "`metaphor` does not lie on the diamond: no walk spells more than `metaph` (rule X6)",
    );
    play("5 eta, 2 alpha, 4 tau", "hat", "5 h, 2 a, 4 t");
}

/// FAQ 6: what the small letters look like.
#[test]
fn question_6_small_letters_that_look_like_others() {
    play("1 eta, 2 omicron, 4 tau", "not", "1 n, 2 o, 4 t");
    play("1 mu, 2 pi", "up", "1 u, 2 p");
    play("1 nu, 2 epsilon, 4 tau", "vet", "1 v, 2 e, 4 t");
    play("1 tau, 2 sigma", "to", "1 t, 2 o");
    play("1 omega, 2 epsilon", "we", "1 w, 2 e");
}

/// FAQ 7: I and A are words, and no other card alone is one.
#[test]
fn question_7_i_and_a_are_words() {
    play("3 alpha", "a", "3 a");
    play("3 iota", "i", "3 i");
    play(
        "3 eta",
        "eta",
        "`eta` is the card eta on position 3 alone, which is no word (rule X9)",
    );
    play("1 pi, 2 iota", "pi", "1 p, 2 i");
    let names = Reading {
        lone_cards: LoneCards::Names,
        ..Reading::default()
    };
    check(names, "3 eta", "eta", "3 eta");
    check(names, "3 alpha", "a", "3 a");
    let none = Reading {
        lone_cards: LoneCards::None,
        ..Reading::default()
    };
    check(
        none,
        "3 alpha",
        "a",
        "`a` is the card alpha on position 3 alone, which is no word (rule X9)",
    );
}
