//! A game in words: sentences for what happened, text for how it stands, words for what can be done (P21).

use serde_json::Value as Json;
use table::{AnyTable, Game, Happening, Seat, Table, Turn, Viewer};

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

/// A game that can be played in words.
pub trait Words: Game {
    /// The game's own pages of the help.
    const TOPICS: &'static [Topic];

    /// What happened, as a sentence; `names` are the names by seat.
    fn tell(seen: &Self::Seen, names: &[String]) -> String;

    /// How the game stands for a viewer, as lines of text at most `width` columns wide, without cursor movements.
    fn look(view: &Self::View, names: &[String], width: usize) -> Vec<String>;

    /// What a seat may do now and why it must, as one full sentence.
    fn ask(view: &Self::View, seat: Seat, names: &[String]) -> String;

    /// The words that do a listed action.
    fn phrase(view: &Self::View, action: &Self::Action) -> Phrase;

    /// The action that the words mean, listed or not.
    ///
    /// # Errors
    /// A sentence saying what the words could have been.
    fn read(
        view: &Self::View,
        actions: &[Self::Action],
        line: &str,
    ) -> Result<Self::Action, String>;
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
    /// What a seat may do now and why it must.
    fn ask(&self, table: &dyn AnyTable, seat: Seat) -> String;
    /// The listed actions of a seat with the words that do them.
    fn phrases(&self, table: &dyn AnyTable, seat: Seat) -> Vec<Phrase>;
    /// The action that the words mean.
    ///
    /// # Errors
    /// A sentence saying what the words could have been.
    fn read(&self, table: &dyn AnyTable, seat: Seat, line: &str) -> Result<Json, String>;
}

/// The words of the game `G`.
pub(crate) struct WordsOf<G>(pub(crate) std::marker::PhantomData<fn() -> G>);

impl<G: Words> WordsOf<G> {
    fn table(table: &dyn AnyTable) -> Option<&Table<G>> {
        table.as_any().downcast_ref()
    }

    fn listed(table: &Table<G>, seat: Seat) -> &[G::Action] {
        let Turn::Choice(asks) = table.turn() else {
            return &[];
        };
        asks.iter()
            .find(|ask| ask.seat == seat)
            .map_or(&[], |ask| &ask.actions)
    }
}

impl<G: Words> AnyWords for WordsOf<G> {
    fn slug(&self) -> &'static str {
        G::SLUG
    }

    fn topics(&self) -> &'static [Topic] {
        G::TOPICS
    }

    fn tell(&self, table: &dyn AnyTable, number: usize, viewer: Viewer) -> Option<String> {
        let typed = Self::table(table)?;
        let (_, happening) = typed.log(number).first()?;
        match typed.seen(happening, viewer)? {
            Happening::Game(seen) => Some(G::tell(&seen, table.names())),
            other => Some(tell_table(&other, table.names())),
        }
    }

    fn look(&self, table: &dyn AnyTable, viewer: Viewer, width: usize) -> Vec<String> {
        let Some(typed) = Self::table(table) else {
            return Vec::new();
        };
        G::look(
            &typed.game().view(typed.state(), viewer),
            table.names(),
            width,
        )
    }

    fn ask(&self, table: &dyn AnyTable, seat: Seat) -> String {
        let Some(typed) = Self::table(table) else {
            return String::new();
        };
        G::ask(
            &typed.game().view(typed.state(), Viewer::Seat(seat)),
            seat,
            table.names(),
        )
    }

    fn phrases(&self, table: &dyn AnyTable, seat: Seat) -> Vec<Phrase> {
        let Some(typed) = Self::table(table) else {
            return Vec::new();
        };
        let view = typed.game().view(typed.state(), Viewer::Seat(seat));
        Self::listed(typed, seat)
            .iter()
            .map(|action| G::phrase(&view, action))
            .collect()
    }

    fn read(&self, table: &dyn AnyTable, seat: Seat, line: &str) -> Result<Json, String> {
        let typed = Self::table(table).ok_or("this is a table of another game")?;
        let view = typed.game().view(typed.state(), Viewer::Seat(seat));
        let action = G::read(&view, Self::listed(typed, seat), line)?;
        serde_json::to_value(action).map_err(|why| why.to_string())
    }
}
