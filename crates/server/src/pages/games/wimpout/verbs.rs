//! What a player may do, in the words of the game.

use serde_json::Value as Json;

use super::view::{CubesLeft, View, face, many};
use crate::pages::games::Verb;
use crate::pages::table::Scene;
use crate::pages::words;

pub(super) fn verb(view: &View, me: Option<u16>, action: &Json, index: usize) -> Verb {
    let (label, key) = match action["do"].as_str().unwrap_or_default() {
        "throw" => (format!("Throw {}", which(view.cubes_left)), Some('t')),
        "stop" => (format!("Stop and bank {}", view.turn_points), Some('s')),
        "insure" if view.last_throw.seat == me => ("Pay 2 and throw again".to_owned(), Some('i')),
        "insure" => ("Pay 4: it never happened".to_owned(), Some('i')),
        "pass" => ("Let it stand".to_owned(), Some('p')),
        "score" => (count(action), digit(index)),
        _ => (action.to_string(), digit(index)),
    };
    Verb {
        label,
        key,
        main: index == 0,
        ..Verb::default()
    }
}

fn digit(index: usize) -> Option<char> {
    char::from_digit(u32::try_from(index + 1).ok()?, 10).filter(|_| index < 9)
}

/// "all five", "the last cube", "the sun cube", "3 cubes".
fn which(left: CubesLeft) -> String {
    match (left.count(), left.sun) {
        (5, _) => "all five".to_owned(),
        (1, true) => "the sun cube".to_owned(),
        (1, false) => "the last cube".to_owned(),
        (n, true) => format!("{n} cubes, the Sun among them"),
        (n, false) => format!("{n} cubes"),
    }
}

/// A way to count a throw: "Count 70: flash of stars, the Sun as 10".
fn count(action: &Json) -> String {
    let flashes = action["flash"].as_array().into_iter().flatten().map(face);
    let mut parts: Vec<String> = flashes
        .map(|face| format!("flash of {}", many(&face)))
        .collect();
    if action["sampler"] == true {
        parts.push("the sampler".to_owned());
    }
    if !action["train"].is_null() {
        parts.push(format!("train of {}", many(&face(&action["train"]))));
    }
    match action["sun"].as_str() {
        Some(number @ ("5" | "10")) => parts.push(format!("the Sun as {number}")),
        Some("left") => parts.push("not the Sun".to_owned()),
        _ => {}
    }
    let counted = action["counted"].as_array().into_iter().flatten().map(face);
    let loose: Vec<String> = counted.filter(|face| face == "5" || face == "10").collect();
    if parts.is_empty() && !loose.is_empty() {
        parts.extend(loose);
    }
    let left: CubesLeft = serde_json::from_value(action["left"].clone()).unwrap_or_default();
    let rest = match left.count() {
        0 => "nothing left".to_owned(),
        n => format!("{} left", words::count(n, "cube", "cubes")),
    };
    let what = words::list(&parts);
    let colon = if parts.is_empty() { "" } else { ": " };
    format!("Count {}{colon}{what}; {rest}", action["points"])
}

pub(super) fn sentence(scene: &Scene<'_>, view: &View) -> String {
    if scene.turn["kind"] == "luck" {
        return "The cubes are in the air.".to_owned();
    }
    let does = |action: &str| scene.actions.iter().any(|one| one["do"] == action);
    if scene.actions.is_empty() {
        return others(scene, view);
    }
    if does("insure") {
        return insurance(scene, view);
    }
    if does("score") {
        return "Say what this throw counts.".to_owned();
    }
    let cubes = which(view.cubes_left);
    match (view.turn_points, does("throw"), does("stop")) {
        (0, true, _) => format!("Your turn. Throw {cubes}."),
        (points, true, true) => format!("{points} on the table. Stop and bank, or throw {cubes}."),
        (points, true, false) => format!(
            "{points} on the table. You must throw {cubes}: {}.",
            reason(view)
        ),
        (points, false, _) => format!("{points} on the table."),
    }
}

fn insurance(scene: &Scene<'_>, view: &View) -> String {
    match view.last_throw.seat {
        Some(thrower) if scene.seat != Some(thrower) => {
            format!(
                "Let {}'s throw stand, or pay 4 insurance points to have it thrown again.",
                scene.names().of(thrower)
            )
        }
        _ => "Let your throw stand, or pay 2 insurance points to throw again.".to_owned(),
    }
}

fn others(scene: &Scene<'_>, view: &View) -> String {
    let Some(seat) = scene.to_act() else {
        return "The table waits.".to_owned();
    };
    let name = scene.names().of(seat);
    if view.turn_points == 0 {
        return format!("{name} is to throw.");
    }
    if view.must_throw {
        return format!(
            "{name} has {} on the table and must throw: {}.",
            view.turn_points,
            reason(view)
        );
    }
    format!(
        "{name} has {} on the table and may stop or throw.",
        view.turn_points
    )
}

/// The most pressing reason to throw.
fn reason(view: &View) -> String {
    let binds = |number: &str| view.because.iter().any(|because| because == number);
    let faces: Vec<String> = view
        .faces()
        .iter()
        .map(|face| many(face).to_owned())
        .collect();
    if binds("W13") && !faces.is_empty() {
        return format!("clear the flash of {}", words::list(&faces));
    }
    match view.because.first().map(String::as_str) {
        Some("W11") => "you need 35 to get in the game".to_owned(),
        Some("W12") => "all five have scored".to_owned(),
        Some("W15") => "only passing the leader helps now".to_owned(),
        Some("H6") => "an open circle asks for 35".to_owned(),
        Some("H8" | "H9") => "that score is eclipsed".to_owned(),
        _ => "the rules say so".to_owned(),
    }
}
