//! The engine: what happens when cubes land, a player stops, a seat is given up. It asks the rules and changes the
//! state; it reads no setting.

mod bank;
mod counters;
mod drawing;
mod eclipse;
mod exits;
mod insure;
mod licks;
mod seats;
mod starter;
mod throws;

use table::{BySeat, Seat};

use crate::event::Event;
use crate::player::Player;
use crate::rules::Rules;
use crate::score::{Scorings, Verdict, score};
use crate::state::{Fate, Phase, State};
use crate::throw::Throw;
use crate::turn::{Run, Stage, Turn};

pub(crate) use seats::adopt;
pub(crate) use starter::start;

/// A move being made: the rules, the state they change, and the log.
#[derive(Debug)]
pub(crate) struct Play<'a> {
    pub(crate) rules: &'a Rules,
    pub(crate) state: &'a mut State,
    pub(crate) log: &'a mut Vec<Event>,
}

impl Play<'_> {
    /// The turn in progress, in a given stage only.
    fn turn_mut(&mut self) -> Option<&mut Turn> {
        match &mut self.state.phase {
            Phase::Turn(turn) => Some(turn),
            Phase::Starting(_)
            | Phase::DrawingStarter
            | Phase::Drawing(_)
            | Phase::Ordering(_)
            | Phase::Over(_) => None,
        }
    }

    fn enter(&mut self, stage: Stage) {
        if let Some(turn) = self.turn_mut() {
            turn.stage = stage;
        }
    }

    fn players(&mut self) -> &mut BySeat<Player> {
        &mut self.state.players
    }

    fn befall(&mut self, fate: Fate) {
        if let Some(last) = &mut self.state.last {
            last.fate = fate;
        }
    }

    /// Gives a player another score.
    fn set_score(&mut self, seat: Seat, score: u32) {
        self.state.moments += 1;
        let reached = self.state.moments;
        let player = &mut self.state.players[seat];
        player.score = score;
        player.reached = reached;
    }

    /// Goes on after a turn has ended: the next player, the next challenger, or the end.
    fn pass_on(&mut self, from: Seat) {
        if self.is_decided() {
            return;
        }
        if self.state.licks.is_some() {
            return self.next_challenger();
        }
        let next = self.state.others_in(from).next().unwrap_or(from);
        self.begin_turn(next);
    }

    /// Begins a turn, or goes on with one that was suspended (H10).
    fn begin_turn(&mut self, seat: Seat) {
        if let Some(run) = self.resumed(seat) {
            self.state.phase = Phase::Turn(Turn::of(seat, run));
            return;
        }
        self.state.turns += 1;
        self.state.phase = drawing::first(self.rules, self.state, seat);
    }

    fn resumed(&mut self, seat: Seat) -> Option<Run> {
        let mut run = self.state.players[seat].suspended.take()?;
        if let Some(clearing) = &mut run.clearing {
            clearing.voids = 0;
        }
        let (points, clearing) = (run.points, run.faces());
        self.log.push(Event::TurnResumed {
            seat,
            points,
            clearing,
        });
        Some(run)
    }

    fn end(&mut self, winner: Option<Seat>) {
        self.state.phase = Phase::Over(winner);
        self.log.push(Event::GameOver { winner });
    }
}

/// The ways to count the throw for which a player is choosing.
pub(crate) fn choices(rules: &Rules, turn: &Turn, throw: Throw) -> Scorings {
    match score(rules, &throw, turn.run.faces()) {
        Verdict::Scores(scorings) => scorings,
        Verdict::Void(_)
        | Verdict::Wimpout
        | Verdict::TrainWreck
        | Verdict::Win
        | Verdict::Supernova => Scorings::default(),
    }
}
