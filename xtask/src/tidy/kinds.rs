//! How a type is written in JSON, in the words of the pages that tell programs of it.

use super::types::{Field, read};

/// What needs no table of its own.
const KINDS: [(&str, &str); 37] = [
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
    ("f64", "number"),
    ("Coach", "true, false or `\"after\"`"),
    ("Millis", "milliseconds"),
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
    ("Counts", "`games`, `points` or `money`"),
    ("LuckSource", "as in the head of [a record](RECORD.md)"),
    (
        "Measured",
        "[what was measured](VIEWS.md#what-was-measured)",
    ),
    ("Titles", "object of texts"),
    ("BTreeMap<String, String>", "object of texts"),
    ("BTreeMap<String, Vec<String>>", "object of lists of text"),
    ("MemberId", "member"),
    ("Book", "rules by chapter"),
    ("Newcomer", "`{\"name\", \"marker\"}`"),
    ("(MemberId, Millis)", "`[member, milliseconds]`"),
];

/// A type that has a table of its own on the page, and the link to it.
pub(super) type Link = (&'static str, String);

/// How a type is written: as a link to its table, by the list above, as the words of an enum among these sources, or as a list
/// or nothing of those.
pub(super) fn told(kind: &str, sources: &str, links: &[Link]) -> Option<String> {
    let inner = |outer: &str| kind.strip_prefix(outer)?.strip_suffix('>');
    if let Some(kind) = inner("Option<") {
        return Some(format!("{} or `null`", told(kind, sources, links)?));
    }
    if let Some(kind) = inner("Vec<") {
        return Some(format!("list of {}", told(kind, sources, links)?));
    }
    let linked = links.iter().find(|(known, _)| *known == kind);
    let known = || KINDS.iter().find(|(known, _)| *known == kind);
    linked
        .map(|(_, link)| link.clone())
        .or_else(|| known().map(|(_, told)| (*told).to_owned()))
        .or_else(|| words(kind, sources))
}

/// How a field is written, and when it is missing: what may be missing is never `null`.
pub(super) fn field_told(field: &Field, sources: &str, links: &[Link]) -> Option<String> {
    let Some(missing) = field.missing else {
        return told(&field.kind, sources, links);
    };
    let kind = field.kind.strip_prefix("Option<");
    let kind = kind.and_then(|kind| kind.strip_suffix('>'));
    let told = told(kind.unwrap_or(&field.kind), sources, links)?;
    Some(format!("{told}; {missing}"))
}

fn words(kind: &str, sources: &str) -> Option<String> {
    let variants = read(sources, kind)?.variants;
    let words: Vec<_> = variants
        .iter()
        .map(|word| format!("`{}`", word.name))
        .collect();
    let are_words = !words.is_empty() && words.iter().all(|word| word != "``");
    are_words.then(|| words.join(", "))
}
