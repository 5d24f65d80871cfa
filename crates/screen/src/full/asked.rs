//! The question of the full screen, its answers, and what is being voted on.

use super::answers::Answers;
use super::canvas::Canvas;
use super::draw::Drawn;
use super::keys::Key;
use super::scene::Scene;
use super::theme::Tone;
use crate::wrap;
use speech::terminal::full::LeaveOver;

/// The question, its answers, and what is being voted on.
pub(super) struct Asked {
    question: Vec<String>,
    answers: Answers,
    ballot: Vec<String>,
    /// Whether somebody here is to answer the ballot.
    votes: bool,
    /// What there is to do when the game is over.
    over: Option<String>,
}

impl Asked {
    pub(super) fn of(scene: &Scene<'_>, width: u16) -> Self {
        let columns = usize::from(width);
        Self {
            question: wrap(&scene.question(), columns),
            answers: Answers::of(scene),
            ballot: wrap(&scene.ballot_line(), columns),
            votes: scene.votes(),
            over: scene.is_over().then(|| scene.told(&LeaveOver {})),
        }
    }

    /// How many rows they make use of.
    pub(super) fn rows(&self, width: u16) -> u16 {
        let fixed = self.question.len() + self.ballot.len() + usize::from(self.over.is_some());
        self.answers
            .rows(width)
            .saturating_add(u16::try_from(fixed).unwrap_or(u16::MAX))
    }

    /// Draws them, and says how many rows they took. The ballot stands below whatever room the answers are left.
    pub(super) fn draw(&self, canvas: &mut Canvas<'_>, drawn: &mut Drawn) -> u16 {
        let (width, height) = (canvas.width(), canvas.height());
        let ballot = u16::try_from(self.ballot.len()).unwrap_or(u16::MAX);
        let mut y = canvas.lines(0, &self.question, Tone::Sun);
        if let Some(text) = &self.over {
            canvas.put(0, y, text, Tone::Plain);
            drawn.hit(canvas, (0, y, width, 1), Key::Char('q'));
            y += 1;
        }
        let rows = height.saturating_sub(y + ballot);
        y += self
            .answers
            .draw(&mut canvas.part(0, y, width, rows), drawn);
        if self.votes {
            drawn.hit(canvas, (0, y, width / 2, ballot), Key::Char('y'));
        }
        canvas.lines(y, &self.ballot, Tone::Strong)
    }
}
