//! How good the last decision of a seat was (U12).

use arena::Limit;
use arena::insight::{Grade, Weighed, best};
use serde::Serialize;
use speech::insight as say;
use speech::insight::Percent;
use speech::{Line, Names, Reader, Sentence};
use table::{AnyTable, Code, Record, Refusal, Seat, Step, Viewer};

use super::matter::{Matter, replayed};
use super::{ADVICE_GAMES, graded, valued};
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
    /// The same, to be drawn.
    #[serde(skip)]
    pub line: Line,
}

impl Matter {
    /// The mark of the last decision of `seat` that stands, from what that seat knew then (U2). What was forced is no
    /// decision.
    ///
    /// # Errors
    /// Where there is none yet, its game's acts are not weighed, or the time was not enough.
    pub fn mark(&self, seat: Seat, limit: &Limit, reader: Reader) -> Result<Mark, Refusal> {
        let line = self.record.standing();
        let own = line
            .iter()
            .enumerate()
            .rev()
            .filter_map(|(at, (_, step))| match step {
                Step::Act { seat: who, act } if *who == seat => Some((at, act)),
                _ => None,
            });
        for (at, act) in own.take(FAR) {
            let before = Record {
                header: self.record.header.clone(),
                steps: line[..at].iter().map(|(_, step)| (*step).clone()).collect(),
                reveal: None,
            };
            let table = replayed(&before)?;
            let weighed =
                game(&before.header.game)?.weigh(table.as_ref(), seat, ADVICE_GAMES, limit)?;
            let chosen = weighed.iter().position(|option| option.action == *act);
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
    let as_seat = Reader {
        viewer: Viewer::Seat(seat),
        ..reader
    };
    let names = Names::of_reader(table.names(), as_seat);
    let words = screen::words(&table.header().game);
    let deeds = words.map_or_else(Vec::new, |words| words.deeds(table, as_seat));
    let label = |place: usize| {
        deeds
            .get(place)
            .map_or_else(Line::default, |deed| deed.label.clone())
    };
    let (best, loss) = (best(weighed), weighed[chosen].lost());
    let (done, grade) = (label(chosen), Grade::of(loss));
    let line = if grade == Grade::Best {
        let grade = graded(grade, names);
        say::Marked { done, grade }.line(names)
    } else {
        say::MarkedBelow {
            done,
            grade: graded(grade, names),
            lost: Percent {
                share: loss,
                places: 2,
            },
            better: label(best),
            value: valued(&weighed[best].value, names),
        }
        .line(names)
    };
    Mark {
        step,
        grade,
        loss,
        chosen: weighed[chosen].clone(),
        best: weighed[best].clone(),
        told: line.to_string(),
        line,
    }
}
