//! Whether a seat may do something now, listed or not, and if not, by which rule.

use table::{Refusal, Seat};

use crate::Cow;
use crate::action::{Action, Pick};
use crate::card::{Card, CardSet};
use crate::choices::{field_mates, least_to_add};
use crate::deck::Kind;
use crate::id::Id;
use crate::money::{Bill, FULL};
use crate::rules::Way;
use crate::state::State;
use crate::targets::Need;
use crate::waiting::Waiting;

type Verdict = Result<(), Refusal>;

fn no(rule: &str, why: impl Into<String>) -> Verdict {
    Err(Refusal::illegal(rule, why))
}

fn ok_if(fits: bool, rule: &str, why: impl FnOnce() -> String) -> Verdict {
    if fits { Ok(()) } else { no(rule, why()) }
}

impl Cow {
    /// Whether `seat` may do `action`; `otherwise` is said where no rule of the game is the reason.
    pub(crate) fn legal(
        &self,
        state: &State,
        seat: Seat,
        action: &Action,
        otherwise: Refusal,
    ) -> Verdict {
        if !state.seated(seat) {
            return Err(otherwise);
        }
        let waiting = self.waiting(state);
        let asked = waiting.seat(state) == Some(seat);
        if !state.inside.contains(seat) && !asked {
            return no(
                "A26",
                format!("{seat} has dropped out and takes no part in the game"),
            );
        }
        let (false, true) = (waiting == Waiting::Over, waiting.draw(state).is_none()) else {
            return Err(otherwise);
        };
        if *action == Action::DropOut && !matches!(waiting, Waiting::BuyIn(_)) {
            return self.may_drop_out(state, waiting, seat);
        }
        if !asked {
            return Err(otherwise);
        }
        match waiting {
            Waiting::Main => self.legal_play(state, action, otherwise),
            Waiting::Pick => match self.need_now(state) {
                Some(need) => self.legal_pick(state, &need, action, otherwise),
                None => Err(otherwise),
            },
            Waiting::Arrange => match action {
                Action::Arrange { order } => self.order(state, order).map(|_| ()),
                other => Err(refuse_for(
                    other,
                    "A5",
                    "the field is being arranged for the roll",
                )),
            },
            Waiting::Window { holder, .. } => self.legal_in_window(state, holder, action),
            Waiting::Debt(_) => match state.bills.first() {
                Some(bill) => self.legal_in_debt(state, bill, action),
                None => Err(otherwise),
            },
            Waiting::BuyIn(_) => {
                let fits = matches!(action, Action::Add { amount: FULL } | Action::DropOut);
                ok_if(fits, "S7", || {
                    format!("add {FULL} to buy in again, or drop out")
                })
            }
            Waiting::Over
            | Waiting::Starter(_)
            | Waiting::Deal
            | Waiting::Lot
            | Waiting::City
            | Waiting::Draw
            | Waiting::Die
            | Waiting::HandCard(_) => Err(otherwise),
        }
    }

    fn may_drop_out(&self, state: &State, waiting: Waiting, seat: Seat) -> Verdict {
        let in_debt = waiting == Waiting::Debt(seat);
        let at_will = self.rules.may_leave_at_will(state.purses[seat].cash);
        ok_if(in_debt || at_will, "R45", || {
            "a player drops out only when he cannot pay, or has $0".to_owned()
        })
    }

    fn legal_play(&self, state: &State, action: &Action, otherwise: Refusal) -> Verdict {
        match action {
            Action::PlayCow { card, field, .. } => {
                let card = self.held(state, *card)?;
                ok_if(self.deck.is_cow(card), "R18", || {
                    "that is an event: it is played with play-event".to_owned()
                })?;
                ok_if(state.inside.contains(*field), "S7", || {
                    format!("{field} has no field")
                })
            }
            Action::PlayEvent { card } => {
                let card = self.held(state, *card)?;
                ok_if(!self.deck.is_cow(card), "R15", || {
                    "that is a cow: it is played into a field with play-cow".to_owned()
                })?;
                ok_if(self.may_play_event(state, card), "A19", || {
                    format!("{} finds no target now", self.deck.face(card).name)
                })
            }
            Action::Arrange { order } => self.order(state, order).map(|_| ()),
            Action::EndPlay => Ok(()),
            other => Err(out_of_place(other, otherwise)),
        }
    }

    fn held(&self, state: &State, id: Id) -> Result<Card, Refusal> {
        let card = self.deck.find(id);
        card.filter(|&card| state.hands[state.active].contains(card))
            .ok_or_else(|| {
                Refusal::illegal(
                    "R14",
                    format!("{id} is not in the hand of {}", state.active),
                )
            })
    }

    /// The cows of an order, from right to left; it must be the player's own field, every cow once.
    pub(crate) fn order(&self, state: &State, order: &[Id]) -> Result<Vec<Card>, Refusal> {
        let field = state.ring.field(state.active);
        let cows: Vec<Card> = order
            .iter()
            .rev()
            .filter_map(|&id| self.deck.find(id))
            .collect();
        let set = |cows: &[Card]| cows.iter().copied().collect::<CardSet>();
        if cows.len() == order.len() && cows.len() == field.len() && set(&cows) == set(field) {
            return Ok(cows);
        }
        if cows.iter().any(|&cow| {
            state
                .ring
                .whose(cow)
                .is_some_and(|seat| seat != state.active)
        }) {
            return Err(Refusal::illegal(
                "R20",
                "nobody arranges the field of another player",
            ));
        }
        let why = "an order has every cow of your own field once, left to right, and no other card";
        Err(Refusal::illegal("R19", why))
    }

    fn legal_pick(
        &self,
        state: &State,
        need: &Need,
        action: &Action,
        otherwise: Refusal,
    ) -> Verdict {
        let Action::Pick(pick) = action else {
            return Err(refuse_for(
                action,
                "S4",
                "the event being played asks for a pick first",
            ));
        };
        if self.as_pick(*pick).is_some_and(|pick| need.is_met_by(pick)) {
            return Ok(());
        }
        match (need, pick) {
            (Need::Seat(_), Pick::Seat(seat)) if state.seated(*seat) => {
                no("S4", format!("{seat} cannot be picked"))
            }
            (Need::Cow(_), Pick::Cow(id)) => no("A21", format!("{id} cannot be picked")),
            (Need::Card(_), Pick::Card(id)) => no("A19", format!("{id} cannot be picked")),
            _ => Err(otherwise),
        }
    }

    fn legal_in_window(&self, state: &State, holder: Card, action: &Action) -> Verdict {
        let kind = self.deck.kind(holder);
        let name = &self.deck.face(holder).name;
        let acted = || format!("{name} has used his power this turn");
        match action {
            Action::Explode => Ok(()),
            Action::Defuse => {
                ok_if(kind == Kind::Mechanic, "R33", || {
                    format!("{name} is no Mechanic")
                })?;
                ok_if(self.may_defuse(state, holder), "R36", acted)
            }
            Action::Pass { to } => {
                ok_if(kind == Kind::General, "R34", || {
                    format!("{name} is no General")
                })?;
                ok_if(!state.used.contains(holder), "R36", acted)?;
                let mates = field_mates(state, holder);
                let fits = self.deck.find(*to).is_some_and(|cow| mates.contains(cow));
                ok_if(fits, "R34", || {
                    format!("{to} is no other cow of this field")
                })?;
                self.bomb_may_go(holder, *to)
            }
            Action::Steal { by } => self.legal_steal(state, holder, *by),
            other => Err(refuse_for(
                other,
                "R26",
                "a bomb has been found; settle that first",
            )),
        }
    }

    fn legal_steal(&self, state: &State, holder: Card, by: Id) -> Verdict {
        let pec = self.deck.find(by).filter(|&cow| {
            self.deck.kind(cow) == Kind::Pec && field_mates(state, holder).contains(cow)
        });
        let Some(pec) = pec else {
            return no("R35", format!("{by} is no other P.E.C. of this field"));
        };
        ok_if(!state.used.contains(pec), "R36", || {
            format!("{} has used his power this turn", self.deck.face(pec).name)
        })?;
        self.bomb_may_go(holder, by)
    }

    /// Refuses where a rule of the table's own keeps a bomb with its holder (P30, O12).
    fn bomb_may_go(&self, holder: Card, to: Id) -> Verdict {
        let to = self.deck.find(to).unwrap_or_default();
        let by = self.rules.bomb_stays(&self.deck, holder, to);
        match by.and_then(|by| self.rules.own().get(by)) {
            None => Ok(()),
            Some(rule) => no(
                "P30",
                format!(
                    "the bomb may not go to {}: \u{201c}{}\u{201d}, a rule of the table's own, line {}",
                    self.deck.face(to).name,
                    rule.head().title,
                    rule.line_of("stays")
                ),
            ),
        }
    }

    fn legal_in_debt(&self, state: &State, bill: Bill, action: &Action) -> Verdict {
        let way = self.rules.way_out_of_debt();
        match action {
            Action::Loan => ok_if(way != Way::Add, "R44", || {
                "nobody lends at this table".to_owned()
            }),
            Action::Add { amount } => {
                ok_if(way == Way::Add, "R44", || {
                    "no money is added at this table".to_owned()
                })?;
                let least = least_to_add(state, bill);
                let fits = amount % 50 == 0 && (least..=FULL.max(least)).contains(amount);
                ok_if(fits, "S8", || {
                    format!("add a multiple of 50 from {least} to {FULL}")
                })
            }
            other => Err(refuse_for(other, "A25", "a debt has to be settled first")),
        }
    }
}

/// An action that the moment has no place for, refused by the rule of the moment.
fn refuse_for(action: &Action, rule: &str, why: &str) -> Refusal {
    let rule = if matches!(action, Action::Arrange { .. }) {
        "R19"
    } else {
        rule
    };
    Refusal::illegal(rule, format!("{} cannot be done now: {why}", name(action)))
}

/// An action that has no place in the play step.
fn out_of_place(action: &Action, otherwise: Refusal) -> Refusal {
    match action {
        Action::Loan | Action::Add { .. } => refuse_for(action, "A25", "nobody is in debt"),
        Action::Explode | Action::Defuse | Action::Pass { .. } | Action::Steal { .. } => {
            refuse_for(action, "A8", "no cow holds a bomb")
        }
        Action::Pick(_) => refuse_for(action, "S4", "no event asks for a pick"),
        Action::PlayCow { .. }
        | Action::PlayEvent { .. }
        | Action::Arrange { .. }
        | Action::EndPlay
        | Action::DropOut => otherwise,
    }
}

fn name(action: &Action) -> &'static str {
    match action {
        Action::PlayCow { .. } => "play-cow",
        Action::PlayEvent { .. } => "play-event",
        Action::Pick(_) => "pick",
        Action::Arrange { .. } => "arrange",
        Action::EndPlay => "end-play",
        Action::Explode => "explode",
        Action::Defuse => "defuse",
        Action::Pass { .. } => "pass",
        Action::Steal { .. } => "steal",
        Action::Loan => "loan",
        Action::Add { .. } => "add",
        Action::DropOut => "drop-out",
    }
}
