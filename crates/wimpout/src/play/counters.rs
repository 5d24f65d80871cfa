//! What rules of the table's own count, and whom they put out (H12).

use table::Seat;

use super::Play;
use crate::event::Event;
use crate::player::{Exit, Player};
use crate::rules::{Counts, Rules, own_count, own_start, own_start_of_all};
use crate::state::State;

impl Play<'_> {
    /// Something has happened to a player: what is counted of it is counted, of him and of the table.
    pub(super) fn recount(&mut self, seat: Seat, happened: &'static str, points: Option<u32>) {
        let rules = self.rules;
        for rule in rules.counters() {
            self.recount_by(rule, (seat, happened), points);
        }
    }

    /// The same of what one rule counts of him.
    pub(super) fn recount_by(
        &mut self,
        rule: &own::Rule,
        (seat, happened): (Seat, &'static str),
        told: Option<u32>,
    ) {
        let player = &self.state.players[seat];
        let (head, slug) = (rule.head(), &rule.head().slug);
        match own_count(rule, happened, told, (player, &self.state.counts)) {
            Ok(Some(count)) if player.counts.get(slug) != Some(&count) => {
                set(&mut self.state.players[seat].counts, slug, count);
                self.log.push(Event::OwnRuleCounted {
                    seat,
                    rule: head.title.clone(),
                    counter: head.counter.clone(),
                    count,
                });
            }
            Ok(_) => {}
            Err(why) => self.tell_fault(seat, rule, why),
        }
    }

    /// The same of what is counted of the table, with the points that were banked or lost.
    pub(super) fn recount_all(&mut self, seat: Seat, happened: &'static str, points: Option<u32>) {
        let rules = self.rules;
        for rule in rules.table_counters() {
            self.recount_all_by(rule, (seat, happened), points);
        }
    }

    /// The same of what one rule counts of the table.
    pub(super) fn recount_all_by(
        &mut self,
        rule: &own::Rule,
        (seat, happened): (Seat, &'static str),
        told: Option<u32>,
    ) {
        let player = &self.state.players[seat];
        let (head, slug) = (rule.head(), &rule.head().slug);
        match own_count(rule, happened, told, (player, &self.state.counts)) {
            Ok(Some(count)) if self.state.counts.get(slug) != Some(&count) => {
                set(&mut self.state.counts, slug, count);
                self.log.push(Event::OwnRuleCountedAll {
                    rule: head.title.clone(),
                    counter: head.table_counter.clone(),
                    count,
                });
            }
            Ok(_) => {}
            Err(why) => self.tell_fault(seat, rule, why),
        }
    }

    /// A turn of `points` was lost; what that costs besides falls due, each rule after the other (H12).
    pub(super) fn cost(&mut self, seat: Seat, question: &'static str, points: u32) {
        let player = &self.state.players[seat];
        let asked = self
            .rules
            .own_costs(question, points, (player, &self.state.counts));
        for (rule, cost) in asked {
            match cost {
                Ok(cost) => self.take_off(seat, rule, cost),
                Err(why) => self.log.push(Event::failed(seat, rule, why)),
            }
        }
    }

    fn take_off(&mut self, seat: Seat, rule: String, cost: u32) {
        let had = self.state.players[seat].score;
        let points = cost.min(had);
        if points > 0 {
            let score = had - points;
            self.set_score(seat, score);
            self.log.push(Event::OwnRuleCost {
                seat,
                rule,
                points,
                score,
            });
        }
    }

    fn tell_fault(&mut self, seat: Seat, rule: &own::Rule, why: own::Fault) {
        let title = rule.head().title.clone();
        self.log.push(Event::failed(seat, title, why));
    }

    /// Puts a player out of whom a rule of the table's own says so.
    pub(super) fn put_out(&mut self, seat: Seat, question: &'static str) {
        let player = &self.state.players[seat];
        let by = self.rules.own_says(question, player, &self.state.counts);
        if by.is_some() && player.is_in() {
            self.exit(seat, Exit::Own);
            self.tell_decided(seat, by);
        }
    }
}

/// A rule counts so much from now on.
fn set(counts: &mut Counts, slug: &str, count: u32) {
    match counts.get_mut(slug) {
        Some(before) => *before = count,
        None => drop(counts.insert(slug.to_owned(), count)),
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
    let before = std::mem::take(&mut state.counts);
    state.counts = counts_of_all(rules, Some(old), &before);
}

/// What is counted of the table when rules come into force: anew, but for rules that were there before.
pub(super) fn counts_of_all(rules: &Rules, old: Option<&Rules>, before: &Counts) -> Counts {
    let same =
        |rule: &own::Rule| old.is_some_and(|old| old.table_counters().any(|one| one == rule));
    let each = rules.table_counters().map(|rule| {
        let slug = &rule.head().slug;
        let kept = before.get(slug).copied().filter(|_| same(rule));
        (slug.clone(), kept.unwrap_or_else(|| own_start_of_all(rule)))
    });
    each.collect()
}
