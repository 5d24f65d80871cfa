//! The diamond: links, cards, the way of a word.

use std::fmt::Write as _;

use maud::{Markup, html};
use serde_json::json;
use speech::{Tongue, drawn};

use super::cards::{LETTER, face};
use super::view::{Kit, Letter, View, Word};
use crate::assets;
use crate::table::Scene;

/// Units between half steps of the board, and between its rows.
const STEP: (u16, u16) = (50, 73);

/// The diamond as an image for the eye and a list for the ear, inside the element that lets words be traced on it.
pub(super) fn diamond(scene: &Scene<'_>, view: &View, kit: &Kit, hunting: bool) -> Markup {
    let last = view.found.as_ref().or(view.words.last());
    let (columns, rows) = size(kit);
    html! {
        ll-diamond #diamond data-path=(path(last)) {
            data #diamond-cards data-cards=(cards(view, kit, scene.tongue)) {}
            svg.diamond .traceable[hunting] viewBox={ "-2 -2 " (columns) " " (rows) } aria-hidden="true" {
                marker #way-begins viewBox="0 0 8 8" refX="4" refY="4" markerWidth="2.6" markerHeight="2.6" { circle cx="4" cy="4" r="3.6" {} }
                g #links .links { @for (from, to) in links(kit) { (link(view, kit, from, to)) } }
                g.cards { @for position in 1..=kit.board.places.len() { (place(scene.tongue, view, kit, position, last, kit.freely)) } }
                g #diamond-way { polyline.way marker-start="url(#way-begins)" points=(way(kit, last)) {} }
            }
            (in_words(scene, view, kit))
            p #traced .traced {
                @if let Some(word) = last { (told(word)) }
            }
        }
    }
}

pub(super) fn size(kit: &Kit) -> (u16, u16) {
    let far = |of: fn(&(u16, u16)) -> u16| kit.board.places.iter().map(of).max().unwrap_or(0);
    (
        far(|place| place.0) * STEP.0 + LETTER.0 + 4,
        far(|place| place.1) * STEP.1 + LETTER.1 + 4,
    )
}

/// The upper left corner of a position, from 1.
pub(super) fn corner(kit: &Kit, position: usize) -> (u16, u16) {
    let place = kit.board.places.get(position.saturating_sub(1));
    let (column, row) = place.copied().unwrap_or_default();
    (column * STEP.0, row * STEP.1)
}

pub(super) fn middle(kit: &Kit, position: usize) -> (u16, u16) {
    let (x, y) = corner(kit, position);
    (x + LETTER.0 / 2, y + LETTER.1 / 2)
}

/// Every link once.
pub(super) fn links(kit: &Kit) -> Vec<(usize, usize)> {
    let each = (1..).zip(&kit.board.links);
    each.flat_map(|(from, to)| to.iter().map(move |to| (from, *to)))
        .filter(|(from, to)| from < to)
        .collect()
}

fn link(view: &View, kit: &Kit, from: usize, to: usize) -> Markup {
    let ((x1, y1), (x2, y2)) = (middle(kit, from), middle(kit, to));
    let joined = view.layout.contains_key(&from) && view.layout.contains_key(&to);
    html! { line.joined[joined] x1=(x1) y1=(y1) x2=(x2) y2=(y2) {} }
}

fn place(
    t: Tongue,
    view: &View,
    kit: &Kit,
    position: usize,
    last: Option<&Word>,
    freely: bool,
) -> Markup {
    let (x, y) = corner(kit, position);
    let at = format!("translate({x} {y})");
    let passed = last.is_some_and(|word| word.path.contains(&position));
    let next = !freely && view.phase == "place" && view.next_position == Some(position);
    let name = view.layout.get(&position);
    let lit = passed || name.is_some_and(|name| view.marked.contains(name));
    let letter = name.and_then(|name| kit.letter(name));
    html! {
        @match letter {
            Some(letter) => {
                g #{ "at-" (position) } .letter-card .lit[lit] data-position=(position) transform=(at) { (face(letter, Some(position), t)) }
            }
            None if position == kit.board.places.len() => {
                g #{ "at-" (position) } .sun-place .laid[name.is_some()] transform=(at) {
                    rect.empty width="84" height="58" rx="5" {}
                    svg x="18" y="5" width="48" height="48" viewBox="0 0 64 64" { use href={ (assets::path("cosmos.svg")) "#c-sun" } {} }
                }
            }
            None => {
                g #{ "at-" (position) } .free .next[next] data-position=(position) transform=(at) {
                    rect.empty width="84" height="58" rx="5" {}
                    text x="42" y="37" { (position) }
                }
            }
        }
    }
}

fn path(word: Option<&Word>) -> String {
    let path = word.map(|word| word.path.as_slice()).unwrap_or_default();
    path.iter()
        .map(usize::to_string)
        .collect::<Vec<_>>()
        .join(" ")
}

/// The way of a word as the points of a line.
fn way(kit: &Kit, word: Option<&Word>) -> String {
    let mut points = String::new();
    for position in word.map(|word| word.path.as_slice()).unwrap_or_default() {
        let (x, y) = middle(kit, *position);
        let _ = write!(points, "{x},{y} ");
    }
    points
}

/// A word with what each card on its way stands for.
pub(super) fn told(word: &Word) -> Markup {
    let steps = word.spelled.iter().zip(&word.path);
    html! {
        strong { (word.word) } ": "
        @for (index, (text, position)) in steps.enumerate() {
            @if index > 0 { " + " }
            (text) sub { (position) }
        }
    }
}

/// What the script needs to find the way of a word: by position what the card spells, and the links.
fn cards(view: &View, kit: &Kit, t: Tongue) -> String {
    let card = |(position, name): (&usize, &String)| {
        let letter = kit.letter(name)?;
        let mut strings = letter.strings.clone();
        strings.sort_by_key(|string| (*string != letter.english, *string == letter.name));
        let links = kit.board.links.get(position - 1)?;
        let (x, y) = middle(kit, *position);
        Some((
            position.to_string(),
            json!({"strings": strings, "links": links, "x": x, "y": y, "said": letter.said(t).to_string()}),
        ))
    };
    let cards: serde_json::Map<_, _> = view.layout.iter().filter_map(card).collect();
    json!({"cards": cards, "immediate": kit.immediate}).to_string()
}

fn at(position: usize, letter: &Letter, t: Tongue) -> drawn::AtPosition {
    drawn::AtPosition {
        position: i64::try_from(position).unwrap_or(i64::MAX),
        card: letter.said(t),
    }
}

/// The rows of the diamond for those who do not see it.
fn in_words(scene: &Scene<'_>, view: &View, kit: &Kit) -> Markup {
    html! {
        h3.unseen { (scene.say(&drawn::TheDiamond {})) }
        @if view.layout.is_empty() { p.unseen { (scene.say(&drawn::NoCardYet {})) } }
        ol #diamond-in-words .unseen {
            @for (position, name) in &view.layout {
                @if let Some(letter) = kit.letter(name) { li { (scene.say(&at(*position, letter, scene.tongue))) } }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_diamond_has_56_links() {
        assert_eq!(links(&Kit::usual()).len(), 56);
    }

    #[test]
    fn the_way_of_a_word_passes_its_cards() {
        let word = Word {
            path: vec![1, 2],
            ..Word::default()
        };
        let kit = Kit::usual();
        assert_eq!(way(&kit, Some(&word)), "242,29 192,102 ");
        assert_eq!(path(Some(&word)), "1 2");
    }
}
