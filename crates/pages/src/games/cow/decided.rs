//! How a game of Unexploded Cow was decided.

use maud::{Markup, html};
use serde_json::Value as Json;
use speech::{Line, Names, Sentence as _, ending as say, listed};
use table::Seat;

use super::draw::money;
use super::view::seat;
use crate::table::Scene;

/// Who took Pot and Bank, and who has most money.
pub(super) fn decided(scene: &Scene<'_>) -> Option<Markup> {
    let told = |name: &'static str| {
        let log = scene.log.iter().rev();
        log.map(|told| &told.event)
            .filter(move |event| event["event"] == name)
    };
    let ended = told("game-ended").next()?;
    let points = ended["points"]
        .as_array()?
        .iter()
        .filter_map(Json::as_i64)
        .max()?;
    let game = ended["winners"].as_array()?.len();
    let names: Vec<_> = scene
        .people
        .iter()
        .map(|person| person.name.clone())
        .collect();
    let names = Names::new(&names, scene.seat.map(Seat)).in_tongue(scene.tongue);
    let won = |event: &Json| {
        let sum = money(event["amount"].as_i64().unwrap_or_default());
        let seat = Seat(seat(event, "seat"));
        say::WonSum {
            seat,
            sum: Line::from(sum.as_str()),
        }
        .line(names)
    };
    let won: Vec<_> = told("money-won").take(game).map(won).collect();
    let n = i64::try_from(told("exploded").count()).unwrap_or(i64::MAX);
    Some(html! {
        (scene.say(&say::MostPoints { points, won: listed(&won, names) })) " " (scene.say(&say::Booms { n }))
    })
}
