//! A layout: which letter card lies on which position.

use thiserror::Error;

use crate::board::{POSITIONS, Position};
use crate::deck::{Deck, Letter};

/// Letter cards on positions 1 to 24, each card at most once.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Layout {
    cards: [Option<Letter>; POSITIONS],
    newest: Option<Position>,
}

/// Why a card cannot lie there.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LayoutError {
    /// No letter card has this name.
    #[error("position {position}: no letter card is called `{name}`")]
    UnknownCard {
        /// Where it was to lie.
        position: Position,
        /// The name.
        name: String,
    },
    /// A card lies there already.
    #[error("position {0} has a card already")]
    Occupied(Position),
    /// The card lies elsewhere.
    #[error("the card meant for position {position} lies on position {elsewhere} already")]
    CardTwice {
        /// Where it was to lie.
        position: Position,
        /// Where it lies.
        elsewhere: Position,
    },
    /// Position 25 takes the Sun only (rule X18).
    #[error("a layout has at most 24 letter cards; position 25 is the Sun's (rule X18)")]
    SunPosition,
}

impl Layout {
    /// An empty layout.
    pub fn new() -> Self {
        Self::default()
    }

    /// The layout with the named cards on positions 1, 2, … in order; `None` leaves a position empty.
    ///
    /// # Errors
    /// The first card that cannot lie where it is named.
    pub fn from_names<'a>(
        deck: &Deck,
        names: impl IntoIterator<Item = Option<&'a str>>,
    ) -> Result<Self, LayoutError> {
        let mut layout = Self::new();
        let mut positions = Position::all();
        for name in names {
            let position = positions.next().ok_or(LayoutError::SunPosition)?;
            let Some(name) = name else { continue };
            let letter = deck
                .find_letter(&name.to_ascii_lowercase())
                .ok_or_else(|| LayoutError::UnknownCard {
                    position,
                    name: name.to_owned(),
                })?;
            layout.place(position, letter)?;
        }
        Ok(layout)
    }

    /// The layout with these cards on positions 1, 2, … in order.
    ///
    /// # Errors
    /// A card comes twice, or there are more than 24.
    pub fn in_order(letters: impl IntoIterator<Item = Letter>) -> Result<Self, LayoutError> {
        let mut layout = Self::new();
        for letter in letters {
            layout.place(
                layout.next_position().ok_or(LayoutError::SunPosition)?,
                letter,
            )?;
        }
        Ok(layout)
    }

    /// Lays a card, which becomes the newest.
    ///
    /// # Errors
    /// The position is the Sun's or taken, or the card lies elsewhere.
    pub fn place(&mut self, position: Position, letter: Letter) -> Result<(), LayoutError> {
        if position == Position::SUN {
            return Err(LayoutError::SunPosition);
        }
        if self.card(position).is_some() {
            return Err(LayoutError::Occupied(position));
        }
        if let Some(elsewhere) = self.find(letter) {
            return Err(LayoutError::CardTwice {
                position,
                elsewhere,
            });
        }
        self.cards[position.index()] = Some(letter);
        self.newest = Some(position);
        Ok(())
    }

    /// The card on a position.
    pub fn card(&self, position: Position) -> Option<Letter> {
        self.cards[position.index()]
    }

    /// Where a card lies.
    pub fn find(&self, letter: Letter) -> Option<Position> {
        Position::all().find(|&position| self.card(position) == Some(letter))
    }

    /// The position of the card laid last.
    pub fn newest(&self) -> Option<Position> {
        self.newest
    }

    /// The cards that lie, in the order of positions.
    pub fn cards(&self) -> impl Iterator<Item = (Position, Letter)> {
        Position::all().filter_map(|position| Some((position, self.card(position)?)))
    }

    /// The first empty position of 1 to 24, where the next card goes (rule X3).
    pub fn next_position(&self) -> Option<Position> {
        Position::all().find(|&position| position != Position::SUN && self.card(position).is_none())
    }
}
