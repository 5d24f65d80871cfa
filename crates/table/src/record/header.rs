//! The first line of a record: everything that must be known to replay the steps.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::{Materials, Settings};

/// What `format` says in the first line of a record.
pub(super) const FORMAT: &str = "lastlicks";
/// The version of the format that this program writes.
pub(super) const VERSION: u32 = 2;
/// The oldest one that it reads, as it was read then (O13). Its luck does not cover which version it is.
pub(super) const OLDEST: u32 = 1;

/// The first line: everything that must be known to replay the steps.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// Says that this is a record of ours.
    pub(super) format: String,
    /// The version of the format.
    pub(super) version: u32,
    /// The slug of the game.
    pub game: String,
    /// The names of the seats at the start, in order of play.
    pub seats: Vec<String>,
    /// Every rule in force at the start.
    pub rules: Settings,
    /// The rules that the table has set itself; the others had their defaults.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub set: Vec<String>,
    /// Decks, boards and word lists that the table has loaded.
    #[serde(default, skip_serializing_if = "no_materials")]
    pub materials: Materials,
    /// The shipped or loaded data that the game is played with, by kind.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub data: BTreeMap<String, DataMark>,
    /// The circle and the version of its book that the game is played under, if it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub book: Option<Box<BookMark>>,
    /// Whether advice was given to everybody who asked (P26): such a game counts for nothing.
    #[serde(default, skip_serializing_if = "is_not")]
    pub coached: bool,
    /// Where luck comes from.
    pub luck: LuckSource,
}

/// Under whose book a game is played: the record names it and needs nothing of it to be replayed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BookMark {
    /// The name of the circle.
    pub circle: String,
    /// The version of its book.
    pub version: u32,
}

/// Which data it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DataMark {
    /// Its name.
    pub name: String,
    /// SHA-256 of it in hexadecimal.
    pub sha256: String,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it so")]
const fn is_not(flag: &bool) -> bool {
    !*flag
}

fn no_materials(materials: &Materials) -> bool {
    materials.0.is_empty()
}

/// Where the luck of a table comes from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LuckSource {
    /// Somebody outside says what is drawn.
    Scripted,
    /// A seed text that everybody may know: for repeatable games.
    Seed(String),
    /// A secret that was committed to before the first draw (P12).
    Committed {
        /// SHA-256 of the secret in hexadecimal.
        commitment: String,
        /// What the seats mixed in, in seat order.
        nonces: Vec<String>,
        /// What else is mixed in.
        #[serde(default, skip_serializing_if = "Covers::is_nothing")]
        covers: Covers,
    },
}

/// What the luck of a table covers besides the secret and the nonces: if that is changed in a record, its draws are no
/// longer those that the secret gives.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Covers {
    /// Nothing, as in the first records.
    #[default]
    Nothing,
    /// The header: the game, the seats, the rules that were set, and the loaded data.
    Header,
    /// That, and whether advice was given.
    All,
}

impl Covers {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it so")]
    fn is_nothing(&self) -> bool {
        *self == Self::Nothing
    }
}

impl Header {
    /// A header for a table of `game` with these seats and rules.
    #[must_use]
    pub fn new(game: &str, seats: Vec<String>, rules: Settings, luck: LuckSource) -> Self {
        Self {
            format: FORMAT.to_owned(),
            version: VERSION,
            game: game.to_owned(),
            seats,
            set: rules.0.keys().cloned().collect(),
            rules,
            materials: Materials::default(),
            data: BTreeMap::new(),
            book: None,
            coached: false,
            luck,
        }
    }

    /// The version of the format, by which a game is played as it was then ([`crate::Game::settle_as`]).
    #[must_use]
    pub const fn version(&self) -> u32 {
        self.version
    }

    /// The header of a game in which advice was given to everybody who asked.
    #[must_use]
    pub fn coached(self, coached: bool) -> Self {
        Self { coached, ..self }
    }

    /// The same header under the book of a circle.
    #[must_use]
    pub fn under(mut self, book: Option<Box<BookMark>>) -> Self {
        self.book = book;
        self
    }

    /// The same header with loaded data.
    #[must_use]
    pub fn with_materials(mut self, materials: Materials) -> Self {
        self.materials = materials;
        self
    }

    /// What was agreed on before the first draw, as the luck covers it: JSON without spaces, its fields in this order.
    #[must_use]
    pub fn agreed(&self) -> String {
        #[derive(Serialize)]
        struct Agreed<'a> {
            game: &'a str,
            seats: &'a [String],
            rules: Settings,
            materials: &'a Materials,
            #[serde(skip_serializing_if = "Option::is_none")]
            book: Option<&'a BookMark>,
            #[serde(skip_serializing_if = "Option::is_none")]
            coached: Option<bool>,
            #[serde(skip_serializing_if = "Option::is_none")]
            version: Option<u32>,
        }
        let covers_all = matches!(
            self.luck,
            LuckSource::Committed {
                covers: Covers::All,
                ..
            }
        );
        let agreed = Agreed {
            game: &self.game,
            seats: &self.seats,
            rules: self.chosen(),
            materials: &self.materials,
            book: self.book.as_deref(),
            coached: covers_all.then_some(self.coached),
            version: (self.version > OLDEST).then_some(self.version),
        };
        serde_json::to_string(&agreed).expect("a header is plain data")
    }

    /// The rules that the table has set itself.
    #[must_use]
    pub fn chosen(&self) -> Settings {
        let chosen = self
            .rules
            .0
            .iter()
            .filter(|(slug, _)| self.set.contains(slug));
        Settings(
            chosen
                .map(|(slug, value)| (slug.clone(), value.clone()))
                .collect(),
        )
    }
}
