//! What rules of the table's own count, and whom they put out (H12).

use table::Seat;

use super::Play;
use crate::event::Event;
use crate::player::{Exit, Player};
use crate::rules::{Rules, own_count, own_start};
use crate::state::State;

impl Play<'_> {
    /// Something has happened to a player: what is counted of it is counted.
    pub(super) fn recount(&mut self, seat: Seat, happened: &'static str, points: Option<u32>) {
        let rules = self.rules;
        for rule in rules.counters() {
            let player = &mut self.state.players[seat];
            let (head, slug) = (rule.head(), &rule.head().slug);
            match own_count(rule, happened, points, player) {
                Ok(Some(count)) if player.counts.get(slug) != Some(&count) => {
                    player.counts.insert(slug.clone(), count);
                    self.log.push(Event::OwnRuleCounted {
                        seat,
                        rule: head.title.clone(),
                        counter: head.counter.clone(),
                        count,
                    });
                }
                Ok(_) => {}
                Err(why) => self.log.push(Event::OwnRuleFailed {
                    seat,
                    rule: head.title.clone(),
                    line: why.line,
                    why: why.message,
                }),
            }
        }
    }

    /// Puts a player out of whom a rule of the table's own says so.
    pub(super) fn put_out(&mut self, seat: Seat, question: &'static str) {
        let player = &self.state.players[seat];
        let by = self.rules.own_says(question, player);
        if by.is_some() && player.is_in() {
            self.exit(seat, Exit::Own);
            self.tell_decided(seat, by);
        }
    }
}

impl Player {
    /// Begins the counts of rules that count from now on, and drops those of rules that are gone.
    pub(crate) fn begin_counts(&mut self, rules: &Rules, old: Option<&Rules>) {
        let same = |rule: &own::Rule| old.is_some_and(|old| old.counters().any(|one| one == rule));
        let before = std::mem::take(&mut self.counts);
        for rule in rules.counters() {
            let slug = &rule.head().slug;
            let kept = before.get(slug).copied().filter(|_| same(rule));
            let count = kept.unwrap_or_else(|| own_start(rule, self));
            self.counts.insert(slug.clone(), count);
        }
    }
}

/// The same of everybody, where rules come into force in place of `old`.
pub(super) fn begin_counts(rules: &Rules, old: &Rules, state: &mut State) {
    for seat in state.players.seats() {
        state.players[seat].begin_counts(rules, Some(old));
    }
}
