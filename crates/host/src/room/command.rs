//! What can be asked of a table.

use serde_json::Value as Json;
use speech::lab::Measured;
use table::{Seat, Settings};

use super::bots::Stands;
use super::fact::Player;
use super::request::Wish;

/// A command, with the seat of whoever gives it where it needs one. The doors check who holds a seat.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// Sit down, before the start or (where the game allows it) later.
    Sit(Player),
    /// Stand up before the start.
    StandUp(Seat),
    /// Take another name.
    Rename(Seat, String),
    /// Begin the game with those who sit.
    Start(Seat),
    /// Do something in the game.
    Act(Act),
    /// Propose other rules, before the start or in the game.
    Propose(Seat, Settings),
    /// Vote on the open proposal: yes, no, or a yes withdrawn; on that of this number, if one is named (P8).
    Vote(Seat, Option<bool>, Option<u32>),
    /// Take back one's own acts, as far as nobody learned anything new.
    Undo(Seat),
    /// Ask all others to take back the steps after the first `to` of the line of play.
    AskTakeBack(Seat, u64),
    /// Ask all others for a pause.
    AskPause(Seat),
    /// Ask all who are there to take somebody out of the game who is away (P4); whoever drives the room knows who is.
    AskRemoval {
        /// Who asks.
        by: Seat,
        /// Who is away.
        seat: Seat,
        /// Who is there.
        present: Vec<Seat>,
    },
    /// Somebody is back: nobody takes them out of the game.
    Here(Seat),
    /// Answer what is asked of all; a no of whoever asks withdraws it.
    Answer(Seat, Wish, bool),
    /// Answer the request that so many steps of the line of play stay, and no other.
    AnswerTakeBack(Seat, u64, bool),
    /// End the pause.
    GoOn(Seat),
    /// Let a bot play for a seat until its player is back.
    StandIn(Seat, String, Stands),
    /// Play one's seat oneself again.
    Return(Seat),
    /// Leave for good.
    Leave(Seat),
    /// Remind the second seat that the table waits for it.
    Nudge(Seat, Seat),
    /// Let those who watch look into one's hand, or not any more.
    ShowHand(Seat, bool),
    /// Say something; a spectator has no seat.
    Say(Option<Seat>, String, String),
    /// Meet again at the table of this id, which somebody has asked for.
    Rematch(String, Option<Seat>),
    /// What this change would do ([`crate::Trial`]).
    Measured(Settings, Box<Measured>),
    /// Let the bot that is to act do so.
    Think,
    /// Look at the clocks.
    Tick,
    /// Let the clocks run again after the house was down.
    Resume,
    /// Close the table.
    Close(String),
}

impl Command {
    /// The seat of the player who does, asks, answers or says something by it at a table where they sit and stay. Nobody's
    /// is what spectators say, what comes and goes with a seat, and what whoever drives the table brings about.
    pub fn player(&self) -> Option<Seat> {
        match self {
            Self::Act(act) => Some(act.seat),
            Self::Propose(seat, _)
            | Self::Vote(seat, ..)
            | Self::Undo(seat)
            | Self::AskTakeBack(seat, _)
            | Self::AskPause(seat)
            | Self::Answer(seat, ..)
            | Self::AnswerTakeBack(seat, ..)
            | Self::GoOn(seat)
            | Self::ShowHand(seat, _)
            | Self::Return(seat) => Some(*seat),
            Self::Say(seat, ..) => *seat,
            Self::Sit(_)
            | Self::StandUp(_)
            | Self::Rename(..)
            | Self::Start(_)
            | Self::AskRemoval { .. }
            | Self::Here(_)
            | Self::StandIn(..)
            | Self::Leave(_)
            | Self::Nudge(..)
            | Self::Rematch(..)
            | Self::Measured(..)
            | Self::Think
            | Self::Tick
            | Self::Resume
            | Self::Close(_) => None,
        }
    }
}

/// An act as a client sends it.
#[derive(Clone, Debug, PartialEq)]
pub struct Act {
    /// Who acts.
    pub seat: Seat,
    /// What.
    pub action: Json,
    /// The record length it was made against, if the client says so.
    pub against: Option<usize>,
    /// The client's own number of it.
    pub client: Option<Number>,
}

/// The number that a client gives an act: one that is sent twice is done once (P8).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Number {
    /// Which client, in words of whoever drives the room. Each has numbers of its own.
    pub by: String,
    /// The number; a client's numbers rise.
    pub seq: u64,
}
