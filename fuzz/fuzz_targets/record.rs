//! Any text is a record or a clear error; a record survives its text, and replays or names a line.
#![no_main]

use libfuzzer_sys::fuzz_target;
use table::Record;

fuzz_target!(|text: &str| {
    let record = match Record::parse(text) {
        Ok(record) => record,
        Err(corrupt) => {
            assert!(corrupt.line >= 1 && !corrupt.message.is_empty());
            return;
        }
    };
    assert_eq!(Record::parse(&record.to_string()).as_ref(), Ok(&record));
    match host::replay(&record) {
        Ok(table) => assert_eq!(table.length(), record.steps.len()),
        Err(corrupt) => assert!((1..=record.steps.len() + 1).contains(&corrupt.line)),
    }
});
