//! The places between turns of a game of three, numbered, and what is known of each.

use sweep::STEP;
use table::Refusal;
use wimpout::Rules;

use super::super::asked::unheld;
use super::super::position::Side;
use super::triple::{Challenge, Third, Triple};

/// The chances of the mover and of the next player; the last has what they leave.
pub(super) type Two = [f64; 2];

/// Every place that a solution holds values for: all three before Last Licks, then challenges.
#[derive(Debug)]
pub(super) struct Places {
    /// Where a player may stand before Last Licks.
    pub(super) sides: Vec<Side>,
    /// The kinds of challenges.
    kinds: Vec<Challenge>,
    /// So many steps behind the leader are told apart, from none on: of equal scores one leads (S6).
    deficits: usize,
    /// A leader's score, at which nothing binds those behind him but the lead.
    lead: u32,
    pub(super) values: Vec<Two>,
}

impl Places {
    pub(super) fn new(rules: &Rules, beyond: usize) -> Self {
        let scores = (0..).step_by(STEP as usize);
        let below = scores.take_while(|score| !rules.meets_goal(*score));
        let sides: Vec<Side> = below.map(Side::at).collect();
        let deficits = sides.len() + beyond + 1;
        let steps = u32::try_from(2 * deficits).unwrap_or_default();
        Self {
            lead: rules.least_goal().next_multiple_of(STEP) + STEP * steps,
            kinds: Vec::new(),
            deficits,
            values: vec![[1.0 / 3.0; 2]; sides.len().pow(3)],
            sides,
        }
    }

    /// How many turns before Last Licks there are.
    pub(super) fn n_early(&self) -> usize {
        self.sides.len().pow(3)
    }

    /// How many challenges of each kind there are.
    fn n_kind(&self) -> usize {
        self.deficits.pow(2)
    }

    /// Tells challenges of that kind apart from now on; whether they were not before.
    pub(super) fn open(&mut self, kind: Challenge) -> bool {
        let new = !self.kinds.contains(&kind);
        if new {
            self.kinds.push(kind);
            let guesses: Vec<Two> = (0..self.n_kind())
                .map(|at| guess(kind, self.steps(at)))
                .collect();
            self.values.extend(guesses);
        }
        new
    }

    fn steps(&self, at: usize) -> [usize; 2] {
        [at / self.deficits, at % self.deficits]
    }

    /// Every challenge of the kinds that are told apart, with its place.
    pub(super) fn challenges(&self) -> Vec<(usize, Triple)> {
        let (n, first) = (self.n_kind(), self.n_early());
        let kinds = self.kinds.iter().enumerate();
        let of_kind = |(index, kind): (usize, &Challenge)| {
            let kind = *kind;
            let stands = kind.third == Third::Stands;
            (0..n)
                .filter(move |at| !stands || self.steps(*at)[1] == 0)
                .map(move |at| (first + index * n + at, self.challenge(kind, self.steps(at))))
        };
        kinds.flat_map(of_kind).collect()
    }

    /// A challenge of that kind, so many steps behind and apart.
    pub(super) fn challenge(&self, kind: Challenge, steps: [usize; 2]) -> Triple {
        let points = |steps: usize| u32::try_from(steps).unwrap_or_default() * STEP;
        let behind = |steps: usize| Side::at(self.lead.saturating_sub(points(steps)));
        let mut sides = [behind(steps[0]), behind(0), behind(0)];
        sides[kind.third_seat()] = match kind.third {
            Third::Succeeded => Side::at(self.lead + points(steps[1])),
            Third::Waits => behind(steps[1]),
            // Anywhere but beside the leader.
            Third::Stands => behind(1),
        };
        Triple {
            sides,
            licks: Some(kind),
        }
    }

    /// The place of a turn of three.
    ///
    /// # Errors
    /// `BadInput`: no game comes to that.
    pub(super) fn find(&self, at: Triple) -> Result<usize, Refusal> {
        let unreached = || unheld("a player stands where the solution does not reach");
        let Some(kind) = at.licks else {
            let numbers = at.sides.map(|side| self.side(side));
            let [Some(mover), Some(next), Some(last)] = numbers else {
                return Err(unreached());
            };
            return Ok((mover * self.sides.len() + next) * self.sides.len() + last);
        };
        let index = self.kinds.iter().position(|known| *known == kind);
        let steps = kind.steps(&at.sides);
        let (index, steps) = index.zip(steps).ok_or_else(unreached)?;
        let [behind, apart] = steps.map(|steps| steps.min(self.deficits - 1));
        Ok(self.n_early() + index * self.n_kind() + behind * self.deficits + apart)
    }

    fn side(&self, side: Side) -> Option<usize> {
        let place = (side.score / STEP) as usize;
        (self.sides.get(place) == Some(&side)).then_some(place)
    }

    /// The triple of a place before Last Licks.
    pub(super) fn early(&self, place: usize) -> Triple {
        let n = self.sides.len();
        Triple {
            sides: [place / n / n, place / n % n, place % n].map(|side| self.sides[side]),
            licks: None,
        }
    }

    /// How many steps of points the mover needs: to the goal, or to the leader.
    pub(super) fn needed(&self, at: Triple) -> usize {
        match at.licks {
            Some(licks) => licks.steps(&at.sides).map_or(0, |[behind, _]| behind),
            None => self
                .sides
                .len()
                .saturating_sub((at.sides[0].score / STEP) as usize),
        }
    }

    /// The highest score before Last Licks.
    pub(super) fn highest(&self) -> u32 {
        self.sides.last().map_or(0, |side| side.score)
    }
}

/// A first guess of the chances of a challenge: the farther behind, the less.
fn guess(kind: Challenge, steps: [usize; 2]) -> Two {
    let hope = |steps: usize| {
        let points = u32::try_from(steps)
            .unwrap_or(u32::MAX)
            .saturating_mul(STEP);
        0.6 * (-f64::from(points) / 70.0).exp()
    };
    let mover = hope(steps[0]);
    let third = match kind.third {
        Third::Waits => hope(steps[1]) * (1.0 - mover),
        Third::Stands => 0.0,
        Third::Succeeded => (1.0 - mover) * 0.4,
    };
    let next = if kind.third_seat() == 1 {
        third
    } else {
        1.0 - mover - third
    };
    [mover, next]
}
