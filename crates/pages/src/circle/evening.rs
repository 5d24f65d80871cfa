//! Evenings: the one that runs, those that were, and the page of one (K10); the standing of the present season (K11).

use host::circle::{Counts, EveningView, Line as Standing, closing};
use maud::{Markup, html};
use speech::Tongue;
use speech::around;
use speech::circle as say;
use speech::cow::money;

use super::{CirclePage, act, games, leaf, standings, told, votes};
use crate::said::{Said, name};
use crate::{Frame, paths, words};

/// The evening that runs, or the way to begin one.
pub(super) fn running(circle: &CirclePage, t: Tongue) -> Markup {
    let runs = circle
        .seen
        .evenings
        .iter()
        .find(|evening| evening.closed.is_none());
    html! {
        @if let Some(evening) = runs {
            section aria-labelledby="evening" {
                h2 #evening tabindex="-1" { (say::Runs { title: name(&evening.title) }.on(t)) }
                (standing(evening, t))
                p { a href=(paths::circle_evening(&circle.id, evening.evening)) { (say::PageOfEvening {}.on(t)) } }
                (act(&circle.id, "close", &html! { button { (say::Close {}.on(t)) } }))
            }
        } @else {
            details {
                summary { (say::Begin {}.on(t)) }
                (act(&circle.id, "begin", &html! {
                    label for="title" { (say::NameOfEvening {}.on(t)) }
                    input #title data-keep name="title" maxlength="48" required value=(host::date(circle.now, t));
                    button.main { (say::Begin {}.on(t)) }
                }))
            }
        }
    }
}

/// The season, and the evenings that were.
pub(super) fn evenings(circle: &CirclePage, t: Tongue) -> Markup {
    let closed: Vec<_> = circle
        .seen
        .evenings
        .iter()
        .filter(|evening| evening.closed.is_some())
        .collect();
    html! {
        @if !circle.seen.season.is_empty() {
            section aria-labelledby="season" {
                h2 #season tabindex="-1" { (say::Season {}.on(t)) }
                (lines(&circle.seen.season, circle.seen.book.counts(), t))
                p { a href=(paths::circle_standings(&circle.id)) { (say::Standings {}.on(t)) } }
            }
        }
        @if !closed.is_empty() {
            section aria-labelledby="evenings" {
                h2 #evenings tabindex="-1" { (say::Evenings {}.on(t)) }
                ul.told { @for evening in closed { li {
                    @if !is_called_by_its_day(evening) { (told::when(evening.at, t)) ": " }
                    a href=(paths::circle_evening(&circle.id, evening.evening)) { (evening.title) }
                    " · " (say::GamesOf { n: told::n(evening.games) }.on(t))
                } } }
            }
        }
    }
}

/// Whether an evening has the name that the form proposes: its day, in any language.
fn is_called_by_its_day(evening: &EveningView) -> bool {
    let mut days = Tongue::ALL.iter().map(|t| host::date(evening.at, *t));
    days.any(|day| day == evening.title)
}

/// The page of an evening, with the pieces of its best and its worst moment where they are at hand.
#[must_use]
pub fn evening(
    frame: &Frame,
    circle: &CirclePage,
    evening: &EveningView,
    pieces: &[Option<Markup>; 2],
) -> Markup {
    let t = frame.tongue;
    let games = circle
        .seen
        .games
        .iter()
        .filter(|game| game.evening == Some(evening.evening) && game.ended.is_some());
    let moments = standings::moments(evening, pieces, t);
    let inner = html! {
        article.sheet {
            h1 { (evening.title) }
            p { (circle.seen.name) @if !is_called_by_its_day(evening) { ", " (told::when(evening.at, t)) } " · " (say::GamesOf { n: told::n(evening.games) }.on(t)) }
            @if evening.closed.is_some() {
                p.verdict { strong { (closing(&evening.title, &evening.standing, evening.counts, told::said(t))) } }
            }
            section { (standing(evening, t)) }
            section {
                h2 { (say::Games {}.on(t)) }
                (games::list(circle, games, t))
            }
            (moments)
            (proposed(circle, evening, t))
        }
    };
    leaf(frame, circle, &evening.title, &inner)
}

/// What was proposed that night, and what came of it.
fn proposed(circle: &CirclePage, evening: &EveningView, t: Tongue) -> Markup {
    html! {
        @if !evening.proposed.is_empty() {
            h2 { (say::ProposedThen { n: told::n(evening.proposed.len()) }.on(t)) }
            ul.told { @for one in &evening.proposed { li { (votes::told(circle, (one.by, &one.matter), one.came.as_ref(), t)) } } }
        }
    }
}

fn standing(evening: &EveningView, t: Tongue) -> Markup {
    html! {
        p.small.soft { @match evening.counts {
            Counts::Games => (say::ByWins {}.on(t)),
            Counts::Points => (say::ByPoints {}.on(t)),
            Counts::Money => (say::ByMoney {}.on(t)),
        } }
        @if evening.standing.is_empty() { p { (say::NoGames {}.on(t)) } } @else { (lines(&evening.standing, evening.counts, t)) }
    }
}

/// Who stands how; what counts comes first.
pub(super) fn lines(all: &[Standing], counts: Counts, t: Tongue) -> Markup {
    let [has_points, has_money] = Standing::played_for(all);
    let mut columns = vec![Counts::Games];
    columns.extend((has_points || counts == Counts::Points).then_some(Counts::Points));
    columns.extend((has_money || counts == Counts::Money).then_some(Counts::Money));
    columns.sort_by_key(|column| *column != counts);
    html! {
        div.scroll tabindex="0" role="group" aria-label=(around::Standing {}.text(t)) { table.standing {
            thead { tr {
                th scope="col" { (say::Player {}.on(t)) }
                @for column in &columns { th.right .counts[*column == counts] scope="col" { (heading(*column, t)) } }
                th.right scope="col" { (say::Played {}.on(t)) }
            } }
            tbody { @for line in all { tr {
                th scope="row" { (line.name) }
                @for column in &columns { td.right.number .counts[*column == counts] { (cell(line, *column, t)) } }
                td.right.number { (words::number_in(line.played.into(), t)) }
            } } }
        } }
    }
}

fn heading(column: Counts, t: Tongue) -> Markup {
    match column {
        Counts::Games => say::Won {}.on(t),
        Counts::Points => say::Points {}.on(t),
        Counts::Money => say::Money {}.on(t),
    }
}

fn cell(line: &Standing, column: Counts, t: Tongue) -> String {
    match column {
        Counts::Games => words::number_in(line.won.into(), t),
        Counts::Points => words::tenths_in(line.tenths, t),
        Counts::Money => money(line.money, t),
    }
}
