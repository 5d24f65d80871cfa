//! What rules of the table's own draw before a turn (O2).

use own::{Question, Weights};
use table::Seat;

use super::Play;
use super::own::me;
use crate::event::Fact;
use crate::rules::Happened;
use crate::state::{Drawing, Phase, Turn};

impl Play<'_> {
    /// Begins a turn, or first the draw of a rule, the next by name after another. Nothing is drawn for who has left.
    pub(super) fn begin_after(&mut self, after: Option<&str>, turn: Turn) {
        let gone = self.is_gone(turn.seat);
        let next = if gone {
            None
        } else {
            self.next_draw(after, turn.seat)
        };
        self.state.phase = match next {
            Some((rule, weights)) => Phase::Drawing(Drawing {
                turn,
                rule,
                weights,
            }),
            None => Phase::Turn(turn),
        };
    }

    fn next_draw(&mut self, after: Option<&str>, seat: Seat) -> Option<(String, Weights)> {
        let game = self.game;
        for (by, rule) in game.agreed().own().iter().enumerate() {
            let slug = &rule.head().slug;
            let draw = Question::DRAW.name;
            if after.is_some_and(|after| slug.as_str() <= after) || !rule.answers(draw) {
                continue;
            }
            match rule.weights(draw, &[me(self.state, seat, rule).given()]) {
                Ok(Some(weights)) => return Some((slug.clone(), weights)),
                Ok(None) => {}
                Err(why) => self.failed(by, why),
            }
        }
        None
    }

    /// This place was drawn: the rule is told, and the next one draws, or the turn begins.
    pub(crate) fn draw_before(&mut self, place: u32) {
        let Phase::Drawing(Drawing {
            turn,
            rule: slug,
            weights,
        }) = self.state.phase.clone()
        else {
            return;
        };
        let (game, seat) = (self.game, turn.seat);
        let mut own = game.agreed().own().iter().enumerate();
        if let Some((by, rule)) = own.find(|(_, rule)| rule.head().slug == slug) {
            self.tell(Fact::OwnRuleDrew {
                seat,
                rule: rule.head().title.clone(),
                place,
                weight: weights.of(place),
                of: weights.sum(),
            });
            self.recount_by((by, rule), seat, Happened::Drawn(place));
            self.recount_all_by((by, rule), seat, Happened::Drawn(place));
        }
        self.begin_after(Some(&slug), turn);
        self.go_on();
    }
}
