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

use host::{OnShelf, Ware};

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

/// Get: the form for a circle; post: make it.
pub const CIRCLES: &str = "/circles";

/// Get: the form that takes a circle in from another house; post: take it in.
pub const BRING_CIRCLE: &str = "/circles/bring";

/// A circle.
#[must_use]
pub fn circle(id: &str) -> String {
    format!("/c/{id}")
}

/// The event stream of its page: `news` whenever something has come to pass there.
#[must_use]
pub fn circle_news(id: &str) -> String {
    format!("/c/{id}/news")
}

/// Post: do something in a circle.
#[must_use]
pub fn circle_act(id: &str) -> String {
    format!("/c/{id}/act")
}

/// The book of a circle.
#[must_use]
pub fn circle_book(id: &str) -> String {
    format!("/c/{id}/book")
}

/// A version of it, perhaps compared with another.
#[must_use]
pub fn circle_version(id: &str, version: usize, with: Option<usize>) -> String {
    let with = with.map_or_else(String::new, |with| format!("&with={with}"));
    format!("/c/{id}/book?version={version}{with}")
}

/// The form of a chapter of the book; post: write or propose what it says.
#[must_use]
pub fn circle_chapter(id: &str, chapter: &str) -> String {
    format!("/c/{id}/book/{chapter}")
}

/// Where a rule of one's own is proposed for a chapter of the book; post: look at it, or propose it.
#[must_use]
pub fn circle_own(id: &str, chapter: &str) -> String {
    format!("/c/{id}/own/{chapter}")
}

/// A rule of one's own that stands in the book, or that is voted on as that proposal.
#[must_use]
pub fn circle_own_rule(id: &str, chapter: &str, name: &str, proposal: Option<u32>) -> String {
    let proposal = proposal.map_or_else(String::new, |id| format!("?proposal={id}"));
    format!("/c/{id}/own/{chapter}/{name}{proposal}")
}

/// An evening of a circle.
#[must_use]
pub fn circle_evening(id: &str, evening: usize) -> String {
    format!("/c/{id}/evening/{evening}")
}

/// The standings and records of a circle.
#[must_use]
pub fn circle_standings(id: &str) -> String {
    format!("/c/{id}/standings")
}

/// All games of a circle.
#[must_use]
pub fn circle_games(id: &str) -> String {
    format!("/c/{id}/games")
}

/// All facts of a circle as a file.
#[must_use]
pub fn circle_facts(id: &str) -> String {
    format!("/c/{id}/facts")
}

/// The link that is a member of a circle.
#[must_use]
pub fn member(key: &str) -> String {
    format!("/member/{key}")
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

/// A rule of its own at a table, voted on or in force: its text and what it does.
#[must_use]
pub fn own_at(table: &str, name: &str) -> String {
    format!("/t/{table}/rules/{name}")
}

/// What every rule of a game would do, as it was measured.
#[must_use]
pub fn lab(game: &str) -> String {
    format!("/rules/{game}/lab")
}

/// Where a rule of one's own is written.
#[must_use]
pub fn own_rule(game: &str) -> String {
    format!("/rules/{game}/own")
}

/// Where pieces of one's own are written for a game.
#[must_use]
pub fn pieces(game: &str) -> String {
    format!("/rules/{game}/pieces")
}

/// The same with the usual ones of a kind in its field.
#[must_use]
pub fn usual_pieces(game: &str, kind: &str) -> String {
    format!("/rules/{game}/pieces?usual={kind}#{kind}")
}

/// Where the text of a kind is read.
#[must_use]
pub fn read_pieces(game: &str, kind: &str) -> String {
    format!("/rules/{game}/pieces/{kind}#{kind}")
}

/// The same with an example in the field.
#[must_use]
pub fn own_example(game: &str, name: &str) -> String {
    format!("/rules/{game}/own?example={name}")
}

/// The house's shelf of rules and pieces of one's own.
#[must_use]
pub fn shelf(game: &str) -> String {
    format!("/rules/{game}/shelf")
}

/// The pieces on it.
#[must_use]
pub fn shelf_of_pieces(game: &str) -> String {
    format!("/rules/{game}/shelf#pieces")
}

/// A rule or pieces on it, by the name.
#[must_use]
pub fn on_shelf(game: &str, name: &str) -> String {
    format!("/rules/{game}/shelf/{name}")
}

/// The same as a file.
#[must_use]
pub fn shelf_file(game: &str, one: &OnShelf) -> String {
    format!("/rules/{game}/shelf/{}/{}", one.name, file_name(one))
}

/// What that file is called.
#[must_use]
pub fn file_name(one: &OnShelf) -> String {
    let is_json = one.text.trim_start().starts_with('{');
    let ending = match one.ware {
        Ware::Rule => "rule",
        Ware::Pieces(_) if is_json => "json",
        Ware::Pieces(_) => "txt",
    };
    format!("{}.{ending}", one.name)
}

/// Where a table is opened by a rule or with pieces of the shelf.
#[must_use]
pub fn play_from_shelf(game: &str, name: &str) -> String {
    format!("/new/{game}?shelf={name}")
}

/// Where pieces of one's own are written, with those of the shelf in their field.
#[must_use]
pub fn pieces_from_shelf(game: &str, kind: &str, name: &str) -> String {
    format!("/rules/{game}/pieces?shelf={name}#{kind}")
}

/// Pieces of its own at a table, voted on or played with.
#[must_use]
pub fn pieces_at(table: &str, kind: &str) -> String {
    format!("/t/{table}/pieces/{kind}")
}

/// Where a table's pieces are put on the shelf.
#[must_use]
pub fn publish_pieces(table: &str, kind: &str) -> String {
    format!("/t/{table}/pieces/{kind}/publish")
}

/// Where a rule of one's own is written, with one of the shelf in the field.
#[must_use]
pub fn own_from_shelf(game: &str, name: &str) -> String {
    format!("/rules/{game}/own?shelf={name}")
}

/// Where a table's rule is put on the shelf.
#[must_use]
pub fn publish(table: &str, slug: &str) -> String {
    format!("/t/{table}/rules/{slug}/publish")
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

/// What paths of pages that one can go to begin with.
const ROOMS: [&str; 15] = [
    "calls", "name", "join", "verify", "api", "replay", "new", "t", "seat", "rules", "learn",
    "circles", "c", "member", "puzzles",
];

/// A text from outside, if it is the path of a page of ours, perhaps with a query. Nothing else may stand in a redirect:
/// browsers drop tabs and ends of lines, read `\\` as `/`, and go to another host for `//`.
#[must_use]
pub fn ours(text: &str) -> Option<&str> {
    let is_plain =
        |byte: u8| byte.is_ascii_alphanumeric() || b"-._~!$&'()*+,;=:@%/?".contains(&byte);
    let path = text.split('?').next()?.strip_prefix('/')?;
    let mut segments = path.split('/');
    let is_room = ROOMS.contains(&segments.next()?);
    let goes_on = segments.all(|segment| !matches!(segment, "" | "." | ".."));
    let is_page = path.is_empty() || (is_room && goes_on);
    (is_page && text.bytes().all(is_plain)).then_some(text)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Where a browser on a page of `http://house` goes for a `Location`, as the URL standard says: the host, if it is
    /// another, or none for one of ours.
    fn leads_away(location: &str) -> bool {
        let kept = location.trim_matches(|c: char| c <= ' ');
        let kept: String = kept.chars().filter(|c| !"\t\n\r".contains(*c)).collect();
        let slashes = kept.chars().take_while(|c| "/\\".contains(*c)).count();
        slashes != 1
    }

    #[test]
    fn pages_are_gone_on_to_and_nothing_else() {
        for page in [
            HOME,
            NAME,
            "/?a=b",
            "/t/k7f?step=2",
            "/new/cow?rule.goal=300&x=%2F%2F",
            "/rules/wimpout/last-licks",
            "/seat/k7f-abc",
        ] {
            assert_eq!(ours(page), Some(page));
        }
        for other in [
            "",
            "https://evil.example",
            "//evil.example",
            "/\\evil.example",
            "/\t/evil.example",
            "\t//evil.example",
            "/t//evil.example",
            "/t/../..//evil.example",
            "/./",
            "/a\r\nb",
            "/evil",
            "/t/\u{2028}",
            "/t/k7f#x",
        ] {
            assert_eq!(ours(other), None, "{other:?}");
        }
    }

    proptest! {
        #[test]
        fn no_text_leads_to_another_house(
            start in "[/\\\\\t\n\r .:]{0,4}",
            pieces in prop::collection::vec(prop_oneof![
                Just("/"), Just("\\"), Just("\t"), Just("\n"), Just("//"), Just("t"), Just("name"), Just("evil.example"),
                Just(".."), Just("."), Just("https:"), Just("@"), Just("?"), Just("%09"), Just("\u{0}"), Just("\u{ff0f}"),
            ], 0..8),
        ) {
            let text = start + pieces.concat().as_str();
            if let Some(path) = ours(&text) {
                prop_assert!(!leads_away(path), "{:?}", path);
            }
        }

        #[test]
        fn nor_does_any_other(text in any::<String>()) {
            prop_assert!(ours(&text).is_none_or(|path| !leads_away(path)));
        }
    }
}
