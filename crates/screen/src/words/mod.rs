//! A game in words: sentences for what happened, text for how it stands, words for what can be done (P21).

mod any;
mod of_game;
mod unknown;

use std::fmt::Display;

use serde_json::Value as Json;
use speech::Sentence;
use table::Game;

pub use self::any::AnyWords;
pub(crate) use self::of_game::WordsOf;
pub(crate) use self::unknown::no_word;
use crate::book::Paragraph;
use crate::full::{Canvas, PlayerLine, Tone};
use crate::help::Topic;
use crate::lesson::Lesson;
use crate::{Deed, Line, Names, Tongue};

/// An action with the words that do it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrase {
    /// What to type; where that ends with an ellipsis, more has to be typed after it.
    pub words: String,
    /// What it does, in a few words.
    pub note: String,
}

/// Everything a reader may look at.
#[derive(Debug)]
pub struct Sight<'a, G: Game> {
    /// The rules in force.
    pub game: &'a G,
    /// What the reader may know.
    pub view: &'a G::View,
    /// The names, and which of them is the reader.
    pub names: Names<'a>,
}

#[allow(
    clippy::expl_impl_clone_on_copy,
    reason = "a derive would ask the game to be `Copy`"
)]
impl<G: Game> Clone for Sight<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Sight<'_, G> {}

impl<G: Game> Sight<'_, G> {
    /// A sentence in the reader's language.
    pub(crate) fn told(self, sentence: &impl Sentence) -> String {
        sentence.line(self.names).to_string()
    }

    /// What a rule of the table's own counts, by the title of the rule, and how many.
    pub(crate) fn counted(self, rule: &str, counter: &str, n: impl Display) -> String {
        let what = speech::own::counter(rule, counter, self.names.tongue());
        format!("{what}: {n}")
    }
}

/// A count as sentences take it.
pub(crate) fn small(count: impl TryInto<u32>) -> u32 {
    count.try_into().unwrap_or(u32::MAX)
}

/// A game that can be played in words.
pub trait Words: Game {
    /// The game's own pages of the help.
    const TOPICS: &'static [Topic];
    /// The rules that are not options, in order.
    const BOOK: &'static [Paragraph];
    /// The small print: parts of the rules, and how we read what they leave open, in order of the numbers.
    const FINE: &'static [Paragraph];
    /// The tutorial.
    const LESSONS: &'static [Lesson] = &[];

    /// Pieces in the short notation of examples and lessons, in words.
    fn pieces(notation: &str, names: Names<'_>) -> String {
        let _ = names;
        notation.to_owned()
    }

    /// What happened, as a sentence; nothing where there is nothing to say.
    fn tell(seen: &Self::Seen, names: Names<'_>) -> Option<Line>;

    /// How the game stands, as lines of text at most `width` columns wide, without cursor movements.
    fn look(sight: Sight<'_, Self>, width: usize) -> Vec<String>;

    /// What the reader may do now and why they must, or whom they wait for, as one full sentence.
    fn ask(sight: Sight<'_, Self>) -> Line;

    /// How that is answered where everything is typed, if the words for the listed actions do not say it.
    fn typing(sight: Sight<'_, Self>) -> Option<Line> {
        let _ = sight;
        None
    }

    /// A listed action, and what it comes to.
    fn deed(sight: Sight<'_, Self>, action: &Self::Action) -> Deed;

    /// The words that do a listed action. Actions that share a phrase are shown as one, where the first stands.
    fn phrase(sight: Sight<'_, Self>, action: &Self::Action) -> Phrase;

    /// The action that the words mean, listed or not.
    ///
    /// # Errors
    /// A sentence saying what the words could have been.
    fn read(
        sight: Sight<'_, Self>,
        actions: &[Self::Action],
        line: &str,
    ) -> Result<Self::Action, String>;

    /// A final score as it is read; the number itself unless the game has a unit.
    fn points(score: i64, _: Tongue) -> String {
        score.to_string()
    }

    /// What stands at the head of the full screen: the turn, the goal.
    fn heading(sight: Sight<'_, Self>) -> String {
        let _ = sight;
        String::new()
    }

    /// Whether the reader is asked for words of their own, so that on the full screen letters begin a line.
    fn types(sight: Sight<'_, Self>) -> bool {
        let _ = sight;
        false
    }

    /// What is told of itself when the game is over, besides who has won, as full sentences.
    fn ending(sight: Sight<'_, Self>) -> Vec<String> {
        let _ = sight;
        Vec::new()
    }

    /// What a drawn page needs besides the view: what is printed on the pieces and the board, and the like.
    fn kit(sight: Sight<'_, Self>) -> Json {
        let _ = sight;
        Json::Null
    }

    /// The players with their scores, by seat.
    fn players(sight: Sight<'_, Self>) -> Vec<PlayerLine> {
        vec![PlayerLine::default(); sight.names.len()]
    }

    /// How many of `height` rows the drawing takes at that width; the question, its answers and what happened share the
    /// rest. It depends on what stays the same from turn to turn, so that nothing jumps.
    fn rows(sight: Sight<'_, Self>, width: u16, height: u16) -> u16 {
        let _ = (sight, width);
        height / 2
    }

    /// What is said beside the drawing, below the players: what the reader holds. Faint lines are left out where there
    /// is no room.
    fn aside(sight: Sight<'_, Self>) -> Vec<(String, Tone)> {
        let _ = sight;
        Vec::new()
    }

    /// What the marks and short words of the full screen mean: each with a few words.
    fn legend(sight: Sight<'_, Self>) -> Vec<(String, String)> {
        let _ = sight;
        Vec::new()
    }

    /// Draws the table; `told` is all that the reader has learned and that was not taken back. Without a drawing of
    /// its own a game is shown in words.
    fn paint(sight: Sight<'_, Self>, told: &[Self::Seen], canvas: &mut Canvas<'_>) {
        let _ = told;
        canvas.lines(0, &Self::look(sight, canvas.width().into()), Tone::Plain);
    }
}
