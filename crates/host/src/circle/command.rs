//! What can be asked of a circle.

use super::book::Book;
use super::fact::{Ending, Matter, MemberId, Newcomer};

/// A command. The doors check who holds which member's key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Sit down with them: at once where the link is enough, or ask for it (K2).
    Join(Newcomer),
    /// Ask to sit down with them, though the link is enough for others: they were voted out (K7).
    Ask(Newcomer),
    /// Something that only a member can do; with the length it was made against, if that is known (P8).
    Do(MemberId, Deed, Option<u64>),
    /// A game under the book is over.
    End(Ending),
    /// Look at what time brings about.
    Tick,
}

/// What a member can do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Let somebody in who asked, or decline.
    Answer(u32, bool),
    /// Change the book: written at once by a founder who is alone, proposed otherwise (K3).
    Change(Book),
    /// Propose something else.
    Propose(Matter),
    /// Vote: yes, no, or a yes withdrawn.
    Vote(u32, Option<bool>),
    /// Be here.
    Come,
    /// Take another name, and another marker where one is given.
    Rename(String, Option<String>),
    /// Leave for good (K7).
    Leave,
    /// Vouch for a member who has lost the key.
    Vouch(MemberId),
    /// Object to somebody else's getting one's own key.
    Object,
    /// Have another key oneself.
    Rekey,
    /// A table under the book was opened: its id and its game.
    Open(String, String),
    /// Another member was seated at one (K9).
    Seat(MemberId, String),
    /// Begin an evening (K10).
    Begin(String),
    /// Close it.
    Close,
    /// Would play tonight, or not (K13).
    Tonight(bool),
    /// Say something.
    Say(String),
}
