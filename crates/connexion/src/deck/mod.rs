//! The deck: 24 letter cards with what each can stand for, and 28 celestial cards with their values.
//!
//! Two decks are shipped; any other is read from text, so that the owner of a real deck can correct ours.

mod load;

use std::sync::LazyLock;

use english::words::WordList;
use serde::{Deserialize, Serialize};

use crate::data::{DataError, Mark};

/// Letter cards in a deck (rule X2).
pub const LETTER_CARDS: usize = 24;
/// Celestial cards in a deck (rule X1).
pub const CELESTIAL_CARDS: usize = 28;

/// The most strings a card may have.
pub(crate) const MAX_STRINGS: usize = 16;

/// A letter card, by its place in the deck (0 to 23).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Letter(u8);

impl Letter {
    /// All letter cards in the deck's order.
    pub fn all() -> impl ExactSizeIterator<Item = Self> {
        (0..24).map(Self)
    }

    /// The place in the deck, from 0.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A celestial card, by its place in the deck (0 to 27).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Celestial(u8);

impl Celestial {
    /// All celestial cards in the deck's order.
    pub fn all() -> impl ExactSizeIterator<Item = Self> {
        (0..28).map(Self)
    }

    /// The place in the deck, from 0.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// The kinds of representation that the rule sheet names, and the house's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// The Greek name as a whole.
    Name,
    /// What the capital looks like.
    Upper,
    /// What the small letter looks like.
    Lower,
    /// The English equivalent.
    English,
    /// A house representation, counted under rule X26 only.
    Extra,
}

/// One thing that a letter card can stand for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Representation {
    /// Which of the kinds.
    pub kind: Kind,
    /// What it spells, in a–z.
    pub text: String,
    /// How well it is known.
    pub mark: Mark,
}

/// A letter card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LetterCard {
    /// The Greek name in a–z, unique in the deck: the card's name everywhere.
    pub name: String,
    /// The Greek capital.
    pub capital: char,
    /// The Greek small letter.
    pub small: char,
    /// Other glyphs of the letter; they spell the English equivalent.
    pub variants: Vec<char>,
    /// All representations, the name first, house representations last.
    pub representations: Vec<Representation>,
}

impl LetterCard {
    /// The distinct strings the card can spell, the name first; with `extras` those of rule X26 too.
    pub fn strings(&self, extras: Extras) -> Vec<&str> {
        let mut strings: Vec<&str> = Vec::new();
        for representation in &self.representations {
            let counts = representation.kind != Kind::Extra || extras == Extras::Count;
            if counts && !strings.contains(&representation.text.as_str()) {
                strings.push(&representation.text);
            }
        }
        strings
    }
}

/// Whether the house representations count (rule X26).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Extras {
    /// Only what the deck's cards show.
    #[default]
    Off,
    /// The house representations too.
    Count,
}

/// The families of celestial cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Family {
    /// The Sun, the bonus card.
    Sun,
    /// Numbered by position in the solar system.
    Solar,
    /// Numbered by the degrees they occupy in the sky.
    Zodiac,
    /// Of neither family.
    Other,
}

/// A celestial card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CelestialCard {
    /// Its permanent name in the record, such as `asteroid-belt`.
    pub id: String,
    /// Its name for people.
    pub title: String,
    /// Its family.
    pub family: Family,
    /// Its value in tenths of a point: 0 for the Sun, 10 to 900 for the others.
    pub tenths: u16,
    /// How well the value is known.
    pub mark: Mark,
    /// Where the value comes from, in a few words.
    pub note: String,
}

/// A whole deck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deck {
    name: String,
    title: String,
    letters: Vec<LetterCard>,
    celestial: Vec<CelestialCard>,
    sun: Celestial,
}

/// The text of the default deck.
pub const CLASSIC_DECK: &str = include_str!("../../data/decks/classic.txt");

static CLASSIC: LazyLock<Deck> = LazyLock::new(|| shipped(CLASSIC_DECK));
static ZODIAC_12: LazyLock<Deck> =
    LazyLock::new(|| shipped(include_str!("../../data/decks/zodiac-12.txt")));

fn shipped(text: &str) -> Deck {
    Deck::load(text).expect("the tests read every shipped deck")
}

impl Deck {
    /// The default deck.
    pub fn classic() -> &'static Self {
        &CLASSIC
    }

    /// Every shipped deck, the default first.
    pub fn all_shipped() -> [&'static Self; 2] {
        [&CLASSIC, &ZODIAC_12]
    }

    /// Reads a deck from text; `data/README.md` describes the format.
    ///
    /// # Errors
    /// Line, field and reason of the first thing that is wrong.
    pub fn load(text: &str) -> Result<Self, DataError> {
        load::deck(text)
    }

    /// The deck's name in records and settings.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The deck's name for people.
    pub fn title(&self) -> &str {
        &self.title
    }

    /// A letter card.
    pub fn letter(&self, letter: Letter) -> &LetterCard {
        &self.letters[letter.index()]
    }

    /// The letter cards in order.
    pub fn letters(&self) -> &[LetterCard] {
        &self.letters
    }

    /// The names of the letter cards as a word list (rule X10).
    pub fn names(&self) -> WordList {
        let names = self.letters.iter().map(|card| card.name.as_str());
        WordList::of("greek-names", names.collect())
    }

    /// The letter card of that name.
    pub fn find_letter(&self, name: &str) -> Option<Letter> {
        Letter::all().find(|&letter| self.letter(letter).name == name)
    }

    /// A celestial card.
    pub fn celestial(&self, card: Celestial) -> &CelestialCard {
        &self.celestial[card.index()]
    }

    /// The celestial card of that id.
    pub fn find_celestial(&self, id: &str) -> Option<Celestial> {
        Celestial::all().find(|&card| self.celestial(card).id == id)
    }

    /// The Sun.
    pub fn sun(&self) -> Celestial {
        self.sun
    }
}
