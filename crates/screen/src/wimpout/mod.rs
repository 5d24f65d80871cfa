//! Cosmic Wimpout on the screen: its sentences, its words, its help.

mod ask;
mod book;
mod cubes;
mod help;
mod look;
mod phrase;
mod picture;
mod read;
mod tell;

use wimpout::{Action, Event, Wimpout};

use crate::full::{Canvas, PlayerLine};
use crate::{Names, Paragraph, Phrase, Rows, Topic, Words};

/// What somebody at a table of Wimpout sees.
type Sight<'a> = crate::Sight<'a, Wimpout>;

impl Words for Wimpout {
    const TOPICS: &'static [Topic] = help::TOPICS;
    const BOOK: &'static [Paragraph] = book::BOOK;

    fn tell(seen: &Event, names: Names<'_>) -> Option<String> {
        Some(tell::tell(seen, names))
    }

    fn look(sight: Sight<'_>, width: usize) -> Vec<String> {
        look::look(sight, width)
    }

    fn ask(sight: Sight<'_>) -> String {
        ask::ask(sight)
    }

    fn phrase(sight: Sight<'_>, action: &Action) -> Phrase {
        phrase::phrase(sight, action)
    }

    fn read(sight: Sight<'_>, actions: &[Action], line: &str) -> Result<Action, String> {
        read::read(sight, actions, line)
    }

    fn heading(sight: Sight<'_>) -> String {
        format!("turn {} · goal {}", sight.view.turn, sight.view.goal)
    }

    fn players(sight: Sight<'_>) -> Vec<PlayerLine> {
        picture::players(sight)
    }

    fn rows(sight: Sight<'_>, width: u16) -> Rows {
        Rows {
            wanted: picture::rows(sight, width),
            least: picture::LEAST_ROWS,
        }
    }

    fn paint(sight: Sight<'_>, told: &[Event], canvas: &mut Canvas<'_>) {
        picture::draw(sight, told, canvas);
    }
}
