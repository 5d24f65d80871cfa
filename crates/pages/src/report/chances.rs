//! The chances of everybody as a graph, and step by step (U16).

use std::fmt::Write as _;

use arena::insight::{Account, Happened, Insight};
use maud::{Markup, html};
use speech::insight::{self as say, Percent};
use speech::{Tongue, around};

use super::Report;
use crate::line::drawn;
use crate::people::Marker;
use crate::said::{Said, count};

/// The chances of a seat over a game, for the graph.
#[derive(Clone, Debug)]
pub struct Course {
    /// Who.
    pub name: String,
    /// In which colour.
    pub marker: Marker,
    /// The share of the win at the start and after each moment.
    pub shares: Vec<f64>,
    /// The moments at which the seat gave something away that counts, from 1, each with how many steps there are after it.
    pub marks: Vec<(usize, usize)>,
}

impl Course {
    /// Those of all seats, with markers of their own.
    #[must_use]
    pub fn all(insight: &Insight, names: &[String]) -> Vec<Self> {
        let seats = names.iter().zip(insight.shares()).enumerate();
        let course = |(seat, (name, shares)): (usize, (&String, Vec<f64>))| Self {
            name: name.clone(),
            marker: Marker::nth(seat),
            shares,
            marks: marks(insight, seat),
        };
        seats.map(course).collect()
    }
}

fn marks(insight: &Insight, seat: usize) -> Vec<(usize, usize)> {
    let moments = (1..).zip(&insight.moments);
    let slips = moments.filter(|(_, moment)| {
        let own = moment.seat.is_some_and(|by| by.index() == seat);
        own && matches!(&moment.happened, Happened::Decision(decision) if decision.loss > 0.005)
    });
    slips
        .map(|(number, moment)| (number, moment.step))
        .collect()
}

const WIDTH: f64 = 560.0;
const HEIGHT: f64 = 240.0;
/// How far names beside lines are apart.
const ROW: f64 = 23.0;
/// Colours for where no style sheet of the house is: the same as on its pages.
const PLAIN: [(&str, &str); 8] = [
    ("teal", "#1d8578"),
    ("rust", "#b4531f"),
    ("violet", "#7a5ccf"),
    ("gold", "#b98b00"),
    ("rose", "#c9406a"),
    ("green", "#4b8a2c"),
    ("blue", "#2f74c0"),
    ("plum", "#8a3d86"),
];

/// The graph as a picture that stands alone; `link` says where a step leads.
pub(super) fn graph(
    courses: &[Course],
    link: &dyn Fn(usize) -> Option<String>,
    tongue: Tongue,
) -> Markup {
    let y = |share: f64| HEIGHT * (1.0 - share.clamp(0.0, 1.0));
    let steps = courses.iter().map(|course| course.shares.len()).max();
    // What has links in it is no picture to a screen reader.
    let marked = courses.iter().flat_map(|course| &course.marks);
    let role = if marked
        .map(|(_, step)| link(*step))
        .any(|link| link.is_some())
    {
        "group"
    } else {
        "img"
    };
    let wide = WIDTH / float(steps.unwrap_or_default().saturating_sub(1).max(1));
    html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox="-58 -10 800 262" role=(role) aria-label=(say::ChancesAfter {}.text(tongue)) font-family="sans-serif" font-size="14" {
            @for quarter in 0_u32..=4 {
                @let share = f64::from(quarter) / 4.0;
                line.grid x1="0" x2=(WIDTH) y1=(y(share)) y2=(y(share)) stroke="#d8cfb8" {}
                text.scale x="-8" y=(y(share) + 4.0) text-anchor="end" { (Percent { share, places: 0 }.words(tongue)) }
            }
            @for course in courses {
                g color=(plain(course.marker)) .{ "c-" (course.marker.colour()) } {
                    path.purse d=(line(course, wide, &y)) fill="none" stroke="currentColor" stroke-width="3" stroke-linejoin="round" {}
                    @for (number, step) in &course.marks {
                        @let share = course.shares.get(*number).copied().unwrap_or_default();
                        (dot((float(*number) * wide, y(share)), *step, link(*step), tongue))
                    }
                }
            }
            @for (row, who) in apart(&ends(courses, &y)) {
                @let course = &courses[who];
                g.end color=(plain(course.marker)) .{ "c-" (course.marker.colour()) } {
                    circle cx=(WIDTH) cy=(round(y(last(course)))) r="5" fill="currentColor" {}
                    text x=(WIDTH + 12.0) y=(round(row + 5.0)) fill="currentColor" font-weight="700" { (short(&course.name)) " " (Percent { share: last(course), places: 0 }.words(tongue)) }
                }
            }
        }
    }
}

/// The mark of a decision that gave something away, as a link to its step.
fn dot((x, y): (f64, f64), step: usize, link: Option<String>, tongue: Tongue) -> Markup {
    let (x, y) = (round(x), round(y));
    let ring =
        html! { circle cx=(x) cy=(y) r="6" fill="#fff" stroke="currentColor" stroke-width="3" {} };
    let step = around::Step { n: count(step) }.text(tongue);
    html! {
        @if let Some(path) = link {
            a href=(path) aria-label=(step) { circle cx=(x) cy=(y) r="14" fill="transparent" {} (ring) }
        } @else { (ring) }
    }
}

fn line(course: &Course, wide: f64, y: &dyn Fn(f64) -> f64) -> String {
    let mut path = String::new();
    for (number, share) in course.shares.iter().enumerate() {
        let sign = if number == 0 { 'M' } else { 'L' };
        let _ = write!(path, "{sign}{:.1} {:.1}", float(number) * wide, y(*share));
    }
    path
}

fn last(course: &Course) -> f64 {
    course.shares.last().copied().unwrap_or_default()
}

/// Where each name is written beside the end of its line: in its order, and not over another.
pub(crate) fn apart(ends: &[(f64, usize)]) -> Vec<(f64, usize)> {
    let mut last = -ROW;
    let place = |(end, who): &(f64, usize)| {
        last = f64::max(*end, last + ROW);
        (last, *who)
    };
    let mut rows: Vec<_> = ends.iter().map(place).collect();
    // Those at the bottom stand above each other, and not below the picture.
    let mut floor = HEIGHT + ROW;
    for (row, _) in rows.iter_mut().rev() {
        *row = row.min(floor - ROW);
        floor = *row;
    }
    rows
}

/// Where the lines of the chances end, the best first.
fn ends(courses: &[Course], y: &dyn Fn(f64) -> f64) -> Vec<(f64, usize)> {
    let mut order: Vec<usize> = (0..courses.len()).collect();
    order.sort_by(|a, b| last(&courses[*b]).total_cmp(&last(&courses[*a])));
    order
        .into_iter()
        .map(|who| (y(last(&courses[who])), who))
        .collect()
}

pub(crate) fn plain(marker: Marker) -> &'static str {
    let found = PLAIN.iter().find(|(name, _)| *name == marker.colour());
    found.map_or("#1d8578", |(_, colour)| colour)
}

pub(crate) fn short(name: &str) -> String {
    name.chars().take(13).collect()
}

fn round(n: f64) -> f64 {
    (n * 10.0).round() / 10.0
}

#[allow(clippy::cast_precision_loss, reason = "steps are far fewer than 2^52")]
fn float(n: usize) -> f64 {
    n as f64
}

/// The graph on the page.
pub(super) fn figure(
    report: &Report,
    insight: &Insight,
    link: &dyn Fn(usize) -> Option<String>,
) -> Markup {
    let mut courses = Course::all(insight, &report.telling.names);
    for (seat, course) in courses.iter_mut().enumerate() {
        course.marker = report.marker(seat);
    }
    html! {
        figure.purses tabindex="0" {
            figcaption { (say::Chances {}.on(report.tongue)) }
            (graph(&courses, link, report.tongue))
        }
    }
}

/// Every step with the chances after it: the same as the graph, for whoever reads it.
pub(super) fn steps(
    report: &Report,
    insight: &Insight,
    link: &dyn Fn(usize) -> Option<String>,
) -> Markup {
    let t = report.tongue;
    let names = &report.telling.names;
    let accounts: &[Account] = &insight.accounts;
    let share = |share: f64| Percent::of(share).words(t);
    html! {
        details {
            summary { (say::ChancesAfter {}.on(t)) }
            div.scroll tabindex="0" role="group" aria-label=(say::ChancesAfter {}.text(t)) { table {
                thead { tr {
                    th scope="col" { (say::StepHead {}.on(t)) }
                    th scope="col" { (say::DoneHead {}.on(t)) }
                    @for name in names { th.right scope="col" { (name) } }
                } }
                tbody {
                    tr {
                        td.number { "0" } td { (say::Beginning {}.on(t)) }
                        @for account in accounts { td.right.number { (share(account.start)) } }
                    }
                    @for (moment, told) in insight.moments.iter().zip(&report.telling.told) {
                        tr {
                            td.number { @if let Some(path) = link(moment.step) { a href=(path) { (moment.step) } } @else { (moment.step) } }
                            td { (drawn(told, &report.game, t)) }
                            @for seat in 0..names.len() { td.right.number { (share(moment.hopes.of(seat))) } }
                        }
                    }
                }
            } }
        }
    }
}
