//! How a game of Cosmic Wimpout was decided.

use maud::{Markup, html};

use crate::table::Scene;
use crate::words;

/// The last bank of the winner, and what the others came to.
pub(super) fn decided(scene: &Scene<'_>) -> Option<Markup> {
    let winner = scene.turn["winners"].as_array()?.first()?.as_u64()?;
    let banked = |told: &&crate::table::Told| {
        told.event["event"] == "banked" && told.event["seat"] == winner
    };
    let last = scene.log.iter().rev().find(banked)?;
    let wrecks = scene
        .log
        .iter()
        .filter(|told| told.event["event"] == "train-wrecked")
        .count();
    let seat = u16::try_from(winner).ok()?;
    Some(html! {
        "The last bank of " (words::number(last.event["points"].as_i64().unwrap_or_default()))
        " put " (scene.names().object(seat)) " on " (words::number(last.event["score"].as_i64().unwrap_or_default())) "."
        @if wrecks > 0 { " There " (if wrecks == 1 { "was" } else { "were" }) " " (words::count(wrecks, "train wreck", "train wrecks")) " on the way." }
    })
}
