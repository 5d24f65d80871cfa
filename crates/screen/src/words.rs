//! A game in words: sentences for what happened, text for how it stands, words for what can be done (P21).

use std::marker::PhantomData;

use serde_json::Value as Json;
use table::{AnyTable, Game, Happening, Seat, Table, Turn, Viewer};

use crate::speech::Names;
use crate::tell::tell_table;

/// An action with the words that do it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrase {
    /// What to type.
    pub words: String,
    /// What it does, in a few words.
    pub note: String,
}

/// A page of the help.
#[derive(Clone, Copy, Debug)]
pub struct Topic {
    /// What to ask for, in lower case.
    pub name: &'static str,
    /// One line for the list of topics.
    pub summary: &'static str,
    /// The text, in lines of at most 76 columns.
    pub text: &'static str,
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

impl<G: Game> Clone for Sight<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Sight<'_, G> {}

/// A game that can be played in words.
pub trait Words: Game {
    /// The game's own pages of the help.
    const TOPICS: &'static [Topic];

    /// What happened, as a sentence; nothing where there is nothing to say.
    fn tell(seen: &Self::Seen, names: Names<'_>) -> Option<String>;

    /// How the game stands, as lines of text at most `width` columns wide, without cursor movements.
    fn look(sight: Sight<'_, Self>, width: usize) -> Vec<String>;

    /// What the reader may do now and why they must, or whom they wait for, as one full sentence.
    fn ask(sight: Sight<'_, Self>) -> String;

    /// The words that do a listed action.
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
    fn points(score: i64) -> String {
        score.to_string()
    }
}

/// [`Words`] for a table of any game.
pub trait AnyWords: Sync {
    /// The slug of the game.
    fn slug(&self) -> &'static str;
    /// The game's own pages of the help.
    fn topics(&self) -> &'static [Topic];
    /// The happening of that number as a sentence, if the viewer learned of it.
    fn tell(&self, table: &dyn AnyTable, number: usize, viewer: Viewer) -> Option<String>;
    /// How the game stands.
    fn look(&self, table: &dyn AnyTable, viewer: Viewer, width: usize) -> Vec<String>;
    /// What the viewer may do now and why they must, or whom they wait for.
    fn ask(&self, table: &dyn AnyTable, viewer: Viewer) -> String;
    /// The listed actions of a seat with the words that do them.
    fn phrases(&self, table: &dyn AnyTable, seat: Seat) -> Vec<Phrase>;
    /// The action that the words mean.
    ///
    /// # Errors
    /// A sentence saying what the words could have been.
    fn read(&self, table: &dyn AnyTable, seat: Seat, line: &str) -> Result<Json, String>;
    /// A final score as it is read.
    fn points(&self, score: i64) -> String;
}

/// The words of the game `G`.
pub(crate) struct WordsOf<G>(PhantomData<fn() -> G>);

impl<G: Words> WordsOf<G> {
    pub(crate) const NEW: Self = Self(PhantomData);

    /// What `look` makes of the table as the viewer sees it; nothing if the table is of another game.
    fn see<T>(
        table: &dyn AnyTable,
        viewer: Viewer,
        look: impl FnOnce(Sight<'_, G>, &Table<G>) -> T,
    ) -> Option<T> {
        let typed: &Table<G> = table.as_any().downcast_ref()?;
        let sight = Sight {
            game: typed.game(),
            view: &typed.game().view(typed.state(), viewer),
            names: names(table, viewer),
        };
        Some(look(sight, typed))
    }

    fn listed(table: &Table<G>, seat: Seat) -> &[G::Action] {
        let Turn::Choice(asks) = table.turn() else {
            return &[];
        };
        let ask = asks.iter().find(|ask| ask.seat == seat);
        ask.map_or(&[], |ask| &ask.actions)
    }
}

fn names(table: &dyn AnyTable, viewer: Viewer) -> Names<'_> {
    let me = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    Names::new(table.names(), me)
}

impl<G: Words> AnyWords for WordsOf<G> {
    fn slug(&self) -> &'static str {
        G::SLUG
    }

    fn topics(&self) -> &'static [Topic] {
        G::TOPICS
    }

    fn tell(&self, table: &dyn AnyTable, number: usize, viewer: Viewer) -> Option<String> {
        let typed: &Table<G> = table.as_any().downcast_ref()?;
        let (_, happening) = typed.log(number).first()?;
        let names = names(table, viewer);
        match typed.seen(happening, viewer)? {
            Happening::Game(seen) => G::tell(&seen, names),
            other => tell_table(&other, names),
        }
    }

    fn look(&self, table: &dyn AnyTable, viewer: Viewer, width: usize) -> Vec<String> {
        Self::see(table, viewer, |sight, _| G::look(sight, width)).unwrap_or_default()
    }

    fn ask(&self, table: &dyn AnyTable, viewer: Viewer) -> String {
        Self::see(table, viewer, |sight, _| G::ask(sight)).unwrap_or_default()
    }

    fn phrases(&self, table: &dyn AnyTable, seat: Seat) -> Vec<Phrase> {
        let phrases = Self::see(table, Viewer::Seat(seat), |sight, typed| {
            let listed = Self::listed(typed, seat).iter();
            listed.map(|action| G::phrase(sight, action)).collect()
        });
        phrases.unwrap_or_default()
    }

    fn read(&self, table: &dyn AnyTable, seat: Seat, line: &str) -> Result<Json, String> {
        let action = Self::see(table, Viewer::Seat(seat), |sight, typed| {
            G::read(sight, Self::listed(typed, seat), line)
        });
        let action = action.ok_or("this is a table of another game")??;
        serde_json::to_value(action).map_err(|why| why.to_string())
    }

    fn points(&self, score: i64) -> String {
        G::points(score)
    }
}
