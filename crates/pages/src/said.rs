//! What a page says of itself, in the language of whoever reads it.

use maud::{Markup, html};
use speech::{Line, Names, Sense, Sentence, Tongue};

use super::words;

/// A sentence on a page.
pub(super) trait Said {
    /// As it is drawn.
    fn on(&self, tongue: Tongue) -> Markup;
    /// As plain text, for attributes.
    fn text(&self, tongue: Tongue) -> String;
}

impl<S: Sentence> Said for S {
    fn on(&self, tongue: Tongue) -> Markup {
        let line = self.line(Names::new(&[], None).in_tongue(tongue));
        html! {
            @for part in line.parts() {
                @match &part.sense {
                    Sense::Number(number) => { (words::number_in(*number, tongue)) },
                    Sense::Name => strong { (part.words) },
                    Sense::Link(path) => a href=(path) { (part.words) },
                    Sense::Typed => strong.code { (part.words) },
                    _ => { (part.words) },
                }
            }
        }
    }

    fn text(&self, tongue: Tongue) -> String {
        let line = self.line(Names::new(&[], None).in_tongue(tongue));
        line.to_string()
    }
}

/// The name of a table or of somebody, as it was typed.
pub(super) fn name(name: &str) -> Line {
    Line::of(name, Sense::Name)
}

/// A name that leads to a page of ours.
pub(super) fn link(name: &str, path: String) -> Line {
    Line::of(name, Sense::Link(path))
}

/// Something to be typed.
pub(super) fn typed(code: &str) -> Line {
    Line::of(code, Sense::Typed)
}

/// How many they are.
pub(super) fn count(n: usize) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}
