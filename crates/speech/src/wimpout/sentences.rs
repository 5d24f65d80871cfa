//! The sentences of Cosmic Wimpout.

use table::Seat;
use wimpout::{Face, FaceSet};

use super::cubes::Row;
use crate::common::Spelled;
use crate::line::Line;
use crate::sentence::Rule;

sentences! {
    /// The Flaming Sun as a face of a cube.
    TheSun = "wimpout-sun" {}
    /// Several cubes that show the same.
    Alike = "wimpout-alike" { face: Line, is_sun: bool }

    /// To see who starts (W3).
    StarterThrown = "wimpout-starter-thrown" { seat: Seat, cube: Row }
    /// A tie of a few (W3).
    StarterTied = "wimpout-starter-tied" { seats: Line }
    /// A tie of many (W3).
    ManyTied = "wimpout-many-tied" { players: Spelled }
    /// Who starts (W3).
    StarterFound = "wimpout-starter-found" { seat: Seat }

    /// A throw.
    Thrown = "wimpout-thrown" { seat: Seat, cubes: Row }
    /// A throw that matches what is being cleared (W13).
    VoidMatching = "wimpout-void-matching" {}
    /// A throw that does not count by another rule.
    Void = "wimpout-void" { rule: Rule }
    /// One's own throw undone (H2).
    OwnErased = "wimpout-own-erased" { seat: Seat, paid: u32 }
    /// Somebody else's throw undone (H2).
    Erased = "wimpout-erased" { seat: Seat, thrower: Seat, paid: u32 }
    /// A flash (W5).
    FlashScored = "wimpout-flash-scored" { face: Face, points: u16 }
    /// A freight train (W6).
    TrainScored = "wimpout-train-scored" { face: Face, points: u16 }
    /// A Cosmic Sampler (H3).
    SamplerScored = "wimpout-sampler-scored" { points: u16 }
    /// A rule of the table's own brought points, or took them (H12).
    OwnRuleActed = "wimpout-own-rule-acted" { rule: Line, points: u32, less: bool }
    /// A wimpout cost points of the score (H12).
    OwnRuleCost = "wimpout-own-rule-cost" { seat: Seat, rule: Line, points: u32, score: u32 }
    /// A throw was called as a whole under a rule of the table's own (H12).
    OwnRuleCalled = "wimpout-own-rule-called" { rule: Line, points: u16 }
    /// What a throw counts: the points at stake before, and the cubes that are left.
    Scored = "wimpout-scored" { counted: Line, points: u16, before: u32, stake: u32, left: Spelled }
    /// The Sun counted as 5.
    SunAsFive = "wimpout-sun-as-five" {}
    /// The Sun counted as 10.
    SunAsTen = "wimpout-sun-as-ten" {}
    /// The Sun in a flash.
    SunInFlash = "wimpout-sun-in-flash" {}
    /// The Sun in a freight train.
    SunInTrain = "wimpout-sun-in-train" {}
    /// A flash cleared (W13).
    FlashCleared = "wimpout-flash-cleared" { faces: FaceSet }
    /// A point of insurance (H2).
    InsuranceIssued = "wimpout-insurance-issued" { seat: Seat, insurance: u32 }

    /// A wimpout (W9).
    WimpedOut = "wimpout-wimped-out" { seat: Seat, points: u32 }
    /// A train wreck (W9).
    TrainWrecked = "wimpout-train-wrecked" {}
    /// A circle (H6).
    CircleDrawn = "wimpout-circle-drawn" { seat: Seat, circles: u32 }
    /// A circle filled (H6).
    CircleFilled = "wimpout-circle-filled" { seat: Seat, circles: u32 }
    /// A turn put off (H10).
    TurnSuspended = "wimpout-turn-suspended" { seat: Seat, points: u32, clearing: FaceSet }
    /// A turn that goes on (H10).
    TurnResumed = "wimpout-turn-resumed" { seat: Seat, points: u32, clearing: FaceSet }
    /// A turn ended by too many throws (H11).
    TurnKilled = "wimpout-turn-killed" {}
    /// A bank (W10).
    Banked = "wimpout-banked" { seat: Seat, points: u32, score: u32 }
    /// Somebody sent back (H1).
    Bumped = "wimpout-bumped" { seat: Seat, by: Seat, from: u32, to: u32 }
    /// Somebody's score off limits (H9).
    Eclipsed = "wimpout-eclipsed" { seat: Seat, from: u32, to: u32 }

    /// Five stars (W6).
    InstantlyWon = "wimpout-instantly-won" { seat: Seat }
    /// Five 10s (W6).
    SupernovaThrown = "wimpout-supernova-thrown" { seat: Seat }
    /// Last Licks (W15).
    LastLicksBegun = "wimpout-last-licks-begun" { seat: Seat, score: u32 }
    /// Who challenges next (W16 a).
    ChallengerDrawn = "wimpout-challenger-drawn" { seat: Seat }
    /// A new leader (W16).
    LeaderPassed = "wimpout-leader-passed" { seat: Seat, passed: Seat, score: u32 }
    /// A leader in place of one who left (S7).
    LeaderReplaced = "wimpout-leader-replaced" { seat: Seat, score: u32 }
    /// Somebody out of the game (W17).
    PlayerOut = "wimpout-player-out" { seat: Seat, rule: Rule }
    /// The end, with a winner.
    GameWon = "wimpout-game-won" { seat: Seat }
    /// The end without one.
    NobodyWon = "wimpout-nobody-won" {}
}
