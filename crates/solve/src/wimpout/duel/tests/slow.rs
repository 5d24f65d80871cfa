//! The same game by brute force: every throw asked of the engine, every turn swept alone, all positions again and again
//! until nothing moves.

use std::collections::BTreeMap;

use table::{Game, Seat, Turn as Waits};
use wimpout::{Action, Course, LastLicks, Phase, Player, Rules, Run, Stage, State, Turn, Wimpout};

use super::super::super::{Position, Side};

const ME: Seat = Seat(0);
const YOU: Seat = Seat(1);
/// More points than this in a turn count as so many.
const MOST: u32 = 450;

type Spot = (u32, Course, u32);

/// What a throw may come to, from which the player picks one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Fate {
    Won,
    Nova,
    Lost,
    Spot(usize),
}

struct Slow {
    game: Wimpout,
    state: State,
    spots: Vec<Spot>,
    known: BTreeMap<Spot, usize>,
    /// For each spot what a throw leads to: groups of choices, with their chances.
    throws: Vec<Vec<(Vec<Fate>, f64)>>,
}

/// The mover's chance at every position before Last Licks.
pub(super) fn solve(rules: &Rules) -> Vec<(Position, f64)> {
    let game = Wimpout {
        rules: rules.clone(),
    };
    let state = game.start(&["me".to_owned(), "you".to_owned()]).unwrap();
    let mut slow = Slow {
        game,
        state,
        spots: Vec::new(),
        known: BTreeMap::new(),
        throws: Vec::new(),
    };
    slow.spot((0, Course::START, 0));
    while slow.throws.len() < slow.spots.len() {
        let throws = slow.throw(slow.throws.len());
        slow.throws.push(throws.into_iter().collect());
    }
    slow.iterate()
}

impl Slow {
    fn spot(&mut self, (points, course, voids): Spot) -> usize {
        let voids = if self.game.rules.kills_after().is_some() && !course.clearing.is_empty() {
            voids
        } else {
            0
        };
        let spot = (points, Course { since: 0, ..course }, voids);
        *self.known.entry(spot).or_insert_with(|| {
            self.spots.push(spot);
            self.spots.len() - 1
        })
    }

    fn place(&self, at: Position, spot: Spot) -> State {
        let mut state = self.state.clone();
        let player = |side: Side| Player {
            score: side.score,
            opened: side.opened,
            ..Player::default()
        };
        state.players[ME] = player(at.mover);
        state.players[YOU] = player(at.other);
        state.licks = at.licks.then(|| LastLicks {
            leader: YOU,
            queue: [].into(),
            target: at.other.score,
            succeeded: Vec::new(),
        });
        let (points, course, voids) = spot;
        let limit = self.game.rules.kills_after();
        let limit = limit.map_or(wimpout::Limit::None, wimpout::Limit::Kill);
        let clearing = wimpout::Clearing {
            faces: course.clearing,
            voids,
            limit,
            number: 1,
        };
        let run = Run {
            points,
            cubes: course.cubes,
            throws: u32::from(course.begun),
            all_scored: course.all_scored,
            clearing: (!course.clearing.is_empty()).then_some(clearing),
            ..Run::fresh(1)
        };
        state.phase = Phase::Turn(Turn {
            seat: ME,
            run,
            stage: Stage::Deciding,
        });
        state
    }

    fn throw(&mut self, index: usize) -> BTreeMap<Vec<Fate>, f64> {
        let start = Position {
            mover: Side::at(0),
            other: Side::at(0),
            licks: false,
        };
        let mut cast = self.place(start, self.spots[index]);
        let game = self.game.clone();
        let mut log = Vec::new();
        game.act(&mut cast, ME, &Action::Throw, &mut log);
        let outcomes = game.outcomes(&cast);
        let all: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
        let mut throws = BTreeMap::new();
        for (outcome, weight) in outcomes {
            let mut landed = cast.clone();
            game.luck(&mut landed, &outcome, &mut log);
            let mut fates = self.fates(&game, &landed);
            fates.sort_unstable();
            fates.dedup();
            *throws.entry(fates).or_insert(0.0) += f64::from(weight) / f64::from(all);
        }
        throws
    }

    fn fates(&mut self, game: &Wimpout, landed: &State) -> Vec<Fate> {
        let Waits::Choice(asks) = game.turn(landed) else {
            return vec![self.fate(landed)];
        };
        let chooses = landed
            .turn()
            .is_some_and(|turn| matches!(turn.stage, Stage::Choosing { .. }));
        if !chooses {
            return vec![self.fate(landed)];
        }
        let count = |action: &Action| {
            let mut counted = landed.clone();
            game.act(&mut counted, ME, action, &mut Vec::new());
            self.fate(&counted)
        };
        asks[0].actions.iter().map(count).collect()
    }

    fn fate(&mut self, state: &State) -> Fate {
        match &state.phase {
            Phase::Over(Some(ME)) => Fate::Won,
            Phase::Over(_) => Fate::Nova,
            Phase::Turn(turn) if turn.seat == ME => {
                let run = &turn.run;
                let voids = run.clearing.map_or(0, |clearing| clearing.voids);
                Fate::Spot(self.spot((run.points.min(MOST), run.course(), voids)))
            }
            _ => Fate::Lost,
        }
    }

    /// Where stopping leads to: nothing where it is not allowed.
    fn stop(&self, at: Position, spot: Spot) -> Option<After> {
        let mut state = self.place(at, spot);
        let stop = Action::Stop;
        self.game.check(&state, ME, &stop).ok()?;
        self.game.act(&mut state, ME, &stop, &mut Vec::new());
        Some(Self::after(&state))
    }

    fn after(state: &State) -> After {
        let seat = match &state.phase {
            Phase::Over(winner) => return After::Over(*winner == Some(ME)),
            Phase::Turn(turn) => turn.seat,
            phase => panic!("{phase:?}"),
        };
        assert_eq!(seat, YOU, "the other moves");
        let side = |seat: Seat| Side {
            score: state.players[seat].score,
            opened: state.players[seat].opened,
        };
        After::Yours(key(Position {
            mover: side(YOU),
            other: side(ME),
            licks: state.licks.is_some(),
        }))
    }

    fn iterate(&self) -> Vec<(Position, f64)> {
        let mut turns: Vec<Sweep> = Vec::new();
        let mut numbers: BTreeMap<Key, usize> = BTreeMap::new();
        let mut new = vec![Key {
            mover: Side::at(0),
            other: Side::at(0),
            licks: false,
        }];
        while let Some(at) = new.pop() {
            if numbers.contains_key(&at) {
                continue;
            }
            numbers.insert(at, turns.len());
            let stop = |spot: &Spot| self.stop(at.position(), *spot);
            let stops: Vec<Option<After>> = self.spots.iter().map(stop).collect();
            new.extend(stops.iter().flatten().filter_map(|after| match after {
                After::Yours(key) => Some(*key),
                After::Over(_) => None,
            }));
            new.extend((!at.licks).then(|| at.turned()));
            turns.push(Sweep {
                at,
                stops,
                worth: vec![0.5; self.spots.len()],
            });
        }
        let mut order: Vec<usize> = (0..self.spots.len()).collect();
        order.sort_by_key(|spot| std::cmp::Reverse((self.spots[*spot].0, self.spots[*spot].2)));
        let mut values = vec![0.5; turns.len()];
        loop {
            let mut moved = 0.0_f64;
            for number in 0..turns.len() {
                let value = turns[number].again(self, &order, &numbers, &values);
                moved = moved.max((value - values[number]).abs());
                values[number] = value;
            }
            if moved < 1e-10 {
                break;
            }
        }
        let early = turns.iter().zip(values).filter(|(turn, _)| !turn.at.licks);
        early
            .map(|(turn, value)| (turn.at.position(), value))
            .collect()
    }
}

/// One turn, swept again and again.
struct Sweep {
    at: Key,
    stops: Vec<Option<After>>,
    worth: Vec<f64>,
}

impl Sweep {
    fn again(
        &mut self,
        slow: &Slow,
        order: &[usize],
        numbers: &BTreeMap<Key, usize>,
        values: &[f64],
    ) -> f64 {
        let yours = |key: &Key| 1.0 - values[numbers[key]];
        let lost = if self.at.licks {
            0.0
        } else {
            yours(&self.at.turned())
        };
        let stop = |after: &Option<After>| match after {
            None => 0.0,
            Some(After::Over(won)) => f64::from(u8::from(*won)),
            Some(After::Yours(key)) => yours(key),
        };
        let stops: Vec<f64> = self.stops.iter().map(stop).collect();
        for &spot in order {
            let (mut once, mut again) = (0.0, 0.0);
            for (fates, chance) in &slow.throws[spot] {
                if *fates == [Fate::Spot(spot)] {
                    again = *chance;
                    continue;
                }
                let best = fates.iter().map(|fate| match fate {
                    Fate::Won => 1.0,
                    Fate::Nova => 0.0,
                    Fate::Lost => lost,
                    Fate::Spot(next) => stops[*next].max(self.worth[*next]),
                });
                once += chance * best.fold(0.0, f64::max);
            }
            self.worth[spot] = once / (1.0 - again);
        }
        self.worth[0]
    }
}

enum After {
    Over(bool),
    Yours(Key),
}

/// A position; of a challenge the lead alone, where nothing else binds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Key {
    mover: Side,
    other: Side,
    licks: bool,
}

fn key(at: Position) -> Key {
    let lead = at.other.score.saturating_sub(at.mover.score).min(MOST);
    let (mover, other) = if at.licks && at.mover.opened {
        (Side::at(1000), Side::at(1000 + lead))
    } else if at.licks {
        (at.mover, Side::at(lead))
    } else {
        (at.mover, at.other)
    };
    Key {
        mover,
        other,
        licks: at.licks,
    }
}

impl Key {
    fn turned(self) -> Self {
        Self {
            mover: self.other,
            other: self.mover,
            ..self
        }
    }

    fn position(self) -> Position {
        Position {
            mover: self.mover,
            other: self.other,
            licks: self.licks,
        }
    }
}
