//! Any text is a record or a clear error; a record survives its text, and replays or names a line. What a house does
//! with a record from outside comes to a sentence without anything hidden in it.
#![no_main]

use host::outside::{parse_within, read_record_within};
use libfuzzer_sys::fuzz_target;
use speech::Tongue;
use table::{Record, Viewer, is_hidden};

/// Less than a house does, so that the fuzzer gets on.
const MOST_WORK: u64 = 2_000;

fn is_plain(text: &str) -> bool {
    !text.contains(|c: char| c.is_control() || is_hidden(c))
}

fuzz_target!(|text: &str| {
    let record = match Record::parse(text) {
        Ok(record) => record,
        Err(corrupt) => {
            assert!(corrupt.line >= 1 && !corrupt.message.is_empty() && is_plain(&corrupt.message));
            return;
        }
    };
    assert_eq!(Record::parse(&record.to_string()).as_ref(), Ok(&record));
    let Ok(Ok(raw)) = parse_within(text, MOST_WORK) else {
        return;
    };
    assert!(
        host::verify(&raw)
            .fault
            .is_none_or(|why| is_plain(&why.message))
    );
    let record = match read_record_within(text, MOST_WORK) {
        Ok(record) => record,
        Err(why) => {
            assert!(is_plain(&why.message));
            return;
        }
    };
    match host::replay(&record) {
        Ok(table) => {
            assert_eq!(table.length(), record.steps.len());
            let words = screen::words(&record.header.game).expect("every game has its words");
            for number in 0..table.events() {
                let told = words.tell(table.as_ref(), number, Viewer::Spectator.into());
                assert!(told.iter().all(|sentence| is_plain(&sentence.to_string())));
            }
        }
        Err(corrupt) => {
            assert!((1..=record.steps.len() + 1).contains(&corrupt.line));
            assert!(is_plain(&corrupt.message));
        }
    }
    if let Ok(facts) = host::branch(
        &record,
        text.len() % (record.steps.len() + 1),
        None,
        (0, Tongue::En),
    ) {
        assert!(host::Room::restore(facts).is_ok());
    }
});
