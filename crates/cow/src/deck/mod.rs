//! The deck a table plays with: what every card is called, costs, pays and does. Data, read once and shared.

use std::sync::{Arc, LazyLock};

use serde::{Deserialize, Serialize};
use table::Refusal;

use crate::card::{Card, CardSet, MOST_CARDS};
use crate::id::Id;

mod effect;
mod read;
mod seekers;
mod twins;

pub use effect::{Effect, Filter, Party, Payee, Place, Where, Zone};
pub(crate) use seekers::Seekers;
use twins::Twins;

/// The deck of a table that brings none; its text is a file other decks can start from.
pub const HOUSE_DECK: &str = include_str!("../../data/deck.json");

/// The powers a cow can have (R32–R37).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// None.
    #[default]
    Plain,
    /// None, and it costs money when it explodes (R28).
    Negative,
    /// Belongs to whoever played it (R32).
    Spy,
    /// May decide not to explode (R33).
    Mechanic,
    /// May hand a bomb to another cow of the field (R34).
    General,
    /// May take a bomb from another cow of the field (R35).
    Pec,
    /// Hands a bomb to every cow of the field when he explodes (R37).
    MadBomber,
}

impl Kind {
    /// Its name, as it is written in files and texts.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Plain => "plain",
            Self::Negative => "negative",
            Self::Spy => "spy",
            Self::Mechanic => "mechanic",
            Self::General => "general",
            Self::Pec => "pec",
            Self::MadBomber => "mad-bomber",
        }
    }

    /// Whether it acts at most once a turn (R36).
    pub fn acts(self) -> bool {
        matches!(self, Self::Mechanic | Self::General | Self::Pec)
    }
}

/// Cow or event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// A cow with its power and the dollars its owner takes from the Pot when it explodes (R27).
    Cow {
        /// Its power.
        kind: Kind,
        /// Dollars; below 0 for a cow that costs money (R28).
        value: i32,
    },
    /// An event with what it does.
    Event(Vec<Effect>),
}

/// What is printed on a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Face {
    /// What actions and records call it.
    pub id: Id,
    /// What people call it.
    pub name: String,
    /// Dollars paid when it is played (R17, R18).
    pub price: i32,
    /// The words on it.
    pub text: String,
    /// What it is.
    pub what: What,
}

/// A city card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct City {
    /// Its points.
    pub number: u8,
    /// The town.
    pub name: String,
}

/// Every card of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deck {
    /// What the deck is called.
    pub name: String,
    faces: Vec<Face>,
    cities: Vec<City>,
    kinds: [Kind; MOST_CARDS],
    values: [i32; MOST_CARDS],
    prices: [i32; MOST_CARDS],
    twins: Twins,
    types: [u8; MOST_CARDS],
    cows: CardSet,
    /// The cows of each kind.
    herds: [CardSet; Kind::MadBomber as usize + 1],
    /// From the fewest dollars that a cow is worth up, the cows that are worth so many or more.
    worths: Vec<(i32, CardSet)>,
    seekers: Seekers,
    by_id: Vec<(Id, Card)>,
}

static HOUSE: LazyLock<Arc<Deck>> =
    LazyLock::new(|| Arc::new(Deck::read(HOUSE_DECK).expect("the house deck is in order")));

impl Deck {
    /// The house deck.
    pub fn house() -> Arc<Self> {
        Arc::clone(&HOUSE)
    }

    /// Reads the text of a deck file (see `data/README.md` for its fields).
    ///
    /// # Errors
    /// `BadValue` naming the line, the card and the field.
    pub fn read(text: &str) -> Result<Self, Refusal> {
        let (name, cities, faces) = read::file(text)?;
        Ok(Self::of(name, cities, faces))
    }

    /// The same deck with dollars on top of what stands on its cards. No card costs less than nothing.
    pub(crate) fn marked(&self, price: impl Fn(Card) -> i32, value: impl Fn(Card) -> i32) -> Self {
        let mut faces = self.faces.clone();
        for (place, face) in faces.iter_mut().enumerate() {
            face.price = (face.price + price(Card::at(place))).max(0);
            if let What::Cow { value: worth, .. } = &mut face.what {
                *worth += value(Card::at(place));
            }
        }
        Self::of(self.name.clone(), self.cities.clone(), faces)
    }

    fn of(name: String, cities: Vec<City>, faces: Vec<Face>) -> Self {
        let stats = |face: &Face| match face.what {
            What::Cow { kind, value } => (kind, value),
            What::Event(_) => (Kind::Plain, 0),
        };
        let first_twin = |face: &Face| faces.iter().position(|other| other.is_twin(face));
        let types = faces.iter().filter_map(first_twin);
        let is_cow = |card: &Card| matches!(faces[card.index()].what, What::Cow { .. });
        let all = CardSet::first(faces.len());
        let cows: CardSet = all.iter().filter(is_cow).collect();
        let mut herds = [CardSet::EMPTY; Kind::MadBomber as usize + 1];
        for cow in cows.iter() {
            herds[stats(&faces[cow.index()]).0 as usize].insert(cow);
        }
        let value = |cow: Card| stats(&faces[cow.index()]).1;
        let mut values: Vec<i32> = cows.iter().map(value).collect();
        values.sort_unstable();
        values.dedup();
        let worth = |least: i32| cows.iter().filter(|&cow| value(cow) >= least).collect();
        let worths = values.into_iter().map(|least| (least, worth(least)));
        let mut by_id: Vec<_> = all
            .iter()
            .map(|card| (faces[card.index()].id, card))
            .collect();
        by_id.sort_unstable();
        Self {
            name,
            kinds: place_by_place(faces.iter().map(|face| stats(face).0)),
            values: place_by_place(faces.iter().map(|face| stats(face).1)),
            prices: place_by_place(faces.iter().map(|face| face.price)),
            twins: Twins::among(&faces),
            types: place_by_place(types.map(|place| Card::at(place).0)),
            cows,
            herds,
            worths: worths.collect(),
            seekers: Seekers::among(&faces),
            by_id,
            faces,
            cities,
        }
    }

    /// What is printed on a card.
    pub fn face(&self, card: Card) -> &Face {
        &self.faces[card.index()]
    }

    /// The card of that id.
    pub fn find(&self, id: Id) -> Option<Card> {
        let place = self.by_id.binary_search_by_key(&id, |entry| entry.0).ok()?;
        Some(self.by_id[place].1)
    }

    /// The id of a card.
    pub fn id(&self, card: Card) -> Id {
        self.faces[card.index()].id
    }

    /// The power of a cow.
    pub fn kind(&self, cow: Card) -> Kind {
        self.kinds[cow.index()]
    }

    /// The dollars a cow is worth when it explodes.
    pub fn value(&self, cow: Card) -> i32 {
        self.values[cow.index()]
    }

    /// The dollars a card costs when it is played.
    pub fn price(&self, card: Card) -> i32 {
        self.prices[card.index()]
    }

    /// What an event does; nothing for a cow.
    pub fn effects(&self, card: Card) -> &[Effect] {
        match &self.faces[card.index()].what {
            What::Event(effects) => effects,
            What::Cow { .. } => &[],
        }
    }

    /// The type of a card: two cards of one type differ in name only.
    pub fn type_of(&self, card: Card) -> u8 {
        self.types[card.index()]
    }

    /// The first card of each type.
    #[inline]
    pub(crate) fn distinct(&self, cards: CardSet) -> CardSet {
        self.twins.firsts(cards)
    }

    /// Whether the card is a cow.
    pub fn is_cow(&self, card: Card) -> bool {
        self.cows.contains(card)
    }

    /// Whether the cow is a Spy.
    pub fn is_spy(&self, cow: Card) -> bool {
        self.kind(cow) == Kind::Spy
    }

    /// All cows.
    pub fn cows(&self) -> CardSet {
        self.cows
    }

    /// All cow and event cards.
    pub fn cards(&self) -> CardSet {
        CardSet::first(self.faces.len())
    }

    /// All cows of a kind.
    pub fn of_kind(&self, kind: Kind) -> CardSet {
        self.herds[kind as usize]
    }

    /// The cows that are worth so many dollars or more.
    pub fn worth(&self, least: i32) -> CardSet {
        let found = self.worths.iter().find(|(dollars, _)| *dollars >= least);
        found.map_or(CardSet::EMPTY, |(_, cows)| *cows)
    }

    /// The events, by what they look for.
    pub(crate) fn seekers(&self) -> &Seekers {
        &self.seekers
    }

    /// All cities, by number.
    pub fn cities(&self) -> &[City] {
        &self.cities
    }

    /// The town of a city card.
    pub fn city_name(&self, number: u8) -> &str {
        let place = self
            .cities
            .binary_search_by_key(&number, |city| city.number);
        place.map_or("", |place| &self.cities[place].name)
    }

    /// What a standard game has and this deck has not, in a sentence each.
    pub fn warnings(&self) -> Vec<String> {
        let off = |n: usize, standard: usize, what: &str| {
            (n != standard).then(|| {
                let name = &self.name;
                format!("the deck `{name}` has {n} {what} where a standard game has {standard}")
            })
        };
        let cards = off(self.faces.len(), 69, "cow and event cards");
        cards
            .into_iter()
            .chain(off(self.cities.len(), 12, "cities"))
            .collect()
    }
}

/// One for each card, in an array that needs no look at its length.
fn place_by_place<T: Copy + Default>(each: impl Iterator<Item = T>) -> [T; MOST_CARDS] {
    let mut all = [T::default(); MOST_CARDS];
    all.iter_mut()
        .zip(each)
        .for_each(|(place, one)| *place = one);
    all
}

impl Face {
    /// Whether the two differ in name only.
    fn is_twin(&self, other: &Self) -> bool {
        (self.price, &self.what) == (other.price, &other.what)
    }
}

#[cfg(test)]
mod tests;
