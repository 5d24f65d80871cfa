//! The drawings of the house, read from the same sheets that the pages show: symbols of paths, circles and ellipses.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use tiny_skia::{Path, PathBuilder, Rect, Transform};

use super::outline::{numbers, outline};
use crate::packed::text;

const SHEETS: [&str; 3] = ["pieces.svg", "cows.svg", "cosmos.svg"];
/// The sky is a picture of its own.
const SKY: &str = "night.svg";

/// One drawing, in units of its own.
#[derive(Debug, Default)]
pub(super) struct Symbol {
    pub(super) shapes: Vec<Shape>,
}

/// What is filled or drawn along with one colour each.
#[derive(Debug)]
pub(super) struct Shape {
    pub(super) path: Path,
    pub(super) fill: Option<Ink>,
    pub(super) stroke: Option<(Ink, f32)>,
    pub(super) opacity: f32,
    pub(super) is_even_odd: bool,
    /// Whether the line is drawn below what it goes around.
    pub(super) is_line_first: bool,
}

/// A colour as it is written in a drawing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Ink {
    /// That of the text in which the drawing stands.
    Text,
    /// One of its own, such as `#23364d`.
    Own(String),
    /// What the page says of this name, or else one of its own.
    Named(String, String),
}

static SYMBOLS: LazyLock<BTreeMap<&'static str, Symbol>> = LazyLock::new(|| {
    let sheets = SHEETS.into_iter().flat_map(|sheet| symbols(text(sheet)));
    let sky = ("night", read(text(SKY)));
    sheets.chain([sky]).collect()
});

/// The drawing of that name.
pub(super) fn symbol(name: &str) -> Option<&'static Symbol> {
    SYMBOLS.get(name)
}

fn symbols(sheet: &'static str) -> impl Iterator<Item = (&'static str, Symbol)> {
    let parts = sheet.split("<symbol ").skip(1);
    parts.filter_map(|part| {
        let (head, rest) = part.split_once('>')?;
        let (body, _) = rest.split_once("</symbol>")?;
        Some((attribute(head, "id")?, read(body)))
    })
}

fn read(body: &str) -> Symbol {
    let mut around = String::new();
    let mut symbol = Symbol::default();
    for tag in body.split('<').skip(1) {
        let tag = tag.split('>').next().unwrap_or_default();
        match tag.split(' ').next() {
            Some("g") => tag.clone_into(&mut around),
            Some("/g") => around.clear(),
            _ => symbol.shapes.extend(shape(tag, &around)),
        }
    }
    symbol
}

fn shape(tag: &str, around: &str) -> Option<Shape> {
    let said = |name| attribute(tag, name).or_else(|| attribute(around, name));
    let number = |name| said(name).and_then(|text| text.parse::<f32>().ok());
    let path = path(tag)?;
    let path = match said("transform") {
        Some(text) => path.transform(transform(text))?,
        None => path,
    };
    let stroke = said("stroke").and_then(ink);
    let opacity = number("opacity").or_else(|| number("stroke-opacity"));
    Some(Shape {
        path,
        fill: ink(said("fill").unwrap_or("#000000")),
        stroke: stroke.map(|ink| (ink, number("stroke-width").unwrap_or(1.0))),
        opacity: opacity.unwrap_or(1.0),
        is_even_odd: said("fill-rule") == Some("evenodd"),
        is_line_first: said("paint-order").is_some(),
    })
}

fn path(tag: &str) -> Option<Path> {
    let number = |name| attribute(tag, name)?.parse::<f32>().ok();
    let (name, _) = tag.split_once(' ')?;
    let oval = |rx: f32, ry: f32| {
        let (x, y) = (number("cx")? - rx, number("cy")? - ry);
        PathBuilder::from_oval(Rect::from_xywh(x, y, 2.0 * rx, 2.0 * ry)?)
    };
    match name {
        "path" => outline(attribute(tag, "d")?),
        "circle" => oval(number("r")?, number("r")?),
        "ellipse" => oval(number("rx")?, number("ry")?),
        "rect" => {
            let corner = (number("x").unwrap_or(0.0), number("y").unwrap_or(0.0));
            let size = (number("width")?, number("height")?);
            rounded(corner, size, number("rx").unwrap_or(0.0))
        }
        _ => None,
    }
}

/// A rectangle with round corners: from its upper left one, so wide and tall.
pub(super) fn rounded(at: (f32, f32), size: (f32, f32), radius: f32) -> Option<Path> {
    let ((left, top), near) = (at, radius * 0.448);
    let (right, bottom) = (left + size.0, top + size.1);
    let mut path = PathBuilder::new();
    path.move_to(left + radius, top);
    path.line_to(right - radius, top);
    path.cubic_to(right - near, top, right, top + near, right, top + radius);
    path.line_to(right, bottom - radius);
    path.cubic_to(
        right,
        bottom - near,
        right - near,
        bottom,
        right - radius,
        bottom,
    );
    path.line_to(left + radius, bottom);
    path.cubic_to(
        left + near,
        bottom,
        left,
        bottom - near,
        left,
        bottom - radius,
    );
    path.line_to(left, top + radius);
    path.cubic_to(left, top + near, left + near, top, left + radius, top);
    path.close();
    path.finish()
}

fn transform(text: &str) -> Transform {
    let (kind, rest) = text.split_once('(').unwrap_or_default();
    let n = numbers(rest.trim_end_matches(')'));
    let at = |index: usize| n.get(index).copied().unwrap_or_default();
    match kind {
        "translate" => Transform::from_translate(at(0), at(1)),
        "rotate" => Transform::from_rotate_at(at(0), at(1), at(2)),
        _ => Transform::identity(),
    }
}

fn ink(text: &str) -> Option<Ink> {
    match text {
        "none" => None,
        "currentColor" => Some(Ink::Text),
        text => Some(match text.strip_prefix("var(--") {
            None => Ink::Own(text.to_owned()),
            Some(named) => {
                let (name, own) = named.trim_end_matches(')').split_once(", ")?;
                Ink::Named(name.to_owned(), own.to_owned())
            }
        }),
    }
}

fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let opening = format!("{name}=\"");
    let found = tag.match_indices(&opening);
    let mut whole = found.filter(|(at, _)| *at == 0 || tag[..*at].ends_with(' '));
    let (at, _) = whole.next()?;
    tag[at + opening.len()..].split('"').next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_drawing_of_the_sheets_is_read() {
        let tags = |sheet: &str| {
            ["<path", "<circle", "<ellipse"]
                .map(|tag| sheet.matches(tag).count())
                .iter()
                .sum::<usize>()
        };
        for sheet in SHEETS.map(text) {
            let read: usize = symbols(sheet).map(|(_, symbol)| symbol.shapes.len()).sum();
            assert!(read >= tags(sheet), "{read} of {}", tags(sheet));
        }
        assert_eq!(
            symbols(text(SHEETS[0])).count(),
            text(SHEETS[0]).matches("<symbol").count()
        );
    }

    #[test]
    fn what_the_page_colours_is_known_by_name() {
        let head = symbol("head").unwrap();
        let coat = Ink::Named("coat".to_owned(), "#f4ead6".to_owned());
        assert!(
            head.shapes
                .iter()
                .any(|shape| shape.fill == Some(coat.clone()))
        );
    }
}
