//! Plain games under texts of the table's own that look at nothing but throws, where a turn stands and what is banked
//! (H12): what they say of throws stands in the table, what they say of banks is asked once for each number of points.

use wimpout::{Banking, Landing, Rules, Spot, ThrowTable};

use super::super::swift::Policy;
use super::{Count, Match};
use crate::Quick;

/// Points come in steps of this many.
const STEP: u32 = 5;
/// What is banked is asked beforehand up to so many steps.
const KEPT: u32 = 200;
/// The engine looks no further for points that would pass the leader.
const MOST_STEPS: usize = 100_000;

/// What texts say of banks.
#[derive(Debug)]
pub(super) struct Texts {
    rules: Rules,
    /// By the points, in steps.
    kept: Vec<Banking>,
}

impl Texts {
    /// The texts of these rules, if they are such; `tables` hold what they say of throws.
    pub(super) fn of(rules: &Rules, tables: [&ThrowTable; 2]) -> Option<Self> {
        let held = rules.counts_throws() == 0 && !tables.iter().any(|table| table.fails());
        (held && rules.own_is_plain()).then(|| Self {
            kept: (0..KEPT).map(|step| rules.banking(step * STEP)).collect(),
            rules: rules.clone(),
        })
    }

    /// What a bank of so many points comes to.
    fn banking(&self, points: u32) -> Banking {
        let kept = self.kept.get((points / STEP) as usize);
        kept.copied().unwrap_or_else(|| self.rules.banking(points))
    }
}

impl Match<'_> {
    /// What a bank brings; what texts do to it is counted.
    pub(super) fn paid(&mut self, points: u32) -> u32 {
        let Some(texts) = &self.plain.texts else {
            return points;
        };
        let bank = texts.banking(points);
        self.count(Count::Acts, bank.acts.into());
        self.count(Count::Fails, bank.fails.into());
        bank.paid
    }

    /// Throws a turn of `seat` to its end; the last throw, and the points.
    pub(super) fn under(&mut self, texts: &Texts, seat: usize, luck: &mut Quick) -> (Landing, u32) {
        let plain = self.plain;
        let holds = matches!(plain.policies[seat], Policy::Hold(_));
        let planned = (!holds).then(|| self.plan(seat, self.needs(texts, seat)));
        let table = if holds {
            &plain.table
        } else {
            plain.plans.table()
        };
        let (mut spot, mut points) = (Spot::START, 0);
        loop {
            let (mut landing, mut acts) = table.throw_acting(spot, luck);
            if let Some((list, more)) = landing.choice() {
                let way = planned.map_or(0, |plan| plan.picks(list, points + more));
                (landing, acts) = table.way(list, way, more);
            }
            points += landing.points();
            spot = landing.next();
            self.counts[landing.kind()] += 1;
            self.count(Count::Acts, acts.into());
            let stops = || planned.is_none_or(|plan| plan.stops(spot, points));
            let may_bank = || !landing.must_throw() && self.may_bank(texts, seat, points);
            if landing.ends_turn() || may_bank() && stops() {
                return (landing, points);
            }
        }
    }

    /// Whether so many points may be banked, and somebody who holds out would.
    fn may_bank(&self, texts: &Texts, seat: usize, points: u32) -> bool {
        if self.leader.is_none() {
            return points >= self.players[seat].least;
        }
        points >= self.opens_with(seat) && self.would_lead(texts, seat, points)
    }

    /// What a turn must come to, as the engine tells it.
    fn needs(&self, texts: &Texts, seat: usize) -> u32 {
        if self.leader.is_none() {
            return self.players[seat].least;
        }
        let leads = |points: &u32| self.would_lead(texts, seat, *points);
        let passes = (0..).step_by(STEP as usize).take(MOST_STEPS).find(leads);
        self.opens_with(seat).max(passes.unwrap_or(u32::MAX))
    }

    fn would_lead(&self, texts: &Texts, seat: usize, points: u32) -> bool {
        let lead = self.leader.map_or(0, |leader| self.players[leader].score);
        self.players[seat].score + texts.banking(points).paid > lead
    }

    fn opens_with(&self, seat: usize) -> u32 {
        if self.players[seat].opened {
            0
        } else {
            self.plain.opening
        }
    }
}
