//! Whoever stands where the banker has driven him off goes back 5 points at a time (H9, H12).

use std::collections::{BTreeMap, BTreeSet};

use table::Seat;

use super::Play;
use crate::event::Event;
use crate::player::Player;

/// So many pairs of scores are looked at after a bank for rules of the table's own; then those who are left stay (O5).
const MOST_PAIRS: usize = 20_000;

/// Somebody who is driven off, and the place of the rule of the table's own that says so, if one does.
type Driven = (Seat, Option<usize>);

impl Play<'_> {
    /// Whoever the banker has eclipsed escapes by 5 points at a time, and so does whom he eclipses in turn (H9).
    pub(super) fn eclipse_from(&mut self, banker: Seat) {
        let mut pairs = MOST_PAIRS;
        // Who stands where he does because of this bank: nobody else drives anybody off.
        let mut moved = vec![banker];
        while let Some((seat, rule)) = self.next_driven(&moved, &mut pairs) {
            let by = self.driver(seat, &moved);
            moved.push(seat);
            let from = self.state.players[seat].score;
            let mut to = from.saturating_sub(5);
            while to > 0 && self.is_barred(seat, to) {
                to = to.saturating_sub(5);
            }
            self.set_score(seat, to);
            self.log.push(Event::Eclipsed { seat, by, from, to });
            self.tell_decided(seat, rule);
        }
    }

    fn next_driven(&self, moved: &[Seat], pairs: &mut usize) -> Option<Driven> {
        if self.rules.plays_beams() {
            return Some((self.next_eclipsed(moved)?, None));
        }
        self.next_by_own(moved, pairs)
    }

    /// Those who may drive others off: the banker and whom he has moved, in that order, who comes first in `moved`.
    fn drivers(&self, moved: &[Seat]) -> Vec<Seat> {
        if self.rules.drives_off_by_the_stop() {
            return moved.to_vec();
        }
        self.state.seats_in().collect()
    }

    /// Who has driven `seat` off: the banker, unless only another stands over him, who has stood there since before.
    fn driver(&self, seat: Seat, moved: &[Seat]) -> Seat {
        let score = |seat: Seat| self.state.players[seat].score;
        let is_over = |other: &Seat| self.rules.eclipses(score(*other), score(seat));
        let banker = moved.first().copied().unwrap_or(seat);
        if self.rules.drives_off_by_the_stop() || moved.iter().any(is_over) {
            return banker;
        }
        self.state.others_in(seat).find(is_over).unwrap_or(banker)
    }

    /// Of those who are eclipsed the one nearest the centre, then the first in order of play from the banker.
    fn next_eclipsed(&self, moved: &[Seat]) -> Option<Seat> {
        let board = self.rules.board()?;
        let score = |seat: Seat| self.state.players[seat].score;
        let mut tops: BTreeMap<u32, u32> = BTreeMap::new();
        for seat in self.drivers(moved) {
            if let Some(beam) = board.beam(score(seat)) {
                let top = tops.entry(beam).or_default();
                *top = score(seat).max(*top);
            }
        }
        let is_eclipsed = |seat: &Seat| {
            let top = board.beam(score(*seat)).and_then(|beam| tops.get(&beam));
            top.is_some_and(|top| self.rules.eclipses(*top, score(*seat)))
        };
        let banker = moved.first().copied()?;
        let eclipsed = self.state.others_in(banker).filter(is_eclipsed);
        // Of equally near ones `max_by_key` gives the last: so from the last in order of play to the first.
        let eclipsed: Vec<Seat> = eclipsed.collect();
        eclipsed
            .into_iter()
            .rev()
            .max_by_key(|seat| board.nearness(score(*seat)))
    }

    /// The same by rules of the table's own.
    fn next_by_own(&self, moved: &[Seat], pairs: &mut usize) -> Option<Driven> {
        let score = |seat: Seat| self.state.players[seat].score;
        let held: BTreeSet<u32> = self.drivers(moved).into_iter().map(score).collect();
        let mut driven: Vec<Driven> = Vec::new();
        for seat in self.state.others_in(moved.first().copied()?) {
            *pairs = pairs.checked_sub(held.len())?;
            let mut by = held.iter();
            let by = by.find_map(|nearer| self.rules.own_eclipses(*nearer, score(seat)));
            driven.extend(by.map(|rule| (seat, Some(rule))));
        }
        let nearness = |one: &Driven| self.rules.own_nearness(score(one.0));
        driven.into_iter().rev().max_by_key(nearness)
    }

    /// Whether nobody may stand at `score` beside the others.
    fn is_barred(&self, seat: Seat, score: u32) -> bool {
        let own = self.rules.own_drives_off();
        let mut others = self
            .state
            .others_in(seat)
            .map(|other| &self.state.players[other]);
        others.any(|&Player { score: other, .. }| {
            self.rules.bars(score, other).is_some()
                || own && self.rules.own_bars(score, other).is_some()
        })
    }
}
