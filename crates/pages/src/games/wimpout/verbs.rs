//! How the buttons of what a player may do are laid out.

use serde_json::Value as Json;

use crate::games::{Verb, digit};

pub(super) fn verb(action: &Json, index: usize) -> Verb {
    let key = match action["do"].as_str().unwrap_or_default() {
        "throw" => Some('t'),
        "stop" => Some('s'),
        "insure" => Some('i'),
        "pass" => Some('p'),
        _ => digit(index),
    };
    Verb {
        key,
        main: index == 0,
        ..Verb::default()
    }
}
