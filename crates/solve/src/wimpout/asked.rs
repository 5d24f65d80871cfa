//! Between turns the engine itself is asked: what stopping, wimping out, winning leads to at any scores.

use table::{Code, Game, Refusal, Seat};
use wimpout::{
    Action, Cubes, FaceSet, Faces, LastLicks, Outcome, Phase, Player, Rules, Run, Stage, State,
    Throw, Turn, Verdict, Wimpout, score,
};

use super::program::STEP;

/// A player between turns, as far as a solution remembers him.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Side {
    /// The banked points.
    pub score: u32,
    /// Whether the player has ever banked (W11).
    pub opened: bool,
}

/// A turn of a game of two that is about to begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Position {
    /// Whose turn it is.
    pub mover: Side,
    /// The other.
    pub other: Side,
    /// Whether Last Licks are on and the mover challenges (W15).
    pub licks: bool,
}

/// What the end of a turn leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum After {
    /// The game is over, and the mover has won, or the other, or nobody.
    Over(Option<bool>),
    /// The next turn, and whether it is the other's.
    Turn { position: Position, other: bool },
}

impl Side {
    /// A player at so many points; who has any has banked.
    #[must_use]
    pub const fn at(score: u32) -> Self {
        Self {
            score,
            opened: score > 0,
        }
    }

    fn player(self) -> Player {
        Player {
            score: self.score,
            opened: self.opened,
            ..Player::default()
        }
    }
}

const MOVER: Seat = Seat(0);
const OTHER: Seat = Seat(1);

/// The engine with two players seated.
#[derive(Debug)]
pub(super) struct Engine<'a> {
    game: &'a Wimpout,
    state: State,
}

impl<'a> Engine<'a> {
    /// The engine under the rules of `game`.
    pub(super) fn new(game: &'a Wimpout) -> Result<Self, Refusal> {
        let state = game.start(&["mover".to_owned(), "other".to_owned()])?;
        Ok(Self { game, state })
    }

    /// What a bank of 0, 5, 10, … points leads to, so many of them; nothing where the rules forbid it. No turn that
    /// might stop has no points.
    pub(super) fn stops(
        &mut self,
        at: Position,
        rows: usize,
    ) -> Result<Vec<Option<After>>, Refusal> {
        self.place(at);
        let placed = self.state.clone();
        let mut log = Vec::new();
        let stop = |row: usize| {
            self.stake(u32::try_from(row).unwrap_or(u32::MAX / STEP) * STEP);
            if row == 0 || !self.game.may_stop(&self.state) {
                return Ok(None);
            }
            self.game
                .act(&mut self.state, MOVER, &Action::Stop, &mut log);
            log.clear();
            let after = after(&self.state);
            self.state.clone_from(&placed);
            after.map(Some)
        };
        (0..rows).map(stop).collect()
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

    fn place(&mut self, at: Position) {
        self.state.players[MOVER] = at.mover.player();
        self.state.players[OTHER] = at.other.player();
        self.state.licks = at.licks.then(|| LastLicks {
            leader: OTHER,
            queue: [].into(),
            target: at.other.score,
            succeeded: Vec::new(),
        });
        let run = Run {
            cubes: Cubes::STARTER,
            throws: 1,
            ..Run::fresh(1)
        };
        self.state.phase = Phase::Turn(Turn {
            seat: MOVER,
            run,
            stage: Stage::Deciding,
        });
    }

    fn stake(&mut self, points: u32) {
        if let Phase::Turn(turn) = &mut self.state.phase {
            turn.run.points = points;
        }
    }
}

/// Reads what a state has come to.
///
/// # Errors
/// `BadInput`: it remembers more of the players than a solution does.
fn after(state: &State) -> Result<After, Refusal> {
    let seat = match &state.phase {
        Phase::Over(winner) => return Ok(After::Over(winner.map(|winner| winner == MOVER))),
        Phase::Turn(turn) if turn.run.throws == 0 && turn.stage == Stage::Deciding => turn.seat,
        _ => {
            return Err(unheld(
                "a game under these rules does not go from turn to turn",
            ));
        }
    };
    let side = |seat: Seat| {
        let player = &state.players[seat];
        let side = Side {
            score: player.score,
            opened: player.opened,
        };
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
    };
    let other = if seat == MOVER { OTHER } else { MOVER };
    let led = |licks: &LastLicks| licks.leader == other && licks.queue.is_empty();
    if !state.licks.as_ref().is_none_or(led) {
        return Err(unheld("Last Licks under these rules are no duel"));
    }
    Ok(After::Turn {
        position: Position {
            mover: side(seat)?,
            other: side(other)?,
            licks: state.licks.is_some(),
        },
        other: seat == OTHER,
    })
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
