//! What a player may do, in the words of the game.

use serde_json::Value as Json;

use super::view::{CubesLeft, View, face, many};
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
