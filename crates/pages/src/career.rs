//! The statistics of a player: what came of the games, how they were played, and each of them (U19).

use std::fmt::Write as _;

use arena::insight::{Career, How, Played, Skill};
use host::insight::Told;
use maud::{Markup, html};
use speech::career as say;
use speech::insight::{IsExact, IsNearly, Number, Percent};
use speech::{Line, Names, Sentence, Tongue};

use super::circle::when;
use super::line::drawn;
use super::said::Said;
use super::shell::{Shell, document};
use super::table::Game;
use super::{Frame, paths};

/// Everything that the page shows.
#[derive(Debug, Default)]
pub struct Statistics {
    /// By game.
    pub games: Vec<OfGame>,
    /// How many games could not be worked out.
    pub left_out: usize,
    /// How many are still to be worked out.
    pub missing: usize,
}

/// One game of the house, as somebody has played it.
#[derive(Debug)]
pub struct OfGame {
    /// Which.
    pub game: Game,
    /// The numbers.
    pub career: Career,
    /// The words.
    pub told: Told,
    /// Each, the oldest first: when, at which table, and what it was.
    pub each: Vec<(u64, String, Played)>,
}

const WIDTH: f64 = 700.0;
const HEIGHT: f64 = 180.0;

/// The page.
#[must_use]
pub fn page(frame: &Frame, statistics: &Statistics) -> Markup {
    let t = frame.tongue;
    let shell = Shell {
        title: &say::YourGames {}.text(t),
        place: "",
        class: "reading report",
        live: false,
    };
    let done = statistics
        .games
        .iter()
        .map(|game| game.each.len())
        .sum::<usize>();
    let working = say::Working {
        done: small(done + statistics.left_out),
        all: small(done + statistics.left_out + statistics.missing),
    };
    let left_out = say::LeftOut {
        games: small(statistics.left_out),
    };
    let main = html! {
        main #main {
            h1 { (say::YourGames {}.on(t)) }
            @if statistics.missing > 0 {
                p role="status" { (working.on(t)) " " a href=(paths::STATISTICS) { (speech::page::LookAgain {}.on(t)) } }
            } @else if done == 0 { p { (say::Nothing {}.on(t)) } }
            @for game in &statistics.games { (of_game(game, t)) }
            @if statistics.left_out > 0 { p.soft { (left_out.on(t)) } }
            @if done > 0 { p.soft { (say::How {}.on(t)) } }
            p.line { a.button href=(paths::HOME) { (speech::page::Tables {}.on(t)) } }
        }
    };
    document(frame, &shell, &main)
}

fn of_game(of: &OfGame, t: Tongue) -> Markup {
    let (Skill::Chances { course, .. } | Skill::Words { course, .. }) = &of.career.skill;
    html! {
        section aria-labelledby=(of.game.slug) {
            h2 #(of.game.slug) { (of.game.title) }
            @for line in &of.told.lines { p { (drawn(line, &of.game, t)) } }
            @if course.iter().flatten().count() > 1 && course.iter().flatten().any(|value| *value > 0.0) {
                figure.purses tabindex="0" { figcaption { (of.told.graph.to_string()) } (graph(course, &of.told.graph, t)) }
            }
            @if !of.told.mistakes.is_empty() {
                h3 { (say::Mistakes {}.on(t)) }
                ol { @for line in &of.told.mistakes { li { (drawn(line, &of.game, t)) } } }
            }
            details {
                summary { (say::OneByOne {}.on(t)) }
                (each(of, t))
            }
        }
    }
}

/// The games in a table, the newest first, each with its report.
fn each(of: &OfGame, t: Tongue) -> Markup {
    html! {
        div.scroll tabindex="0" role="group" aria-label=(say::OneByOne {}.text(t)) { table {
            thead { tr {
                th scope="col" { (say::DayHead {}.on(t)) }
                th scope="col" { (say::ResultHead {}.on(t)) }
                th.right scope="col" { (head(&of.career.skill, t)) }
                th.right scope="col" { (say::LuckHead {}.on(t)) }
            } }
            tbody {
                @for (at, table, played) in of.each.iter().rev() {
                    @let (play, luck) = numbers(played, t);
                    tr {
                        td { a href=(paths::report(table)) { (when(*at, t)) } }
                        td { (result(played, t)) }
                        td.right { (play) }
                        td.right { (luck) }
                    }
                }
            }
        } }
    }
}

fn head(skill: &Skill, t: Tongue) -> Markup {
    match skill {
        Skill::Chances { .. } => say::GivenHead {}.on(t),
        Skill::Words { .. } => speech::connexion::report::WordsHead {}.on(t),
    }
}

fn result(played: &Played, t: Tongue) -> Markup {
    match played.won {
        won if won <= 0.0 => say::Lost {}.on(t),
        won if won < 1.0 => say::Shared {}.on(t),
        _ => say::Won {}.on(t),
    }
}

/// How a game was played, and what luck brought.
fn numbers(played: &Played, t: Tongue) -> (String, String) {
    match &played.how {
        How::Chances { account, exact, .. } => {
            let share = account.lost / f64::from(account.decisions.max(1));
            let told = |share, places| {
                let value = Percent { share, places };
                if *exact {
                    IsExact { value }.text(t)
                } else {
                    IsNearly { value }.text(t)
                }
            };
            (told(share, 2), told(account.luck, 0))
        }
        How::Words(report) => {
            let luck = Number::tenths((report.luck + report.pilfering) / 10.0);
            let of = speech::connexion::report::Of {
                n: small(report.found),
                of: small(report.to_find),
            };
            (
                of.line(Names::new(&[], None).in_tongue(t)).to_string(),
                luck.words(t),
            )
        }
    }
}

/// A number of every game as dots, with the mean of the games so far as a line.
fn graph(course: &[Option<f64>], what: &Line, t: Tongue) -> Markup {
    let top = course.iter().flatten().copied().fold(1e-9, f64::max);
    let wide = WIDTH / number(course.len().saturating_sub(1).max(1));
    let y = |value: f64| tenth(HEIGHT * (1.0 - value / top));
    let label = |share| Percent { share, places: 1 }.words(t);
    html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox="-64 -12 780 204" role="img" aria-label=(what.to_string()) font-family="sans-serif" font-size="14" {
            @for half in [0.0, 0.5, 1.0] {
                line.grid x1="0" x2=(WIDTH) y1=(y(top * half)) y2=(y(top * half)) stroke="#d8cfb8" {}
                text.scale x="-10" y=(y(top * half) + 5.0) text-anchor="end" { (label(top * half)) }
            }
            g.c-teal color="#1d8578" {
                path d=(so_far(course, wide, &y)) fill="none" stroke="currentColor" stroke-width="3" stroke-linejoin="round" {}
                @for (place, value) in course.iter().enumerate() {
                    @if let Some(value) = value {
                        circle cx=(tenth(number(place) * wide)) cy=(y(*value)) r="4.5" fill="currentColor" fill-opacity="0.5" {}
                    }
                }
            }
        }
    }
}

/// The path of the mean of the games so far.
fn so_far(course: &[Option<f64>], wide: f64, y: &dyn Fn(f64) -> f64) -> String {
    let (mut sum, mut games, mut path) = (0.0, 0, String::new());
    for (place, value) in course.iter().enumerate() {
        let Some(value) = value else { continue };
        (sum, games) = (sum + value, games + 1);
        let letter = if path.is_empty() { 'M' } else { 'L' };
        let (x, y) = (tenth(number(place) * wide), y(sum / number(games)));
        let _ = write!(path, "{letter}{x} {y}");
    }
    path
}

fn tenth(number: f64) -> f64 {
    (10.0 * number).round() / 10.0
}

#[allow(clippy::cast_precision_loss, reason = "games of one player")]
fn number(n: usize) -> f64 {
    n as f64
}

fn small(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}
