//! Where a game of two stands between turns, as far as a solution remembers it.

use wimpout::Player;

/// A player between turns, as far as a solution remembers him.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Side {
    /// The banked points.
    pub score: u32,
    /// Whether the player has ever banked (W11).
    pub opened: bool,
    /// Train wrecks, where they are tallied (H5).
    pub wrecks: u32,
}

/// A turn of a game of two that is about to begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Position {
    /// Whose turn it is.
    pub mover: Side,
    /// The other; nobody where he is out and the mover must still reach the goal (W17), never in Last Licks.
    pub other: Option<Side>,
    /// Whether Last Licks are on and the mover challenges (W15).
    pub licks: bool,
}

impl Position {
    /// A turn before Last Licks.
    #[must_use]
    pub const fn early(mover: Side, other: Side) -> Self {
        Self {
            mover,
            other: Some(other),
            licks: false,
        }
    }

    /// A turn in Last Licks.
    #[must_use]
    pub const fn licks(mover: Side, leader: Side) -> Self {
        Self {
            mover,
            other: Some(leader),
            licks: true,
        }
    }

    /// A turn of the last player left (W17).
    #[must_use]
    pub const fn alone(mover: Side) -> Self {
        Self {
            mover,
            other: None,
            licks: false,
        }
    }

    /// The scores of both together.
    pub(super) fn sum(self) -> u32 {
        self.mover.score + self.other.map_or(0, |other| other.score)
    }

    /// The train wrecks of the mover and of the other.
    pub(super) fn wrecks(self) -> [u32; 2] {
        [
            self.mover.wrecks,
            self.other.map_or(0, |other| other.wrecks),
        ]
    }

    pub(super) fn wrecked(self, [mover, other]: [u32; 2]) -> Self {
        Self {
            mover: self.mover.wrecked(mover),
            other: self.other.map(|side| side.wrecked(other)),
            ..self
        }
    }
}

impl Side {
    /// A player at so many points; who has any has banked.
    #[must_use]
    pub const fn at(score: u32) -> Self {
        Self {
            score,
            opened: score > 0,
            wrecks: 0,
        }
    }

    /// The same with so many train wrecks.
    #[must_use]
    pub const fn wrecked(self, wrecks: u32) -> Self {
        Self { wrecks, ..self }
    }

    pub(super) fn of(player: &Player) -> Self {
        Self {
            score: player.score,
            opened: player.opened,
            wrecks: player.wrecks,
        }
    }

    pub(super) fn player(self) -> Player {
        Player {
            score: self.score,
            opened: self.opened,
            wrecks: self.wrecks,
            ..Player::default()
        }
    }
}
