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
            habits.line_up(desk);
            Choice::Order
        }
        Asked::Pick(effect, first) => {
            let cards = outlook.to_pick();
            if !cards.is_empty() {
                return Choice::Move(habits.pick(effect, first, cards));
            }
            outlook.moves(&mut desk.moves);
            Choice::Move(best(&desk.moves, |to_do| habits.rank_pick(effect, to_do)))
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

/// The first of the cards that rank highest.
fn first_best(cards: impl Iterator<Item = Card>, rank: impl Fn(Card) -> i32) -> Card {
    let ranked = cards.map(|card| (rank(card), card));
    let best = ranked.reduce(|best, other| if other.0 > best.0 { other } else { best });
    best.map_or(Card::default(), |(_, card)| card)
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
        let sent = deck.of_kind(Kind::Negative) | deck.of_kind(Kind::Spy);
        if let Some(cow) = (hand & sent).first_card() {
            return Move::PlayCow(cow, self.leader(), End::Right);
        }
        if self.o.ring().len(self.me) >= self.t.full_field {
            return Move::EndPlay;
        }
        let mut best = None;
        for cow in (hand & deck.cows()).iter() {
            let pays = self.value(cow) >= self.o.deck().price(cow).saturating_add(self.t.profit);
            if pays
                && self.can_afford(cow)
                && best.is_none_or(|best| self.value(cow) > self.value(best))
            {
                best = Some(cow);
            }
        }
        best.map_or(Move::EndPlay, |cow| Move::PlayCow(cow, self.me, End::Right))
    }

    /// Whether an event is worth its price now.
    fn wants(&self, event: Card) -> bool {
        self.o
            .deck()
            .effects(event)
            .iter()
            .any(|effect| match effect {
                Effect::Roll => {
                    self.own().len() >= self.t.rollers
                        && self.o.city().is_some_and(|city| city >= self.t.high_city)
                }
                Effect::MoveCow { to: Place::Own, .. } => self.finds_loot(self.t.prize),
                Effect::MoveCow {
                    to: Place::Elsewhere,
                    ..
                } => self.has_burdens(),
                Effect::SwapCows => self.has_burdens() && self.finds_loot(self.t.swap),
                Effect::TakeDiscard { to, .. } => self.wants_from_discard(*to),
                Effect::Draw(_) => self.o.hand().len() < self.t.hand && !self.pays_others(event),
                Effect::Transfer { .. } => !self.pays_others(event),
                Effect::Bomb(Where::Own) => {
                    self.o.city().is_some() && self.any(self.own(), self.t.own_bomb)
                }
                Effect::Bomb(_) => {
                    let spies = self.foreign() & self.mine;
                    self.o.city().is_some() && self.any(spies, self.t.spy_bomb)
                }
                Effect::DiscardCow(_) => self.has_burdens() || self.finds_loot(self.t.envy),
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
        let room = to == Zone::Hand || self.o.ring().len(self.me) < self.t.full_field;
        room && self.any(self.o.discard(), self.t.catch)
    }

    /// The cows of the own field that bring the farmer money.
    fn own(&self) -> CardSet {
        self.o.ring().herd(self.me) & self.mine & self.o.deck().worth(1)
    }

    /// Whether negative cows or others' Spies stand in the own field.
    fn has_burdens(&self) -> bool {
        let gains = self.mine & self.o.deck().worth(0);
        !(self.o.ring().herd(self.me) - gains).is_empty()
    }

    /// The cows in other fields.
    fn foreign(&self) -> CardSet {
        self.o.ring().herds() - self.o.ring().herd(self.me)
    }

    /// Whether a cow of another field would be worth so much in the own one.
    fn finds_loot(&self, least: i32) -> bool {
        self.any(self.foreign() - self.o.deck().of_kind(Kind::Spy), least)
    }

    /// Whether one of these cards is a cow that is worth so much.
    fn any(&self, cards: CardSet, least: i32) -> bool {
        !(cards & self.o.deck().worth(least)).is_empty()
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
    fn line_up(&self, desk: &mut Desk) {
        let rank = |cow: Card| {
            if self.is_mine(cow) {
                -self.value(cow)
            } else {
                1000
            }
        };
        let field = self.o.ring().field(self.me).iter();
        desk.ranked.clear();
        desk.ranked.extend(field.map(|&cow| (rank(cow), cow)));
        desk.ranked.sort_by_key(|&(rank, _)| rank);
        desk.order.clear();
        desk.order.extend(desk.ranked.iter().map(|&(_, cow)| cow));
    }

    /// The cow or the card that is liked best.
    fn pick(&self, effect: &Effect, first: Option<Card>, cards: CardSet) -> Move {
        let cow = match effect {
            Effect::TakeDiscard { .. } | Effect::StealCard => {
                let card = first_best(cards.iter(), |card| self.card_worth(card));
                return Move::PickCard(card);
            }
            Effect::Bomb(Where::Own) => self.best_cow(cards, |cow| self.gain(cow)),
            Effect::Bomb(_) => self.best_cow(cards, |cow| {
                if self.is_mine(cow) {
                    1000 + self.value(cow)
                } else {
                    self.loot(cow)
                }
            }),
            Effect::SwapCows if first.is_none() => self.best_cow(cards, |cow| -self.keep(cow)),
            Effect::MoveCow {
                to: Place::Elsewhere,
                ..
            }
            | Effect::DiscardCow(_) => {
                let herd = self.o.ring().herd(self.me);
                self.best_cow(cards, |cow| {
                    if herd.contains(cow) {
                        -3 * self.keep(cow)
                    } else {
                        self.loot(cow)
                    }
                })
            }
            _ => self.best_cow(cards, |cow| self.loot(cow)),
        };
        Move::PickCow(cow)
    }

    /// The first of these cows that rank highest, round the table.
    fn best_cow(&self, cows: CardSet, rank: impl Fn(Card) -> i32) -> Card {
        let among = self.o.ring().from(self.o.active());
        first_best(among.filter(|&cow| cows.contains(cow)), rank)
    }

    /// How much a player or an end of a field is liked.
    fn rank_pick(&self, effect: &Effect, pick: Move) -> i32 {
        match (effect, pick) {
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
