//! The end of a game: the standing, what decided it, and what comes next.

use maud::{Markup, html};
use serde_json::Value as Json;

use super::{Scene, TablePage};
use crate::games::GamePage;
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
    html! {
        section #now .dock.over aria-labelledby="sentence" {
            h2 #sentence .sentence { (verdict(table, scene)) }
            @if let Some(decided) = game.decided(scene) { p.decided { (decided) } }
            @if !places.is_empty() {
                div.scroll { table.standing {
                    caption.unseen { "Standing" }
                    thead { tr { th scope="col" { "Place" } th scope="col" { "Player" } th.right scope="col" { "Score" } } }
                    tbody { @for row in rows { (row) } }
                } }
            }
            (next(table))
        }
    }
}

fn verdict(table: &TablePage, scene: &Scene<'_>) -> String {
    if let Some(why) = &table.room.closed {
        return format!("The table is closed: {why}.");
    }
    let winners: Vec<u16> = scene.turn["winners"]
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|seat| seat.as_u64()?.try_into().ok())
        .collect();
    let names = scene.names();
    match winners.as_slice() {
        [] => "Nobody has won.".to_owned(),
        [one] => format!("{}.", names.does(*one, "win", "wins")),
        several => {
            let all: Vec<_> = several.iter().map(|seat| names.of(*seat)).collect();
            format!("{} share it.", all.join(" and "))
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
                        span { @if table.room.rematch.is_some() { "To the rematch" } @else { "Rematch" } } kbd aria-hidden="true" { "r" }
                    }
                }
            } @else if let Some(rematch) = &table.room.rematch {
                a.button.main href=(paths::table(rematch)) { "To the rematch" }
            }
            a.button href=(paths::replay(id)) { "Replay" }
            a.button href=(paths::record(id)) download { "Take the record" }
            a.button href=(paths::VERIFY) { "Check the luck" }
        }
    }
}
