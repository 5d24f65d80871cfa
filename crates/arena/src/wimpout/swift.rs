//! Games under any rules between bots whose decisions are functions of the scores and of where a turn stands: throws
//! come from a table, and whatever follows from a turn the engine does. Where somebody may pay for a throw to be made
//! again (H2) the engine goes step by step.
//!
//! The games are those of the general engine, draw for draw.

use table::{Game, Refusal, Seat, Turn as Waits};
use wimpout::{Action, Decide, Heard, Phase, Spot, Stage, State, ThrowTable, Wimpout};

use super::bots::{hold, pick};
use super::odds::pays;
use super::plan::{Planned, Plans};
use super::solved::{Solution, duel_of};
use crate::Quick;
use crate::bot::Bots;
use crate::simulate::{SeatTally, Tally};

/// What a seat plays by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Policy {
    /// Holds out for so many points.
    Hold(u32),
    Odds,
    Perfect,
}

impl Policy {
    /// The policy of a bot, if it has one that can be looked up.
    pub(super) fn called(name: &str) -> Option<Self> {
        match name {
            "odds" => Some(Self::Odds),
            "perfect" => Some(Self::Perfect),
            name => hold(name).ok().map(Self::Hold),
        }
    }

    /// What it holds out for, whatever is allowed.
    pub(super) const fn holds(self) -> u32 {
        match self {
            Self::Hold(hold) => hold,
            Self::Odds | Self::Perfect => 0,
        }
    }

    /// The policies of all bots of a game.
    pub(super) fn all(bots: &[String]) -> Option<Vec<Self>> {
        bots.iter().map(|bot| Self::called(bot)).collect()
    }

    /// The plans that these need under the rules of `game`; nothing where a table does not hold them, and where `perfect`
    /// plays with three by a solution.
    pub(super) fn plans(policies: &[Self], game: &Wimpout) -> Option<Plans> {
        let perfect = policies.contains(&Self::Perfect);
        if perfect && policies.len() > 2 && Solution::of(&game.rules).holds_three() {
            return None;
        }
        // Plans are not kept by open circles (H6).
        if perfect && game.rules.draws_circles() {
            return None;
        }
        let plans = Plans::of(&game.rules)?;
        Some(if perfect { plans.with_pairs() } else { plans })
    }
}

/// Such a series of games.
#[derive(Debug)]
pub struct SwiftGame {
    game: Wimpout,
    policies: Vec<Policy>,
    /// Every throw as those who hold out count it.
    held: ThrowTable,
    plans: Plans,
    /// Whether the tables hold all that the rules ask about a turn on its way; else it goes step by step.
    from_table: bool,
    start: State,
}

/// How many draws a game may take before it is given up as endless.
const LONGEST: u64 = 500_000;

impl SwiftGame {
    /// The game of these bots, if all of them have such policies and a table holds the rules.
    ///
    /// # Errors
    /// A number of seats that the game does not take.
    pub fn of(game: &Wimpout, bots: &[String]) -> Result<Option<Self>, Refusal> {
        let start = game.start(bots)?;
        // Whoever holds out asks nothing of throws that have been made; plans are by the spots of a table.
        let holds = |all: &Vec<Policy>| all.iter().all(|one| matches!(one, Policy::Hold(_)));
        let counts = game.rules.counts_throws() > 0;
        let policies = Policy::all(bots).filter(|all| !counts || holds(all));
        Ok(policies.and_then(|policies| {
            let plans = Policy::plans(&policies, game)?;
            let held = ThrowTable::new(&game.rules, pick);
            let answered = !plans.table().fails() && !held.fails();
            Some(Self {
                from_table: answered && ThrowTable::holds(&game.rules),
                plans,
                held,
                game: game.clone(),
                policies,
                start,
            })
        }))
    }

    /// Plays so many games.
    #[must_use]
    pub fn play_block(&self, games: u64, mut luck: Quick) -> Tally {
        let mut play = Playing {
            swift: self,
            state: self.start.clone(),
            heard: Heard::default(),
            other_draws: 0,
            tally: Tally {
                seats: vec![SeatTally::default(); self.policies.len()],
                ..Tally::default()
            },
        };
        for _ in 0..games {
            play.play(&mut luck);
        }
        play.count_kinds();
        play.tally
    }
}

/// A block of games at play.
struct Playing<'a> {
    swift: &'a SwiftGame,
    state: State,
    heard: Heard,
    /// Draws that were no throws from the table.
    other_draws: u64,
    tally: Tally,
}

/// Who decides in a turn.
enum Mind<'a> {
    Holds(u32),
    Plans(Planned<'a>),
}

/// Stops as soon as allowed with so many points; its table has counted each throw its way.
struct Holding(u32);

impl Decide for Holding {
    #[inline]
    fn stops(&mut self, _: Spot, points: u32) -> bool {
        points >= self.0
    }

    fn picks(&mut self, _: usize, _: u32) -> usize {
        0
    }
}

impl Playing<'_> {
    fn play(&mut self, luck: &mut Quick) {
        self.state.clone_from(&self.swift.start);
        let before = self.draws();
        while self.step(luck) && self.draws() - before < LONGEST {
            for event in self.heard.log.drain(..) {
                if let Some(name) = Wimpout::counted(&event) {
                    *self.tally.events.entry(name).or_default() += 1;
                }
            }
        }
        let (games, turns) = (self.tally.games, u64::from(self.state.turns));
        self.tally.draws.count(self.draws() - before, games);
        self.tally.turns.count(turns, games);
        self.tally.games += 1;
        match self.swift.game.turn(&self.state) {
            Waits::Over(standing) => self.tally.count_standing(&standing),
            Waits::Choice(_) | Waits::Luck(_) => self.tally.endless += 1,
        }
    }

    /// All draws so far.
    fn draws(&self) -> u64 {
        self.other_draws + self.heard.kinds.iter().sum::<u64>()
    }

    /// A turn, a step of one, or a draw; false where the game is over.
    fn step(&mut self, luck: &mut Quick) -> bool {
        let game = &self.swift.game;
        match &self.state.phase {
            Phase::Over(_) => return false,
            Phase::Turn(turn) => match turn.stage {
                Stage::Deciding => {
                    if !(self.swift.from_table && self.turn(luck)) {
                        self.decide();
                    }
                    return true;
                }
                Stage::Choosing { .. } => {
                    self.count();
                    return true;
                }
                Stage::Insuring { .. } => {
                    self.insure();
                    return true;
                }
                Stage::Throwing => {}
            },
            Phase::Starting(_) | Phase::DrawingStarter | Phase::Drawing(_) | Phase::Ordering(_) => {
            }
        }
        self.other_draws += 1;
        let outcome = game.draw(&self.state, luck);
        game.luck(&mut self.state, &outcome, &mut self.heard.log);
        true
    }

    /// Throws the turn to its end, if it can be thrown from the table.
    fn turn(&mut self, luck: &mut Quick) -> bool {
        let swift = self.swift;
        let Some(seat) = self.state.turn().map(|turn| turn.seat) else {
            return false;
        };
        let (state, heard) = (&mut self.state, &mut self.heard);
        match swift.mind(state, seat) {
            Mind::Holds(hold) => {
                let mut who = Holding(hold);
                let table = &swift.held;
                swift.game.throw_turn(state, table, &mut who, luck, heard)
            }
            Mind::Plans(mut plan) => {
                let table = swift.plans.table();
                swift.game.throw_turn(state, table, &mut plan, luck, heard)
            }
        }
    }

    /// Throws or stops where the turn goes step by step.
    fn decide(&mut self) {
        let (swift, state) = (self.swift, &self.state);
        let Some(turn) = state.turn() else { return };
        let seat = turn.seat;
        let wants = swift.game.may_stop(state)
            && match swift.mind(state, seat) {
                Mind::Holds(hold) => turn.run.points >= hold,
                Mind::Plans(plan) => plan.stops_at(turn.run.course(), turn.run.points),
            };
        let action = if wants { Action::Stop } else { Action::Throw };
        swift
            .game
            .act(&mut self.state, seat, &action, &mut self.heard.log);
    }

    /// Counts the throw that lies there in one of its ways.
    fn count(&mut self) {
        let swift = self.swift;
        let scorings = swift.game.scorings(&self.state);
        let Some(turn) = self.state.turn() else {
            return;
        };
        let scoring = match swift.mind(&self.state, turn.seat) {
            Mind::Holds(_) => *pick(scorings.as_slice()),
            Mind::Plans(plan) => plan.best_of(scorings.as_slice(), turn),
        };
        swift
            .game
            .count_so(&mut self.state, &scoring, &mut self.heard.log);
    }

    /// Whoever is asked pays for a throw to be made again, or lets it stand.
    fn insure(&mut self) {
        let swift = self.swift;
        let Some(turn) = self.state.turn() else {
            return;
        };
        let Stage::Insuring { throw, asked } = turn.stage else {
            return;
        };
        let holds = matches!(swift.policies[asked.index()], Policy::Hold(_));
        let own = turn.seat == asked;
        let pays = !holds && pays(&swift.game.rules, throw, turn.run.faces(), own);
        let action = if pays { Action::Insure } else { Action::Pass };
        swift
            .game
            .act(&mut self.state, asked, &action, &mut self.heard.log);
    }

    /// The throws from the table among what is counted.
    fn count_kinds(&mut self) {
        let [plain, void, flash, train, sampler, flashes, ..] = self.heard.kinds;
        let counted = [
            ("throws", plain + void + flash + train + sampler + flashes),
            ("void throws", void),
            ("flashes", flash + 2 * flashes),
            ("freight trains", train),
            ("samplers", sampler),
            ("own rules acting", self.heard.acts),
        ];
        for (name, n) in counted.into_iter().filter(|(_, n)| *n > 0) {
            *self.tally.events.entry(name).or_default() += n;
        }
    }
}

impl SwiftGame {
    /// What the player of the turn in progress goes by.
    fn mind(&self, state: &State, seat: Seat) -> Mind<'_> {
        let policy = self.policies[seat.index()];
        if let Policy::Hold(hold) = policy {
            let leader = state.licks.as_ref().map(|licks| licks.leader);
            let challenges = leader.is_some_and(|leader| leader != seat);
            return Mind::Holds(if challenges { 0 } else { hold });
        }
        let solved = (policy == Policy::Perfect)
            .then(|| duel_of(state, seat))
            .flatten()
            .and_then(|at| self.plans.perfect(at));
        let plan = || self.plans.odds(self.game.least(state));
        Mind::Plans(solved.unwrap_or_else(plan))
    }
}
