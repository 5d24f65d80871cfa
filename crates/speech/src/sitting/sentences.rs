//! The sentences of any table.

use table::Seat;

use crate::line::Line;

sentences! {
    /// An option with its value.
    Setting = "sitting-setting" { option: Line, value: Line }
    /// No option.
    NoSettings = "sitting-no-settings" {}

    /// Rules proposed.
    Proposed = "sitting-proposed" { seat: Seat, settings: Line }
    /// A yes.
    Yes = "sitting-yes" { seat: Seat }
    /// A no.
    No = "sitting-no" { seat: Seat }
    /// A yes taken back.
    Withdrawn = "sitting-withdrawn" { seat: Seat }
    /// A no that ends the vote (P11).
    NoAtOnce = "sitting-no-at-once" { seat: Seat }
    /// A proposal that failed (P11).
    ProposalFailed = "sitting-proposal-failed" { numbers: Line }
    /// A rule adopted (P11).
    Adopted = "sitting-adopted" { settings: Line, numbers: Line }
    /// The same of rules that do nothing in this game any more.
    AdoptedForNextGame = "sitting-adopted-for-next-game" { settings: Line, numbers: Line }
    /// Rules that do nothing in this game any more: all that are proposed, or these.
    NextGame = "sitting-next-game" { said: Line, which: Line, all: bool }
    /// The same before the game begins.
    AdoptedAtOnce = "sitting-adopted-at-once" { settings: Line }
    /// A rule in force.
    InForce = "sitting-in-force" { option: Line, value: Line }
    /// A rule of the table's own.
    OwnRule = "sitting-own-rule" { title: Line, about: Line }
    /// The same by its name alone.
    OwnRuleNamed = "sitting-own-rule-named" { title: Line }
    /// A rule of the table's own dropped.
    WithoutOwnRule = "sitting-without-own-rule" { name: Line }
    /// A rule of the table's own in force, or no more.
    OwnInForce = "sitting-own-in-force" { rule: Line }
    /// A rule of the table's own that failed too often.
    Suspended = "sitting-suspended" { name: Line }
    /// A newcomer.
    Joined = "sitting-joined" { seat: Seat }
    /// Somebody gone for good.
    Left = "sitting-left" { seat: Seat }
    /// Steps taken back.
    Undone = "sitting-undone" {}

    /// Somebody sits down before the start.
    Sat = "sitting-sat" { name: Line, is_bot: bool }
    /// Somebody stands up before the start.
    StoodUp = "sitting-stood-up" { name: Line }
    /// The same, where it is not known any more who.
    SomebodyStoodUp = "sitting-somebody-stood-up" {}
    /// Another name.
    Renamed = "sitting-renamed" { seat: Seat }
    /// The start.
    Started = "sitting-started" {}
    /// Steps are to be taken back (P9).
    TakeBackAsked = "sitting-take-back-asked" { seat: Seat }
    /// A yes to that.
    TakeBackAgreed = "sitting-take-back-agreed" { seat: Seat }
    /// A no to that.
    TakeBackRefused = "sitting-take-back-refused" { seat: Seat }
    /// A pause is asked for (P5).
    PauseAsked = "sitting-pause-asked" { seat: Seat }
    /// A yes to that.
    PauseAgreed = "sitting-pause-agreed" { seat: Seat }
    /// A no to that, or a request withdrawn.
    PauseRefused = "sitting-pause-refused" { seat: Seat }
    /// The game stands still (P5).
    Paused = "sitting-paused" { span: Line }
    /// Somebody ends that.
    WentOn = "sitting-went-on" { seat: Seat }
    /// Its time is up.
    WentOnByItself = "sitting-went-on-by-itself" {}
    /// Somebody who is away is to be taken out of the game (P4).
    RemovalAsked = "sitting-removal-asked" { by: Seat, seat: Seat }
    /// A yes to that.
    RemovalAgreed = "sitting-removal-agreed" { seat: Seat }
    /// A no to that, or a request withdrawn.
    RemovalRefused = "sitting-removal-refused" { seat: Seat }
    /// All have agreed to that.
    Removed = "sitting-removed" { seat: Seat }
    /// They are back.
    RemovalDropped = "sitting-removal-dropped" { seat: Seat }
    /// A bot in place of somebody (P4).
    StoodIn = "sitting-stood-in" { seat: Seat, bot: Line }
    /// A bot in place of somebody who has left for good (P4).
    LeftToBot = "sitting-left-to-bot" { seat: Seat, bot: Line }
    /// Somebody back (P4).
    Returned = "sitting-returned" { seat: Seat }
    /// A reminder that the table waits for somebody (P6).
    Nudged = "sitting-nudged" { by: Seat, seat: Seat }
    /// Somebody lets those who watch look into their hand, or does not any more (P10).
    HandShown = "sitting-hand-shown" { seat: Seat, shown: bool }
    /// What a change would do, measured (U23).
    Measured = "sitting-measured" { what: Line }
    /// The same people at another table.
    Recalled = "sitting-recalled" { seat: Seat, table: Line, standing: Line }
    Rematched = "sitting-rematched" { table: Line, standing: Line }
    /// The end of the table.
    Closed = "sitting-closed" { why: Line }
}
