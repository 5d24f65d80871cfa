//! Going out of the game, and what that decides (W17).

use table::Seat;

use super::Play;
use crate::event::Event;
use crate::player::Exit;
use crate::rules::Rules;
use crate::state::Phase;

impl Play<'_> {
    /// A player is out: no more turns, no space, no vote; the score stays in view.
    pub(super) fn exit(&mut self, seat: Seat, exit: Exit) {
        let player = &mut self.players()[seat];
        if player.out.is_some() {
            return;
        }
        player.out = Some(exit);
        player.suspended = None;
        self.log.push(Event::PlayerOut {
            seat,
            rule: exit.rule(),
        });
        self.strike(seat);
    }

    /// Ends the game where rules have come into force in place of `old` under which the last one left had to play on: now he has
    /// won (W17).
    pub(crate) fn decide_without(&mut self, old: &Rules) {
        let goes = old.plays_on_alone() && !self.rules.plays_on_alone();
        let is_over = matches!(self.state.phase, Phase::Over(_));
        if goes && !is_over && self.rules.going_decides() {
            self.is_decided();
        }
    }

    /// Ends the game if those who are out have decided it: nobody is left, or one who has won by that. Under (n)TW
    /// the last one must still reach the goal, which a leader of Last Licks has (W17).
    pub(super) fn is_decided(&mut self) -> bool {
        let mut seats = self.state.seats_in();
        let (first, second) = (seats.next(), seats.next());
        drop(seats);
        let Some(last) = first else {
            self.end(None);
            return true;
        };
        let alone = second.is_none() && !self.state.begun_alone;
        let decided = alone && (self.state.licks.is_some() || !self.rules.plays_on_alone());
        if decided {
            self.end(Some(last));
        }
        decided
    }
}
