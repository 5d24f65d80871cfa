//! Presentation without a terminal: words for the line mode that the terminal, telnet and screen readers share, and
//! drawings for the full screen. It sees views and happenings only; no socket, no file, no clock.

mod intent;
mod tell;
mod words;
mod wrap;

pub use intent::{COMMANDS, Intent, intent};
pub use tell::{name, settings};
pub use words::{AnyWords, Phrase, Topic, Words};
pub use wrap::wrap;

use std::marker::PhantomData;

use words::WordsOf;

/// The words of every game: one line a game.
static GAMES: &[&dyn AnyWords] = &[];

/// The words of the game called `slug`.
#[must_use]
pub fn words(slug: &str) -> Option<&'static dyn AnyWords> {
    GAMES.iter().find(|words| words.slug() == slug).copied()
}
