//! What the pages read of a view of Unexploded Cow.

use std::collections::BTreeMap;

use crate::said::Said;
use serde::Deserialize;
use serde_json::Value as Json;
use speech::Tongue;
use speech::drawn::{IllCow, PlainCow};

/// A view, as far as it is drawn.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct View {
    pub(super) game: u32,
    pub(super) games: u32,
    pub(super) active: u16,
    pub(super) phase: String,
    pub(super) cash: Vec<i64>,
    pub(super) loans: Vec<i64>,
    pub(super) net: Vec<i64>,
    pub(super) pot: i64,
    pub(super) bank: i64,
    pub(super) city: Option<u32>,
    pub(super) city_name: Option<String>,
    pub(super) cities_left: u32,
    pub(super) points: Vec<u32>,
    pub(super) out: Vec<u16>,
    pub(super) fields: Vec<Vec<InPlay>>,
    pub(super) reached_by: Vec<Option<String>>,
    pub(super) hand: Option<Vec<String>>,
    pub(super) hand_sizes: Vec<usize>,
    pub(super) known: Vec<Vec<String>>,
    pub(super) deck_size: usize,
    pub(super) discard: Vec<String>,
    pub(super) on_table: Option<String>,
    pub(super) bombs: Option<Bombs>,
    pub(super) cards: BTreeMap<String, Printed>,
}

/// A cow in a field.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct InPlay {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) kind: String,
    pub(super) price: i64,
    pub(super) value: i64,
    pub(super) owner: u16,
    pub(super) used: bool,
}

/// A card that the viewer sees.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub(super) struct Printed {
    pub(super) name: String,
    pub(super) kind: String,
    pub(super) price: i64,
    pub(super) value: Option<i64>,
    pub(super) text: String,
}

/// Bombs that are being dealt with.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Bombs {
    pub(super) holder: Option<String>,
    pub(super) holding: Vec<(String, u8)>,
    pub(super) doomed: Vec<String>,
}

impl View {
    /// The view in JSON; an empty one before there is any.
    pub(super) fn read(view: &Json) -> Self {
        Self::deserialize(view).unwrap_or_default()
    }

    /// What people call a card.
    pub(super) fn name(&self, id: &str) -> String {
        let card = self.cards.get(id);
        card.map_or_else(|| id.to_owned(), |card| card.name.clone())
    }

    /// The roll of the player on turn that finds the cow.
    pub(super) fn face(&self, id: &str) -> Option<usize> {
        let reached = |cow: &Option<String>| cow.as_deref() == Some(id);
        Some(self.reached_by.iter().position(reached)? + 1)
    }

    pub(super) fn is_in(&self, seat: u16) -> bool {
        !self.out.contains(&seat)
    }
}

/// A power as it is read.
pub(super) fn power(kind: &str, tongue: Tongue) -> String {
    let own = match kind {
        "plain" => return PlainCow {}.text(tongue),
        "negative" => return IllCow {}.text(tongue),
        "spy" => "Spy",
        "mechanic" => "Mechanic",
        "general" => "General",
        "pec" => "P.E.C.",
        "mad-bomber" => "Mad Bomber",
        other => other,
    };
    own.to_owned()
}

/// A text of an action or event.
pub(super) fn word<'a>(json: &'a Json, key: &str) -> &'a str {
    json[key].as_str().unwrap_or_default()
}

/// A seat of an action or event.
pub(super) fn seat(json: &Json, key: &str) -> u16 {
    json[key]
        .as_u64()
        .and_then(|seat| seat.try_into().ok())
        .unwrap_or_default()
}

/// A card's name in an event.
pub(super) fn named(json: &Json) -> String {
    json["name"].as_str().unwrap_or("a card").to_owned()
}
