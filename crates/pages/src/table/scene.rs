//! What a game's own drawings are made from.

use maud::Markup;
use speech::{Deed, Line, Sentence, Tongue};
use table::{AnyGlance, Seat};

use super::story::Names;
use super::{Game, TablePage, Told, dock};
use crate::line::drawn;
use crate::people::Person;

/// What a puzzle points at on the board of a game of words.
#[derive(Clone, Debug, Default)]
pub(crate) struct Pointed {
    /// Cards, by name, that an answer has to pass.
    pub(crate) cards: Vec<String>,
    /// The word that it was about.
    pub(crate) word: Option<connexion::Listed>,
}

/// What a game's own drawings are made from, live or replayed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scene<'a> {
    pub(crate) game: &'a Game,
    /// What the viewer sees of the game, once there is one.
    pub(crate) glance: Option<&'a dyn AnyGlance>,
    /// Whether the actions listed there can be done here: action `n` is done by the form `verb-n` of the dock, which a
    /// piece on the cloth may press too (`button form="verb-0"`).
    pub(crate) may_act: bool,
    /// What these are.
    pub(crate) deeds: &'a [Deed],
    /// What a puzzle points at.
    pub(crate) pointed: Option<&'a Pointed>,
    /// The viewer's own seat.
    pub(crate) seat: Option<u16>,
    /// Over whose shoulder the viewer looks.
    pub(crate) over: Option<Seat>,
    pub(crate) people: &'a [Person],
    pub(crate) log: &'a [Told],
    /// The language in which the viewer is told what happens.
    pub(crate) tongue: Tongue,
}

impl Scene<'_> {
    /// The one seat that is to act, if it is one.
    pub(crate) fn to_act(self) -> Option<u16> {
        self.glance?.to_act().map(|seat| seat.0)
    }

    /// Who has won, once the game is over.
    pub(crate) fn winners(&self) -> &[Seat] {
        let standing = self.glance.and_then(AnyGlance::standing);
        standing.map_or(&[], |standing| &standing.winners)
    }

    /// How many actions are listed for the viewer.
    pub(crate) fn listed(&self) -> usize {
        let glance = self.glance.filter(|_| self.may_act);
        glance.map_or(0, AnyGlance::listed)
    }

    /// A sentence as the viewer reads it.
    fn line(&self, sentence: &impl Sentence) -> Line {
        let names: Vec<_> = self
            .people
            .iter()
            .map(|person| person.name.clone())
            .collect();
        let names = speech::Names::new(&names, self.seat.map(Seat)).in_tongue(self.tongue);
        sentence.line(names)
    }

    /// The same as it stands on the page.
    pub(crate) fn say(&self, sentence: &impl Sentence) -> Markup {
        drawn(&self.line(sentence), self.game, self.tongue)
    }

    /// What the hand on the cloth is called: by `own` if it is the viewer's.
    pub(crate) fn hand_called(&self, own: &impl Sentence) -> Markup {
        match self.over {
            Some(seat) => self.say(&speech::around::HandOf { seat }),
            None => self.say(own),
        }
    }

    /// The same where there is room for words only.
    pub(crate) fn text(&self, sentence: &impl Sentence) -> String {
        self.line(sentence).to_string()
    }

    /// What the button of a listed action says.
    pub(crate) fn label(&self, action: usize) -> Option<String> {
        Some(self.deeds.get(action)?.label.to_string())
    }

    /// The names of the seats as this viewer is addressed.
    pub(crate) fn names(&self) -> Names<'_> {
        Names {
            people: self.people,
        }
    }
}

pub(crate) fn scene<'a>(table: &'a TablePage, people: &'a [Person]) -> Scene<'a> {
    Scene {
        game: &table.game,
        glance: table.room.glance.as_deref(),
        may_act: dock::paused(table).is_none() && table.room.over.is_none(),
        pointed: None,
        deeds: &table.asked.deeds,
        seat: table.room.seat.map(|seat| seat.0),
        over: table.room.over,
        people,
        log: &table.log,
        tongue: table.tongue,
    }
}
