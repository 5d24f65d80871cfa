//! Somebody who stays away is taken out of the game, if all who are there agree (P4). Who is there, and since when
//! somebody is not, the room cannot know: whoever drives it says so.

use table::{Code, Refusal, Seat};

use super::request::Asked;
use super::{Command, Effects, Fact, LeavePlan, Millis, Room};

impl Room {
    /// # Errors
    /// It is one's own seat or a bot's, its player has left or a bot plays it to the end already; there is no game.
    pub(super) fn ask_removal(
        &mut self,
        by: Seat,
        seat: Seat,
        mut present: Vec<Seat>,
        effects: &mut Effects,
    ) -> Result<(), Refusal> {
        self.may_ask(by)?;
        self.playing()?;
        let chair = self.chair(seat)?;
        if by == seat || chair.player.bot.is_some() || chair.has_left || self.is_over() {
            return Err(no("only a player who is away can be taken out of the game"));
        }
        let goes_along = chair.stand_in.is_some() && !chair.has_a_say();
        if goes_along && matches!(self.plan.leave, LeavePlan::Bot(_)) {
            return Err(no("a bot plays this seat already"));
        }
        present.push(by);
        self.push(Fact::RemovalAsked { by, seat, present }, effects)
    }

    /// All have agreed: the seat is left as its player would leave it.
    pub(super) fn remove(
        &mut self,
        seat: Seat,
        now: Millis,
        effects: &mut Effects,
    ) -> Result<(), Refusal> {
        self.push(Fact::Removed { seat }, effects)?;
        self.leave(seat, now, effects)
    }

    /// Whoever is back, or does anything, is not taken out of the game.
    pub(super) fn is_back(&mut self, seat: Seat, effects: &mut Effects) -> Result<(), Refusal> {
        if self.would_remove() == Some(seat) {
            self.push(Fact::RemovalDropped { seat }, effects)?;
        }
        Ok(())
    }

    /// Who would be taken out of the game, if all who are there agree.
    pub fn would_remove(&self) -> Option<Seat> {
        match self.request.as_ref()?.asked {
            Asked::Removal(seat, _) => Some(seat),
            Asked::TakeBack(_) | Asked::Pause => None,
        }
    }
}

/// Who shows by a command that they are there.
pub(super) fn shows_up(command: &Command) -> Option<Seat> {
    match command {
        Command::Here(seat) | Command::Nudge(seat, _) => Some(*seat),
        other => other.player(),
    }
}

fn no(why: &str) -> Refusal {
    Refusal::new(Code::NotNow, why).by("P4")
}
