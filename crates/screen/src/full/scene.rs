//! What the full screen shows: everything it needs, made by whoever holds the table.

use speech::standing::{AsksBack, AsksPause, Paused};
use speech::terminal::full as say;
use speech::{Line, Names, Sentence, listed};
use table::{AnyTable, Rule, Seat, Settings, Viewer, Waiting};

use crate::words::{AnyWords, Phrase};
use crate::{Reader, Tongue};

/// A table at one moment, for one reader.
#[derive(Clone)]
pub struct Scene<'a> {
    /// The name of the game.
    pub title: &'a str,
    /// Its words and drawings.
    pub words: &'static dyn AnyWords,
    /// The table.
    pub table: &'a dyn AnyTable,
    /// Every rule of the game.
    pub rules: &'static [Rule],
    /// The language in which it is told.
    pub tongue: Tongue,
    /// Whose view is drawn.
    pub viewer: Viewer,
    /// Who at this keyboard is to act.
    pub asked: Option<Seat>,
    /// Whose turn it is, said aloud: where several share a keyboard.
    pub caller: Option<String>,
    /// The seats in order of play.
    pub chairs: Vec<Chair>,
    /// Milliseconds left on the clock of the game's own rules, where one runs.
    pub left: Option<u64>,
    /// What happened, the last at the end.
    pub history: &'a [String],
    /// What is being voted on, or asked of everybody.
    pub ballot: Option<Ballot>,
    /// Where a replay stands; a live table has no such place.
    pub replay: Option<Place>,
}

impl Scene<'_> {
    /// A sentence in the reader's language.
    pub(super) fn told(&self, sentence: &impl Sentence) -> String {
        sentence.line(self.names()).to_string()
    }

    /// Nobody's name, in the reader's language.
    pub(super) fn names(&self) -> Names<'static> {
        Names::new(&[], None).in_tongue(self.tongue)
    }

    /// Somebody at this keyboard.
    fn reader_at(&self, seat: Seat) -> Reader {
        Reader {
            viewer: Viewer::Seat(seat),
            tongue: self.tongue,
        }
    }

    /// Whoever reads it.
    pub(super) fn reader(&self) -> Reader {
        Reader {
            viewer: self.viewer,
            tongue: self.tongue,
        }
    }

    /// Whether somebody at this keyboard is asked for words of their own, so that letters begin a line.
    pub(super) fn types(&self) -> bool {
        let asked = self.asked.filter(|_| self.replay.is_none());
        asked.is_some_and(|seat| self.words.types(self.table, seat))
    }

    pub(super) fn is_over(&self) -> bool {
        self.table.waiting() == Waiting::Over
    }

    /// The question that the table puts, to whom it is put said aloud where several share a keyboard.
    pub(super) fn question(&self) -> String {
        let ask = self.words.ask(self.table, self.reader()).to_string();
        match &self.caller {
            Some(name) => format!("{name}: {ask}"),
            None => ask,
        }
    }

    /// The answers that somebody at this keyboard may give.
    pub(super) fn phrases(&self) -> Vec<Phrase> {
        let seat = self.asked.filter(|_| !self.is_over());
        let phrases = seat.map(|seat| self.words.phrases(self.table, self.reader_at(seat)));
        phrases.unwrap_or_default()
    }

    /// Whether somebody at this keyboard is to answer the ballot.
    pub(super) fn votes(&self) -> bool {
        self.ballot
            .as_ref()
            .is_some_and(|ballot| ballot.voter.is_some())
    }

    /// What is being voted on, and whom it waits for here; nothing where there is no ballot.
    pub(super) fn ballot_line(&self) -> String {
        let Some(ballot) = &self.ballot else {
            return String::new();
        };
        let asked = ballot.voter.as_ref();
        let asked = asked.map(|name| say::YesOrNo {
            name: (&**name).into(),
        });
        let asked = asked.map_or_else(String::new, |asked| format!(" {}", self.told(&asked)));
        format!("{}{asked}", ballot.question)
    }
}

impl std::fmt::Debug for Scene<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Scene")
            .field("viewer", &self.viewer)
            .field("asked", &self.asked)
            .field("table", &self.table)
            .finish_non_exhaustive()
    }
}

/// A seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chair {
    /// Who sits there.
    pub name: String,
    /// Whether a bot plays it.
    pub bot: bool,
    /// Whether the table waits for it.
    pub to_act: bool,
}

/// An open question to everybody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ballot {
    /// What is asked, as a sentence.
    pub question: String,
    /// Who at this keyboard is to answer, if anybody.
    pub voter: Option<String>,
    /// What to type for yes and for no.
    pub words: [&'static str; 2],
}

impl Ballot {
    /// The question whether everybody agrees to other rules.
    #[must_use]
    pub fn rules(
        (by, yes): (&str, &[String]),
        rules: &Settings,
        voter: Option<String>,
        tongue: Tongue,
    ) -> Self {
        let names = Names::new(&[], None).in_tongue(tongue);
        let yes: Vec<Line> = yes.iter().map(|name| (&**name).into()).collect();
        let asked = say::Proposes {
            name: by.into(),
            rules: speech::sitting::settings(rules, names),
            yes: listed(&yes, names),
        };
        Self {
            question: asked.line(names).to_string(),
            voter,
            words: ["yes", "no"],
        }
    }

    /// The question whether steps may be taken back.
    #[must_use]
    pub fn taking_back(by: &str, acts: u64, voter: Option<String>, tongue: Tongue) -> Self {
        let (name, acts) = (by.into(), u32::try_from(acts).unwrap_or(u32::MAX));
        Self::asked(&AsksBack { name, acts }, voter, tongue)
    }

    /// The question whether the game may be paused.
    #[must_use]
    pub fn pausing(by: &str, voter: Option<String>, tongue: Tongue) -> Self {
        Self::asked(&AsksPause { name: by.into() }, voter, tongue)
    }

    /// Nothing to be answered: the game is paused, and how it goes on.
    #[must_use]
    pub fn paused(tongue: Tongue) -> Self {
        Self::asked(&Paused {}, None, tongue)
    }

    fn asked(question: &impl Sentence, voter: Option<String>, tongue: Tongue) -> Self {
        let names = Names::new(&[], None).in_tongue(tongue);
        Self {
            question: question.line(names).to_string(),
            voter,
            words: ["agree", "refuse"],
        }
    }
}

/// A place in a replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// How many steps have been shown.
    pub at: usize,
    /// How many there are.
    pub of: usize,
}

/// A player as listed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerLine {
    /// The sign of the player on the table.
    pub badge: String,
    /// The score.
    pub score: String,
    /// What else is to be said, shortest first.
    pub marks: Vec<String>,
    /// Whether the player is out of the game.
    pub out: bool,
}
