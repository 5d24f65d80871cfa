//! Where turns of three end: at a place of the solution, or with what is known from elsewhere, once somebody has won or is
//! out.

use std::collections::BTreeMap;

use table::Refusal;

use super::super::duel::Duel;
use super::super::position::Position;
use super::engine::After;
use super::places::{Places, Two};

/// Where a turn ends: a place, and which of the three, in order of play from the mover of that turn, moves there. Or where
/// it may not end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct End(u32);

impl End {
    pub(super) const FORBIDDEN: Self = Self(u32::MAX);

    fn at(place: usize, mover: usize) -> Self {
        Self(u32::try_from(place * 3 + mover).unwrap_or(u32::MAX))
    }

    /// The place, and who moves there.
    pub(super) const fn place(self) -> Option<(usize, usize)> {
        match self {
            Self::FORBIDDEN => None,
            Self(end) => Some((end as usize / 3, end as usize % 3)),
        }
    }
}

/// What has its value from elsewhere, in the order in which turns came to it.
#[derive(Debug, Default)]
pub(super) struct Outcomes {
    numbers: BTreeMap<Outcome, usize>,
    values: Vec<Two>,
}

/// Who has won, or who plays on against whom; in order of play from the mover of the turn that came to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Outcome {
    Won(usize),
    Two {
        position: Position,
        mover: usize,
        other: usize,
    },
}

impl Outcomes {
    /// Where an end of a turn leads to.
    ///
    /// # Errors
    /// `BadInput`: to where the solution does not reach.
    pub(super) fn end(
        &mut self,
        after: After,
        places: &Places,
        duel: &Duel,
    ) -> Result<End, Refusal> {
        let outcome = match after {
            After::Three { triple, mover } => return Ok(End::at(places.find(triple)?, mover)),
            After::Over(winner) => Outcome::Won(winner),
            After::Two {
                position,
                mover,
                other,
            } => Outcome::Two {
                position,
                mover,
                other,
            },
        };
        let known = self.numbers.get(&outcome).copied();
        let number = known.map_or_else(|| self.learn(outcome, duel), Ok)?;
        Ok(End::at(places.values.len() + number, 0))
    }

    fn learn(&mut self, outcome: Outcome, duel: &Duel) -> Result<usize, Refusal> {
        let number = self.values.len();
        self.values.push(outcome.value(duel)?);
        self.numbers.insert(outcome, number);
        Ok(number)
    }

    /// What an end is worth to the mover of the turn and to the next player; nothing where it is forbidden.
    pub(super) fn worth(&self, places: &Places, end: End) -> Option<Two> {
        let (place, mover) = end.place()?;
        let Some([first, second]) = places.values.get(place) else {
            return self.values.get(place - places.values.len()).copied();
        };
        let third = 1.0 - first - second;
        Some(match mover {
            0 => [*first, *second],
            1 => [third, *first],
            _ => [*second, third],
        })
    }
}

impl Outcome {
    fn value(self, duel: &Duel) -> Result<Two, Refusal> {
        let (position, mover, other) = match self {
            Self::Won(winner) => {
                return Ok([0, 1].map(|seat| f64::from(u8::from(seat == winner))));
            }
            Self::Two {
                position,
                mover,
                other,
            } => (position, mover, other),
        };
        let chances = duel.chances(position)?;
        let mut all = [0.0; 3];
        all[mover] = chances.mover;
        all[other] = chances.next;
        Ok([all[0], all[1]])
    }
}
