//! What happened, in the past tense. Nothing in Wimpout is hidden, so everybody learns all of it.

use serde::Serialize;
use table::Seat;

use crate::face::{Face, FaceSet};
use crate::score::SunCall;
use crate::throw::{Cubes, Faces};

/// A fact of the game; in JSON its kebab-case name stands under `event`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// A player threw a common cube to see who starts (W3).
    StarterThrown {
        /// Who.
        seat: Seat,
        /// What it shows.
        face: Face,
    },
    /// These tied for the highest throw and throw again (W3).
    StarterTied {
        /// Who.
        seats: Vec<Seat>,
    },
    /// This player starts (W3).
    StarterFound {
        /// Who.
        seat: Seat,
    },
    /// Cubes were thrown.
    Thrown {
        /// By whom.
        seat: Seat,
        /// Which cubes.
        cubes: Cubes,
        /// What they show, the sun cube last.
        faces: Faces,
    },
    /// The throw is void: the same cubes are thrown again (W13a).
    ThrowVoid {
        /// Whose throw.
        seat: Seat,
        /// What it showed.
        faces: Faces,
        /// By which rule.
        rule: &'static str,
    },
    /// Somebody paid to nullify a throw: it never happened (H2).
    ThrowErased {
        /// Who paid.
        seat: Seat,
        /// Whose throw.
        thrower: Seat,
        /// Insurance points paid.
        paid: u32,
    },
    /// A flash was scored (W5).
    FlashScored {
        /// By whom.
        seat: Seat,
        /// Its face.
        face: Face,
        /// What it counts.
        points: u16,
    },
    /// A freight train was scored (W6).
    FreightTrainScored {
        /// By whom.
        seat: Seat,
        /// Its face.
        face: Face,
        /// What it counts.
        points: u16,
    },
    /// A Cosmic Sampler was called (H3).
    SamplerScored {
        /// By whom.
        seat: Seat,
        /// What it counts.
        points: u16,
    },
    /// A throw was counted.
    Scored {
        /// Whose throw.
        seat: Seat,
        /// What it counts in all.
        points: u16,
        /// The faces counted.
        counted: Faces,
        /// What the Sun was called, if it shows.
        sun: Option<SunCall>,
        /// The cubes that did not score.
        left: Cubes,
        /// The points now at stake.
        turn_points: u32,
    },
    /// A flash was cleared (W13).
    FlashCleared {
        /// By whom.
        seat: Seat,
        /// Its face, or both of a Full House.
        faces: FaceSet,
    },
    /// An insurance point was earned (H2).
    InsuranceIssued {
        /// By whom.
        seat: Seat,
        /// How many he has now.
        insurance: u32,
    },
    /// Nothing scored: the points of the turn are lost (W9).
    WimpedOut {
        /// Who.
        seat: Seat,
        /// What was lost.
        points: u32,
    },
    /// The wimpout was on all five cubes (W9).
    TrainWrecked {
        /// Who.
        seat: Seat,
    },
    /// A circle was drawn (H6).
    CircleDrawn {
        /// For whom.
        seat: Seat,
        /// How many are open now.
        circles: u32,
    },
    /// A circle was filled (H6).
    CircleFilled {
        /// By whom.
        seat: Seat,
        /// How many are open now.
        circles: u32,
    },
    /// Five 6s: an instant winner (W6).
    InstantlyWon {
        /// Who.
        seat: Seat,
    },
    /// Five 10s: too many points (W6).
    SupernovaThrown {
        /// By whom.
        seat: Seat,
    },
    /// A turn was suspended until it comes round again (H10).
    TurnSuspended {
        /// Whose.
        seat: Seat,
        /// The points that stay at stake.
        points: u32,
        /// What is still to be cleared.
        clearing: FaceSet,
    },
    /// A suspended turn goes on (H10).
    TurnResumed {
        /// Whose.
        seat: Seat,
        /// The points at stake.
        points: u32,
        /// What is still to be cleared.
        clearing: FaceSet,
    },
    /// Too many throws were spent on one flash: a wimpout (H11).
    TurnKilled {
        /// Whose.
        seat: Seat,
    },
    /// A player stopped and banked (W10, W14).
    Banked {
        /// Who.
        seat: Seat,
        /// The points of the turn.
        points: u32,
        /// The score now.
        score: u32,
    },
    /// A player was sent back (H1).
    Bumped {
        /// Who.
        seat: Seat,
        /// By whom.
        by: Seat,
        /// The score before.
        from: u32,
        /// The score now.
        to: u32,
    },
    /// A player had to escape an eclipse (H9).
    Eclipsed {
        /// Who.
        seat: Seat,
        /// Whose stop began it.
        by: Seat,
        /// The score before.
        from: u32,
        /// The score now.
        to: u32,
    },
    /// Last Licks have begun (W15).
    LastLicksBegun {
        /// The leader.
        seat: Seat,
        /// The leader's score.
        score: u32,
    },
    /// It was drawn who challenges next (W16 a).
    ChallengerDrawn {
        /// Who.
        seat: Seat,
    },
    /// The leader was passed (W16).
    LeaderPassed {
        /// The new leader.
        seat: Seat,
        /// The old one.
        passed: Seat,
        /// The score to pass now.
        score: u32,
    },
    /// The leader left the game; the highest player still in leads (S7).
    LeaderReplaced {
        /// The new leader.
        seat: Seat,
        /// The old one.
        left: Seat,
        /// The score to pass now.
        score: u32,
    },
    /// A player is out of the game (W17).
    PlayerOut {
        /// Who.
        seat: Seat,
        /// By which rule.
        rule: &'static str,
    },
    /// A rule of the table's own brought points, or took them (H12).
    OwnRuleActed {
        /// Whose throw or bank.
        seat: Seat,
        /// The title of the rule.
        rule: String,
        /// The points.
        points: i64,
    },
    /// A wimpout cost points of the score under a rule of the table's own (H12).
    OwnRuleCost {
        /// Whose wimpout.
        seat: Seat,
        /// The title of the rule.
        rule: String,
        /// The points, no more than the player had.
        points: u32,
        /// The score they leave.
        score: u32,
    },
    /// A throw was called as a whole under a rule of the table's own (H12).
    OwnRuleCalled {
        /// Whose throw.
        seat: Seat,
        /// The title of the rule.
        rule: String,
        /// What it counts.
        points: u16,
    },
    /// What has just happened came of a rule of the table's own (H12).
    OwnRuleDecided {
        /// Whose throw, bank or turn.
        seat: Seat,
        /// The title of the rule.
        rule: String,
    },
    /// What a rule of the table's own counts of a player has changed (H12).
    OwnRuleCounted {
        /// Whose count.
        seat: Seat,
        /// The title of the rule.
        rule: String,
        /// What it counts.
        counter: String,
        /// How many there are now.
        count: u32,
    },
    /// What a rule of the table's own counts of the table as a whole has changed (H12).
    OwnRuleCountedAll {
        /// The title of the rule.
        rule: String,
        /// What it counts.
        counter: String,
        /// How many there are now.
        count: u32,
    },
    /// A rule of the table's own has drawn something before a turn (H12, O2).
    OwnRuleDrew {
        /// Whose turn begins.
        seat: Seat,
        /// The title of the rule.
        rule: String,
        /// Which of its places was drawn, counted from 1.
        place: u32,
        /// How often it is drawn…
        weight: u32,
        /// … in so many draws.
        of: u32,
    },
    /// A rule of the table's own could not answer, and did nothing (H12).
    OwnRuleFailed {
        /// Whose throw or bank.
        seat: Seat,
        /// The title of the rule.
        rule: String,
        /// The line of its text; 0 where none can be named.
        line: usize,
        /// Why, in a sentence.
        why: String,
    },
    /// The game is over.
    GameOver {
        /// Who has won, if anybody has.
        winner: Option<Seat>,
    },
}

impl Event {
    /// A rule of the table's own could not answer.
    pub(crate) fn failed(seat: Seat, rule: String, why: own::Fault) -> Self {
        Self::OwnRuleFailed {
            seat,
            rule,
            line: why.line,
            why: why.message,
        }
    }
}
