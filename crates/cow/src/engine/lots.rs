//! What rules of the table's own draw before a turn (O2).

use own::{Given, Question};
use table::Seat;

use crate::event::Fact;
use crate::state::{Lot, Step};

use super::{Log, Play};

impl<L: Log> Play<'_, L> {
    /// Whether a rule draws something before the turn, the first by name after another; then that is waited for.
    #[inline]
    pub(super) fn asks_for_lot(&mut self, after: Option<&str>) -> bool {
        if self.s.counting.is_none() {
            return false;
        }
        self.s.lot = self.next_lot(after).map(Box::new);
        let asks = self.s.lot.is_some();
        if asks {
            self.s.step = Step::Lot;
        }
        asks
    }

    fn next_lot(&mut self, after: Option<&str>) -> Option<Lot> {
        let (cow, seat) = (self.cow, self.s.active);
        let own = cow.rules.own().iter().enumerate();
        let later = |slug: &str| after.is_none_or(|after| slug > after);
        for (by, rule) in own.filter(|(_, rule)| later(&rule.head().slug)) {
            if !rule.answers(Question::DRAW.name) {
                continue;
            }
            match rule.weights(Question::DRAW.name, &[self.told_of(seat, by)]) {
                Ok(Some(weights)) => {
                    let rule = rule.head().slug.clone();
                    return Some(Lot { rule, weights });
                }
                Ok(None) => {}
                Err(why) => self.tell_failed(by, why),
            }
        }
        None
    }

    /// This place was drawn: the rule is told, and the next one draws, or the turn goes on.
    pub(super) fn lot_drawn(&mut self, place: u32) {
        let Some(lot) = self.s.lot.take() else {
            return;
        };
        let own = self.cow.rules.own();
        if let Some(by) = own.iter().position(|rule| rule.head().slug == lot.rule) {
            self.hear_lot(by, self.s.active, (&lot, place));
        }
        if !self.asks_for_lot(Some(&lot.rule)) {
            self.go_to_city();
        }
    }

    fn hear_lot(&mut self, by: usize, seat: Seat, (lot, place): (&Lot, u32)) {
        self.tell(|cow| Fact::OwnRuleDrew {
            seat,
            rule: cow.rules.own()[by].head().title.clone(),
            place,
            weight: lot.weights.of(place),
            of: lot.weights.sum(),
        });
        let told = |play: &Self| vec![Given::Number(place.into()), play.told_of(seat, by)];
        self.recount_by(by, (seat, Question::AFTER_DRAW.name), told);
        self.recount_all_by(by, Question::TABLE_AFTER_DRAW.name, told);
    }
}
