//! A game of two, solved: for every pair of scores the chance that whoever is to move wins, when both play best.
//!
//! Scores only rise (or come back to a pair that is being solved), so pairs are solved from high sums down. A turn that
//! is lost leads to the same pair with the other to move: the two are solved together, by the secant of what a lost
//! turn is worth.

use std::sync::Arc;

use sweep::{FORBIDDEN, LANES};
use table::Refusal;
use wimpout::{Cubes, Face, Faces, Rules, Wimpout};

use super::asked::{After, Engine, Throws, open_above, sound};
use super::decide::Chances;
use super::holds::{BEYOND, holds};
use super::licks::Licks;
use super::lines::{Ends, Guess, Line, Payoff};
use super::places::Places;
use super::position::{Position, Side};
use super::program::Program;
use super::rounds::Round;
use super::settle::Sweeps;
use sweep::{Losses, STEP};

/// How far a solution looks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cut {
    /// Beyond the goal, and beyond what a challenger needs, so many steps of points are worked out one by one.
    pub(super) beyond: usize,
    /// The same beyond the highest score that joins others (H4): however many points lead there, it is told apart.
    beyond_joined: usize,
    /// So many more where a player is alone (H5): a lost turn is played again and again, and what is cut off counts in each.
    beyond_alone: usize,
    /// So many more are looked at where points do not matter any more.
    looked_at: usize,
    /// Leads are solved together up to so many steps beyond the goal.
    leads: usize,
    /// So many greater ones are told apart: whoever comes there has thrown freight trains.
    far: usize,
    /// So many open circles are told apart in Last Licks (H6).
    passes: u32,
    /// Values that move less than this are solved.
    pub(super) settled: f64,
}

pub(super) const USUAL: Cut = Cut {
    beyond: 100,
    beyond_joined: 10,
    beyond_alone: 120,
    looked_at: 100,
    leads: 120,
    far: 160,
    passes: 12,
    settled: 1e-11,
};
/// So many more where a bank sends others back (H1): what is cut off counts there for both.
const BEYOND_BUMPS: usize = 10;
/// The greatest error of a value that is solved: what is cut off far beyond the goal, and what is left of passes.
const ERROR: f64 = 1e-9;
/// The same where scores are one space (H4), for a bank may send somebody far back, where what was cut off counts again; where
/// circles are drawn (H6), of which not all are told apart; and where a Sun calls great trains, which lead farther.
const WIDER_ERROR: f64 = 5e-9;

/// The solution of a game of two.
#[derive(Debug)]
pub struct Duel {
    pub(super) game: Arc<Wimpout>,
    pub(super) cut: Cut,
    pub(super) program: Program,
    /// The same that keeps the value of every throw.
    pub(super) whole: Arc<Program>,
    throws: Throws,
    pub(super) places: Places,
    /// The mover's chance at each place.
    pub(super) values: Vec<f64>,
    /// The other's, where the game may end without a winner; else it is what the mover's leaves.
    pub(super) others: Vec<f64>,
    /// How much the value of a lost turn moves the mover's chance.
    pub(super) slopes: Vec<f64>,
    /// By how much the value was guessed too low.
    pub(super) surprises: Vec<f64>,
    /// How far apart the widest replies are that go round.
    pub(super) circling: f64,
    /// How many turns were swept.
    pub(super) swept: u64,
    /// Whether it was solved before and has been kept.
    pub(super) kept: bool,
    /// What is left of the challenges, until they are solved.
    pub(super) licks: Option<Box<Licks>>,
    /// Pairs of scores that are still to be solved, the next last.
    pub(super) left: Vec<Vec<Position>>,
    /// Whether challenges of leaders whose very score matters, and of players with open circles, are still to be solved, before
    /// all pairs.
    pub(super) joined_left: bool,
    /// Pairs that lean on pairs that come after them, until they are settled.
    pub(super) round: Option<Round>,
}

impl Duel {
    /// Solves the game of two under `rules`.
    ///
    /// # Errors
    /// `BadInput`, naming the rule: players carry more from turn to turn than their scores.
    pub fn solve(rules: &Rules) -> Result<Self, Refusal> {
        Self::within(rules, USUAL)
    }

    fn within(rules: &Rules, cut: Cut) -> Result<Self, Refusal> {
        let mut duel = Self::begun(rules, cut)?;
        duel.advance(&mut || true)?;
        Ok(duel)
    }

    /// A solution of which Last Licks are solved, unless a rule of the table's own counts something; [`Self::advance`] does
    /// the rest.
    ///
    /// # Errors
    /// As [`Self::solve`].
    pub fn begin(rules: &Rules) -> Result<Self, Refusal> {
        Self::begun(rules, USUAL)
    }

    fn begun(rules: &Rules, cut: Cut) -> Result<Self, Refusal> {
        let mut duel = Self::unsolved(rules, cut)?;
        if !duel.places.counts() {
            let game = Arc::clone(&duel.game);
            let mut engine = Engine::new(&game)?;
            while duel.go_on_with_licks(&mut engine)? {}
        }
        Ok(duel)
    }

    pub(super) fn unsolved(rules: &Rules, cut: Cut) -> Result<Self, Refusal> {
        holds(rules)?;
        let game = Arc::new(Wimpout {
            rules: rules.clone(),
        });
        let throws = Throws::of(rules);
        let carried = Engine::new(&game)?.carried(&throws)?;
        let joined = rules.joined_leaders(rules.least_goal(), rules.least_goal() + BEYOND);
        let places = Places::new(rules, carried, joined, [cut.leads, cut.far], cut.passes)?;
        let mut left = places.diagonals();
        left.reverse();
        Ok(Self {
            game,
            cut,
            throws,
            program: Program::new(rules, false),
            whole: Arc::new(Program::new(rules, true)),
            others: places.others(),
            values: places.guesses(),
            licks: Some(Box::new(Licks::of(&places))),
            slopes: vec![0.5; places.len()],
            surprises: vec![0.0; places.len()],
            places,
            circling: 0.0,
            swept: 0,
            kept: false,
            left,
            joined_left: true,
            round: None,
        })
    }

    /// Solves on while `goes_on` says so; whether everything is solved.
    ///
    /// # Errors
    /// As [`Self::solve`].
    pub fn advance(&mut self, goes_on: &mut dyn FnMut() -> bool) -> Result<bool, Refusal> {
        let game = Arc::clone(&self.game);
        let mut engine = Engine::new(&game)?;
        while !self.is_done() && goes_on() {
            if self.go_on_with_licks(&mut engine)? {
                continue;
            }
            if std::mem::take(&mut self.joined_left) {
                self.solve_joined(&mut engine)?;
                self.solve_circled_licks(&mut engine)?;
            } else if !self.go_round()?
                && let Some(pairs) = self.left.pop()
            {
                let lines = self.solve_pairs(&mut engine, &pairs)?;
                self.remember(lines);
            }
        }
        Ok(self.is_done())
    }

    /// Whether everything is solved.
    pub(super) fn is_done(&self) -> bool {
        self.licks.is_none() && self.left.is_empty() && self.round.is_none()
    }

    /// Whether players carry more from turn to turn than their scores, or the game may end without a winner.
    pub(super) fn carries(&self) -> bool {
        self.places.carries()
    }

    /// The chance of the mover to win, before his first throw.
    ///
    /// # Errors
    /// `BadInput`: no game under these rules comes to that position.
    pub fn chance(&self, at: Position) -> Result<f64, Refusal> {
        Ok(self.values[self.places.find(at.drawn(&self.game.rules))?])
    }

    /// The chances of both to win, before the mover's first throw.
    ///
    /// # Errors
    /// As [`Self::chance`].
    pub fn chances(&self, at: Position) -> Result<Chances, Refusal> {
        let place = self.places.find(at.drawn(&self.game.rules))?;
        let chances = Chances::of_two(self.values[place], self.theirs(place));
        sound(chances, self.error())
    }

    /// The most by which a chance may be wrong. Where nobody may win it is what anybody could gain by playing otherwise.
    #[must_use]
    pub fn error(&self) -> f64 {
        let far = self.game.rules.may_call_train(Face::Six);
        let cut_off = if far || self.places.cuts_off_more() {
            WIDER_ERROR
        } else {
            ERROR
        };
        cut_off + self.circling
    }

    /// How many turns were swept to solve it.
    #[must_use]
    pub fn swept(&self) -> u64 {
        self.swept
    }

    /// The bytes that the values take.
    #[must_use]
    pub fn size(&self) -> usize {
        let numbers =
            self.values.len() + self.others.len() + self.slopes.len() + self.surprises.len();
        numbers * size_of::<f64>()
    }

    /// Challenges on which no other leans, of which what follows is known.
    pub(super) fn sweep_once(&mut self, lines: &mut [Line]) {
        let all: Vec<usize> = (0..lines.len()).collect();
        let mut sweeps = Sweeps::default();
        for batch in all.chunks(LANES) {
            self.pass(&mut sweeps, lines, batch);
        }
        for line in lines {
            self.learn(line.place, line.guess.worth);
        }
    }

    /// How many steps of points are worked out one by one.
    pub(super) fn rows(&self, at: Position) -> usize {
        let needed = match at.other {
            Some(leader) if at.licks => leader.score.saturating_sub(at.mover.score),
            _ => (self.places.highest() + STEP).saturating_sub(at.mover.score),
        };
        let joined = (self.places.highest_joined()).saturating_sub(at.mover.score);
        let told_apart = (joined / STEP) as usize + self.cut.beyond_joined;
        let alone = at.other.is_none().then_some(self.cut.beyond_alone);
        let bumped = self.game.rules.may_bump().then_some(BEYOND_BUMPS);
        let beyond = self.cut.beyond + alone.or(bumped).unwrap_or_default();
        told_apart.max((needed / STEP) as usize + beyond)
    }

    fn solve_pairs(
        &mut self,
        engine: &mut Engine<'_>,
        pairs: &[Position],
    ) -> Result<Vec<Line>, Refusal> {
        let mut lines = Vec::new();
        for &at in pairs {
            let mut line = self.line(engine, at, self.rows(at))?;
            let place = line.place;
            let (values, slope, surprise) = self.guessed(at);
            self.learn(place, values);
            (line.guess.slope, self.surprises[place]) = (slope, surprise);
            lines.push(line);
        }
        let guesses: Vec<f64> = lines.iter().map(|line| self.values[line.place]).collect();
        self.settle(&mut lines)?;
        for (line, guess) in lines.iter().zip(guesses) {
            self.surprises[line.place] += self.values[line.place] - guess;
        }
        Ok(lines)
    }

    /// A first guess from pairs that are solved, of the values of both and of how much a lost turn moves the mover's: that a
    /// point of one is worth the same wherever the other stands.
    fn guessed(&self, at: Position) -> ([f64; 2], f64, f64) {
        let more = |side: Side| {
            let higher = Side::at(side.score + STEP);
            higher.wrecked(side.wrecks).circled(side.circles)
        };
        let known = |mover, other| self.places.find(Position { mover, other, ..at }).ok();
        let others = at.other.map(more);
        let both = (
            known(more(at.mover), at.other),
            others.and_then(|_| known(at.mover, others)),
            others.and_then(|_| known(more(at.mover), others)),
        );
        let value = |place: usize| [self.values[place], self.theirs(place)];
        match both {
            (Some(a), Some(b), Some(c)) => {
                let surprise = f64::midpoint(self.surprises[a], self.surprises[b]);
                let (at_a, at_b, at_c) = (value(a), value(b), value(c));
                let guess = |player: usize, by: f64| {
                    (at_a[player] + at_b[player] - at_c[player] + by).clamp(0.0, 1.0)
                };
                let guesses = [guess(0, surprise), guess(1, -surprise)];
                (guesses, self.slopes[a], surprise)
            }
            (Some(a), _, _) | (_, Some(a), _) => (value(a), self.slopes[a], 0.0),
            _ if at.other.is_none() => ([0.5, 0.0], 0.5, 0.0),
            _ => ([0.5, 0.5], 0.5, 0.0),
        }
    }

    /// A turn of that position, so many steps of points of it.
    pub(super) fn line(
        &self,
        engine: &mut Engine<'_>,
        at: Position,
        rows: usize,
    ) -> Result<Line, Refusal> {
        let stops = engine.stops(at, rows + self.cut.looked_at)?;
        let stops = stops
            .into_iter()
            .map(|after| after.map_or(Ok(Payoff::Forbidden), |after| self.payoff(after)));
        let stops = stops.collect::<Result<Vec<_>, _>>()?;
        let above = stops[rows..].iter();
        open_above(above.map(|stop| *stop == Payoff::Forbidden))?;
        let place = self.places.find(at)?;
        let mut end = |throw: Option<(Cubes, Faces)>| match throw {
            Some((cubes, faces)) => self.payoff(engine.thrown(at, cubes, faces)?),
            None => Ok(Payoff::Over(None)),
        };
        Ok(Line {
            place,
            rows,
            stops,
            ends: Ends {
                wimpout: end(self.throws.wimpout)?,
                wreck: end(self.throws.wreck)?,
                supernova: end(self.throws.supernova)?,
                win: end(self.throws.win)?,
            },
            guess: Guess::default(),
        })
    }

    fn payoff(&self, after: After) -> Result<Payoff, Refusal> {
        Ok(match after {
            After::Over(won) => Payoff::Over(won),
            After::Turn { position, other } => {
                let place = self.places.find(position)?;
                if other {
                    Payoff::Others(place)
                } else {
                    Payoff::Own(place)
                }
            }
        })
    }

    /// What an end is worth to the mover, as far as it is known.
    pub(super) fn worth(&self, payoff: Payoff) -> f64 {
        match payoff {
            Payoff::Forbidden => FORBIDDEN,
            Payoff::Over(won) => f64::from(u8::from(won == Some(true))),
            Payoff::Own(place) => self.values[place],
            Payoff::Others(place) => self.theirs(place),
        }
    }

    /// What it is worth to the other.
    pub(super) fn worth_to_other(&self, payoff: Payoff) -> f64 {
        match payoff {
            Payoff::Forbidden => 0.0,
            Payoff::Over(won) => f64::from(u8::from(won == Some(false))),
            Payoff::Own(place) => self.theirs(place),
            Payoff::Others(place) => self.values[place],
        }
    }

    /// The chance of whoever does not move at a place.
    pub(super) fn theirs(&self, place: usize) -> f64 {
        let other = self.others.get(place).copied();
        other.unwrap_or_else(|| 1.0 - self.values[place])
    }

    /// Takes down the chances of both at a place.
    pub(super) fn learn(&mut self, place: usize, [mover, other]: [f64; 2]) {
        self.values[place] = mover;
        if let Some(there) = self.others.get_mut(place) {
            *there = other;
        }
    }

    /// The same of the ends that bank nothing, where an end is worth so much.
    pub(super) fn losses(ends: &Ends, worth: impl Fn(Payoff) -> f64) -> Losses {
        Losses {
            wimpout: worth(ends.wimpout),
            wreck: worth(ends.wreck),
            supernova: worth(ends.supernova),
            win: worth(ends.win),
        }
    }
}

#[cfg(test)]
mod tests;
