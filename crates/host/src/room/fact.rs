//! What is stored of a table: the facts that its state is a fold over. One fact is one payload of the event log.

use serde::{Deserialize, Serialize};
use speech::lab::Measured;
use table::{AnyStep, Header, Seat, Settings};

use super::plan::{Millis, Plan};

/// One thing that came to pass at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "fact", rename_all = "kebab-case")]
pub enum Fact {
    /// The table was opened. The secret of its luck never leaves the house before the game is over (P12).
    Opened {
        /// What was agreed on.
        plan: Plan,
        /// The secret in hexadecimal.
        secret: String,
        /// The seed that it stands for, if the luck is repeatable.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seed: Option<String>,
        /// When.
        at: Millis,
    },
    /// Somebody sat down before the start.
    Sat {
        /// Who.
        player: Player,
        /// Where; behind all others where nothing is said. The seats from there on move down by one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
    },
    /// Somebody stood up before the start; the seats after it move up.
    StoodUp {
        /// From which seat.
        seat: Seat,
        /// What they were called; facts of before say nothing of it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
    /// A seated player has another name.
    Renamed {
        /// Which seat.
        seat: Seat,
        /// The new name.
        name: String,
    },
    /// Before the start: rules were proposed to the others at the table.
    LobbyProposed {
        /// By whom.
        seat: Seat,
        /// The change.
        rules: Settings,
    },
    /// Before the start: a vote on them.
    LobbyVoted {
        /// By whom.
        seat: Seat,
        /// How.
        yes: bool,
    },
    /// Before the start: everybody agreed to them.
    LobbyAdopted {
        /// The change.
        rules: Settings,
    },
    /// The game began.
    Started {
        /// The head of its record.
        header: Header,
        /// When.
        at: Millis,
    },
    /// A step of the game.
    Stepped {
        /// The step.
        step: AnyStep,
        /// When.
        at: Millis,
        /// The client's own number of an act, so that a repeated one is known (P8).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        client: Option<Client>,
    },
    /// A newcomer sat down in a game under way; the step that seats him follows.
    SatLate {
        /// Who.
        player: Player,
    },
    /// Somebody asked all others to take steps back (P9).
    TakeBackAsked {
        /// Who.
        seat: Seat,
        /// How many steps of the line of play would stay.
        to: u64,
    },
    /// Somebody answered that.
    TakeBackAnswered {
        /// Who.
        seat: Seat,
        /// How.
        yes: bool,
    },
    /// Somebody asked all others for a pause (P5).
    PauseAsked {
        /// Who.
        seat: Seat,
    },
    /// Somebody answered that; a no of whoever asked withdraws it.
    PauseAnswered {
        /// Who.
        seat: Seat,
        /// How.
        yes: bool,
    },
    /// All have agreed: clocks stand, and nobody acts (P5).
    Paused {
        /// Since when.
        at: Millis,
        /// When it ends by itself.
        until: Millis,
    },
    /// The pause is over.
    WentOn {
        /// Who ended it; nobody where its time was up.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
        /// When.
        at: Millis,
    },
    /// Somebody asked all who were there to take a player out of the game who is away (P4).
    RemovalAsked {
        /// Who asked.
        by: Seat,
        /// Who is away.
        seat: Seat,
        /// Who was there.
        present: Vec<Seat>,
    },
    /// Somebody answered that; a no of whoever asked withdraws it.
    RemovalAnswered {
        /// Who.
        seat: Seat,
        /// How.
        yes: bool,
    },
    /// All agreed; what becomes of the seat follows.
    Removed {
        /// Whose seat.
        seat: Seat,
    },
    /// The player is back: it is not asked any more.
    RemovalDropped {
        /// Who.
        seat: Seat,
    },
    /// A bot plays for an absent player (P4).
    StoodIn {
        /// For whom.
        seat: Seat,
        /// Which bot.
        bot: String,
        /// Whether the player has left for good, and the bot plays on.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        for_good: bool,
        /// Whether the player wanted it: then the bot goes along with the others where all have to agree.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        wanted: bool,
    },
    /// The player is back.
    Returned {
        /// To which seat.
        seat: Seat,
        /// When.
        at: Millis,
    },
    /// Somebody was reminded that the table waits for them.
    Nudged {
        /// Who is waited for.
        seat: Seat,
        /// Who waits.
        by: Seat,
        /// When.
        at: Millis,
    },
    /// A player lets those who watch look into their hand, or does not any more (P10).
    HandShown {
        /// Whose hand.
        seat: Seat,
        /// Whether it may be looked into.
        shown: bool,
    },
    /// Somebody said something.
    Said {
        /// Who, by name.
        name: String,
        /// Their seat, if they have one.
        seat: Option<Seat>,
        /// What.
        text: String,
        /// When.
        at: Millis,
    },
    /// It was measured what the change that is voted on would do (U23).
    Measured {
        /// What came of it.
        measured: Measured,
    },
    /// The house came up again: clocks did not run in between (P5).
    Resumed {
        /// When.
        at: Millis,
    },
    /// The same people meet again at another table.
    Rematched {
        /// Its id.
        table: String,
        /// Who has asked for it first; `null` if nobody who played.
        #[serde(default)]
        by: Option<Seat>,
    },
    /// The table was closed.
    Closed {
        /// Why.
        why: String,
    },
}

impl Fact {
    /// The name of whoever has said it, if it is something said.
    #[must_use]
    pub fn speaker(&self) -> Option<&str> {
        match self {
            Self::Said { name, .. } => Some(name),
            _ => None,
        }
    }

    /// When it came to pass, where that is noted.
    #[must_use]
    pub fn at(&self) -> Option<Millis> {
        match self {
            Self::Opened { at, .. }
            | Self::Started { at, .. }
            | Self::Stepped { at, .. }
            | Self::Paused { at, .. }
            | Self::WentOn { at, .. }
            | Self::Returned { at, .. }
            | Self::Nudged { at, .. }
            | Self::Said { at, .. }
            | Self::Resumed { at } => Some(*at),
            _ => None,
        }
    }

    /// Whether somebody has said it who has no seat.
    #[must_use]
    pub fn is_watchers_talk(&self) -> bool {
        matches!(self, Self::Said { seat: None, .. })
    }

    /// The seat that it is about.
    #[must_use]
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Self::Sat { seat, .. } | Self::Said { seat, .. } | Self::WentOn { seat, .. } => *seat,
            Self::StoodUp { seat, .. }
            | Self::Renamed { seat, .. }
            | Self::LobbyProposed { seat, .. }
            | Self::LobbyVoted { seat, .. }
            | Self::TakeBackAsked { seat, .. }
            | Self::TakeBackAnswered { seat, .. }
            | Self::PauseAsked { seat }
            | Self::PauseAnswered { seat, .. }
            | Self::RemovalAsked { seat, .. }
            | Self::RemovalAnswered { seat, .. }
            | Self::Removed { seat }
            | Self::RemovalDropped { seat }
            | Self::StoodIn { seat, .. }
            | Self::Returned { seat, .. }
            | Self::Nudged { seat, .. }
            | Self::HandShown { seat, .. } => Some(*seat),
            Self::Opened { .. }
            | Self::LobbyAdopted { .. }
            | Self::Started { .. }
            | Self::Stepped { .. }
            | Self::SatLate { .. }
            | Self::Measured { .. }
            | Self::Paused { .. }
            | Self::Resumed { .. }
            | Self::Rematched { .. }
            | Self::Closed { .. } => None,
        }
    }
}

/// The number a client gave an act.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Client {
    /// Whose act.
    pub seat: Seat,
    /// Which client: whoever drives the room knows its clients apart.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub by: String,
    /// The client's sequence number, rising.
    pub seq: u64,
    /// The record length the act was made against, if the client said so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub against: Option<usize>,
}

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// The name shown.
    pub name: String,
    /// The bot that plays the seat, if it is not a person's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    /// What the player mixes into the luck of the table (P12).
    pub nonce: String,
}
