//! The turn: city, draw, play, roll (R9–R14, R19, R23).

use table::Seat;

use crate::action::End;
use crate::card::{Card, CardSet};
use crate::event::{Close, Ending, Event, Fact};
use crate::money::{Bill, Creditor, Reason};
use crate::state::{Cities, Picks, Playing, Roll, Step, Tally};
use crate::waiting::Waiting;

use super::{Log, Play};

impl<L: Log> Play<'_, L> {
    #[inline(never)]
    pub(super) fn begin_turn(&mut self) {
        if self.s.quiet >= self.s.inside.len() {
            return self.end_game(Ending::Stalled);
        }
        if self.s.cities.are_gone() {
            return self.end_game(Ending::LastCity);
        }
        if self.s.turn > 0 && self.ends_by_own_rule() {
            return;
        }
        if self.s.turn > 0 {
            let last = self.s.active;
            self.s.active = self.s.others_from_left(last).next().unwrap_or(last);
        }
        self.s.turn += 1;
        self.s.used = CardSet::EMPTY;
        self.s.tally = Tally::default();
        self.forget_happened();
        let (seat, turn) = (self.s.active, self.s.turn);
        self.tell(|_| Fact::TurnBegun { seat, turn });
        if !self.asks_for_lot(None) {
            self.go_to_city();
        }
    }

    /// Goes on to the city, or past it where one is up (R9).
    pub(super) fn go_to_city(&mut self) {
        if self.s.cities.up.is_none() {
            self.s.step = Step::City;
        } else {
            self.draw_and_play();
        }
    }

    fn draw_and_play(&mut self) {
        self.s.drawing = self.cards_to_draw();
        self.s.step = Step::Main;
    }

    /// Turns the next city where it needs no luck (R46).
    pub(super) fn city_forced(&mut self) -> Option<Waiting> {
        if !self.cow.rules.cities_are_stacked() {
            return Some(Waiting::City);
        }
        self.turn_city(self.s.cities.left.trailing_zeros());
        None
    }

    /// Turns a city up (R10).
    pub(crate) fn turn_city(&mut self, number: u32) {
        let city = u8::try_from(number).unwrap_or_default();
        self.s.cities.left &= !(1 << number);
        self.s.cities.up = Some(city);
        self.tell(|cow| Fact::CityTurned {
            city,
            name: cow.deck.city_name(city).to_owned(),
        });
        self.draw_and_play();
    }

    /// Makes the discard pile the deck, only now that a card is due (R13); with no card anywhere nothing is drawn.
    pub(super) fn draw_forced(&mut self) -> Option<Waiting> {
        if !self.s.deck.is_empty() {
            return Some(Waiting::Draw);
        }
        let cards = self.s.discard.len();
        if cards == 0 {
            let seat = self.s.active;
            self.tell(|_| Fact::NothingToDraw { seat });
            self.s.drawing = 0;
            self.s.tally.dry = true;
            return None;
        }
        self.s.deck = std::mem::take(&mut self.s.discard);
        self.s.knowledge.reshuffled(self.s.hands.all());
        self.tell(|_| Fact::Reshuffled { cards });
        None
    }

    /// The active player gets the card that was drawn.
    pub(crate) fn draw(&mut self, card: Card) {
        let seat = self.s.active;
        self.s.deck.remove(card);
        self.s.hands[seat].insert(card);
        self.s.drawing -= 1;
        self.s.tally.drawn = self.s.tally.drawn.saturating_add(1);
        self.tell_some(|cow| Close::Drawn {
            seat,
            card: cow.named(card),
        });
    }

    /// A card leaves the hand to be played; its price is due first (S2).
    #[inline]
    fn play(&mut self, card: Card, payer: Seat, playing: Playing) {
        let seat = self.s.active;
        self.s.hands[seat].remove(card);
        self.s.knowledge.forget(card);
        self.s.on_table = Some(card);
        self.s.playing = Some(playing);
        self.s.tally.plays += 1;
        let (amount, reason) = (self.cow.deck.price(card), Reason::Price);
        self.charge(Bill {
            payer,
            to: Creditor::Pot,
            amount,
            reason,
        });
    }

    /// The active player plays a cow; the owner of the field pays (R15, R17).
    pub(crate) fn play_cow(&mut self, cow: Card, field: Seat, end: End) {
        let seat = self.s.active;
        self.tell(|rules| {
            let price = rules.deck.price(cow);
            Fact::CowPlayed {
                seat,
                cow: rules.named(cow),
                field,
                end,
                price,
            }
        });
        self.tell_of_card(field, "price", cow);
        self.play(cow, field, Playing::Cow { field, end });
    }

    /// The active player plays an event and pays for it (R18).
    pub(crate) fn play_event(&mut self, card: Card) {
        let seat = self.s.active;
        self.tell(|cow| Fact::EventPlayed {
            seat,
            card: cow.named(card),
            price: cow.deck.price(card),
        });
        self.tell_of_card(seat, "price", card);
        self.play(
            card,
            seat,
            Playing::Event {
                at: 0,
                picks: Picks::default(),
            },
        );
    }

    /// The cow that was played comes to its field, if that is still there (S7).
    #[inline(never)]
    pub(super) fn enter(&mut self, field: Seat, end: End) {
        self.finish_playing();
        let Some(cow) = self.s.on_table.take() else {
            return;
        };
        if !self.s.inside.contains(field) {
            self.s.discard.insert(cow);
            return self.tell(|rules| Fact::CowLost {
                cow: rules.named(cow),
            });
        }
        self.put_in_play(cow, field, end);
        let (rules, state) = (self.cow, &*self.s);
        self.log.write(|| {
            Event::Open(Fact::CowEntered {
                cow: rules.named(cow),
                field,
                owner: state.owner(cow).unwrap_or(field),
            })
        });
    }

    /// A cow that was in nobody's field comes into one; a Spy belongs to the active player (R16, R32, S4).
    pub(super) fn put_in_play(&mut self, cow: Card, field: Seat, end: End) {
        if self.cow.deck.is_spy(cow) {
            self.s.spies[self.s.active].insert(cow);
        }
        self.place(cow, field, end);
    }

    /// A cow comes to a field; the active player's own field may want a new order (A5).
    pub(super) fn place(&mut self, cow: Card, field: Seat, end: End) {
        self.s.ring.put(field, end, cow);
        if field == self.s.active {
            self.s.tally.arranged = false;
        }
    }

    pub(super) fn finish_playing(&mut self) {
        self.s.playing = None;
        self.s.counts.plays += 1;
    }

    /// The active player puts his field in this order, given from right to left (R19).
    pub(crate) fn arrange(&mut self, order: &[Card]) {
        self.s.ring.arrange(self.s.active, order);
        self.arranged();
    }

    /// The active player's field is in the order he wants.
    pub(crate) fn arranged(&mut self) {
        let seat = self.s.active;
        self.s.tally.arranged = true;
        let (from_left, named) = (self.s.ring.field(seat).iter().rev(), |&cow| {
            self.cow.named(cow)
        });
        self.log.write(|| {
            let order = from_left.map(named).collect();
            Event::Open(Fact::Arranged { seat, order })
        });
    }

    /// No more cards: the roll at the end of the turn (R23).
    pub(crate) fn end_play(&mut self) {
        let seat = self.s.active;
        self.tell(|_| Fact::PlayEnded { seat });
        self.s.step = Step::LastRoll;
        self.s.roll = Some(Roll::Arrange);
    }

    /// Goes on to the die where the order of the field has been settled or makes no difference.
    pub(super) fn skip_arranging(&mut self) -> Waiting {
        let mut neighbours = self.s.ring.field(self.s.active).windows(2);
        let skip = self.s.tally.arranged
            || neighbours.all(|pair| self.cow.are_alike(self.s, pair[0], pair[1]));
        if !skip {
            return Waiting::Arrange;
        }
        self.s.roll = Some(Roll::Die);
        Waiting::Die
    }

    /// The die has fallen: the cow it reaches finds a bomb (R24–R26).
    pub(crate) fn rolled(&mut self, face: u32) {
        let seat = self.s.active;
        let reached = self.s.ring.reached(seat, face);
        self.s.roll = None;
        self.s.tally.rolls += 1;
        self.s.tally.arranged = false;
        self.tell(|cow| Fact::Rolled {
            seat,
            face,
            cow: reached.map(|card| cow.named(card)),
        });
        match reached {
            Some(cow) => self.bomb(cow),
            None => self.s.counts.rolls += 1,
        }
    }

    #[inline(never)]
    pub(super) fn end_turn(&mut self) {
        let (seat, tally) = (self.s.active, self.s.tally);
        let without_roll = tally.rolls == tally.extra_rolls;
        self.tell(|_| Fact::TurnEnded { seat, without_roll });
        let quiet = tally.drawn == 0 && tally.plays == 0 && tally.blown.is_empty();
        self.s.quiet = if quiet { self.s.quiet + 1 } else { 0 };
        self.own_bonus(seat);
        self.count_turn(seat);
        self.after_turn(seat);
        self.s.step = Step::Begin;
    }
}

impl Cities {
    /// The active player takes the city that is up.
    pub(super) fn take(&mut self, seat: Seat) -> Option<u8> {
        let city = self.up.take()?;
        self.taken[seat] |= 1 << city;
        self.points[seat] += u32::from(city);
        Some(city)
    }
}
