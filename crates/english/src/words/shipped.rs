//! The shipped word lists, all unpacked from one file; `makers/make_lists.py` describes its format.

use super::{Draft, WordList};
use crate::packed::unpacked;

/// Every word, and which lists it belongs to.
static FILE: &[u8] = include_bytes!("../../data/words/words.bin");

/// A shipped word list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Shipped {
    /// SCOWL up to size 60, American, British and variants: the default.
    Standard,
    /// The same up to size 35.
    Family,
    /// The same up to size 80.
    Large,
    /// The public-domain list of word gamers.
    Enable,
    /// SCOWL up to size 10, American only, as all that follow.
    Scowl10,
    /// Up to size 20.
    Scowl20,
    /// Up to size 35.
    Scowl35,
    /// Up to size 50.
    Scowl50,
    /// Up to size 60.
    Scowl60,
    /// Up to size 70.
    Scowl70,
    /// Up to size 80.
    Scowl80,
}

/// Which words of the file belong to a list.
enum Choice {
    American(u8),
    Every(u8),
    Enable,
}

impl Shipped {
    /// Every shipped list, the default first.
    pub const ALL: [Self; 11] = [
        Self::Standard,
        Self::Family,
        Self::Large,
        Self::Enable,
        Self::Scowl10,
        Self::Scowl20,
        Self::Scowl35,
        Self::Scowl50,
        Self::Scowl60,
        Self::Scowl70,
        Self::Scowl80,
    ];

    /// The list's permanent name.
    pub fn slug(self) -> &'static str {
        self.entry().0
    }

    /// The list of that name.
    pub fn find(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|list| list.slug() == slug)
    }

    /// Unpacks the list.
    pub fn load(self) -> WordList {
        let (slug, choice) = self.entry();
        let mut draft = Draft::default();
        unpack(&unpacked(FILE), |word, mark| {
            if choice.takes(mark) {
                draft.push(word);
            }
        });
        draft.finish(slug)
    }

    fn entry(self) -> (&'static str, Choice) {
        match self {
            Self::Standard => ("standard", Choice::Every(5)),
            Self::Family => ("family", Choice::Every(3)),
            Self::Large => ("large", Choice::Every(7)),
            Self::Enable => ("enable", Choice::Enable),
            Self::Scowl10 => ("scowl-10", Choice::American(1)),
            Self::Scowl20 => ("scowl-20", Choice::American(2)),
            Self::Scowl35 => ("scowl-35", Choice::American(3)),
            Self::Scowl50 => ("scowl-50", Choice::American(4)),
            Self::Scowl60 => ("scowl-60", Choice::American(5)),
            Self::Scowl70 => ("scowl-70", Choice::American(6)),
            Self::Scowl80 => ("scowl-80", Choice::American(7)),
        }
    }
}

impl Choice {
    fn takes(&self, mark: u8) -> bool {
        match *self {
            Self::American(level) => (1..=level).contains(&(mark & 7)),
            Self::Every(level) => (1..=level).contains(&(mark >> 3 & 7)),
            Self::Enable => mark & 64 != 0,
        }
    }
}

/// Shows every word of the file, in alphabetical order.
pub(super) fn each_shipped(mut show: impl FnMut(&str)) {
    unpack(&unpacked(FILE), |word, _| show(word));
}

/// Undoes the front coding and shows every word with its mark.
fn unpack(bytes: &[u8], mut show: impl FnMut(&str, u8)) {
    let end = bytes
        .iter()
        .position(|&byte| byte == 255)
        .unwrap_or(bytes.len());
    let (coded, marks) = bytes.split_at(end);
    let mut word = String::new();
    let mut rest = coded;
    for &mark in marks.iter().skip(1) {
        let Some((&shared, tail)) = rest.split_first() else {
            return;
        };
        let letters = tail
            .iter()
            .take_while(|byte| byte.is_ascii_lowercase())
            .count();
        let (added, next) = tail.split_at(letters);
        word.truncate(usize::from(shared));
        word.extend(added.iter().copied().map(char::from));
        show(&word, mark);
        rest = next;
    }
}
