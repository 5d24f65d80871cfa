//! What events do, one effect after the other, asking for one pick at a time (R18, R21, R22, S4).

use table::Seat;

use crate::action::{End, Pick};
use crate::card::{Card, CardSet};
use crate::deck::{Effect, Party, Payee, Place, Zone};
use crate::event::{Close, Fact};
use crate::money::{Bill, Creditor, Reason};
use crate::moves::Move;
use crate::state::{Picks, Playing, Roll};
use crate::targets::Need;
use crate::waiting::{Waiting, small};

use super::{Log, Play};

/// Where a cow comes to rest in one's own field until it is arranged: the roll counts it last.
const OWN_END: End = End::Left;

impl<L: Log> Play<'_, L> {
    /// Goes on with an event, or says which pick or draw is waited for.
    #[inline(never)]
    pub(super) fn effect_forced(&mut self, at: u8, picks: Picks) -> Option<Waiting> {
        let Some(card) = self.s.on_table else {
            self.s.playing = None;
            return None;
        };
        let cow = self.cow;
        let Some(effect) = cow.deck.effects(card).get(usize::from(at)) else {
            self.s.on_table = None;
            self.s.discard.insert(card);
            self.finish_playing();
            return self.step_forced();
        };
        match cow.need(self.s, effect, &picks) {
            Some(Need::Luck(of)) => return Some(Waiting::HandCard(small(of))),
            Some(need) => return self.pick_forced(card, need),
            None => self.carry_out(effect, at, picks),
        }
        None
    }

    /// Picks what is the only thing to pick; with nothing to pick this effect is a blank (A19).
    fn pick_forced(&mut self, card: Card, need: Need) -> Option<Waiting> {
        let (mut first, mut second) = (None, None);
        self.cow.each_pick(self.s, need, |pick| {
            (first, second) = (first.or(Some(pick)), first.map(|_| pick));
            second.is_none()
        });
        match (first, second) {
            (None, _) => {
                self.tell(|cow| Fact::EventBlank {
                    card: cow.named(card),
                });
                self.next_effect();
            }
            (Some(only), None) => self.pick(only),
            (Some(_), Some(_)) => return Some(Waiting::Pick),
        }
        None
    }

    fn next_effect(&mut self) {
        if let Some(Playing::Event { at, .. }) = self.s.playing {
            self.s.playing = Some(Playing::Event {
                at: at + 1,
                picks: Picks::default(),
            });
        }
    }

    /// Writes down a pick.
    fn pick(&mut self, pick: Move) {
        let Some(Playing::Event { at, mut picks }) = self.s.playing else {
            return;
        };
        match pick {
            Move::PickCow(cow) if picks.cow.is_none() => picks.cow = Some(cow),
            Move::PickCow(cow) => picks.other = Some(cow),
            Move::PickCard(card) => picks.card = Some(card),
            Move::PickEnd(end) => picks.end = Some(end),
            Move::PickSeat(seat) => {
                picks.seat = Some(seat);
                self.look(at, seat);
            }
            _ => {}
        }
        self.s.playing = Some(Playing::Event { at, picks });
    }

    /// Writes down a pick that was a choice; a card picked out of a hand is not everybody's business.
    pub(crate) fn pick_openly(&mut self, pick: Move) {
        let seat = self.s.active;
        let told = match pick {
            Move::PickCow(cow) => Some((Pick::Cow(self.cow.deck.id(cow)), Some(cow))),
            Move::PickSeat(seat) => Some((Pick::Seat(seat), None)),
            Move::PickEnd(end) => Some((Pick::End(end), None)),
            _ => None,
        };
        if let Some((pick, card)) = told {
            self.tell(|cow| Fact::Picked {
                seat,
                pick,
                cow: card.map(|card| cow.named(card)),
            });
        }
        self.pick(pick);
    }

    /// Whoever picks a hand to steal from sees it.
    fn look(&mut self, at: u8, of: Seat) {
        let effects = self
            .s
            .on_table
            .map(|card| self.cow.deck.effects(card))
            .unwrap_or_default();
        if effects.get(usize::from(at)) != Some(&Effect::StealCard) {
            return;
        }
        let (seat, hand) = (self.s.active, self.s.hands[of]);
        self.s.knowledge.looked(seat, hand);
        self.tell_some(|cow| Close::HandSeen {
            seat,
            of,
            cards: cow.all_named(hand),
        });
    }

    /// Does an effect for which everything has been picked.
    #[inline(never)]
    fn carry_out(&mut self, effect: &Effect, at: u8, picks: Picks) {
        if self.pays_owner_first(effect, &picks) {
            let picks = Picks {
                paid: true,
                ..picks
            };
            self.s.playing = Some(Playing::Event { at, picks });
            return;
        }
        self.next_effect();
        match (effect, picks.cow) {
            (Effect::Roll, _) => {
                self.s.tally.extra_rolls += 1;
                self.s.roll = Some(Roll::Arrange);
            }
            (Effect::Draw(n), _) => self.s.drawing = *n,
            (Effect::Transfer { from, to, amount }, _) => self.bill_all(*from, *to, *amount),
            (Effect::Bomb(_), Some(cow)) => self.bomb(cow),
            (Effect::DiscardCow(_), Some(cow)) => self.discard_cow(cow),
            (Effect::MoveCow { to, .. }, Some(cow)) => self.move_cow(cow, *to, &picks),
            (Effect::SwapCows, Some(cow)) => self.swap_cows(cow, &picks),
            (Effect::TakeDiscard { to, .. }, _) => self.take_discard(*to, &picks),
            (Effect::StealCard, _) => {
                if let (Some(from), Some(card)) = (picks.seat, picks.card) {
                    self.take_card(card, from);
                }
            }
            (
                Effect::Bomb(_) | Effect::DiscardCow(_) | Effect::MoveCow { .. } | Effect::SwapCows,
                None,
            ) => {}
        }
    }

    /// Bills the cow's price to the player where its field's owner is to be paid and has not been.
    fn pays_owner_first(&mut self, effect: &Effect, picks: &Picks) -> bool {
        let Effect::MoveCow {
            pay: Some(Payee::Owner),
            ..
        } = effect
        else {
            return false;
        };
        let owner = picks.cow.and_then(|cow| self.s.ring.whose(cow));
        let (false, Some(cow), Some(owner)) = (picks.paid, picks.cow, owner) else {
            return false;
        };
        let (payer, amount) = (self.s.active, self.cow.deck.price(cow));
        let to = Creditor::Seat(owner);
        self.charge(Bill {
            payer,
            to,
            amount,
            reason: Reason::Event,
        });
        true
    }

    /// Bills in seat order from the player's left (S6).
    fn bill_all(&mut self, from: Party, to: Party, amount: i32) {
        let you = self.s.active;
        for other in self.s.others_from_left(you) {
            let (payer, to) = match (from, to) {
                (Party::Others, Party::Pot) => (other, Creditor::Pot),
                (Party::Others, Party::You | Party::Others) => (other, Creditor::Seat(you)),
                (Party::You | Party::Pot, Party::Pot) => (you, Creditor::Pot),
                (Party::You | Party::Pot, Party::Others | Party::You) => {
                    (you, Creditor::Seat(other))
                }
            };
            self.s.bills.push(Bill {
                payer,
                to,
                amount,
                reason: Reason::Event,
            });
            if to == Creditor::Pot && payer == you {
                return;
            }
        }
    }

    fn discard_cow(&mut self, cow: Card) {
        let (seat, field) = (self.s.active, self.s.ring.whose(cow));
        self.s.take_out(cow);
        if let Some(field) = field {
            self.tell(|rules| Fact::CowDiscarded {
                seat,
                cow: rules.named(cow),
                field,
            });
        }
    }

    /// Moves a cow; a Spy keeps its owner, what it has done this turn stays done (S4, A17).
    fn move_cow(&mut self, cow: Card, to: Place, picks: &Picks) {
        let seat = self.s.active;
        let to = match to {
            Place::Own => seat,
            Place::Elsewhere => picks.seat.unwrap_or(seat),
        };
        let end = if to == seat {
            OWN_END
        } else {
            picks.end.unwrap_or(OWN_END)
        };
        if let Some(from) = self.s.ring.take(cow) {
            self.place(cow, to, end);
            self.tell(|rules| Fact::CowMoved {
                seat,
                cow: rules.named(cow),
                from,
                to,
            });
        }
    }

    /// Yours goes to an end of his line, his into your field (S4).
    fn swap_cows(&mut self, gave: Card, picks: &Picks) {
        let seat = self.s.active;
        let Some((took, with)) = picks
            .other
            .and_then(|took| Some((took, self.s.ring.whose(took)?)))
        else {
            return;
        };
        self.s.ring.take(gave);
        self.s.ring.take(took);
        self.place(gave, with, picks.end.unwrap_or(OWN_END));
        self.place(took, seat, OWN_END);
        self.tell(|cow| Fact::CowsSwapped {
            seat,
            gave: cow.named(gave),
            took: cow.named(took),
            with,
        });
    }

    fn take_discard(&mut self, to: Zone, picks: &Picks) {
        let seat = self.s.active;
        let Some(card) = picks.card else {
            return;
        };
        self.s.discard.remove(card);
        match to {
            Zone::Hand => {
                self.s.hands[seat].insert(card);
                self.s.knowledge.shown(card);
                self.tell(|cow| Fact::CardFished {
                    seat,
                    card: cow.named(card),
                });
            }
            Zone::Field => {
                self.put_in_play(card, seat, OWN_END);
                self.tell(|cow| Fact::CowReturned {
                    seat,
                    cow: cow.named(card),
                });
            }
        }
    }

    /// The card of another hand that was drawn, by its place in the order of the deck file.
    pub(crate) fn steal_drawn(&mut self, nth: usize) {
        let Some(Playing::Event { at, mut picks }) = self.s.playing else {
            return;
        };
        let hand = picks.seat.map_or(CardSet::EMPTY, |seat| self.s.hands[seat]);
        picks.card = hand.nth(nth);
        self.s.playing = Some(Playing::Event { at, picks });
    }

    fn take_card(&mut self, card: Card, from: Seat) {
        let seat = self.s.active;
        self.s
            .knowledge
            .stolen(card, self.s.hands[from], from, seat);
        self.s.hands[from].remove(card);
        self.s.hands[seat].insert(card);
        self.tell_some(|cow| Close::CardStolen {
            seat,
            from,
            card: cow.named(card),
        });
    }
}
