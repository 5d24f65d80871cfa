//! Between turns the engine itself is asked: what stopping, wimping out, winning leads to at any scores.

use std::collections::BTreeMap;

use sweep::STEP;
use table::{Code, Game, Refusal, Seat};
use wimpout::{
    Action, Cubes, Event, Exit, FaceSet, Faces, LastLicks, Outcome, Phase, Player, Rules, Run,
    Stage, State, Throw, Turn, Verdict, Wimpout, score,
};

use super::decide::Chances;
use super::position::{Position, Side};

/// What the end of a turn leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum After {
    /// The game is over, and the mover has won, or the other, or nobody.
    Over(Option<bool>),
    /// The next turn, and whether it is the other's.
    Turn { position: Position, other: bool },
}

impl After {
    /// What has come of a plain position, for those who stand there `at` more wrecks and circles.
    fn of(self, at: Position) -> Self {
        let Self::Turn { position, other } = self else {
            return self;
        };
        let plain = at.plain();
        let more = |after: Side, before: Side, plain: Side| {
            let circles = before.circles - plain.circles + after.circles;
            after.wrecked(before.wrecks).circled(circles)
        };
        let mover = |after| more(after, at.mover, plain.mover);
        let others = |after| match (at.other, plain.other) {
            (Some(before), Some(plain)) => more(after, before, plain),
            _ => after,
        };
        let [next, last] = if other {
            [
                others(position.mover),
                position.other.map_or(Side::at(0), mover),
            ]
        } else {
            [
                mover(position.mover),
                position.other.map_or(Side::at(0), others),
            ]
        };
        let position = Position {
            mover: next,
            other: position.other.map(|_| last),
            ..position
        };
        Self::Turn { position, other }
    }

    /// Whether somebody goes on alone.
    pub(super) const fn is_alone(self) -> bool {
        matches!(self, Self::Turn { position, .. } if position.other.is_none())
    }
}

const MOVER: Seat = Seat(0);
const OTHER: Seat = Seat(1);

/// The engine with two players seated.
#[derive(Debug)]
pub(super) struct Engine<'a> {
    pub(super) game: &'a Wimpout,
    state: State,
    log: Vec<Event>,
    /// What banks lead to from plain positions of one sum of scores and of the next higher, and of challenges where circles are
    /// drawn, for they come again.
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
        if self.game.rules.own_minds_banks() {
            return (0..rows).map(|row| self.stop(at, row)).collect();
        }
        let plain = at.plain();
        let sum = plain.sum();
        if self.sum != sum {
            let again = |known: &Position| known.licks && self.game.rules.draws_circles();
            self.plain
                .retain(|known, _| known.sum() == sum + STEP || again(known));
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
        let stops: Vec<_> = stops.map(|stop| stop.map(|after| after.of(at))).collect();
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
        let mover = at.mover.player(rules);
        let binds = rules.opening_binds(&mover, 0) || rules.circles_bind(&mover, 0);
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

    /// A bank leaves wrecks as they are, and does not ask for them (H5), nor how many circles are open (H6): so the engine is
    /// asked once for all tallies of two players, and again where stopping begins to be allowed and at the end.
    fn check(&mut self, at: Position, stops: &[Option<After>]) -> Result<(), Refusal> {
        let first = stops.iter().position(Option::is_some).unwrap_or_default();
        for row in [first.saturating_sub(1), first, stops.len() - 1] {
            if at != at.plain() && self.stop(at, row)? != stops[row] {
                return Err(unheld(
                    "a bank under these rules looks at train wrecks (H5) or counts circles (H6)",
                ));
            }
        }
        Ok(())
    }

    pub(super) fn stop(&mut self, at: Position, row: usize) -> Result<Option<After>, Refusal> {
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

    fn place(&mut self, at: Position) {
        let rules = &self.game.rules;
        self.state.players[MOVER] = at.mover.player(rules);
        let other = at.other.map(|side| side.player(rules));
        self.state.players[OTHER] = other.unwrap_or_else(gone);
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
        score: side.score,
        opened: side.opened,
        reached: player.reached,
        wrecks: player.wrecks,
        circle_wrecks: player.circle_wrecks,
        circles: side.circles,
        counts: player.counts.clone(),
        ..Player::default()
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

/// What lies above all that is looked at counts as the greatest that is: nothing holds where one may not stop there, or
/// here and there on the way. Those scores that a player or a space bars lie together.
///
/// # Errors
/// So it is among these rows, of which it is told whether one may not stop.
pub(super) fn open_above(barred: impl ExactSizeIterator<Item = bool>) -> Result<(), Refusal> {
    const SPACE: usize = 3;
    let rows = barred.len();
    let (mut first, mut last) = (None, None);
    for (row, _) in barred.enumerate().filter(|(_, barred)| *barred) {
        first.get_or_insert(row);
        last = Some(row);
    }
    let apart = last.unwrap_or_default() - first.unwrap_or_default();
    if apart < SPACE && last.is_none_or(|last| last + 1 < rows) {
        return Ok(());
    }
    let why =
        "with very many points at stake one may not stop under these rules, or not at every score";
    Err(unheld(why))
}

/// The chances of a position, if they are some.
///
/// # Errors
/// One is below 0 or above 1 by more than the error.
pub(super) fn sound(chances: Chances, error: f64) -> Result<Chances, Refusal> {
    let range = -error..=1.0 + error;
    if chances.all().iter().all(|chance| range.contains(chance)) {
        return Ok(chances);
    }
    Err(unheld("the chances under these rules do not settle"))
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
