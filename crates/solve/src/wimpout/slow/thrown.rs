//! What throws lead to, each asked of the engine.

use std::collections::BTreeMap;

use table::{Game, Turn as Waits};
use wimpout::{Action, Course, Exit, LastLicks, Phase, Player, Run, Stage, State, Turn, Wimpout};

use super::{ME, Position, Side, Slow, Spot, YOU};

/// What a throw may come to, from which the player picks one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Fate {
    Won,
    Nova,
    Lost,
    Wrecked,
    Spot(usize),
}

impl Slow {
    pub(super) fn spot(&mut self, (points, course, voids): Spot) -> usize {
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

    pub(super) fn place(&self, at: Position, spot: Spot) -> State {
        let mut state = self.state.clone();
        let player = |side: Side| Player {
            score: side.score,
            opened: side.opened,
            wrecks: if self.draws() { 0 } else { side.wrecks },
            circle_wrecks: if self.draws() { side.wrecks } else { 0 },
            circles: side.circles,
            counts: self.counts().map(|slug| (slug, side.wrecks)).collect(),
            ..Player::default()
        };
        let player = |side: Side| match self.counts().next() {
            Some(_) => Player {
                wrecks: 0,
                ..player(side)
            },
            None => player(side),
        };
        state.players[YOU] = at.other.map_or_else(Player::default, player);
        state.players[ME] = player(at.mover);
        state.players[YOU].out = at.other.is_none().then_some(Exit::Wrecked);
        state.licks = at.licks.then(|| LastLicks {
            leader: YOU,
            queue: [].into(),
            target: at.other.unwrap().score,
            succeeded: Vec::new(),
        });
        state.phase = self.deciding(spot);
        state
    }

    /// A turn that has come to a spot.
    pub(in crate::wimpout) fn deciding(&self, (points, course, voids): Spot) -> Phase {
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
        Phase::Turn(Turn {
            seat: ME,
            run,
            stage: Stage::Deciding,
        })
    }

    pub(super) fn throw(&mut self, index: usize) -> BTreeMap<Vec<Fate>, f64> {
        let start = Position::early(Side::at(0), Side::at(0));
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
            if index == 0 && fates == [Fate::Wrecked] {
                self.wreck = Some(outcome);
            }
            if index == 0 && fates == [Fate::Nova] {
                self.nova = Some(outcome);
            }
            if self.lost.is_none() && fates == [Fate::Lost] {
                self.lost = Some((index, outcome));
            }
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
            _ if state.players[ME].out == Some(Exit::Supernova) => Fate::Nova,
            _ if state.players[ME].wrecks + state.players[ME].circle_wrecks > 0 => Fate::Wrecked,
            Phase::Turn(turn) if turn.seat == YOU && Self::counted(&state.players[ME]) > 0 => {
                Fate::Wrecked
            }
            Phase::Turn(turn) if turn.seat == ME => {
                let run = &turn.run;
                let voids = run.clearing.map_or(0, |clearing| clearing.voids);
                Fate::Spot(self.spot((run.points.min(self.most), run.course(), voids)))
            }
            _ => Fate::Lost,
        }
    }
}
