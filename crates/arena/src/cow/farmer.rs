//! The farmer (step L1 of the ladder): sound habits and no look ahead.
//!
//! Sells plain and able cows from the own field while it has fewer than six, sends negative cows and Spies to whoever
//! leads, rustles what is worth 300 and more, works a Night Shift for a high city, and keeps the best cows where the
//! roll counts first.

use cow::{Asked, Card, CardSet, Cow, Effect, End, Kind, Move, Outlook, Place, State, Where, Zone};
use table::{Luck, Seat};

use super::herd::{Choice, Desk};
use super::taste::Taste;
use crate::bot::{Bot, Sight};

/// The farmer as a bot.
#[derive(Clone, Debug, Default)]
pub(super) struct Farmer {
    desk: Desk,
}

impl Bot<Cow> for Farmer {
    fn choose(&mut self, sight: &Sight<'_, Cow>, _luck: &mut dyn Luck) -> cow::Action {
        // Its habits look at nothing hidden, so any deal of the hidden cards will do.
        let state = sight.unseen.redeal(&mut Unshuffled);
        let choice = sight
            .game
            .outlook(&state)
            .map(|outlook| farm(&outlook, &mut self.desk));
        self.desk.action(sight.game, &state, choice)
    }
}

/// Luck for a deal that nobody looks at.
struct Unshuffled;

impl Luck for Unshuffled {
    fn word(&mut self) -> u32 {
        0
    }
}

impl Desk {
    /// The action that was chosen.
    pub(super) fn action(&self, cow: &Cow, state: &State, choice: Option<Choice>) -> cow::Action {
        match choice {
            Some(Choice::Move(to_do)) => cow.action(state, to_do),
            Some(Choice::Order) => cow::Action::Arrange {
                order: self
                    .order
                    .iter()
                    .rev()
                    .map(|&card| cow.deck().id(card))
                    .collect(),
            },
            None => cow::Action::EndPlay,
        }
    }
}

/// What a farmer does.
pub(super) fn farm(outlook: &Outlook<'_>, desk: &mut Desk) -> Choice {
    farm_by(&Taste::FARMER, outlook, desk)
}

/// What somebody of that taste does.
pub(super) fn farm_by(taste: &Taste, outlook: &Outlook<'_>, desk: &mut Desk) -> Choice {
    let habits = Habits {
        o: outlook,
        me: outlook.seat(),
        mine: outlook.owned(outlook.seat()),
        t: taste,
    };
    match outlook.asked() {
        Asked::Main => Choice::Move(habits.play()),
        Asked::Arrange => {
            habits.line_up(&mut desk.order);
            Choice::Order
        }
        Asked::Pick(effect, first) => {
            outlook.moves(&mut desk.moves);
            Choice::Move(best(&desk.moves, |to_do| {
                habits.rank_pick(effect, first, to_do)
            }))
        }
        Asked::Window(holder) => {
            outlook.moves(&mut desk.moves);
            Choice::Move(best(&desk.moves, |to_do| habits.rank_way(holder, to_do)))
        }
        Asked::Debt | Asked::BuyIn => {
            outlook.moves(&mut desk.moves);
            Choice::Move(desk.moves.first().copied().unwrap_or(Move::EndPlay))
        }
    }
}

/// The first of the moves that rank highest.
fn best(moves: &[Move], rank: impl Fn(Move) -> i32) -> Move {
    let ranked = moves.iter().rev().copied();
    ranked
        .max_by_key(|&to_do| rank(to_do))
        .unwrap_or(Move::EndPlay)
}

/// A farmer at a decision.
struct Habits<'a> {
    o: &'a Outlook<'a>,
    me: Seat,
    /// The cows whose money is his.
    mine: CardSet,
    t: &'a Taste,
}

impl Habits<'_> {
    fn value(&self, cow: Card) -> i32 {
        self.o.deck().value(cow)
    }

    fn is_mine(&self, cow: Card) -> bool {
        self.mine.contains(cow)
    }

    fn others(&self) -> impl Iterator<Item = Seat> {
        let me = self.me;
        self.o.inside().iter().filter(move |&seat| seat != me)
    }

    /// The richest other, counting his city points.
    fn leader(&self) -> Seat {
        let lead = |seat: &Seat| {
            let points = i32::try_from(self.o.points(*seat)).unwrap_or(0);
            self.o.purse(*seat).net() + 10 * points
        };
        self.others().max_by_key(lead).unwrap_or(self.me)
    }

    fn can_afford(&self, card: Card) -> bool {
        self.o.purse(self.me).cash >= self.o.deck().price(card)
    }

    /// The next card to play, or the end of the play.
    fn play(&self) -> Move {
        let (hand, deck) = (self.o.hand(), self.o.deck());
        for event in (hand - deck.cows()).iter() {
            if self.can_afford(event) && self.wants(event) && self.o.may_play(event) {
                return Move::PlayEvent(event);
            }
        }
        let mut best = None;
        for cow in (hand & deck.cows()).iter() {
            if matches!(deck.kind(cow), Kind::Negative | Kind::Spy) {
                return Move::PlayCow(cow, self.leader(), End::Right);
            }
            let pays = self.value(cow) >= self.o.deck().price(cow).saturating_add(self.t.profit);
            if pays
                && self.can_afford(cow)
                && best.is_none_or(|best| self.value(cow) > self.value(best))
            {
                best = Some(cow);
            }
        }
        match best {
            Some(cow) if self.o.ring().len(self.me) < self.t.full_field => {
                Move::PlayCow(cow, self.me, End::Right)
            }
            _ => Move::EndPlay,
        }
    }

    /// Whether an event is worth its price now.
    fn wants(&self, event: Card) -> bool {
        self.o
            .deck()
            .effects(event)
            .iter()
            .any(|effect| match effect {
                Effect::Roll => {
                    self.own().count() >= self.t.rollers
                        && self.o.city().is_some_and(|city| city >= self.t.high_city)
                }
                Effect::MoveCow { to: Place::Own, .. } => {
                    self.foreign().any(|cow| self.loot(cow) >= self.t.prize)
                }
                Effect::MoveCow {
                    to: Place::Elsewhere,
                    ..
                } => self.burdens().next().is_some(),
                Effect::SwapCows => {
                    self.burdens().next().is_some()
                        && self.foreign().any(|cow| self.loot(cow) >= self.t.swap)
                }
                Effect::TakeDiscard { to, .. } => self.wants_from_discard(*to),
                Effect::Draw(_) => self.o.hand().len() < self.t.hand && !self.pays_others(event),
                Effect::Transfer { .. } => !self.pays_others(event),
                Effect::Bomb(Where::Own) => {
                    let best = self.own().map(|cow| self.value(cow)).max();
                    self.o.city().is_some() && best.is_some_and(|value| value >= self.t.own_bomb)
                }
                Effect::Bomb(_) => {
                    let mut spies = self.foreign().filter(|&cow| self.is_mine(cow));
                    self.o.city().is_some() && spies.any(|cow| self.value(cow) >= self.t.spy_bomb)
                }
                Effect::DiscardCow(_) => {
                    self.burdens().next().is_some()
                        || self.foreign().any(|cow| self.loot(cow) >= self.t.envy)
                }
                Effect::StealCard => self
                    .others()
                    .any(|seat| self.o.hand_size(seat) >= self.t.rob),
            })
    }

    fn pays_others(&self, event: Card) -> bool {
        let pays = |effect: &Effect| {
            matches!(
                effect,
                Effect::Transfer {
                    from: cow::Party::You,
                    ..
                }
            )
        };
        self.o.deck().effects(event).iter().any(pays)
    }

    fn wants_from_discard(&self, to: Zone) -> bool {
        let cows = (self.o.discard() & self.o.deck().cows()).iter();
        let best = cows.map(|cow| self.value(cow)).max().unwrap_or(0);
        best >= self.t.catch && (to == Zone::Hand || self.o.ring().len(self.me) < self.t.full_field)
    }

    /// The cows of the own field whose money is the farmer's.
    fn own(&self) -> impl Iterator<Item = Card> {
        let field = self.o.ring().field(self.me).iter().copied();
        field.filter(|&cow| self.value(cow) > 0 && self.is_mine(cow))
    }

    /// Negative cows and others' Spies in the own field.
    fn burdens(&self) -> impl Iterator<Item = Card> {
        let field = self.o.ring().field(self.me).iter().copied();
        field.filter(|&cow| self.value(cow) < 0 || !self.is_mine(cow))
    }

    /// The cows in other fields.
    fn foreign(&self) -> impl Iterator<Item = Card> {
        self.others()
            .flat_map(|seat| self.o.ring().field(seat).iter().copied())
    }

    /// What a cow of another field would be worth in the own one.
    fn loot(&self, cow: Card) -> i32 {
        if self.o.deck().is_spy(cow) {
            0
        } else {
            self.value(cow)
        }
    }

    /// The best cows at the right end; negative ones and others' Spies at the left.
    fn line_up(&self, order: &mut Vec<Card>) {
        order.clear();
        order.extend_from_slice(self.o.ring().field(self.me));
        let rank = |cow: Card| {
            if self.is_mine(cow) {
                -self.value(cow)
            } else {
                1000
            }
        };
        order.sort_by_key(|&cow| rank(cow));
    }

    /// How much a pick is liked.
    fn rank_pick(&self, effect: &Effect, first: Option<Card>, pick: Move) -> i32 {
        match (effect, pick) {
            (Effect::Bomb(Where::Own), Move::PickCow(cow)) => self.gain(cow),
            (Effect::Bomb(_), Move::PickCow(cow)) if self.is_mine(cow) => 1000 + self.value(cow),
            (Effect::SwapCows, Move::PickCow(cow)) if first.is_none() => -self.keep(cow),
            (
                Effect::MoveCow {
                    to: Place::Elsewhere,
                    ..
                }
                | Effect::DiscardCow(_),
                Move::PickCow(cow),
            ) => {
                let mine = self.o.ring().herd(self.me).contains(cow);
                if mine {
                    -3 * self.keep(cow)
                } else {
                    self.loot(cow)
                }
            }
            (_, Move::PickCow(cow)) => self.loot(cow),
            (_, Move::PickCard(card)) => self.card_worth(card),
            (Effect::StealCard, Move::PickSeat(seat)) => {
                i32::try_from(self.o.hand_size(seat)).unwrap_or(0)
            }
            (_, Move::PickSeat(seat)) => i32::from(seat == self.leader()),
            (_, Move::PickEnd(end)) => i32::from(end == End::Right),
            _ => 0,
        }
    }

    fn card_worth(&self, card: Card) -> i32 {
        if self.o.deck().is_cow(card) {
            self.value(card)
        } else {
            150
        }
    }

    /// What a cow in the own field is worth to the farmer.
    fn keep(&self, cow: Card) -> i32 {
        if self.is_mine(cow) {
            self.value(cow)
        } else {
            -self.value(cow) / 2
        }
    }

    /// What a point of a city is worth: more towards the end, when points decide who shares the Pot.
    fn point(&self) -> i32 {
        let gone = 12 - i32::try_from(self.o.cities_left()).unwrap_or(0).min(12);
        self.t.city + self.t.late * gone
    }

    /// How much a way out of a bomb is liked. Of two bombs one power takes one: the holder explodes with the other (A11).
    fn rank_way(&self, holder: Card, way: Move) -> i32 {
        let other = if self.o.bombs(holder) > 1 {
            self.gain(holder)
        } else {
            0
        };
        match way {
            Move::Explode => self.gain(holder),
            Move::Pass(to) => self.gain(to) + other,
            Move::Steal(by) => self.gain(by) + other,
            _ => other,
        }
    }

    /// What it is worth to the farmer that a cow explodes now, against keeping it.
    fn gain(&self, cow: Card) -> i32 {
        let value = self.value(cow);
        if !self.is_mine(cow) {
            return -value * self.t.harm / 99;
        }
        let paid = if value > 0 {
            value.min(self.o.pot())
        } else {
            value
        };
        let city = self.o.city().filter(|_| self.o.active() == self.me);
        paid - value.max(0) * self.t.keep / 100
            + city.map_or(0, |points| self.point() * i32::from(points))
    }
}
