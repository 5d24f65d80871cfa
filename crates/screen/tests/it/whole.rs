//! Whatever the state of a game and the size of the screen: every amount and every action is whole, on the screen or
//! behind the `+` that it shows; and what is drawn keeps its place.

use connexion::Connexion;
use cow::Cow;
use screen::Phrase;
use screen::full::{Key, Scene, Theme, Ui, Wish, columns};
use table::{Game, Seat, Viewer};
use wimpout::Wimpout;

use crate::sitting::{Sitting, drawn, lines};

const SIZES: [(u16, u16); 5] = [(80, 24), (60, 20), (120, 40), (76, 22), (100, 30)];
/// Long names, wide letters, letters of two characters.
const NAMES: [&str; 8] = [
    "Ann",
    "Annabelle the Magnificen",
    "日本語の名前をもつ人",
    "Zoe\u{308} de la Tour",
    "Bo",
    "Κλεοπάτρα",
    "Hyacinth Featherstone",
    "🐄 Daisy 🐄",
];
/// Words that often lie on the diamond.
const WORDS: [&str; 16] = [
    "he", "me", "to", "no", "on", "toe", "met", "hem", "tie", "hit", "eta", "thin", "do", "so",
    "rot", "ten",
];

/// A small generator: the same games in every run.
fn dice(state: &mut u64, sides: usize) -> usize {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    usize::try_from(*state >> 33).unwrap() % sides
}

fn spaced(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Everything that the `+` page holds, scrolled through.
fn behind_plus(sitting: &Sitting, size: (u16, u16)) -> String {
    let scene = sitting.scene();
    let mut ui = Ui::new(Theme::default());
    drawn(&mut ui, &scene, size);
    assert_eq!(ui.press(&scene, Key::Char('+')), None);
    let mut text: Vec<String> = Vec::new();
    loop {
        let page = lines(&drawn(&mut ui, &scene, size));
        let rows = page.lines().skip(2).take(usize::from(size.1) - 4);
        // The arrow in the last column says that there is more.
        let rows: Vec<_> = rows
            .map(|row| row.trim_end_matches(['↓', '↑']).trim_end().to_owned())
            .collect();
        let more = page.contains('↓')
            && page
                .lines()
                .take(usize::from(size.1) - 2)
                .any(|row| row.ends_with('↓'));
        if text.is_empty() {
            text = rows;
        } else {
            text.push(rows.last().unwrap().clone());
        }
        if !more {
            return text.join("\n");
        }
        ui.press(&scene, Key::Down);
    }
}

/// Amounts of money in a text, as they stand there.
fn dollars(text: &str) -> Vec<&str> {
    let starts = text.match_indices('$').map(|(at, _)| at);
    let amounts = starts.map(|at| {
        let rest = &text[at + 1..];
        let end = rest
            .find(|c: char| !c.is_ascii_digit() && c != ',')
            .unwrap_or(rest.len());
        rest[..end].trim_end_matches(',')
    });
    amounts.collect()
}

/// Whether a text holds an amount that is no part of a longer one.
fn holds(text: &str, amount: &str) -> bool {
    let is_digit = |c: Option<char>| c.is_some_and(|c| c.is_ascii_digit());
    text.match_indices(amount).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let mut after = text[at + amount.len()..].chars();
        let next = after.next();
        let goes_on = matches!(next, Some('.' | ',')) && is_digit(after.next());
        !is_digit(before) && !is_digit(next) && !goes_on
    })
}

/// A scene as it is drawn at a size, with what stands behind `+`.
struct Shown<'a> {
    scene: Scene<'a>,
    size: (u16, u16),
    screen: String,
    all: String,
}

impl<'a> Shown<'a> {
    fn of(sitting: &'a Sitting, size: (u16, u16)) -> Self {
        let scene = sitting.scene();
        let screen = lines(&drawn(&mut Ui::new(Theme::default()), &scene, size));
        let all = behind_plus(sitting, size);
        Self {
            scene,
            size,
            screen,
            all,
        }
    }

    /// What failed is shown with this.
    fn at(&self) -> String {
        let Self {
            size, screen, all, ..
        } = self;
        format!("at {size:?}\n{screen}\nbehind +\n{all}")
    }

    fn says_that_there_is_more(&self) -> bool {
        self.screen.contains("[+]")
    }

    fn offers(&self, phrase: &Phrase) {
        let key = self.key(phrase);
        let mut pressed = Ui::new(Theme::default());
        drawn(&mut pressed, &self.scene, self.size);
        pressed.press(&self.scene, Key::Char('+'));
        let wish = pressed.press(&self.scene, Key::Char(key));
        match phrase.words.strip_suffix('…') {
            Some(begun) => {
                let typed = lines(&drawn(&mut pressed, &self.scene, self.size));
                assert!(typed.contains(format!("> {begun}").trim_end()));
            }
            None => assert_eq!(
                wish,
                Some(Wish::Line(phrase.words.clone())),
                "{}",
                self.at()
            ),
        }
        let entry = spaced(&format!("[{key}] {}", phrase.words));
        assert!(
            spaced(&self.screen).contains(&entry) || self.says_that_there_is_more(),
            "`{}` is out of sight {}",
            phrase.words,
            self.at()
        );
    }

    /// The key with which an action stands behind `+`.
    fn key(&self, phrase: &Phrase) -> char {
        let entry = spaced(&format!("{} {}", phrase.words, phrase.note));
        let whole = spaced(&self.all);
        let mut places = whole.match_indices(&entry);
        let key = places.find_map(|(place, _)| {
            let before = whole[..place].strip_suffix("] ")?;
            before.chars().next_back()
        });
        key.unwrap_or_else(|| panic!("`{entry}` is not there with a key {}", self.at()))
    }

    fn shows_every_score(&self) {
        let said = spaced(&self.screen);
        let players = self
            .scene
            .words
            .players(self.scene.table, self.scene.viewer.into());
        for player in players {
            let amount = player.score.trim_start_matches(['$', '-']);
            assert!(
                holds(&said, amount) || self.says_that_there_is_more(),
                "{amount} is not there {}",
                self.at()
            );
        }
    }

    fn holds_every_amount(&self) {
        let (scene, whole) = (&self.scene, spaced(&self.all));
        let look = scene.words.look(scene.table, scene.viewer.into(), 76);
        let look = look.join(" ");
        for amount in dollars(&look) {
            let is_there = holds(&whole, amount);
            assert!(is_there, "${amount} is not there {}", self.at());
        }
        // No number loses a digit: each is one that is known in full.
        let known = format!("{look} {whole} {}", scene.history.join(" "));
        for amount in dollars(&self.screen) {
            let is_known = !amount.is_empty() && holds(&known, amount);
            assert!(is_known, "${amount} {}", self.at());
        }
    }
}

fn check(sitting: &Sitting, size: (u16, u16)) {
    let shown = Shown::of(sitting, size);
    let is_shown = shown.screen.contains("+ all");
    assert!(is_shown, "the way to everything is shown {}", shown.at());
    let scene = &shown.scene;
    if let Some(seat) = scene.asked {
        let phrases = scene.words.phrases(scene.table, Viewer::Seat(seat).into());
        for phrase in &phrases {
            shown.offers(phrase);
        }
    }
    shown.shows_every_score();
    shown.holds_every_amount();
}

/// The row in which the question stands.
fn question(sitting: &Sitting, size: (u16, u16)) -> Option<usize> {
    let scene = sitting.scene();
    let ask = scene
        .words
        .ask(scene.table, scene.viewer.into())
        .to_string();
    let begin: String = ask.split_inclusive(' ').take(5).collect();
    let screen = lines(&drawn(&mut Ui::new(Theme::default()), &scene, size));
    let rows = screen.lines().enumerate();
    let mut rows = rows.filter(|(_, row)| row.trim_start().starts_with(begin.trim_end()));
    rows.next().map(|(row, _)| row)
}

/// Plays games to their ends and looks at the screen again and again.
fn play<G: Game>(
    title: &'static str,
    rules: &[&str],
    words: &[&str],
    seats: &[usize],
    look_every: usize,
) {
    for (round, seats) in seats.iter().enumerate() {
        let seed = u64::try_from(round).unwrap() + 1;
        let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let mut sitting = Sitting::seeded::<G>(title, &NAMES[..*seats], rules, seed);
        let mut places = [None; SIZES.len()];
        for step in 0..3000 {
            if !sitting.go_on(words, |sides| dice(&mut state, sides)) {
                break;
            }
            if step % look_every > 0 {
                continue;
            }
            let which = dice(&mut state, SIZES.len());
            check(&sitting, SIZES[which]);
            let now = question(&sitting, SIZES[which]);
            let before = places[which].or(now);
            assert!(
                now.is_none() || now == before,
                "the question has moved from row {before:?} to {now:?} at {:?}",
                SIZES[which]
            );
            places[which] = before;
        }
        check(&sitting, SIZES[round % SIZES.len()]);
    }
}

#[test]
fn wimpout_is_whole() {
    let rules = [
        "starter=first",
        "insurance=on",
        "bump=on",
        "sampler=classic",
        "train-wrecks=5",
    ];
    play::<Wimpout>("Cosmic Wimpout", &rules, &[], &[2, 4, 8], 7);
}

#[test]
fn unexploded_cow_is_whole() {
    play::<Cow>("Unexploded Cow", &["starter=first"], &[], &[3, 4, 5, 6], 5);
}

#[test]
fn connexion_is_whole() {
    play::<Connexion>("Cosmic ConneXion", &[], &WORDS, &[2, 3, 4], 9);
}

#[test]
fn names_of_any_width_leave_the_scores_in_their_columns() {
    let names = ["日本語の名前をもつ人", "Ann", "🐄 Daisy 🐄"];
    let sitting = Sitting::seeded::<Wimpout>("Cosmic Wimpout", &names, &["starter=first"], 1);
    let scene = sitting.scene();
    let told = scene
        .words
        .look(scene.table, Viewer::Seat(Seat(0)).into(), 80);
    let ends = told.iter().skip(1).take(3).map(|line| {
        let end = line.find(" 0 ").unwrap();
        columns(&line[..end])
    });
    let ends: Vec<_> = ends.collect();
    assert!(ends.iter().all(|end| *end == ends[0]), "{told:#?}");
}
