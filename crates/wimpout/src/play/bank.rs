//! Stopping: the points are banked, and what the new score does to the other players.

use std::collections::BTreeMap;

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
        let bank = Stopping::new(self.rules, self.state, turn).bank();
        let (seat, points, score) = (bank.seat, bank.points, bank.score);
        let from = self.state.players[seat].score;
        self.set_score(seat, score);
        self.players()[seat].opened = true;
        self.log.push(Event::Banked {
            seat,
            points,
            score,
        });
        self.log.extend(self.rules.own_on_bank(seat, made));
        self.fill_circle(seat, made, terms);
        self.recount(seat, "after_bank", Some(made));
        self.bump(&bank, from);
        if self.rules.plays_beams() {
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

    /// Whoever the banker has eclipsed escapes by 5 points at a time, and so does whom he eclipses in turn (H9).
    fn eclipse_from(&mut self, by: Seat) {
        while let Some(seat) = self.next_eclipsed(by) {
            let from = self.state.players[seat].score;
            let mut to = from.saturating_sub(5);
            while to > 0 && self.is_barred(seat, to) {
                to = to.saturating_sub(5);
            }
            self.set_score(seat, to);
            self.log.push(Event::Eclipsed { seat, by, from, to });
        }
    }

    /// Of those who are eclipsed the one nearest the centre, then the first in order of play from the banker.
    fn next_eclipsed(&self, banker: Seat) -> Option<Seat> {
        let board = self.rules.board()?;
        let score = |seat: Seat| self.state.players[seat].score;
        let mut tops: BTreeMap<u32, u32> = BTreeMap::new();
        for seat in self.state.seats_in() {
            if let Some(beam) = board.beam(score(seat)) {
                let top = tops.entry(beam).or_default();
                *top = score(seat).max(*top);
            }
        }
        let is_eclipsed = |seat: &Seat| {
            let top = board.beam(score(*seat)).and_then(|beam| tops.get(&beam));
            top.is_some_and(|top| self.rules.eclipses(*top, score(*seat)))
        };
        let eclipsed = self.state.others_in(banker).filter(is_eclipsed);
        // Of equally near ones `max_by_key` gives the last: so from the last in order of play to the first.
        let eclipsed: Vec<Seat> = eclipsed.collect();
        eclipsed
            .into_iter()
            .rev()
            .max_by_key(|seat| board.nearness(score(*seat)))
    }

    fn is_barred(&self, seat: Seat, score: u32) -> bool {
        let mut others = self.state.others_in(seat);
        others.any(|other| {
            self.rules
                .bars(score, self.state.players[other].score)
                .is_some()
        })
    }
}
