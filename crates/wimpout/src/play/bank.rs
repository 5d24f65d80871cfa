//! Stopping: the points are banked, and what the new score does to the other players.

use table::Seat;

use super::Play;
use crate::bond::{Bank, Begins, Stopping};
use crate::event::Event;
use crate::rules::Terms;

impl Play<'_> {
    /// The player stops and banks (W10, W14).
    pub(crate) fn stop(&mut self) {
        let Some(turn) = self.state.turn() else {
            return;
        };
        let (made, terms) = (turn.run.points, turn.run.terms);
        let (seat, all) = (turn.seat, &self.state.counts);
        let player = &self.state.players[seat];
        let from = player.score;
        // Of the banker as he was when the bank was offered.
        let (paid, told) = self.rules.own_on_bank(seat, made, player, all);
        let bank = Stopping::new(self.rules, self.state, turn).bank_of(paid);
        let (points, score) = (bank.points, bank.score);
        self.set_score(seat, score);
        self.players()[seat].opened = true;
        self.log.push(Event::Banked {
            seat,
            points,
            score,
        });
        self.log.extend(told);
        self.fill_circle(seat, made, terms);
        self.recount_all(seat, "table_after_bank", Some(made));
        self.recount(seat, "after_bank", Some(made));
        self.bump(&bank, from);
        if self.rules.drives_off() {
            self.eclipse_from(seat);
        }
        match bank.begins {
            Some(Begins::LastLicks) => self.begin_last_licks(seat),
            Some(Begins::Lead) => {
                self.succeed(seat);
                self.pass_on(seat);
            }
            None => self.pass_on(seat),
        }
    }

    /// A turn that banks enough fills a circle (H6).
    fn fill_circle(&mut self, seat: Seat, points: u32, terms: Option<Terms>) {
        let rules = self.rules.on(terms);
        let enough = rules.draws_circles() && points >= rules.circle_value();
        let player = &mut self.players()[seat];
        if player.circles > 0 && enough {
            player.circles -= 1;
            let circles = player.circles;
            self.log.push(Event::CircleFilled { seat, circles });
        }
    }

    /// Everybody on the banker's new score is sent back to where he began the turn (H1).
    fn bump(&mut self, bank: &Bank, to: u32) {
        for &seat in &bank.bumped {
            let from = self.state.players[seat].score;
            self.set_score(seat, to);
            self.log.push(Event::Bumped {
                seat,
                by: bank.seat,
                from,
                to,
            });
            let by = self.rules.own_bumps(bank.score, from);
            self.tell_decided(seat, by);
        }
    }
}
