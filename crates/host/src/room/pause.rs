//! The game stands still because all have agreed (P5): no clock runs, and nobody acts, until somebody who plays goes on
//! or a day is over.

use table::{Code, Refusal, Seat};

use super::{ClockPlan, Command, Effects, Fact, Millis, Room};
use crate::day::DAY;

/// A pause that stands.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pause {
    pub(super) since: Millis,
    /// When it ends by itself.
    pub(super) until: Millis,
}

const WEEK: Millis = 7 * DAY;

impl Room {
    /// # Errors
    /// There is no game to pause, it is paused already, or something else is asked of all.
    pub(super) fn ask_pause(&mut self, seat: Seat, effects: &mut Effects) -> Result<(), Refusal> {
        self.may_ask(seat)?;
        self.playing()?;
        if self.is_over() {
            return Err(no("the game is over"));
        }
        self.push(Fact::PauseAsked { seat }, effects)
    }

    /// All have agreed.
    pub(super) fn pause(&mut self, now: Millis, effects: &mut Effects) -> Result<(), Refusal> {
        let until = now + longest(self.plan.clock);
        self.push(Fact::Paused { at: now, until }, effects)
    }

    /// # Errors
    /// The game is not paused.
    pub(super) fn go_on(
        &mut self,
        seat: Seat,
        now: Millis,
        effects: &mut Effects,
    ) -> Result<(), Refusal> {
        self.is_player(seat)?;
        if self.pause.is_none() {
            return Err(no("the game is not paused"));
        }
        let seat = Some(seat);
        self.push(Fact::WentOn { seat, at: now }, effects)
    }

    /// Ends a pause whose time is up.
    pub(super) fn end_pause(&mut self, now: Millis, effects: &mut Effects) -> Result<(), Refusal> {
        match self.pause {
            Some(pause) if now >= pause.until => self.push(
                Fact::WentOn {
                    seat: None,
                    at: now,
                },
                effects,
            ),
            _ => Ok(()),
        }
    }

    pub(super) fn paused(&mut self, at: Millis, until: Millis) {
        self.request = None;
        self.pause = Some(Pause { since: at, until });
        self.clock.stop(at);
    }

    pub(super) fn went_on(&mut self, at: Millis) {
        self.pause = None;
        self.clock.go_on(at);
    }

    /// # Errors
    /// The game is paused: nothing moves it.
    pub(super) fn is_going_on(&self) -> Result<(), Refusal> {
        match self.pause {
            Some(_) => Err(no(
                "the game is paused; it goes on when anybody who plays says so (unpause), or by itself when its time is up",
            )),
            None => Ok(()),
        }
    }

    /// Whether the game is paused.
    pub fn is_paused(&self) -> bool {
        self.pause.is_some()
    }
}

/// Whether a command would move the game. An act is looked at where it is known whether it has been done before.
pub(super) fn moves(command: &Command) -> bool {
    matches!(
        command,
        Command::Undo(_)
            | Command::AskTakeBack(..)
            | Command::AskPause(_)
            | Command::AskRemoval { .. }
            | Command::StandIn(..)
            | Command::Nudge(..)
    )
}

/// How long a pause may last: a day; a week where a decision may take a day or more.
fn longest(clock: ClockPlan) -> Millis {
    match clock {
        ClockPlan::PerTurn(span) if span >= DAY => WEEK,
        ClockPlan::None | ClockPlan::PerTurn(_) | ClockPlan::Reserve(_) => DAY,
    }
}

fn no(why: &str) -> Refusal {
    Refusal::new(Code::NotNow, why).by("P5")
}
