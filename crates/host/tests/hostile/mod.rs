//! Records as an attacker sends them: real games of every kind, spoiled by a grammar of records and byte by byte, and
//! the dearest that fit into a megabyte. The same number gives the same record everywhere.

use serde_json::{Value as Json, json};
use table::{AnyStep, Header, LuckSource, Record, Seat, Secret, Settings, Step, Waiting};

/// How many records a test makes, unless `HOSTILE_RECORDS` says.
pub(crate) fn wanted(otherwise: u64) -> u64 {
    let told = std::env::var("HOSTILE_RECORDS").ok();
    told.and_then(|text| text.parse().ok()).unwrap_or(otherwise)
}

/// The text of the hostile record of that number.
pub(crate) fn record(number: u64) -> Vec<u8> {
    let mut noise = Noise::new(number);
    if number % 200 == 199 {
        return dear(&mut noise).into_bytes();
    }
    let mut record = played(&mut noise);
    for _ in 0..noise.below(4) {
        spoil_record(&mut record, &mut noise);
    }
    let mut text = record.to_string().into_bytes();
    if noise.below(3) == 0 {
        spoil_lines(&mut text, &mut noise);
    }
    if noise.below(3) == 0 {
        spoil_bytes(&mut text, &mut noise);
    }
    text
}

/// A source of numbers that is the same in every run (splitmix64).
#[derive(Debug)]
pub(crate) struct Noise(u64);

impl Noise {
    pub(crate) fn new(number: u64) -> Self {
        Self(number.wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub(crate) fn below(&mut self, bound: usize) -> usize {
        usize::try_from(self.next() % bound.max(1) as u64).unwrap()
    }

    fn pick<T: Clone>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())].clone()
    }
}

/// A game of any kind, played with random actions for a while.
fn played(noise: &mut Noise) -> Record {
    let game = host::GAMES[noise.below(host::GAMES.len())];
    let seats = (*game.seats().start()).max(1) + noise.below(3);
    let names = (0..seats).map(|seat| noise.pick(&NAMES).replace('#', &seat.to_string()));
    let names: Vec<String> = names.collect();
    let secret = Secret::from_seed(&noise.next().to_string());
    let luck = match noise.below(3) {
        0 => LuckSource::Seed("tonight".into()),
        _ => LuckSource::Committed {
            commitment: secret.commitment(),
            nonces: (0..seats).map(|seat| format!("nonce {seat}")).collect(),
            covers: noise.pick(&[
                table::Covers::All,
                table::Covers::Header,
                table::Covers::Nothing,
            ]),
        },
    };
    let header = Header::new(game.slug(), names, Settings::default(), luck);
    let Ok(mut table) = game.open(header.clone(), Some(secret.clone())) else {
        return Record {
            header,
            steps: Vec::new(),
            reveal: None,
        };
    };
    for _ in 0..noise.below(120) {
        let step = match table.waiting() {
            Waiting::Over => break,
            Waiting::Luck => table.next_draw().unwrap(),
            Waiting::Seats(asked) if asked.is_empty() => break,
            Waiting::Seats(asked) => {
                let seat = noise.pick(&asked);
                match noise.pick_action(&table.actions(seat)) {
                    Some(act) => Step::Act { seat, act },
                    None => break,
                }
            }
        };
        if table.take(step).is_err() {
            break;
        }
        if noise.below(12) == 0 {
            let undo = table.line_length().saturating_sub(1 + noise.next() % 5);
            let _ = table.take(Step::Undo { undo });
        }
    }
    let mut record = table.record();
    if noise.below(2) == 0 {
        record.reveal = Some(secret.reveal());
    }
    record
}

impl Noise {
    fn pick_action(&mut self, actions: &[Json]) -> Option<Json> {
        (!actions.is_empty()).then(|| self.pick(actions))
    }
}

const NAMES: [&str; 8] = [
    "Ann #",
    "Bob #",
    "\u{1b}[2J\u{1b}]0;evil\u{7}#",
    "\u{202e}ecila #",
    "The house",
    "\r\n250 ok #",
    "\u{200b}\u{feff}",
    "\u{9b}31m<b onclick=x>'#",
];

/// What no reader expects.
fn oddity(noise: &mut Noise) -> Json {
    match noise.below(12) {
        0 => json!(null),
        1 => json!(-1),
        2 => json!(u64::MAX),
        3 => json!(1e300),
        4 => json!("\u{1b}]52;c;ZXZpbA==\u{7}"),
        5 => json!("\u{202e}\u{2066}\u{0}x"),
        6 => json!([]),
        7 => json!({}),
        8 => json!({"do": "claim", "word": "\u{1b}[31mz\u{9b}2J"}),
        9 => json!({"do": "sentence", "words": vec!["a"; noise.below(300)]}),
        10 => (0..noise.below(100)).fold(json!(1), |inner, _| json!([inner])),
        _ => json!("x".repeat(noise.below(3000))),
    }
}

fn step(noise: &mut Noise, length: usize) -> AnyStep {
    let seat = Seat(noise.pick(&[0, 1, 2, 6, u16::MAX]));
    match noise.below(8) {
        0 => Step::Act {
            seat,
            act: oddity(noise),
        },
        1 => Step::Luck {
            luck: oddity(noise),
        },
        2 => {
            let words = [
                ("goal", json!(50)),
                ("\u{1b}[1m", json!(true)),
                ("bump", json!("on")),
            ];
            let (slug, value) = noise.pick(&words);
            let rules = serde_json::from_value(json!({slug: value})).unwrap();
            Step::Propose {
                seat,
                propose: rules,
            }
        }
        3 => Step::Vote {
            seat,
            proposal: noise.pick(&[0, 1, 2, u32::MAX]),
            vote: noise.pick(&[None, Some(true), Some(false)]),
        },
        4 => Step::Time {
            seat,
            time: noise.next(),
        },
        5 => Step::Join {
            join: noise.pick(&NAMES).to_owned(),
        },
        6 => Step::Leave { leave: seat },
        _ => Step::Undo {
            undo: noise.below(length + 2) as u64,
        },
    }
}

fn spoil_record(record: &mut Record, noise: &mut Noise) {
    let length = record.steps.len();
    let at = noise.below(length + 1);
    match noise.below(7) {
        0 => record.steps.insert(at, step(noise, length)),
        1 if at < length => drop(record.steps.remove(at)),
        2 if at < length => record.steps.swap(at, length - 1),
        3 => record
            .header
            .set
            .push(noise.pick(&["goal", "deck", "\u{1b}c"]).to_owned()),
        4 => {
            let kind = noise.pick(&["deck", "board", "words", "\u{7}"]);
            let text = noise.pick(&["", "{", "{\"name\":\"\\u001b[2J\"}", "zz\u{1b}\nmum\n"]);
            record.header.materials.0.insert(kind.into(), text.into());
        }
        5 => noise
            .pick(&["cow", "wimpout", "\u{1b}[5m"])
            .clone_into(&mut record.header.game),
        _ => record.reveal = Some("0".repeat(noise.pick(&[0, 63, 64, 65]))),
    }
}

fn spoil_lines(text: &mut Vec<u8>, noise: &mut Noise) {
    let mut lines: Vec<Vec<u8>> = text.split(|&b| b == b'\n').map(<[u8]>::to_vec).collect();
    let (from, to) = (noise.below(lines.len()), noise.below(lines.len()));
    match noise.below(4) {
        0 => lines.swap(from, to),
        1 => lines.insert(to, lines[from].clone()),
        2 => lines[to] = oddity(noise).to_string().into_bytes(),
        _ => lines[to] = b"[".repeat(noise.below(5000)),
    }
    *text = lines.join(&b'\n');
}

fn spoil_bytes(text: &mut Vec<u8>, noise: &mut Noise) {
    for _ in 0..=noise.below(4) {
        let at = noise.below(text.len());
        match noise.below(4) {
            0 => text.truncate(at),
            1 => text.insert(at.min(text.len()), noise.next().to_le_bytes()[0]),
            2 => text.extend_from_within(..at),
            _ => text[at] = noise.next().to_le_bytes()[0],
        }
        if text.is_empty() {
            return;
        }
    }
}

/// The dearest that fit into a megabyte.
fn dear(noise: &mut Noise) -> String {
    const SIZE: usize = 950_000;
    let header = |seats: Vec<&str>| {
        let seats = seats.into_iter().map(str::to_owned).collect();
        let seed = LuckSource::Seed("dear".into());
        Header::new("wimpout", seats, Settings::default(), seed)
    };
    let record = |header: Header| Record {
        header,
        steps: Vec::new(),
        reveal: None,
    };
    let throws = |times: usize| {
        let turn = "{\"seat\":0,\"act\":{\"do\":\"throw\"}}\n{\"luck\":[2,2,3,4,6]}\n";
        turn.repeat(times)
    };
    let start = record(header(vec!["a"])).to_string();
    match noise.below(6) {
        // A long line, and steps of it taken back again and again.
        0 => {
            let (line, length) = (throws(8000), 16_000);
            let undo = format!("{{\"undo\":{}}}\n{}", length - 2, throws(1));
            format!(
                "{start}{line}{}",
                undo.repeat((SIZE - line.len()) / undo.len())
            )
        }
        1 => {
            let undo = format!("{{\"undo\":1}}\n{}", throws(100));
            format!("{start}{}", undo.repeat(SIZE / undo.len()))
        }
        2 => format!("{start}{}", "{\"join\":\"b\"}\n".repeat(SIZE / 13)),
        3 => record(header(vec!["a"; SIZE / 4])).to_string(),
        // Data that are settled anew by every proposal.
        4 => {
            let mut header = header(vec!["a", "b"]);
            let board = format!(
                "{{\"name\":\"x\",\"goal\":500,\"scores\":{{{}\"5\":null}}}}",
                "  ".repeat(SIZE / 4)
            );
            header.materials.0.insert("board".into(), board);
            let vote = "{\"seat\":0,\"propose\":{\"goal\":100}}\n{\"seat\":0,\"proposal\":1,\"vote\":false}\n";
            format!("{}{}", record(header), vote.repeat(SIZE / 2 / vote.len()))
        }
        _ => format!("{}{}", record(header(vec!["a"])), "[".repeat(SIZE)),
    }
}
