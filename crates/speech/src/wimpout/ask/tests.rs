//! What is asked, in every language, as a game goes on.

use table::{Game, Viewer};
use wimpout::{Action, Face, Outcome, State};

use super::*;
use crate::Tongue;

const ANN: Seat = Seat(0);

/// What Ann is asked, or what is said to those who wait for her, in English and in German.
fn asked(game: &Wimpout, state: &State, me: Option<Seat>) -> [String; 2] {
    let all = ["Ann".to_owned()];
    let view = game.view(state, Viewer::Spectator);
    Tongue::ALL.map(|tongue| {
        let names = Names::new(&all, me).in_tongue(tongue);
        ask(game, &view, names).to_string()
    })
}

#[test]
fn a_turn_is_asked_for_from_its_beginning() {
    let game = Wimpout::default();
    let mut state = game.start(&["Ann".to_owned()]).unwrap();
    assert_eq!(
        asked(&game, &state, Some(ANN)),
        [
            "Throw all five cubes. You need 35 in one turn to get in the game (W11).",
            "Wirf alle fünf Würfel. Du brauchst 35 in einem Zug, um ins Spiel zu kommen (W11)."
        ]
    );
    assert_eq!(
        asked(&game, &state, None),
        [
            "Ann is to throw all five cubes.",
            "Ann muss alle fünf Würfel werfen."
        ]
    );
    game.act(&mut state, ANN, &Action::Throw, &mut Vec::new());
    let faces = Faces::of(&[Face::Four, Face::Four, Face::Four, Face::Four, Face::Five]);
    game.luck(&mut state, &Outcome::Faces(faces), &mut Vec::new());
    assert_eq!(
        asked(&game, &state, Some(ANN)),
        [
            "45 on the table. You must throw the last cube: the flash of 4s must be cleared (W13).",
            "45 auf dem Tisch. Du musst den letzten Würfel werfen: der Flash aus 4ern ist zu räumen (W13)."
        ]
    );
}

#[test]
fn what_rules_make_more_or_less_of_a_bank_is_said_before_it() {
    for (on_top, said) in [
        (
            "10",
            [
                "The bank is 10 more by “X”.",
                "Beim Sichern kommen 10 hinzu, nach „X“.",
            ],
        ),
        (
            "-5",
            [
                "The bank is 5 less by “X”.",
                "Beim Sichern gehen 5 ab, nach „X“.",
            ],
        ),
    ] {
        let text =
            format!("rule: x\ntitle: X\nabout: y.\n---\nfn banking(points) {{ {on_top} }}\n");
        let set = table::Settings::default()
            .with("opening", table::Value::Number(0))
            .with("own/x", table::Value::Word(text));
        let game = Wimpout::settle(&set, &table::Materials::default()).unwrap();
        let mut state = game.start(&["Ann".to_owned()]).unwrap();
        game.act(&mut state, ANN, &Action::Throw, &mut Vec::new());
        let faces = Faces::of(&[Face::Ten, Face::Ten, Face::Two, Face::Three, Face::Four]);
        game.luck(&mut state, &Outcome::Faces(faces), &mut Vec::new());
        let asked = asked(&game, &state, Some(ANN));
        for (asked, said) in asked.iter().zip(said) {
            assert!(asked.ends_with(said), "{asked}");
        }
    }
}
