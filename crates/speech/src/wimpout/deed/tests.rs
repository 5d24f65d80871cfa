//! What may be done, in every language.

use table::{Game, Viewer};
use wimpout::{Cubes, FaceSet};

use super::*;
use crate::Tongue;

const ANN: Seat = Seat(0);

/// The label of an action and its note as Ann reads them, in English and in German.
fn deeds(action: &Action, set: impl Fn(&mut View)) -> [[String; 2]; 2] {
    let game = Wimpout::default();
    let all = ["Ann", "Bo"].map(str::to_owned);
    let state = game.start(&all).unwrap();
    let mut view = game.view(&state, Viewer::Seat(ANN));
    set(&mut view);
    Tongue::ALL.map(|tongue| {
        let names = Names::new(&all, Some(ANN)).in_tongue(tongue);
        let deed = deed(&game, &view, action, names);
        [deed.label.to_string(), deed.note.to_string()]
    })
}

#[test]
fn a_bank_says_what_it_leads_to() {
    let bank = |view: &mut View| {
        view.bank = Some(Bank {
            seat: ANN,
            points: 85,
            score: 185,
            bumped: vec![Seat(1)],
            begins: Some(Begins::Lead),
        });
    };
    assert_eq!(
        deeds(&Action::Stop, bank),
        [
            [
                "Stop and bank 85",
                "bank 85: you would have 185, bump Bo and take the lead"
            ],
            [
                "Hör auf und sichere 85",
                "85 sichern: Du hast dann 185, wirfst Bo zurück und gehst in Führung"
            ]
        ]
    );
}

#[test]
fn a_count_says_what_is_counted_and_what_is_left() {
    let call = Call {
        points: Some(50),
        flash: Some(FaceSet::default().with(Face::Four)),
        sun: Some(SunCall::Ten),
        left: Some(Cubes {
            common: 1,
            sun: false,
        }),
        ..Call::default()
    };
    let at_stake = |view: &mut View| view.turn_points = 30;
    assert_eq!(
        deeds(&Action::Score(call), at_stake),
        [
            [
                "Count 50: the flash of 4s and the Sun as 10; one cube left",
                "50 points: the flash of 4s and the Sun as 10; 80 at stake, one cube left"
            ],
            [
                "Zähl 50: der Flash aus 4ern und die Sonne als 10; ein Würfel bleibt",
                "50 Punkte: der Flash aus 4ern und die Sonne als 10; 80 im Spiel, ein Würfel bleibt"
            ]
        ]
    );
}
