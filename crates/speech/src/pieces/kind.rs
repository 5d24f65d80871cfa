//! The kinds of pieces that each game takes (O19), with texts to begin with.

use std::sync::LazyLock;

use ::connexion::{CLASSIC_DECK, Connexion, DIAMOND_BOARD};
use ::cow::HOUSE_DECK;
use ::wimpout::BOSTON_LIKE;
use table::{Game, Materials, Settings, Value};

/// Something that can be loaded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kind {
    /// What it is called in settings and files: `deck`.
    pub kind: &'static str,
    text: Text,
}

/// Where the text comes from that is shipped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Text {
    Of(&'static str),
    /// Of a list of words.
    Words,
}

/// Common words, few enough to be written on a page.
static COMMON: LazyLock<String> = LazyLock::new(|| words_of("scowl-10"));
/// The usual list, of a hundred thousand words.
static STANDARD: LazyLock<String> = LazyLock::new(|| words_of("standard"));

impl Kind {
    /// A text to begin with, short enough for a page: the one that is shipped, or a list of common words.
    #[must_use]
    pub fn example(&self) -> &'static str {
        match self.text {
            Text::Of(text) => text,
            Text::Words => &COMMON,
        }
    }

    /// The text of the usual ones.
    #[must_use]
    pub fn usual(&self) -> &'static str {
        match self.text {
            Text::Of(text) => text,
            Text::Words => &STANDARD,
        }
    }
}

/// The words of a list that is shipped, one a line, without the names of cards that are not in it.
fn words_of(list: &str) -> String {
    let set = Settings::default().with("words", Value::Word(list.to_owned()));
    let game = Connexion::settle(&set, &Materials::default()).expect("the lists are shipped");
    let lexicon = game.search().lexicon();
    let counts = |word: &&str| {
        lexicon
            .find(word)
            .is_some_and(|word| !lexicon.is_name_only(word))
    };
    let words = lexicon.words().filter(counts);
    words.fold(String::new(), |text, word| text + word + "\n")
}

const WIMPOUT: &[Kind] = &[Kind {
    kind: "board",
    text: Text::Of(BOSTON_LIKE),
}];
const COW: &[Kind] = &[Kind {
    kind: "deck",
    text: Text::Of(HOUSE_DECK),
}];
const CONNEXION: &[Kind] = &[
    Kind {
        kind: "deck",
        text: Text::Of(CLASSIC_DECK),
    },
    Kind {
        kind: "board",
        text: Text::Of(DIAMOND_BOARD),
    },
    Kind {
        kind: "words",
        text: Text::Words,
    },
];

/// What can be loaded for a game.
#[must_use]
pub fn kinds(game: &str) -> &'static [Kind] {
    match game {
        "wimpout" => WIMPOUT,
        "cow" => COW,
        "connexion" => CONNEXION,
        _ => &[],
    }
}

/// One kind of a game.
#[must_use]
pub fn kind(game: &str, kind: &str) -> Option<&'static Kind> {
    kinds(game).iter().find(|known| known.kind == kind)
}
