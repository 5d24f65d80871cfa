//! How a game of Unexploded Cow was decided.

use maud::{Markup, html};
use serde_json::Value as Json;

use super::draw::money;
use super::view::seat;
use crate::table::Scene;
use crate::words;

/// Who took Pot and Bank, and who has most money.
pub(super) fn decided(scene: &Scene<'_>) -> Option<Markup> {
    let names = scene.names();
    let told = |name: &str| {
        scene
            .log
            .iter()
            .rev()
            .filter(|told| told.event["event"] == name)
            .map(|told| &told.event)
            .collect::<Vec<_>>()
    };
    let ended = *told("game-ended").first()?;
    let best = ended["points"]
        .as_array()?
        .iter()
        .filter_map(Json::as_i64)
        .max()?;
    let game = ended["winners"].as_array()?.len();
    let won: Vec<String> = told("money-won")
        .into_iter()
        .take(game)
        .map(|won| {
            format!(
                "{} {}",
                names.object(seat(won, "seat")),
                money(won["amount"].as_i64().unwrap_or_default())
            )
        })
        .collect();
    let booms = told("exploded").len();
    Some(html! {
        "Most city points, " (best) ", brought " (words::list(&won)) " of Pot and Bank. "
        (words::count(booms, "cow", "cows")) " exploded. Of those who have not dropped out, whoever has the most money has really won."
    })
}
