//! How good the last decision of a seat was (U12).

use arena::Limit;
use arena::insight::{Grade, Weighed, best};
use serde::Serialize;
use speech::insight as say;
use speech::{Line, Names, Reader, Sense, Sentence, Tongue};
use table::{AnyTable, Code, Record, Refusal, Seat, Step, Viewer};

use super::matter::{Matter, replayed};
use super::{ADVICE_GAMES, Doubt, LOSS, graded, valued};
use crate::game;

/// So many acts back a decision is looked for.
const FAR: usize = 40;

/// The mark of a decision.
#[derive(Clone, Debug, Serialize)]
pub struct Mark {
    /// After how many steps of the line of play it was taken: those taken back do not count.
    pub step: usize,
    /// How good it was (U15).
    pub grade: Grade,
    /// What it gave away: a share of the win, what luck of the games that were played on can explain left out.
    pub loss: f64,
    /// What was chosen.
    pub chosen: Weighed,
    /// What would have been best.
    pub best: Weighed,
    /// The same in the reader's language.
    pub told: String,
    /// The same to be drawn, in every language.
    #[serde(skip)]
    lines: Vec<(Tongue, Line)>,
}

impl Mark {
    /// As it is read in lines: how good it was, and how to try again where something was better.
    #[must_use]
    pub fn text(&self, tongue: Tongue) -> Vec<String> {
        let mut lines = vec![self.line(tongue).to_string()];
        if self.grade > Grade::Fine {
            let words = Line::of("undo mine", Sense::Typed);
            let names = Names::new(&[], None).in_tongue(tongue);
            lines.push(say::TryAgainTyped { words }.line(names).to_string());
        }
        lines
    }

    /// It in words.
    #[must_use]
    pub fn line(&self, tongue: Tongue) -> Line {
        let mut lines = self.lines.iter();
        let known = lines.find(|(known, _)| *known == tongue);
        known
            .or(self.lines.first())
            .map_or_else(Line::default, |(_, line)| line.clone())
    }
}

impl Matter {
    /// The mark of the last decision of `seat` that stands, from what that seat knew then (U2). What was forced is no
    /// decision.
    ///
    /// # Errors
    /// Where there is none yet, its game's acts are not weighed, or the time was not enough.
    pub fn mark(&self, seat: Seat, limit: &Limit, reader: Reader) -> Result<Mark, Refusal> {
        self.marked(seat, FAR, limit, reader)
    }

    /// The mark of the last act of `seat`, if it was a decision.
    ///
    /// # Errors
    /// As [`Matter::mark`].
    pub fn mark_of_the_last(&self, seat: Seat, limit: &Limit) -> Result<Mark, Refusal> {
        self.marked(seat, 1, limit, Viewer::Seat(seat).into())
    }

    fn marked(
        &self,
        seat: Seat,
        far: usize,
        limit: &Limit,
        reader: Reader,
    ) -> Result<Mark, Refusal> {
        let line = self.record.standing();
        let own = line
            .iter()
            .enumerate()
            .rev()
            .filter_map(|(at, (_, step))| match step {
                Step::Act { seat: who, act } if *who == seat => Some((at, act)),
                _ => None,
            });
        for (at, act) in own.take(far) {
            let before = Record {
                header: self.record.header.clone(),
                steps: line[..at].iter().map(|(_, step)| (*step).clone()).collect(),
                reveal: None,
            };
            let table = replayed(&before)?;
            let game = game(&before.header.game)?;
            let (weighed, chosen) =
                game.weigh_done(table.as_ref(), (seat, act), ADVICE_GAMES, limit)?;
            if let Some(chosen) = chosen.filter(|_| weighed.len() > 1) {
                return Ok(told(table.as_ref(), seat, &weighed, chosen, (at, reader)));
            }
        }
        Err(Refusal::new(Code::NotNow, "there is no decision of yours to grade yet").by("U12"))
    }
}

fn told(
    table: &dyn AnyTable,
    seat: Seat,
    weighed: &[Weighed],
    chosen: usize,
    (step, reader): (usize, Reader),
) -> Mark {
    let (best, loss) = (best(weighed), weighed[chosen].lost());
    let said = |tongue| {
        let viewer = Viewer::Seat(seat);
        let reader = Reader { viewer, tongue };
        (tongue, said(table, reader, (weighed, chosen)))
    };
    let mut lines = vec![said(reader.tongue)];
    let others = Tongue::ALL.into_iter();
    lines.extend(others.filter(|tongue| *tongue != reader.tongue).map(said));
    Mark {
        step,
        grade: weighed[chosen].grade(),
        loss,
        chosen: weighed[chosen].clone(),
        best: weighed[best].clone(),
        told: lines[0].1.to_string(),
        lines,
    }
}

/// The mark in a sentence.
fn said(table: &dyn AnyTable, reader: Reader, (weighed, chosen): (&[Weighed], usize)) -> Line {
    let names = Names::of_reader(table.names(), reader);
    let words = screen::words(&table.header().game);
    let deed = |place: usize| words?.deed(table, reader, &weighed[place].action);
    let label = |place: usize| deed(place).map_or_else(Line::default, |deed| deed.label);
    let (best, loss) = (best(weighed), weighed[chosen].lost());
    let (done, grade) = (label(chosen), weighed[chosen].grade());
    if loss <= 0.0 || grade == Grade::Best {
        let grade = graded(grade, names);
        return say::Marked { done, grade }.line(names);
    }
    say::MarkedBelow {
        done,
        grade: graded(grade, names),
        lost: Doubt::of_loss(&weighed[chosen], &weighed[best]).told(loss, 2, LOSS, names),
        better: label(best),
        value: valued(&weighed[best].value, names),
    }
    .line(names)
}
