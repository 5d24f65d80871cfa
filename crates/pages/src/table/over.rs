//! The end of a game: the standing, what decided it, and what comes next.

use host::StageView;
use maud::{Markup, html};
use speech::circle::{KeepIt, VotedIn};
use speech::ending::HouseRecords;
use speech::{Names, around as say, listed, refused};
use table::{AnyGlance, Place};

use super::{Scene, TablePage};
use crate::circle::feat;
use crate::games::GamePage;
use crate::games::ending::{Ending, moments, plot};
use crate::people::called;
use crate::{paths, words};

pub(super) fn standing(table: &TablePage, scene: &Scene<'_>, game: &dyn GamePage) -> Markup {
    let standing = scene.glance.and_then(AnyGlance::standing);
    let places = standing.map_or(&[][..], |standing| &standing.places);
    let ranks = standing.map(table::Standing::ranks).unwrap_or_default();
    let rows = ranks
        .iter()
        .zip(places)
        .filter_map(|(rank, place)| row(scene, game, *rank, place));
    let ending = match table.room.stage {
        StageView::Over => game.ending(scene),
        StageView::Lobby | StageView::Playing => Ending::default(),
    };
    html! {
        section #now .dock.over aria-labelledby="sentence" tabindex="-1" {
            h2 #sentence .sentence data-told[told(scene, game)] { (verdict(table, scene)) }
            @if let Some(decided) = game.decided(scene) { p.decided { (decided) } }
            @if !places.is_empty() {
                div.scroll tabindex="0" role="group" aria-label=(table.say(&say::Standing {})) { table.standing {
                    caption.unseen { (table.say(&say::Standing {})) }
                    thead { tr { th scope="col" { (table.say(&say::Place {})) } th scope="col" { (table.say(&say::Player {})) } th.right scope="col" { (table.say(&say::Score {})) } } }
                    tbody { @for row in rows { (row) } }
                } }
            }
            @if let Some(series) = series(table) { p.series { (series) } }
            (records(table))
            (next(table))
            (keep(table))
            @if let Some(course) = &ending.course { (plot(scene, course)) }
            (moments(scene, &ending, &table.id))
        }
    }
}

/// The records of the house that the game has set, each with the way to its step.
fn records(table: &TablePage) -> Markup {
    let t = table.tongue;
    html! {
        @if !table.records.is_empty() {
            section.records {
                h3 { (table.say(&HouseRecords {})) }
                ul.told { @for record in &table.records { li { (feat(record, t)) } } }
            }
        }
    }
}

/// What was voted in at a table of a circle may stand in its book from now on (K8).
fn keep(table: &TablePage) -> Markup {
    let (game, rules) = (&table.game, &table.room.rules);
    let voted = table.voted.0.iter();
    let voted: Vec<_> = voted
        .map(|(slug, to)| words::change(game, slug, to, rules))
        .collect();
    html! {
        @if let Some(circle) = table.circle.as_ref().filter(|_| !voted.is_empty()) {
            form.keep method="post" action=(paths::circle_act(circle)) {
                input type="hidden" name="do" value="keep";
                input type="hidden" name="table" value=(table.id);
                p { (table.say(&VotedIn { rules: words::list(&voted, table.tongue) })) }
                button { (table.say(&KeepIt {})) }
            }
        }
    }
}

/// How the series stands that the game belongs to, if it was opened as a rematch.
pub(crate) fn series(table: &TablePage) -> Option<String> {
    let series = table.room.series.as_ref()?;
    let names = Names::new(&[], None).in_tongue(table.tongue);
    let is_over = table.room.stage == StageView::Over;
    Some(series.line(is_over, names).to_string())
}

/// Whether what has happened says who has won, as who listens has heard then.
fn told(scene: &Scene<'_>, game: &dyn GamePage) -> bool {
    let mut last = scene.log.iter().rev().take(3);
    last.any(|told| !told.taken_back && told.any_seen().is_some_and(|seen| game.tells_winner(seen)))
}

fn verdict(table: &TablePage, scene: &Scene<'_>) -> Markup {
    if let Some(why) = &table.room.closed {
        let why = why.as_str().into();
        return table.say(&say::Closed { why });
    }
    match scene.winners() {
        [] => table.say(&say::NobodyHasWon {}),
        [seat] => table.say(&say::Wins { seat: *seat }),
        several => {
            let names = scene.names();
            let all: Vec<_> = several.iter().map(|seat| names.of(seat.0).into()).collect();
            let seats = listed(&all, Names::new(&[], None).in_tongue(table.tongue));
            table.say(&say::Share { seats })
        }
    }
}

fn row(scene: &Scene<'_>, game: &dyn GamePage, rank: usize, place: &Place) -> Option<Markup> {
    let person = scene.people.get(place.seat.index())?;
    Some(html! {
        tr .mine[scene.seat == Some(person.seat)] {
            td.number { (rank) }
            th scope="row" {
                (called(person))
                @if let Some(why) = place.barred { " – " (refused(why, scene.tongue)) }
            }
            td.right.number { (game.amount(place.score, scene.tongue)) }
        }
    })
}

fn next(table: &TablePage) -> Markup {
    let id = &table.id;
    let recalled = table
        .room
        .rematch_by
        .filter(|seat| table.room.seat != Some(*seat));
    html! {
        @if let Some(seat) = recalled { p.recalled { (table.say(&say::WantsAgain { seat })) } }
        div.verbs {
            @if table.room.seat.is_some() {
                form method="post" action=(paths::rematch(id)) {
                    button.main data-key="r" {
                        span { @if table.room.rematch.is_some() { (table.say(&say::ToTheRematch {})) } @else { (table.say(&say::Rematch {})) } } kbd aria-hidden="true" { "r" }
                    }
                }
            } @else if let Some(rematch) = &table.room.rematch {
                a.button.main href=(paths::table(rematch)) { (table.say(&say::ToTheRematch {})) }
            }
            @if table.room.closed.is_none() { a.button href=(paths::report(id)) { (table.say(&speech::insight::HowWasIt {})) } }
            @if let Some(circle) = &table.circle { a.button href=(paths::circle(circle)) { (table.say(&say::ToTheCircle {})) } }
            a.button href=(paths::replay(id)) { (table.say(&say::Replay {})) }
            a.button href=(paths::record(id)) download { (table.say(&say::TakeTheRecord {})) }
            a.button href=(paths::verify(id)) { (table.say(&say::CheckTheLuck {})) }
        }
    }
}
