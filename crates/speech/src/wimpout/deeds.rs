//! The sentences of what may be done in Cosmic Wimpout.

use table::Seat;
use wimpout::{Face, FaceSet};

use super::cubes::Row;
use crate::common::Spelled;
use crate::line::Line;

sentences! {
    /// A throw.
    Throw = "wimpout-do-throw" { cubes: Line }
    /// A bank.
    Stop = "wimpout-do-stop" { points: u32 }
    /// The score after it.
    WouldHave = "wimpout-would-have" { points: u32, score: u32 }
    /// Somebody sent back (H1).
    WouldBump = "wimpout-would-bump" { seats: Line }
    /// The lead of Last Licks.
    WouldLead = "wimpout-would-lead" {}
    /// The begin of Last Licks (W15).
    WouldBegin = "wimpout-would-begin" {}
    /// Somebody who would be sent back.
    Bumped = "wimpout-would-be-bumped" { seat: Seat }
    /// A throw undone (H2).
    Insure = "wimpout-do-insure" { price: u32 }
    /// A throw that stands.
    Pass = "wimpout-do-pass" {}

    /// A way to count a throw.
    Count = "wimpout-do-count" { points: u16, left: Line }
    /// A way to count a throw, by what is counted.
    CountAs = "wimpout-do-count-as" { points: u16, what: Line, left: Line }
    /// What it comes to.
    Counted = "wimpout-counted" { points: u16, stake: u32, left: Line }
    /// What it comes to, by what is counted.
    CountedAs = "wimpout-counted-as" { points: u16, what: Line, stake: u32, left: Line }
    /// A Cosmic Sampler (H3).
    Sampler = "wimpout-as-sampler" {}
    /// A call under a rule of the table's own (H12).
    Called = "wimpout-as-called" { rule: Line }
    /// A freight train (W6).
    Train = "wimpout-as-train" { face: Face }
    /// Flashes (W5).
    Flashes = "wimpout-as-flashes" { faces: FaceSet }
    /// Numbers that count by themselves.
    Numbers = "wimpout-as-numbers" { cubes: Row }
    /// The Sun left out.
    WithoutSun = "wimpout-without-sun" {}
    /// What is left.
    Left = "wimpout-left" { n: Spelled, is_sun: bool, told_apart: bool }
}
