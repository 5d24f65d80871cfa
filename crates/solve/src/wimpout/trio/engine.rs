//! Between turns of a game of three the engine itself is asked what stopping, wimping out, winning leads to.

use table::{Game, Refusal, Seat};
use wimpout::{Action, Cubes, Event, Faces, LastLicks, Outcome, Phase, Stage, State, Wimpout};

use super::super::asked::{Begun, begun, deciding, side, unheld};
use super::super::position::{Position, Side};
use super::triple::{Challenge, Third, Triple};

/// What the end of a turn leads to. Seats count in order of play from whoever had the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum After {
    /// The game is over, and this seat has won.
    Over(usize),
    /// A turn of this seat, all three in.
    Three { triple: Triple, mover: usize },
    /// A turn of this seat against that one: the third is out.
    Two {
        position: Position,
        mover: usize,
        other: usize,
    },
}

const MOVER: Seat = Seat(0);

/// The engine with three players seated.
#[derive(Debug)]
pub(super) struct Engine<'a> {
    game: &'a Wimpout,
    state: State,
    log: Vec<Event>,
}

impl<'a> Engine<'a> {
    /// The engine under the rules of `game`, with players of these names.
    pub(super) fn new(game: &'a Wimpout, names: [&str; 3]) -> Result<Self, Refusal> {
        let state = game.start(&names.map(str::to_owned))?;
        Ok(Self {
            game,
            state,
            log: Vec::new(),
        })
    }

    /// What a bank of so many points leads to; nothing where the rules forbid it.
    pub(super) fn stop(&mut self, at: Triple, points: u32) -> Result<Option<After>, Refusal> {
        self.place(at);
        if let Phase::Turn(turn) = &mut self.state.phase {
            turn.run.points = points;
        }
        if points == 0 || !self.game.may_stop(&self.state) {
            return Ok(None);
        }
        self.game
            .act(&mut self.state, MOVER, &Action::Stop, &mut self.log);
        self.log.clear();
        after(&self.state).map(Some)
    }

    /// What a throw of `faces` by `cubes` leads to where it ends the turn.
    pub(super) fn thrown(
        &mut self,
        at: Triple,
        (cubes, faces): (Cubes, Faces),
    ) -> Result<After, Refusal> {
        self.place(at);
        if let Phase::Turn(turn) = &mut self.state.phase {
            turn.run.cubes = cubes;
            turn.stage = Stage::Throwing;
        }
        let landed = Outcome::Faces(faces);
        self.game.luck(&mut self.state, &landed, &mut self.log);
        self.log.clear();
        after(&self.state)
    }

    fn place(&mut self, at: Triple) {
        for (seat, side) in (0..).map(Seat).zip(at.sides) {
            self.state.players[seat] = side.player(&self.game.rules);
        }
        self.state.licks = at.licks.map(|challenge| last_licks(challenge, &at.sides));
        self.state.phase = deciding(MOVER);
    }
}

fn seat(index: usize) -> Seat {
    Seat(u16::try_from(index).unwrap_or_default())
}

fn last_licks(challenge: Challenge, sides: &[Side; 3]) -> LastLicks {
    let third = seat(challenge.third_seat());
    let is = |what: Third| (challenge.third == what).then_some(third);
    LastLicks {
        leader: seat(challenge.leader),
        queue: is(Third::Waits).into_iter().collect(),
        target: sides[challenge.leader].score,
        succeeded: is(Third::Succeeded).into_iter().collect(),
    }
}

/// Reads what a state has come to.
///
/// # Errors
/// `BadInput`: it remembers more than a solution does.
fn after(state: &State) -> Result<After, Refusal> {
    let mover = match begun(state)? {
        Begun::Over(Some(winner)) => return Ok(After::Over(winner.index())),
        Begun::Over(None) => {
            return Err(unheld("nobody may win a game of three under these rules"));
        }
        Begun::Turn(seat) => seat.index(),
    };
    let all = [0, 1, 2].map(|ahead| (mover + ahead) % 3);
    let [_, next, last] = all.map(|index| state.players[seat(index)].is_in());
    match (next, last) {
        (true, true) => three(state, all),
        (true, false) => two(state, mover, all[1]),
        (false, true) => two(state, mover, all[2]),
        (false, false) => Err(unheld("a player goes on alone under these rules")),
    }
}

fn three(state: &State, all: [usize; 3]) -> Result<After, Refusal> {
    let [mover, next, last] = all.map(|index| side(&state.players[seat(index)]));
    let licks = state.licks.as_ref();
    Ok(After::Three {
        triple: Triple {
            sides: [mover?, next?, last?],
            licks: licks.map(|licks| challenge(licks, all)).transpose()?,
        },
        mover: all[0],
    })
}

fn challenge(licks: &LastLicks, all: [usize; 3]) -> Result<Challenge, Refusal> {
    let strange = || unheld("Last Licks of three under these rules remember more than who waits");
    let leader = all.iter().position(|index| seat(*index) == licks.leader);
    let leader = leader.filter(|leader| *leader > 0).ok_or_else(strange)?;
    let third = seat(all[3 - leader]);
    let queue: Vec<Seat> = licks.queue.iter().copied().collect();
    let third = match (queue.as_slice(), licks.succeeded.as_slice()) {
        ([], []) => Third::Stands,
        ([one], []) if *one == third => Third::Waits,
        ([], [one]) if *one == third => Third::Succeeded,
        _ => return Err(strange()),
    };
    Ok(Challenge { leader, third })
}

fn two(state: &State, mover: usize, other: usize) -> Result<After, Refusal> {
    let led = |licks: &LastLicks| {
        licks.leader == seat(other) && licks.queue.is_empty() && licks.succeeded.is_empty()
    };
    if !state.licks.as_ref().is_none_or(led) {
        return Err(unheld("Last Licks of the last two are no duel"));
    }
    Ok(After::Two {
        position: Position {
            mover: side(&state.players[seat(mover)])?,
            other: Some(side(&state.players[seat(other)])?),
            licks: state.licks.is_some(),
        },
        mover,
        other,
    })
}
