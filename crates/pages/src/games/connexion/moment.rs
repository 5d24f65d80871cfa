//! What of a game of Cosmic `ConneXion` is played on the page before it is told.

use serde_json::Value as Json;

/// Cards by the ids of their elements: `card=` what travels, then where from, the best guess first.
pub(super) fn moment(event: &Json) -> Option<String> {
    let seat = |key: &str| event[key].as_u64().unwrap_or_default();
    let word = |json: &Json| json.as_str().unwrap_or_default().to_owned();
    Some(match event["event"].as_str()? {
        "placed" => {
            let (card, who) = (word(&event["card"]), seat("seat"));
            format!("card=at-{},held-{card},seat-{who}", event["position"])
        }
        "word-listed" => format!("word={}", path(&event["path"])),
        "awarded" => format!(
            "award=seat-{},won-{}",
            seat("seat"),
            word(&event["card"]["id"])
        ),
        "pilfered" => format!("steal=seat-{},seat-{}", seat("from"), seat("seat")),
        "sun-laid" => "sun".to_owned(),
        "sentence-judged" => format!("verdict={}", word(&event["verdict"])),
        _ => return None,
    })
}

fn path(path: &Json) -> String {
    let steps = path.as_array().into_iter().flatten();
    steps.map(Json::to_string).collect::<Vec<_>>().join(",")
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_word_says_its_path() {
        let event = json!({"event": "word-listed", "seat": 1, "word": "tea", "path": [3, 12, 1]});
        assert_eq!(moment(&event).as_deref(), Some("word=3,12,1"));
    }

    #[test]
    fn a_card_that_is_not_seen_is_not_named() {
        let event = json!({"event": "awarded", "seat": 1, "card": null, "pile": 3});
        assert_eq!(moment(&event).as_deref(), Some("award=seat-1,won-"));
    }
}
