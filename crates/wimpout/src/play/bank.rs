//! Stopping: the points are banked, and what the new score does to the other players.

use table::Seat;

use super::Play;
use crate::bond::{Bank, Begins, Stopping};
use crate::event::Event;
use crate::player::Player;
use crate::rules::Terms;

impl Play<'_> {
    /// The player stops and banks (W10, W14).
    pub(crate) fn stop(&mut self) {
        let Some(turn) = self.state.turn() else {
            return;
        };
        let (made, terms) = (turn.run.points, turn.run.terms);
        let bank = Stopping::new(self.rules, self.state, turn).bank();
        let (seat, points, score) = (bank.seat, bank.points, bank.score);
        let (from, before) = (self.state.players[seat].score, self.asked_before(seat));
        self.set_score(seat, score);
        self.players()[seat].opened = true;
        self.log.push(Event::Banked {
            seat,
            points,
            score,
        });
        let player = before.as_ref().unwrap_or(&self.state.players[seat]);
        let told = self
            .rules
            .own_on_bank(seat, made, player, &self.state.counts);
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

    /// The banker as he was when the bank was offered, where a rule of the table's own looks at him.
    fn asked_before(&self, seat: Seat) -> Option<Player> {
        let asked = self.rules.own().iter().any(|rule| rule.answers("bonus"));
        asked.then(|| self.state.players[seat].clone())
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
