//! The ways into a circle: making one, its link, the link of a member.

use host::circle::Outside;
use maud::{Markup, html};
use speech::circle as say;

use super::{act, emblem};
use crate::file::or_file;
use crate::newcomer::your_name;
use crate::said::{Said, name};
use crate::shell::{Shell, document};
use crate::sign::markers;
use crate::{Frame, Marker, paths};

/// The form that makes a circle, for which this marker is offered.
#[must_use]
pub fn make(frame: &Frame, offered: Marker) -> Markup {
    let t = frame.tongue;
    let title = say::Make {}.text(t);
    let main = html! {
        main #main {
            form.sheet method="post" action=(paths::CIRCLES) {
                h1 { (title) }
                p { (say::Told {}.on(t)) }
                @if frame.visitor.is_none() { (your_name("name", None, t)) }
                div.field {
                    label for="circle" { (say::NameOf {}.on(t)) }
                    input #circle name="circle" maxlength="48" required autocomplete="off";
                }
                (markers(offered, say::Colours {}.on(t), t))
                button.main { (say::Found {}.on(t)) }
            }
            p { a href=(paths::BRING_CIRCLE) { (say::Bring {}.on(t)) } }
        }
    };
    document(frame, &shell(&title), &main)
}

/// What somebody has typed into the form that takes a circle in.
#[derive(Clone, Debug, Default)]
pub struct Brought {
    /// Their name in the circle.
    pub member: String,
    /// The file of the circle.
    pub file: String,
}

/// The form that takes a circle in from another house, with what has been typed there already.
#[must_use]
pub fn bring(frame: &Frame, typed: &Brought) -> Markup {
    let t = frame.tongue;
    let title = say::Bring {}.text(t);
    let main = html! {
        main #main {
            form.sheet method="post" action=(paths::BRING_CIRCLE) {
                h1 { (title) }
                p { (say::BringSaid {}.on(t)) }
                @if frame.visitor.is_none() { (your_name("name", None, t)) }
                div.field {
                    label for="member" { (say::WhoYouAre {}.on(t)) }
                    input #member name="member" maxlength="24" required autocomplete="off" value=(typed.member);
                }
                div.field {
                    label for="circle" { (say::FileOf {}.on(t)) }
                    textarea #circle name="circle" rows="8" required spellcheck="false" { "\n" (typed.file) }
                    (or_file("circle", t))
                }
                button.main { (say::TakeIn {}.on(t)) }
            }
        }
    };
    document(frame, &shell(&title), &main)
}

/// What somebody without a key sees of a circle.
#[derive(Clone, Debug)]
pub struct Door {
    /// The id in paths.
    pub id: String,
    /// All that they may know.
    pub seen: Outside,
    /// Whether they have asked to sit down.
    pub asked: bool,
}

/// The door.
#[must_use]
pub fn door(frame: &Frame, door: &Door) -> Markup {
    let t = frame.tongue;
    let form = html! {
        @if frame.visitor.is_none() { (your_name("name", None, t)) }
        button.main { @if door.seen.open { (say::SitDown {}.on(t)) } @else { (say::AskToSit {}.on(t)) } }
    };
    let main = html! {
        main #main {
            div.sheet data-waits[door.asked] {
                h1 { (emblem(&door.seen.marker)) (door.seen.name) }
                p { (say::Outside { circle: name(&door.seen.name) }.on(t)) }
                @if door.asked { p role="status" { (say::Asked {}.on(t)) } }
                @else { (act(&door.id, "join", &form)) }
                details { summary { (say::LostYours {}.on(t)) } p { (say::LostYoursSaid {}.on(t)) } }
            }
        }
    };
    let shell = Shell {
        class: if door.asked { "door waits" } else { "door" },
        ..shell(&door.seen.name)
    };
    document(frame, &shell, &main)
}

/// A member's own link, opened in a browser that is not that member yet.
#[derive(Clone, Debug)]
pub struct MemberMove {
    /// The key in the link.
    pub key: String,
    /// The name of the circle.
    pub circle: String,
    /// The member's name.
    pub name: String,
}

/// Asks before this browser becomes a member: link previews and prefetching must not.
#[must_use]
pub fn member(frame: &Frame, moves: &MemberMove) -> Markup {
    let t = frame.tongue;
    let title = say::YourPlace {}.text(t);
    let main = html! {
        main #main {
            form.sheet method="post" action=(paths::member(&moves.key)) {
                h1 { (title) }
                p { (say::BeMember { name: name(&moves.name), circle: name(&moves.circle) }.on(t)) }
                button.main { (speech::page::SitHere {}.on(t)) }
            }
        }
    };
    document(frame, &shell(&title), &main)
}

fn shell(title: &str) -> Shell<'_> {
    Shell {
        title,
        place: "",
        class: "door",
        live: false,
    }
}
