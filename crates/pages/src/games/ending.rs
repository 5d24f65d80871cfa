//! The end of a game as one remembers it: its course as a plot, its best and its worst moment with their pieces. Games say
//! what these are; nothing here is worked out before a game is over.

use std::fmt::Write as _;

use maud::{Markup, html};
use speech::{around, ending as say};
use table::Seat;

use crate::line::drawn;
use crate::paths;
use crate::people::mark;
use crate::report::{apart, short};
use crate::table::{Scene, Told};

/// What everybody had, turn by turn.
pub(crate) struct Course {
    /// What it shows.
    pub(crate) caption: String,
    /// At the start, after each turn, and at the end: by seat.
    pub(crate) turns: Vec<Vec<i64>>,
    /// How an amount is written.
    pub(crate) amount: fn(i64, speech::Tongue) -> String,
}

/// A moment that one remembers: an entry of the story, and the pieces that lay there.
pub(crate) struct Moment<'a> {
    pub(crate) told: &'a Told,
    /// Whose it was.
    pub(crate) seat: Seat,
    pub(crate) pieces: Markup,
}

/// What a game is remembered by.
#[derive(Default)]
pub(crate) struct Ending<'a> {
    pub(crate) course: Option<Course>,
    pub(crate) best: Option<Moment<'a>>,
    pub(crate) worst: Option<Moment<'a>>,
}

const WIDTH: f64 = 560.0;
const HEIGHT: f64 = 240.0;
/// The most points of a line: a long game travels no further than a short one.
const POINTS: usize = 120;

/// The moments, with the way to each in the replay of this table.
pub(crate) fn moments(scene: &Scene<'_>, ending: &Ending<'_>, table: &str) -> Markup {
    let best = (scene.say(&say::Best {}), &ending.best);
    // What was bad for one may be told of another: whose it was is said.
    let suffered = ending.worst.as_ref().map(|worst| worst.seat);
    let heading = suffered.map(|seat| scene.say(&say::WorstFor { seat }));
    let worst = (heading.unwrap_or_default(), &ending.worst);
    html! {
        @if ending.best.is_some() || ending.worst.is_some() {
            div.moments {
                @for (heading, moment) in [best, worst] {
                    @if let Some(moment) = moment { (shown(scene, &heading, moment, table)) }
                }
            }
        }
    }
}

fn shown(scene: &Scene<'_>, heading: &Markup, moment: &Moment<'_>, table: &str) -> Markup {
    let person = scene.people.get(moment.seat.index());
    html! {
        section.moment {
            h3 { (heading) }
            div.pieces { (moment.pieces) }
            p {
                @if let Some(person) = person { (mark(person.marker, false)) " " }
                @if let Some(line) = &moment.told.line { (drawn(line, scene.game, scene.tongue)) }
                @if let Some(step) = moment.told.step {
                    @let n = i64::try_from(step).unwrap_or(i64::MAX);
                    " " a href=(paths::step(table, step)) { (scene.say(&around::Step { n })) }
                }
            }
        }
    }
}

/// The course as a plot: a line each.
pub(crate) fn plot(scene: &Scene<'_>, course: &Course) -> Markup {
    let turns = thinned(&course.turns);
    let Some(last) = turns.last().filter(|_| turns.len() > 1) else {
        return html! {};
    };
    let (low, high, step) = scale(&turns);
    let y = |amount: i64| HEIGHT * (1.0 - float(amount - low) / float(high - low));
    let wide = WIDTH / float(i64::try_from(turns.len() - 1).unwrap_or(1));
    let line = |who: usize| {
        let mut path = String::new();
        for (turn, held) in (0..).zip(&turns) {
            let sign = if turn == 0 { 'M' } else { 'L' };
            let held = held.get(who).copied().unwrap_or_default();
            let _ = write!(path, "{sign}{:.0} {:.0}", float(turn) * wide, y(held));
        }
        path
    };
    html! {
        figure.purses tabindex="0" {
            figcaption { (course.caption) }
            svg viewBox="-58 -10 800 262" role="img" aria-label=(said(scene, course)) {
                @for amount in (low..=high).step_by(step) {
                    line.grid x1="0" x2=(WIDTH) y1=(round(y(amount))) y2=(round(y(amount))) {}
                    text.scale x="-8" y=(round(y(amount) + 4.0)) { ((course.amount)(amount, scene.tongue)) }
                }
                g.lines {
                    @for person in scene.people {
                        @let who = usize::from(person.seat);
                        @let again = scene.people[..who].iter().any(|other| other.marker.colour() == person.marker.colour());
                        @if who < last.len() { path.purse .again[again] .{ "c-" (person.marker.colour()) } d=(line(who)) {} }
                    }
                }
                @for (row, who) in apart(&ends(last, &y)) {
                    @if let Some(person) = scene.people.get(who) {
                        g.end .{ "c-" (person.marker.colour()) } {
                            circle cx=(WIDTH) cy=(round(y(last[who]))) r="5" {}
                            text x=(WIDTH + 12.0) y=(round(row + 5.0)) { tspan.named { (short(&person.name)) " " } ((course.amount)(last[who], scene.tongue)) }
                        }
                    }
                }
            }
            (legend(scene, course, last))
        }
    }
}

/// Whose each line is, below it, where there is no room for names beside it; the picture says it to who listens.
fn legend(scene: &Scene<'_>, course: &Course, last: &[i64]) -> Markup {
    html! {
        ul.legend aria-hidden="true" {
            @for person in scene.people {
                @if let Some(held) = last.get(usize::from(person.seat)) {
                    li { (mark(person.marker, false)) " " (person.name) " " span.number { ((course.amount)(*held, scene.tongue)) } }
                }
            }
        }
    }
}

/// Where each line ends, the highest first.
fn ends(last: &[i64], y: &dyn Fn(i64) -> f64) -> Vec<(f64, usize)> {
    let mut order: Vec<usize> = (0..last.len()).collect();
    order.sort_by_key(|&who| std::cmp::Reverse(last[who]));
    order.into_iter().map(|who| (y(last[who]), who)).collect()
}

/// No more turns than are drawn; the first and the last are among them.
fn thinned(turns: &[Vec<i64>]) -> Vec<&Vec<i64>> {
    let every = turns.len().div_ceil(POINTS).max(1);
    let last = turns.len().saturating_sub(1);
    let kept = turns.iter().enumerate();
    kept.filter(|(index, _)| index % every == 0 || *index == last)
        .map(|(_, turn)| turn)
        .collect()
}

/// The lowest and the highest line of the grid, and how far they are apart: four to eight lines.
fn scale(turns: &[&Vec<i64>]) -> (i64, i64, usize) {
    let values = || turns.iter().flat_map(|turn| turn.iter().copied());
    let (low, high) = (
        values().min().unwrap_or(0).min(0),
        values().max().unwrap_or(0).max(1),
    );
    let mut steps = (0..12).flat_map(|zeros| [1, 2, 5].map(|n| n * 10_i64.pow(zeros)));
    let step = steps
        .find(|step| (high - low) / step < 6)
        .unwrap_or(high - low);
    let low = low.div_euclid(step) * step;
    let high = -(-high).div_euclid(step) * step;
    (low, high, usize::try_from(step).unwrap_or(1))
}

fn said(scene: &Scene<'_>, course: &Course) -> String {
    let mut said = format!("{}:", course.caption);
    let last = course.turns.last();
    for person in scene.people {
        let held = last.and_then(|turn| turn.get(usize::from(person.seat)));
        let held = (course.amount)(held.copied().unwrap_or_default(), scene.tongue);
        let _ = write!(said, " {} {held};", person.name);
    }
    said
}

fn round(n: f64) -> String {
    format!("{n:.1}")
}

#[expect(clippy::cast_precision_loss, reason = "a coordinate of a drawing")]
fn float(n: i64) -> f64 {
    n as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_grid_has_few_lines_and_holds_everything() {
        for (low, high) in [(0, 1), (0, 55), (-450, 2100), (0, 500), (0, 7)] {
            let turns = [vec![low, high]];
            let (bottom, top, step) = scale(&turns.iter().collect::<Vec<_>>());
            assert!(
                bottom <= low && top >= high,
                "{low} to {high}: {bottom} to {top}"
            );
            let lines = usize::try_from(top - bottom).unwrap() / step;
            assert!((1..=8).contains(&lines), "{low} to {high}: {lines} lines");
        }
    }

    #[test]
    fn a_long_game_is_drawn_by_few_points_with_its_end() {
        let turns: Vec<Vec<i64>> = (0..1000).map(|n| vec![n]).collect();
        let kept = thinned(&turns);
        assert!(kept.len() <= POINTS + 1, "{}", kept.len());
        assert_eq!((kept[0][0], kept.last().unwrap()[0]), (0, 999));
    }
}
