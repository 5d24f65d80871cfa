//! Every path of the house that a page links or a form posts to, and what the forms send.
//!
//! All forms are `application/x-www-form-urlencoded` posts answered by 303 (to the page they came from, with the
//! [`Notice`](super::Notice) of a refusal) or, when the request has `Accept: application/json`, by 204 or a problem
//! document; see `live.js`.
//!
//! | target | fields |
//! |---|---|
//! | [`NAME`] | `name`, `shape`, `colour`, `next` (a path of ours to go on to) |
//! | [`TABLES`] | `game`, `title`, `seats`, `clock` (one of [`CLOCKS`](super::new::CLOCKS)), `private`, `password`, `odds`, and `name` from a newcomer, `rule.{slug}` for each rule; from the home page only `game`, `bots` (how many to seat at once) and `begin` (`true`: begin at once) |
//! | [`JOIN`] | `code` (by `GET`) |
//! | [`sit`] | `name` from a newcomer, `password` where the table has one |
//! | [`bot`] | `bot` (its name) |
//! | [`start`], [`leave`], [`come_back`], [`rematch`] | – |
//! | [`stand_in`] | – for oneself; `seat` of somebody who is away |
//! | [`remove`] | `seat` |
//! | [`act`] | `action` (JSON), `at` (length of the record), and what is filled into the action (see `filled` of the doors); or `words`, as they are typed in the line mode |
//! | [`undo`] | `to`, `at` |
//! | [`take_back`] | `yes` (`true` asks or agrees, `false` refuses) |
//! | [`propose`] | `rule.{slug}`: those that differ from the rules in force are proposed; a `GET` with them tries them |
//! | [`vote`] | `proposal`, `vote` (`yes`, `no`, `withdraw`) |
//! | [`chat`] | `text` |
//! | [`seat`] | – |
//! | [`PASTE`] | `record`, `step` |
//! | [`WHAT_IF`] | `table` (its id) or `record`, `step` |

/// The open tables.
pub const HOME: &str = "/";
/// Choose a name and a marker.
pub const NAME: &str = "/name";
/// Post: a new table.
pub const TABLES: &str = "/tables";
/// Get with `code`, or post it: to the table or seat of a short code.
pub const JOIN: &str = "/join";
/// The verifier.
pub const VERIFY: &str = "/verify";
/// The API in words.
pub const API: &str = "/api";
/// The API as a document.
pub const OPENAPI: &str = "/api/v1/openapi.json";
/// Paste a record to look at it.
pub const PASTE: &str = "/replay";
/// What if: post a record, and play on from a step of it.
pub const WHAT_IF: &str = "/what-if";

/// The form for a new table of a game; a `GET` with `rule.{slug}` fields shows it with these settings tried.
#[must_use]
pub fn new(game: &str) -> String {
    format!("/new/{game}")
}

/// A table.
#[must_use]
pub fn table(id: &str) -> String {
    format!("/t/{id}")
}

/// The event stream of a table for whoever looks.
#[must_use]
pub fn stream(id: &str) -> String {
    format!("/t/{id}/stream")
}

macro_rules! at_table {
    ($($(#[$doc:meta])* $name:ident = $tail:literal;)*) => {$(
        $(#[$doc])*
        #[must_use]
        pub fn $name(id: &str) -> String {
            format!(concat!("/t/{}/", $tail), id)
        }
    )*};
}

at_table! {
    /// Post: take the first open seat.
    sit = "sit";
    /// Post: seat a bot.
    bot = "bot";
    /// Post: clear a seat before the start.
    remove = "remove";
    /// Post: begin.
    start = "start";
    /// Post: leave for good.
    leave = "leave";
    /// Post: let a bot play for me.
    stand_in = "stand-in";
    /// Post: take my seat back from the bot.
    come_back = "come-back";
    /// Post: the same seats again.
    rematch = "rematch";
    /// Post: act.
    act = "act";
    /// Post: take back my own acts.
    undo = "undo";
    /// Post: ask the others for a take-back, or answer.
    take_back = "take-back";
    /// Get: the form; post: a proposal.
    propose = "propose";
    /// Post: a vote.
    vote = "vote";
    /// Post: say something.
    chat = "chat";
    /// The record as a file.
    record = "record";
    /// The replay page.
    replay = "replay";
}

/// The replay at one step.
#[must_use]
pub fn step(id: &str, step: usize) -> String {
    format!("/t/{id}/replay?step={step}")
}

/// The link that holds a seat.
#[must_use]
pub fn seat(key: &str) -> String {
    format!("/seat/{key}")
}

/// The rules of a game.
#[must_use]
pub fn rules(game: &str) -> String {
    format!("/rules/{game}")
}

/// One rule: by its slug, or the paragraph with this number (`W13`) on the game's rules page.
#[must_use]
pub fn rule(game: &str, name: &str) -> String {
    if name.starts_with(|c: char| c.is_ascii_uppercase()) {
        format!("/rules/{game}#{name}")
    } else {
        format!("/rules/{game}/{name}")
    }
}

/// The tutorial of a game.
#[must_use]
pub fn learn(game: &str) -> String {
    format!("/learn/{game}")
}
