//! A trie of all words, with the deck's longer strings marked on it.
//!
//! A card may spell several letters at once (eta, th). Where such a string runs along the trie, every node on the way
//! holds a [`Tail`]: which strings end here or go on from here, and how many letters ago they began. So the search
//! needs no automaton of its own: it looks up where it stood that many letters ago.

use std::collections::BTreeMap;

use super::lexicon::Word;
use english::words::WordList;

/// One node: which letters go on, where its children are, and its tail.
#[derive(Clone, Copy, Default)]
pub(super) struct Node {
    /// Bits 0 to 25: the letters that go on. Bit 31: a word ends here.
    marks: u32,
    /// The first child; the others follow in the order of their letters.
    first: u32,
    /// The node's tail; 0 is the empty one.
    tail: u32,
}

const WORD: u32 = 1 << 31;

impl Node {
    /// The letters that go on, bit 0 for a.
    pub(super) fn letters(self) -> u32 {
        self.marks & !WORD
    }

    pub(super) fn is_word(self) -> bool {
        self.marks & WORD != 0
    }

    pub(super) fn has_tail(self) -> bool {
        self.tail != 0
    }

    pub(super) fn first_child(self) -> usize {
        self.first as usize
    }
}

/// A longer string that runs through a node.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Run {
    /// Which string.
    pub(super) long: usize,
    /// How many letters ago it began.
    pub(super) back: usize,
}

/// The longer strings that run through a node.
#[derive(Clone, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Tail {
    /// Those that end here.
    pub(super) ends: Vec<Run>,
    /// Those that go on from here.
    pub(super) goes_on: Vec<Run>,
}

pub(super) struct Trie {
    nodes: Vec<Node>,
    /// By node: the word that ends there.
    words: Vec<Word>,
    tails: Vec<Tail>,
}

impl Trie {
    /// The trie of these words, with these strings marked on it.
    pub(super) fn new(words: &WordList, longs: &[&str]) -> Self {
        let mut trie = Self {
            nodes: Vec::new(),
            words: Vec::new(),
            tails: Vec::new(),
        };
        trie.grow(1);
        let spelled: Vec<&[u8]> = words.iter().map(str::as_bytes).collect();
        trie.fill(0, &spelled, 0, 0);
        trie.mark_tails(longs);
        trie
    }

    pub(super) const ROOT: usize = 0;

    pub(super) fn node(&self, node: usize) -> Node {
        self.nodes[node]
    }

    pub(super) fn word(&self, node: usize) -> Word {
        self.words[node]
    }

    pub(super) fn tail(&self, node: Node) -> &Tail {
        &self.tails[node.tail as usize]
    }

    /// The node after one more letter, `letter` counted from a = 0.
    pub(super) fn child(&self, node: usize, letter: u8) -> Option<usize> {
        let letters = self.nodes[node].letters();
        let bit = 1 << u32::from(letter & 31);
        let before = (letters & (bit - 1)).count_ones() as usize;
        (letters & bit != 0).then(|| self.nodes[node].first_child() + before)
    }

    /// The node after all letters of a string.
    pub(super) fn follow(&self, node: usize, string: &str) -> Option<usize> {
        string
            .bytes()
            .try_fold(node, |node, letter| self.child(node, letter - b'a'))
    }

    fn grow(&mut self, count: usize) -> usize {
        let first = self.nodes.len();
        self.nodes.resize(first + count, Node::default());
        self.words.resize(first + count, Word(0));
        first
    }

    /// Hangs sorted words below a node that spells their first `depth` letters; `first` is the number of the first.
    fn fill(&mut self, node: usize, words: &[&[u8]], depth: usize, first: usize) {
        let here = usize::from(words.first().is_some_and(|word| word.len() == depth));
        if here == 1 {
            self.nodes[node].marks |= WORD;
            self.words[node] = Word(u32::try_from(first).unwrap_or(u32::MAX));
        }
        let below = &words[here..];
        let branches: Vec<&[&[u8]]> = below.chunk_by(|a, b| a[depth] == b[depth]).collect();
        let children = self.grow(branches.len());
        self.nodes[node].first = u32::try_from(children).unwrap_or(u32::MAX);
        let mut number = first + here;
        for (child, branch) in (children..).zip(branches) {
            self.nodes[node].marks |= 1 << u32::from(branch[0][depth] - b'a');
            self.fill(child, branch, depth + 1, number);
            number += branch.len();
        }
    }

    fn mark_tails(&mut self, longs: &[&str]) {
        let mut tails: BTreeMap<usize, Tail> = BTreeMap::new();
        for start in 0..self.nodes.len() {
            for (long, string) in longs.iter().enumerate() {
                let way = self.way(start, string);
                if way.len() == string.len() {
                    for (index, &node) in way.iter().enumerate() {
                        let tail = tails.entry(node).or_default();
                        let run = Run {
                            long,
                            back: index + 1,
                        };
                        if run.back == string.len() {
                            &mut tail.ends
                        } else {
                            &mut tail.goes_on
                        }
                        .push(run);
                    }
                }
            }
        }
        self.tails.push(Tail::default());
        let mut places: BTreeMap<Tail, u32> = BTreeMap::new();
        for (node, mut tail) in tails {
            tail.ends.sort_unstable();
            tail.goes_on.sort_unstable();
            let next = u32::try_from(self.tails.len()).unwrap_or(u32::MAX);
            let place = *places.entry(tail).or_insert_with_key(|tail| {
                self.tails.push(tail.clone());
                next
            });
            self.nodes[node].tail = place;
        }
    }

    /// The nodes that a string passes from a start, as far as it gets.
    fn way(&self, start: usize, string: &str) -> Vec<usize> {
        let mut node = start;
        let steps = string.bytes().map_while(|letter| {
            node = self.child(node, letter - b'a')?;
            Some(node)
        });
        steps.collect()
    }
}
