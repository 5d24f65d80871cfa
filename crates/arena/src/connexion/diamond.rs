//! The board as a bot reads it off its view, and the words that it knows of it.

use std::sync::Arc;

use connexion::board::Position;
use connexion::deck::{Deck, Extras, Letter};
use connexion::layout::Layout;
use connexion::search::{Lexicon, Search, Word};
use connexion::{Connexion, View};
use english::words::Shipped;

/// The words a bot knows, searched as the table searches.
#[derive(Debug)]
pub(super) struct Vocabulary {
    list: Option<Shipped>,
    ready: Option<Ready>,
}

/// The words, prepared for the cards of a table.
#[derive(Debug)]
struct Ready {
    lexicon: Arc<Lexicon>,
    deck: Deck,
    extras: Extras,
}

impl Vocabulary {
    pub(super) fn new(list: Option<Shipped>) -> Self {
        Self { list, ready: None }
    }

    /// The search over these words at this table.
    pub(super) fn search(&mut self, game: &Connexion) -> Search {
        let Some(list) = self.list else {
            return game.search().clone();
        };
        let rules = game.agreed();
        let (deck, extras) = (rules.deck(), rules.extras());
        let known = self
            .ready
            .take()
            .filter(|ready| ready.deck == *deck && ready.extras == extras);
        let ready = known.unwrap_or_else(|| Ready {
            lexicon: Lexicon::shared(list, deck, extras),
            deck: deck.clone(),
            extras,
        });
        let lexicon = Arc::clone(&self.ready.insert(ready).lexicon);
        game.search().over(lexicon)
    }
}

/// The cards that lie; the newest is the one that was laid last.
pub(super) fn layout(deck: &Deck, view: &View) -> Layout {
    let mut layout = Layout::new();
    let newest = |position: &Position| view.newest == Some(*position);
    let cards = view.layout.iter().filter(|(position, _)| !newest(position));
    let last = view.layout.iter().filter(|(position, _)| newest(position));
    for (position, name) in cards.chain(last) {
        if let Some(letter) = deck.find_letter(name) {
            // The view of a table has each card once and none twice on a position.
            let _ = layout.place(*position, letter);
        }
    }
    layout
}

/// The layout with one more card.
pub(super) fn with(layout: &Layout, position: Position, letter: Letter) -> Layout {
    let mut layout = layout.clone();
    let _ = layout.place(position, letter);
    layout
}

/// The words of `listed` that the search knows, in its order.
pub(super) fn known(search: &Search, listed: &View) -> Vec<Word> {
    let words = listed.words.iter();
    let mut known: Vec<Word> = words
        .filter_map(|listed| search.lexicon().find(&listed.word))
        .collect();
    known.sort_unstable();
    known.dedup();
    known
}
