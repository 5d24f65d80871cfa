//! How a game of Cosmic Wimpout was decided.

use maud::{Markup, html};
use speech::ending as say;
use wimpout::Event;

use super::Sight;

/// The last bank of the winner, and what the others came to.
pub(super) fn decided(scene: Sight<'_>) -> Option<Markup> {
    let winner = *scene.winners().first()?;
    let bank = |event: &Event| match *event {
        Event::Banked {
            seat,
            points,
            score,
        } if seat == winner => Some(say::LastBank {
            points: points.into(),
            seat,
            score: score.into(),
        }),
        _ => None,
    };
    let bank = scene.events().rev().find_map(|(_, event)| bank(event))?;
    let is_wreck = |event: &Event| matches!(event, Event::TrainWrecked { .. });
    let wrecks = scene.events().filter(|(_, event)| is_wreck(event));
    let n = i64::try_from(wrecks.count()).unwrap_or(i64::MAX);
    Some(html! {
        (scene.say(&bank))
        @if n > 0 { " " (scene.say(&say::WrecksOnTheWay { n })) }
    })
}
