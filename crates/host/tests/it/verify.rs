//! Fair luck: what a record proves, and what a forged one cannot hide (P12).

use host::{Against, verify};
use serde_json::json;
use table::{AnyStep, Record, Seat, Step};

use crate::kept::{finished, playing};

#[test]
fn a_finished_record_proves_every_draw() {
    let record = finished().table().unwrap().record();
    let proof = verify(&Record::parse(&record.to_string()).unwrap()).unwrap();
    assert_eq!(proof.against, Against::Commitment);
    assert!(proof.draws > 10);
}

#[test]
fn an_unfinished_record_does_not_tell_the_secret() {
    let record = playing(2).table().unwrap().record();
    assert_eq!(record.reveal, None);
    assert_eq!(verify(&record).unwrap().against, Against::Unrevealed);
}

#[test]
fn a_forged_draw_a_forged_secret_and_a_forged_act_are_found() {
    let record = finished().table().unwrap().record();
    let is_throw = |step: &AnyStep| matches!(step, Step::Luck { luck } if luck.as_array().is_some_and(|l| l.len() == 5));
    let place = record.steps.iter().position(is_throw).unwrap();

    let mut forged = record.clone();
    forged.steps[place] = Step::Luck {
        luck: json!([6, 6, 6, 6, 6]),
    };
    assert_eq!(verify(&forged).unwrap_err().line, place + 2);

    let mut forged = record.clone();
    forged.reveal = Some("00".repeat(32));
    assert!(verify(&forged).unwrap_err().message.contains("committed"));

    let mut forged = record;
    forged.steps.insert(
        place,
        Step::Act {
            seat: Seat(0),
            act: json!({"do": "stop"}),
        },
    );
    assert_eq!(verify(&forged).unwrap_err().line, place + 2);
}
