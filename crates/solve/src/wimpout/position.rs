//! Where a game of two stands between turns, as far as a solution remembers it.

use wimpout::{Player, Rules};

/// A player between turns, as far as a solution remembers him.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Side {
    /// The banked points.
    pub score: u32,
    /// Whether the player has ever banked (W11).
    pub opened: bool,
    /// Train wrecks, where they are tallied (H5, H6), or what a rule of the table's own counts of the player (H12).
    pub wrecks: u32,
    /// Open circles (H6). Who has never banked has one at least, where they are drawn.
    pub circles: u32,
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

    /// The same where whoever has not banked yet has a circle open, if circles are drawn (H6): he began with one.
    pub(super) fn drawn(self, rules: &Rules) -> Self {
        let drawn = |side: Side| {
            let begun = u32::from(rules.draws_circles() && !side.opened);
            side.circled(side.circles.max(begun))
        };
        Self {
            mover: drawn(self.mover),
            other: self.other.map(drawn),
            ..self
        }
    }

    /// The same of players who have no wrecks, and of whose circles at most one is open.
    pub(super) fn plain(self) -> Self {
        let plain = |side: Side| side.wrecked(0).circled(side.circles.min(1));
        Self {
            mover: plain(self.mover),
            other: self.other.map(plain),
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
            circles: 0,
        }
    }

    /// The same with so many open circles.
    #[must_use]
    pub const fn circled(self, circles: u32) -> Self {
        Self { circles, ..self }
    }

    /// The same with so many train wrecks.
    #[must_use]
    pub const fn wrecked(self, wrecks: u32) -> Self {
        Self { wrecks, ..self }
    }

    /// A player as he stands, under rules that a solution of two holds: they tally one thing at most.
    #[must_use]
    pub fn of(player: &Player) -> Self {
        let own = player.counts.values().copied().max().unwrap_or_default();
        Self {
            score: player.score,
            opened: player.opened,
            wrecks: player.wrecks.max(player.circle_wrecks).max(own),
            circles: player.circles,
        }
    }

    /// The player under some rules.
    pub(super) fn player(self, rules: &Rules) -> Player {
        let tally = rules.own_count().map(|rule| rule.head().slug.clone());
        let [wrecks, circle_wrecks] = match tally {
            Some(_) => [0, 0],
            None if rules.draws_circles() => [0, self.wrecks],
            None => [self.wrecks, 0],
        };
        Player {
            score: self.score,
            opened: self.opened,
            wrecks,
            circle_wrecks,
            circles: self.circles,
            counts: tally.map(|slug| (slug, self.wrecks)).into_iter().collect(),
            ..Player::default()
        }
    }
}
