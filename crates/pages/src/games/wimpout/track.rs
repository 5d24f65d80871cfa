//! The score track: a spiral of stars that winds inward to the goal, with everybody's marker on it.

use std::f64::consts::TAU;
use std::fmt::Write as _;

use maud::{Markup, html};
use speech::Tongue;
use table::Seat;

use crate::people::Person;
use crate::pieces::sign;
use crate::said::Said;
use crate::words;

/// Half the side of the picture.
const MIDDLE: f64 = 200.0;
/// Where the track begins and ends, from the middle.
const RIM: f64 = 176.0;
const HUB: f64 = 58.0;
/// Scores that are always written on the track.
const MARKED: [u32; 3] = [100, 300, 500];
/// So many stars at most.
const STARS: u32 = 130;

/// What is drawn.
#[derive(Clone, Debug)]
pub(super) struct Track<'a> {
    pub(super) goal: u32,
    /// Points a lap on the printed board; without one the track takes about two and a half laps.
    pub(super) printed: Option<u32>,
    /// What one must make in one turn to be in the game (W10); 0 without an opening roll.
    pub(super) opening: u32,
    pub(super) scores: &'a [u32],
    pub(super) out: &'a [Seat],
    pub(super) people: &'a [Person],
    /// The language in which it is told.
    pub(super) tongue: Tongue,
    /// Whose turn it is and where a bank would lead.
    pub(super) reach: Option<(u16, u32)>,
    /// Whether occupied scores throw shadows along their beams (H9), are closed (H8), or neither.
    pub(super) eclipse: Eclipse,
}

/// What an occupied score does to others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Eclipse {
    Off,
    Scores,
    Beams,
}

/// A longer track is drawn in longer strokes: they are short beside its laps all the same.
const MOST_POINTS: u32 = 1_000;

impl Track<'_> {
    /// Where the track ends: at the goal, or farther if somebody is.
    fn end(&self) -> u32 {
        let top = self.scores.iter().copied().max().unwrap_or_default();
        let reach = self.reach.map_or(0, |(_, score)| score);
        self.goal.max(top).max(reach).max(50)
    }

    /// Points a lap.
    fn lap(&self) -> u32 {
        self.printed
            .unwrap_or_else(|| (self.end() / 5 * 2).next_multiple_of(100).max(200))
    }

    /// How broad the way is drawn: laps do not touch.
    fn breadth(&self) -> f64 {
        let laps = f64::from(self.end()) / f64::from(self.lap());
        ((RIM - HUB) / laps.max(1.0) * 0.55).min(22.0)
    }

    /// The place of a score, moved by some turns along the track and some units outward.
    fn at(&self, score: f64, outward: f64) -> (f64, f64) {
        let along = (score / f64::from(self.end())).clamp(-0.1, 1.0);
        let radius = RIM - (RIM - HUB) * along.max(0.0) + outward;
        let angle = TAU * (score / f64::from(self.lap()) - 0.25);
        (MIDDLE + radius * angle.cos(), MIDDLE + radius * angle.sin())
    }

    fn step(&self) -> u32 {
        let steps = self.end() / 5;
        5 * steps.div_ceil(STARS).max(1)
    }

    /// A line along the track.
    fn line(&self, from: u32, to: u32) -> String {
        let mut path = String::new();
        let halves = (to.saturating_sub(from)).div_ceil(5).max(1) * 2;
        let steps = halves.min(MOST_POINTS);
        for index in 0..=steps {
            let share = f64::from(index) / f64::from(steps);
            let score = f64::from(from) + share * f64::from(to.saturating_sub(from));
            let (x, y) = self.at(score, 0.0);
            let _ = write!(path, "{}{x:.1} {y:.1}", if index == 0 { "M" } else { "L" });
        }
        path
    }

    fn stars(&self) -> String {
        let mut path = String::new();
        for n in 0..=self.end() / self.step() {
            let score = n * self.step();
            let (x, y) = self.at(f64::from(score), 0.0);
            let size = if score.is_multiple_of(50) { 4.6 } else { 2.8 };
            star(&mut path, x, y, size);
        }
        path
    }

    fn said(&self) -> String {
        let told = self
            .people
            .iter()
            .zip(self.scores)
            .map(|(person, score)| format!("{} {score}", person.name));
        let told: Vec<_> = told.take(20).collect();
        let scores = speech::drawn::Track {
            goal: self.goal.into(),
            scores: words::list(&told, self.tongue),
        };
        scores.text(self.tongue)
    }
}

/// A four-pointed star.
fn star(path: &mut String, x: f64, y: f64, size: f64) {
    for point in 0..8 {
        let reach = if point % 2 == 0 { size } else { size * 0.36 };
        let angle = TAU * f64::from(point) / 8.0;
        let (x, y) = (x + reach * angle.sin(), y - reach * angle.cos());
        let _ = write!(path, "{}{x:.1} {y:.1}", if point == 0 { "M" } else { "L" });
    }
    path.push('Z');
}

/// The whole picture.
pub(super) fn track(track: &Track<'_>) -> Markup {
    html! {
        svg #track .track viewBox="0 0 400 400" role="img" aria-label=(track.said()) {
            g #track-way { path.way d=(track.line(0, track.end())) stroke-width=(round(track.breadth())) {} }
            (shadows(track))
            g #track-stars { path.stars d=(track.stars()) {} }
            g #track-reach { @if let Some((seat, score)) = track.reach { (reach(track, seat, score)) } }
            g #track-marks { (marks(track)) (middle(track)) }
            g #track-people { (markers(track)) }
        }
    }
}

fn marks(track: &Track<'_>) -> Markup {
    let marked = MARKED.into_iter().chain(Some(track.opening));
    let marked = marked.filter(|score| (1..=track.end()).contains(score) && *score != track.goal);
    html! {
        g.marks {
            @for score in marked {
                @let (x, y) = track.at(f64::from(score), 0.0);
                circle cx=(round(x)) cy=(round(y)) r="13" {}
                text x=(round(x)) y=(round(y + 4.2)) { (score) }
            }
        }
    }
}

fn middle(track: &Track<'_>) -> Markup {
    html! {
        g.goal {
            svg x="158" y="158" width="84" height="84" { (sign("sun-plain")) }
            text x="200" y="206" { (words::number(i64::from(track.goal))) }
        }
    }
}

/// The dotted way from a player's score to where a bank would lead.
fn reach(track: &Track<'_>, seat: u16, score: u32) -> Markup {
    let from = track
        .scores
        .get(usize::from(seat))
        .copied()
        .unwrap_or_default();
    let (x, y) = track.at(f64::from(score), 0.0);
    html! {
        @if score > from {
            path.reach d=(track.line(from, score)) {}
            circle.reach cx=(round(x)) cy=(round(y)) r="11" {}
        }
    }
}

fn markers(track: &Track<'_>) -> Markup {
    let mut order: Vec<usize> = (0..track.people.len().min(track.scores.len())).collect();
    order.sort_by_key(|&index| std::cmp::Reverse(index));
    html! {
        @for index in order {
            @let (x, y) = stand(track, index);
            @let size = if track.people.len() > 12 { 16.0 } else { 24.0 };
            @let person = &track.people[index];
            svg.mark .{ "c-" (person.marker.colour()) } .out[track.out.contains(&Seat(person.seat))]
                x=(round(x - size / 2.0)) y=(round(y - size / 2.0)) width=(size) height=(size) {
                title { (person.name) ": " (track.scores[index]) }
                (sign(&format!("m-{}", person.marker.shape())))
            }
        }
    }
}

/// Where a marker stands: on its score, beside those of others on the same one; before the start at 0.
fn stand(track: &Track<'_>, index: usize) -> (f64, f64) {
    let score = track.scores[index];
    let before = track.scores[..index]
        .iter()
        .filter(|other| **other == score)
        .count();
    let before = f64::from(u32::try_from(before).unwrap_or(u32::MAX));
    if score == 0 {
        let lap = f64::from(track.lap());
        return track.at(-lap * 0.024 * (before + 0.4), 8.0);
    }
    let side = if before.rem_euclid(2.0) < 1.0 {
        1.0
    } else {
        -1.0
    };
    track.at(f64::from(score), side * (before / 2.0).ceil() * 16.0)
}

/// The shadow of each occupied score: itself, and with beams everything farther out on its beam.
fn shadows(track: &Track<'_>) -> Markup {
    if track.eclipse == Eclipse::Off {
        return html! {};
    }
    let occupied = track.scores.iter().enumerate().filter(|(index, score)| {
        let seat = u16::try_from(*index).unwrap_or(u16::MAX);
        **score > 0
            && !track.out.contains(&Seat(seat))
            && track.reach.is_none_or(|(mine, _)| mine != seat)
    });
    html! {
        g #track-shadows .shadows {
            @for (_, score) in occupied {
                @let (x, y) = track.at(f64::from(*score), 0.0);
                circle cx=(round(x)) cy=(round(y)) r="15" {}
                @if track.eclipse == Eclipse::Beams {
                    @let rim = f64::from(*score % track.lap());
                    @let (far_x, far_y) = track.at(rim, 14.0);
                    line x1=(round(x)) y1=(round(y)) x2=(round(far_x)) y2=(round(far_y)) {}
                }
            }
        }
    }
}

fn round(n: f64) -> String {
    format!("{n:.1}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn track_of(scores: &[u32]) -> Track<'_> {
        Track {
            goal: 500,
            printed: Some(200),
            opening: 35,
            scores,
            out: &[],
            people: &[],
            tongue: Tongue::En,
            reach: None,
            eclipse: Eclipse::Off,
        }
    }

    fn radius((x, y): (f64, f64)) -> f64 {
        (x - MIDDLE).hypot(y - MIDDLE)
    }

    #[test]
    fn the_track_winds_inward_and_a_lap_lies_on_one_beam() {
        let track = track_of(&[]);
        let radii: Vec<_> = (0..=100)
            .map(|n| radius(track.at(f64::from(n * 5), 0.0)))
            .collect();
        assert!(radii.windows(2).all(|pair| pair[0] > pair[1]));
        let angle = |score| {
            let (x, y) = track.at(score, 0.0);
            (y - MIDDLE).atan2(x - MIDDLE)
        };
        assert!(
            (angle(220.0) - angle(420.0)).abs() < 1e-9,
            "220 and 420 share a beam (H13)"
        );
    }

    #[test]
    fn a_long_way_has_no_more_stars_than_fit() {
        let scores = [1205];
        let track = track_of(&scores);
        assert_eq!(track.end(), 1205);
        assert!(track.end() / track.step() <= STARS);
        assert!(radius(track.at(1205.0, 0.0)) >= HUB - 1e-9);
    }
}
