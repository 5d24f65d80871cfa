//! Pig: one die, two or more seats. The smallest whole game of luck: the example to read before writing a game.
//!
//! - P1: on your turn you throw the die, then throw again or hold; the first throw must be made.
//! - P2: a 1 loses the points of the turn and passes the die on.
//! - P3: any other face adds to the points of the turn.
//! - P4: to hold banks the points of the turn and passes the die on.
//! - P5: who reaches the goal must hold, and has won.
//! - P6: where there is a cap, a turn that reaches it must end.
//! - P7: who leaves has no more turns and no vote; the last one left has won.

use serde::{Deserialize, Serialize};

use crate::{
    Ask, Code, Game, Luck, Materials, Refusal, Rule, Seat, Settings, Turn, TurnOf, Viewer,
};

mod rules;
mod state;

use state::{Phase, Player};

pub use state::State;

/// The rules agreed at this table.
#[derive(Clone, Debug)]
pub struct Pig {
    goal: u32,
    cap: u32,
    double_sixes: bool,
}

/// How many faces the die has.
const FACES: u32 = 6;

/// What a seat does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum Action {
    /// Throws the die.
    Throw,
    /// Banks the points of the turn and passes the die on.
    Hold,
}

/// What is to be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Draw {
    /// A face of a die with so many.
    Die(u32),
}

/// A fact. Nothing in Pig is hidden, so everybody learns all of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// The die fell.
    Thrown {
        /// Who threw it.
        seat: Seat,
        /// What it shows.
        face: u32,
    },
    /// A 1: the points of the turn are gone.
    Busted {
        /// Whose.
        seat: Seat,
        /// How many.
        lost: u32,
    },
    /// Somebody held.
    Banked {
        /// Who.
        seat: Seat,
        /// The points of the turn.
        points: u32,
    },
    /// The game is over.
    Won {
        /// Who has won.
        seat: Seat,
    },
}

/// Everything anybody may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    scores: Vec<u32>,
    gone: Vec<Seat>,
    seat: Seat,
    turn_points: u32,
}

impl Game for Pig {
    type State = State;
    type Action = Action;
    type Draw = Draw;
    type Outcome = u32;
    type Event = Event;
    type Seen = Event;
    type View = View;

    const SLUG: &'static str = "pig";
    const VOTING: &'static str = "W18";
    const NO_VOTE: &'static str = "W17";

    fn rules() -> &'static [Rule] {
        &rules::RULES
    }

    fn settle(set: &Settings, _materials: &Materials) -> Result<Self, Refusal> {
        Self::settled(set)
    }

    fn settings(&self) -> Settings {
        self.spelled_out()
    }

    fn start(&self, names: &[String]) -> Result<State, Refusal> {
        if names.len() < 2 {
            let message = "Pig is for two players or more";
            return Err(Refusal::new(Code::BadSeat, message));
        }
        Ok(State::new(names.len()))
    }

    fn turn(&self, state: &State) -> TurnOf<Self> {
        match state.phase {
            Phase::Deciding => Turn::Choice(vec![Ask {
                seat: state.seat,
                actions: self.actions(state),
            }]),
            Phase::Throwing => Turn::Luck(Draw::Die(FACES)),
            Phase::Won(winner) => Turn::Over(state.standing(winner)),
        }
    }

    fn act(&self, state: &mut State, seat: Seat, action: &Action, log: &mut Vec<Event>) {
        match action {
            Action::Throw => state.phase = Phase::Throwing,
            Action::Hold => self.hold(state, seat, log),
        }
    }

    fn outcomes(&self, state: &State) -> Vec<(u32, u32)> {
        match state.phase {
            Phase::Throwing => (1..=FACES).map(|face| (face, 1)).collect(),
            Phase::Deciding | Phase::Won(_) => Vec::new(),
        }
    }

    fn draw(&self, _state: &State, luck: &mut dyn Luck) -> u32 {
        1 + luck.below(FACES)
    }

    fn admit(&self, state: &State, face: &u32) -> Result<(), Refusal> {
        if state.phase != Phase::Throwing {
            return Err(Refusal::new(Code::NotNow, "the die is not in the air"));
        }
        if (1..=FACES).contains(face) {
            return Ok(());
        }
        let message = format!("the die has no face {face}; it has 1 to {FACES}");
        Err(Refusal::new(Code::BadInput, message))
    }

    fn luck(&self, state: &mut State, &face: &u32, log: &mut Vec<Event>) {
        let seat = state.seat;
        log.push(Event::Thrown { seat, face });
        state.phase = Phase::Deciding;
        if face == 1 {
            let lost = state.turn_points;
            log.push(Event::Busted { seat, lost });
            state.pass_on();
        } else {
            state.turn_points += self.points(face);
        }
    }

    fn view(&self, state: &State, _viewer: Viewer) -> View {
        View {
            scores: state.players.values().map(|player| player.score).collect(),
            gone: state.gone(),
            seat: state.seat,
            turn_points: state.turn_points,
        }
    }

    fn seen(&self, event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn voters(&self, state: &State) -> Vec<Seat> {
        state.present()
    }

    fn under_way(&self, state: &State, situation: &str) -> Option<u64> {
        match situation {
            // A turn is always followed by that of another seat.
            "turn" => Some(state.seat.0.into()),
            // A throw is always followed by a decision, where none is under way.
            "throw" => (state.phase == Phase::Throwing).then_some(0),
            _ => None,
        }
    }

    fn join(&self, state: &mut State, _name: &str, _log: &mut Vec<Event>) -> Result<Seat, Refusal> {
        if let Phase::Won(_) = state.phase {
            return Err(Refusal::new(Code::GameOver, "the game is over"));
        }
        Ok(state.players.push(Player::default()))
    }

    fn leave(&self, state: &mut State, seat: Seat, log: &mut Vec<Event>) -> Result<(), Refusal> {
        if state.players[seat].gone {
            let message = format!("{seat} has left already");
            return Err(Refusal::new(Code::NotNow, message).by("P7"));
        }
        state.players[seat].gone = true;
        if let [last] = state.present()[..] {
            state.win(last, log);
        } else if seat == state.seat {
            state.pass_on();
        }
        Ok(())
    }
}

impl Pig {
    fn actions(&self, state: &State) -> Vec<Action> {
        if state.turn_points == 0 {
            return vec![Action::Throw];
        }
        if self.wins(state.points_in_all()) || self.must_hold(state.turn_points) {
            return vec![Action::Hold];
        }
        vec![Action::Throw, Action::Hold]
    }

    fn hold(&self, state: &mut State, seat: Seat, log: &mut Vec<Event>) {
        let points = state.turn_points;
        state.players[seat].score += points;
        log.push(Event::Banked { seat, points });
        if self.wins(state.players[seat].score) {
            state.win(seat, log);
        } else {
            state.pass_on();
        }
    }
}
