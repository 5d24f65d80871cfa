//! A game in words without its types.

use serde_json::Value as Json;
use table::{AnyTable, Seat, Viewer};

use super::Phrase;
use crate::book::Paragraph;
use crate::full::{Canvas, PlayerLine, Tone};
use crate::help::Topic;
use crate::lesson::Lesson;
use crate::{Deed, Line, Reader, Tongue};

/// [`Words`](super::Words) for a table of any game.
pub trait AnyWords: Sync {
    /// The slug of the game.
    fn slug(&self) -> &'static str;
    /// The game's own pages of the help.
    fn topics(&self) -> &'static [Topic];
    /// The rules that are not options, in order.
    fn book(&self, tongue: Tongue) -> Vec<Paragraph>;
    /// The small print, in order of the numbers.
    fn fine(&self, tongue: Tongue) -> Vec<Paragraph>;
    /// What is printed under a number in the game's book, in its small print or of every table of the house; where
    /// nothing is, what speaks of it.
    fn paragraphs(&self, number: &str, tongue: Tongue) -> Vec<Paragraph>;
    /// The tutorial.
    fn lessons(&self, tongue: Tongue) -> Vec<Lesson>;
    /// Pieces in the short notation of examples and lessons, in words.
    fn pieces(&self, notation: &str, tongue: Tongue) -> String;
    /// The happening of that number as a sentence, if the reader learned of it.
    fn tell(&self, table: &dyn AnyTable, number: usize, reader: Reader) -> Option<Line>;
    /// How the game stands.
    fn look(&self, table: &dyn AnyTable, reader: Reader, width: usize) -> Vec<String>;
    /// What the viewer may do now and why they must, or whom they wait for.
    fn question(&self, table: &dyn AnyTable, reader: Reader) -> Line;
    /// The same where everything is typed, with how that is done.
    fn ask(&self, table: &dyn AnyTable, reader: Reader) -> Line;
    /// What the reader may do, in the order of the listed actions.
    fn deeds(&self, table: &dyn AnyTable, reader: Reader) -> Vec<Deed>;
    /// An action of the reader, listed or not; nothing where it is none.
    fn deed(&self, table: &dyn AnyTable, reader: Reader, action: &Json) -> Option<Deed>;
    /// The listed actions of the reader with the words that do them.
    fn phrases(&self, table: &dyn AnyTable, reader: Reader) -> Vec<Phrase>;
    /// The action that the words mean.
    ///
    /// # Errors
    /// A sentence saying what the words could have been.
    fn read(&self, table: &dyn AnyTable, seat: Seat, line: &str) -> Result<Json, String>;
    /// A final score as it is read.
    fn points(&self, score: i64, tongue: Tongue) -> String;
    /// What stands at the head of the full screen.
    fn heading(&self, table: &dyn AnyTable, tongue: Tongue) -> String;
    /// Whether the seat is asked for words of its own, so that letters begin a line.
    fn types(&self, table: &dyn AnyTable, seat: Seat) -> bool;
    /// What is told of itself when the game is over, besides who has won; nothing before.
    fn ending(&self, table: &dyn AnyTable, reader: Reader) -> Vec<String>;
    /// What a drawn page needs besides the view.
    fn kit(&self, table: &dyn AnyTable, viewer: Viewer) -> Json;
    /// The players with their scores, by seat.
    fn players(&self, table: &dyn AnyTable, reader: Reader) -> Vec<PlayerLine>;
    /// How many of `height` rows the drawing takes.
    fn rows(&self, table: &dyn AnyTable, viewer: Viewer, width: u16, height: u16) -> u16;
    /// What is said beside the drawing, below the players.
    fn aside(&self, table: &dyn AnyTable, reader: Reader) -> Vec<(String, Tone)>;
    /// What the marks and short words of the full screen mean.
    fn legend(&self, table: &dyn AnyTable, reader: Reader) -> Vec<(String, String)>;
    /// Draws the table.
    fn paint(&self, table: &dyn AnyTable, reader: Reader, canvas: &mut Canvas<'_>);
}
