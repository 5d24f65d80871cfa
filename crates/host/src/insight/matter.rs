//! What somebody at a table wants worked out: taken from the table in no time, and worked out away from it.

use arena::Limit;
use arena::insight::{Insight, Study};
use screen::Hint;
use speech::connexion::report::MoreIsTold;
use speech::insight as say;
use speech::{Line, Names, Reader, Sense, Sentence, Tongue};
use table::{AnyTable, Code, Record, Refusal, Seat, Viewer, Waiting};

use super::words::{turns, worded};
use super::{ADVICE_GAMES, Advice, Telling, advice, telling};
use crate::room::{Coach, Room};
use crate::{game, replay};

/// What may be asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// What is best now? In a game of words: how much is told of them?
    Advice(Hint),
    /// How good was the last decision?
    Grade,
    /// How was it played?
    Report,
}

/// A game as it stood when something was asked.
#[derive(Clone, Debug)]
pub struct Matter {
    pub(super) record: Record,
}

/// A report: its numbers and its words.
#[derive(Clone, Debug)]
pub struct Review {
    /// The numbers.
    pub study: Study,
    /// The words.
    pub telling: Telling,
}

impl Room {
    /// Takes from the table what it needs to answer `viewer`.
    ///
    /// # Errors
    /// `NotNow` where it cannot be asked now; `Illegal` where the table gives no advice (P26, U11).
    pub fn matter(&self, question: Question, viewer: Viewer) -> Result<Matter, Refusal> {
        let not_now = |message: &str| Refusal::new(Code::NotNow, message);
        let table = self
            .table()
            .ok_or_else(|| not_now("the game has not begun"))?;
        match question {
            Question::Advice(_) | Question::Grade => self.may_advise(viewer)?,
            Question::Report if !self.is_over() => {
                return Err(not_now("a report is made when the game is over").by("P15"));
            }
            Question::Report => {}
        }
        Ok(Matter {
            record: table.record(),
        })
    }

    /// Whether advice may be asked: at a table for learning, and against bots alone.
    pub(crate) fn may_advise(&self, viewer: Viewer) -> Result<(), Refusal> {
        let room = self.view(viewer);
        let seat = room.seat.ok_or_else(|| {
            Refusal::new(Code::NotNow, "advice is for whoever sits at the table").by("P26")
        })?;
        if self.plan().coach == Coach::After {
            let message =
                "this table gives no advice while the game goes on, only a report when it is over";
            return Err(Refusal::new(Code::Illegal, message).by("U11"));
        }
        let person = |(place, chair): (usize, &crate::ChairView)| {
            place != seat.index() && chair.bot.is_none()
        };
        if !self.plan().coach.is_on() && room.seats.iter().enumerate().any(person) {
            let message = "other people sit here, and this table was not opened for learning";
            return Err(Refusal::new(Code::Illegal, message).by("P26"));
        }
        Ok(())
    }
}

impl Matter {
    /// A finished game, for a report.
    #[must_use]
    pub fn of(record: Record) -> Self {
        Self { record }
    }

    /// What is best for `seat`; it knows what that seat knows, and no more (U2).
    ///
    /// # Errors
    /// Where nothing is to be chosen, or the time was not enough.
    pub fn advice(
        &self,
        seat: Seat,
        hint: Hint,
        limit: &Limit,
        reader: Reader,
    ) -> Result<Advice, Refusal> {
        let table = replayed(&self.record)?;
        match table.waiting() {
            Waiting::Seats(seats) if seats.contains(&seat) => {
                advice(table.as_ref(), seat, (ADVICE_GAMES, hint), limit, reader)
            }
            _ => Err(Refusal::new(Code::NotNow, "advice is for whoever is to act").by("P26")),
        }
    }

    /// How it was played; `games` are played on from each position that is not solved. `progress` hears how many steps of
    /// how many are done.
    ///
    /// # Errors
    /// Where the record does not hold, the game is not over, or the time was not enough.
    pub fn study(
        &self,
        games: u32,
        limit: &Limit,
        progress: &mut dyn FnMut(usize, usize),
    ) -> Result<Study, Refusal> {
        let game = game(&self.record.header.game)?;
        game.study(&self.record, games, limit, progress)
    }

    /// How many steps its record has.
    #[must_use]
    pub fn steps(&self) -> usize {
        self.record.steps.len()
    }

    /// A report in words.
    ///
    /// # Errors
    /// Where the record does not hold.
    pub fn tell(&self, study: &Study, games: u32, reader: Reader) -> Result<Telling, Refusal> {
        let broken = |why| Refusal::new(Code::Corrupt, format!("the record does not hold: {why}"));
        match study {
            Study::Chances(insight) => telling(&self.record, insight, games, reader),
            Study::Words(report) => worded(&self.record, report, reader),
        }
        .map_err(broken)
    }
}

/// The table of a record.
pub(super) fn replayed(record: &Record) -> Result<Box<dyn AnyTable>, Refusal> {
    replay(record)
        .map_err(|why| Refusal::new(Code::Corrupt, format!("the record does not hold: {why}")))
}

impl Advice {
    /// As it is read in lines: every act with its value, the best first, and why; where a hint tells more, it is said that
    /// one types it after `typed`.
    #[must_use]
    pub fn text(&self, typed: &str, tongue: Tongue) -> Vec<String> {
        let mut lines: Vec<String> = self.lines.iter().map(Line::to_string).collect();
        let mut why = Line::from(self.why.as_str());
        if let Some(hint) = self.more {
            let words = Line::of(&format!("{typed} {hint}"), Sense::Typed);
            let names = Names::new(&[], None).in_tongue(tongue);
            why = why.then(&MoreIsTold { words }.line(names));
        }
        lines.push(why.to_string());
        lines
    }
}

impl Review {
    /// As it is read in lines of at most `width` columns.
    #[must_use]
    pub fn text(&self, width: usize, reader: Reader) -> Vec<String> {
        let Self { study, telling } = self;
        let names = Names::of_reader(&telling.names, reader);
        let mut lines: Vec<String> = telling
            .seats
            .iter()
            .flatten()
            .map(Line::to_string)
            .collect();
        lines.extend(match study {
            Study::Chances(insight) => charted(insight, telling, width, names),
            Study::Words(report) => turns(report, telling, names),
        });
        for list in &telling.lists {
            lines.push(format!("{}:", list.heading));
            lines.extend(list.entries.iter().map(|(_, line)| format!("  {line}")));
        }
        lines.push(telling.how.to_string());
        lines
    }
}

/// The chances of everybody over the game, drawn in characters.
fn charted(insight: &Insight, telling: &Telling, width: usize, names: Names<'_>) -> Vec<String> {
    const ROWS: usize = 9;
    let marks = telling.names.iter().enumerate();
    let marks = marks.map(|(seat, name)| format!("   {} {name}", screen::mark(seat)));
    let heading = say::Chances {}.line(names).to_string();
    let mut lines = vec![heading + marks.collect::<String>().as_str()];
    lines.extend(screen::chart(&insight.shares(), width, ROWS));
    lines
}
