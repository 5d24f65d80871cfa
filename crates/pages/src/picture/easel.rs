//! What is drawn on: night and felt, drawings of the house, letters; and how it is packed (PNG).

use std::collections::BTreeMap;
use std::sync::LazyLock;

use tiny_skia::{
    Color, FillRule, GradientStop, LineCap, LineJoin, Paint, Path, PathBuilder, Pixmap, Point,
    RadialGradient, Shader, SpreadMode, Stroke, StrokeDash, Transform,
};

use super::outline::outline;
use super::sheet::{Ink, Shape, rounded, symbol};
use crate::packed::text;

/// The size of a picture, in points, as those want it who show links.
pub const SIZE: (u32, u32) = (1200, 630);

/// The letters that there are: how far each moves the pen, and its outline.
static LETTERS: LazyLock<BTreeMap<char, (f32, Option<Path>)>> = LazyLock::new(|| {
    let lines = text("vendor/glyphs.txt").lines().filter_map(|line| {
        let mut parts = line.split('\t');
        let letter = parts.next()?.chars().next()?;
        let width = parts.next()?.parse().ok()?;
        Some((letter, (width, parts.next().and_then(outline))))
    });
    lines.chain([(' ', (240.0, None))]).collect()
});

/// A picture in the making.
pub(crate) struct Easel {
    map: Pixmap,
}

/// Where a drawing stands: its upper left corner, how many points a unit of it is, how far it is turned (in degrees,
/// around its middle, 32 units to the right and below), and the colour of its text.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stand<'a> {
    pub(crate) at: (f32, f32),
    pub(crate) scale: f32,
    pub(crate) turned: f32,
    pub(crate) ink: &'a str,
    /// Colours that the page gives by name: `coat`, `patch`.
    pub(crate) named: &'a [(&'a str, &'a str)],
}

impl<'a> Stand<'a> {
    /// A drawing of 64 units, so many points wide.
    pub(crate) fn wide(at: (f32, f32), width: f32, ink: &'a str) -> Self {
        Self {
            at,
            scale: width / 64.0,
            turned: 0.0,
            ink,
            named: &[],
        }
    }
}

impl Easel {
    /// The felt under a night sky.
    pub(crate) fn new() -> Option<Self> {
        let mut easel = Self {
            map: Pixmap::new(SIZE.0, SIZE.1)?,
        };
        easel.map.fill(colour("#151329"));
        for x in [0.0, 640.0] {
            easel.symbol(
                "night",
                Stand {
                    at: (x, 0.0),
                    scale: 1.0,
                    turned: 0.0,
                    ink: "#f5eedc",
                    named: &[],
                },
            );
        }
        let felt = rounded((28.0, 28.0), (1144.0, 574.0), 44.0)?;
        easel.map.fill_path(
            &felt,
            &lamp()?,
            FillRule::Winding,
            Transform::identity(),
            None,
        );
        let seam = rounded((44.0, 44.0), (1112.0, 542.0), 32.0)?;
        let stroke = Stroke {
            width: 3.0,
            dash: StrokeDash::new(vec![13.0, 11.0], 0.0),
            ..round(3.0)
        };
        easel.map.stroke_path(
            &seam,
            &paint("#6d86a3", 0.75),
            &stroke,
            Transform::identity(),
            None,
        );
        Some(easel)
    }

    /// One of our drawings.
    pub(crate) fn symbol(&mut self, name: &str, stand: Stand<'_>) {
        let (x, y) = stand.at;
        let place = Transform::from_scale(stand.scale, stand.scale)
            .post_translate(x, y)
            .pre_concat(Transform::from_rotate_at(stand.turned, 32.0, 32.0));
        for shape in symbol(name)
            .map(|symbol| &symbol.shapes)
            .into_iter()
            .flatten()
        {
            self.shape(shape, stand, place);
        }
    }

    fn shape(&mut self, shape: &Shape, stand: Stand<'_>, place: Transform) {
        let own = |ink: &Ink| match ink {
            Ink::Text => stand.ink.to_owned(),
            Ink::Own(colour) => colour.clone(),
            Ink::Named(name, own) => {
                let given = stand.named.iter().find(|(given, _)| given == name);
                given.map_or_else(|| own.clone(), |(_, colour)| (*colour).to_owned())
            }
        };
        let rule = if shape.is_even_odd {
            FillRule::EvenOdd
        } else {
            FillRule::Winding
        };
        let line = |map: &mut Pixmap| {
            if let Some((ink, width)) = &shape.stroke {
                map.stroke_path(
                    &shape.path,
                    &paint(&own(ink), shape.opacity),
                    &round(*width),
                    place,
                    None,
                );
            }
        };
        if shape.is_line_first {
            line(&mut self.map);
        }
        if let Some(ink) = &shape.fill {
            self.map.fill_path(
                &shape.path,
                &paint(&own(ink), shape.opacity),
                rule,
                place,
                None,
            );
        }
        if !shape.is_line_first {
            line(&mut self.map);
        }
    }

    /// A card or a plate: a rectangle with round corners, and a line around it.
    pub(crate) fn plate(&mut self, at: (f32, f32), size: (f32, f32), (fill, edge): (&str, &str)) {
        let shadow = rounded((at.0, at.1 + 4.0), size, size.1 * 0.12);
        let plate = rounded(at, size, size.1 * 0.12);
        if let (Some(shadow), Some(plate)) = (shadow, plate) {
            let still = Transform::identity();
            self.map.fill_path(
                &shadow,
                &paint("#0b0f1c", 0.45),
                FillRule::Winding,
                still,
                None,
            );
            self.map
                .fill_path(&plate, &paint(fill, 1.0), FillRule::Winding, still, None);
            self.map
                .stroke_path(&plate, &paint(edge, 1.0), &round(2.0), still, None);
        }
    }

    /// A line through these points.
    pub(crate) fn line(&mut self, points: &[(f32, f32)], (ink, opacity): (&str, f32), width: f32) {
        let mut path = PathBuilder::new();
        for (index, (x, y)) in points.iter().enumerate() {
            if index == 0 {
                path.move_to(*x, *y);
            } else {
                path.line_to(*x, *y);
            }
        }
        if let Some(path) = path.finish() {
            self.map.stroke_path(
                &path,
                &paint(ink, opacity),
                &round(width),
                Transform::identity(),
                None,
            );
        }
    }

    /// An oval, filled, with a line around it.
    pub(crate) fn oval(
        &mut self,
        (x, y): (f32, f32),
        (rx, ry): (f32, f32),
        (fill, edge): (&str, &str),
    ) {
        let rect = tiny_skia::Rect::from_xywh(x - rx, y - ry, 2.0 * rx, 2.0 * ry);
        if let Some(path) = rect.and_then(PathBuilder::from_oval) {
            let still = Transform::identity();
            self.map
                .fill_path(&path, &paint(fill, 1.0), FillRule::Winding, still, None);
            self.map
                .stroke_path(&path, &paint(edge, 1.0), &round(2.0), still, None);
        }
    }

    /// Letters from the left, on a line; what has a letter that there is no outline for is left out whole.
    pub(crate) fn text(&mut self, text: &str, (mut x, y): (f32, f32), size: f32, ink: &str) {
        if wide(text, size).is_none() {
            return;
        }
        for (width, path) in text.chars().filter_map(|letter| LETTERS.get(&letter)) {
            if let Some(path) = path {
                let place =
                    Transform::from_scale(size / 1000.0, size / 1000.0).post_translate(x, y);
                self.map
                    .fill_path(path, &paint(ink, 1.0), FillRule::Winding, place, None);
            }
            x += width * size / 1000.0;
        }
    }

    /// The same around a point, or up to it.
    pub(crate) fn text_to(
        &mut self,
        text: &str,
        (x, y): (f32, f32),
        size: f32,
        ink: &str,
        share: f32,
    ) {
        let width = wide(text, size).unwrap_or_default();
        self.text(text, (x - width * share, y), size, ink);
    }

    /// The picture as it is sent.
    pub(crate) fn png(self) -> Option<Vec<u8>> {
        // It is opaque, so nothing is lost with the fourth channel.
        let pixels = self.map.data().chunks_exact(4);
        let rgb: Vec<u8> = pixels
            .flat_map(|pixel| [pixel[0], pixel[1], pixel[2]])
            .collect();
        let mut bytes = Vec::new();
        let mut encoder = png::Encoder::new(&mut bytes, SIZE.0, SIZE.1);
        encoder.set_color(png::ColorType::Rgb);
        encoder.set_depth(png::BitDepth::Eight);
        encoder.set_compression(png::Compression::Balanced);
        let mut writer = encoder.write_header().ok()?;
        writer.write_image_data(&rgb).ok()?;
        writer.finish().ok()?;
        Some(bytes)
    }
}

/// How wide a text is; none where it has a letter that there is no outline for.
pub(crate) fn wide(text: &str, size: f32) -> Option<f32> {
    let widths = text.chars().map(|letter| Some(LETTERS.get(&letter)?.0));
    let sum: Option<f32> = widths.sum();
    Some(sum? * size / 1000.0)
}

/// The felt, with a lamp over it.
fn lamp() -> Option<Paint<'static>> {
    let middle = Point::from_xy(520.0, 250.0);
    let stops = vec![
        GradientStop::new(0.0, colour("#2f4765")),
        GradientStop::new(0.55, colour("#23364d")),
        GradientStop::new(1.0, colour("#182638")),
    ];
    let shader: Shader<'static> = RadialGradient::new(
        middle,
        0.0,
        middle,
        760.0,
        stops,
        SpreadMode::Pad,
        Transform::identity(),
    )?;
    Some(Paint {
        shader,
        anti_alias: true,
        ..Paint::default()
    })
}

fn round(width: f32) -> Stroke {
    Stroke {
        width,
        line_cap: LineCap::Round,
        line_join: LineJoin::Round,
        ..Stroke::default()
    }
}

fn paint(hex: &str, opacity: f32) -> Paint<'static> {
    let mut colour = colour(hex);
    colour.apply_opacity(opacity);
    Paint {
        shader: Shader::SolidColor(colour),
        anti_alias: true,
        ..Paint::default()
    }
}

/// `#23364d`, or black.
fn colour(hex: &str) -> Color {
    let digits = hex.trim_start_matches('#');
    let long: String = match digits.len() {
        3 => digits.chars().flat_map(|digit| [digit, digit]).collect(),
        _ => digits.to_owned(),
    };
    let value = u32::from_str_radix(&long, 16).unwrap_or_default();
    let [_, r, g, b] = value.to_be_bytes();
    Color::from_rgba8(r, g, b, 255)
}
