//! What is said when something is wrong.

use maud::{Markup, html};

use super::games::page_of;
use super::shell::{Shell, document};
use super::{Frame, paths};

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The HTTP status.
    pub status: u16,
    /// What happened and what can be done, in a sentence or two.
    pub message: String,
    /// The game and the number of the rule behind it.
    pub rule: Option<(String, String)>,
}

/// The page for it.
#[must_use]
pub fn page(frame: &Frame, fault: &Fault) -> Markup {
    let title = title(fault.status);
    let shell = Shell {
        title,
        place: "",
        class: "wrong",
        live: false,
    };
    let main = html! {
        main #main {
            div.felt aria-hidden="true" { (page_of("wimpout").pieces(throw(fault.status))) }
            h1 { (title) }
            p { (fault.message) }
            @if let Some((game, number)) = &fault.rule { p { a href=(paths::rule(game, number)) { "Rule " (number) } } }
            p { a.button href=(paths::HOME) { "To the tables" } }
        }
    };
    document(frame, &shell, &main)
}

fn title(status: u16) -> &'static str {
    match status {
        403 => "Not your seat",
        404 | 410 => "An empty table",
        409 => "The table has moved on",
        413 => "That is too much",
        429 => "Slow down a little",
        400..500 => "That does not go",
        503 => "The house is closing for a moment",
        _ => "A train wreck",
    }
}

/// A throw that says how bad it is.
fn throw(status: u16) -> &'static str {
    match status {
        404 | 410 => "? ? ? ? ?*",
        500.. => "2 3 4 6 2*",
        _ => "3 6 2",
    }
}
