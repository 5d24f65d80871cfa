//! docs/REFEREE.md names every field of every view, so that programs can be written by it.

use std::collections::BTreeSet;

use host::GAMES;
use serde_json::{Value as Json, json};

use crate::referee::{ask, referee};

/// How many acts of a game are looked at.
const ACTS: usize = 300;

#[test]
fn every_field_of_every_view_is_documented() {
    let text = include_str!("../../../../docs/REFEREE.md");
    let mut sections = text.split("\n## ");
    let general = sections.next().unwrap();
    let sections: Vec<_> = sections.collect();
    for game in GAMES {
        let section = sections
            .iter()
            .find(|section| section.starts_with(game.title()));
        let section = section.unwrap_or_else(|| panic!("no section on {}", game.title()));
        for field in fields(game.slug()) {
            let name = format!("`{field}`");
            assert!(
                section.contains(&name) || general.contains(&name),
                "{}: {name} is not documented",
                game.title()
            );
        }
    }
}

/// The fields of the views of a game, played with the last action listed.
fn fields(game: &str) -> BTreeSet<String> {
    let mut referee = referee();
    let new = json!({"op": "new", "game": game, "seats": 3, "seed": "fields"});
    let mut turn = ask(&mut referee, &new)["turn"].take();
    let mut fields = BTreeSet::new();
    for _ in 0..ACTS {
        let view = ask(&mut referee, &json!({"op": "view", "seat": 0}));
        fields.extend(view["view"].as_object().unwrap().keys().cloned());
        let Some(action) = turn["actions"]
            .as_array()
            .and_then(|actions| actions.last())
        else {
            break;
        };
        let act = json!({"op": "act", "seat": turn["seat"], "action": action});
        turn = ask(&mut referee, &act)["turn"].take();
        assert_ne!(turn, Json::Null, "{act}");
    }
    fields
}
