//! Records and data files that come from outside: cleaned of what would hide or mislead, and weighed before they are
//! played over. It reads no file: whoever does hands in the text.

use table::{Code, Corrupt, Header, LuckSource, Materials, Record, Refusal, Step, is_hidden};

use crate::clean;

/// The most work that a house does for a record that somebody brings: about as many steps of a small table.
pub const MOST_WORK: u64 = 100_000;

/// How many seats make a step twice as dear.
const SEATS: u64 = 64;
/// How many bytes of loaded data are read again in the time of a step, when rules are proposed or come into force.
const BYTES: u64 = 512;
/// How many steps are played over when nothing lies between: [`table::Table`] keeps a position after every so many.
const STRIDE: u64 = 8;

/// Reads a record that came from outside: its names, its loaded data and whatever was said in its acts are cleaned, so
/// that nothing in it can reach a screen that could not be typed at a door (P24). It is not played over yet.
///
/// # Errors
/// The first line that is not what it should be.
pub fn read_record(text: &str) -> Result<Record, Corrupt> {
    cleaned(Record::parse(text)?)
}

/// The same for a record that is no more than `most` work to play over.
///
/// # Errors
/// `TooLong` beyond that; `Corrupt` naming the line that is not what it should be.
pub fn read_record_within(text: &str, most: u64) -> Result<Record, Refusal> {
    let parsed = parse_within(text, most)?;
    parsed.and_then(cleaned).map_err(does_not_replay)
}

/// A record as it is written, to be checked and not shown, if it is no more than `most` work to play over; a text with
/// more lines than that is not even taken apart.
///
/// # Errors
/// `TooLong` beyond that.
pub fn parse_within(text: &str, most: u64) -> Result<Result<Record, Corrupt>, Refusal> {
    let lines = text.bytes().filter(|&byte| byte == b'\n').count();
    within(lines as u64, most)?;
    let parsed = Record::parse(text);
    if let Ok(record) = &parsed {
        within(work(record), most)?;
    }
    Ok(parsed)
}

fn cleaned(mut record: Record) -> Result<Record, Corrupt> {
    plain_luck(&record.header)?;
    clean_header(&mut record.header);
    for step in &mut record.steps {
        match step {
            Step::Act { act: said, .. } | Step::Luck { luck: said } => clean::json(said),
            Step::Join { join } => *join = clean::sitter(join, "Newcomer"),
            Step::Propose { propose, .. } => clean::settings(propose),
            Step::Vote { .. } | Step::Time { .. } | Step::Leave { .. } | Step::Undo { .. } => {}
        }
    }
    Ok(record)
}

/// How much work it is to play a record over, in steps of a small table. It is counted from the lines alone: what the
/// steps do is not known yet.
#[must_use]
pub fn work(record: &Record) -> u64 {
    let materials = &record.header.materials.0;
    let loaded: u64 = materials.values().map(|text| text.len() as u64).sum();
    let settling = 4 + loaded / BYTES;
    let mut seats = record.header.seats.len() as u64;
    let mut line = 0;
    let mut work = settling + seats / SEATS;
    for step in &record.steps {
        let more = match step {
            Step::Undo { undo } => {
                let back = line - line.min(*undo);
                line -= back;
                back + STRIDE
            }
            // The list of names is copied for each newcomer.
            Step::Join { .. } | Step::Leave { .. } => 1 + seats,
            Step::Propose { .. } | Step::Vote { .. } => settling,
            Step::Act { .. } | Step::Luck { .. } | Step::Time { .. } => 1,
        };
        line += u64::from(!matches!(step, Step::Undo { .. }));
        seats += u64::from(matches!(step, Step::Join { .. }));
        work += more * (1 + seats / SEATS);
    }
    work
}

/// Data that came from outside (a deck, a board, a word list), cleaned like what is typed at a door.
pub fn clean_materials(materials: &mut Materials) {
    for text in materials.0.values_mut() {
        clean::material(text);
    }
}

/// That a record does not replay, as a refusal.
#[must_use]
#[expect(
    clippy::needless_pass_by_value,
    reason = "it stands where errors are mapped"
)]
pub fn does_not_replay(why: Corrupt) -> Refusal {
    Refusal::new(Code::Corrupt, format!("this record does not replay: {why}")).by("P13")
}

fn within(work: u64, most: u64) -> Result<(), Refusal> {
    if work <= most {
        return Ok(());
    }
    let message = format!(
        "to play this record over is the work of {work} steps, and {most} are the most that are done here; \
         `lastlicks replay FILE` does it at home"
    );
    Err(Refusal::new(Code::TooLong, message).by("P24"))
}

fn clean_header(header: &mut Header) {
    for (index, seat) in header.seats.iter_mut().enumerate() {
        *seat = clean::sitter(seat, &format!("Player {}", index + 1));
    }
    if let Some(book) = &mut header.book {
        book.circle = clean::title(&book.circle, || "A circle".to_owned());
    }
    clean::settings(&mut header.rules);
    clean_materials(&mut header.materials);
}

/// What luck is made from cannot be cleaned without changing every draw, so there it is refused.
fn plain_luck(header: &Header) -> Result<(), Corrupt> {
    let (what, texts) = match &header.luck {
        LuckSource::Scripted => return Ok(()),
        LuckSource::Seed(seed) => ("the seed", std::slice::from_ref(seed)),
        LuckSource::Committed { nonces, .. } => ("a nonce", nonces.as_slice()),
    };
    let hidden = |c: &char| c.is_control() || is_hidden(*c);
    match texts.iter().flat_map(|text| text.chars()).find(hidden) {
        Some(c) => {
            let message = format!(
                "{what} has a character that cannot be seen (U+{:04X})",
                c as u32
            );
            Err(Corrupt::at(1, message))
        }
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use table::{Seat, Settings};

    use super::*;

    fn record(seats: &[&str], steps: Vec<table::AnyStep>) -> Record {
        let seats = seats.iter().map(|&name| name.to_owned()).collect();
        let luck = LuckSource::Seed("tonight".into());
        Record {
            header: Header::new("wimpout", seats, Settings::default(), luck),
            steps,
            reveal: None,
        }
    }

    fn act() -> table::AnyStep {
        let act = serde_json::json!({"do": "throw"});
        Step::Act { seat: Seat(0), act }
    }

    #[test]
    fn nothing_hidden_comes_in_with_a_record() {
        let seats = ["A\u{1b}[2Jnn", "\u{202e}bob", "The h0use", "..."];
        let said =
            serde_json::json!({"do": "claim", "word": "c\u{9b}at\r\n", "\u{7}": [1, "\u{200f}"]});
        let steps = vec![
            Step::Act {
                seat: Seat(0),
                act: said,
            },
            Step::Join {
                join: "\u{1b}]0;evil\u{7}".into(),
            },
            Step::Join {
                join: "the house".into(),
            },
        ];
        let mut dirty = record(&seats, steps);
        let deck = r#"{"name":"\u001b[31mred", "cows":["\u202ex"]}"#;
        dirty.header.materials.0.insert("deck".into(), deck.into());
        let text = read_record(&dirty.to_string()).unwrap().to_string();
        let hidden = |c: char| is_hidden(c) || (c.is_control() && c != '\n');
        assert!(!text.contains(hidden), "{text}");
        for escape in ["\\u", "\\r", "ouse"] {
            assert!(!text.contains(escape), "{text}");
        }
        let clean = read_record(&text).unwrap();
        assert_eq!(clean.header.seats, ["Ann", "bob", "Player 3", "Player 4"]);
        assert_eq!(
            clean.steps[1],
            Step::Join {
                join: "]0;evil".into()
            }
        );
        assert_eq!(
            clean.steps[2],
            Step::Join {
                join: "Newcomer".into()
            }
        );
    }

    #[test]
    fn a_seed_that_cannot_be_seen_is_refused() {
        let mut dirty = record(&["ann"], Vec::new());
        dirty.header.luck = LuckSource::Seed("to\u{1b}night".into());
        let why = read_record(&dirty.to_string()).unwrap_err();
        assert_eq!(
            (why.line, why.message.contains("U+001B")),
            (1, true),
            "{why}"
        );
    }

    #[test]
    fn a_record_that_takes_back_a_lot_is_a_lot_of_work() {
        let play = |undos: u64| {
            let mut steps = vec![act(); 1000];
            steps.extend((0..undos).flat_map(|_| {
                [Step::Undo { undo: 0 }]
                    .into_iter()
                    .chain(vec![act(); 1000])
            }));
            work(&record(&["ann"], steps))
        };
        assert_eq!(play(0), 1004);
        assert_eq!(play(10), 1004 + 10 * 2008);
    }

    #[test]
    fn seats_and_loaded_data_count() {
        let joins = vec![Step::Join { join: "bob".into() }; 10_000];
        assert!(work(&record(&["ann"], joins)) > 100 * MOST_WORK);
        let propose = Step::Propose {
            seat: Seat(0),
            propose: Settings::default(),
        };
        let mut loaded = record(&["ann"], vec![propose; 100]);
        let small = work(&loaded);
        loaded
            .header
            .materials
            .0
            .insert("board".into(), " ".repeat(512_000));
        assert!(work(&loaded) > small + 100_000);
    }

    #[test]
    fn too_much_work_is_refused_by_its_size() {
        let text = record(&["ann"], vec![act(); 20]).to_string();
        assert!(read_record_within(&text, 100).is_ok());
        let why = read_record_within(&text, 22).unwrap_err();
        assert_eq!(why.code, Code::TooLong);
        assert!(why.message.contains("24 steps"), "{why}");
    }
}
