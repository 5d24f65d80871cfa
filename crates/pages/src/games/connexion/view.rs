//! What the pages read of a view of Cosmic `ConneXion`, and of the kit of its table.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::Value as Json;
use speech::{Line, Names, Sense, Sentence as _, Tongue, drawn};

use crate::table::Scene;

/// A view, as far as it is drawn; positions are numbers from 1, points are in tenths.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct View {
    pub(super) phase: String,
    pub(super) active: Option<u16>,
    pub(super) turn: u32,
    pub(super) next_position: Option<usize>,
    pub(super) layout: BTreeMap<usize, String>,
    pub(super) hand: Vec<String>,
    pub(super) celestial: Vec<String>,
    pub(super) celestial_counts: Vec<usize>,
    pub(super) celestial_known: Vec<Vec<String>>,
    pub(super) pile: usize,
    pub(super) words: Vec<Word>,
    /// Cards that a puzzle asks for, by name, and the word that it was about.
    pub(super) marked: Vec<String>,
    pub(super) found: Option<Word>,
    pub(super) words_left: Option<u32>,
    pub(super) lost: Vec<u32>,
    pub(super) sentence: Option<Sentence>,
    pub(super) bonus: Option<Bonus>,
    pub(super) points: Vec<String>,
    pub(super) gone: Vec<u16>,
    pub(super) list: List,
    pub(super) cards: BTreeMap<String, Print>,
}

/// A word on the scribe's list, as the view calls it.
#[expect(clippy::struct_field_names, reason = "a word has a word")]
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Word {
    pub(super) word: String,
    pub(super) seat: u16,
    pub(super) path: Vec<usize>,
    pub(super) spelled: Vec<String>,
}

/// The sentence of the bonus round.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Sentence {
    pub(super) words: Vec<String>,
    pub(super) text: String,
    pub(super) verdict: Option<String>,
    pub(super) future: Option<bool>,
    pub(super) because: Option<String>,
    pub(super) about: Option<(usize, usize)>,
    pub(super) asks_future: bool,
    pub(super) votes: Vec<Vote>,
}

/// A vote on it.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Vote {
    pub(super) seat: u16,
    pub(super) grammar: bool,
    pub(super) future: bool,
}

/// What it has earned.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Bonus {
    pub(super) seat: u16,
    pub(super) tenths: i64,
}

/// The word list.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct List {
    pub(super) name: String,
}

/// What is printed on a celestial card.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Print {
    pub(super) title: String,
    pub(super) family: String,
    pub(super) tenths: i64,
    pub(super) note: String,
}

/// What is printed on cards and board.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Kit {
    pub(super) letters: Vec<Letter>,
    pub(super) board: Board,
    pub(super) celestial: BTreeMap<String, Print>,
    /// Whether cards may be placed anywhere (X3).
    pub(super) freely: bool,
    /// What a sentence in the future tense has in it, as a pattern (X21).
    pub(super) future: String,
    /// Whether a card may follow itself (X7).
    pub(super) immediate: bool,
    pub(super) overlooked: Option<Vec<String>>,
    /// What they mean.
    pub(super) meanings: Option<BTreeMap<String, String>>,
    pub(super) parse: Option<Group>,
}

/// What is printed on a letter card, and what it can stand for.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Letter {
    pub(super) name: String,
    pub(super) capital: String,
    pub(super) small: String,
    pub(super) english: String,
    pub(super) strings: Vec<String>,
}

/// Where positions are drawn, and which are linked.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Board {
    pub(super) places: Vec<(u16, u16)>,
    pub(super) links: Vec<Vec<usize>>,
}

/// Words of the sentence that hang together.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Group {
    pub(super) title: String,
    pub(super) words: (usize, usize),
    pub(super) parts: Vec<Group>,
}

impl View {
    /// The view in JSON, read as far as it can be.
    pub(super) fn of(scene: &Scene<'_>) -> Self {
        read(scene.view)
    }

    /// The viewer's own points, as far as celestial cards go.
    pub(super) fn held(&self) -> i64 {
        let prints = self.celestial.iter().filter_map(|id| self.cards.get(id));
        prints.map(|card| card.tenths).sum()
    }
}

impl Kit {
    /// The kit of a table.
    pub(super) fn of(scene: &Scene<'_>) -> Self {
        read(scene.kit)
    }

    /// The kit under the usual rules.
    pub(super) fn usual() -> Self {
        let words = screen::words(super::SLUG);
        words.map_or_else(Self::default, |words| read(&words.usual_kit()))
    }

    /// What an overlooked word means, if anybody knows.
    pub(super) fn meaning(&self, word: &str) -> Option<&str> {
        self.meanings.as_ref()?.get(word).map(String::as_str)
    }

    /// The letter card of that name.
    pub(super) fn letter(&self, name: &str) -> Option<&Letter> {
        self.letters.iter().find(|letter| letter.name == name)
    }
}

impl Letter {
    /// What the card stands for besides its name.
    pub(super) fn short(&self) -> Vec<&str> {
        let strings = self.strings.iter().map(String::as_str);
        strings.filter(|string| *string != self.name).collect()
    }

    /// The card in words: "eta, which stands for e, h or n".
    pub(super) fn said(&self, t: Tongue) -> Line {
        let names = Names::new(&[], None).in_tongue(t);
        let told = drawn::StandsFor {
            card: Line::of(&self.name, Sense::Plain),
            letters: Line::of(&self.short().join(", "), Sense::Plain),
        };
        told.line(names)
    }
}

/// Fields that are null are as if they were not there.
fn read<T: Default + for<'a> Deserialize<'a>>(value: &Json) -> T {
    let fields = value.as_object().into_iter().flatten();
    let there = fields.filter(|(_, value)| !value.is_null());
    let there: serde_json::Map<String, Json> = there
        .map(|(key, value)| (key.clone(), value.clone()))
        .collect();
    T::deserialize(Json::Object(there)).unwrap_or_default()
}

/// Tenths of a point as people write them.
pub(super) fn points(tenths: i64) -> String {
    let sign = if tenths < 0 { "\u{2212}" } else { "" };
    let (whole, rest) = (tenths.unsigned_abs() / 10, tenths.unsigned_abs() % 10);
    if rest == 0 {
        format!("{sign}{whole}")
    } else {
        format!("{sign}{whole}.{rest}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tenths_are_shown_where_there_are_any() {
        let shown = [45, 120, -10, 0].map(points);
        assert_eq!(shown, ["4.5", "12", "\u{2212}1", "0"]);
    }

    #[test]
    fn the_usual_kit_has_every_card() {
        let kit = Kit::usual();
        assert_eq!((kit.letters.len(), kit.celestial.len()), (24, 28));
        assert_eq!(kit.letter("eta").unwrap().short(), ["h", "n", "e"]);
        assert_eq!(
            (kit.board.places.len(), kit.board.links[0].clone()),
            (25, vec![2, 3])
        );
    }
}
