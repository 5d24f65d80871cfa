//! Events: what programs read of every game, with fields and kinds, is written to docs/EVENTS.md from the types that say it.

use std::fmt::Write as _;

use super::beside;
use super::kinds::field_told;
use super::types::{Variant, read};
use super::{Finding, kept, text};
use crate::tree::Tree;

/// Where the tables are kept.
pub(super) const PAGE: &str = "docs/EVENTS.md";

/// The parts of the page: a heading, and the enums whose variants are the events, each with its file.
const PARTS: [(&str, &[(&str, &str)]); 4] = [
    (
        "Any game",
        &[("crates/table/src/guiding.rs", "Happening<E>")],
    ),
    (
        "Cosmic Wimpout",
        &[("crates/wimpout/src/event.rs", "Event")],
    ),
    (
        "Cosmic ConneXion",
        &[
            ("crates/connexion/src/event.rs", "Fact"),
            ("crates/connexion/src/event.rs", "Close<L, C>"),
        ],
    ),
    (
        "Unexploded Cow",
        &[
            ("crates/cow/src/event/fact.rs", "Fact"),
            ("crates/cow/src/event/mod.rs", "Close<C>"),
        ],
    ),
];

const HEAD: &str = "\
# Events

What came to pass at a table, as programs read it: in `events` of the referee's answers, in `GET /tables/ID/events` and in the
streams of the API. `event` is the kind; the other fields are these. A field that may be `null`, or be missing, says so. Numbers
in brackets are those of the rules. Kinds are permanent; a new one may come with a new version, so read past those you do not know.
Written by `cargo xtask tidy --write` from the types that say them; not edited by hand.

- **seat**: the number of a seat, from 0. **milliseconds**: since 1970.
- **face**: 2, 3, 4, 5, 6, 10 or `\"sun\"`; **cubes**: `{\"common\": 4, \"sun\": true}`; **call of the Sun**: `\"5\"`, `\"10\"`, `\"flash\"`, `\"train\"` or `\"left\"`.
- **card**: of Unexploded Cow `{\"id\": \"c01\", \"name\": \"Clover\"}`, of Cosmic ConneXion `{\"id\", \"title\", \"tenths\"}` (a celestial card; its
  value in tenths of a point); letter cards go by their Greek name.
- **place on the diamond**: its number, 1 to 25 (the Sun). Money is in dollars.
- **pick**: `{\"cow\": id}`, `{\"card\": id}`, `{\"seat\": n}` or `{\"end\": \"left\"}`.
- **rules**: an object of slugs and values, as tables are opened with.
";

pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    let mut faults = Vec::new();
    let page = page(tree, &mut faults);
    kept(tree, PAGE, &page, faults)
}

/// The whole page as it should be; what cannot be told is added to the faults.
pub(super) fn page(tree: &Tree, faults: &mut Vec<String>) -> String {
    let mut page = String::from(HEAD);
    for (heading, enums) in PARTS {
        let _ = write!(
            page,
            "\n## {heading}\n\n| event | what | fields |\n|---|---|---|\n"
        );
        for (path, name) in enums {
            let events = read(text(tree, path), name).unwrap_or_default().variants;
            if events.is_empty() {
                faults.push(format!("{path} has no events `{name}`"));
            }
            for event in events {
                page.push_str(&row(&event, &of_crate(tree, path), faults));
            }
        }
    }
    page.push_str(&beside::part(tree, faults));
    page
}

/// The sources of the crate that a file is in.
fn of_crate(tree: &Tree, path: &str) -> String {
    let folder = path.split_inclusive('/').take(3).collect::<String>();
    let files = tree.rust().filter(|(path, _)| path.starts_with(&folder));
    files.map(|(_, text)| text).collect()
}

fn row(event: &Variant, sources: &str, faults: &mut Vec<String>) -> String {
    let fields = event.fields.iter().map(|field| {
        let told = field_told(field, sources, &[]).unwrap_or_else(|| {
            faults.push(format!(
                "{PAGE}: nothing says how `{}` is written",
                field.kind
            ));
            String::new()
        });
        field_line(&field.name, &told, &field.doc)
    });
    let fields: Vec<_> = fields.collect();
    format!(
        "| `{}` | {} | {} |\n",
        event.name,
        event.doc,
        fields.join("; ")
    )
}

/// A field among others in a line.
pub(super) fn field_line(name: &str, told: &str, doc: &str) -> String {
    let doc = doc.trim_end_matches('.');
    let gap = if doc.is_empty() { "" } else { ": " };
    format!("`{name}` ({told}){gap}{doc}")
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "\
pub enum Event {
    /// Cubes were thrown
    /// (W3).
    CubesThrown {
        /// By whom.
        seat: Seat,
        why: Option<Why>,
        /// Which.
        #[serde(skip_serializing_if = \"Vec::is_empty\")]
        void: Vec<String>,
    },
    /// It is over.
    Over,
    #[serde(untagged)]
    Game(E),
}

pub enum Why {
    /// For fun.
    ForFun,
    Else,
}
";

    #[test]
    fn events_have_their_fields_and_what_is_said_of_them() {
        let events = read(TEXT, "Event").unwrap().variants;
        let names: Vec<_> = events.iter().map(|event| event.name.as_str()).collect();
        assert_eq!(names, ["cubes-thrown", "over"]);
        let mut faults = Vec::new();
        assert_eq!(
            row(&events[0], TEXT, &mut faults),
            "| `cubes-thrown` | Cubes were thrown (W3). | `seat` (seat): By whom; `why` (`for-fun`, `else` or `null`); \
             `void` (list of text; missing where empty): Which |\n"
        );
        assert_eq!(faults, Vec::<String>::new());
        row(&events[0], "", &mut faults);
        assert_eq!(
            faults,
            ["docs/EVENTS.md: nothing says how `Option<Why>` is written"]
        );
    }
}
