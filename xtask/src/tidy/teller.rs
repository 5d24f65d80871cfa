//! Tables of types, for docs/VIEWS.md: a row for each field, those of flattened types in their places, links to the others.

use std::fmt::Write as _;

use super::kinds::{Link, field_told};
use super::types::{Field, Shape, Variant, read};
use super::views::PAGE;
use crate::tree::Tree;

/// A type, and what it is called on the page.
pub(super) type Part = (&'static str, &'static str);

/// What `RoomView` makes of its glance at the game (`in_json`).
const GLANCE: [(&str, &str, &str); 3] = [
    (
        "turn",
        "object or `null`",
        "What the game waits for, as [the referee](REFEREE.md) tells it in `turn`; `null` before it has begun",
    ),
    (
        "actions",
        "list of objects",
        "What you may do now, in the words of [the referee](REFEREE.md); words of your own are not listed",
    ),
    (
        "view",
        "object or `null`",
        "What you may know of the game: the views stand in [the referee](REFEREE.md), game by game; `null` before it has begun",
    ),
];

/// Tells the types of one part of the page, and knows which have a table there.
pub(super) struct Teller {
    sources: String,
    links: Vec<Link>,
}

/// A field of a table.
struct Row {
    name: String,
    told: String,
    doc: String,
    /// In which variants it is there, if not in all.
    only: Vec<String>,
}

impl Teller {
    /// One of these types, which are in these files or folders.
    pub(super) fn new(tree: &Tree, parts: &[Part], places: &[&str]) -> Self {
        let of_place = |place| tree.rust().filter(move |(path, _)| path.starts_with(place));
        let files = places.iter().copied().flat_map(of_place);
        let link =
            |(kind, heading): &Part| (*kind, format!("[{}]({})", label(heading), anchor(heading)));
        Self {
            sources: files.map(|(_, text)| text).collect(),
            links: parts.iter().map(link).collect(),
        }
    }

    /// The type of that name.
    pub(super) fn shape(&self, kind: &str) -> Option<Shape> {
        read(&self.sources, kind)
    }

    /// How a field is written.
    pub(super) fn told(&self, field: &Field, faults: &mut Vec<String>) -> String {
        field_told(field, "", &self.links).unwrap_or_else(|| {
            faults.push(format!(
                "{PAGE}: nothing says how `{}` is written",
                field.kind
            ));
            String::new()
        })
    }

    /// The table of a type.
    pub(super) fn table(&self, shape: &Shape, faults: &mut Vec<String>) -> String {
        let is_struct = shape.variants.iter().any(|one| one.name.is_empty());
        if shape.tag.is_none() && !is_struct {
            return words(shape);
        }
        let mut table = String::from("| field | is | what |\n|---|---|---|\n");
        for row in self.rows(shape, faults) {
            let only = match &row.only[..] {
                [] => String::new(),
                only => format!("; only where {}", only.join(" or ")),
            };
            let doc = row.doc.trim_end_matches('.');
            let _ = writeln!(table, "| `{}` | {}{only} | {doc} |", row.name, row.told);
        }
        table
    }

    /// The fields of a type, those of flat ones in their places.
    fn rows(&self, shape: &Shape, faults: &mut Vec<String>) -> Vec<Row> {
        let mut rows = Vec::new();
        rows.extend(shape.tag.as_ref().map(|tag| tag_row(tag, shape)));
        for variant in &shape.variants {
            let is_only = shape
                .tag
                .as_ref()
                .map(|tag| format!("`{tag}` is `{}`", variant.name));
            for row in self.of_variant(variant, faults) {
                let only = is_only.iter().cloned().chain(row.only).collect();
                put(&mut rows, Row { only, ..row }, faults);
            }
        }
        rows
    }

    fn of_variant(&self, variant: &Variant, faults: &mut Vec<String>) -> Vec<Row> {
        let held = variant.holds.iter();
        let held: Vec<_> = held.flat_map(|kind| self.within(kind, faults)).collect();
        let mut rows = held;
        for field in &variant.fields {
            if field.is_flat {
                rows.extend(self.within(&field.kind, faults));
                continue;
            }
            rows.push(Row {
                name: field.name.clone(),
                told: self.told(field, faults),
                doc: field.doc.clone(),
                only: Vec::new(),
            });
        }
        rows
    }

    /// The fields of a type that stand among those of another.
    fn within(&self, kind: &str, faults: &mut Vec<String>) -> Vec<Row> {
        if kind.contains("AnyGlance") {
            return GLANCE.map(Row::of).into();
        }
        let optional = kind
            .strip_prefix("Option<")
            .and_then(|kind| kind.strip_suffix('>'));
        let kind = optional.unwrap_or(kind);
        let Some(shape) = self.shape(kind) else {
            faults.push(format!("{PAGE}: nothing says which fields `{kind}` has"));
            return Vec::new();
        };
        let mut rows = self.rows(&shape, faults);
        for row in rows
            .iter_mut()
            .filter(|row| optional.is_some() && row.only.is_empty())
        {
            row.told.push_str("; missing where there is none");
        }
        rows
    }
}

impl Row {
    fn of((name, told, doc): (&str, &str, &str)) -> Self {
        Self {
            name: name.to_owned(),
            told: told.to_owned(),
            doc: doc.to_owned(),
            only: Vec::new(),
        }
    }
}

/// Puts a field behind the others. One of several variants stands once; of two with one name the later is written, and if
/// that is there only now and then nobody could tell which it is.
fn put(rows: &mut Vec<Row>, row: Row, faults: &mut Vec<String>) {
    let Some(known) = rows.iter_mut().find(|known| known.name == row.name) else {
        return rows.push(row);
    };
    if row.only.is_empty() {
        *known = row;
    } else if !known.only.is_empty() && (&known.told, &known.doc) == (&row.told, &row.doc) {
        known.only.extend(row.only);
    } else {
        faults.push(format!("{PAGE}: there are two fields `{}`", row.name));
    }
}

/// The field that says which variant it is.
fn tag_row(tag: &str, shape: &Shape) -> Row {
    let (mut words, mut docs) = (Vec::new(), Vec::new());
    for Variant { name, doc, .. } in &shape.variants {
        words.push(format!("`{name}`"));
        docs.push(format!("`{name}`: {}", doc.trim_end_matches('.')));
    }
    Row::of((tag, &words.join(", "), &docs.join("; ")))
}

/// An enum without a tag: words, some of which hold a text.
fn words(shape: &Shape) -> String {
    let mut table = String::from("| it is | what |\n|---|---|\n");
    for Variant {
        name, doc, holds, ..
    } in &shape.variants
    {
        let told = match holds {
            Some(_) => format!("`{{\"{name}\": \"…\"}}`"),
            None => format!("`\"{name}\"`"),
        };
        let _ = writeln!(table, "| {told} | {doc} |");
    }
    table
}

/// What a type is called in a table: its heading without the article.
fn label(heading: &str) -> String {
    let bare = ["A ", "An ", "The "]
        .iter()
        .find_map(|article| heading.strip_prefix(article));
    bare.unwrap_or(heading).to_lowercase()
}

/// Where a heading is found on the page.
fn anchor(heading: &str) -> String {
    let kept = heading.chars().filter(|c| c.is_alphanumeric() || *c == ' ');
    let words: String = kept.collect::<String>().to_lowercase();
    format!("#{}", words.replace(' ', "-"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const VIEW: &str = "view.rs";
    const PARTS: [Part; 3] = [
        ("Room", "A table"),
        ("Pause", "A pause"),
        ("Request", "A request"),
    ];

    fn table(room: &str) -> (String, Vec<String>) {
        let text = format!(
            "pub struct Room {{\n{room}}}\n\
             #[serde(tag = \"stage\")]\npub enum Pause {{\n    /// Asked for.\n    Asked(Request),\n    /// It stands.\n    \
             Stands {{\n        /// Till when.\n        until: Millis,\n    }},\n}}\n\
             pub struct Request {{\n    /// Who.\n    pub by: Seat,\n}}\n"
        );
        let tree = Tree::of(&[(VIEW, &text)]);
        let mut faults = Vec::new();
        let teller = Teller::new(&tree, &PARTS, &[VIEW]);
        let table = teller.table(&teller.shape("Room").unwrap(), &mut faults);
        let rows = table.lines().skip(2).map(|line| format!("{line}\n"));
        (rows.collect(), faults)
    }

    #[test]
    fn types_of_the_page_are_linked_and_what_may_be_missing_says_so() {
        let (rows, faults) = table(
            "    /// It.\n    pub pause: Option<Pause>,\n    #[serde(skip_serializing_if = \"Vec::is_empty\")]\n    \
             pub asked: Vec<Request>,\n",
        );
        assert_eq!(
            rows,
            "| `pause` | [pause](#a-pause) or `null` | It |\n\
             | `asked` | list of [request](#a-request); missing where empty |  |\n"
        );
        assert_eq!(faults, Vec::<String>::new());
    }

    #[test]
    fn fields_of_flat_types_stand_where_they_are_written() {
        let (rows, faults) = table("    #[serde(flatten)]\n    pub pause: Pause,\n");
        assert_eq!(
            rows,
            "| `stage` | `asked`, `stands` | `asked`: Asked for; `stands`: It stands |\n\
             | `by` | seat; only where `stage` is `asked` | Who |\n\
             | `until` | milliseconds; only where `stage` is `stands` | Till when |\n"
        );
        assert_eq!(faults, Vec::<String>::new());
    }

    #[test]
    fn two_fields_of_one_name_that_cannot_be_told_apart_are_a_fault() {
        let (_, faults) =
            table("    pub by: String,\n    #[serde(flatten)]\n    pub pause: Pause,\n");
        assert_eq!(faults, ["docs/VIEWS.md: there are two fields `by`"]);
    }
}
