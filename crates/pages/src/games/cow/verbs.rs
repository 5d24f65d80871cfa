//! What a player may do, in the words of the game, and what each choice about a bomb would mean.

use serde_json::Value as Json;

use super::draw::money;
use super::view::{InPlay, View, power, seat, word};
use crate::games::Verb;
use crate::table::{Names, Scene};

/// "your" or "Bea's".
pub(super) fn whose(names: Names<'_>, seat: u16) -> String {
    if names.me == Some(seat) {
        "your".to_owned()
    } else {
        format!("{}'s", names.of(seat))
    }
}

pub(super) fn verb(scene: &Scene<'_>, view: &View, action: &Json, index: usize) -> Verb {
    let names = scene.names();
    let card = || view.name(word(action, "card"));
    match word(action, "do") {
        "play-cow" => Verb {
            label: format!("{} {}", card(), place(names, action)),
            aside: true,
            ..Verb::default()
        },
        "play-event" => Verb {
            label: format!("Play {}", card()),
            note: text(view, word(action, "card")),
            aside: true,
            ..Verb::default()
        },
        "pick" => picked(names, view, action, index),
        "arrange" => arranged(view, names.me, action),
        "end-play" => plain("Play no more cards: roll the die", "", Some('e'), true),
        "loan" => plain(
            "Take a loan",
            "It counts against you at the end.",
            Some('l'),
            true,
        ),
        "add" => plain(
            &format!(
                "Bring {}",
                money(action["amount"].as_i64().unwrap_or_default())
            ),
            "It counts against you at the end.",
            Some('b'),
            true,
        ),
        "drop-out" => plain(
            "Drop out",
            "Your hand, your cows and your cities are gone.",
            Some('o'),
            false,
        ),
        _ => of_bomb(names, view, action),
    }
}

fn plain(label: &str, note: &str, key: Option<char>, main: bool) -> Verb {
    Verb {
        label: label.to_owned(),
        note: note.to_owned(),
        key,
        main,
        ..Verb::default()
    }
}

/// "into your field", "to the left end of Bea's field".
pub(super) fn place(names: Names<'_>, action: &Json) -> String {
    let field = seat(action, "field");
    if names.me == Some(field) {
        return "into your field".to_owned();
    }
    format!(
        "to the {} end of {} field",
        word(action, "end"),
        whose(names, field)
    )
}

fn text(view: &View, id: &str) -> String {
    let card = view.cards.get(id).cloned().unwrap_or_default();
    format!("{}: {}", money(card.price), card.text)
}

fn picked(names: Names<'_>, view: &View, action: &Json, index: usize) -> Verb {
    let id = action["cow"].as_str().or_else(|| action["card"].as_str());
    let label = match (id, action["seat"].as_u64(), action["end"].as_str()) {
        (Some(id), _, _) => return of_card(names, view, id, index),
        (_, Some(_), _) => names.of(seat(action, "seat")),
        (_, _, Some(end)) => format!("The {end} end"),
        _ => action.to_string(),
    };
    plain(&label, "", digit(index), false)
}

fn of_card(names: Names<'_>, view: &View, id: &str, index: usize) -> Verb {
    let note = match (view.cow(id), view.cards.get(id)) {
        (Some((field, cow)), _) => format!(
            "{}, {}, in {} field",
            power(&cow.kind),
            money(cow.value),
            whose(names, field)
        ),
        (None, Some(card)) => match card.value {
            Some(value) => format!("{}, {}", power(&card.kind), money(value)),
            None => format!("event, {}", money(card.price)),
        },
        (None, None) => String::new(),
    };
    plain(&view.name(id), &note, digit(index), false)
}

fn digit(index: usize) -> Option<char> {
    char::from_digit(u32::try_from(index + 1).ok()?, 10).filter(|_| index < 9)
}

fn arranged(view: &View, me: Option<u16>, action: &Json) -> Verb {
    let order: Vec<&str> = action["order"]
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(Json::as_str)
        .collect();
    let now = me.and_then(|me| view.fields.get(usize::from(me)));
    let now: Vec<&str> = now
        .into_iter()
        .flatten()
        .map(|cow| cow.id.as_str())
        .collect();
    if order == now {
        return plain("Leave them so and roll", "", Some('k'), true);
    }
    let names: Vec<String> = order.iter().map(|id| view.name(id)).collect();
    Verb {
        label: names.join(", "),
        aside: true,
        ..Verb::default()
    }
}

/// What becomes of a bomb: each choice with what it would mean.
fn of_bomb(names: Names<'_>, view: &View, action: &Json) -> Verb {
    let holder = view
        .bombs
        .as_ref()
        .and_then(|bombs| bombs.holder.clone())
        .unwrap_or_default();
    let name = view.name(&holder);
    match word(action, "do") {
        "explode" => plain(
            &format!("Let {name} explode"),
            &fate(names, view, &holder),
            Some('x'),
            false,
        ),
        "defuse" => plain(
            &format!("{name} defuses it"),
            "Nothing explodes, and nobody is paid.",
            Some('d'),
            false,
        ),
        "pass" => handed(names, view, word(action, "to"), "Hand it to"),
        "steal" => handed(names, view, word(action, "by"), "Give it to"),
        _ => plain(&action.to_string(), "", None, false),
    }
}

fn handed(names: Names<'_>, view: &View, id: &str, verb: &str) -> Verb {
    let cow = view.cow(id).map(|(_, cow)| cow.clone()).unwrap_or_default();
    let may = match cow.kind.as_str() {
        "mechanic" if !cow.used => "A Mechanic: he may defuse it. Otherwise: ",
        "general" if !cow.used => "A General: he may hand it on. Otherwise: ",
        _ => "",
    };
    let note = format!("{may}{}", fate(names, view, id));
    plain(&format!("{verb} {}", view.name(id)), &note, None, false)
}

/// Who is paid, and what else comes, if this cow explodes now.
fn fate(names: Names<'_>, view: &View, id: &str) -> String {
    let Some((_, cow)) = view.cow(id) else {
        return String::new();
    };
    let city = view.city_name.as_ref().filter(|_| cow.owner == view.active);
    let city = city.map_or_else(String::new, |city| format!(" and {city}"));
    let bomber = if cow.kind == "mad-bomber" {
        " Then every cow of the field finds a bomb."
    } else {
        ""
    };
    format!("{}{city}.{bomber}", paid(names, view, cow))
}

fn paid(names: Names<'_>, view: &View, cow: &InPlay) -> String {
    if cow.value < 0 {
        let pays = names.does(cow.owner, "pay", "pays");
        return format!("{pays} {} into the Pot", money(-cow.value));
    }
    let gets = names.does(cow.owner, "get", "gets");
    let got = cow.value.min(view.pot);
    if got < cow.value {
        return format!(
            "{gets} only {} of {}: the Pot has no more",
            money(got),
            money(cow.value)
        );
    }
    format!("{gets} {}", money(got))
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
