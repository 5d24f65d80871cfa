//! Types that are written as JSON, read from their sources: the fields, what is said of them, when they are left out.

/// A field as it is written.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Field {
    pub(super) name: String,
    /// Its type in Rust.
    pub(super) kind: String,
    pub(super) doc: String,
    /// When it is missing, if it may be.
    pub(super) missing: Option<&'static str>,
    /// Its own fields stand in its place.
    pub(super) is_flat: bool,
}

/// A variant of an enum; a struct is one without a name.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Variant {
    pub(super) name: String,
    pub(super) doc: String,
    pub(super) fields: Vec<Field>,
    /// The type in it, where that is all it holds.
    pub(super) holds: Option<String>,
}

/// A type.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Shape {
    pub(super) doc: String,
    /// The field that names the variant.
    pub(super) tag: Option<String>,
    pub(super) variants: Vec<Variant>,
}

impl Shape {
    /// The fields of a struct.
    pub(super) fn fields(&self) -> &[Field] {
        match &self.variants[..] {
            [only] if only.name.is_empty() => &only.fields,
            _ => &[],
        }
    }
}

/// The type of that name; of a generic one with what it is generic over (`Happening<E>`).
pub(super) fn read(text: &str, name: &str) -> Option<Shape> {
    let mut lines = text.lines();
    let (is_struct, above) = head(&mut lines, name)?;
    let mut shape = Shape {
        doc: above.doc,
        tag: quoted(&above.attributes, "tag = "),
        variants: Vec::from_iter(is_struct.then(Variant::default)),
    };
    let mut above = Above::default();
    for line in lines.take_while(|line| *line != "}") {
        if above.takes(line) {
            continue;
        }
        let (inner, said) = (line.trim(), std::mem::take(&mut above));
        let is_variant = inner.starts_with(char::is_uppercase);
        if is_variant && !said.attributes.contains("untagged") {
            shape.variants.push(variant(inner, said));
        } else if let Some(last) = shape.variants.last_mut().filter(|_| !is_variant) {
            last.fields.extend(field(inner, said));
        }
    }
    Some(shape)
}

/// Goes on to the body of the type: whether it is a struct, and what stands above it.
fn head<'a>(lines: &mut impl Iterator<Item = &'a str>, name: &str) -> Option<(bool, Above)> {
    let heads = [
        format!("pub enum {name} {{"),
        format!("pub struct {name} {{"),
    ];
    let mut above = Above::default();
    for line in lines {
        if let Some(found) = heads.iter().position(|head| head == line) {
            return Some((found == 1, above));
        }
        if !above.takes(line) {
            above = Above::default();
        }
    }
    None
}

/// What stands above a type, a variant or a field.
#[derive(Default)]
struct Above {
    doc: String,
    attributes: String,
}

impl Above {
    /// Whether the line is one of these.
    fn takes(&mut self, line: &str) -> bool {
        let line = line.trim();
        if let Some(more) = line.strip_prefix("///") {
            let gap = if self.doc.is_empty() { "" } else { " " };
            self.doc = format!("{}{gap}{}", self.doc, more.trim());
        } else if line.starts_with("#[") {
            self.attributes.push_str(line);
        } else {
            return false;
        }
        true
    }
}

/// `Sat {`, `Over,`, `Asked(RequestView),` or `Left { by: MemberId, at: Millis },`.
fn variant(inner: &str, above: Above) -> Variant {
    let end = inner.find(|c: char| !c.is_alphanumeric());
    let (name, rest) = inner.split_at(end.unwrap_or(inner.len()));
    let between = |open: &str, close: &str| rest.strip_prefix(open)?.strip_suffix(close);
    let fields = between(" { ", " },").into_iter();
    let fields = fields.flat_map(|fields| fields.split(", "));
    Variant {
        name: kebab(name),
        doc: above.doc,
        fields: fields
            .filter_map(|one| field(&format!("{one},"), Above::default()))
            .collect(),
        holds: between("(", "),").map(str::to_owned),
    }
}

fn field(inner: &str, above: Above) -> Option<Field> {
    let (name, kind) = inner.strip_suffix(',')?.split_once(": ")?;
    let name = name.rsplit(' ').next().unwrap_or_default();
    let left_out = quoted(&above.attributes, "skip_serializing_if = ");
    Some(Field {
        name: quoted(&above.attributes, "rename = ").unwrap_or_else(|| name.to_owned()),
        kind: kind.to_owned(),
        doc: above.doc,
        missing: left_out.map(|when| match when.as_str() {
            "Option::is_none" => "missing where there is none",
            "std::ops::Not::not" => "missing unless true",
            empty if empty.ends_with("is_empty") => "missing where empty",
            _ => "may be missing",
        }),
        is_flat: above.attributes.contains("(flatten"),
    })
}

/// What stands in quotes behind a word.
fn quoted(attributes: &str, word: &str) -> Option<String> {
    let (_, rest) = attributes.split_once(word)?;
    rest.split('"').nth(1).map(str::to_owned)
}

/// `CowPlayed` as it is written: `cow-played`.
pub(super) fn kebab(name: &str) -> String {
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

    #[test]
    fn a_struct_has_its_fields_as_they_are_written() {
        let text = "\
/// One seat.
#[derive(Serialize)]
pub struct Chair {
    /// Who,
    /// by name.
    #[serde(rename = \"who\", skip_serializing_if = \"String::is_empty\")]
    pub name: String,
    #[serde(flatten)]
    pub(super) clock: Option<Clock>,
}
";
        let chair = read(text, "Chair").unwrap();
        assert_eq!(
            (chair.doc.as_str(), chair.tag.as_ref()),
            ("One seat.", None)
        );
        let [name, clock] = chair.fields() else {
            panic!("{chair:?}")
        };
        assert_eq!(
            (name.name.as_str(), name.doc.as_str()),
            ("who", "Who, by name.")
        );
        assert_eq!(name.missing, Some("missing where empty"));
        assert!(clock.is_flat && clock.name == "clock" && clock.kind == "Option<Clock>");
        assert_eq!(read(text, "Table"), None);
    }

    #[test]
    fn an_enum_has_its_variants_in_all_their_forms() {
        let text = "\
#[serde(tag = \"stage\", rename_all = \"kebab-case\")]
pub enum Pause<E> {
    /// It is asked for.
    AskedFor(Request),
    Stands { since: Millis, until: Millis },
    Over,
    #[serde(untagged)]
    Game(E),
}
";
        let pause = read(text, "Pause<E>").unwrap();
        assert_eq!(pause.tag.as_deref(), Some("stage"));
        let names: Vec<_> = pause.variants.iter().map(|one| one.name.as_str()).collect();
        assert_eq!(names, ["asked-for", "stands", "over"]);
        assert_eq!(pause.variants[0].holds.as_deref(), Some("Request"));
        assert_eq!(pause.variants[1].fields[1].name, "until");
        assert_eq!(pause.fields(), []);
    }
}
