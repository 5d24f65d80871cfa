//! The door: a name, a marker, and the link that holds a seat.

use maud::{Markup, Render, html};
use speech::page as say;
use speech::{Tongue, printed};

use super::people::{COLOURS, Marker, SHAPES, mark};
use super::said::{Said, name};
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
    let t = frame.tongue;
    let shell = Shell {
        title: &say::WhoAreYou {}.text(t),
        place: "",
        class: "door",
        live: false,
    };
    let main = html! {
        main #main {
            form.sheet method="post" action=(paths::NAME) {
                h1 { (say::WhoAreYou {}.on(t)) }
                p { (say::NameIsEnough {}.on(t)) }
                input type="hidden" name="next" value=(sign.next);
                div.field {
                    label for="name" { (say::YourName {}.on(t)) }
                    input #name name="name" value=(sign.name) maxlength="24" autocomplete="nickname" required aria-describedby="name-said" autofocus;
                    p #name-said .small .refused[sign.refused.is_some()] { @if let Some(why) = &sign.refused { (why) } @else { (say::UpTo24 {}.on(t)) } }
                }
                (markers(sign.marker, say::YourMarker {}.on(t), t))
                button.main { (say::ComeIn {}.on(t)) }
            }
        }
    };
    document(frame, &shell, &main)
}

/// The choice of a shape and a colour. The form posts `shape` and `colour`.
pub(crate) fn markers(now: Marker, legend: impl Render, t: Tongue) -> Markup {
    html! {
        fieldset.choose {
            legend { (legend) }
            div.swatches {
                @for shape in SHAPES { label { input type="radio" name="shape" value=(shape) checked[shape == now.shape()]; (mark(now.with_shape(shape), false)) span.small { (printed("table-markers", shape, shape, t)) } } }
            }
            div.swatches {
                @for colour in COLOURS { label { input type="radio" name="colour" value=(colour) checked[colour == now.colour()]; (mark(now.with_colour(colour), false)) span.small { (printed("table-markers", colour, colour, t)) } } }
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
    let t = frame.tongue;
    let shell = Shell {
        title: &say::TakeYourSeat {}.text(t),
        place: "",
        class: "door",
        live: false,
    };
    let main = html! {
        main #main {
            form.sheet method="post" action=(paths::seat(&seat.key)) {
                h1 { (say::TakeYourSeat {}.on(t)) }
                p { (say::SeatOf { name: name(&seat.name), table: name(&seat.table) }.on(t)) }
                p.small.soft { (say::OtherWatches {}.on(t)) }
                button.main { (say::SitHere {}.on(t)) }
            }
        }
    };
    document(frame, &shell, &main)
}
