//! What rules of the table's own count (O2).

use own::Rule;
use table::Seat;

use super::Play;
use super::own::me;
use crate::event::Fact;
use crate::rules::{Counts, Happened, Rules, own_start, own_start_of_all};
use crate::state::State;

impl Play<'_> {
    /// Something has happened to a player: what is counted of it is counted, of him and then of the table.
    pub(super) fn recount(&mut self, seat: Seat, happened: Happened<'_>) {
        let rules = self.game.agreed();
        for counter in rules.counters() {
            self.recount_by(counter, seat, happened);
        }
        for counter in rules.table_counters() {
            self.recount_all_by(counter, seat, happened);
        }
    }

    /// One rule, at its place, counts it of him.
    pub(super) fn recount_by(
        &mut self,
        (by, rule): (usize, &Rule),
        seat: Seat,
        happened: Happened<'_>,
    ) {
        let me = me(self.state, seat, rule);
        match happened.counted(rule, me, false) {
            Ok(Some(count)) if count != me.count => {
                let counts = &mut self.state.players[seat].counts;
                counts.insert(rule.head().slug.clone(), count);
                self.tell(Fact::OwnRuleCounted {
                    seat,
                    rule: rule.head().title.clone(),
                    counter: rule.head().counter.clone(),
                    count,
                });
            }
            Ok(_) => {}
            Err(why) => self.failed(by, why),
        }
    }

    /// One rule, at its place, counts it of the table.
    pub(super) fn recount_all_by(
        &mut self,
        (by, rule): (usize, &Rule),
        seat: Seat,
        happened: Happened<'_>,
    ) {
        let me = me(self.state, seat, rule);
        match happened.counted(rule, me, true) {
            Ok(Some(count)) if count != me.table => {
                self.state.counts.insert(rule.head().slug.clone(), count);
                self.tell(Fact::OwnRuleCountedAll {
                    rule: rule.head().title.clone(),
                    counter: rule.head().table_counter.clone(),
                    count,
                });
            }
            Ok(_) => {}
            Err(why) => self.failed(by, why),
        }
    }
}

/// Begins the counts of rules that count from now on, keeps those of rules that were there before, and drops the others.
/// Which rule could not say from what its count begins is kept until it is told (O5).
pub(crate) fn begin_counts(rules: &Rules, old: Option<&Rules>, state: &mut State) {
    let ((), untold) = own::overheard(|| begin(rules, old, state));
    state.untold = untold;
}

fn begin(rules: &Rules, old: Option<&Rules>, state: &mut State) {
    let stays = |slug: &str| {
        let of = |rules: &Rules| {
            rules
                .own()
                .iter()
                .find(|rule| rule.head().slug == slug)
                .cloned()
        };
        old.and_then(of)
            .is_some_and(|before| of(rules) == Some(before))
    };
    let kept = |counts: &mut Counts| counts.retain(|slug, _| stays(slug));
    kept(&mut state.counts);
    for (_, rule) in rules.table_counters() {
        let count = state.counts.entry(rule.head().slug.clone());
        count.or_insert_with(|| own_start_of_all(rule));
    }
    for seat in state.players.seats() {
        kept(&mut state.players[seat].counts);
        for (_, rule) in rules.counters() {
            let slug = &rule.head().slug;
            if !state.players[seat].counts.contains_key(slug) {
                let begins = own_start(rule, me(state, seat, rule));
                state.players[seat].counts.insert(slug.clone(), begins);
            }
        }
    }
}
