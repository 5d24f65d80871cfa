//! The word search: which words a layout holds, the walk of one word, or why it has none.
//!
//! A word is a walk over linked cards, each spelling one of its representations (rule X6). Under the default reading
//! a walk remembers nothing but its last card, so `sweep` carries sets of positions through a trie of all words;
//! readings with a memory are searched by walking (`depth`). `trace` looks for the walks of a single word.

mod barred;
mod depth;
mod grid;
mod lexicon;
mod passes;
mod patience;
mod reading;
mod sweep;
mod trace;
mod trie;
mod why_not;

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::board::{Board, Cells, Position};
use crate::layout::Layout;

pub use lexicon::{Lexicon, Word};
pub use patience::Patience;
pub use reading::{LaterPass, LoneCards, Reading, SameCard};
pub use why_not::WhyNot;

use barred::{Barred, Refuses};
use grid::Grid;
use trace::Terms;

/// One card of a walk and what it spells.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Step {
    /// Where the card lies.
    pub position: Position,
    /// The representation used on this pass.
    pub text: String,
}

/// A word's way over the board, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Walk(pub Vec<Step>);

impl Walk {
    /// The positions in order, from 1.
    pub fn positions(&self) -> Vec<Position> {
        self.0.iter().map(|step| step.position).collect()
    }
}

/// The search at one table: the words that count, the board, and how the rules are read.
#[derive(Clone, Debug)]
pub struct Search {
    lexicon: Arc<Lexicon>,
    board: Arc<Board>,
    reading: Reading,
    barred: Option<Arc<Barred>>,
}

impl Search {
    /// A search over these words on this board.
    pub fn new(lexicon: Arc<Lexicon>, board: Arc<Board>, reading: Reading) -> Self {
        Self {
            lexicon,
            board,
            reading,
            barred: None,
        }
    }

    /// The same search without the words that one of these rules of the table's own refuses (P30).
    #[must_use]
    pub(crate) fn without(self, rules: Vec<Arc<own::Rule>>, refuses: Refuses) -> Self {
        let barred =
            (!rules.is_empty()).then(|| Arc::new(Barred::new(rules, refuses, &self.lexicon)));
        Self { barred, ..self }
    }

    /// The same search over other words: a player's own vocabulary.
    #[must_use]
    pub fn over(&self, lexicon: Arc<Lexicon>) -> Self {
        let barred = self.barred.as_ref();
        Self {
            board: Arc::clone(&self.board),
            reading: self.reading,
            barred: barred.map(|barred| Arc::new(barred.over(&lexicon))),
            lexicon,
        }
    }

    /// The words that count.
    pub fn lexicon(&self) -> &Lexicon {
        &self.lexicon
    }

    /// The board.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// How the rules are read.
    pub fn reading(&self) -> Reading {
        self.reading
    }

    /// The same words on the same board, with the rules about walks read differently.
    #[must_use]
    pub fn read_as(&self, reading: Reading) -> Self {
        Self {
            reading,
            ..self.clone()
        }
    }

    /// Every word of the layout, in alphabetical order. What a new card adds is what the list with it has and the
    /// list without it has not: two sorted lists, see [`added`].
    pub fn all_words(&self, layout: &Layout) -> Vec<Word> {
        self.all_words_within(layout, &mut Patience::of_a_layout())
    }

    /// The same where several layouts share the patience for walks that remember their cards.
    pub fn all_words_within(&self, layout: &Layout, patience: &mut Patience) -> Vec<Word> {
        let grid = Grid::new(&self.lexicon, layout);
        let words = if self.reading.remembers() {
            depth::all_words(self, &grid, patience)
        } else {
            sweep::all_words(self, &grid, patience)
        };
        self.with_the_new_card(layout, &grid, words, patience)
    }

    /// The same as [`Search::all_words`] by plain depth-first walking under every reading: the second opinion that
    /// the first is tested and measured against.
    pub fn all_words_by_walking(&self, layout: &Layout) -> Vec<Word> {
        let (grid, mut patience) = (Grid::new(&self.lexicon, layout), Patience::of_a_layout());
        let words = depth::all_words(self, &grid, &mut patience);
        self.with_the_new_card(layout, &grid, words, &mut patience)
    }

    /// Under rule X12 only the words that a walk over the newest card spells.
    fn with_the_new_card(
        &self,
        layout: &Layout,
        grid: &Grid<'_>,
        mut words: Vec<Word>,
        patience: &mut Patience,
    ) -> Vec<Word> {
        if let Some(barred) = &self.barred {
            words.retain(|&word| !barred.refuses(&self.lexicon, word));
        }
        if self.reading.new_card_only {
            let terms = Terms::of(self.reading, layout);
            words.retain(|&word| {
                let word = self.lexicon.word(word);
                !trace::walks(self, grid, terms, (word, 1), patience).is_empty()
            });
        }
        words
    }

    /// The walk of a claimed word.
    ///
    /// # Errors
    /// Why the claim fails, with the rule's number.
    pub fn claim(&self, layout: &Layout, word: &str) -> Result<Walk, WhyNot> {
        why_not::not_a_word(self, word).map_or(Ok(()), Err)?;
        let mut patience = Patience::of_a_word();
        match self.walks_within(layout, (word, 1), &mut patience).pop() {
            Some(walk) => Ok(walk),
            None => Err(why_not::not_on_board(self, layout, word, &mut patience)),
        }
    }

    /// Up to `limit` walks of a word over different positions, always the same ones in the same order. Whether the
    /// word is in the list is not asked.
    pub fn walks(&self, layout: &Layout, word: &str, limit: usize) -> Vec<Walk> {
        self.walks_within(layout, (word, limit), &mut Patience::of_a_word())
    }

    fn walks_within(
        &self,
        layout: &Layout,
        wanted: (&str, usize),
        patience: &mut Patience,
    ) -> Vec<Walk> {
        let grid = Grid::new(&self.lexicon, layout);
        let terms = Terms::of(self.reading, layout);
        trace::walks(self, &grid, terms, wanted, patience)
    }

    /// Where the next card of a walk may lie that has just passed one of these.
    fn after(&self, last: Cells, same_card: SameCard) -> Cells {
        let around = self.board.around(last);
        match same_card {
            SameCard::Again | SameCard::TwoPasses => around,
            SameCard::Immediate => around | last,
        }
    }
}

/// The words of `now` that are not in `before`, both as [`Search::all_words`] gives them.
pub fn added(before: &[Word], now: &[Word]) -> Vec<Word> {
    now.iter()
        .copied()
        .filter(|word| before.binary_search(word).is_err())
        .collect()
}
