//! Rules of the table's own at work (P30).

use own::{Ask, Fault, Given, Rule};
use table::Seat;

use crate::card::Card;
use crate::event::{Ending, Fact};
use crate::money::{Bill, Creditor, Reason};
use crate::rules::{Between, DRAWN, Me, card, turn};

use super::{Log, Play};

impl<L: Log> Play<'_, L> {
    /// What they say of a card that is played, or has exploded.
    pub(super) fn tell_of_card(&mut self, seat: Seat, question: &'static str, of: Card) {
        let cow = self.cow;
        let sign = if question == "price" { -1 } else { 1 };
        for said in cow.rules.of_card(question, of) {
            self.own_acted(seat, said.by, sign * said.dollars);
        }
    }

    /// Dollars that a cow brings on top of its value when it explodes after so many others.
    /// With each the place of the rule that says so.
    pub(super) fn exploding(&mut self, cow: Card) -> Vec<(usize, i32)> {
        if self.cow.rules.own().is_empty() {
            return Vec::new();
        }
        let told = |play: &Self, _: usize| {
            let before = play.s.chain.as_ref().map_or(0, |chain| chain.exploded);
            vec![card(&play.cow.deck, cow), Given::Number(before.into())]
        };
        self.own_dollars("exploding", told)
    }

    /// What they say of a cow that has exploded.
    pub(super) fn tell_of_exploded(&mut self, owner: Seat, cow: Card, more: &[(usize, i32)]) {
        self.tell_of_card(owner, "value", cow);
        for &(by, dollars) in more {
            self.own_acted(owner, by, dollars);
        }
    }

    /// What whoever's turn it is gets for a cow that has exploded, or pays.
    pub(super) fn share_of_exploded(&mut self, owner: Seat, cow: Card) {
        if self.cow.rules.own().is_empty() || !self.s.in_turn() {
            return;
        }
        let roller = self.s.active;
        self.owe(roller, "roller", |play, _| {
            vec![card(&play.cow.deck, cow), Given::Flag(owner == roller)]
        });
    }

    /// What a player gets who takes a city of so many points, or pays.
    pub(super) fn own_city(&mut self, seat: Seat, points: i64) {
        self.owe(seat, "city", |_, _| vec![Given::Number(points)]);
    }

    /// Dollars that are reckoned with the bombs that explode.
    fn owe(
        &mut self,
        seat: Seat,
        question: &'static str,
        told: impl Fn(&Self, usize) -> Vec<Given>,
    ) {
        if self.cow.rules.own().is_empty() {
            return;
        }
        for (by, dollars) in self.own_dollars(question, told) {
            self.own_acted(seat, by, dollars);
            if let Some(chain) = &mut self.s.chain {
                chain.gains[seat] += dollars.max(0);
                chain.costs[seat] += (-dollars).max(0);
                chain.owed.insert(seat);
            }
        }
    }

    /// What a player takes from the Pot for what has happened in his turn, or pays into it: before the turn is counted.
    pub(super) fn own_bonus(&mut self, seat: Seat) {
        if self.s.counting.is_some() && self.s.inside.contains(seat) {
            let told = |play: &Self, by| vec![turn(play.happened()), play.told_of(seat, by)];
            self.deal_with_pot(seat, "bonus", told);
        }
    }

    /// What a player takes from the Pot at the end of his turn, or pays into it: when the turn has been counted.
    pub(super) fn after_turn(&mut self, seat: Seat) {
        if self.s.inside.contains(seat) {
            let told = |play: &Self, by| vec![play.told_of(seat, by)];
            self.deal_with_pot(seat, "after_turn", told);
        }
    }

    /// Dollars that come from the Pot at once, or go into it.
    fn deal_with_pot(
        &mut self,
        seat: Seat,
        question: &'static str,
        told: impl Fn(&Self, usize) -> Vec<Given>,
    ) {
        if self.cow.rules.own().is_empty() {
            return;
        }
        let mut due = 0;
        for (by, dollars) in self.own_dollars(question, told) {
            let amount = dollars.min(self.s.pot);
            if amount == 0 {
                continue;
            }
            self.own_acted(seat, by, amount);
            due += (-amount).max(0);
            if amount > 0 {
                self.s.pot -= amount;
                self.s.purses[seat].cash += amount;
                self.tell(|_| Fact::GotFromPot { seat, amount });
            }
        }
        self.s.bills.push(Bill {
            payer: seat,
            to: Creditor::Pot,
            amount: due,
            reason: Reason::OwnRule,
        });
    }

    /// Ends the game between two turns if one of them says so.
    pub(super) fn ends_by_own_rule(&mut self) -> bool {
        if self.cow.rules.own().is_empty() {
            return false;
        }
        let told = |play: &Self, by| vec![play.between(by)];
        let answers = self.own_answers("ends", told, Rule::flag);
        let Some((by, _)) = answers.into_iter().find(|(_, over)| *over) else {
            return false;
        };
        self.own_decided(self.s.active, by);
        self.end_game(Ending::OwnRule);
        true
    }

    /// The moment between two turns, as the rule at a place is told of it.
    fn between(&self, by: usize) -> Given {
        let moment = Between {
            turn: self.s.turn,
            cities: self.s.cities_left() + u32::from(self.s.cities.up.is_some()),
            pot: self.s.pot,
            most: self.s.most_counted(by),
            table: self.s.counted(by).table,
        };
        moment.given(self.cow.rules.own()[by].head())
    }

    /// How many cards the active player draws.
    pub(super) fn cards_to_draw(&mut self) -> u8 {
        if self.cow.rules.own().is_empty() {
            return DRAWN;
        }
        let seat = self.s.active;
        let told = |play: &Self, by| vec![play.told_of(seat, by)];
        let answers = self
            .own_answers("cards_drawn", told, Rule::number)
            .into_iter();
        let Some((by, most)) = answers.rev().max_by_key(|(_, cards)| *cards) else {
            return DRAWN;
        };
        let most = u8::try_from(most).unwrap_or(DRAWN);
        if most != DRAWN {
            self.own_decided(seat, by);
        }
        most
    }

    /// How many cards are dealt is decided by one of them, if it is so.
    pub(super) fn dealt_by_own_rule(&mut self) {
        let players = self.s.inside.len();
        if let Some(by) = self.cow.rules.dealt_by(players) {
            self.own_decided(self.s.first, by);
        }
    }

    pub(super) fn own_decided(&mut self, seat: Seat, by: usize) {
        self.tell(|cow| Fact::OwnRuleDecided {
            seat,
            rule: title(cow, by),
        });
    }

    /// A player, as the rule at a place is told of him.
    pub(super) fn told_of(&self, seat: Seat, by: usize) -> Given {
        let small = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
        let counts = self.s.counted(by);
        let me = Me {
            cash: self.s.purses[seat].cash,
            hand: small(self.s.hands[seat].len()),
            cows: small(self.s.ring.len(seat)),
            points: self.s.points(seat),
            city: self.s.tally.city && seat == self.s.active,
            count: counts.of[seat],
            table: counts.table,
            ..Me::usual()
        };
        me.given(self.cow.rules.own()[by].head())
    }

    /// The answers in dollars that are not nothing, each with the place of its rule.
    fn own_dollars(
        &mut self,
        question: &'static str,
        told: impl Fn(&Self, usize) -> Vec<Given>,
    ) -> Vec<(usize, i32)> {
        let answers = self.own_answers(question, told, Rule::number);
        let dollars = answers.into_iter();
        let dollars = dollars.map(|(by, answer)| (by, i32::try_from(answer).unwrap_or(0)));
        dollars.filter(|(_, dollars)| *dollars != 0).collect()
    }

    /// The answers to a question, each with the place of its rule. A rule that fails does nothing, and it is told (O5).
    #[inline(never)]
    fn own_answers<T>(
        &mut self,
        question: &'static str,
        told: impl Fn(&Self, usize) -> Vec<Given>,
        ask: Ask<T>,
    ) -> Vec<(usize, T)> {
        let cow = self.cow;
        if cow.rules.own().is_empty() {
            return Vec::new();
        }
        let mut answers = Vec::new();
        for (by, rule) in cow.rules.own().iter().enumerate() {
            if !rule.answers(question) {
                continue;
            }
            match ask(rule, question, &told(self, by)) {
                Ok(answer) => answers.extend(answer.map(|answer| (by, answer))),
                Err(why) => self.tell_failed(by, why),
            }
        }
        answers
    }

    /// A rule could not answer, and does nothing (O5).
    pub(super) fn tell_failed(&mut self, by: usize, why: Fault) {
        self.tell(|cow| Fact::failed(title(cow, by), why));
    }

    fn own_acted(&mut self, seat: Seat, by: usize, amount: i32) {
        self.tell(|cow| Fact::OwnRuleActed {
            seat,
            rule: title(cow, by),
            amount,
        });
    }
}

/// The title of the rule at a place.
fn title(cow: &crate::Cow, by: usize) -> String {
    let rule = cow.rules.own().get(by);
    rule.map(|rule| rule.head().title.clone())
        .unwrap_or_default()
}
