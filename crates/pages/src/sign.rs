//! The door: a name, a marker, and the link that holds a seat.

use maud::{Markup, html};

use super::people::{COLOURS, Marker, SHAPES, mark};
use super::shell::{Shell, document};
use super::{Frame, paths};

/// The form at the door.
#[derive(Clone, Debug)]
pub struct Sign {
    /// The name so far.
    pub name: String,
    /// The marker so far.
    pub marker: Marker,
    /// Where to go on to: a path of ours.
    pub next: String,
    /// Why the name cannot be.
    pub refused: Option<String>,
}

/// The page on which a guest chooses a name and a marker. The form posts `name`, `shape`, `colour` and `next`.
#[must_use]
pub fn page(frame: &Frame, sign: &Sign) -> Markup {
    let shell = Shell {
        title: "Who are you?",
        place: "",
        class: "door",
        live: false,
    };
    let main = html! {
        main #main {
            form.sheet method="post" action=(paths::NAME) {
                h1 { "Who are you?" }
                p { "A name is enough. No account, no mail; this browser remembers you." }
                input type="hidden" name="next" value=(sign.next);
                div.field {
                    label for="name" { "Your name" }
                    input #name name="name" value=(sign.name) maxlength="24" autocomplete="nickname" required aria-describedby="name-said" autofocus;
                    p #name-said .small .refused[sign.refused.is_some()] { (sign.refused.as_deref().unwrap_or("Up to 24 characters, in any script.")) }
                }
                (markers(sign.marker))
                button.main { "Come in" }
            }
        }
    };
    document(frame, &shell, &main)
}

fn markers(now: Marker) -> Markup {
    html! {
        fieldset.choose {
            legend { "Your marker" }
            div.swatches {
                @for shape in SHAPES { label { input type="radio" name="shape" value=(shape) checked[shape == now.shape()]; (mark(now.with_shape(shape), false)) span.small { (shape) } } }
            }
            div.swatches {
                @for colour in COLOURS { label { input type="radio" name="colour" value=(colour) checked[colour == now.colour()]; (mark(now.with_colour(colour), false)) span.small { (colour) } } }
            }
        }
    }
}

/// A seat's own link, opened in a browser that does not hold the seat yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatMove {
    /// The key in the link.
    pub key: String,
    /// The name of the table.
    pub table: String,
    /// The name on the seat.
    pub name: String,
}

/// Asks before a seat moves to this browser: link previews and prefetching must not take it.
#[must_use]
pub fn seat(frame: &Frame, seat: &SeatMove) -> Markup {
    let shell = Shell {
        title: "Take your seat",
        place: "",
        class: "door",
        live: false,
    };
    let main = html! {
        main #main {
            form.sheet method="post" action=(paths::seat(&seat.key)) {
                h1 { "Take your seat" }
                p { "This is the seat of " strong { (seat.name) } " at " strong { (seat.table) } ". Go on with it here?" }
                p.small.soft { "The other device then watches; its own link brings the seat back there." }
                button.main { "Sit here" }
            }
        }
    };
    document(frame, &shell, &main)
}
