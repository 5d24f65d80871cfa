//! A game in words: sentences for what happened, text for how it stands, words for what can be done (P21).

use std::collections::BTreeSet;
use std::marker::PhantomData;

use serde_json::Value as Json;
use table::{AnyTable, Game, Happening, Seat, Table, Turn, Viewer};

use crate::book::{self, Paragraph};
use crate::full::{Canvas, PlayerLine, Tone};
use crate::help::Topic;
use crate::house::HOUSE;
use crate::lesson::Lesson;
use crate::{COMMANDS, Deed, Line, Names, Reader, Tongue};
use speech::Sentence;

/// An action with the words that do it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrase {
    /// What to type; where that ends with an ellipsis, more has to be typed after it.
    pub words: String,
    /// What it does, in a few words.
    pub note: String,
}

/// What is said to a line that is no word of the game: some of the words there are now.
pub(crate) fn no_word(line: &str, phrases: impl IntoIterator<Item = String>) -> String {
    const SHOWN: usize = 8;
    let mut said = BTreeSet::new();
    let phrases = phrases.into_iter();
    let mut known: Vec<_> = phrases.filter(|words| said.insert(words.clone())).collect();
    let meant = did_you_mean(line, &known);
    if known.is_empty() {
        return format!("`{line}` is no word here.{meant} Type help.");
    }
    let more = if known.len() > SHOWN { " and more" } else { "" };
    known.truncate(SHOWN);
    let known = known.join(", ");
    format!("`{line}` is no word here.{meant} You can type {known}{more}, or help.")
}

/// The word of the game or of every table that a mistyped one may have been meant for, as a question.
fn did_you_mean(line: &str, known: &[String]) -> String {
    let first = |text: &'_ str| text.split([' ', ',']).next().unwrap_or_default().to_owned();
    let of_the_game = known.iter().map(|words| first(words));
    let of_tables = COMMANDS.iter().map(|(words, _)| first(words));
    let all: Vec<String> = of_the_game.chain(of_tables).collect();
    let all: Vec<&str> = all.iter().map(String::as_str).collect();
    let meant = table::meant(&first(line.trim()), &all);
    meant.map_or_else(String::new, |word| format!(" Did you mean {word}?"))
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

/// [`Words`] for a table of any game.
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

/// The words of the game `G`.
pub(crate) struct WordsOf<G>(PhantomData<fn() -> G>);

impl<G: Words> WordsOf<G> {
    pub(crate) const NEW: Self = Self(PhantomData);

    /// What `look` makes of the table as the viewer sees it; nothing if the table is of another game.
    fn see<T>(
        table: &dyn AnyTable,
        reader: impl Into<Reader>,
        look: impl FnOnce(Sight<'_, G>, &Table<G>) -> T,
    ) -> Option<T> {
        let typed: &Table<G> = table.as_any().downcast_ref()?;
        let reader = reader.into();
        let sight = Sight {
            game: typed.game(),
            view: &typed.game().view(typed.state(), reader.viewer),
            names: Names::of_reader(table.names(), reader),
        };
        Some(look(sight, typed))
    }

    /// What the viewer has learned of the game, without what was taken back.
    fn told(table: &Table<G>, viewer: Viewer) -> Vec<G::Seen> {
        let log = table.log(0);
        let line = standing(log);
        let stands = |number: &usize| line.binary_search(number).is_ok();
        let told = log.iter().filter(|(number, _)| stands(number));
        told.filter_map(|(_, happening)| match table.seen(happening, viewer)? {
            Happening::Game(seen) => Some(seen),
            _ => None,
        })
        .collect()
    }

    fn listed(table: &Table<G>, seat: Option<Seat>) -> &[G::Action] {
        let Turn::Choice(asks) = table.turn() else {
            return &[];
        };
        let ask = asks.iter().find(|ask| Some(ask.seat) == seat);
        ask.map_or(&[], |ask| &ask.actions)
    }
}

/// The numbers of the steps that were not taken back, ascending.
fn standing<E>(log: &[(usize, Happening<E>)]) -> Vec<usize> {
    let mut line = Vec::new();
    let mut next = 0;
    for (number, happening) in log {
        line.extend(next..*number);
        next = number + 1;
        match happening {
            Happening::Undone { to } => line.truncate(usize::try_from(*to).unwrap_or(usize::MAX)),
            _ if line.last() != Some(number) => line.push(*number),
            _ => {}
        }
    }
    line
}

impl<G: Words> AnyWords for WordsOf<G> {
    fn slug(&self) -> &'static str {
        G::SLUG
    }

    fn topics(&self) -> &'static [Topic] {
        G::TOPICS
    }

    fn book(&self, tongue: Tongue) -> Vec<Paragraph> {
        book::in_tongue(G::BOOK, G::SLUG, tongue)
    }

    fn fine(&self, tongue: Tongue) -> Vec<Paragraph> {
        book::in_tongue(G::FINE, G::SLUG, tongue)
    }

    fn paragraphs(&self, number: &str, tongue: Tongue) -> Vec<Paragraph> {
        let found = Paragraph::find(&[G::BOOK, G::FINE, HOUSE], number);
        let told = found
            .into_iter()
            .map(|told| told.in_tongue(G::SLUG, tongue));
        told.collect()
    }

    fn lessons(&self, tongue: Tongue) -> Vec<Lesson> {
        let lessons = (1..).zip(G::LESSONS);
        let told = lessons.map(|(number, lesson)| lesson.in_tongue(G::SLUG, number, tongue));
        told.collect()
    }

    fn pieces(&self, notation: &str, tongue: Tongue) -> String {
        G::pieces(notation, Names::new(&[], None).in_tongue(tongue))
    }

    fn tell(&self, table: &dyn AnyTable, number: usize, reader: Reader) -> Option<Line> {
        let typed: &Table<G> = table.as_any().downcast_ref()?;
        let (_, happening) = typed.log(number).first()?;
        let names = Names::of_reader(table.names(), reader);
        match typed.seen(happening, reader.viewer)? {
            Happening::Game(seen) => G::tell(&seen, names),
            other => speech::sitting::tell(&other, names),
        }
    }

    fn look(&self, table: &dyn AnyTable, reader: Reader, width: usize) -> Vec<String> {
        Self::see(table, reader, |sight, _| G::look(sight, width)).unwrap_or_default()
    }

    fn question(&self, table: &dyn AnyTable, reader: Reader) -> Line {
        Self::see(table, reader, |sight, _| G::ask(sight)).unwrap_or_default()
    }

    fn ask(&self, table: &dyn AnyTable, reader: Reader) -> Line {
        let asked = self.question(table, reader);
        let typing = Self::see(table, reader, |sight, _| G::typing(sight)).flatten();
        match typing {
            Some(typing) => asked.then(&typing),
            None => asked,
        }
    }

    fn deeds(&self, table: &dyn AnyTable, reader: Reader) -> Vec<Deed> {
        let deeds = Self::see(table, reader, |sight, typed| {
            let listed = Self::listed(typed, reader.seat()).iter();
            listed.map(|action| G::deed(sight, action)).collect()
        });
        deeds.unwrap_or_default()
    }

    fn phrases(&self, table: &dyn AnyTable, reader: Reader) -> Vec<Phrase> {
        let phrases = Self::see(table, reader, |sight, typed| {
            let mut phrases = Vec::new();
            for phrase in Self::listed(typed, reader.seat())
                .iter()
                .map(|action| G::phrase(sight, action))
            {
                if !phrases.contains(&phrase) {
                    phrases.push(phrase);
                }
            }
            phrases
        });
        phrases.unwrap_or_default()
    }

    fn read(&self, table: &dyn AnyTable, seat: Seat, line: &str) -> Result<Json, String> {
        let action = Self::see(table, Viewer::Seat(seat), |sight, typed| {
            G::read(sight, Self::listed(typed, Some(seat)), line)
        });
        let action = action.ok_or("this is a table of another game")??;
        serde_json::to_value(action).map_err(|why| why.to_string())
    }

    fn points(&self, score: i64, tongue: Tongue) -> String {
        G::points(score, tongue)
    }

    fn heading(&self, table: &dyn AnyTable, tongue: Tongue) -> String {
        let reader = Reader {
            viewer: Viewer::Spectator,
            tongue,
        };
        Self::see(table, reader, |sight, _| G::heading(sight)).unwrap_or_default()
    }

    fn types(&self, table: &dyn AnyTable, seat: Seat) -> bool {
        Self::see(table, Viewer::Seat(seat), |sight, _| G::types(sight)).unwrap_or_default()
    }

    fn ending(&self, table: &dyn AnyTable, reader: Reader) -> Vec<String> {
        Self::see(table, reader, |sight, _| G::ending(sight)).unwrap_or_default()
    }

    fn kit(&self, table: &dyn AnyTable, viewer: Viewer) -> Json {
        Self::see(table, viewer, |sight, _| G::kit(sight)).unwrap_or_default()
    }

    fn players(&self, table: &dyn AnyTable, reader: Reader) -> Vec<PlayerLine> {
        Self::see(table, reader, |sight, _| G::players(sight)).unwrap_or_default()
    }

    fn rows(&self, table: &dyn AnyTable, viewer: Viewer, width: u16, height: u16) -> u16 {
        Self::see(table, viewer, |sight, _| G::rows(sight, width, height)).unwrap_or_default()
    }

    fn aside(&self, table: &dyn AnyTable, reader: Reader) -> Vec<(String, Tone)> {
        Self::see(table, reader, |sight, _| G::aside(sight)).unwrap_or_default()
    }

    fn legend(&self, table: &dyn AnyTable, reader: Reader) -> Vec<(String, String)> {
        Self::see(table, reader, |sight, _| G::legend(sight)).unwrap_or_default()
    }

    fn paint(&self, table: &dyn AnyTable, reader: Reader, canvas: &mut Canvas<'_>) {
        Self::see(table, reader, |sight, typed| {
            G::paint(sight, &Self::told(typed, reader.viewer), canvas);
        });
    }
}

#[cfg(test)]
mod tests {
    use super::no_word;

    #[test]
    fn each_word_is_offered_once() {
        let known = ["play …", "swap …", "play …"].map(str::to_owned);
        let told = no_word("xyz", known);
        assert_eq!(
            told,
            "`xyz` is no word here. You can type play …, swap …, or help."
        );
    }
}
