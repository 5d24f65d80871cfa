//! Every event as it is told, in every language.

use super::*;
use crate::Tongue;
use crate::line::Sense;
use wimpout::FaceSet;

const ANN: Seat = Seat(0);
const BO: Seat = Seat(1);

/// As Bo is told it, in English and in German.
fn told(event: &Event) -> [String; 2] {
    let all = ["Ann", "Bo", "Kim"].map(str::to_owned);
    let names = Names::new(&all, Some(BO));
    Tongue::ALL.map(|tongue| tell(event, names.in_tongue(tongue)).to_string())
}

fn assert_told(event: &Event, english: &str, german: &str) {
    assert_eq!(told(event), [english, german]);
}

fn flash(face: Face) -> FaceSet {
    std::iter::once(face).collect()
}

#[test]
fn throws_are_told() {
    let faces = Faces::of(&[Face::Four, Face::Four, Face::Five, Face::Sun]);
    let cubes = Cubes {
        common: 3,
        sun: true,
    };
    let thrown = |seat| Event::Thrown { seat, cubes, faces };
    assert_told(
        &thrown(ANN),
        "Ann throws 4 4 5 Sun.",
        "Ann wirft 4 4 5 Sonne.",
    );
    assert_told(
        &thrown(BO),
        "You throw 4 4 5 Sun.",
        "Du wirfst 4 4 5 Sonne.",
    );
    assert_told(
        &Event::ThrowErased {
            seat: ANN,
            thrower: BO,
            paid: 2,
        },
        "Ann pays 2 insurance points: your throw never happened (H2).",
        "Ann zahlt 2 Versicherungspunkte: Deinen Wurf hat es nie gegeben (H2).",
    );
    assert_told(
        &Event::FreightTrainScored {
            seat: ANN,
            face: Face::Six,
            points: 0,
        },
        "A freight train of 6s!",
        "Ein Güterzug aus 6ern!",
    );
    assert_told(
        &Event::FlashCleared {
            seat: ANN,
            faces: [Face::Four, Face::Six].into_iter().collect(),
        },
        "The flashes of 4s and 6s are cleared.",
        "Die Flashs aus 4ern und 6ern sind geräumt.",
    );
}

#[test]
fn what_a_throw_counts_is_told() {
    let scored = |points, turn_points, common, sun| Event::Scored {
        seat: ANN,
        points,
        counted: Faces::of(&[Face::Four, Face::Four, Face::Five, Face::Sun]),
        sun,
        left: Cubes { common, sun: false },
        turn_points,
    };
    assert_told(
        &scored(45, 45, 1, Some(SunCall::Flash)),
        "Counted: 4 4, 5 and the Sun in the flash. 45 at stake; one cube left.",
        "Gezählt: 4 4, 5 und die Sonne im Flash. 45 im Spiel; ein Würfel übrig.",
    );
    assert_told(
        &scored(45, 90, 0, None),
        "Counted: 4 4, 5 and Sun. 45 more, 90 at stake; all five cubes have scored.",
        "Gezählt: 4 4, 5 und Sonne. 45 mehr, 90 im Spiel; alle fünf Würfel haben gezählt.",
    );
}

#[test]
fn turns_are_told() {
    let wimpout = |points| Event::WimpedOut { seat: ANN, points };
    assert_told(
        &wimpout(0),
        "Wimpout! Ann scores nothing.",
        "Wimpout! Ann bekommt nichts.",
    );
    assert_told(
        &wimpout(35),
        "Wimpout! Ann loses 35 points.",
        "Wimpout! Ann verliert 35 Punkte.",
    );
    let suspended = |seat| Event::TurnSuspended {
        seat,
        points: 60,
        clearing: flash(Face::Six),
    };
    assert_told(
        &suspended(BO),
        "Your turn is suspended with 60 at stake and the flash of 6s to clear (H10).",
        "Dein Zug wird ausgesetzt: 60 im Spiel, der Flash aus 6ern ist noch zu räumen (H10).",
    );
    assert_eq!(
        told(&suspended(ANN))[0],
        "Ann's turn is suspended with 60 at stake and the flash of 6s to clear (H10)."
    );
    assert_told(
        &Event::Bumped {
            seat: BO,
            by: ANN,
            from: 50,
            to: 45,
        },
        "Ann bumps you from 50 back to 45 (H1).",
        "Ann wirft dich von 50 auf 45 zurück (H1).",
    );
}

#[test]
fn the_game_is_told() {
    let tied = |n| Event::StarterTied {
        seats: (0..n).map(Seat).collect(),
    };
    assert_told(
        &tied(3),
        "A tie: Ann, Bo and Kim throw again.",
        "Gleichstand: Ann, Bo und Kim werfen noch einmal.",
    );
    assert_told(
        &tied(7),
        "A tie: seven players throw again.",
        "Gleichstand: sieben Spieler werfen noch einmal.",
    );
    let passed = |seat, passed| Event::LeaderPassed {
        seat,
        passed,
        score: 520,
    };
    assert_told(
        &passed(BO, ANN),
        "You pass Ann and lead with 520.",
        "Du überholst Ann und führst mit 520.",
    );
    assert_told(
        &passed(ANN, BO),
        "Ann passes you and leads with 520.",
        "Ann überholt dich und führt mit 520.",
    );
    assert_told(
        &Event::PlayerOut {
            seat: ANN,
            rule: "W17",
        },
        "Ann is out of the game (W17).",
        "Ann ist aus dem Spiel (W17).",
    );
}

/// What people type is no part of a message, whatever it looks like.
#[test]
fn names_come_out_whole() {
    let all = ["{ $x } \u{F0000} \u{100000}<b>".to_owned()];
    let names = Names::new(&all, None).in_tongue(Tongue::Pseudo);
    let line = tell(&Event::StarterFound { seat: ANN }, names);
    assert_eq!(line.parts()[0].words, all[0]);
    assert_eq!(line.parts()[0].sense, Sense::Seat(ANN));
    assert_eq!(line.parts()[1].words, " šţárţš.");
}

/// The parts carry what they stand for, so that a page can draw it.
#[test]
fn pieces_numbers_and_rules_are_parts() {
    let names = Names::new(&[], None);
    let senses = |event: &Event| -> Vec<Sense> {
        let line = tell(event, names);
        let parts = line.parts().iter().map(|part| part.sense.clone());
        parts.filter(|sense| *sense != Sense::Plain).collect()
    };
    let flash = Event::FlashScored {
        seat: ANN,
        face: Face::Four,
        points: 40,
    };
    assert_eq!(
        senses(&flash),
        [Sense::Alike(Face::Four), Sense::Number(40)]
    );
    let killed = Event::TurnKilled { seat: ANN };
    assert_eq!(senses(&killed), [Sense::Rule]);
}
