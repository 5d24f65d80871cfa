//! How the buttons of what a player may do are laid out.

use serde_json::Value as Json;

use super::view::{View, word};
use crate::games::{Verb, digit};

/// How the button of an action is laid out.
pub(super) fn verb(view: &View, me: Option<u16>, action: &Json, index: usize) -> Verb {
    match word(action, "do") {
        "play-cow" | "play-event" => Verb {
            aside: true,
            noted: true,
            ..Verb::default()
        },
        "pick" => key(digit(index), false),
        "arrange" if stays(view, me, action) => Verb {
            noted: false,
            ..key(Some('k'), true)
        },
        "arrange" => Verb {
            aside: true,
            ..Verb::default()
        },
        "end-play" => key(Some('e'), true),
        "loan" => key(Some('l'), true),
        "add" => key(Some('b'), true),
        "drop-out" => key(Some('o'), false),
        "explode" => key(Some('x'), false),
        "defuse" => key(Some('d'), false),
        _ => key(None, false),
    }
}

fn key(key: Option<char>, main: bool) -> Verb {
    Verb {
        key,
        main,
        noted: true,
        ..Verb::default()
    }
}

/// Whether the viewer's field stays in the order in which it stands.
fn stays(view: &View, me: Option<u16>, action: &Json) -> bool {
    let order = action["order"].as_array().into_iter().flatten();
    let now = me.and_then(|me| view.fields.get(usize::from(me)));
    let now = now.into_iter().flatten().map(|cow| cow.id.as_str());
    order.filter_map(Json::as_str).eq(now)
}

/// The rules of the moment.
pub(super) fn because(view: &View) -> &'static [(&'static str, &'static str)] {
    match view.phase.as_str() {
        "arrange" => &[("R19", "your own order"), ("R24", "how the roll counts")],
        "window" => &[
            ("R36", "once a turn"),
            ("A8", "one bomb at a time"),
            ("R30", "who takes the city"),
        ],
        "debt" | "buy-in" => &[("A25", "debts")],
        _ => &[],
    }
}
