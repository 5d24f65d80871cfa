//! Between turns the engine itself is asked: what stopping, wimping out, winning leads to at any scores.

use std::collections::BTreeMap;

use table::{Code, Game, Refusal, Seat};
use wimpout::{
    Action, Cubes, Event, Exit, FaceSet, Faces, LastLicks, Outcome, Phase, Player, Rules, Run,
    Stage, State, Throw, Turn, Verdict, Wimpout, score,
};

use super::position::{Position, Side};
use super::program::STEP;

/// What the end of a turn leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum After {
    /// The game is over, and the mover has won, or the other, or nobody.
    Over(Option<bool>),
    /// The next turn, and whether it is the other's.
    Turn { position: Position, other: bool },
}

impl After {
    /// The same where the mover who has come to it and the other have so many wrecks.
    fn with(self, wrecks: [u32; 2]) -> Self {
        match self {
            Self::Over(_) => self,
            Self::Turn { position, other } => {
                let [mover, others] = wrecks;
                let wrecks = if other { [others, mover] } else { wrecks };
                Self::Turn {
                    position: position.wrecked(wrecks),
                    other,
                }
            }
        }
    }

    /// Whether somebody goes on alone.
    const fn is_alone(self) -> bool {
        matches!(self, Self::Turn { position, .. } if position.other.is_none())
    }
}

/// What the players of a game of two carry from turn to turn, as the engine shows it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Carried {
    /// So many tallies of train wrecks are told apart, from none on (H5).
    pub(super) tallies: u32,
    /// Whether the last player left must still reach the goal, so that nobody may win (W17).
    pub(super) alone: bool,
}

/// More tallies of train wrecks are not told apart.
const MOST_TALLIES: u32 = 20;

const MOVER: Seat = Seat(0);
const OTHER: Seat = Seat(1);

/// The engine with two players seated.
#[derive(Debug)]
pub(super) struct Engine<'a> {
    game: &'a Wimpout,
    state: State,
    log: Vec<Event>,
    /// What banks lead to from positions of one sum of scores and of the next higher, with no wrecks.
    plain: BTreeMap<Position, Vec<Option<After>>>,
    sum: u32,
}

impl<'a> Engine<'a> {
    /// The engine under the rules of `game`.
    pub(super) fn new(game: &'a Wimpout) -> Result<Self, Refusal> {
        let state = game.start(&["mover".to_owned(), "other".to_owned()])?;
        Ok(Self {
            game,
            state,
            log: Vec::new(),
            plain: BTreeMap::new(),
            sum: 0,
        })
    }

    /// What a bank of 0, 5, 10, … points leads to, so many of them; nothing where the rules forbid it. No turn that
    /// might stop has no points.
    pub(super) fn stops(
        &mut self,
        at: Position,
        rows: usize,
    ) -> Result<Vec<Option<After>>, Refusal> {
        let (plain, wrecks) = (at.wrecked([0, 0]), at.wrecks());
        let sum = plain.sum();
        if self.sum != sum {
            self.plain.retain(|known, _| known.sum() == sum + STEP);
            self.sum = sum;
        }
        if !self.plain.contains_key(&plain) {
            let stops = match self.shifted(plain, rows)? {
                Some(stops) => stops,
                None => (0..rows)
                    .map(|row| self.stop(plain, row))
                    .collect::<Result<_, _>>()?,
            };
            self.plain.insert(plain, stops);
        }
        let stops = self.plain.get(&plain).into_iter().flatten();
        let stops: Vec<_> = stops
            .map(|stop| stop.map(|after| after.with(wrecks)))
            .collect();
        self.check(at, &stops)?;
        Ok(stops)
    }

    /// Where a bank does no more than add points, and nothing but scores binds the mover, five points less of a score are
    /// five points more of a turn: then what follows is known from whoever stands a step higher. The engine is asked for the
    /// first two steps and the last all the same.
    fn shifted(
        &mut self,
        at: Position,
        rows: usize,
    ) -> Result<Option<Vec<Option<After>>>, Refusal> {
        let rules = &self.game.rules;
        let binds = rules.opening_binds(&at.mover.player(), 0);
        let higher = Side {
            score: at.mover.score + STEP,
            ..at.mover
        };
        let higher = Position {
            mover: higher,
            ..at
        };
        let Some(known) = self.plain.get(&higher) else {
            return Ok(None);
        };
        if binds || at.licks || rules.may_bump() || rules.pays_extra() || known.len() + 1 != rows {
            return Ok(None);
        }
        let mut stops = vec![None, None];
        stops.extend_from_slice(&known[1..]);
        stops[1] = self.stop(at, 1)?;
        for row in [2, rows - 1] {
            if self.stop(at, row)? != stops[row] {
                return Ok(None);
            }
        }
        Ok(Some(stops))
    }

    /// A bank leaves wrecks as they are, and does not ask for them (H5): so the engine is asked once for all tallies of two
    /// players, and again where stopping begins to be allowed and at the end.
    fn check(&mut self, at: Position, stops: &[Option<After>]) -> Result<(), Refusal> {
        let first = stops.iter().position(Option::is_some).unwrap_or_default();
        for row in [first.saturating_sub(1), first, stops.len() - 1] {
            if at.wrecks() != [0, 0] && self.stop(at, row)? != stops[row] {
                return Err(unheld(
                    "a bank under these rules looks at train wrecks (H5)",
                ));
            }
        }
        Ok(())
    }

    fn stop(&mut self, at: Position, row: usize) -> Result<Option<After>, Refusal> {
        self.place(at);
        self.stake(u32::try_from(row).unwrap_or(u32::MAX / STEP) * STEP);
        if row == 0 || !self.game.may_stop(&self.state) {
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
        at: Position,
        cubes: Cubes,
        faces: Faces,
    ) -> Result<After, Refusal> {
        self.place(at);
        if let Phase::Turn(turn) = &mut self.state.phase {
            turn.run.cubes = cubes;
            turn.stage = Stage::Throwing;
        }
        let landed = Outcome::Faces(faces);
        self.game.luck(&mut self.state, &landed, &mut Vec::new());
        after(&self.state)
    }

    /// What is carried from turn to turn beside scores.
    pub(super) fn carried(&mut self, throws: &Throws) -> Result<Carried, Refusal> {
        let mut carried = Carried {
            tallies: 1,
            alone: false,
        };
        let fresh = Position::early(Side::at(0), Side::at(0));
        for (cubes, faces) in throws.supernova.into_iter().chain(throws.win) {
            carried.alone |= self.thrown(fresh, cubes, faces)?.is_alone();
        }
        let Some((cubes, faces)) = throws.wreck else {
            return Ok(carried);
        };
        for wrecks in 0..MOST_TALLIES {
            let mover = Side::at(0).wrecked(wrecks);
            let after = self.thrown(Position::early(mover, Side::at(0)), cubes, faces)?;
            let After::Turn { position, .. } = after else {
                return Ok(carried);
            };
            let Some(wrecked) = position.other else {
                carried.alone = true;
                return Ok(carried);
            };
            if wrecked.wrecks == wrecks {
                return Ok(carried);
            }
            carried.tallies += 1;
        }
        Err(unheld("too many train wrecks (H5) are told apart"))
    }

    fn place(&mut self, at: Position) {
        self.state.players[MOVER] = at.mover.player();
        self.state.players[OTHER] = at.other.map_or_else(gone, Side::player);
        let leads = at.other.filter(|_| at.licks);
        self.state.licks = leads.map(|leader| LastLicks {
            leader: OTHER,
            queue: [].into(),
            target: leader.score,
            succeeded: Vec::new(),
        });
        self.state.phase = deciding(MOVER);
    }

    fn stake(&mut self, points: u32) {
        if let Phase::Turn(turn) = &mut self.state.phase {
            turn.run.points = points;
        }
    }
}

/// A turn of `seat` in which something has been thrown.
pub(super) fn deciding(seat: Seat) -> Phase {
    let run = Run {
        cubes: Cubes::STARTER,
        throws: 1,
        ..Run::fresh(1)
    };
    Phase::Turn(Turn {
        seat,
        run,
        stage: Stage::Deciding,
    })
}

/// Somebody who is out of the game.
pub(super) fn gone() -> Player {
    Player {
        out: Some(Exit::Wrecked),
        ..Player::default()
    }
}

/// Reads what a state has come to.
///
/// # Errors
/// `BadInput`: it remembers more of the players than a solution does.
fn after(state: &State) -> Result<After, Refusal> {
    let seat = match begun(state)? {
        Begun::Over(winner) => return Ok(After::Over(winner.map(|winner| winner == MOVER))),
        Begun::Turn(seat) => seat,
    };
    let side = |seat: Seat| side(&state.players[seat]);
    let other = if seat == MOVER { OTHER } else { MOVER };
    let led = |licks: &LastLicks| licks.leader == other && licks.queue.is_empty();
    if !state.licks.as_ref().is_none_or(led) {
        return Err(unheld("Last Licks under these rules are no duel"));
    }
    Ok(After::Turn {
        position: Position {
            mover: side(seat)?,
            other: state.players[other]
                .is_in()
                .then(|| side(other))
                .transpose()?,
            licks: state.licks.is_some(),
        },
        other: seat == OTHER,
    })
}

/// What a state between turns is about to go on with.
pub(super) enum Begun {
    /// Nothing: the game is over, and this seat has won it, if any has.
    Over(Option<Seat>),
    /// A turn of this seat.
    Turn(Seat),
}

/// Reads whose turn is about to begin.
///
/// # Errors
/// `BadInput`: the game is in the middle of something else.
pub(super) fn begun(state: &State) -> Result<Begun, Refusal> {
    match &state.phase {
        Phase::Over(winner) => Ok(Begun::Over(*winner)),
        Phase::Turn(turn) if turn.run.throws == 0 && turn.stage == Stage::Deciding => {
            Ok(Begun::Turn(turn.seat))
        }
        _ => Err(unheld(
            "a game under these rules does not go from turn to turn",
        )),
    }
}

/// What a solution remembers of a player.
///
/// # Errors
/// `BadInput`: the game remembers more.
pub(super) fn side(player: &Player) -> Result<Side, Refusal> {
    let side = Side::of(player);
    let known = Player {
        reached: player.reached,
        ..side.player()
    };
    if *player == known {
        Ok(side)
    } else {
        Err(unheld(
            "under these rules players carry more than their points from turn to turn",
        ))
    }
}

pub(super) fn unheld(why: &str) -> Refusal {
    Refusal::new(Code::BadInput, format!("no exact solution: {why}"))
}

/// A throw of each kind that ends a turn, if there is one.
#[derive(Debug)]
pub(super) struct Throws {
    pub(super) wimpout: Option<(Cubes, Faces)>,
    pub(super) wreck: Option<(Cubes, Faces)>,
    pub(super) supernova: Option<(Cubes, Faces)>,
    pub(super) win: Option<(Cubes, Faces)>,
}

impl Throws {
    pub(super) fn of(rules: &Rules) -> Self {
        let find = |cubes: Cubes, verdict: Verdict| {
            let fits = |way: &u32| {
                let lies = score(rules, &Throw::nth(cubes, *way), FaceSet::NONE);
                std::mem::discriminant(&lies) == std::mem::discriminant(&verdict)
            };
            (0..cubes.ways())
                .find(fits)
                .map(|way| (cubes, cubes.fall(way)))
        };
        Self {
            wimpout: find(Cubes::STARTER, Verdict::Wimpout),
            wreck: find(Cubes::ALL, Verdict::TrainWreck),
            supernova: find(Cubes::ALL, Verdict::Supernova),
            win: find(Cubes::ALL, Verdict::Win),
        }
    }
}
