//! Pages of all three games as bots play them, each with its size and its hash: what a change of the drawing changes, and
//! what it costs. `cargo run --release -p pages --example every -- [pages | render | puzzles]`; `render` makes no hashes, to
//! be counted by `valgrind --tool=callgrind`.

#![allow(clippy::print_stdout, reason = "it prints what it finds")]

use std::fmt::Write as _;

#[path = "gallery/play.rs"]
#[allow(dead_code, reason = "the gallery has other pages")]
mod play;

use host::puzzle::{Given, puzzle};
use pages::puzzle::PuzzlePage;
use pages::{Frame, picture};
use sha2::{Digest, Sha256};
use speech::Tongue;

use play::Sample;

/// Game, bot, rules, and after how many steps a page is drawn.
const GAMES: [(&str, &str, &[&str], usize); 4] = [
    ("wimpout", "hold-40", &["bump=on"], 37),
    (
        "wimpout",
        "hold-40",
        &["eclipse=beams", "board=boston-like", "insurance=on"],
        41,
    ),
    ("cow", "farmer", &[], 29),
    ("connexion", "club", &[], 23),
];
const NAMES: [&str; 3] = ["Ann", "Bo", "Kestrel"];

fn main() {
    match std::env::args().nth(1).as_deref() {
        Some("puzzles") => puzzles(),
        Some("render") => walk(false),
        _ => walk(true),
    }
}

/// Whole games, in both languages, for a player and for somebody who watches.
fn walk(is_told: bool) {
    for (index, (slug, bot, rules, every)) in GAMES.into_iter().enumerate() {
        let mut sample = Sample::of((slug, bot), &NAMES, rules, &format!("every {index}"));
        let mut step = 0;
        loop {
            let goes_on = sample.step();
            if step % every == 0 || !goes_on {
                for (seat, tongue) in [(Some(0), Tongue::En), (None, Tongue::De)] {
                    let page = sample.page_in("A table", seat, tongue);
                    let text = pages::table::page(&Frame::default(), &page).into_string();
                    if is_told {
                        told(&format!("{slug}-{index} {step} {seat:?}"), text.as_bytes());
                    }
                }
            }
            if is_told && (step % (7 * every) == 0 || !goes_on) {
                let page = sample.page_in("A table", None, Tongue::En);
                let drawn = picture::table(&page).expect("it can be drawn");
                told(&format!("{slug}-{index} {step} picture"), &drawn);
            }
            if !goes_on {
                break;
            }
            step += 1;
        }
    }
}

/// Some puzzles of each game, before and after they are answered.
fn puzzles() {
    for slug in ["wimpout", "cow", "connexion"] {
        let count = host::puzzle::count(slug).expect("it has puzzles");
        for number in (1..=count).step_by(17) {
            let found = puzzle(slug, number).expect("there is one");
            let page = PuzzlePage::of(found, Tongue::De).expect("it holds");
            let asked = pages::puzzle::page(&Frame::default(), &page).into_string();
            told(&format!("{slug} {number} asked"), asked.as_bytes());
            let verdict = found
                .answer(&Given::Nothing, Tongue::De)
                .expect("a verdict");
            let page = page.answered(verdict, String::new());
            let text = pages::puzzle::page(&Frame::default(), &page).into_string();
            told(&format!("{slug} {number} answered"), text.as_bytes());
        }
    }
}

fn told(name: &str, bytes: &[u8]) {
    let mut line = format!("{name} {} ", bytes.len());
    for byte in Sha256::digest(bytes) {
        let _ = write!(line, "{byte:02x}");
    }
    println!("{line}");
}
