//! The events of Cosmic Wimpout in words, with their pieces.

use maud::{Markup, html};
use serde_json::Value as Json;

use super::view::{cubes, face, many};
use crate::pages::pieces::{Cube, cube};
use crate::pages::table::Scene;
use crate::pages::words;

pub(super) fn tell(scene: &Scene<'_>, name: &str, event: &Json) -> Option<Markup> {
    if name == "thrown" {
        return Some(thrown(scene, event));
    }
    if name == "starter-thrown" {
        return Some(starter(scene, event));
    }
    let text = said(scene, name, event)?;
    Some(html! { (text) })
}

fn thrown(scene: &Scene<'_>, event: &Json) -> Markup {
    let faces = event["faces"]
        .as_array()
        .map(Vec::as_slice)
        .unwrap_or_default();
    html! {
        (scene.names().does(seat(event, "seat"), "throw", "throws")) " "
        span.row-of-cubes { @for piece in cubes(faces, event["cubes"]["sun"] == true) { (cube(&piece)) } }
    }
}

fn starter(scene: &Scene<'_>, event: &Json) -> Markup {
    let one = Cube {
        sun: false,
        face: Some(face(&event["face"])),
    };
    html! { (scene.names().does(seat(event, "seat"), "throw", "throws")) " " span.row-of-cubes { (cube(&one)) } " to see who starts." }
}

fn seat(event: &Json, key: &str) -> u16 {
    event[key]
        .as_u64()
        .and_then(|seat| seat.try_into().ok())
        .unwrap_or_default()
}

fn said(scene: &Scene<'_>, name: &str, event: &Json) -> Option<String> {
    let names = scene.names();
    let who = seat(event, "seat");
    let does = |you: &str, they: &str| names.does(who, you, they);
    let is = || does("are", "is");
    let number = |key: &str| words::number(event[key].as_i64().unwrap_or_default());
    let one = || many(&face(&event["face"])).to_owned();
    let by = || names.object(seat(event, "by"));
    Some(match name {
        "starter-tied" => "A tie: the highest throw again.".to_owned(),
        "starter-found" => format!("{}.", does("start", "starts")),
        "flash-scored" => format!("A flash of {}: {}.", one(), number("points")),
        "freight-train-scored" => format!("Freight train of {}: {}!", one(), number("points")),
        "sampler-scored" => format!("A Cosmic Sampler: {}.", number("points")),
        "scored" if event["points"] == event["turn_points"] => {
            format!("Counts {}.", number("points"))
        }
        "scored" => format!(
            "Counts {}; {} on the table.",
            number("points"),
            number("turn_points")
        ),
        "flash-cleared" => format!("The flash of {} is cleared.", flashes(event)),
        "throw-void" => {
            "Void: it matches what is being cleared. The same cubes are thrown again.".to_owned()
        }
        "throw-erased" => format!(
            "{} {} insurance points: that throw never happened.",
            does("pay", "pays"),
            number("paid")
        ),
        "insurance-issued" => format!(
            "{} an insurance point and {} {} now.",
            does("earn", "earns"),
            if names.me == Some(who) { "have" } else { "has" },
            number("insurance")
        ),
        "wimped-out" => lost("Wimpout", event),
        "train-wrecked" => "A train wreck.".to_owned(),
        _ => return turns(name, &is(), &does, &number, &by),
    })
}

/// What happens between turns, and at the end.
fn turns(
    name: &str,
    is: &str,
    does: &dyn Fn(&str, &str) -> String,
    number: &dyn Fn(&str) -> String,
    by: &dyn Fn() -> String,
) -> Option<String> {
    Some(match name {
        "banked" => format!(
            "{} {}: {} now.",
            does("bank", "banks"),
            number("points"),
            number("score")
        ),
        "bumped" => format!(
            "{is} bumped by {} from {} to {}.",
            by(),
            number("from"),
            number("to")
        ),
        "eclipsed" => format!(
            "{is} eclipsed by {} and falls back from {} to {}.",
            by(),
            number("from"),
            number("to")
        ),
        "circle-drawn" => format!(
            "{} another circle: {} open.",
            does("get", "gets"),
            number("circles")
        ),
        "circle-filled" => format!(
            "{} a circle: {} open.",
            does("fill", "fills"),
            number("circles")
        ),
        "turn-suspended" => format!(
            "The turn waits for next time, with {} at stake.",
            number("points")
        ),
        "turn-resumed" => format!(
            "{} on where the turn was left, with {} at stake.",
            does("go", "goes"),
            number("points")
        ),
        "turn-killed" => "Too many throws at one flash: a wimpout.".to_owned(),
        "last-licks-begun" => format!(
            "Last Licks! {} with {}.",
            does("lead", "leads"),
            number("score")
        ),
        "leader-passed" | "leader-replaced" => {
            format!("{} now, with {}.", does("lead", "leads"), number("score"))
        }
        "player-out" => format!("{is} out."),
        "supernova-thrown" => format!(
            "Supernova! {} five 10s: too many points.",
            does("throw", "throws")
        ),
        "instantly-won" => format!("Five stars! {} at once.", does("win", "wins")),
        "game-over" => "The game is over.".to_owned(),
        _ => return None,
    })
}

fn lost(what: &str, event: &Json) -> String {
    match event["points"].as_i64().unwrap_or_default() {
        0 => format!("{what}."),
        points => format!("{what}: {} points gone.", words::number(points)),
    }
}

fn flashes(event: &Json) -> String {
    let faces = event["faces"].as_array().into_iter().flatten();
    let faces: Vec<String> = faces.map(|one| many(&face(one)).to_owned()).collect();
    words::list(&faces)
}

/// The last bank of the winner, and what the others came to.
pub(super) fn decided(scene: &Scene<'_>) -> Option<Markup> {
    let winner = scene.turn["winners"].as_array()?.first()?.as_u64()?;
    let banked = |told: &&crate::pages::table::Told| {
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
