//! Hostile records through everything that reads records, in this process: what comes of them is a clear sentence, and
//! nothing hidden reaches a screen. `HOSTILE_RECORDS=100000` for the long run (docs/HARDENING.md).

use host::outside::{MOST_WORK, parse_within, read_record_within};
use table::{Record, Viewer, is_hidden};

use crate::hostile_records::{Noise, record, wanted};

/// A sentence that may be shown anywhere.
fn is_plain(text: &str) -> bool {
    !text.is_empty() && !text.contains(|c: char| c.is_control() || is_hidden(c))
}

/// The record with a table on which it is played over, if it can be.
fn shown(record: &Record) {
    match host::replay(record) {
        Err(why) => assert!(is_plain(&why.to_string()), "{why:?}"),
        Ok(table) => {
            assert!(
                table.names().iter().all(|name| is_plain(name)),
                "{:?}",
                table.names()
            );
            let words = screen::words(&record.header.game).unwrap();
            for number in 0..table.events() {
                let told = words.tell(table.as_ref(), number, Viewer::Spectator.into());
                let told = told.map(|line| line.to_string());
                let is_hidden = |c: char| c.is_control() || is_hidden(c);
                assert!(
                    !told.iter().any(|told| told.contains(is_hidden)),
                    "{told:?}"
                );
            }
            for line in words.look(table.as_ref(), Viewer::Spectator.into(), 80) {
                assert!(
                    !line.contains(|c: char| c.is_control() || is_hidden(c)),
                    "{line:?}"
                );
            }
        }
    }
}

#[test]
fn hostile_records_come_to_a_sentence() {
    let (mut read, mut replayed, mut branched) = (0, 0, 0);
    for number in 0..wanted(400) {
        let bytes = record(number);
        let text = String::from_utf8_lossy(&bytes);
        if let Ok(Ok(raw)) = parse_within(&text, MOST_WORK) {
            let report = host::verify(&raw);
            assert!(is_plain(report.verdict.sentence()));
            assert!(report.fault.is_none_or(|why| is_plain(&why.message)));
        }
        let record = match read_record_within(&text, MOST_WORK) {
            Ok(record) => record,
            Err(why) => {
                assert!(is_plain(&why.message), "{why:?}");
                continue;
            }
        };
        read += 1;
        shown(&record);
        replayed += usize::from(host::replay(&record).is_ok());
        let step = Noise::new(number).below(record.steps.len() + 2);
        match host::branch(&record, step, None, (0, speech::Tongue::En)) {
            Ok(facts) => {
                branched += 1;
                let restored = host::Room::restore(facts);
                assert!(restored.is_ok(), "record {number}: {restored:?}");
            }
            Err(why) => assert!(is_plain(&why.message), "{why:?}"),
        }
    }
    eprintln!("{read} could be read, {replayed} replay, {branched} went on otherwise");
    assert!(
        read > 0 && replayed > 0 && branched > 0,
        "the records are all broken alike"
    );
}

/// A record may name more players than any table has (P24): nobody plays on from it.
#[test]
fn nobody_plays_on_with_more_seats_than_a_table_has() {
    let seats = (0..1_001).map(|n| format!("Player {n}")).collect();
    let luck = table::LuckSource::Seed("1".to_owned());
    let header = table::Header::new("wimpout", seats, table::Settings::default(), luck);
    let record = table::Record {
        header,
        steps: Vec::new(),
        reveal: None,
    };
    let why = host::branch(&record, 0, None, (0, speech::Tongue::En)).unwrap_err();
    assert_eq!(why.message, "Cosmic Wimpout takes 1 to 1000 seats");
}
