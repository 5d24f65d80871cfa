//! What of a game of Cosmic Wimpout is played on the page before it is told.

use serde_json::Value as Json;

use super::view::cubes;
use crate::pieces::Cube;

pub(super) fn moment(event: &Json) -> Option<String> {
    let word = match event["event"].as_str()? {
        "thrown" => return Some(format!("throw={}", thrown(event))),
        "throw-void" | "throw-erased" => "void",
        "flash-scored" => "flash",
        "freight-train-scored"
        | "sampler-scored"
        | "own-rule-called"
        | "supernova-thrown"
        | "instantly-won" => "five",
        "scored" => "score",
        "wimped-out" | "turn-killed" => "wimpout",
        "banked" => "bank",
        "last-licks-begun" => "licks",
        _ => return None,
    };
    Some(word.to_owned())
}

/// The cubes in the short notation of examples.
fn thrown(event: &Json) -> String {
    let faces = event["faces"].as_array().map(Vec::as_slice);
    let cubes = cubes(faces.unwrap_or_default(), event["cubes"]["sun"] == true);
    let shown: Vec<_> = cubes.iter().map(shown).collect();
    shown.join(",")
}

fn shown(cube: &Cube) -> String {
    let face = cube.face.as_deref().unwrap_or("none");
    format!("{face}{}", if cube.sun { "*" } else { "" })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_throw_says_its_cubes_and_which_of_them_is_the_sun_cube() {
        let event = json!({"event": "thrown", "cubes": {"common": 2, "sun": true}, "faces": [4, 10, "sun"]});
        assert_eq!(moment(&event).as_deref(), Some("throw=4,10,sun*"));
        assert_eq!(moment(&json!({"event": "game-over"})), None);
    }
}
