//! The same game again, for those who sat at a table that is over: in the same order, with what the game says of a
//! later game (P10).

use table::{Code, Refusal, Seat};

use super::{Chair, Plan, Player, Room};

impl Room {
    /// What the same game is opened with again.
    ///
    /// # Errors
    /// `NotNow` while the game goes on.
    pub fn again(&self) -> Result<Plan, Refusal> {
        if !self.is_over() {
            return Err(Refusal::new(Code::NotNow, "this game is not over yet"));
        }
        let again = self.table.as_ref().map(|table| table.again());
        let again = again.unwrap_or_default();
        let names = self.chairs.iter().map(|chair| chair.player.name.clone());
        let mut order: Vec<_> = names.collect();
        let first = again.first.index().min(order.len());
        order.rotate_left(first);
        Ok(Plan {
            rules: self
                .plan
                .rules
                .changed(&again.rules)
                .unusual(self.game.rules()),
            order,
            series: Some(self.so_far())
                .filter(|series| series.games > 0)
                .map(Box::new),
            ..self.plan.clone()
        })
    }

    /// The seat of somebody who sat at the game before, if others already sit who come after them.
    pub(super) fn place_of(&self, name: &str) -> Option<Seat> {
        let order = &self.plan.order;
        let rank = |name: &str| order.iter().position(|known| known == name);
        let own = rank(name)?;
        let follows = |chair: &Chair| rank(&chair.player.name).is_none_or(|rank| rank > own);
        self.chairs.iter().position(follows).map(Seat::at)
    }

    /// Seats a player; where others move for that, votes about the old seats are void.
    pub(super) fn seated(&mut self, player: &Player, seat: Option<Seat>) -> Result<(), Refusal> {
        let index = seat.map_or(self.chairs.len(), Seat::index);
        if index > self.chairs.len() {
            return Err(Refusal::new(
                Code::Corrupt,
                "there is no such seat to sit down in",
            ));
        }
        if index < self.chairs.len() {
            self.lobby_proposal = None;
        }
        self.chairs.insert(index, Chair::new(player.clone()));
        Ok(())
    }
}
