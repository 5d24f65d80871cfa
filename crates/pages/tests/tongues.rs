//! What a table says of now, to everybody at it, as games go on: nothing of it is left in English.

use host::game;
use pages::table::Asked;
use speech::{Line, Reader, Sense, Tongue};
use table::{AnyTable, Covers, Header, LuckSource, Seat, Secret, Settings, Step, Viewer, Waiting};

/// So many steps of each game are looked at.
const STEPS: usize = 400;

fn open(slug: &str, seed: &str) -> Box<dyn AnyTable> {
    let names = ["Ann", "Bo", "Cid"].map(str::to_owned).to_vec();
    let secret = Secret::from_seed(seed);
    let luck = LuckSource::Committed {
        commitment: secret.commitment(),
        nonces: names.clone(),
        covers: Covers::Header,
    };
    let header = Header::new(slug, names, Settings::default(), luck);
    let game = game(slug).expect("a game of the house");
    game.open(header, Some(secret))
        .expect("rules that go together")
}

/// Takes a step: whoever is asked does now this, now that of what is listed.
fn go_on(table: &mut dyn AnyTable, step: usize) -> bool {
    let next = match table.waiting() {
        Waiting::Over => return false,
        Waiting::Luck => table.next_draw().expect("seeded luck"),
        Waiting::Seats(seats) => {
            let seat = seats[0];
            let mut actions = table.actions(seat);
            let act = actions.swap_remove(step * 7 % actions.len());
            Step::Act { seat, act }
        }
    };
    table.take(next).expect("a legal step");
    true
}

/// Everything that is said, with its words in that language.
fn said(table: &dyn AnyTable, viewer: Viewer, tongue: Tongue) -> Vec<Line> {
    let Asked {
        question, deeds, ..
    } = Asked::of(table, Reader { viewer, tongue });
    let deeds = deeds.into_iter();
    let deeds = deeds.flat_map(|deed| [deed.label, deed.group, deed.note]);
    std::iter::once(question).chain(deeds).collect()
}

/// Whether a line has words of ours; names and numbers are the same in every language.
fn has_words(line: &Line) -> bool {
    let plain = line
        .parts()
        .iter()
        .filter(|part| part.sense == Sense::Plain);
    let words: String = plain.map(|part| part.words.as_str()).collect();
    // A letter card goes by its Greek letter.
    let is_card = words.starts_with(|letter| matches!(letter, 'Α'..='Ω'));
    words.contains(|letter: char| letter.is_ascii_lowercase()) && !is_card
}

#[test]
fn nothing_that_is_asked_or_offered_is_left_in_english() {
    for slug in ["wimpout", "connexion", "cow"] {
        let mut table = open(slug, "tongues");
        let (mut looked, mut step) = (0, 0);
        while step < STEPS {
            for seat in (0..3).map(Seat) {
                let viewer = Viewer::Seat(seat);
                let lines = said(&*table, viewer, Tongue::En);
                let strange = said(&*table, viewer, Tongue::Pseudo);
                for (english, strange) in lines
                    .iter()
                    .zip(&strange)
                    .filter(|(line, _)| has_words(line))
                {
                    assert_ne!(
                        english.to_string(),
                        strange.to_string(),
                        "{slug}, step {step}"
                    );
                    looked += 1;
                }
            }
            if !go_on(&mut *table, step) {
                break;
            }
            step += 1;
        }
        assert!(looked > 100, "{slug}: {looked} lines in {step} steps");
    }
}

/// What scripts call by its name: keys, and things of the browser.
const KNOWN: [&str; 9] = [
    "ArrowLeft",
    "ArrowRight",
    "Backspace",
    "Delete",
    "Last Licks",
    "Notification",
    "PushManager",
    "lying staged",
    "use strict",
];

/// What stands between quotation marks in a script.
fn quoted(script: &str) -> impl Iterator<Item = &str> {
    let lines = script.lines();
    let lines = lines.filter(|line| !line.trim_start().starts_with("//"));
    lines.flat_map(|line| {
        ['"', '`']
            .map(|mark| line.split(mark).skip(1).step_by(2))
            .into_iter()
            .flatten()
    })
}

/// Whether that is something to read: it begins with a capital, or has two words beside each other that select nothing.
fn is_read(text: &str) -> bool {
    let is_word =
        |word: &str| word.len() > 1 && word.chars().all(|letter| letter.is_ascii_lowercase());
    // What is put in braces is code.
    let parts = text.split("${").enumerate();
    let text: String = parts
        .map(|(at, part)| {
            if at == 0 {
                part
            } else {
                part.split_once('}').map_or("", |(_, rest)| rest)
            }
        })
        .collect();
    let words: Vec<&str> = text.split([' ', ',', ':', ';', '?', '!']).collect();
    let is_class =
        |(at, _)| text[at + 1..].starts_with(|letter: char| letter.is_ascii_alphabetic());
    let selects = text.contains(['#', '*', '[', '>']) || text.match_indices('.').any(is_class);
    let sentence = !selects
        && words
            .windows(2)
            .any(|pair| pair.iter().all(|word| is_word(word)));
    let mut letters = text.chars();
    let is_capital = letters
        .next()
        .is_some_and(|letter| letter.is_ascii_uppercase());
    sentence
        || is_capital
            && letters
                .next()
                .is_some_and(|letter| letter.is_ascii_lowercase())
}

#[test]
fn no_script_says_anything_of_its_own() {
    let read = |text: &str| quoted(text).any(is_read);
    assert!(
        read(r#"x.textContent = "Copied";"#) && read("`${all.n} words, not yet: ${n} points.`")
    );
    assert!(!read(r#"document.querySelector(".laid li, #history li")"#));
    let mut looked = 0;
    for file in std::fs::read_dir("assets").expect("the files of the pages") {
        let path = file.expect("a file").path();
        if path.extension().is_some_and(|kind| kind == "js") {
            let script = std::fs::read_to_string(&path).expect("a script");
            let said: Vec<_> = quoted(&script)
                .filter(|text| is_read(text) && !KNOWN.contains(text))
                .collect();
            assert!(said.is_empty(), "{}: {said:?}", path.display());
            looked += 1;
        }
    }
    assert!(looked > 10, "{looked} scripts");
}
