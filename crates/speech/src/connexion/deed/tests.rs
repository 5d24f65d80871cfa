//! What may be done, in every language.

use table::{Game, Materials, Settings, Viewer};

use super::*;
use crate::Tongue;

/// A deed's group, label and note as Ann reads them, in English and in German.
fn deeds(action: &Action, phase: &'static str) -> [[String; 3]; 2] {
    let game = Connexion::settle(&Settings::default(), &Materials::default()).unwrap();
    let all = ["Ann", "Bo"].map(str::to_owned);
    let state = game.start(&all).unwrap();
    let mut view = game.view(&state, Viewer::Seat(Seat(0)));
    (view.phase, view.celestial_counts) = (phase, vec![0, 2]);
    Tongue::ALL.map(|tongue| {
        let names = Names::new(&all, Some(Seat(0))).in_tongue(tongue);
        let Deed { label, group, note } = deed(&game, &view, action, names);
        [group, label, note].map(|line| line.to_string())
    })
}

#[test]
fn a_letter_card_says_what_it_stands_for() {
    let card = "eta".to_owned();
    let place = Action::Place {
        card,
        position: None,
    };
    assert_eq!(
        deeds(&place, "place"),
        [
            ["Place on position 1", "Η eta: h n e", "stands for h, n, e"],
            ["Leg auf Platz 1", "Η eta: h n e", "steht für h, n, e"]
        ]
    );
}

#[test]
fn a_pilfer_and_its_refusal_say_what_they_bring() {
    let pilfer = Action::Pilfer {
        from: Seat(1),
        card: None,
    };
    assert_eq!(
        deeds(&pilfer, "pilfer")[1],
        [
            "",
            "Stibitz bei Bo (2 Karten)",
            "eine von 2, verdeckt gezogen"
        ]
    );
    let declined = |phase| deeds(&Action::Decline, phase).map(|[_, label, _]| label);
    assert_eq!(declined("pilfer"), ["Take nothing", "Nimm nichts"]);
    assert_eq!(declined("sun"), ["No sentence", "Kein Satz"]);
    assert_eq!(
        declined("appeal"),
        ["Let the verdict stand", "Lass das Urteil stehen"]
    );
}
