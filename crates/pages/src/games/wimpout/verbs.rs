//! What a player may do, in the words of the game.

use serde_json::Value as Json;

use super::view::{Bond, CubesLeft, View, face, many};
use crate::games::Verb;
use crate::table::Scene;
use crate::words;

pub(super) fn verb(scene: &Scene<'_>, view: &View, action: &Json, index: usize) -> Verb {
    let me = scene.names().me;
    let (label, key) = match action["do"].as_str().unwrap_or_default() {
        "throw" => (format!("Throw {}", which(view.cubes_left)), Some('t')),
        "stop" => {
            let points = view.bank.as_ref().map_or(0, |bank| bank.points);
            (format!("Stop and bank {points}"), Some('s'))
        }
        "insure" if view.last_throw.seat == me => {
            let price = &scene.kit["undo_own"];
            (format!("Pay {price} and throw again"), Some('i'))
        }
        "insure" => {
            let price = &scene.kit["undo_other"];
            (format!("Pay {price}: it never happened"), Some('i'))
        }
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
            reason(scene, view)
        ),
        (points, false, _) => format!("{points} on the table."),
    }
}

fn insurance(scene: &Scene<'_>, view: &View) -> String {
    match view.last_throw.seat {
        Some(thrower) if scene.seat != Some(thrower) => {
            format!(
                "Let {}'s throw stand, or pay {} insurance points to have it thrown again.",
                scene.names().of(thrower),
                scene.kit["undo_other"]
            )
        }
        _ => format!(
            "Let your throw stand, or pay {} insurance points to throw again.",
            scene.kit["undo_own"]
        ),
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
            reason(scene, view)
        );
    }
    format!(
        "{name} has {} on the table and may stop or throw.",
        view.turn_points
    )
}

/// The most pressing reason to throw.
fn reason(scene: &Scene<'_>, view: &View) -> String {
    let faces: Vec<String> = view
        .faces()
        .iter()
        .map(|face| many(face).to_owned())
        .collect();
    if view.bonds.contains(&Bond::Flash) && !faces.is_empty() {
        return format!("clear the flash of {}", words::list(&faces));
    }
    match view.bonds.first() {
        Some(Bond::Opening) => format!("you need {} to get in the game", scene.kit["opening"]),
        Some(Bond::AllScored) => "all five have scored".to_owned(),
        Some(Bond::Challenge) => "only passing the leader helps now".to_owned(),
        Some(Bond::Circle) => format!("an open circle asks for {}", scene.kit["circle"]),
        Some(Bond::Occupied | Bond::Eclipsed) => "that score is eclipsed".to_owned(),
        Some(Bond::House { why }) => why.clone(),
        Some(Bond::Flash | Bond::Other) | None => "the rules say so".to_owned(),
    }
}
