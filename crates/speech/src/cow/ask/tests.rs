//! What is asked, in every language, of a view that is set for each case.

use cow::{Bombs, Cow};
use table::{Game, Materials, Settings, Viewer};

use super::*;
use crate::Tongue;

const ANN: Seat = Seat(0);

/// A view of Ann's, in which she is asked for what `phase` says.
fn view(phase: &'static str) -> View {
    let game = Cow::settle(&Settings::default(), &Materials::default()).unwrap();
    let all = ["Ann", "Bo", "Cid"].map(str::to_owned);
    let state = game.start(&all).unwrap();
    View {
        phase,
        to_act: Some(ANN),
        hand_sizes: vec![3, 3, 3],
        ..game.view(&state, Viewer::Seat(ANN))
    }
}

/// As Ann reads it, and as Bo does, in a language.
fn asked(view: &View, tongue: Tongue) -> [String; 2] {
    let all = ["Ann", "Bo", "Cid"].map(str::to_owned);
    let names = |seat| Names::new(&all, Some(Seat(seat))).in_tongue(tongue);
    [0, 1].map(|seat| ask(view, names(seat)).to_string())
}

#[test]
fn a_turn_is_asked_for() {
    let mut view = view("main");
    assert_eq!(
        asked(&view, Tongue::De),
        [
            "Du darfst Karten spielen oder den Zug mit dem Wurf beenden (R14, R23).",
            "Ann darf Karten spielen oder den Zug mit dem Wurf beenden (R14, R23)."
        ]
    );
    view.hand_sizes = vec![0, 3, 3];
    assert_eq!(
        asked(&view, Tongue::En),
        [
            "You have no cards left: end the turn with the roll (R23).",
            "Ann has no cards left and is to end the turn with the roll (R23)."
        ]
    );
}

#[test]
fn bombs_are_counted() {
    let cow = "c14".parse().unwrap();
    let view = |wave, n| View {
        bombs: Some(Bombs {
            field: ANN,
            wave,
            holder: None,
            holding: vec![(cow, n)],
            doomed: Vec::new(),
        }),
        ..view("window")
    };
    assert_eq!(
        asked(&view(1, 1), Tongue::En)[0],
        "You may say what becomes of the bomb that a cow holds (R33-R35)."
    );
    assert_eq!(
        asked(&view(2, 3), Tongue::De)[1],
        "Ann darf sagen, was aus der Bombe wird, die der Mad Bomber hinterlassen hat: eine Kuh hält sie (R33-R35); \
         danach kommen noch zwei Bomben."
    );
}

#[test]
fn the_end_says_who_has_most_and_who_is_barred() {
    let over = View {
        to_act: None,
        net: vec![500, 700, 0],
        out: vec![Seat(1)],
        ..view("over")
    };
    assert_eq!(
        asked(&over, Tongue::En)[0],
        "The game is over. Most money: you with $500. Bo has $700, but dropped out and so cannot win (A26)."
    );
    assert_eq!(
        asked(&over, Tongue::De)[1],
        "Das Spiel ist aus. Am meisten Geld: Ann mit $500. Du hast $700, bist aber ausgestiegen und kannst deshalb \
         nicht gewinnen (A26)."
    );
}
