//! What of a game of Unexploded Cow is played on the page before it is told.

use serde_json::Value as Json;

use super::view::{seat, word};

/// Cards by the ids of their elements: `card=` what travels, then where from, the best guess first.
pub(super) fn moment(event: &Json) -> Option<String> {
    let who = seat(event, "seat");
    let cow = word(&event["cow"], "id");
    Some(match event["event"].as_str()? {
        "cow-played" => format!("card=cow-{cow},card-{cow},seat-{who}"),
        "event-played" => format!("play=card-{},seat-{who}", word(&event["card"], "id")),
        "drawn" => format!("draw=seat-{who}"),
        "card-stolen" => format!("steal=seat-{},seat-{who}", seat(event, "from")),
        "rolled" => format!("die={},cow-{cow}", event["face"].as_u64()?),
        "bomb-found" | "bomb-kept" | "bombs-handed-out" => "bomb".to_owned(),
        "bomb-passed" => format!("pass=cow-{cow},cow-{}", word(&event["to"], "id")),
        "bomb-stolen" => format!("pass=cow-{cow},cow-{}", word(&event["by"], "id")),
        "exploded" => format!("boom=cow-{cow},seat-{}", seat(event, "owner")),
        "ante-paid" | "paid-pot" => format!("pay=seat-{who}"),
        "got-from-pot" => format!("win=seat-{who}"),
        "city-taken" => "city".to_owned(),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_roll_says_its_number_and_its_cow() {
        let event =
            json!({"event": "rolled", "seat": 1, "face": 3, "cow": {"id": "c14", "name": "Keith"}});
        assert_eq!(moment(&event).as_deref(), Some("die=3,cow-c14"));
    }

    /// Who has not seen a card is not told of it by what moves.
    #[test]
    fn a_card_that_is_not_seen_is_not_named() {
        let event = json!({"event": "drawn", "seat": 1, "card": null});
        assert_eq!(moment(&event).as_deref(), Some("draw=seat-1"));
        let event = json!({"event": "card-stolen", "seat": 1, "from": 0, "card": null});
        assert_eq!(moment(&event).as_deref(), Some("steal=seat-0,seat-1"));
    }
}
