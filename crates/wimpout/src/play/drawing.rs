//! What rules of the table's own draw before a turn (O2).

use own::Question;
use table::Seat;

use super::Play;
use crate::event::Event;
use crate::rules::Rules;
use crate::state::{Drawing, Phase, State};
use crate::turn::{Run, Turn};

/// How a turn begins that is no suspended one: with the first draw for it, or at once.
pub(super) fn first(rules: &Rules, state: &State, seat: Seat) -> Phase {
    begin(rules, state, seat, None)
}

/// The next draw for a turn after that of a rule, or else the turn.
fn begin(rules: &Rules, state: &State, seat: Seat, after: Option<&str>) -> Phase {
    let player = &state.players[seat];
    let drawing = rules.own_draws(player, &state.counts, after);
    drawing.map_or_else(
        || Phase::Turn(Turn::of(seat, Run::fresh(state.turns))),
        |(rule, weights)| {
            let rule = rule.to_owned();
            Phase::Drawing(Drawing {
                seat,
                rule,
                weights,
            })
        },
    )
}

impl Play<'_> {
    /// This place was drawn for the turn that begins: the rule is told, and the next one draws, or the turn goes on.
    pub(crate) fn draw_before(&mut self, place: u32) {
        let Phase::Drawing(Drawing {
            seat,
            rule,
            weights,
        }) = &self.state.phase
        else {
            return;
        };
        let (seat, slug) = (*seat, rule.clone());
        let (weight, of) = (weights.of(place), weights.sum());
        let rules = self.rules;
        let mut own = rules.own().iter();
        if let Some(rule) = own.find(|rule| rule.head().slug == slug) {
            self.log.push(Event::OwnRuleDrew {
                seat,
                rule: rule.head().title.clone(),
                place,
                weight,
                of,
            });
            self.recount_by(rule, (seat, Question::AFTER_DRAW.name), Some(place));
            self.recount_all_by(rule, (seat, Question::TABLE_AFTER_DRAW.name), Some(place));
        }
        self.state.phase = begin(rules, self.state, seat, Some(&slug));
    }
}
