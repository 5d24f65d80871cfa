//! The events of Cosmic `ConneXion` in words.

use maud::{Markup, html};
use serde_json::Value as Json;

use super::view::{View, points};
use crate::pages::table::{Names, Scene};
use crate::pages::words;

pub(super) fn tell(scene: &Scene<'_>, name: &str, event: &Json) -> Option<Markup> {
    let teller = Teller {
        names: scene.names(),
        event,
    };
    let text = teller
        .in_turn(name)
        .or_else(|| teller.in_bonus(name))
        .or_else(|| teller.at_end(name))?;
    Some(html! { (text) })
}

/// An event with the names of those at the table.
struct Teller<'a> {
    names: Names<'a>,
    event: &'a Json,
}

impl Teller<'_> {
    fn seat(&self, key: &str) -> u16 {
        let seat = self.event[key]
            .as_u64()
            .and_then(|seat| seat.try_into().ok());
        seat.unwrap_or_default()
    }

    fn does(&self, you: &str, they: &str) -> String {
        self.names.does(self.seat("seat"), you, they)
    }

    fn text(&self, key: &str) -> &str {
        self.event[key].as_str().unwrap_or_default()
    }

    /// The name of the celestial card, where the viewer learns it.
    fn card(&self) -> &str {
        self.event["card"]["title"]
            .as_str()
            .unwrap_or("a celestial card")
    }

    /// "Your time", "Bo’s time".
    fn whose(&self) -> String {
        let seat = self.seat("seat");
        if self.names.me == Some(seat) {
            "Your".to_owned()
        } else {
            format!("{}’s", self.names.of(seat))
        }
    }

    fn in_turn(&self, name: &str) -> Option<String> {
        let event = self.event;
        Some(match name {
            "dealer-drawn" => format!(
                "{}; the 24 letter cards go round.",
                self.does("deal", "deals")
            ),
            "placed" => format!(
                "{} {} on position {}.",
                self.does("place", "places"),
                self.text("card"),
                event["position"]
            ),
            "word-listed" => format!("{} “{}”.", self.does("find", "finds"), self.text("word")),
            "claim-wrong" => format!(
                "{} wrong: {}.",
                self.does("are", "is"),
                self.text("because")
            ),
            "nothing-to-win" => "There is no card to win.".to_owned(),
            "awarded" => {
                let empty = if event["pile"] == 0 {
                    " The pile is empty now."
                } else {
                    ""
                };
                format!("{} {}.{empty}", self.does("win", "wins"), self.card())
            }
            "pilfered" => format!(
                "{} {} from {}.",
                self.does("pilfer", "pilfers"),
                self.card(),
                self.names.object(self.seat("from"))
            ),
            "pilfer-declined" => format!("{} nothing.", self.does("take", "takes")),
            "time-expired" => format!("{} time is up.", self.whose()),
            "turn-ended" => {
                let found = event["words"].as_u64().and_then(|n| n.try_into().ok());
                let found = words::count(found.unwrap_or_default(), "word", "words");
                format!("{} turn is over: {found}.", self.whose())
            }
            _ => return None,
        })
    }

    fn in_bonus(&self, name: &str) -> Option<String> {
        let event = self.event;
        Some(match name {
            "sun-to-leader" => format!(
                "The Sun stayed in the pile and goes to {}.",
                self.names.object(self.seat("seat"))
            ),
            "sun-laid" => format!("{} the Sun.", self.does("lay", "lays")),
            "bonus-declined" => format!("{} no sentence.", self.does("make", "makes")),
            "sentence-submitted" => {
                format!("{}: “{}”", self.does("say", "says"), self.text("text"))
            }
            "sentence-judged" => self.judged(),
            "appealed" => format!("{} to the others.", self.does("appeal", "appeals")),
            "vote-cast" => {
                let vote = match (event["grammar"] == true, event["future"] == true) {
                    (true, true) => "grammatical, and in the future tense",
                    (true, false) => "grammatical",
                    (false, _) => "not grammatical",
                };
                format!("{}: {vote}.", self.does("vote", "votes"))
            }
            "bonus-earned" => format!(
                "{} {} points for the sentence.",
                self.does("earn", "earns"),
                points(event["tenths"].as_i64().unwrap_or_default())
            ),
            "bonus-missed" => format!("{} nothing for a sentence.", self.does("earn", "earns")),
            _ => return None,
        })
    }

    fn judged(&self) -> String {
        let because = self.event["because"].as_str();
        let because = because.map_or_else(String::new, |because| format!("; {because}"));
        match self.text("verdict") {
            "accept" if self.event["future"] == true => {
                "The judge accepts it, in the future tense.".to_owned()
            }
            "accept" => "The judge accepts it.".to_owned(),
            "reject" => format!("The judge rejects it{because}."),
            _ => format!("The judge is not sure{because}. The others vote."),
        }
    }

    fn at_end(&self, name: &str) -> Option<String> {
        let event = self.event;
        Some(match name {
            "cards-counted" => "The celestial cards are laid open and counted.".to_owned(),
            "seat-left" => format!(
                "{} the table; a bot goes on placing the cards.",
                self.does("leave", "leaves")
            ),
            "cards-turned" if event["face_up"] == true => {
                "The celestial cards lie open from now on.".to_owned()
            }
            "cards-turned" => "The celestial cards are covered again.".to_owned(),
            "game-over" => "The game is over.".to_owned(),
            _ => return None,
        })
    }
}

/// How much of the winner's score is cards, and how much the sentence.
pub(super) fn decided(scene: &Scene<'_>) -> Markup {
    let view = View::of(scene);
    let found = words::count(view.words.len(), "word", "words");
    let longest = view.words.iter().max_by_key(|word| word.word.len());
    html! {
        (found) " were found"
        @if let Some(word) = longest { "; the longest, “" (word.word) "”, by " (scene.names().object(word.seat)) }
        "."
        @if let Some(bonus) = &view.bonus {
            " The sentence brought " (scene.names().object(bonus.seat)) " " (points(bonus.tenths)) " points."
        }
    }
}
