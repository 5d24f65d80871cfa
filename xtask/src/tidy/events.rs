//! Events: what programs read of every game, with fields and kinds, is written to docs/EVENTS.md from the types that say it.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::Finding;
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

/// How a type is written in JSON.
const KINDS: [(&str, &str); 24] = [
    ("Seat", "seat"),
    ("String", "text"),
    ("&'static str", "text"),
    ("bool", "true or false"),
    ("u8", "number"),
    ("u16", "number"),
    ("u32", "number"),
    ("u64", "number"),
    ("usize", "number"),
    ("i32", "number"),
    ("i64", "number"),
    ("Face", "face"),
    ("Faces", "list of faces"),
    ("FaceSet", "list of faces"),
    ("Cubes", "cubes"),
    ("SunCall", "call of the Sun"),
    ("Named", "card"),
    ("C", "card, `null` where it is not seen"),
    ("L", "text, `null` where it is not seen"),
    ("Settings", "rules"),
    ("Value", "value of a rule"),
    ("Position", "place on the diamond"),
    ("Pick", "pick"),
    ("End", "`left` or `right`"),
];

const HEAD: &str = "\
# Events

What came to pass at a table, as programs read it: in `events` of the referee's answers, in `GET /tables/ID/events` and in the
streams of the API. `event` is the kind; the other fields are these. A field that may be `null` says so. Numbers in brackets
are those of the rules. Kinds are permanent; a new one may come with a new version, so read past those you do not know.
Written by `cargo xtask tidy --write` from the types that say them; not edited by hand.

- **seat**: the number of a seat, from 0.
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
    if tree.files.get(PAGE).map(Vec::as_slice) != Some(page.as_bytes()) {
        faults.push(format!("{PAGE} is stale: run `cargo xtask tidy --write`"));
    }
    faults.into_iter().map(Finding::Fault).collect()
}

/// The whole page as it should be; what cannot be told is added to the faults.
pub(super) fn page(tree: &Tree, faults: &mut Vec<String>) -> String {
    let text = |path: &str| {
        let bytes = tree.files.get(path).map(Vec::as_slice);
        std::str::from_utf8(bytes.unwrap_or_default()).unwrap_or_default()
    };
    let mut page = String::from(HEAD);
    for (heading, enums) in PARTS {
        let _ = write!(
            page,
            "\n## {heading}\n\n| event | what | fields |\n|---|---|---|\n"
        );
        for (path, name) in enums {
            let events = read(text(path), name);
            if events.is_empty() {
                faults.push(format!("{path} has no events `{name}`"));
            }
            for event in events {
                page.push_str(&row(&event, &of_crate(tree, path), faults));
            }
        }
    }
    page.push_str(&beside(
        text("crates/host/src/room/fact.rs"),
        text("crates/host/src/room/log.rs"),
    ));
    page
}

/// The sources of the crate that a file is in.
fn of_crate(tree: &Tree, path: &str) -> String {
    let folder = path.split_inclusive('/').take(3).collect::<String>();
    let files = tree.rust().filter(|(path, _)| path.starts_with(&folder));
    files.map(|(_, text)| text).collect()
}

/// One variant of an enum.
#[derive(Debug, Default, PartialEq)]
struct Event {
    name: String,
    doc: String,
    /// Name, type and what is said of it.
    fields: Vec<(String, String, String)>,
}

/// The variants of the enum of that name with braces; what is written untagged is told by the type in it.
fn read(text: &str, name: &str) -> Vec<Event> {
    let head = format!("pub enum {name} {{");
    let lines = text.lines().skip_while(|line| *line != head).skip(1);
    let (mut events, mut doc, mut untagged) = (Vec::<Event>::new(), String::new(), false);
    for line in lines.take_while(|line| *line != "}") {
        let inner = line.trim();
        if let Some(more) = inner.strip_prefix("///") {
            let gap = if doc.is_empty() { "" } else { " " };
            doc = format!("{doc}{gap}{}", more.trim());
        } else if inner.starts_with("#[") {
            untagged |= inner == "#[serde(untagged)]";
        } else if let Some(field) = inner
            .strip_suffix(',')
            .and_then(|field| field.split_once(": "))
        {
            let field = (
                field.0.to_owned(),
                field.1.to_owned(),
                std::mem::take(&mut doc),
            );
            events
                .last_mut()
                .into_iter()
                .for_each(|event| event.fields.push(field.clone()));
        } else if inner.starts_with(char::is_uppercase) {
            let name = inner.split(|c: char| !c.is_alphanumeric()).next();
            let event = Event {
                name: kebab(name.unwrap_or_default()),
                doc: std::mem::take(&mut doc),
                fields: Vec::new(),
            };
            if !std::mem::take(&mut untagged) {
                events.push(event);
            }
        }
    }
    events
}

fn row(event: &Event, text: &str, faults: &mut Vec<String>) -> String {
    let fields = event.fields.iter().map(|(name, kind, doc)| {
        let told = told(kind, text).unwrap_or_else(|| {
            faults.push(format!("{PAGE}: nothing says how `{kind}` is written"));
            String::new()
        });
        let doc = doc.trim_end_matches('.');
        let gap = if doc.is_empty() { "" } else { ": " };
        format!("`{name}` ({told}){gap}{doc}")
    });
    let fields: Vec<_> = fields.collect();
    format!(
        "| `{}` | {} | {} |\n",
        event.name,
        event.doc,
        fields.join("; ")
    )
}

/// How a type is written: by the table above, as the words of an enum among the same sources, or as a list or nothing of those.
fn told(kind: &str, text: &str) -> Option<String> {
    let inner = |outer: &str| kind.strip_prefix(outer)?.strip_suffix('>');
    if let Some(kind) = inner("Option<") {
        return Some(format!("{} or `null`", told(kind, text)?));
    }
    if let Some(kind) = inner("Vec<") {
        return Some(format!("list of {}", told(kind, text)?));
    }
    let known = KINDS.iter().find(|(known, _)| *known == kind);
    let words = || {
        let words = read(text, kind);
        let all: Vec<_> = words
            .iter()
            .map(|word| format!("`{}`", word.name))
            .collect();
        (!all.is_empty()).then(|| all.join(", "))
    };
    known.map(|(_, told)| (*told).to_owned()).or_else(words)
}

/// What the table itself tells, beside its game: the names of fields from where they are written, what they are from where
/// the facts are.
fn beside(facts: &str, log: &str) -> String {
    let docs: BTreeMap<_, _> = read(facts, "Fact")
        .into_iter()
        .map(|fact| (fact.name, fact.doc))
        .collect();
    let mut page = String::from(
        "\n## The table of a house\n\nAnswers of the API only; the referee has no people.\n\n| event | what | fields |\n|---|---|---|\n",
    );
    let mut before = String::new();
    for part in log.split("Fact::").skip(1) {
        let name = kebab(
            part.split(|c: char| !c.is_alphanumeric())
                .next()
                .unwrap_or_default(),
        );
        let Some(rest) = part
            .split_once("json!({\"event\": \"")
            .map(|(_, rest)| rest)
        else {
            continue;
        };
        let (event, rest) = rest.split_once('"').unwrap_or_default();
        let fields = rest.split_once("})").map_or("", |(fields, _)| fields);
        let fields: Vec<_> = fields
            .split('"')
            .skip(1)
            .step_by(2)
            .map(|field| format!("`{field}`"))
            .collect();
        let doc = docs.get(&name).map_or("", String::as_str);
        if before != event {
            let _ = writeln!(page, "| `{event}` | {doc} | {} |", fields.join("; "));
        }
        event.clone_into(&mut before);
    }
    page
}

/// `CowPlayed` as it is written: `cow-played`.
fn kebab(name: &str) -> String {
    let mut text = String::new();
    for c in name.chars() {
        if c.is_uppercase() && !text.is_empty() {
            text.push('-');
        }
        text.extend(c.to_lowercase());
    }
    text
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
    fn variants_have_their_fields_and_what_is_said_of_them() {
        let events = read(TEXT, "Event");
        let names: Vec<_> = events.iter().map(|event| event.name.as_str()).collect();
        assert_eq!(names, ["cubes-thrown", "over"]);
        let mut faults = Vec::new();
        assert_eq!(
            row(&events[0], TEXT, &mut faults),
            "| `cubes-thrown` | Cubes were thrown (W3). | `seat` (seat): By whom; `why` (`for-fun`, `else` or `null`) |\n"
        );
        assert_eq!(faults, Vec::<String>::new());
        assert_eq!(told("Vec<Thing>", TEXT), None);
    }

    #[test]
    fn what_a_table_tells_has_the_names_of_its_fields() {
        let facts = "pub enum Fact {\n    /// Somebody sat down.\n    Sat {\n        seat: Seat,\n    },\n}\n";
        let log = "Fact::Sat { seat } => {\n json!({\"event\": \"sat\", \"seat\": seat,\n  \"bot\": player.bot})\n}";
        assert!(beside(facts, log).ends_with("| `sat` | Somebody sat down. | `seat`; `bot` |\n"));
    }
}
