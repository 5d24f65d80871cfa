//! A puzzle as programs are shown it, without its solution.

use serde::Serialize;
use serde_json::Value as Json;
use speech::Tongue;
use table::{Refusal, Seat, Viewer};

use super::{Puzzle, count};

/// A position, what is to be found, and what can be done.
#[derive(Clone, Debug, Serialize)]
pub struct Shown {
    /// The game's slug.
    pub game: &'static str,
    /// The number of the puzzle, from 1.
    pub number: usize,
    /// How many there are of the game.
    pub of: usize,
    /// Who is to act.
    pub seat: Seat,
    /// What is to be found, in words.
    pub question: String,
    /// What can be chosen; nothing where a word is to be found.
    pub choices: Vec<Choice>,
    /// What that seat knows.
    pub view: Json,
}

/// One of the choices.
#[derive(Clone, Debug, Serialize)]
pub struct Choice {
    /// Its number, from 1: what is answered.
    pub number: usize,
    /// What it is, in words.
    pub label: String,
    /// The act, as it is done at a table.
    pub action: Json,
}

impl Puzzle {
    /// As programs are shown it.
    ///
    /// # Errors
    /// `Corrupt` where the position does not hold.
    pub fn shown(&self, tongue: Tongue) -> Result<Shown, Refusal> {
        let table = self.table()?;
        let seat = Self::seat(table.as_ref());
        let labels = self.choices(table.as_ref(), tongue).into_iter();
        let choices = (1..).zip(labels.zip(table.actions(seat)));
        let choice = |(number, (label, action)): (usize, (speech::Line, Json))| Choice {
            number,
            label: label.to_string(),
            action,
        };
        Ok(Shown {
            game: self.game,
            number: self.number,
            of: count(self.game)?,
            seat,
            question: self.question(table.as_ref(), tongue)?.to_string(),
            choices: choices.map(choice).collect(),
            view: table.view(Viewer::Seat(seat)),
        })
    }
}
