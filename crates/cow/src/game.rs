//! The game as any table plays it.

use std::sync::Arc;

use table::{
    Ask, Code, Game, Luck, Materials, OWN, OWN_PREFIX, Preset, Refusal, Rule, Seat, Settings, Turn,
    TurnOf, Value, Viewer,
};

use crate::action::{Action, Draw, Outcome};
use crate::card::MOST_SEATS;
use crate::deck::Deck;
use crate::engine::Drawn;
use crate::event::{Close, Event, Fact, Seen};
use crate::money::START;
use crate::rules::{self, PRESETS, RULES, Rules, own_situation};
use crate::state::{Playing, State, Step, numbers};
use crate::view::View;
use crate::waiting::Waiting;
use crate::{Cow, invariants};

/// The kind of material that a deck file is.
const DECK: &str = "deck";

impl Game for Cow {
    type State = State;
    type Action = Action;
    type Draw = Draw;
    type Outcome = Outcome;
    type Event = Event;
    type Seen = Seen;
    type View = View;

    const SLUG: &'static str = "cow";
    const NO_VOTE: &'static str = "A26";
    const STAKE: Option<i64> = Some(START as i64);

    fn rules() -> &'static [Rule] {
        &RULES
    }

    fn presets() -> &'static [Preset] {
        PRESETS
    }

    fn settle(set: &Settings, materials: &Materials) -> Result<Self, Refusal> {
        let deck = match materials.0.get(DECK) {
            Some(text) => Arc::new(Deck::read(text)?),
            None => Deck::house(),
        };
        let mut rules = Rules::settle(set)?;
        let deck = rules.on_cards(deck)?;
        Ok(Self { rules, deck })
    }

    fn before(slug: &str) -> Option<Value> {
        rules::before(slug)
    }

    fn settings(&self) -> Settings {
        self.rules.settings()
    }

    fn warnings(&self) -> Vec<String> {
        self.deck.warnings()
    }

    fn start(&self, names: &[String]) -> Result<State, Refusal> {
        let seats = names.len();
        if seats == 2 {
            let message = "two players are a thing of later editions; three to six are needed";
            return Err(Refusal::new(Code::BadSeat, message).by("A32"));
        }
        if !(3..=MOST_SEATS).contains(&seats) {
            let message = format!("the game is for three to six players, not {seats}");
            return Err(Refusal::new(Code::BadSeat, message).by("R1"));
        }
        self.rules.ante_fits(seats)?;
        let mut state = State::new(seats);
        self.begin(&mut state);
        Ok(state)
    }

    fn turn(&self, state: &State) -> TurnOf<Self> {
        let mut moves = Vec::new();
        if let Some(seat) = self.errand(|| self.moves(state, &mut moves)) {
            let actions = moves
                .into_iter()
                .map(|to_do| self.action(state, to_do))
                .collect();
            return Turn::Choice(vec![Ask { seat, actions }]);
        }
        match self.waiting(state).draw(state) {
            Some(draw) => Turn::Luck(draw),
            None => Turn::Over(state.standing()),
        }
    }

    fn unlisted(
        &self,
        state: &State,
        seat: Seat,
        action: &Action,
        refusal: Refusal,
    ) -> Result<(), Refusal> {
        self.errand(|| self.legal(state, seat, action, refusal))
    }

    fn act(&self, state: &mut State, seat: Seat, action: &Action, log: &mut Vec<Event>) {
        invariants::watched(self, state, log, |state, log| {
            self.telling(state, log, |play| play.act(seat, action));
        });
    }

    fn outcomes(&self, state: &State) -> Vec<(Outcome, u32)> {
        let even = |numbers: &mut dyn Iterator<Item = u32>| {
            numbers.map(|number| (Outcome::Number(number), 1)).collect()
        };
        match self.waiting(state) {
            Waiting::Starter(of) | Waiting::HandCard(of) => even(&mut (0..u32::from(of))),
            Waiting::Lot => state.lot.as_ref().map_or_else(Vec::new, |lot| {
                let places = lot.weights.outcomes();
                places
                    .map(|(n, weight)| (Outcome::Number(n), weight))
                    .collect()
            }),
            Waiting::City => even(&mut numbers(state.cities.left).map(u32::from)),
            Waiting::Die => even(&mut (1..=6)),
            Waiting::Deal | Waiting::Draw => {
                let deck = self.to_draw_from(state).iter();
                deck.map(|card| (Outcome::Card(self.deck.id(card)), 1))
                    .collect()
            }
            Waiting::Over
            | Waiting::Main
            | Waiting::Pick
            | Waiting::Arrange
            | Waiting::Window { .. }
            | Waiting::Debt(_)
            | Waiting::BuyIn(_) => Vec::new(),
        }
    }

    fn draw(&self, state: &State, luck: &mut dyn Luck) -> Outcome {
        match self.draw_for(state, self.waiting(state), luck) {
            Some(Drawn::Card(card)) => Outcome::Card(self.deck.id(card)),
            Some(Drawn::Number(number)) => Outcome::Number(number),
            None => Outcome::Number(0),
        }
    }

    fn admit(&self, state: &State, outcome: &Outcome) -> Result<(), Refusal> {
        let waiting = self.waiting(state);
        let bad = |why: &str| Err(Refusal::new(Code::BadInput, why));
        let fits = match (waiting, *outcome) {
            (Waiting::Starter(of) | Waiting::HandCard(of), Outcome::Number(n)) => n < of.into(),
            (Waiting::Lot, Outcome::Number(place)) => {
                state.lot.as_ref().is_some_and(|lot| lot.weights.has(place))
            }
            (Waiting::City, Outcome::Number(n)) => n < 64 && state.cities.left >> n & 1 == 1,
            (Waiting::Die, Outcome::Number(n)) => (1..=6).contains(&n),
            (Waiting::Deal | Waiting::Draw, Outcome::Card(id)) => self
                .deck
                .find(id)
                .is_some_and(|card| self.to_draw_from(state).contains(card)),
            _ => false,
        };
        match waiting.draw(state) {
            _ if fits => Ok(()),
            None => Err(Refusal::new(Code::NotNow, "nothing is being drawn")),
            Some(Draw::Pick { of }) => bad(&format!("a number from 0 to {} is drawn", of - 1)),
            Some(Draw::Lot { .. }) => {
                let lot = state.lot.as_ref();
                bad(&lot.map_or_else(String::new, |lot| lot.weights.wanted()))
            }
            Some(Draw::Die(faces)) => bad(&format!("the die shows 1 to {faces}")),
            Some(Draw::Card(crate::Pile::City)) => {
                let left: Vec<_> = numbers(state.cities.left).map(|n| n.to_string()).collect();
                bad(&format!(
                    "one of the cities left is drawn: {}",
                    left.join(", ")
                ))
            }
            Some(Draw::Card(crate::Pile::Cow)) => {
                bad("the id of a card that is in the deck is drawn")
            }
        }
    }

    fn luck(&self, state: &mut State, outcome: &Outcome, log: &mut Vec<Event>) {
        invariants::watched(self, state, log, |state, log| {
            self.telling(state, log, |play| play.luck(outcome));
        });
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.errand(|| self.build_view(state, viewer))
    }

    fn seen(&self, event: &Event, viewer: Viewer) -> Option<Seen> {
        Some(event.seen(viewer))
    }

    fn reveals(&self, event: &Event) -> bool {
        let hand_seen = matches!(event, Event::Close(Close::HandSeen { .. }));
        hand_seen || matches!(event, Event::Open(Fact::DroppedOut { .. }))
    }

    fn failed_rule(&self, event: &Event) -> Option<String> {
        let Event::Open(Fact::OwnRuleFailed { rule, .. }) = event else {
            return None;
        };
        let own = self.rules.own().iter();
        own.map(|own| own.head())
            .find(|head| head.title == *rule)
            .map(|head| format!("{OWN_PREFIX}{}", head.slug))
    }

    fn voters(&self, state: &State) -> Vec<Seat> {
        state.inside.iter().collect()
    }

    fn under_way(&self, state: &State, situation: &str) -> Option<u64> {
        let waiting = self.waiting(state);
        let counts = &state.counts;
        let (under_way, number) = match situation {
            "city" => (waiting == Waiting::City, state.turn),
            "debt" => (matches!(waiting, Waiting::Debt(_)), counts.bills),
            "roll" => (state.roll.is_some() || state.chain.is_some(), counts.rolls),
            "event" => {
                let event = matches!(state.playing, Some(Playing::Event { .. }));
                (event, counts.plays)
            }
            "end" => (state.cities.are_gone() && state.in_turn(), state.games),
            "turn" => (state.in_turn(), state.turn),
            "game" => (true, state.games),
            _ => return None,
        };
        under_way.then_some(number.into())
    }

    fn comes_again(&self, state: &State, situation: &str) -> bool {
        let is_of_a_game = matches!(situation, "game" | "end");
        !is_of_a_game || self.rules.another_game_after(state.games + 1)
    }

    fn situation(&self, rule: &Rule, value: &Value) -> &'static str {
        if rule.slug == OWN.slug {
            own_situation(value)
        } else {
            rule.situation
        }
    }

    fn suits(&self, state: &State) -> Result<(), Refusal> {
        self.rules.ante_fits(state.seats())
    }

    fn adopt(&self, state: &mut State, old: &Self, log: &mut Vec<Event>) {
        let mut play = self.play(state, log);
        self.errand(|| {
            play.begin_counts(Some(old));
            let between = matches!(play.s.step, Step::Over | Step::NextGame | Step::BuyIn(_));
            if between && play.s.games > 0 && self.rules.games() != old.rules.games() {
                play.after_game();
            }
            play.advance();
        });
    }

    fn leave(&self, state: &mut State, seat: Seat, log: &mut Vec<Event>) -> Result<(), Refusal> {
        if self.waiting(state).draw(state).is_some() {
            return Err(Refusal::new(
                Code::NotNow,
                "something is being drawn; leave when it is",
            ));
        }
        if !state.seated(seat) || state.gone.contains(seat) {
            return Err(Refusal::new(
                Code::BadSeat,
                format!("{seat} has left already"),
            ));
        }
        // Who is out already does not drop out: he only says that he will not come back.
        let cash = state.purses[seat].cash;
        if state.inside.contains(seat) && !self.rules.may_leave_at_will(cash) {
            let message = "nobody drops out at this table unless he cannot pay, or has $0";
            return Err(Refusal::illegal("R45", message));
        }
        invariants::watched(self, state, log, |state, log| {
            self.errand(|| self.play(state, log).leave_for_good(seat));
        });
        Ok(())
    }
}

impl Cow {
    /// Does something in which only so much is asked of the rules of the table's own.
    pub(crate) fn errand<T>(&self, doing: impl FnOnce() -> T) -> T {
        own::errand(self.rules.own(), doing)
    }

    /// The cards that the next one is drawn from; a later game starts with all of them.
    pub(crate) fn to_draw_from(&self, state: &State) -> crate::CardSet {
        if state.step == Step::NextGame {
            self.deck.cards()
        } else {
            state.deck
        }
    }
}
