//! What a player may do, in the words of the game.

use serde_json::{Value as Json, json};

use super::sentence::is_mine;
use super::view::{Kit, View, points};
use crate::games::{Ask, Field, Verb};
use crate::table::Scene;
use crate::words;

/// The longest word that is listed, and the longest sentence that anybody writes.
const MOST: (usize, usize) = (64, 1000);

pub(super) fn verb(scene: &Scene<'_>, action: &Json, index: usize) -> Verb {
    let view = View::of(scene);
    match action["do"].as_str().unwrap_or_default() {
        "place" => place(scene, &view, action, index),
        "pilfer" => pilfer(scene, &view, action, index),
        "judge" => judge(&view, action),
        "done" => done(&view),
        "decline" => decline(&view),
        "lay-sun" => plain("Lay the Sun", 'l', true),
        "appeal" => plain("Appeal to the others", 'a', true),
        _ => plain(&action.to_string(), ' ', false),
    }
}

fn plain(label: &str, key: char, main: bool) -> Verb {
    Verb {
        label: label.to_owned(),
        key: (key != ' ').then_some(key),
        main,
        ..Verb::default()
    }
}

fn digit(index: usize) -> Option<char> {
    char::from_digit(u32::try_from(index + 1).ok()?, 10).filter(|_| index < 9)
}

fn place(scene: &Scene<'_>, view: &View, action: &Json, index: usize) -> Verb {
    let (name, kit) = (action["card"].as_str().unwrap_or_default(), Kit::of(scene));
    let shown = kit.letter(name).map_or_else(
        || name.to_owned(),
        |card| format!("{} {name}: {}", card.capital, card.short().join(" ")),
    );
    if let Some(position) = action["position"].as_u64() {
        return Verb {
            label: position.to_string(),
            group: format!("Place {shown} on"),
            ..Verb::default()
        };
    }
    let position = view.next_position.unwrap_or_default();
    Verb {
        label: shown,
        key: digit(index),
        group: format!("Place on position {position}"),
        ..Verb::default()
    }
}

fn pilfer(scene: &Scene<'_>, view: &View, action: &Json, index: usize) -> Verb {
    let seat = action["from"]
        .as_u64()
        .and_then(|seat| u16::try_from(seat).ok());
    let seat = seat.unwrap_or_default();
    let name = scene.names().of(seat);
    let held = view
        .celestial_counts
        .get(usize::from(seat))
        .copied()
        .unwrap_or_default();
    let card = action["card"].as_str().and_then(|id| view.cards.get(id));
    match card {
        Some(card) => Verb {
            label: format!("{} ({})", card.title, points(card.tenths)),
            group: format!("Take from {name}"),
            ..Verb::default()
        },
        None => Verb {
            label: format!("Pilfer {name} ({})", words::count(held, "card", "cards")),
            key: digit(index),
            main: index == 0,
            ..Verb::default()
        },
    }
}

fn judge(view: &View, action: &Json) -> Verb {
    let asks = view
        .sentence
        .as_ref()
        .is_some_and(|sentence| sentence.asks_future);
    match (action["grammar"] == true, action["future"] == true) {
        (true, true) => plain("Grammatical, and in the future tense", 'f', true),
        (true, false) if asks => plain("Grammatical, not in the future tense", 'g', false),
        (true, false) => plain("Grammatical", 'g', true),
        (false, true) => plain("Not grammatical, though in the future tense", ' ', false),
        (false, false) => plain("Not grammatical", 'n', false),
    }
}

fn done(view: &View) -> Verb {
    match view.phase.as_str() {
        "claim" => plain("No more words", 'd', false),
        _ => plain("No sentence", ' ', false),
    }
}

fn decline(view: &View) -> Verb {
    match view.phase.as_str() {
        "pilfer" => plain("Take nothing", 'n', false),
        "sun" => plain("No sentence", 'n', false),
        _ => plain("Let the verdict stand", 'n', false),
    }
}

/// The word that is claimed, the sentence that is made.
pub(super) fn asks(scene: &Scene<'_>) -> Vec<Ask> {
    let view = View::of(scene);
    if scene.seat.is_none() || scene.to_act() != scene.seat {
        return Vec::new();
    }
    let ask = |action: Json, key, label: &str, most, button: &str| Ask {
        action,
        fields: vec![Field::Words {
            key,
            label: label.to_owned(),
            most,
        }],
        label: button.to_owned(),
    };
    match view.phase.as_str() {
        "claim" if view.words_left != Some(0) => vec![ask(
            json!({"do": "claim", "word": ""}),
            "word",
            "A word on the diamond",
            MOST.0,
            "Claim it",
        )],
        "sentence" => vec![ask(
            json!({"do": "sentence", "words": []}),
            "words",
            "The sentence, word by word",
            MOST.1,
            "Submit it",
        )],
        _ => Vec::new(),
    }
}

pub(super) fn sentence(scene: &Scene<'_>, view: &View) -> String {
    let phase = view.phase.as_str();
    match phase {
        "dealer" | "deal" => return "The letter cards are dealt.".to_owned(),
        "award" => return "A celestial card is drawn.".to_owned(),
        "judge" => return "The judge reads the sentence.".to_owned(),
        _ => {}
    }
    let Some(seat) = scene.to_act() else {
        return "The table waits.".to_owned();
    };
    if scene.seat == Some(seat) {
        own(scene, view)
    } else {
        others(&scene.names().of(seat), phase)
    }
}

fn own(scene: &Scene<'_>, view: &View) -> String {
    match view.phase.as_str() {
        "place" => match view.next_position {
            Some(_) if Kit::of(scene).freely => format!(
                "Your turn, the {} of 24. Place one of your letters on any free position.",
                ordinal(view.turn)
            ),
            Some(position) => format!(
                "Your turn, the {} of 24. Place one of your letters on position {position}.",
                ordinal(view.turn)
            ),
            None => "Place one of your letters.".to_owned(),
        },
        "claim" if view.words_left == Some(0) => {
            "This turn has brought all the words that it may.".to_owned()
        }
        "claim" => match view.turn_words {
            0 => "Which words lie here? Type or trace them.".to_owned(),
            n => format!(
                "{} so far. Another one?",
                words::count(n as usize, "word", "words")
            ),
        },
        "pilfer" => {
            "The pile is empty. From whose hand will you take a celestial card, unseen?".to_owned()
        }
        "sun" => {
            "You hold the Sun. Lay it, and make one sentence of the words on the list.".to_owned()
        }
        "sentence" if is_mine(scene, view) => {
            "Make one sentence of words on the list, each used once.".to_owned()
        }
        "appeal" => "The judge says no. Will you appeal to the others?".to_owned(),
        "vote" => "Is this sentence grammatical?".to_owned(),
        _ => "It is your turn.".to_owned(),
    }
}

fn others(name: &str, phase: &str) -> String {
    match phase {
        "place" => format!("{name} is to place a letter."),
        "claim" => format!("{name} looks for words."),
        "pilfer" => format!("{name} says whom to pilfer."),
        "sun" => format!("{name} holds the Sun and may lay it."),
        "sentence" => format!("{name} is making a sentence."),
        "appeal" => format!("{name} may appeal against the judge."),
        "vote" => format!("{name} is to vote on the sentence."),
        _ => format!("{name} is to act."),
    }
}

fn ordinal(n: u32) -> String {
    let ending = match (n % 10, n % 100) {
        (_, 11..=13) => "th",
        (1, _) => "st",
        (2, _) => "nd",
        (3, _) => "rd",
        _ => "th",
    };
    format!("{n}{ending}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turns_are_counted_as_they_are_said() {
        let said = [1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 24].map(ordinal);
        assert_eq!(
            said,
            [
                "1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "22nd", "23rd", "24th"
            ]
        );
    }
}
