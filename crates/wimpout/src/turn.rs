//! A turn in progress: what is at stake, what is being cleared, and what the player is in the middle of.

use table::Seat;

use crate::face::FaceSet;
use crate::rules::Terms;
use crate::score::Scoring;
use crate::throw::{Cubes, Throw};

/// A turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Whose turn it is.
    pub seat: Seat,
    /// What is at stake: what a suspended turn keeps.
    pub run: Run,
    /// What the turn waits for.
    pub stage: Stage,
}

impl Turn {
    /// A turn that waits for its player.
    pub(crate) const fn of(seat: Seat, run: Run) -> Self {
        Self {
            seat,
            run,
            stage: Stage::Deciding,
        }
    }
}

/// What a turn waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The player throws, or stops where he may.
    Deciding,
    /// The cubes are in the air.
    Throwing,
    /// Somebody may nullify the throw that lies there (H2).
    Insuring {
        /// The throw, which has no effect yet.
        throw: Throw,
        /// Who is asked.
        asked: Seat,
    },
    /// The player says what the throw counts.
    Choosing {
        /// The throw.
        throw: Throw,
    },
}

/// What is at stake in a turn (H10 keeps it while the turn is suspended).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run {
    /// The number of the turn in the game, from 1.
    pub number: u32,
    /// The points at stake.
    pub points: u32,
    /// The cubes to be thrown next.
    pub cubes: Cubes,
    /// How many throws the turn has had; those erased by insurance never happened.
    pub throws: u32,
    /// Whether all five cubes have scored, so that all must be thrown again (W12).
    pub all_scored: bool,
    /// Whether the last throw was erased, so that the same cubes must be thrown again (H2).
    pub erased: bool,
    /// How many throws the turn has had since it began, or since a flash or all five cubes last scored.
    pub since: u32,
    /// Insurance points issued in this turn, which cannot be spent in it (H2).
    pub issued: u32,
    /// The flashes being cleared, if any (W13).
    pub clearing: Option<Clearing>,
    /// The rules it began with, once it has been suspended: until then the rules in force are those (W19, S9).
    pub terms: Option<Terms>,
}

/// Where a turn stands apart from its points: all that rules are asked about it. The solver counts over these, so what
/// is not in here no rule about throwing on can depend on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Course {
    /// The cubes to be thrown next.
    pub cubes: Cubes,
    /// The faces being cleared (W13).
    pub clearing: FaceSet,
    /// Whether all five cubes have scored (W12).
    pub all_scored: bool,
    /// Whether the turn has had a throw (W10).
    pub begun: bool,
    /// Whether the last throw was erased (H2).
    pub erased: bool,
    /// The throws since it began, or since a flash or all five cubes last scored.
    pub since: u32,
}

/// Flashes being cleared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clearing {
    /// Their faces; two after a Full House (H7).
    pub faces: FaceSet,
    /// Void throws spent on it since it began or the turn was resumed (S12).
    pub voids: u32,
    /// What ends it; fixed when it began, since the old rule governs a clearing to its end (W19).
    pub limit: Limit,
    /// Its number in the game: a new flash is a new clearing.
    pub number: u32,
}

/// What becomes of a turn that spends too many throws on one flash.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// It goes on.
    None,
    /// It is suspended after so many (H10).
    Suspend(u32),
    /// It is a wimpout after so many (H11).
    Kill(u32),
}

impl Limit {
    /// Whether it ends a clearing on which so many void throws have been spent.
    #[must_use]
    pub const fn ends_after(self, voids: u32) -> bool {
        match self {
            Self::None => false,
            Self::Suspend(n) | Self::Kill(n) => voids >= n,
        }
    }
}

impl Turn {
    /// Who is to act, or whose throw is awaited.
    #[must_use]
    pub const fn asked(&self) -> Seat {
        match self.stage {
            Stage::Insuring { asked, .. } => asked,
            Stage::Deciding | Stage::Throwing | Stage::Choosing { .. } => self.seat,
        }
    }
}

impl Run {
    /// A turn that begins with all five cubes (W10).
    #[must_use]
    pub const fn fresh(number: u32) -> Self {
        Self {
            number,
            points: 0,
            cubes: Cubes::ALL,
            throws: 0,
            all_scored: false,
            erased: false,
            since: 0,
            issued: 0,
            clearing: None,
            terms: None,
        }
    }

    /// The faces being cleared.
    #[must_use]
    pub fn faces(&self) -> FaceSet {
        self.clearing
            .map_or(FaceSet::NONE, |clearing| clearing.faces)
    }

    /// Where it stands.
    #[must_use]
    pub fn course(&self) -> Course {
        Course {
            cubes: self.cubes,
            clearing: self.faces(),
            all_scored: self.all_scored,
            begun: self.throws > 0,
            erased: self.erased,
            since: self.since,
        }
    }

    /// A throw was counted so; what it leaves to clear is another matter.
    pub(crate) fn count(&mut self, scoring: &Scoring) {
        self.points = self.points.saturating_add(u32::from(scoring.points));
        self.throws += 1;
        self.go_on(self.course().scored(scoring.left, scoring.flash));
    }

    /// A throw was void.
    pub(crate) fn void(&mut self) {
        self.throws += 1;
        self.go_on(self.course().void());
    }

    fn go_on(&mut self, course: Course) {
        self.cubes = course.cubes;
        self.all_scored = course.all_scored;
        self.erased = course.erased;
        self.since = course.since;
    }
}

impl Course {
    /// A turn that begins (W10).
    pub const START: Self = Self {
        cubes: Cubes::ALL,
        clearing: FaceSet::NONE,
        all_scored: false,
        begun: false,
        erased: false,
        since: 0,
    };

    /// After a throw that scores, with the cubes `left` before W12 and the flashes `flash`.
    #[must_use]
    pub fn scored(self, left: Cubes, flash: FaceSet) -> Self {
        let all_scored = left.is_empty();
        let eased = all_scored || !flash.is_empty();
        Self {
            cubes: if all_scored { Cubes::ALL } else { left },
            clearing: flash,
            all_scored,
            begun: true,
            erased: false,
            since: if eased {
                0
            } else {
                self.since.saturating_add(1)
            },
        }
    }

    /// Whether all five have scored or a flash must be cleared (W12, W13).
    #[must_use]
    pub const fn is_bound(self) -> bool {
        self.all_scored || !self.clearing.is_empty()
    }

    /// After a void throw: the same cubes again (W13a).
    #[must_use]
    pub const fn void(self) -> Self {
        Self {
            begun: true,
            erased: false,
            since: self.since.saturating_add(1),
            ..self
        }
    }
}
