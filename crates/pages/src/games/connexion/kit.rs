//! What is printed on the cards and the board of a table, and how points are written.

use connexion::board::{Board, Position};
use connexion::deck::{Celestial, CelestialCard, Deck, Extras, Family, Kind, LetterCard};
use connexion::{CardView, View};
use speech::{Line, Names, Sense, Sentence as _, Tongue, drawn};

use super::Sight;

/// The cards and the board of a table.
#[derive(Clone, Copy, Debug)]
pub(super) struct Kit<'a> {
    deck: &'a Deck,
    /// Where positions are drawn, and which are linked.
    pub(super) board: &'a Board,
    /// Whether the house representations count (X26).
    extras: Extras,
}

/// A letter card.
#[derive(Clone, Copy, Debug)]
pub(super) struct Letter<'a> {
    pub(super) card: &'a LetterCard,
    extras: Extras,
}

/// What is printed on a celestial card.
#[derive(Clone, Copy, Debug)]
pub(super) struct Print<'a> {
    pub(super) title: &'a str,
    pub(super) family: Family,
    pub(super) tenths: u16,
    pub(super) note: &'a str,
}

impl<'a> Kit<'a> {
    /// The kit of a table.
    pub(super) fn of(sight: Sight<'a>) -> Self {
        let agreed = sight.rules.agreed();
        Self {
            deck: agreed.deck(),
            board: sight.rules.search().board(),
            extras: agreed.extras(),
        }
    }

    /// The letter card of that name.
    pub(super) fn letter(&self, name: &str) -> Option<Letter<'a>> {
        let card = self.deck.letter(self.deck.find_letter(name)?);
        let extras = self.extras;
        Some(Letter { card, extras })
    }

    /// The letter card on a position.
    pub(super) fn on(&self, view: &View, position: Position) -> Option<Letter<'a>> {
        self.letter(view.layout.get(&position)?)
    }

    /// Every letter card.
    pub(super) fn letters(&self) -> impl Iterator<Item = Letter<'a>> {
        let extras = self.extras;
        let cards = self.deck.letters().iter();
        cards.map(move |card| Letter { card, extras })
    }

    /// The celestial card of that id.
    pub(super) fn celestial(&self, id: &str) -> Option<&'a CelestialCard> {
        Some(self.deck.celestial(self.deck.find_celestial(id)?))
    }

    /// The Sun.
    pub(super) fn sun(&self) -> Option<&'a CelestialCard> {
        let all = Celestial::all().map(|card| self.deck.celestial(card));
        all.into_iter().find(|card| card.family == Family::Sun)
    }
}

impl Kit<'static> {
    /// The kit under the usual rules.
    pub(super) fn usual() -> Self {
        Self {
            deck: Deck::classic(),
            board: Board::diamond(),
            extras: Extras::Off,
        }
    }
}

impl<'a> Letter<'a> {
    /// What it can spell, its name first.
    pub(super) fn strings(&self) -> Vec<&'a str> {
        self.card.strings(self.extras)
    }

    /// Its English letter.
    pub(super) fn english(&self) -> &'a str {
        let mut all = self.card.representations.iter();
        let english = all.find(|one| one.kind == Kind::English);
        english.map_or("", |one| &one.text)
    }

    /// What the card stands for besides its name.
    pub(super) fn short(&self) -> Vec<&'a str> {
        let strings = self.strings().into_iter();
        strings.filter(|string| *string != self.card.name).collect()
    }

    /// The card in words: "eta, which stands for e, h or n".
    pub(super) fn said(&self, t: Tongue) -> Line {
        let names = Names::new(&[], None).in_tongue(t);
        let told = drawn::StandsFor {
            card: Line::of(&self.card.name, Sense::Plain),
            letters: Line::of(&self.short().join(", "), Sense::Plain),
        };
        told.line(names)
    }
}

impl<'a> From<&'a CardView> for Print<'a> {
    fn from(card: &'a CardView) -> Self {
        Self {
            title: &card.title,
            family: card.family,
            tenths: card.tenths,
            note: &card.note,
        }
    }
}

/// As it is shown in examples, where nobody asks where a value comes from.
impl<'a> From<&'a CelestialCard> for Print<'a> {
    fn from(card: &'a CelestialCard) -> Self {
        Self {
            title: &card.title,
            family: card.family,
            tenths: card.tenths,
            note: "",
        }
    }
}

/// The viewer's own points, as far as celestial cards go, in tenths.
pub(super) fn held(view: &View) -> i64 {
    let own = view.celestial.iter().flatten();
    let prints = own.filter_map(|id| view.cards.get(id));
    prints.map(|card| i64::from(card.tenths)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_letter_card_says_what_it_stands_for() {
        let kit = Kit::usual();
        assert_eq!(kit.letter("eta").unwrap().short(), ["h", "n", "e"]);
        assert_eq!(kit.letters().count(), 24);
    }
}
