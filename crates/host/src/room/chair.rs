//! A seat and who sits in it.

use table::{Code, Refusal, Seat};

use super::Room;
use super::fact::Player;
use super::numbers::Numbers;

/// A seat and who sits in it.
#[derive(Clone, Debug)]
pub(super) struct Chair {
    pub(super) player: Player,
    /// The bot that plays for the absent player.
    pub(super) stand_in: Option<String>,
    /// Whether the player wanted it to.
    pub(super) is_wanted: bool,
    /// Whether the player has left for good.
    pub(super) has_left: bool,
    /// The numbers that the player's clients have given their acts.
    pub(super) numbers: Numbers,
}

impl Chair {
    pub(super) fn new(player: Player) -> Self {
        Self {
            player,
            stand_in: None,
            is_wanted: false,
            has_left: false,
            numbers: Numbers::default(),
        }
    }

    /// The bot that acts here, if one does.
    pub(super) fn bot(&self) -> Option<&str> {
        self.player.bot.as_deref().or(self.stand_in.as_deref())
    }

    /// Whether all have to agree means a person in this seat too: also one for whom a bot plays without having been asked to.
    pub(super) fn has_a_say(&self) -> bool {
        let goes_along = self.stand_in.is_some() && self.is_wanted;
        self.player.bot.is_none() && !self.has_left && !goes_along
    }
}

impl Room {
    pub(super) fn chair(&self, seat: Seat) -> Result<&Chair, Refusal> {
        self.chairs
            .get(seat.index())
            .ok_or_else(|| no_such_seat(seat))
    }

    pub(super) fn chair_mut(&mut self, seat: Seat) -> Result<&mut Chair, Refusal> {
        self.chairs
            .get_mut(seat.index())
            .ok_or_else(|| no_such_seat(seat))
    }

    /// Whoever has left for good has no part in the game any more: not even by coming back.
    ///
    /// # Errors
    /// P4: they have.
    pub fn has_a_part(&self, seat: Seat) -> Result<(), Refusal> {
        let has_left = self
            .chairs
            .get(seat.index())
            .is_some_and(|chair| chair.has_left);
        if has_left {
            return Err(Refusal::new(Code::NotNow, "you have left for good").by("P4"));
        }
        Ok(())
    }

    /// The refusal with names in place of the numbers of seats.
    pub(super) fn by_name(&self, mut refusal: Refusal) -> Refusal {
        for (index, chair) in self.chairs.iter().enumerate().rev() {
            let number = Seat::at(index).to_string();
            refusal.message = refusal.message.replace(&number, &chair.player.name);
        }
        refusal
    }
}

fn no_such_seat(seat: Seat) -> Refusal {
    Refusal::new(Code::BadSeat, format!("nobody sits in {seat}"))
}
