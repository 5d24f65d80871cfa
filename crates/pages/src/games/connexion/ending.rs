//! How a game of Cosmic `ConneXion` is remembered: celestial cards turn by turn, the longest word, and the dearest card
//! that was pilfered or the claim that went wrong. What was hidden from the reader stays so; how many cards there were does not.

use maud::{Markup, html};
use serde_json::Value as Json;
use speech::Tongue;
use speech::ending as say;

use super::cards::{celestial, letter};
use super::view::{Kit, View};
use crate::games::ending::{Course, Ending, Moment};
use crate::table::{Scene, Told};

pub(super) fn ending<'a>(scene: &'a Scene<'_>) -> Ending<'a> {
    let (view, kit) = (View::of(scene), Kit::of(scene));
    let of = |name: &'static str| {
        scene
            .log
            .iter()
            .filter(move |told| told.event["event"] == name)
    };
    let length = |told: &&Told| told.event["path"].as_array().map_or(0, Vec::len);
    let longest = of("word-listed").max_by_key(length);
    let tenths = |told: &&Told| told.event["card"]["tenths"].as_i64();
    let pilfered = of("pilfered")
        .filter(|told| tenths(told).is_some())
        .max_by_key(tenths);
    let wrong = of("claim-wrong").next_back();
    Ending {
        course: Some(Course {
            caption: scene.text(&say::CardsHeld {}),
            turns: held(scene.log, scene.people.len()),
            amount: |n| n.to_string(),
        }),
        best: longest.map(|told| Moment {
            told,
            pieces: word(&view, &kit, &told.event, scene.tongue),
        }),
        worst: pilfered.or(wrong).map(|told| Moment {
            told,
            pieces: card(&view, &told.event),
        }),
    }
}

/// How many celestial cards everybody had after each turn.
fn held(log: &[Told], seats: usize) -> Vec<Vec<i64>> {
    let mut now = vec![0; seats];
    let mut all = vec![now.clone()];
    for told in log {
        let event = &told.event;
        let mut change = |who: &str, by: i64| {
            let seat = event[who]
                .as_u64()
                .and_then(|seat| usize::try_from(seat).ok());
            if let Some(held) = seat.and_then(|seat| now.get_mut(seat)) {
                *held += by;
            }
        };
        match event["event"].as_str().unwrap_or_default() {
            "awarded" => change("seat", 1),
            "pilfered" => {
                change("seat", 1);
                change("from", -1);
            }
            "turn-ended" => all.push(now.clone()),
            _ => {}
        }
    }
    if all.last() != Some(&now) {
        all.push(now);
    }
    all
}

/// The cards of a word, in its order.
fn word(view: &View, kit: &Kit, event: &Json, t: Tongue) -> Markup {
    let path = event["path"].as_array().into_iter().flatten();
    let places = path.filter_map(|place| usize::try_from(place.as_u64()?).ok());
    let letters = places.filter_map(|place| kit.letter(view.layout.get(&place)?));
    html! { span.row-of-cards { @for card in letters { (letter(card, t)) } } }
}

fn card(view: &View, event: &Json) -> Markup {
    let id = event["card"]["id"].as_str().unwrap_or_default();
    html! { @if let Some(print) = view.cards.get(id) { (celestial(id, print)) } }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn cards_go_from_hand_to_hand() {
        let events = [
            json!({"event": "awarded", "seat": 0, "card": null}),
            json!({"event": "turn-ended", "seat": 0}),
            json!({"event": "pilfered", "seat": 1, "from": 0, "card": null}),
            json!({"event": "turn-ended", "seat": 1}),
        ];
        let log: Vec<Told> = (0..)
            .zip(events)
            .map(|(n, event)| Told {
                n,
                step: None,
                event,
                line: None,
            })
            .collect();
        assert_eq!(held(&log, 2), [[0, 0], [1, 0], [0, 1]]);
    }
}
