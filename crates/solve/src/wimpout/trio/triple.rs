//! Where a game of three stands between turns, as far as a solution remembers it.

use sweep::STEP;

use super::super::position::Side;

/// A turn of a game of three that is about to begin, all three in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Triple {
    /// The players in order of play; whose turn it is first.
    pub sides: [Side; 3],
    /// Last Licks, if they are on: the mover challenges (W15).
    pub licks: Option<Challenge>,
}

/// Whom the mover of a turn in Last Licks challenges, and what has become of the third.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Challenge {
    /// The leader, in order of play from the mover: 1 or 2.
    pub leader: usize,
    /// The third, who neither moves nor leads.
    pub third: Third,
}

/// What a player who neither moves nor leads still has to come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Third {
    /// He challenges next.
    Waits,
    /// Nothing: his score stands (W16 `once`).
    Stands,
    /// He has beaten the leader in this round (W16 `c`).
    Succeeded,
}

impl Triple {
    /// A turn before Last Licks, the mover's score first.
    #[must_use]
    pub fn early(scores: [u32; 3]) -> Self {
        Self {
            sides: scores.map(Side::at),
            licks: None,
        }
    }

    /// The scores of all together.
    pub(super) fn sum(self) -> u32 {
        self.sides.iter().map(|side| side.score).sum()
    }

    /// The same with `mover` in place of the mover.
    pub(super) const fn moved_by(self, mover: Side) -> Self {
        let [_, next, last] = self.sides;
        Self {
            sides: [mover, next, last],
            ..self
        }
    }
}

impl Challenge {
    /// The third, in order of play from the mover.
    pub(super) const fn third_seat(self) -> usize {
        3 - self.leader
    }

    /// How far the mover is behind the leader, and how far apart the third and the leader are, in steps of points; nothing
    /// where somebody is not where he must be.
    pub(super) fn steps(self, sides: &[Side; 3]) -> Option<[usize; 2]> {
        let lead = sides[self.leader].score;
        let third = sides[self.third_seat()].score;
        let behind = lead.checked_sub(sides[0].score)?;
        let apart = match self.third {
            Third::Waits => lead.checked_sub(third)?,
            Third::Succeeded => third.checked_sub(lead)?,
            // He can win no more, however near he is.
            Third::Stands => 0,
        };
        Some([behind, apart].map(|points| (points / STEP) as usize))
    }
}
