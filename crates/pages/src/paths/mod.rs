//! Every path of the house that a page links or a form posts to, and what the forms send.
//!
//! All forms are `application/x-www-form-urlencoded` posts answered by 303 (to the page they came from, with the
//! [`Notice`](super::Notice) of a refusal) or, when the request has `Accept: application/json`, by 204 or a problem
//! document; see `live.js`.
//!
//! | target | fields |
//! |---|---|
//! | [`NAME`] | `name`, `shape`, `colour`, `next` (a path of ours to go on to) |
//! | [`TABLES`] | `game`, `title`, `seats`, `clock` (one of [`clocks`](super::new::clocks)), `private`, `password`, `odds`, and `name` and `marker` from a newcomer, `rule.{slug}` for each rule; from the home page only `game`, `bots` (how many to seat at once) and `begin` (`true`: begin at once) |
//! | [`JOIN`] | `code` (by `GET`) |
//! | [`sit`] | `name` and `marker` from a newcomer, `password` where the table has one |
//! | [`bot`] | `bot` (its name) |
//! | [`key`], [`start`], [`leave`], [`come_back`], [`go_on`], [`rematch`] | – |
//! | [`stand_in`] | – for oneself; `seat` of somebody who is away |
//! | [`remove`], [`nudge`] | `seat` |
//! | [`act`] | `action` (JSON), `at` (length of the record), and what is filled into the action (see `filled` of the doors); or `words`, as they are typed in the line mode |
//! | [`undo`] | `to`, `at` |
//! | [`take_back`] | `yes` (`true` asks or agrees, `false` refuses); or `to`: how many steps would stay |
//! | [`pause`] | `yes` (`true` asks or agrees, `false` refuses or withdraws) |
//! | [`hand`] | `yes` (`true` or `false`) |
//! | [`removal`] | `seat`, `yes` (`true` asks or agrees, `false` refuses or withdraws) |
//! | [`propose`] | `rule.{slug}`: those that differ from the rules in force are proposed; a `GET` with them tries them |
//! | [`vote`] | `proposal`, `vote` (`yes`, `no`, `withdraw`) |
//! | [`chat`] | `text` |
//! | [`mute`], [`unmute`] | `name` |
//! | [`seat`] | – |
//! | [`CIRCLES`] | `circle` (its name), and `name` from a newcomer |
//! | [`BRING_CIRCLE`] | `circle` (the file), `member` (a name in it), and `name` from a newcomer |
//! | [`circle_act`] | `do`, and what that needs: `proposal` and `vote` (`yes`, `no`, `withdraw`), `member`, `ask` and `yes`, `title`, `text`, `would`, `game`, `table`; `name` from a newcomer who joins |
//! | [`circle_chapter`] | `rule.{slug}`: those that differ from the book are written or proposed; a `GET` with them tries them |
//! | [`circle_own`] | `own` (a text), or `shelf` (the name of one on the house's shelf); `look` or `measure` to see what it does first |
//! | [`member`] | – |
//! | [`puzzle`], [`puzzle_today`] | `answer`; without it the solution is shown |
//! | [`PASTE`] | `record`, `step` |
//! | [`LANGUAGE`] | `tongue` (a code such as `de`) |
//! | [`WHAT_IF`] | `table` (its id) or `record`, `step` |

mod circles;
mod ours;
mod rules;

pub use circles::*;
pub use ours::ours;
pub use rules::*;

/// The open tables.
pub const HOME: &str = "/";
/// Choose a name and a marker.
pub const NAME: &str = "/name";
/// The same, and then to a path of ours.
#[must_use]
pub fn name_then(next: &str) -> String {
    match next {
        "" | HOME => NAME.to_owned(),
        next => format!("{NAME}?next={next}"),
    }
}

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
/// The picture of the house, for links.
pub const PICTURE: &str = "/picture.png";
/// The worker that keeps files in a browser; see [`worker`](super::worker).
pub const WORKER: &str = "/worker.js";
/// What is shown while the house is out of reach.
pub const OFFLINE: &str = "/offline";
/// Post: the language in which a browser is told what happens.
pub const LANGUAGE: &str = "/language";
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

/// A table over the shoulder of a seat, for whoever watches.
#[must_use]
pub fn over(id: &str, seat: ::table::Seat) -> String {
    format!("/t/{id}?over={}", seat.0)
}

/// The event stream of that.
#[must_use]
pub fn stream_over(id: &str, seat: ::table::Seat) -> String {
    format!("/t/{id}/stream?over={}", seat.0)
}

/// The event stream of a table for whoever looks.
#[must_use]
pub fn stream(id: &str) -> String {
    format!("/t/{id}/stream")
}

/// What happened at a table before an entry of its log.
#[must_use]
pub fn story(id: &str, before: usize) -> String {
    format!("/t/{id}/story?before={before}")
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
    /// Post: give my seat another key.
    key = "key";
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
    /// Post: remind a seat that it is to act.
    nudge = "nudge";
    /// Post: take back my own acts.
    undo = "undo";
    /// Post: ask the others for a take-back, or answer.
    take_back = "take-back";
    /// Post: ask the others for a pause, or answer.
    pause = "pause";
    /// Post: ask the others to take somebody who stays away out of the game, or answer.
    removal = "removal";
    /// Post: let those who watch look into my hand, or not any more.
    hand = "hand";
    /// Post: end the pause.
    go_on = "go-on";
    /// Get: the form; post: a proposal.
    propose = "propose";
    /// Post: a vote.
    vote = "vote";
    /// Post: say something.
    chat = "chat";
    /// Post: do not hear somebody.
    mute = "mute";
    /// Post: hear them again.
    unmute = "unmute";
    /// What happened, as a page of its own.
    whole_story = "story";
    /// The record as a file.
    record = "record";
    /// The replay page.
    replay = "replay";
    /// How the game was played, once it is over.
    report = "report";
    /// What is best now.
    advice = "advice";
    /// The same in a few words.
    brief = "brief";
    /// How good my last decision was.
    grade = "grade";
}

/// The picture of a table after so many entries of its story, for links.
#[must_use]
pub fn picture(id: &str, entries: usize) -> String {
    format!("/t/{id}/picture.png?at={entries}")
}

/// The picture of the report of a game.
#[must_use]
pub fn report_picture(id: &str) -> String {
    format!("/t/{id}/report.png")
}

/// The picture of a game.
#[must_use]
pub fn rules_picture(game: &str) -> String {
    format!("/rules/{game}/picture.png")
}

/// The replay at one step.
#[must_use]
pub fn step(id: &str, step: usize) -> String {
    format!("/t/{id}/replay?step={step}")
}

/// The verifier with the record of a table.
#[must_use]
pub fn verify(id: &str) -> String {
    format!("{VERIFY}?table={id}")
}

/// The link that holds a seat.
#[must_use]
pub fn seat(key: &str) -> String {
    format!("/seat/{key}")
}

/// The tutorial of a game.
#[must_use]
pub fn learn(game: &str) -> String {
    format!("/learn/{game}")
}

/// How the visitor is told outside that it is their turn.
pub const CALLS: &str = "/calls";

/// Post: `by` (`push`, `ntfy`, `webhook`) and `url`, or what a browser says of itself.
pub const CALLS_ADD: &str = "/calls/add";

/// Post: the `number` of a way that is not wanted any more.
pub const CALLS_REMOVE: &str = "/calls/remove";

/// Post: the `number` of a way that is to be tried.
pub const CALLS_TRY: &str = "/calls/try";

/// Post: the hours to be left alone, `from`, `to`, `ahead` (of universal time, in minutes); without `from`, none.
pub const CALLS_QUIET: &str = "/calls/quiet";

/// How the visitor has played here.
pub const STATISTICS: &str = "/statistics";

/// The puzzles of all games; with `game` and `number` by `GET` to one of them.
pub const PUZZLES: &str = "/puzzles";

/// A puzzle of a game: shown by `GET`, answered by a post of `answer` (the number of a choice, a word, a sentence; nothing to
/// see the solution).
#[must_use]
pub fn puzzle(game: &str, number: usize) -> String {
    format!("/puzzles/{game}/{number}")
}

/// The puzzle of the day.
#[must_use]
pub fn puzzle_today(game: &str) -> String {
    format!("/puzzles/{game}/today")
}
