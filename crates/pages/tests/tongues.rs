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
    let Asked { question, deeds } = Asked::of(table, Reader { viewer, tongue });
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
