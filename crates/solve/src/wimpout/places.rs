//! The places between turns of a game of two, numbered.

use table::Refusal;
use wimpout::{Player, Rules};

use super::asked::{Position, Side, unheld};
use super::program::STEP;

/// Every position that a solution holds a value for.
#[derive(Debug)]
pub(super) struct Places {
    /// Where a player may stand before Last Licks.
    sides: Vec<Side>,
    /// Challengers whom more binds than the lead; of all others the lead alone counts.
    bound: Vec<Side>,
    /// Stands for all other challengers.
    free: Side,
    /// The leads that are solved together, in steps.
    leads: usize,
    /// So many more are told apart: nothing leans on them.
    far: usize,
}

impl Places {
    pub(super) fn new(rules: &Rules, beyond: usize, far: usize) -> Self {
        let scores = (0..).step_by(STEP as usize);
        let below = scores.take_while(|score| !rules.meets_goal(*score));
        let mut sides: Vec<Side> = below.map(Side::at).collect();
        if rules.may_bump() {
            sides.push(Side {
                score: 0,
                opened: true,
            });
        }
        let binds = |side: &Side| {
            let player = Player {
                score: side.score,
                opened: side.opened,
                ..Player::default()
            };
            rules.opening_binds(&player, 0)
        };
        let goal = rules.least_goal();
        Self {
            bound: sides.iter().copied().filter(binds).collect(),
            free: Side::at(goal + rules.opening_value().next_multiple_of(STEP)),
            leads: (goal / STEP) as usize + beyond,
            far,
            sides,
        }
    }

    /// How many there are.
    pub(super) fn len(&self) -> usize {
        self.sides.len().pow(2) + (self.bound.len() + 1) * (self.leads + self.far)
    }

    /// Whether pairs of one sum lean on each other by more than lost turns.
    pub(super) fn leans(&self) -> bool {
        self.sides.iter().filter(|side| side.score == 0).count() > 1
    }

    /// A first guess of the value of each place.
    pub(super) fn guesses(&self) -> Vec<f64> {
        let mut guesses = vec![0.5; self.len()];
        for at in self.licks().chain(self.far_licks()) {
            if let Ok(place) = self.find(at) {
                let lead = f64::from(at.other.score - at.mover.score);
                guesses[place] = 0.6 * (-lead / 70.0).exp();
            }
        }
        guesses
    }

    /// The highest score before Last Licks.
    pub(super) fn highest(&self) -> u32 {
        self.sides
            .iter()
            .map(|side| side.score)
            .max()
            .unwrap_or_default()
    }

    /// The number of a position. Leads that are not told apart count as the greatest.
    pub(super) fn find(&self, at: Position) -> Result<usize, Refusal> {
        if at.licks {
            return self.find_licks(at);
        }
        let (Some(mover), Some(other)) = (self.side(at.mover), self.side(at.other)) else {
            return Err(unheld("a player stands where the solution does not reach"));
        };
        Ok(mover * self.sides.len() + other)
    }

    fn find_licks(&self, at: Position) -> Result<usize, Refusal> {
        let lead = at
            .other
            .score
            .checked_sub(at.mover.score)
            .filter(|lead| *lead >= STEP);
        let lead = lead.ok_or_else(|| unheld("a challenger is not behind"))?;
        let kind = self.bound.iter().position(|side| *side == at.mover);
        let kind = kind.unwrap_or(self.bound.len());
        let lead = ((lead / STEP) as usize).min(self.leads + self.far) - 1;
        Ok(self.sides.len().pow(2) + kind * (self.leads + self.far) + lead)
    }

    fn side(&self, side: Side) -> Option<usize> {
        let near = (side.score / STEP) as usize;
        let fits = |place: &usize| self.sides.get(*place) == Some(&side);
        [near, self.sides.len() - 1].into_iter().find(fits)
    }

    /// Every challenge but those of a lead so great that no other leans on them.
    pub(super) fn licks(&self) -> impl Iterator<Item = Position> {
        self.behind(1..=self.leads)
    }

    /// The others.
    pub(super) fn far_licks(&self) -> impl Iterator<Item = Position> {
        self.behind(self.leads + 1..=self.leads + self.far)
    }

    fn behind(&self, leads: std::ops::RangeInclusive<usize>) -> impl Iterator<Item = Position> {
        let challengers = self.bound.iter().chain([&self.free]).copied();
        challengers.flat_map(move |mover| {
            leads.clone().map(move |lead| Position {
                mover,
                other: Side::at(mover.score + u32::try_from(lead).unwrap_or(u32::MAX) * STEP),
                licks: true,
            })
        })
    }

    /// Every pair of scores before Last Licks, by their sum, from the highest down.
    pub(super) fn diagonals(&self) -> Vec<Vec<Position>> {
        let steps = (self.highest() / STEP) as usize;
        let mut diagonals = vec![Vec::new(); 2 * steps + 1];
        for mover in &self.sides {
            for other in &self.sides {
                let sum = ((mover.score + other.score) / STEP) as usize;
                diagonals[2 * steps - sum].push(Position {
                    mover: *mover,
                    other: *other,
                    licks: false,
                });
            }
        }
        diagonals
    }
}
