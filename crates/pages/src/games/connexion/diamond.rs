//! The diamond: links, cards, the way of a word.

use std::fmt::Write as _;

use connexion::board::{Board, Position};
use connexion::search::SameCard;
use connexion::{Listed, View};
use maud::{Markup, html};
use speech::{Tongue, drawn};

use super::Sight;
use super::cards::{LETTER, face};
use super::kit::{Kit, Letter};
use crate::assets;
use crate::table::Pointed;

/// Units between half steps of the board, and between its rows.
const STEP: (u16, u16) = (50, 73);

/// The diamond as an image for the eye and a list for the ear, inside the element that lets words be traced on it.
pub(super) fn diamond(scene: Sight<'_>, kit: Kit<'_>, hunting: bool) -> Markup {
    let (view, board) = (scene.view, kit.board);
    let found = scene.pointed.and_then(|pointed| pointed.word.as_ref());
    let last = found.or(view.words.last().map(AsRef::as_ref));
    let (columns, rows) = size(board);
    html! {
        ll-diamond #diamond data-path=(path(last)) data-immediate[uses_a_card_twice(scene)] data-hint=[hunting.then(|| scene.text(&speech::around::DragOrTap {}))] {
            svg.diamond .traceable[hunting] viewBox={ "-2 -2 " (columns) " " (rows) } aria-hidden="true" {
                marker #way-begins viewBox="0 0 8 8" refX="4" refY="4" markerWidth="2.6" markerHeight="2.6" { circle cx="4" cy="4" r="3.6" {} }
                g #links .links { @for (from, to) in links(board) { (link(view, board, from, to)) } }
                g.cards { @for position in Position::all() { (place(scene, kit, position, last)) } }
                g #diamond-way { polyline.way marker-start="url(#way-begins)" points=(way(board, last)) {} }
            }
            (in_words(scene, kit))
            p #traced .traced {
                @if let Some(word) = last { (told(word)) }
            }
        }
    }
}

pub(super) fn size(board: &Board) -> (u16, u16) {
    let places = || Position::all().map(|position| board.place(position));
    let wide = places().map(|place| place.column).max().unwrap_or(0);
    let tall = places().map(|place| place.row).max().unwrap_or(0);
    (
        u16::from(wide) * STEP.0 + LETTER.0 + 4,
        u16::from(tall) * STEP.1 + LETTER.1 + 4,
    )
}

/// The upper left corner of a position, from 1.
pub(super) fn corner(board: &Board, position: Position) -> (u16, u16) {
    let place = board.place(position);
    (
        u16::from(place.column) * STEP.0,
        u16::from(place.row) * STEP.1,
    )
}

pub(super) fn middle(board: &Board, position: Position) -> (u16, u16) {
    let (x, y) = corner(board, position);
    (x + LETTER.0 / 2, y + LETTER.1 / 2)
}

/// Every link once.
pub(super) fn links(board: &Board) -> Vec<(Position, Position)> {
    let linked = |from| board.neighbours(from).map(move |to| (from, to));
    let all = Position::all().flat_map(linked);
    all.filter(|(from, to)| from < to).collect()
}

fn link(view: &View, board: &Board, from: Position, to: Position) -> Markup {
    let ((x1, y1), (x2, y2)) = (middle(board, from), middle(board, to));
    let joined = view.layout.contains_key(&from) && view.layout.contains_key(&to);
    html! { line.joined[joined] x1=(x1) y1=(y1) x2=(x2) y2=(y2) {} }
}

fn place(scene: Sight<'_>, kit: Kit<'_>, position: Position, last: Option<&Listed>) -> Markup {
    let (t, view) = (scene.tongue, scene.view);
    let freely = scene.rules.agreed().places_freely();
    let (x, y) = corner(kit.board, position);
    let at = format!("translate({x} {y})");
    let passed = last.is_some_and(|word| word.path.contains(&position));
    let next = !freely && view.phase == "place" && view.next_position == Some(position);
    let name = view.layout.get(&position);
    let planet = scene
        .pointed
        .zip(name)
        .and_then(|(pointed, name)| planet(pointed, name));
    let letter = name.and_then(|name| kit.letter(name));
    html! {
        @match letter {
            Some(letter) => {
                g #{ "at-" (position) } .letter-card .lit[passed] .under-planet[planet.is_some()] data-position=(position) data-links=(neighbours(kit.board, position))
                    data-strings=(spells(&letter)) transform=(at) {
                    (face(&letter, Some(position), t))
                    @if let Some(planet) = planet { svg x="61" y="19" width="22" height="22" viewBox="15 15 34 34" { use href=(planet) {} } }
                }
            }
            None if position == Position::SUN => {
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

/// The planet that a puzzle has put on a card: the nearest to the Sun on the first of its cards.
fn planet(pointed: &Pointed, name: &String) -> Option<String> {
    const PLANETS: [&str; 3] = ["mercury", "venus", "earth"];
    let index = pointed.cards.iter().position(|card| card == name)?;
    let planet = PLANETS.get(index)?;
    Some(format!("{}#c-{planet}", assets::path("cosmos.svg")))
}

fn path(word: Option<&Listed>) -> String {
    let path = word.map(|word| word.path.as_slice()).unwrap_or_default();
    path.iter()
        .map(Position::to_string)
        .collect::<Vec<_>>()
        .join(" ")
}

/// The way of a word as the points of a line.
fn way(board: &Board, word: Option<&Listed>) -> String {
    let mut points = String::new();
    for position in word.map(|word| word.path.as_slice()).unwrap_or_default() {
        let (x, y) = middle(board, *position);
        let _ = write!(points, "{x},{y} ");
    }
    points
}

/// A word with what each card on its way stands for.
pub(super) fn told(word: &Listed) -> Markup {
    let steps = word.spelled.iter().zip(&word.path);
    html! {
        strong { (word.word) } ": "
        @for (index, (text, position)) in steps.enumerate() {
            @if index > 0 { " + " }
            (text) sub { (position) }
        }
    }
}

/// What a card can spell, its English letter first and its name last: so the script finds the way of a word.
fn spells(letter: &Letter<'_>) -> String {
    let mut strings = letter.strings();
    let (english, own) = (letter.english(), &letter.card.name);
    strings.sort_by_key(|string| (*string != english, string == own));
    strings.join(" ")
}

fn neighbours(board: &Board, position: Position) -> String {
    let all: Vec<_> = board
        .neighbours(position)
        .map(|to| to.to_string())
        .collect();
    all.join(" ")
}

/// Whether a way may go from a card to the same card.
fn uses_a_card_twice(scene: Sight<'_>) -> bool {
    scene.rules.search().reading().same_card == SameCard::Immediate
}

fn at(position: Position, letter: &Letter<'_>, t: Tongue) -> drawn::AtPosition {
    drawn::AtPosition {
        position: position.number().into(),
        card: letter.said(t),
    }
}

/// The rows of the diamond for those who do not see it.
fn in_words(scene: Sight<'_>, kit: Kit<'_>) -> Markup {
    let view = scene.view;
    html! {
        h3.unseen { (scene.say(&drawn::TheDiamond {})) }
        @if view.layout.is_empty() { p.unseen { (scene.say(&drawn::NoCardYet {})) } }
        ol #diamond-in-words .unseen {
            @for (position, name) in &view.layout {
                @if let Some(letter) = kit.letter(name) { li #{ "said-" (position) } { (scene.say(&at(*position, &letter, scene.tongue))) } }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_diamond_has_56_links() {
        assert_eq!(links(Board::diamond()).len(), 56);
    }

    #[test]
    fn the_way_of_a_word_passes_its_cards() {
        let word = Listed {
            word: "ta".to_owned(),
            seat: table::Seat(0),
            path: [1, 2].map(|n| Position::new(n).unwrap()).to_vec(),
            spelled: Vec::new(),
            turn: 1,
        };
        let way = way(Board::diamond(), Some(&word));
        assert_eq!(way, "242,29 192,102 ");
        assert_eq!(path(Some(&word)), "1 2");
    }
}
