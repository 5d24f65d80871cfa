//! Kuhn poker: two seats, one hidden card each. The smallest game with hidden hands.
//!
//! - K1: each seat puts one chip into the pot and is dealt one card; the rest of the pack stays hidden.
//! - K2: seat 0 checks or bets one chip; after a check seat 1 may do the same.
//! - K3: who is bet against folds, or calls with one chip.
//! - K4: who folds loses; otherwise both cards are shown and the higher card takes the pot.

use serde::{Deserialize, Serialize};

use crate::{
    Ask, BySeat, Code, Game, Hidden, Luck, Materials, Place, Refusal, Rule, Seat, Settings,
    Standing, Turn, TurnOf, Value, Values, Viewer,
};

/// The rules agreed at this table.
#[derive(Clone, Debug)]
pub struct Kuhn {
    /// How many cards the pack has, numbered from 1 upwards.
    pack: u32,
}

/// A game in progress.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct State {
    /// The cards dealt, the first one to seat 0.
    pub(super) cards: Vec<u32>,
    /// What has been done, in turn.
    line: Vec<Action>,
}

/// What a seat does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum Action {
    /// Puts nothing in.
    Check,
    /// Puts a chip in.
    Bet,
    /// Puts a chip in against a bet.
    Call,
    /// Gives up against a bet.
    Fold,
}

/// What is to be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Draw {
    /// The card of this seat.
    Card(Seat),
}

/// A fact, in full.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// A seat was dealt a card.
    Dealt {
        /// Who.
        seat: Seat,
        /// Which.
        card: u32,
    },
    /// A seat did something.
    Done {
        /// Who.
        seat: Seat,
        /// What.
        action: Action,
    },
    /// Both cards were shown.
    Shown {
        /// By seat.
        cards: Vec<u32>,
    },
    /// The game is over.
    Won {
        /// Who has won.
        seat: Seat,
    },
}

/// The part of a fact that a viewer learns.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Seen {
    /// A seat was dealt a card; which one is known to that seat alone.
    Dealt {
        /// Who.
        seat: Seat,
        /// Which.
        #[serde(skip_serializing_if = "Option::is_none")]
        card: Option<u32>,
    },
    /// A seat did something.
    Done {
        /// Who.
        seat: Seat,
        /// What.
        action: Action,
    },
    /// Both cards were shown.
    Shown {
        /// By seat.
        cards: Vec<u32>,
    },
    /// The game is over.
    Won {
        /// Who has won.
        seat: Seat,
    },
}

/// What one viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// The viewer's own card.
    card: Option<u32>,
    /// Both cards, once they are shown.
    shown: Vec<u32>,
    line: Vec<Action>,
    chips_in: BySeat<i64>,
}

const PACK: Rule = Rule {
    slug: "pack",
    title: "Pack",
    summary: "How many cards there are.",
    text: "The pack has this many cards, numbered from 1 upwards.",
    source: "K1",
    values: Values::Number {
        default: 3,
        min: 3,
        max: 13,
        step: 1,
        or_zero: false,
    },
    situation: "deal",
    clashes: &[],
};

impl Game for Kuhn {
    type State = State;
    type Action = Action;
    type Draw = Draw;
    type Outcome = u32;
    type Event = Event;
    type Seen = Seen;
    type View = View;

    const SLUG: &'static str = "kuhn";

    fn rules() -> &'static [Rule] {
        const { &[PACK] }
    }

    fn settle(set: &Settings, _materials: &Materials) -> Result<Self, Refusal> {
        let pack = match set.get(PACK.slug).unwrap_or(&PACK.default_value()) {
            Value::Number(n) => u32::try_from(*n).unwrap_or_default(),
            Value::Flag(_) | Value::Word(_) => 0,
        };
        Ok(Self { pack })
    }

    fn settings(&self) -> Settings {
        Settings::default().with(PACK.slug, Value::Number(self.pack.into()))
    }

    fn start(&self, names: &[String]) -> Result<State, Refusal> {
        if names.len() == 2 {
            return Ok(State::default());
        }
        Err(Refusal::new(Code::BadSeat, "Kuhn poker is for two players"))
    }

    fn turn(&self, state: &State) -> TurnOf<Self> {
        if state.cards.len() < 2 {
            return Turn::Luck(Draw::Card(Seat::at(state.cards.len())));
        }
        let actions = match state.line[..] {
            [] | [Action::Check] => vec![Action::Check, Action::Bet],
            [.., Action::Bet] => vec![Action::Call, Action::Fold],
            [..] => return Turn::Over(state.standing()),
        };
        let seat = state.to_act();
        Turn::Choice(vec![Ask { seat, actions }])
    }

    fn act(&self, state: &mut State, seat: Seat, &action: &Action, log: &mut Vec<Event>) {
        state.line.push(action);
        log.push(Event::Done { seat, action });
        if let Some(winner) = state.winner() {
            if state.shown() {
                let cards = state.cards.clone();
                log.push(Event::Shown { cards });
            }
            log.push(Event::Won { seat: winner });
        }
    }

    fn outcomes(&self, state: &State) -> Vec<(u32, u32)> {
        if state.cards.len() == 2 {
            return Vec::new();
        }
        self.unseen(&state.cards).map(|card| (card, 1)).collect()
    }

    fn admit(&self, state: &State, card: &u32) -> Result<(), Refusal> {
        if state.cards.len() == 2 {
            return Err(Refusal::new(Code::NotNow, "both cards have been dealt"));
        }
        if self.unseen(&state.cards).any(|left| left == *card) {
            return Ok(());
        }
        let message = format!("card {card} is not among those left of 1 to {}", self.pack);
        Err(Refusal::new(Code::BadInput, message))
    }

    fn luck(&self, state: &mut State, &card: &u32, log: &mut Vec<Event>) {
        let seat = Seat::at(state.cards.len());
        state.cards.push(card);
        log.push(Event::Dealt { seat, card });
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View {
            card: state.card_of(viewer),
            shown: if state.shown() {
                state.cards.clone()
            } else {
                Vec::new()
            },
            line: state.line.clone(),
            chips_in: state.chips_in(),
        }
    }

    fn seen(&self, event: &Event, viewer: Viewer) -> Option<Seen> {
        Some(match event.clone() {
            Event::Dealt { seat, card } => {
                let card = (viewer == Viewer::Seat(seat)).then_some(card);
                Seen::Dealt { seat, card }
            }
            Event::Done { seat, action } => Seen::Done { seat, action },
            Event::Shown { cards } => Seen::Shown { cards },
            Event::Won { seat } => Seen::Won { seat },
        })
    }

    fn voters(&self, _state: &State) -> Vec<Seat> {
        vec![Seat(0), Seat(1)]
    }

    fn under_way(&self, _state: &State, situation: &str) -> Option<u64> {
        (situation == PACK.situation).then_some(0)
    }
}

impl Hidden for Kuhn {
    fn redeal(&self, state: &State, viewer: Viewer, luck: &mut dyn Luck) -> State {
        if state.shown() {
            return state.clone();
        }
        let own = state.card_of(viewer);
        let mut pack: Vec<u32> = self.unseen(own.as_slice()).collect();
        let mut drawn = || {
            let left = u32::try_from(pack.len()).unwrap_or(u32::MAX);
            pack.remove(luck.below(left) as usize)
        };
        let mut deal = |seat| {
            let own = own.filter(|_| viewer == Viewer::Seat(Seat::at(seat)));
            own.unwrap_or_else(&mut drawn)
        };
        State {
            cards: (0..state.cards.len()).map(&mut deal).collect(),
            line: state.line.clone(),
        }
    }
}

impl Kuhn {
    /// The cards of the pack that are not `seen`.
    fn unseen(&self, seen: &[u32]) -> impl Iterator<Item = u32> {
        (1..=self.pack).filter(|card| !seen.contains(card))
    }
}

impl State {
    fn to_act(&self) -> Seat {
        Seat::at(self.line.len() % 2)
    }

    fn card_of(&self, viewer: Viewer) -> Option<u32> {
        match viewer {
            Viewer::Seat(seat) => self.cards.get(seat.index()).copied(),
            Viewer::Spectator => None,
        }
    }

    /// Whether both cards lie open.
    fn shown(&self) -> bool {
        matches!(
            self.line[..],
            [Action::Check, Action::Check] | [.., Action::Call]
        )
    }

    fn winner(&self) -> Option<Seat> {
        match self.line.last() {
            // The seat after the one that gave up.
            Some(Action::Fold) => Some(self.to_act()),
            _ if self.shown() => Some(Seat::at(usize::from(self.cards[1] > self.cards[0]))),
            _ => None,
        }
    }

    /// The chips that each seat has put in.
    fn chips_in(&self) -> BySeat<i64> {
        BySeat::new(2, |seat| {
            let own = self.line.iter().skip(seat.index()).step_by(2);
            let paid = own.filter(|action| matches!(action, Action::Bet | Action::Call));
            1 + i64::from(paid.count() > 0)
        })
    }

    /// What each seat has won or lost; nobody has before the end.
    fn standing(&self) -> Standing {
        let winners = Vec::from_iter(self.winner());
        let chips = self.chips_in();
        let score = |seat: Seat| {
            if winners.contains(&seat) {
                chips[seat.next(2)]
            } else {
                -chips[seat]
            }
        };
        let mut places: Vec<_> = chips
            .seats()
            .map(|seat| Place::new(seat, score(seat)))
            .collect();
        places.sort_by_key(|place| -place.score);
        Standing { winners, places }
    }
}
