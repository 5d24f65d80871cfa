//! Cosmic `ConneXion` in a picture for a link: the diamond with its letters, and the way of the last word.

use connexion::board::Position;

use super::Sight;
use super::cards::LETTER;
use super::diamond::{corner, links, middle, size};
use super::kit::{Kit, Letter};
use crate::picture::{Easel, Stand};

/// A card that lies, and one on the way of a word.
const PAPER: [(&str, &str); 2] = [("#f7f0de", "#cbb98d"), ("#ffd894", "#e8871e")];

pub(super) fn paint(scene: Sight<'_>, easel: &mut Easel) {
    let (view, kit) = (scene.view, Kit::of(scene));
    let board = kit.board;
    let (wide, tall) = size(board);
    let scale = (690.0 / f32::from(wide.max(1))).min(424.0 / f32::from(tall.max(1)));
    let left = 84.0 + (690.0 - f32::from(wide) * scale) / 2.0;
    let on = |(x, y): (u16, u16)| (left + f32::from(x) * scale, 148.0 + f32::from(y) * scale);
    for (from, to) in links(board) {
        let joined = view.layout.contains_key(&from) && view.layout.contains_key(&to);
        let ink = if joined {
            ("#e9dfc6", 0.8)
        } else {
            ("#6d86a3", 0.45)
        };
        easel.line(
            &[on(middle(board, from)), on(middle(board, to))],
            ink,
            5.0 * scale,
        );
    }
    let word = view
        .words
        .last()
        .map(|word| word.path.as_slice())
        .unwrap_or_default();
    let card = (f32::from(LETTER.0) * scale, f32::from(LETTER.1) * scale);
    for position in Position::all() {
        let at = on(corner(board, position));
        match kit.on(view, position) {
            Some(letter) => face(easel, &letter, at, card, word.contains(&position)),
            None if position == Position::SUN => {
                let sun = (at.0 + (card.0 - card.1) / 2.0, at.1);
                easel.symbol("c-sun", Stand::wide(sun, card.1, "#e8871e"));
            }
            None => easel.plate(at, card, ("#1f3046", "#6d86a3")),
        }
    }
    let way: Vec<_> = word
        .iter()
        .map(|position| on(middle(board, *position)))
        .collect();
    easel.line(&way, ("#e8871e", 0.55), 6.0 * scale);
}

fn face(easel: &mut Easel, letter: &Letter<'_>, at: (f32, f32), card: (f32, f32), is_lit: bool) {
    easel.plate(at, card, PAPER[usize::from(is_lit)]);
    let capital = (at.0 + card.0 * 0.38, at.1 + card.1 * 0.74);
    easel.text_to(
        &letter.card.capital.to_string(),
        capital,
        card.1 * 0.68,
        "#1d1a16",
        0.5,
    );
    let english = (at.0 + card.0 * 0.92, at.1 + card.1 * 0.46);
    easel.text_to(letter.english(), english, card.1 * 0.4, "#a34709", 1.0);
}

/// Letters with the Sun over them.
pub(super) fn emblem(easel: &mut Easel, (x, y): (f32, f32), tall: f32) {
    let kit = Kit::usual();
    let card = (tall * 1.45, tall);
    let letters = ["kappa", "omega", "sigma", "mu"];
    let mut left = x;
    for letter in letters.iter().filter_map(|name| kit.letter(name)) {
        face(easel, &letter, (left, y), card, false);
        left += card.0 * 1.1;
    }
}
