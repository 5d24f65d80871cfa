//! Pictures for links: what somebody sees who is sent one, before they follow it. The cloth of a table as everybody may see
//! it, never a hand; the course of a game; the pieces of a game, and of the house. It knows no socket and no clock.

use host::StageView;
use table::Seat;

use super::games::page_of;
use super::people::{Marker, Person};
use super::report::{Course, plain};
use super::table::{TablePage, people, scene};

mod easel;
mod outline;
mod sheet;

pub use easel::SIZE;
pub(super) use easel::{Easel, Stand};

/// Cream, as on all felt.
pub(super) const CREAM: &str = "#f6eedb";
const SOFT: &str = "#c0cbd8";
const SUN: &str = "#e8871e";
/// Where the standing begins, and where it ends.
const COLUMN: (f32, f32) = (812.0, 1126.0);

/// A table at any stage, as somebody sees it who does not sit there. Nothing where it cannot be drawn.
#[must_use]
pub fn table(page: &TablePage) -> Option<Vec<u8>> {
    let mut easel = Easel::new()?;
    let game = page_of(page.game.slug);
    let people = people(page);
    let scene = scene(page, &people);
    heading(&mut easel, page.game.title);
    if page.room.stage == StageView::Lobby {
        game.paint_emblem(&mut easel, 680.0);
    } else {
        game.paint(&scene, &mut easel);
    }
    let row = |person: &Person| Row {
        marker: person.marker,
        name: person.name.clone(),
        score: match page.room.stage {
            StageView::Lobby => String::new(),
            _ => game.place(&scene, person.seat).score,
        },
        is_lit: scene.to_act() == Some(person.seat),
        has_won: scene.winners().contains(&Seat(person.seat)),
    };
    let rows: Vec<_> = people.iter().map(row).collect();
    let free = match page.room.stage {
        StageView::Lobby => page.room.most.saturating_sub(rows.len()).min(6),
        _ => 0,
    };
    standing(&mut easel, &rows, free);
    easel.png()
}

/// The pieces of one game.
#[must_use]
pub fn game(game: &super::table::Game) -> Option<Vec<u8>> {
    let mut easel = Easel::new()?;
    heading(&mut easel, game.title);
    page_of(game.slug).paint_emblem(&mut easel, 1000.0);
    easel.png()
}

/// The house itself: a piece of each game.
#[must_use]
pub fn house() -> Option<Vec<u8>> {
    let mut easel = Easel::new()?;
    easel.symbol("sun", Stand::wide((86.0, 86.0), 170.0, SUN));
    easel.text("Last Licks", (290.0, 222.0), 132.0, CREAM);
    for slug in ["wimpout", "connexion", "cow"] {
        page_of(slug).paint_token(&mut easel);
    }
    easel.png()
}

/// The chances of everybody over a game, as in its report (U16).
#[must_use]
pub fn course(title: &str, courses: &[Course]) -> Option<Vec<u8>> {
    let mut easel = Easel::new()?;
    heading(&mut easel, title);
    let (left, top, wide, tall) = (92.0, 168.0, 660.0, 360.0);
    for quarter in 0_u8..=4 {
        let y = top + tall * f32::from(quarter) / 4.0;
        easel.line(&[(left, y), (left + wide, y)], (SOFT, 0.3), 2.0);
    }
    for course in courses {
        let points = points(course, (left, top), (wide, tall));
        easel.line(&points, (CREAM, 0.9), 11.0);
        easel.line(&points, (plain(course.marker), 1.0), 6.0);
    }
    let best = |course: &Course| course.shares.last().is_some_and(|share| *share > 0.5);
    let row = |course: &Course| Row {
        marker: course.marker,
        name: course.name.clone(),
        score: String::new(),
        is_lit: false,
        has_won: best(course),
    };
    standing(&mut easel, &courses.iter().map(row).collect::<Vec<_>>(), 0);
    easel.png()
}

fn points(course: &Course, (left, top): (f32, f32), (wide, tall): (f32, f32)) -> Vec<(f32, f32)> {
    let last = course.shares.len().saturating_sub(1).max(1);
    let at = |(index, share): (usize, &f64)| {
        (
            left + wide * float(index) / float(last),
            top + tall * (1.0 - narrow(*share)),
        )
    };
    course.shares.iter().enumerate().map(at).collect()
}

/// What is written beside a marker.
struct Row {
    marker: Marker,
    name: String,
    score: String,
    is_lit: bool,
    has_won: bool,
}

fn heading(easel: &mut Easel, title: &str) {
    easel.text(title, (84.0, 122.0), 56.0, CREAM);
    easel.text_to("Last Licks", (COLUMN.1, 118.0), 36.0, SOFT, 1.0);
    easel.symbol("sun", Stand::wide((COLUMN.1 - 244.0, 80.0), 50.0, SUN));
}

/// Who sits there, each with marker, name and score; below them the seats that are free.
fn standing(easel: &mut Easel, rows: &[Row], free: usize) {
    let tall = (390.0 / float((rows.len() + free).max(1))).min(74.0);
    let size = (tall * 0.46).min(32.0);
    for (index, row) in rows.iter().enumerate() {
        let top = 168.0 + tall * float(index);
        if row.is_lit {
            let plate = (COLUMN.1 - COLUMN.0 + 28.0, tall - 6.0);
            easel.plate((COLUMN.0 - 14.0, top), plate, ("#38526f", SUN));
        }
        let (mark, base) = (tall * 0.62, top + tall * 0.5 + size * 0.32);
        let stand = Stand {
            scale: mark / 24.0,
            ..Stand::wide((COLUMN.0, top + tall * 0.15), mark, plain(row.marker))
        };
        easel.symbol(&format!("m-{}", row.marker.shape()), stand);
        let left = COLUMN.0 + mark + 16.0;
        let taken = easel::wide(&row.score, size * 1.05).unwrap_or_default();
        let won = if row.has_won { mark + 16.0 } else { 0.0 };
        let (name, name_size) = fitted(&row.name, size, COLUMN.1 - left - taken - won - 12.0);
        easel.text(&name, (left, base), name_size, CREAM);
        easel.text_to(&row.score, (COLUMN.1, base), size * 1.05, CREAM, 1.0);
        if row.has_won {
            let after = left + easel::wide(&name, name_size).unwrap_or_default() + 12.0;
            easel.symbol("sun", Stand::wide((after, top + tall * 0.15), mark, SUN));
        }
    }
    for index in rows.len()..rows.len() + free {
        let middle = 168.0 + tall * (float(index) + 0.46);
        let radius = tall * 0.25;
        easel.oval(
            (COLUMN.0 + tall * 0.31, middle),
            (radius, radius),
            ("#1b2b3f", "#6d86a3"),
        );
    }
}

/// The sign that a name goes on, of letters that there are outlines for.
const CUT: &str = "...";

/// A name with the size in which there is room for it: down to two thirds, then as much of it as fits, with a sign.
fn fitted(name: &str, size: f32, room: f32) -> (String, f32) {
    let is_wide = |text: &str, size| easel::wide(text, size).is_some_and(|wide| wide > room);
    let sizes = [1.0, 0.9, 0.8, 0.7].map(|share| share * size);
    if let Some(size) = sizes.into_iter().find(|size| !is_wide(name, *size)) {
        return (name.to_owned(), size);
    }
    let size = sizes[sizes.len() - 1];
    let mut text = name.to_owned();
    while !text.is_empty() && is_wide(&format!("{text}{CUT}"), size) {
        text.pop();
    }
    (text.trim_end().to_owned() + CUT, size)
}

#[allow(clippy::cast_precision_loss, reason = "a coordinate of a drawing")]
pub(super) fn float(n: usize) -> f32 {
    n as f32
}

#[allow(clippy::cast_possible_truncation, reason = "a coordinate of a drawing")]
fn narrow(share: f64) -> f32 {
    share.clamp(0.0, 1.0) as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_name_is_written_smaller_and_then_cut_with_a_sign() {
        let whole = |name: &str, room| fitted(name, 32.0, room);
        assert_eq!(whole("Bo", 100.0), ("Bo".to_owned(), 32.0));
        let (name, size) = whole("Farmer 2", 110.0);
        assert!(name == "Farmer 2" && size < 32.0, "{name} {size}");
        let (name, size) = whole("Bartholomew the Great", 110.0);
        assert!(name.starts_with("Barth") && name.ends_with("..."), "{name}");
        assert!(easel::wide(&name, size).unwrap() <= 110.0, "{name}");
    }
}
