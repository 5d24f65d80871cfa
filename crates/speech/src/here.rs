//! What is said around a game in a terminal of one's own: when it is left, at its end, of games that wait, of a record.

use crate::{Line, Spelled};

sentences! { pub:
    /// A game that was left can be played on.
    Kept = "here-kept" { game: Line }
    /// It cannot.
    Lost = "here-lost" { why: Line }
    /// Whether the same is to be played again.
    Again = "here-again" {}
    /// Whether the record is to be kept.
    KeepRecord = "here-keep-record" {}
    /// Where the record is.
    RecordIn = "here-record-in" { path: Line }
    /// Whose turn at the keyboard it is.
    Pass = "here-pass" { name: Line }
    /// There is no game to go on with.
    NoneWaits = "here-none-waits" {}
    /// How one is gone on with.
    GoOn = "here-go-on" {}
    /// The games that wait follow.
    Waiting = "here-waiting" {}
    /// Which of them is meant.
    Which = "here-which" {}
    /// It is played somewhere else.
    BeingPlayed = "here-being-played" {}
    /// So many were given up.
    Forgotten = "here-forgotten" { n: Spelled }
    /// One could not be.
    Stays = "here-stays" { why: Line }
    /// More than are listed.
    Older = "here-older" { n: u32 }
    /// One that waits.
    AWaiting = "here-a-waiting" { names: Line, steps: u32, over: bool }
    /// The same, where it has rules of its own: what they are called.
    AWaitingWith = "here-a-waiting-with" { game: Line, rules: Line }
    /// The same, while it is played.
    Played = "here-played" {}
    /// The same, if it cannot be read.
    Damaged = "here-damaged" { why: Line }
    /// When something happened in it last.
    JustNow = "here-just-now" {}
    /// The same, longer ago.
    Ago = "here-ago" { span: Line }
    /// A record holds.
    Replays = "here-replays" { over: bool, steps: u32, draws: u32 }
    /// The rules of a record.
    HouseRules = "here-house-rules" { rules: Line }
}
