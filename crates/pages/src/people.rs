//! People at a table: a colour and a shape each, a name, perhaps a gear and a clock.

use maud::{Markup, html};

use super::pieces::sign;

/// The shapes a marker can have, by their names in [`Marker`]'s text form.
pub const SHAPES: [&str; 10] = [
    "moon", "star", "drop", "leaf", "square", "heart", "ring", "triangle", "cross", "diamond",
];

/// The colours a marker can have, by their names in [`Marker`]'s text form.
pub const COLOURS: [&str; 8] = [
    "teal", "rust", "violet", "gold", "rose", "green", "blue", "plum",
];

/// A shape and a colour, chosen at the door. Its text form is `moon-teal`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Marker {
    shape: usize,
    colour: usize,
}

/// Who looks at a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Visitor {
    /// The name at the door.
    pub name: String,
    /// The marker at the door.
    pub marker: Marker,
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sitter {
    /// A person.
    Human,
    /// A person who is away, with a bot of this name standing in (P4).
    StoodInFor(String),
    /// A bot of this name.
    Bot(String),
    /// Nobody yet.
    Open,
}

/// A seat as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The seat's number.
    pub seat: u16,
    /// The name on it; empty where it is open.
    pub name: String,
    /// The marker on it.
    pub marker: Marker,
    /// Who sits there.
    pub sitter: Sitter,
    /// Whether the person is there.
    pub presence: Presence,
    /// For how long the table has waited for the seat, in milliseconds, where it does.
    pub waits: Option<u64>,
    /// The seat's clock, where the table plays with clocks.
    pub clock: Option<Clock>,
}

/// Whether somebody is there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Presence {
    /// They have the table open.
    #[default]
    Here,
    /// Their line was broken off a moment ago.
    Reconnecting,
    /// Nobody is there.
    Away,
    /// It is not asked: what is shown is past.
    Untold,
}

/// What is left on a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    /// Milliseconds left when the page was made.
    pub left_ms: u64,
    /// Whether it runs.
    pub running: bool,
}

impl Marker {
    /// The marker of a guest who has chosen none: all different for the first forty.
    #[must_use]
    pub fn nth(n: usize) -> Self {
        Self {
            shape: n % SHAPES.len(),
            colour: (n + n / (SHAPES.len() * COLOURS.len() / 2)) % COLOURS.len(),
        }
    }

    /// The marker that `moon-teal` means.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let (shape, colour) = text.split_once('-')?;
        Some(Self {
            shape: SHAPES.iter().position(|name| *name == shape)?,
            colour: COLOURS.iter().position(|name| *name == colour)?,
        })
    }

    /// The same colour in another shape.
    pub(super) fn with_shape(self, shape: &str) -> Self {
        Self::parse(&format!("{shape}-{}", self.colour())).unwrap_or(self)
    }

    /// The same shape in another colour.
    pub(super) fn with_colour(self, colour: &str) -> Self {
        Self::parse(&format!("{}-{colour}", self.shape())).unwrap_or(self)
    }

    /// The name of the shape.
    #[must_use]
    pub fn shape(self) -> &'static str {
        SHAPES[self.shape]
    }

    /// The name of the colour.
    #[must_use]
    pub fn colour(self) -> &'static str {
        COLOURS[self.colour]
    }
}

impl std::fmt::Display for Marker {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}-{}", self.shape(), self.colour())
    }
}

/// A marker, with a gear where a bot plays.
pub(super) fn mark(marker: Marker, gear: bool) -> Markup {
    html! {
        span class={ "mark c-" (marker.colour()) } {
            (sign(&format!("m-{}", marker.shape())))
            @if gear { span.gear { (sign("gear")) } }
        }
    }
}

/// Somebody with their marker.
pub(super) fn called(person: &Person) -> Markup {
    html! {
        span.person { (mark(person.marker, person.by_bot())) span.called { (person.name) } }
    }
}

impl Person {
    /// Whether a bot plays the seat now.
    pub(super) fn by_bot(&self) -> bool {
        matches!(self.sitter, Sitter::Bot(_) | Sitter::StoodInFor(_))
    }
}
