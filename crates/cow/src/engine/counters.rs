//! Rules of the table's own at counting (P30, O2).

use own::{Given, Rule};
use table::Seat;

use crate::Cow;
use crate::card::Card;
use crate::counting::{Counting, Counts, Happened};
use crate::event::Fact;
use crate::rules::{card, turn};

use super::{Log, Play};

impl<L: Log> Play<'_, L> {
    /// Counts begin when a game does and when a rule comes into force; a rule that `old` had in the same words goes on.
    pub(crate) fn begin_counts(&mut self, old: Option<&Cow>) {
        let before = self.s.counting.take();
        let cow = self.cow;
        let own = cow.rules.own();
        let counts =
            |rule: &Rule| rule.counts_players() || rule.counts_table() || rule.answers("bonus");
        if !own.iter().any(|rule| counts(rule)) {
            return;
        }
        self.s.counting = Some(Box::new(Counting {
            happened: before
                .as_ref()
                .map_or_else(Happened::default, |before| before.happened),
            counts: vec![Counts::default(); own.len()],
            untold: Vec::new(),
        }));
        for (by, rule) in own.iter().enumerate() {
            let place = old.and_then(|old| old.rules.own().iter().position(|one| one == rule));
            let kept = place.zip(before.as_ref());
            match kept.and_then(|(place, before)| before.counts.get(place)) {
                Some(kept) => self.set_counts(by, |counts| *counts = *kept),
                None => self.first_counts(by),
            }
        }
    }

    fn first_counts(&mut self, by: usize) {
        if let Some(table) = self.counted(by, "table_starting", |_| Vec::new()) {
            self.set_counts(by, |counts| counts.table = table);
        }
        for seat in (0..self.s.seats).map(Seat::at) {
            let told = |play: &Self| vec![play.told_of(seat, by)];
            if let Some(count) = self.counted(by, "starting", told) {
                self.set_counts(by, |counts| counts.of[seat] = count);
            }
        }
    }

    /// A turn has begun: nothing has happened in it.
    pub(super) fn forget_happened(&mut self) {
        self.note(|happened| *happened = Happened::default());
    }

    /// Notes what has happened in the turn, where a rule counts.
    pub(super) fn note(&mut self, happens: impl FnOnce(&mut Happened)) {
        if let Some(counting) = &mut self.s.counting {
            happens(&mut counting.happened);
        }
    }

    /// A cow has exploded: of its owner and of the table is counted what the rules say.
    pub(super) fn count_explosion(&mut self, owner: Seat, cow: Card) {
        if self.s.counting.is_none() {
            return;
        }
        let own = owner == self.s.active;
        self.note(|happened| {
            happened.exploded += 1;
            happened.own += u32::from(own);
        });
        let told = |play: &Self| card(&play.cow.deck, cow);
        self.recount(
            owner,
            ["count_after_explosion", "table_after_explosion"],
            told,
        );
    }

    /// A turn is over: the same.
    pub(super) fn count_turn(&mut self, seat: Seat) {
        if self.s.counting.is_some() {
            let told = |play: &Self| turn(play.happened());
            self.recount(seat, ["count_after_turn", "table_after_turn"], told);
        }
    }

    /// What has happened in the turn, where a rule asks.
    pub(super) fn happened(&self) -> Happened {
        let counting = self.s.counting.as_ref();
        let noted = counting.map_or_else(Happened::default, |counting| counting.happened);
        Happened {
            played: self.s.tally.plays,
            ..noted
        }
    }

    /// Something has happened to a player: every rule counts it of him, then of the table.
    #[inline(never)]
    fn recount(
        &mut self,
        seat: Seat,
        [of_player, of_table]: [&'static str; 2],
        happened: impl Fn(&Self) -> Given,
    ) {
        if !self.s.inside.contains(seat) {
            return;
        }
        let told = |by| {
            let happened = &happened;
            move |play: &Self| vec![happened(play), play.told_of(seat, by)]
        };
        for by in 0..self.cow.rules.own().len() {
            self.recount_by(by, (seat, of_player), told(by));
        }
        for by in 0..self.cow.rules.own().len() {
            self.recount_all_by(by, of_table, told(by));
        }
    }

    /// One rule counts it of him.
    pub(super) fn recount_by(
        &mut self,
        by: usize,
        (seat, question): (Seat, &'static str),
        told: impl FnOnce(&Self) -> Vec<Given>,
    ) {
        let count = self.counted(by, question, told);
        let before = self.s.counted(by).of[seat];
        if let Some(count) = count.filter(|&count| count != before) {
            self.set_counts(by, |counts| counts.of[seat] = count);
            self.tell_counted(by, Some(seat), count);
        }
    }

    /// One rule counts it of the table.
    pub(super) fn recount_all_by(
        &mut self,
        by: usize,
        question: &'static str,
        told: impl FnOnce(&Self) -> Vec<Given>,
    ) {
        let count = self.counted(by, question, told);
        let before = self.s.counted(by).table;
        if let Some(count) = count.filter(|&count| count != before) {
            self.set_counts(by, |counts| counts.table = count);
            self.tell_counted(by, None, count);
        }
    }

    /// What the rule at a place says that a count has become; nothing where it does not say, or cannot, which is told.
    fn counted(
        &mut self,
        by: usize,
        question: &'static str,
        told: impl FnOnce(&Self) -> Vec<Given>,
    ) -> Option<u32> {
        let cow = self.cow;
        let rule = cow.rules.own().get(by)?;
        if !rule.answers(question) {
            return None;
        }
        match rule.number(question, &told(self)) {
            Ok(count) => u32::try_from(count?).ok(),
            Err(why) => {
                self.tell_failed(by, why);
                None
            }
        }
    }

    fn set_counts(&mut self, by: usize, set: impl FnOnce(&mut Counts)) {
        let counting = self.s.counting.as_mut();
        if let Some(counts) = counting.and_then(|counting| counting.counts.get_mut(by)) {
            set(counts);
        }
    }

    fn tell_counted(&mut self, by: usize, seat: Option<Seat>, count: u32) {
        self.tell(|cow| {
            let head = cow.rules.own().get(by).map(|rule| rule.head());
            let (rule, counter, of_table) = head.map_or_else(Default::default, |head| {
                let (title, counter) = (head.title.clone(), head.counter.clone());
                (title, counter, head.table_counter.clone())
            });
            match seat {
                Some(seat) => Fact::OwnRuleCounted {
                    seat,
                    rule,
                    counter,
                    count,
                },
                None => Fact::OwnRuleCountedAll {
                    rule,
                    counter: of_table,
                    count,
                },
            }
        });
    }
}
