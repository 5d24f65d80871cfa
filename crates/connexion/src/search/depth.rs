//! All words of a layout by plain depth-first walking, under every reading: slower than the sweep, but a walk may
//! remember every card it has used.

use super::Search;
use super::grid::Grid;
use super::lexicon::Word;
use super::passes::Passes;
use super::patience::Patience;
use super::reading::Reading;
use super::trie::Trie;
use crate::board::{Cells, positions};

struct Walker<'a> {
    search: &'a Search,
    grid: &'a Grid<'a>,
    reading: Reading,
    passes: Passes,
    found: Vec<Word>,
    patience: &'a mut Patience,
}

/// How far a walk has come.
#[derive(Clone, Copy)]
struct Reached {
    /// The trie's node.
    node: usize,
    letters: usize,
    steps: usize,
}

pub(super) fn all_words(search: &Search, grid: &Grid<'_>, patience: &mut Patience) -> Vec<Word> {
    let reading = search.reading;
    let passes = Passes::new(reading.same_card, reading.later_pass);
    let mut walker = Walker {
        search,
        grid,
        reading,
        passes,
        found: Vec::new(),
        patience,
    };
    walker.go_on(
        Reached {
            node: Trie::ROOT,
            letters: 0,
            steps: 0,
        },
        grid.taken,
    );
    walker.found.sort_unstable();
    walker.found.dedup();
    walker.found
}

impl Walker<'_> {
    fn go_on(&mut self, reached: Reached, options: Cells) {
        for position in positions(options) {
            for (number, string) in self.grid.strings(position).iter().enumerate() {
                let Some(node) = self.search.lexicon.trie.follow(reached.node, string) else {
                    continue;
                };
                if !self.passes.allow(position, number) {
                    continue;
                }
                if !self.patience.step() {
                    return;
                }
                let letters = reached.letters + string.len();
                let reached = Reached {
                    node,
                    letters,
                    steps: reached.steps + 1,
                };
                self.note(reached, string, number == 0);
                self.passes.enter(position, number);
                self.go_on(
                    reached,
                    self.search.after(position.cell(), self.reading.same_card),
                );
                self.passes.leave(position, number);
            }
        }
    }

    fn note(&mut self, reached: Reached, last: &str, is_name: bool) {
        let trie = &self.search.lexicon.trie;
        if trie.node(reached.node).is_word()
            && reached.letters >= usize::from(self.reading.min_length)
            && (reached.steps > 1 || self.reading.lone_cards.allow(last, is_name))
        {
            self.found.push(trie.word(reached.node));
        }
    }
}
