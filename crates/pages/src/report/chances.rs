//! The chances of everybody as a graph, and step by step (U16).

use std::fmt::Write as _;

use arena::insight::{Happened, Hopes, Insight};
use maud::{Markup, html};
use speech::insight::{self as say, Percent};
use speech::{Line, Tongue, around};

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

/// The size of the graph itself, and whether names stand beside it.
#[derive(Clone, Copy, Debug)]
struct Shape {
    width: f64,
    height: f64,
    named: bool,
}

const WIDE: Shape = Shape {
    width: 560.0,
    height: HEIGHT,
    named: true,
};
/// On a phone: as large as the letters beside it, names below.
const NARROW: Shape = Shape {
    width: 290.0,
    height: 200.0,
    named: false,
};
const HEIGHT: f64 = 240.0;
/// Over so many steps none can be pointed at one by one.
const POINTED: usize = 600;
/// About how wide a letter of what is told under the pointer is.
const A_LETTER: f64 = 8.0;
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

/// The graph as a picture that stands alone.
pub(super) fn alone(courses: &[Course], tongue: Tongue) -> Markup {
    graph(courses, WIDE, (&|_| None, &[]), tongue)
}

/// Where a step leads, and the steps after each moment.
type Leads<'a> = (&'a dyn Fn(usize) -> Option<String>, &'a [usize]);

fn graph(courses: &[Course], plot: Shape, (link, moments): Leads<'_>, tongue: Tongue) -> Markup {
    let y = |share: f64| plot.height * (1.0 - share.clamp(0.0, 1.0));
    let steps = courses.iter().map(|course| course.shares.len()).max();
    // What has links in it is no picture to a screen reader.
    let marked = courses.iter().flat_map(|course| &course.marks);
    let mut leading = marked.map(|(_, step)| step).chain(moments);
    let role = if leading.any(|step| link(*step).is_some()) {
        "group"
    } else {
        "img"
    };
    let wide = plot.width / float(steps.unwrap_or_default().saturating_sub(1).max(1));
    let below = if moments.is_empty() { 12.0 } else { 34.0 };
    let beside = if plot.named { 182.0 } else { 12.0 };
    let frame = format!(
        "-58 -10 {} {}",
        plot.width + 58.0 + beside,
        plot.height + 10.0 + below
    );
    html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox=(frame) role=(role) aria-label=(say::ChancesAfter {}.text(tongue)) font-family="sans-serif" font-size="14" {
            @for quarter in 0_u32..=4 {
                @let share = f64::from(quarter) / 4.0;
                line.grid x1="0" x2=(plot.width) y1=(y(share)) y2=(y(share)) stroke="#d8cfb8" {}
                text.scale x="-8" y=(y(share) + 4.0) text-anchor="end" { (Percent { share, places: 0 }.words(tongue)) }
            }
            @for course in courses {
                g color=(plain(course.marker)) .{ "c-" (course.marker.colour()) } {
                    path.purse d=(line(course, wide, &y)) fill="none" stroke="currentColor" stroke-width="3" stroke-linejoin="round" {}
                }
            }
            @if moments.len() <= POINTED {
                @for (number, step) in (1..).zip(moments) { (pointed(courses, (number, *step), (wide, plot), link(*step), tongue)) }
            }
            @for course in courses {
                g color=(plain(course.marker)) .{ "c-" (course.marker.colour()) } {
                    @for (number, step) in &course.marks {
                        @let share = course.shares.get(*number).copied().unwrap_or_default();
                        (dot((float(*number) * wide, y(share)), *step, link(*step), tongue))
                    }
                }
            }
            @for (row, who) in apart(&ends(courses, &y)).into_iter().filter(|_| plot.named) {
                @let course = &courses[who];
                g.end color=(plain(course.marker)) .{ "c-" (course.marker.colour()) } {
                    circle cx=(plot.width) cy=(round(y(last(course)))) r="5" fill="currentColor" {}
                    text x=(plot.width + 12.0) y=(round(row + 5.0)) fill="currentColor" font-weight="700" { (short(&course.name)) " " (Percent { share: last(course), places: 0 }.words(tongue)) }
                }
            }
        }
    }
}

/// A step that is pointed at: a line, and below the graph what everybody may hope for then. It leads to the step. Hands alone
/// need it: keys and screen readers have the marks and the table.
fn pointed(
    courses: &[Course],
    (number, step): (usize, usize),
    (wide, plot): (f64, Shape),
    link: Option<String>,
    tongue: Tongue,
) -> Markup {
    let x = round(float(number) * wide);
    let name = if plot.named { 13 } else { 7 };
    let of = |course: &Course| {
        let share = course.shares.get(number).copied().unwrap_or_default();
        let name: String = course.name.chars().take(name).collect();
        format!("{name} {}", Percent { share, places: 0 }.words(tongue))
    };
    // More than four do not fit beside each other on a phone.
    let most = if plot.named { 8 } else { 3 };
    let all: Vec<String> = courses.iter().take(most).map(of).collect();
    let (at, anchor) = if x < plot.width / 2.0 {
        (0.0, "start")
    } else {
        (plot.width, "end")
    };
    let (when, all) = (
        around::Step { n: count(step) }.text(tongue),
        all.join(" · "),
    );
    // Where a phone is narrower than the sentence, the shares stand in a row of their own.
    let is_long = float(when.chars().count() + all.chars().count()) * A_LETTER > plot.width;
    let told = html! {
        rect x=(round(x - wide / 2.0)) y="0" width=(round(wide)) height=(plot.height) fill="transparent" {}
        g.now {
            line x1=(x) x2=(x) y1="0" y2=(plot.height) stroke="currentColor" {}
            text x=(at) y=(plot.height + 26.0) text-anchor=(anchor) {
                (when) ": " @if is_long { tspan x=(at) dy="18" { (all) } } @else { (all) }
            }
        }
    };
    html! {
        @if let Some(path) = link { a.at href=(path) tabindex="-1" aria-hidden="true" { (told) } } @else { g.at { (told) } }
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
    let moments: Vec<usize> = insight.moments.iter().map(|moment| moment.step).collect();
    let t = report.tongue;
    let drawn = |plot| graph(&courses, plot, (link, &moments), t);
    html! {
        figure.purses.chances {
            figcaption { (say::Chances {}.on(t)) }
            div.broad { (drawn(WIDE)) }
            div.narrow {
                (drawn(NARROW))
                ul.plain { @for course in &courses {
                    li { (crate::people::mark(course.marker, false)) " " (course.name) " " b { (Percent { share: last(course), places: 0 }.words(t)) } }
                } }
            }
            p.small { (say::GraphLeads {}.on(t)) }
        }
    }
}

/// What each seat's chances were made of, adding up from the start to the end, with bars.
pub(super) fn account(report: &Report, insight: &Insight) -> Markup {
    let t = report.tongue;
    let voted = insight
        .accounts
        .iter()
        .any(|account| account.rules.abs() > 0.000_5);
    html! {
        h2 { (say::Account {}.on(t)) }
        p.small { (say::AccountReads {}.on(t)) }
        div.scroll tabindex="0" role="group" aria-label=(say::Account {}.text(t)) { table.account {
            thead { tr {
                th scope="col" { (say::PlayerHead {}.on(t)) }
                th.right scope="col" { (say::StartHead {}.on(t)) }
                th.right scope="col" { (say::LuckHead {}.on(t)) }
                @if voted { th.right scope="col" { (say::RulesHead {}.on(t)) } }
                th.right scope="col" { (say::GivenHead {}.on(t)) }
                th.right scope="col" { (say::LostHead {}.on(t)) }
                th.right scope="col" { (say::EndHead {}.on(t)) }
            } }
            tbody {
                @for (seat, (account, row)) in insight.accounts.iter().zip(&report.telling.rows).enumerate() {
                    @let name = report.telling.names.get(seat).map_or("", String::as_str);
                    @let told = |line: &Line| drawn(line, &report.game, t);
                    tr {
                        th scope="row" { (crate::people::mark(report.marker(seat), false)) " " (name) }
                        td.right.number { (told(&row.start)) }
                        (part(account.luck, &told(&row.luck)))
                        @if voted { (part(account.rules, &told(&row.rules))) }
                        (part(account.given, &told(&row.given)))
                        (part(-account.lost, &told(&row.lost)))
                        td.right.number { b { (told(&row.end)) } }
                    }
                }
            }
        } }
    }
}

/// What something brought: a number and a bar, to the right where it is a gain.
fn part(share: f64, told: &Markup) -> Markup {
    let long = round(50.0 * share.abs().min(1.0));
    let (from, class) = if share < 0.0 {
        (-long, "loss")
    } else {
        (0.0, "gain")
    };
    html! {
        td.right.number {
            (told)
            svg viewBox="-50 0 100 8" width="100" height="8" aria-hidden="true" .{ (class) } {
                line x1="0" x2="0" y1="0" y2="8" stroke="currentColor" stroke-width="1" {}
                rect x=(from) y="1" width=(long) height="6" fill="currentColor" {}
            }
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
    let hope = |hopes: &Hopes, seat| drawn(&host::insight::hope(hopes, seat, t), &report.game, t);
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
                        @for seat in 0..names.len() { td.right.number { (hope(&insight.start, seat)) } }
                    }
                    @for (moment, told) in insight.moments.iter().zip(&report.telling.told) {
                        tr {
                            td.number { @if let Some(path) = link(moment.step) { a href=(path) { (moment.step) } } @else { (moment.step) } }
                            td { (drawn(told, &report.game, t)) }
                            @for seat in 0..names.len() { td.right.number { (hope(&moment.hopes, seat)) } }
                        }
                    }
                }
            } }
        }
    }
}
