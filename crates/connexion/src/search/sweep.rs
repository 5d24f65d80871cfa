//! All words of a layout by sets: every beginning of a word is visited once, however many walks spell it.
//!
//! Exact wherever a walk remembers only its last card. For each beginning we keep the set of positions at which a
//! walk that spells it can end; one letter more leads to the neighbours of that set that show the letter.

use super::grid::Grid;
use super::lexicon::Word;
use super::patience::Patience;
use super::trie::{Node, Run, Tail, Trie};
use super::{Reading, Search};
use crate::board::Cells;
use english::words::MAX_LETTERS;

struct Sweep<'a> {
    search: &'a Search,
    trie: &'a Trie,
    grid: &'a Grid<'a>,
    reading: Reading,
    /// By number of letters spelled: where the next card may lie.
    next: [Cells; MAX_LETTERS + 1],
    found: Vec<Word>,
    patience: &'a mut Patience,
}

/// Where the walks end that spell a beginning.
struct Ends {
    /// All of them.
    all: Cells,
    /// Those of two cards and more.
    joined: Cells,
    /// Whether a longer string is under way.
    under_way: bool,
}

pub(super) fn all_words(search: &Search, grid: &Grid<'_>, patience: &mut Patience) -> Vec<Word> {
    let mut sweep = Sweep {
        search,
        trie: &search.lexicon.trie,
        grid,
        reading: search.reading,
        next: [0; MAX_LETTERS + 1],
        found: Vec::new(),
        patience,
    };
    sweep.next[0] = grid.taken;
    sweep.visit(sweep.trie.node(Trie::ROOT), 0);
    sweep.found
}

impl Sweep<'_> {
    /// Visits the children of a node that spells `depth` letters.
    fn visit(&mut self, node: Node, depth: usize) {
        let mut letters = node.letters();
        for child in node.first_child().. {
            let letter = letters.trailing_zeros() as usize;
            if letter >= 26 || !self.patience.step() {
                return;
            }
            letters &= letters - 1;
            let next = self.trie.node(child);
            let ends = self.ends(next, letter, depth);
            if ends.all == 0 && !ends.under_way {
                continue;
            }
            if next.is_word() && self.counts(child, depth + 1, &ends) {
                self.found.push(self.trie.word(child));
            }
            if next.letters() != 0 {
                self.next[depth + 1] = self.search.after(ends.all, self.reading.same_card);
                self.visit(next, depth + 1);
            }
        }
    }

    fn ends(&self, node: Node, letter: usize, depth: usize) -> Ends {
        let single = self.grid.letters[letter] & self.next[depth];
        let mut ends = Ends {
            all: single,
            joined: if depth == 0 { 0 } else { single },
            under_way: false,
        };
        if node.has_tail() {
            self.add_longs(&mut ends, self.trie.tail(node), depth + 1);
        }
        ends
    }

    fn add_longs(&self, ends: &mut Ends, tail: &Tail, depth: usize) {
        for run in &tail.ends {
            let cells = self.grid.longs[run.long] & self.next[depth - run.back];
            ends.all |= cells;
            if run.back < depth {
                ends.joined |= cells;
            }
        }
        ends.under_way = tail
            .goes_on
            .iter()
            .any(|run| self.grid.longs[run.long] & self.next[depth - run.back] != 0);
    }

    /// Whether a word that can be spelled counts (rules X9 and X13).
    fn counts(&self, child: usize, depth: usize, ends: &Ends) -> bool {
        if depth < usize::from(self.reading.min_length) {
            return false;
        }
        ends.joined != 0 || (ends.all != 0 && self.counts_alone(child, depth))
    }

    fn counts_alone(&self, child: usize, depth: usize) -> bool {
        let word = self.search.lexicon.word(self.trie.word(child));
        let whole = |run: &&Run| run.back == depth;
        let mut longs = self
            .trie
            .tail(self.trie.node(child))
            .ends
            .iter()
            .filter(whole);
        let is_name = longs.any(|run| self.grid.names[run.long] != 0);
        self.reading.lone_cards.allow(word, is_name)
    }
}
