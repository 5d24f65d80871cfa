//! The end of a game: the standing, what decided it, and what comes next.

use host::StageView;
use maud::{Markup, html};
use serde_json::Value as Json;
use speech::{Names, around as say, listed};
use table::Seat;

use super::{Scene, TablePage};
use crate::games::GamePage;
use crate::games::ending::{Ending, moments, plot};
use crate::paths;
use crate::people::called;

pub(super) fn standing(table: &TablePage, scene: &Scene<'_>, game: &dyn GamePage) -> Markup {
    let places = scene.turn["standing"]
        .as_array()
        .map(Vec::as_slice)
        .unwrap_or_default();
    let rows = places
        .iter()
        .enumerate()
        .filter_map(|(index, place)| row(scene, game, index, place));
    let ending = match table.room.stage {
        StageView::Over => game.ending(scene),
        StageView::Lobby | StageView::Playing => Ending::default(),
    };
    html! {
        section #now .dock.over aria-labelledby="sentence" {
            h2 #sentence .sentence { (verdict(table, scene)) }
            @if let Some(decided) = game.decided(scene) { p.decided { (decided) } }
            @if !places.is_empty() {
                div.scroll tabindex="0" role="group" aria-label=(table.say(&say::Standing {})) { table.standing {
                    caption.unseen { (table.say(&say::Standing {})) }
                    thead { tr { th scope="col" { (table.say(&say::Place {})) } th scope="col" { (table.say(&say::Player {})) } th.right scope="col" { (table.say(&say::Score {})) } } }
                    tbody { @for row in rows { (row) } }
                } }
            }
            (next(table))
            @if let Some(course) = &ending.course { (plot(scene, course)) }
            (moments(scene, &ending, &table.id))
        }
    }
}

fn verdict(table: &TablePage, scene: &Scene<'_>) -> Markup {
    if let Some(why) = &table.room.closed {
        let why = why.as_str().into();
        return table.say(&say::Closed { why });
    }
    let winners = scene.turn["winners"].as_array().into_iter().flatten();
    let winners = winners.filter_map(|seat| Some(Seat(seat.as_u64()?.try_into().ok()?)));
    match winners.collect::<Vec<_>>().as_slice() {
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

fn row(scene: &Scene<'_>, game: &dyn GamePage, index: usize, place: &Json) -> Option<Markup> {
    let seat = place["seat"].as_u64()?;
    let person = scene.people.get(usize::try_from(seat).ok()?)?;
    let score = place["score"].as_i64().unwrap_or_default();
    Some(html! {
        tr .mine[scene.seat == Some(person.seat)] {
            td.number { (index + 1) }
            th scope="row" {
                (called(person))
                @if let Some(why) = place["barred"].as_str() { " – " (why) }
            }
            td.right.number { (game.amount(score)) }
        }
    })
}

fn next(table: &TablePage) -> Markup {
    let id = &table.id;
    html! {
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
            a.button href=(paths::replay(id)) { (table.say(&say::Replay {})) }
            a.button href=(paths::record(id)) download { (table.say(&say::TakeTheRecord {})) }
            a.button href=(paths::VERIFY) { (table.say(&say::CheckTheLuck {})) }
        }
    }
}
