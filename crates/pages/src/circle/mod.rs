//! The pages of a circle: its door, the place itself, its book, its evenings, its games.

mod book;
mod door;
mod evening;
mod games;
mod members;
mod own;
mod standings;
mod talk;
mod told;
mod votes;

use host::Millis;
use host::circle::{Inside, MemberId};
use maud::{Markup, html};
use speech::circle::BackTo;

use super::people::{Marker, mark};
use super::said::{Said, name};
use super::shell::{Shell, document};
use super::table::Link;
use super::{Frame, paths};

pub use book::{BookPage, Change, book, change};
pub use door::{Brought, Door, MemberMove, bring, door, make, member};
pub use evening::evening;
pub use games::{Wanted, games};
pub use own::{Looked, OwnForm, OwnRule, form as own_form, rule as own_rule};
pub(crate) use standings::feat;
pub use standings::standings;
pub use talk::talk;
pub(crate) use told::when;

/// A circle as one member sees it.
#[derive(Clone, Debug)]
pub struct CirclePage {
    /// The id in paths.
    pub id: String,
    /// What the member may know.
    pub seen: Inside,
    /// When the page was made.
    pub now: Millis,
    /// How others come in.
    pub invite: Link,
    /// How the member comes in on another device.
    pub key: Link,
    /// The links that the member is to hand over, by whose they are.
    pub vouched: Vec<(MemberId, String)>,
    /// How the circle is told outside.
    pub outgoing: Option<Outgoing>,
    /// Whether the house calls anybody.
    pub calls: bool,
}

/// How a circle is told outside.
#[derive(Clone, Debug)]
pub struct Outgoing {
    /// `ntfy` or `webhook`.
    pub kind: &'static str,
    /// Where it goes.
    pub place: String,
    /// Who has set it.
    pub by: MemberId,
    /// Of a webhook, what signs it.
    pub secret: Option<String>,
    /// Why it did not arrive the last time.
    pub failed: Option<String>,
}

/// The place itself.
#[must_use]
pub fn page(frame: &Frame, circle: &CirclePage) -> Markup {
    let t = frame.tongue;
    let seen = &circle.seen;
    // Whoever is alone asks others in first of all.
    let alone = seen
        .members
        .iter()
        .filter(|member| member.stands != "gone")
        .count()
        < 2;
    let shell = Shell {
        title: &seen.name,
        place: "",
        class: "circle here",
        live: false,
    };
    let main = html! {
        main #main { div #view data-place=(paths::circle_news(&circle.id)) data-lost=(speech::page::NotThrough {}.text(t)) {
            header.welcome {
                h1 tabindex="-1" { (emblem(&seen.marker)) (seen.name) }
                (votes::waiting(circle, t))
            }
            div.columns.two {
                div {
                    @if alone { (members::invite(circle, t)) }
                    (members::back(circle, t))
                    (members::vouched(circle, t))
                    (votes::asks(circle, t))
                    @if !alone { (members::here(circle, t)) }
                    (games::under_way(circle, t))
                    (games::play(circle, t))
                    (evening::running(circle, t))
                    (votes::proposals(circle, t))
                    (book::way(circle, t))
                    (games::ended(circle, t))
                    (evening::evenings(circle, t))
                }
                div {
                    (members::members(circle, t))
                    (talk::last(circle, t))
                    @if !alone { (members::invite(circle, t)) }
                    (members::outgoing(circle, t))
                    (members::own(circle, t))
                }
            }
        } }
    };
    document(frame, &shell, &main)
}

/// The sign of a circle.
fn emblem(marker: &str) -> Markup {
    html! { @if let Some(marker) = Marker::parse(marker) { (mark(marker, false)) " " } }
}

/// A page of its own about a circle, with the way back below it.
fn leaf(frame: &Frame, circle: &CirclePage, title: &str, inner: &Markup) -> Markup {
    let shell = Shell {
        title,
        place: "",
        class: "circle",
        live: false,
    };
    let back = BackTo {
        circle: name(&circle.seen.name),
    };
    let main = html! {
        main #main {
            (inner)
            p.back { a href=(paths::circle(&circle.id)) { (back.on(frame.tongue)) } }
        }
    };
    document(frame, &shell, &main)
}

/// A form that does something in a circle.
fn act(id: &str, what: &str, inner: &Markup) -> Markup {
    html! {
        form.line method="post" action=(paths::circle_act(id)) {
            input type="hidden" name="do" value=(what);
            (inner)
        }
    }
}

/// A field that is not shown.
fn hidden(name: &str, value: impl std::fmt::Display) -> Markup {
    html! { input type="hidden" name=(name) value=(value); }
}
