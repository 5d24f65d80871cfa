//! Bombs: windows, waves, explosions, cities and the reckoning (R26–R38, A7–A16).

use table::Seat;

use crate::card::Card;
use crate::chain::Chain;
use crate::deck::Kind;
use crate::event::{Ending, Event, Fact};
use crate::money::{Bill, Creditor, Reason};
use crate::waiting::{Waiting, small};

use super::{Log, Play};

impl<L: Log> Play<'_, L> {
    /// A cow finds a bomb (R26).
    #[inline(never)]
    pub(super) fn bomb(&mut self, cow: Card) {
        let Some(field) = self.s.ring.whose(cow) else {
            return;
        };
        let cows = self.s.ring.field(field);
        let bombers = self.s.ring.herd(field) & self.cow.deck.of_kind(Kind::MadBomber);
        let bombers = if bombers.is_empty() { 0 } else { bombers.len() };
        let chain = Chain::new(field, small(cows.len()), small(bombers));
        self.s.chain.insert(chain).hand(cow);
        self.tell(|rules| Fact::BombFound {
            cow: rules.named(cow),
            field,
        });
    }

    /// Goes on with the chain, or waits for the field's owner where he has a choice.
    #[inline(never)]
    pub(super) fn chain_forced(&mut self) -> Option<Waiting> {
        while let Some(chain) = &self.s.chain
            && self.s.bills.are_paid()
        {
            let field = chain.field;
            if chain.settling {
                self.reckon_next();
                continue;
            }
            let Some(holder) = self.s.holder() else {
                self.blow_up();
                continue;
            };
            if self.cow.has_way_out(self.s, holder) {
                return Some(Waiting::Window { field, holder });
            }
            if let Some(by) = self.cow.kept_by(self.s, holder) {
                self.own_decided(field, by);
            }
            self.explode(holder);
        }
        if self.s.bills.are_paid() {
            self.roll_forced()
        } else {
            None
        }
    }

    /// The field's owner does without every way out (A10).
    pub(crate) fn keep_bomb(&mut self, holder: Card) {
        if let Some(field) = self.s.chain.as_ref().map(|chain| chain.field) {
            self.tell(|cow| Fact::BombKept {
                cow: cow.named(holder),
                field,
            });
        }
        self.explode(holder);
    }

    /// The holder explodes when the wave is over, with all his bombs (A11).
    fn explode(&mut self, holder: Card) {
        if let Some(chain) = &mut self.s.chain {
            chain.doom(holder);
        }
    }

    /// The Mechanic defuses one of his bombs (R33).
    pub(crate) fn defuse(&mut self, holder: Card) {
        let Some(chain) = &mut self.s.chain else {
            return;
        };
        chain.take(holder);
        let field = chain.field;
        self.s.used.insert(holder);
        self.tell(|cow| Fact::BombDefused {
            cow: cow.named(holder),
            field,
        });
    }

    /// The General hands one of his bombs on (R34).
    pub(crate) fn pass(&mut self, holder: Card, to: Card) {
        let Some(chain) = &mut self.s.chain else {
            return;
        };
        chain.take(holder);
        chain.hand(to);
        let field = chain.field;
        self.s.used.insert(holder);
        self.tell(|cow| Fact::BombPassed {
            cow: cow.named(holder),
            to: cow.named(to),
            field,
        });
    }

    /// A P.E.C. takes one of the holder's bombs (R35).
    pub(crate) fn steal(&mut self, holder: Card, by: Card) {
        let Some(chain) = &mut self.s.chain else {
            return;
        };
        chain.take(holder);
        chain.hand(by);
        let field = chain.field;
        self.s.used.insert(by);
        self.tell(|cow| Fact::BombStolen {
            cow: cow.named(holder),
            by: cow.named(by),
            field,
        });
    }

    /// Every bomb of the wave has been dealt with: the doomed explode together (A11).
    #[inline(never)]
    fn blow_up(&mut self) {
        while let Some(chain) = &self.s.chain
            && let Some(cow) = self.s.rightmost(chain.field, chain.doomed)
        {
            self.blow_up_one(chain.field, cow);
        }
        if let Some(chain) = &mut self.s.chain {
            if self.s.ring.len(chain.field) == 0 {
                chain.again = 0;
            }
            if chain.again > 0 && !self.cow.rules.settles_each_wave() {
                self.hand_out_bombs();
            } else {
                chain.settling = true;
            }
        }
    }

    fn blow_up_one(&mut self, field: Seat, cow: Card) {
        let owner = self.s.spies.whose(cow).unwrap_or(field);
        let more = self.exploding(cow);
        let value = self.cow.deck.value(cow) + more.iter().map(|(_, dollars)| dollars).sum::<i32>();
        self.s.take_out_of(field, cow);
        self.s.tally.blown.insert(owner);
        let mut wave = 0;
        if let Some(chain) = &mut self.s.chain {
            chain.forget(cow);
            chain.gains[owner] += value.max(0);
            chain.costs[owner] += (-value).max(0);
            chain.owed.insert(owner);
            chain.exploded += 1;
            if self.cow.deck.kind(cow) == Kind::MadBomber {
                let each = self.cow.rules.each_bomber_hands_out();
                chain.again = if each { chain.again + 1 } else { 1 };
            }
            wave = chain.wave;
        }
        self.tell(|rules| Fact::Exploded {
            cow: rules.named(cow),
            field,
            owner,
            value,
            wave,
        });
        self.tell_of_exploded(owner, cow, &more);
        self.share_of_exploded(owner, cow);
        if owner == self.s.active && self.s.in_turn() {
            self.take_city(owner, cow);
        }
        self.count_explosion(owner, cow);
    }

    /// His own cow on his own turn (R30); there is one city a turn, because no other is turned up (R31).
    fn take_city(&mut self, seat: Seat, cow: Card) {
        if let Some(city) = self.s.cities.take(seat) {
            self.s.tally.city = true;
            self.tell(|rules| {
                let name = rules.deck.city_name(city).to_owned();
                Fact::CityTaken {
                    seat,
                    city,
                    name,
                    cow: rules.named(cow),
                }
            });
            self.note(|happened| happened.city = city.into());
            self.own_city(seat, city.into());
        }
    }

    /// Mad Bombers have exploded: every cow in the field gets a bomb of each of them (R37, A11).
    fn hand_out_bombs(&mut self) {
        let Some(chain) = &mut self.s.chain else {
            return;
        };
        let each = std::mem::take(&mut chain.again);
        chain.wave += 1;
        let (field, wave) = (chain.field, chain.wave);
        let cows = self.s.ring.field(field);
        for &cow in cows {
            (0..each).for_each(|_| chain.hand(cow));
        }
        let named = |&cow| self.cow.named(cow);
        self.log.write(|| {
            let cows = cows.iter().rev().map(named).collect();
            Event::Open(Fact::BombsHandedOut {
                field,
                wave,
                each,
                cows,
            })
        });
    }

    /// Reckons with the next owner: the field's first, then from his left (R38). When all are done the next wave
    /// follows, or the chain is over.
    #[inline(never)]
    fn reckon_next(&mut self) {
        let Some(chain) = &mut self.s.chain else {
            return;
        };
        if let Some(owner) = chain.owed.from(chain.field).next() {
            let net = self.reckon(owner);
            let due = Bill {
                payer: owner,
                to: Creditor::Pot,
                amount: -net,
                reason: Reason::Explosion,
            };
            if net < 0 {
                self.charge(due);
            }
            return;
        }
        chain.settling = false;
        if chain.again > 0 {
            self.hand_out_bombs();
        } else {
            self.end_chain();
        }
    }

    /// One owner's cows are one payment: what they cost feeds the Pot first, and the Pot pays what it can (A13, R29).
    /// Pays what he wins; says his net, below 0 where he has to pay.
    pub(super) fn reckon(&mut self, owner: Seat) -> i32 {
        let Some(chain) = &mut self.s.chain else {
            return 0;
        };
        chain.owed.remove(owner);
        let won = std::mem::take(&mut chain.gains[owner]);
        let cost = std::mem::take(&mut chain.costs[owner]);
        let paid = won.min(self.s.pot + cost);
        let net = paid - cost;
        self.tell(|_| Fact::Reckoned {
            seat: owner,
            won,
            cost,
            short: won - paid,
        });
        if net > 0 {
            self.s.pot -= net;
            self.s.purses[owner].cash += net;
            if owner == self.s.active {
                self.note(|happened| happened.won += net);
            }
            self.tell(|_| Fact::GotFromPot {
                seat: owner,
                amount: net,
            });
        }
        net
    }

    fn end_chain(&mut self) {
        self.s.chain = None;
        self.s.counts.rolls += 1;
        if self.cow.rules.ends_at_once() && self.s.cities.are_gone() && self.s.in_turn() {
            self.end_game(Ending::LastCity);
        }
    }
}
