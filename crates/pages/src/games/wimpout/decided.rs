//! How a game of Cosmic Wimpout was decided.

use maud::{Markup, html};
use speech::ending as say;
use table::Seat;

use crate::table::Scene;

/// The last bank of the winner, and what the others came to.
pub(super) fn decided(scene: &Scene<'_>) -> Option<Markup> {
    let winner = scene.turn["winners"].as_array()?.first()?.as_u64()?;
    let banked = |told: &&crate::table::Told| {
        told.event["event"] == "banked" && told.event["seat"] == winner
    };
    let last = &scene.log.iter().rev().find(banked)?.event;
    let wrecks = scene
        .log
        .iter()
        .filter(|told| told.event["event"] == "train-wrecked");
    let n = i64::try_from(wrecks.count()).unwrap_or(i64::MAX);
    let bank = say::LastBank {
        points: last["points"].as_i64().unwrap_or_default(),
        seat: Seat(u16::try_from(winner).ok()?),
        score: last["score"].as_i64().unwrap_or_default(),
    };
    Some(html! {
        (scene.say(&bank))
        @if n > 0 { " " (scene.say(&say::WrecksOnTheWay { n })) }
    })
}
