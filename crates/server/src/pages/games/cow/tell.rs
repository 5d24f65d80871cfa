//! The events of Unexploded Cow in words.

use maud::{Markup, html};
use serde_json::Value as Json;

use super::draw::money;
use super::verbs::whose;
use super::view::{named, seat, word};
use crate::pages::table::{Names, Scene};
use crate::pages::words;

pub(super) fn tell(scene: &Scene<'_>, name: &str, event: &Json) -> Option<Markup> {
    let event = Told {
        names: scene.names(),
        event,
    };
    let text = event
        .course(name)
        .or_else(|| event.paid(name))
        .or_else(|| event.bombs(name))
        .or_else(|| event.cards(name))
        .or_else(|| event.moved(name))?;
    Some(html! { (text) })
}

/// An event and to whom it is told.
struct Told<'a> {
    names: Names<'a>,
    event: &'a Json,
}

fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(letters).collect()
    })
}

fn points(n: i64) -> String {
    words::count(usize::try_from(n).unwrap_or_default(), "point", "points")
}

impl Told<'_> {
    fn does(&self, you: &str, they: &str) -> String {
        self.names.does(seat(self.event, "seat"), you, they)
    }

    fn whose(&self, key: &str) -> String {
        whose(self.names, seat(self.event, key))
    }

    fn number(&self, key: &str) -> i64 {
        self.event[key].as_i64().unwrap_or_default()
    }

    fn card(&self, key: &str) -> String {
        named(&self.event[key])
    }

    fn all(&self, key: &str) -> String {
        let cards = self.event[key].as_array().into_iter().flatten();
        words::list(&cards.map(named).collect::<Vec<_>>())
    }

    /// Whose field it is, said by whoever plays into it.
    fn field(&self, key: &str) -> String {
        let (player, field) = (seat(self.event, "seat"), seat(self.event, key));
        if player == field && self.names.me != Some(player) {
            return "their own".to_owned();
        }
        whose(self.names, field)
    }

    /// The course of the game.
    fn course(&self, name: &str) -> Option<String> {
        Some(match name {
            "game-begun" => match (self.number("game"), self.number("of")) {
                (game, of) if of > 1 => format!("Game {game} of {of} begins."),
                _ => return None,
            },
            "starter-found" => format!("{}.", self.does("play first", "plays first")),
            "turn-begun" => format!(
                "Turn {}: {}.",
                self.number("turn"),
                self.does("are on turn", "is on turn")
            ),
            "turn-ended" if self.event["without_roll"] == true => format!(
                "{} turn ends without a roll.",
                sentence(&self.whose("seat"))
            ),
            "city-turned" => format!(
                "{} is up, for {}.",
                word(self.event, "name"),
                points(self.number("city"))
            ),
            "city-taken" => format!(
                "{} {}, {}, for blowing up {}!",
                self.does("take", "takes"),
                word(self.event, "name"),
                points(self.number("city")),
                self.card("cow")
            ),
            "game-ended" => self.ended(),
            "dropped-out" => match self.all("cards") {
                none if none.is_empty() => {
                    format!("{} out of the game.", self.does("drop", "drops"))
                }
                cards => format!(
                    "{} out of the game; {cards} are discarded.",
                    self.does("drop", "drops")
                ),
            },
            "stayed-out" => format!("{} out.", self.does("stay", "stays")),
            _ => return None,
        })
    }

    fn ended(&self) -> String {
        let why = match word(self.event, "because") {
            "stalled" => "Nothing has moved for a whole round",
            "last-player" => "One player is left",
            _ => "The last city is taken",
        };
        let winners = self.event["winners"].as_array().into_iter().flatten();
        let winners = winners.filter_map(|seat| seat.as_u64()?.try_into().ok());
        let winners: Vec<String> = winners.map(|seat| self.names.object(seat)).collect();
        format!("{why}: Pot and Bank go to {}.", words::list(&winners))
    }

    /// Money.
    fn paid(&self, name: &str) -> Option<String> {
        let amount = money(self.number("amount"));
        let pays = || self.does("pay", "pays");
        Some(match name {
            "ante-paid" => format!(
                "{} the ante: {} Pot, {} Bank.",
                pays(),
                money(self.number("pot")),
                money(self.number("bank"))
            ),
            "paid-pot" => format!("{} {amount} into the Pot.", pays()),
            "paid-player" => format!(
                "{} {} {amount}.",
                pays(),
                self.names.object(seat(self.event, "to"))
            ),
            "loan-taken" => format!("{} a loan of {amount}.", self.does("take", "takes")),
            "money-added" => format!("{} {amount} to the table.", self.does("bring", "brings")),
            "bought-in" => format!("{} in again with {amount}.", self.does("come", "comes")),
            "reckoned" if self.number("short") > 0 => format!(
                "The Pot does not hold enough: {} are not paid.",
                money(self.number("short"))
            ),
            "got-from-pot" => format!("{} {amount} from the Pot.", self.does("get", "gets")),
            "money-won" => format!("{} {amount} of Pot and Bank.", self.does("take", "takes")),
            _ => return None,
        })
    }

    /// Rolls and bombs.
    fn bombs(&self, name: &str) -> Option<String> {
        let cow = self.card("cow");
        Some(match name {
            "rolled" if self.event["cow"].is_null() => format!(
                "{} {}: no cow, no bomb.",
                self.does("roll", "rolls"),
                self.number("face")
            ),
            "rolled" => format!(
                "{} {}: that is {cow}.",
                self.does("roll", "rolls"),
                self.number("face")
            ),
            "bomb-found" => format!("{cow} finds a bomb."),
            "bomb-defused" => format!("{cow} defuses the bomb."),
            "bomb-passed" => format!("{cow} hands the bomb to {}.", self.card("to")),
            "bomb-stolen" => format!("{} takes the bomb from {cow}.", self.card("by")),
            "exploded" => {
                let worth = match self.number("value") {
                    cost if cost < 0 => format!("and costs {}", money(-cost)),
                    value => format!("worth {}", money(value)),
                };
                format!(
                    "Boom! {} {cow} explodes, {worth}.",
                    sentence(&self.whose("owner"))
                )
            }
            "bombs-handed-out" => format!(
                "A bomb for everybody in {} field: {}.",
                self.whose("field"),
                self.all("cows")
            ),
            _ => return None,
        })
    }

    /// Cards.
    fn cards(&self, name: &str) -> Option<String> {
        let card = self.card("card");
        Some(match name {
            "drawn" => format!("{} {card}.", self.does("draw", "draws")),
            "dealt" => format!("{} dealt {card}.", self.does("are", "is")),
            "hand-seen" => match self.all("cards") {
                cards if cards.is_empty() || cards.contains("a card") => format!(
                    "{} at {} hand.",
                    self.does("look", "looks"),
                    self.whose("of")
                ),
                cards => format!(
                    "{} at {} hand: {cards}.",
                    self.does("look", "looks"),
                    self.whose("of")
                ),
            },
            "card-stolen" => format!(
                "{} {card} out of {} hand.",
                self.does("take", "takes"),
                self.whose("from")
            ),
            "reshuffled" => format!(
                "The discard pile becomes the deck: {}.",
                words::count(
                    usize::try_from(self.number("cards")).unwrap_or_default(),
                    "card",
                    "cards"
                )
            ),
            "nothing-to-draw" => "There is no card to draw.".to_owned(),
            "cow-played" => format!(
                "{} {} into {} field, for {}.",
                self.does("play", "plays"),
                self.card("cow"),
                self.field("field"),
                money(self.number("price"))
            ),
            "cow-lost" => format!("The field is gone: {} is discarded.", self.card("cow")),
            "event-played" => format!(
                "{} {card}, for {}.",
                self.does("play", "plays"),
                money(self.number("price"))
            ),
            "event-blank" => format!("{card} finds no target."),
            _ => return None,
        })
    }

    /// Cards that change places.
    fn moved(&self, name: &str) -> Option<String> {
        let cow = self.card("cow");
        Some(match name {
            "arranged" => format!(
                "{} the field: {}.",
                self.does("arrange", "arranges"),
                self.all("order")
            ),
            "cow-moved" => format!(
                "{cow} goes from {} field into {} field.",
                self.whose("from"),
                self.whose("to")
            ),
            "cows-swapped" => format!(
                "{} is exchanged for {} {}.",
                self.card("gave"),
                self.whose("with"),
                self.card("took")
            ),
            "card-fished" => format!(
                "{} {} out of the discard pile.",
                self.does("take", "takes"),
                self.card("card")
            ),
            "cow-returned" => format!("{cow} comes back into {} field.", self.whose("seat")),
            "cow-discarded" => format!("{cow} leaves {} field for good.", self.whose("field")),
            _ => return None,
        })
    }
}

/// Who took Pot and Bank, and who has most money.
pub(super) fn decided(scene: &Scene<'_>) -> Option<Markup> {
    let names = scene.names();
    let told = |name: &str| {
        scene
            .log
            .iter()
            .rev()
            .filter(|told| told.event["event"] == name)
            .map(|told| &told.event)
            .collect::<Vec<_>>()
    };
    let ended = *told("game-ended").first()?;
    let best = ended["points"]
        .as_array()?
        .iter()
        .filter_map(Json::as_i64)
        .max()?;
    let game = ended["winners"].as_array()?.len();
    let won: Vec<String> = told("money-won")
        .into_iter()
        .take(game)
        .map(|won| {
            format!(
                "{} {}",
                names.object(seat(won, "seat")),
                money(won["amount"].as_i64().unwrap_or_default())
            )
        })
        .collect();
    let booms = told("exploded").len();
    Some(html! {
        "Most city points, " (best) ", brought " (words::list(&won)) " of Pot and Bank. "
        (words::count(booms, "cow", "cows")) " exploded. Whoever has the most money has really won."
    })
}
