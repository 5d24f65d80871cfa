//! Fair luck: what a record proves, what a forged one cannot hide, and what is never called fair (P12).

use host::{Verdict, verify};
use serde_json::json;
use table::{
    AnyStep, Corrupt, Covers, Header, LuckSource, Record, Seat, Secret, Settings, Step, Value,
    Waiting,
};

use crate::kept::{finished, playing};

/// The record of a finished game with committed luck.
fn record() -> Record {
    finished().table().unwrap().record()
}

/// What is said of the record after a change: the verdict and the line.
fn changed(change: impl FnOnce(&mut Record)) -> (Verdict, Option<usize>) {
    let mut record = record();
    change(&mut record);
    let text = record.to_string();
    let report = verify(&Record::parse(&text).unwrap());
    assert_eq!(report.json()["ok"], json!(report.verdict == Verdict::Fair));
    (
        report.verdict,
        report.fault.map(|Corrupt { line, .. }| line),
    )
}

/// The place of the first throw of five cubes.
fn throw(record: &Record) -> usize {
    let is_throw = |step: &AnyStep| matches!(step, Step::Luck { luck } if luck.as_array().is_some_and(|l| l.len() == 5));
    record.steps.iter().position(is_throw).unwrap()
}

#[test]
fn a_finished_record_proves_every_draw() {
    let report = verify(&Record::parse(&record().to_string()).unwrap());
    assert_eq!((report.verdict, report.fault), (Verdict::Fair, None));
    assert!(report.draws > 10 && report.over);
}

#[test]
fn an_unfinished_record_does_not_tell_the_secret_and_is_not_called_fair() {
    let record = playing(2).table().unwrap().record();
    assert_eq!(record.reveal, None);
    assert_eq!(verify(&record).verdict, Verdict::Unrevealed);
    let hidden = |record: &mut Record| record.reveal = None;
    assert_eq!(changed(hidden).0, Verdict::Unrevealed);
}

#[test]
fn a_forged_draw_a_forged_secret_a_forged_act_and_a_missing_end_are_found() {
    let (place, steps) = (throw(&record()), record().steps.len());
    let draw = |record: &mut Record| {
        record.steps[place] = Step::Luck {
            luck: json!([6, 6, 6, 6, 6]),
        };
    };
    assert_eq!(changed(draw), (Verdict::Broken, Some(place + 2)));
    let secret = |record: &mut Record| record.reveal = Some("00".repeat(32));
    assert_eq!(changed(secret), (Verdict::Broken, Some(steps + 2)));
    let act = |record: &mut Record| {
        let act = json!({"do": "stop"});
        record.steps.insert(place, Step::Act { seat: Seat(0), act });
    };
    assert_eq!(changed(act), (Verdict::Broken, Some(place + 2)));
    let cut = |record: &mut Record| drop(record.steps.pop());
    assert_eq!(changed(cut).0, Verdict::Broken);
}

#[test]
fn an_edited_header_is_found_whatever_was_edited() {
    let edits: [fn(&mut Header); 8] = [
        |header| header.seats[0] = "Somebody else".into(),
        |header| header.seats.swap(0, 1),
        |header| header.set.push("bump".into()),
        |header| {
            header.rules = header
                .rules
                .clone()
                .with("training-wheels", Value::Number(35));
            header.set.push("training-wheels".into());
        },
        |header| drop(header.materials.0.insert("deck".into(), "other".into())),
        |header| header.coached = !header.coached,
        // Nor by saying that less was covered.
        |header| {
            header.coached = !header.coached;
            if let LuckSource::Committed { covers, .. } = &mut header.luck {
                *covers = Covers::Header;
            }
        },
        |header| {
            if let LuckSource::Committed { nonces, .. } = &mut header.luck {
                nonces[0].push('!');
            }
        },
    ];
    for (number, edit) in edits.into_iter().enumerate() {
        let (verdict, _) = changed(|record| edit(&mut record.header));
        assert_eq!(verdict, Verdict::HeaderChanged, "edit {number}");
    }
    let older = |record: &mut Record| {
        let text = record.to_string();
        let older = text.replacen("\"version\":2", "\"version\":1", 1);
        assert_ne!(text, older);
        *record = Record::parse(&older).unwrap();
    };
    assert_eq!(changed(older).0, Verdict::HeaderChanged, "the version");
    let uncovered = |record: &mut Record| {
        if let LuckSource::Committed { covers, .. } = &mut record.header.luck {
            *covers = Covers::Nothing;
        }
    };
    assert_eq!(changed(uncovered).0, Verdict::HeaderChanged);
}

/// What nobody was committed to may be wrong; that it was changed cannot be known.
#[test]
fn a_scripted_record_of_no_game_is_broken_not_changed() {
    let unknown = |record: &mut Record| {
        record.header.luck = LuckSource::Scripted;
        record.header.game = "chess".to_owned();
        record.reveal = None;
    };
    assert_eq!(changed(unknown), (Verdict::Broken, Some(1)));
}

#[test]
fn without_a_commitment_nothing_is_called_fair() {
    let scripted = |record: &mut Record| {
        record.header.luck = LuckSource::Scripted;
        record.reveal = None;
    };
    assert_eq!(changed(scripted).0, Verdict::Scripted);
    let kept = |record: &mut Record| record.header.luck = LuckSource::Scripted;
    assert_eq!(changed(kept).0, Verdict::Broken);
}

/// A game of one seat with that luck, played until it is over by throwing and stopping as soon as that is allowed.
fn played(luck: LuckSource, secret: Option<Secret>) -> Record {
    let set = Settings::default().with("goal", Value::Number(50));
    let header = Header::new("wimpout", vec!["Ann".into()], set, luck);
    let mut table = host::game("wimpout").unwrap().open(header, secret).unwrap();
    while table.waiting() != Waiting::Over {
        let step = match table.waiting() {
            Waiting::Luck => table.next_draw().unwrap(),
            _ => Step::Act {
                seat: Seat(0),
                act: table.actions(Seat(0)).pop().unwrap(),
            },
        };
        table.take(step).unwrap();
    }
    table.record()
}

#[test]
fn a_seeded_game_says_that_it_was_seeded() {
    let record = played(LuckSource::Seed("tonight".into()), None);
    let report = verify(&record);
    assert_eq!((report.verdict, report.over), (Verdict::Seeded, true));
    assert_eq!(report.json()["ok"], json!(false));
}

#[test]
fn a_record_of_the_first_kind_is_checked_in_part() {
    let secret = Secret::from_seed("old");
    let luck = LuckSource::Committed {
        commitment: secret.commitment(),
        nonces: vec!["n".into()],
        covers: Covers::Nothing,
    };
    let record = played(luck, Some(secret));
    assert!(!record.to_string().contains("covers"));
    assert_eq!(verify(&record).verdict, Verdict::HeaderOpen);
}

#[test]
fn every_verdict_has_a_word_a_sentence_and_an_exit_code_of_its_own() {
    use Verdict::{Broken, Fair, HeaderChanged, HeaderOpen, Scripted, Seeded, Unrevealed};
    let all = [
        Fair,
        Broken,
        Seeded,
        Unrevealed,
        Scripted,
        HeaderChanged,
        HeaderOpen,
    ];
    let codes: std::collections::BTreeSet<_> = all.iter().map(|v| v.exit_code()).collect();
    let words: std::collections::BTreeSet<_> =
        all.iter().map(|v| (v.slug(), v.sentence())).collect();
    assert_eq!((codes.len(), words.len()), (all.len(), all.len()));
    assert!(
        all.iter()
            .all(|verdict| (verdict.exit_code() == 0) == (*verdict == Fair))
    );
    assert!(!codes.contains(&2), "2 is for what cannot be read");
}
