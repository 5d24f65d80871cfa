//! The sentences that ask somebody at a table of Cosmic Wimpout.

use table::Seat;
use wimpout::FaceSet;

use super::cubes::Row;
use crate::common::Spelled;
use crate::line::Line;
use crate::sentence::Rule;

sentences! {
    /// Cubes to be thrown.
    Which = "wimpout-which" { n: Spelled, sun: bool }
    /// It is found out who starts (W3).
    Starting = "wimpout-starting" {}
    /// The order of the challengers (W16 a).
    Ordering = "wimpout-ordering" {}
    /// Cubes in the air.
    InTheAir = "wimpout-in-the-air" {}
    /// The end.
    WonWith = "wimpout-won-with" { seat: Seat, score: u32 }

    /// Somebody says what a throw counts.
    Counts = "wimpout-counts" { seat: Seat }
    /// Somebody may undo a throw (H2).
    MayUndo = "wimpout-may-undo" { seat: Seat }
    /// Somebody begins.
    ToThrow = "wimpout-to-throw" { seat: Seat, cubes: Line }
    /// Somebody must go on.
    MustThrow = "wimpout-must-throw" { seat: Seat, stake: u32, cubes: Line, reasons: Line }
    /// Somebody may stop.
    StopOrThrow = "wimpout-stop-or-throw" { seat: Seat, stake: u32, cubes: Line }
    /// Somebody throws.
    Throws = "wimpout-throws" { seat: Seat, cubes: Line }

    /// The reader begins.
    Throw = "wimpout-throw" { cubes: Line }
    /// And what is needed.
    Both = "wimpout-both" { throw: Line, need: Line }
    /// The reader must go on.
    YouMust = "wimpout-you-must" { stake: u32, cubes: Line, reasons: Line }
    /// The reader may stop.
    YouMay = "wimpout-you-may" { stake: u32, bank: u32, cubes: Line }
    /// A rule of the table's own in a list of them.
    Quoted = "wimpout-rule-quoted" { rule: Line }
    /// Rules make more of a bank.
    RulesAdd = "wimpout-rules-add" { more: u32, own: bool, by: Line }
    /// They make less of it.
    RulesTake = "wimpout-rules-take" { less: u32, own: bool, by: Line }
    /// The leader is to be passed (W15).
    NeedToPass = "wimpout-need-to-pass" { leader: Seat, target: u32, more: u32 }
    /// An open circle (H6).
    NeedForCircle = "wimpout-need-for-circle" { least: u32 }
    /// The opening roll (W11).
    NeedToOpen = "wimpout-need-to-open" { least: u32 }
    /// What another rule asks for, and which.
    NeedBecause = "wimpout-need-because" { least: u32, why: Line }

    /// Bound by the opening roll (W11).
    BoundByOpening = "wimpout-bound-by-opening" { seat: Seat, points: u32, rule: Rule }
    /// All five have scored (W12).
    BoundByAll = "wimpout-bound-by-all" { rule: Rule }
    /// A flash is to be cleared (W13).
    BoundByFlash = "wimpout-bound-by-flash" { faces: FaceSet, rule: Rule }
    /// The leader would not be passed (W15).
    BoundByLeader = "wimpout-bound-by-leader" { landing: u32, target: u32, rule: Rule }
    /// A throw was erased (H2).
    BoundByErasing = "wimpout-bound-by-erasing" { rule: Rule }
    /// An open circle (H6).
    BoundByCircle = "wimpout-bound-by-circle" { points: u32, rule: Rule }
    /// Somebody stands there (H8).
    BoundByOccupied = "wimpout-bound-by-occupied" { landing: u32, rule: Rule }
    /// Somebody stands there or eclipses it (H9).
    BoundByEclipse = "wimpout-bound-by-eclipse" { landing: u32, rule: Rule }
    /// A house rule of its own.
    BoundByHouse = "wimpout-bound-by-house" { why: Line, rule: Rule }
    /// A rule of the table's own says so (H12).
    BoundByOwn = "wimpout-bound-by-own" { title: Line, line: u32, rule: Rule }
    /// The turn has had no throw (W10).
    BoundByTurn = "wimpout-bound-by-turn" { rule: Rule }

    /// The reader says what a throw counts.
    Say = "wimpout-say" { stake: u32, cubes: Row, ways: Line }
    /// The Sun (W8).
    WhatTheSunIs = "wimpout-what-the-sun-is" {}
    /// A sampler (H3).
    WhetherSampler = "wimpout-whether-sampler" {}
    /// A call under a rule of the table's own (H12).
    WhetherCalled = "wimpout-whether-called" { rule: Line }
    /// Set aside (W4).
    WhatIsSetAside = "wimpout-what-is-set-aside" {}
    /// Left over (W7).
    WhatIsLeftOver = "wimpout-what-is-left-over" {}

    /// The reader may undo a throw (H2).
    Undo = "wimpout-undo" { thrower: Seat, cubes: Row, worth: Line, price: u32, points: u32 }
    /// It is void.
    WorthVoid = "wimpout-worth-void" {}
    /// It is a wimpout.
    WorthWimpout = "wimpout-worth-wimpout" {}
    /// It is a train wreck.
    WorthWreck = "wimpout-worth-wreck" {}
    /// It wins.
    WorthTheGame = "wimpout-worth-the-game" {}
    /// It is a supernova.
    WorthSupernova = "wimpout-worth-supernova" {}
    /// It scores.
    WorthPoints = "wimpout-worth-points" { points: u16 }
}
