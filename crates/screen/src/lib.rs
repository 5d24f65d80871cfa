//! Presentation without a terminal: words for the line mode that the terminal, telnet and screen readers share, and
//! drawings for the full screen. It sees views and happenings only; no socket, no file, no clock.

#![allow(
    clippy::trivially_copy_pass_by_ref,
    clippy::struct_field_names,
    reason = "what is drawn is passed as the view holds it; a text has a text"
)]

#[macro_use]
mod help;

mod ascii;
mod book;
mod chart;
mod connexion;
mod course;
mod cow;
pub mod full;
mod house;
mod intent;
mod lesson;
mod small;
mod standing;
mod tell;
mod wimpout;
mod words;
mod wrap;

pub use self::connexion::{overlooked, parsed};
pub use ascii::in_ascii;
pub use book::Paragraph;
pub use chart::{chart, mark};
pub use course::course;
pub use help::{TOPICS, Topic, as_typed, what_it_does};
use house::HOUSE;
pub use intent::{COMMANDS, DEED, Hint, Intent, intent, is_command, meant, spoken};
pub use lesson::{Answer, Lesson, lesson};
pub use small::{capital, count, list, spelled};
pub use speech::{Deed, Line, Names, Reader, Tongue};
pub use standing::standings;
pub use tell::settings;
pub use words::{AnyWords, Phrase, Sight, Words};
pub use wrap::{fold, pad, width, wrap};

use words::WordsOf;

/// The words of every game: one line a game.
static GAMES: &[&dyn AnyWords] = &[
    &WordsOf::<::wimpout::Wimpout>::NEW,
    &WordsOf::<::connexion::Connexion>::NEW,
    &WordsOf::<::cow::Cow>::NEW,
];

/// The words of the game called `slug`.
#[must_use]
pub fn words(slug: &str) -> Option<&'static dyn AnyWords> {
    GAMES.iter().find(|words| words.slug() == slug).copied()
}

/// The rules of the game called `slug` that are not options, in order.
#[must_use]
pub fn book(slug: &str, tongue: Tongue) -> Vec<Paragraph> {
    words(slug).map_or_else(Vec::new, |words| words.book(tongue))
}

/// The lessons of the game called `slug`.
#[must_use]
pub fn lessons(slug: &str, tongue: Tongue) -> Vec<Lesson> {
    words(slug).map_or_else(Vec::new, |words| words.lessons(tongue))
}

/// What holds at every table of the house.
#[must_use]
pub fn house(tongue: Tongue) -> Vec<Paragraph> {
    book::in_tongue(HOUSE, "table", tongue)
}
