//! The words that count at a table, ready to be searched with one deck's letter cards.

use std::fmt;
use std::sync::{Arc, OnceLock};

use super::trie::Trie;
use crate::deck::{Deck, Extras, Letter};
use english::words::{Shipped, WordList};

/// A word of a lexicon, by its place in alphabetical order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Word(pub(super) u32);

/// What one letter card can spell.
pub(super) struct Spelling {
    /// Its strings, the name first.
    pub(super) strings: Vec<Box<str>>,
    /// Its strings of one letter, bit 0 for a.
    pub(super) letters: u32,
    /// Its longer strings, as places in the lexicon's list of them; the name first.
    pub(super) longs: Vec<usize>,
}

/// A word list with the names of a deck's letter cards beside it (rule X10).
pub struct Lexicon {
    list: String,
    sha256: String,
    words: WordList,
    /// The words that only the list of names has.
    names_only: Vec<Word>,
    /// By letter card.
    spellings: Vec<Spelling>,
    /// How many strings of two letters and more the cards have between them.
    pub(super) long_strings: usize,
    pub(super) trie: Trie,
}

impl fmt::Debug for Lexicon {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Lexicon")
            .field("list", &self.list)
            .finish_non_exhaustive()
    }
}

impl Lexicon {
    /// Prepares a word list for a deck; takes some tens of milliseconds.
    pub fn new(list: &WordList, deck: &Deck, extras: Extras) -> Self {
        let names = deck.names();
        let words = WordList::of(list.name(), list.iter().chain(names.iter()).collect());
        let only = names.iter().filter(|name| !list.contains(name));
        let names_only = only.filter_map(|name| word_of(&words, name)).collect();
        let (longs, spellings) = spellings(deck, extras);
        Self {
            list: list.name().to_owned(),
            sha256: list.sha256().to_owned(),
            names_only,
            spellings,
            long_strings: longs.len(),
            trie: Trie::new(&words, &longs),
            words,
        }
    }

    /// A shipped list for a deck, prepared once where the letter cards are those of the default deck.
    pub fn shared(list: Shipped, deck: &Deck, extras: Extras) -> Arc<Self> {
        static READY: [[OnceLock<Arc<Lexicon>>; 2]; Shipped::ALL.len()] =
            [const { [const { OnceLock::new() }; 2] }; Shipped::ALL.len()];
        let prepare = || Arc::new(Self::new(&list.load(), deck, extras));
        let slot = Shipped::ALL.iter().position(|&other| other == list);
        match slot {
            Some(slot) if deck.letters() == Deck::classic().letters() => {
                Arc::clone(READY[slot][usize::from(extras == Extras::Count)].get_or_init(prepare))
            }
            Some(_) | None => prepare(),
        }
    }

    /// The word list's name.
    pub fn list_name(&self) -> &str {
        &self.list
    }

    /// The word list's SHA-256, without the names.
    pub fn list_sha256(&self) -> &str {
        &self.sha256
    }

    /// How many words count, names included.
    pub fn len(&self) -> usize {
        self.words.len()
    }

    /// Whether no word counts.
    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// How a word is spelled.
    pub fn word(&self, word: Word) -> &str {
        self.words.get(word.0 as usize).unwrap_or_default()
    }

    /// All words that count, in the order of the alphabet.
    pub fn words(&self) -> impl ExactSizeIterator<Item = &str> {
        self.words.iter()
    }

    /// The word of that spelling.
    pub fn find(&self, spelling: &str) -> Option<Word> {
        let letters = spelling.bytes().all(|byte| byte.is_ascii_lowercase());
        let node = self.trie.follow(Trie::ROOT, letters.then_some(spelling)?)?;
        let is_word = self.trie.node(node).is_word();
        is_word.then(|| self.trie.word(node))
    }

    /// Whether the word is only in the list of Greek names.
    pub fn is_name_only(&self, word: Word) -> bool {
        self.names_only.binary_search(&word).is_ok()
    }

    pub(super) fn spelling(&self, letter: Letter) -> &Spelling {
        &self.spellings[letter.index()]
    }
}

fn word_of(words: &WordList, spelling: &str) -> Option<Word> {
    u32::try_from(words.find(spelling)?).ok().map(Word)
}

/// The deck's strings of two letters and more, and what each card can spell.
fn spellings(deck: &Deck, extras: Extras) -> (Vec<&str>, Vec<Spelling>) {
    let mut longs: Vec<&str> = Vec::new();
    let spellings = deck.letters().iter().map(|card| {
        let strings = card.strings(extras);
        let mut spelling = Spelling {
            strings: Vec::new(),
            letters: 0,
            longs: Vec::new(),
        };
        for string in strings {
            spelling.strings.push(string.into());
            match string.as_bytes() {
                [letter] => spelling.letters |= 1 << (letter - b'a'),
                _ => spelling.longs.push(place_of(&mut longs, string)),
            }
        }
        spelling
    });
    let spellings = spellings.collect();
    (longs, spellings)
}

fn place_of<'a>(longs: &mut Vec<&'a str>, string: &'a str) -> usize {
    let known = longs.iter().position(|&long| long == string);
    known.unwrap_or_else(|| {
        longs.push(string);
        longs.len() - 1
    })
}
