//! What is said when something is wrong.

use maud::{Markup, html};
use speech::Tongue;
use speech::page as say;

use super::games::page_of;
use super::said::Said;
use super::shell::{Shell, document};
use super::{Frame, home, paths, words};

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The HTTP status.
    pub status: u16,
    /// What is wrong, as the short name that programs read: why the house does not serve anybody just now has many.
    pub code: String,
    /// What happened and what can be done, in a sentence or two.
    pub message: String,
    /// The game and the number of the rule behind it.
    pub rule: Option<(String, String)>,
}

/// The page for it.
#[must_use]
pub fn page(frame: &Frame, fault: &Fault) -> Markup {
    let t = frame.tongue;
    let title = title(fault, t);
    let shell = Shell {
        title: &title,
        place: "",
        class: "wrong",
        live: false,
    };
    let main = html! {
        main #main {
            div.felt aria-hidden="true" { (page_of("wimpout").pieces(throw(fault.status), t)) }
            h1 { (title) }
            p { (words::marked(&fault.message)) }
            @if let Some((game, number)) = &fault.rule { p { a href=(paths::rule(game, number)) { (say::RuleNumbered { number: number.as_str().into() }.on(t)) } } }
            @if fault.code == "no-such-table" { (home::join(t)) }
            p { a.button href=(paths::HOME) { (say::ToTables {}.on(t)) } }
        }
    };
    document(frame, &shell, &main)
}

fn title(fault: &Fault, t: Tongue) -> String {
    match fault.status {
        403 => say::NotYourSeat {}.text(t),
        404 if fault.code == "no-such-member" => say::DoesNotGo {}.text(t),
        404 | 410 => say::EmptyTable {}.text(t),
        409 if fault.code == "stale" => say::MovedOn {}.text(t),
        413 => say::TooMuch {}.text(t),
        429 => say::SlowDown {}.text(t),
        400..500 => say::DoesNotGo {}.text(t),
        503 if fault.code == "closing" => say::Closing {}.text(t),
        503 if fault.code != "trouble" => say::HouseBusy {}.text(t),
        _ => say::TrainWreck {}.text(t),
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
