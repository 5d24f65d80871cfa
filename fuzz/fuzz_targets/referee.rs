//! Any bytes, split at line ends, get one JSON object a line; an error leaves the record as it was.
#![no_main]

use host::{Answer, Referee};
use libfuzzer_sys::fuzz_target;
use serde_json::Value;

fuzz_target!(|bytes: &[u8]| {
    let mut referee = Referee::new(None, |_| Err("there are no files here".to_owned()));
    for line in bytes.split(|byte| *byte == b'\n') {
        let before = record(&mut referee);
        match referee.answer(line) {
            Answer::Silence => assert!(line.trim_ascii().is_empty()),
            Answer::Last(answer) => {
                assert!(is_ok(&answer));
                return;
            }
            Answer::Line(answer) => {
                assert!(is_ok(&answer) || record(&mut referee) == before, "{answer}");
            }
        }
    }
});

/// The answer to a request for the record.
fn record(referee: &mut Referee) -> Answer {
    referee.answer(br#"{"op":"record"}"#)
}

/// Whether an answer is a good one; a bad one has a code and a message.
fn is_ok(answer: &str) -> bool {
    assert!(!answer.contains('\n'), "an answer is one line: {answer}");
    let answer: Value = serde_json::from_str(answer).expect("an answer is JSON");
    if answer["ok"] == true {
        return true;
    }
    assert_eq!(answer["ok"], false);
    assert!(answer["error"]["code"].is_string() && answer["error"]["message"].is_string());
    false
}
