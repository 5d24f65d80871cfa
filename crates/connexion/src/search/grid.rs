//! A layout as sets of positions: where each letter and each longer string shows.

use super::lexicon::{Lexicon, Spelling};
use crate::board::{Cells, POSITIONS, Position, positions};
use crate::layout::Layout;

pub(super) struct Grid<'a> {
    /// Where a card lies.
    pub(super) taken: Cells,
    /// By letter, a first: where it shows as a string of its own.
    pub(super) letters: [Cells; 32],
    /// By longer string: where it shows.
    pub(super) longs: Vec<Cells>,
    /// By longer string: where it is the card's name.
    pub(super) names: Vec<Cells>,
    cards: [Option<&'a Spelling>; POSITIONS],
}

impl<'a> Grid<'a> {
    pub(super) fn new(lexicon: &'a Lexicon, layout: &Layout) -> Self {
        let mut grid = Self {
            taken: 0,
            letters: [0; 32],
            longs: vec![0; lexicon.long_strings],
            names: vec![0; lexicon.long_strings],
            cards: [None; POSITIONS],
        };
        for (position, letter) in layout.cards() {
            grid.lay(position, lexicon.spelling(letter));
        }
        grid
    }

    fn lay(&mut self, position: Position, card: &'a Spelling) {
        self.taken |= position.cell();
        self.cards[position.index()] = Some(card);
        for (letter, cells) in self.letters.iter_mut().enumerate() {
            if card.letters >> letter & 1 == 1 {
                *cells |= position.cell();
            }
        }
        for &long in &card.longs {
            self.longs[long] |= position.cell();
        }
        if let Some(&name) = card.longs.first() {
            self.names[name] |= position.cell();
        }
    }

    /// The strings of the card on a position, the name first; none where no card lies.
    pub(super) fn strings(&self, position: Position) -> &'a [Box<str>] {
        self.cards[position.index()].map_or(&[], |card| &card.strings)
    }

    /// Every card with its position and strings.
    pub(super) fn cards(&self) -> impl Iterator<Item = (Position, &'a [Box<str>])> {
        positions(self.taken).map(|position| (position, self.strings(position)))
    }
}
