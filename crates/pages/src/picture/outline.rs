//! Outlines as they are written in our own drawings (`d` of a path), made into what can be filled. Only our own files are
//! read, so what is not understood is left out.

use tiny_skia::{Path, PathBuilder};

/// An outline in the making: where the pen is, and what a smooth curve goes on from.
struct Pen {
    path: PathBuilder,
    at: (f32, f32),
    start: (f32, f32),
    /// The last control point, and of which kind of curve.
    last: Option<(char, (f32, f32))>,
}

/// The outline that `d` writes.
pub(super) fn outline(d: &str) -> Option<Path> {
    let mut pen = Pen {
        path: PathBuilder::new(),
        at: (0.0, 0.0),
        start: (0.0, 0.0),
        last: None,
    };
    let commands = |c: char| c.is_ascii_alphabetic();
    let mut rest = d.trim_start();
    while let Some(command) = rest.chars().next() {
        rest = &rest[command.len_utf8()..];
        let end = rest.find(commands).unwrap_or(rest.len());
        pen.run(command, &numbers(&rest[..end]));
        rest = &rest[end..];
    }
    pen.path.finish()
}

/// Numbers that stand apart by spaces, commas, a sign or a second point.
pub(super) fn numbers(text: &str) -> Vec<f32> {
    let (mut all, mut word) = (Vec::new(), String::new());
    for c in text.chars().chain([' ']) {
        let ends = c == ' '
            || c == ','
            || (c == '-' && !word.is_empty())
            || (c == '.' && word.contains('.'));
        if ends {
            all.extend(word.parse::<f32>().ok());
            word.clear();
        }
        if !matches!(c, ' ' | ',') {
            word.push(c);
        }
    }
    all
}

impl Pen {
    fn run(&mut self, command: char, numbers: &[f32]) {
        let width = match command.to_ascii_uppercase() {
            'M' | 'L' | 'T' => 2,
            'H' | 'V' => 1,
            'Q' | 'S' => 4,
            'C' => 6,
            'A' => 7,
            _ => return self.close(),
        };
        let mut command = command;
        for step in numbers.chunks_exact(width) {
            self.step(command, step);
            command = match command {
                'M' => 'L',
                'm' => 'l',
                other => other,
            };
        }
    }

    fn close(&mut self) {
        self.path.close();
        (self.at, self.last) = (self.start, None);
    }

    fn step(&mut self, command: char, n: &[f32]) {
        let is_relative = command.is_ascii_lowercase();
        let (dx, dy) = if is_relative { self.at } else { (0.0, 0.0) };
        let point = |i: usize| (n[i] + dx, n[i + 1] + dy);
        let kind = command.to_ascii_uppercase();
        let mut control = None;
        match kind {
            'M' => {
                self.start = point(0);
                self.path.move_to(self.start.0, self.start.1);
                self.at = self.start;
            }
            'L' => self.line(point(0)),
            'H' => self.line((n[0] + dx, self.at.1)),
            'V' => self.line((self.at.0, n[0] + dy)),
            'Q' | 'T' => {
                let by = if kind == 'Q' {
                    point(0)
                } else {
                    self.mirrored('Q')
                };
                let to = point(n.len() - 2);
                self.path.quad_to(by.0, by.1, to.0, to.1);
                (self.at, control) = (to, Some(('Q', by)));
            }
            'C' | 'S' => {
                let by = if kind == 'C' {
                    point(0)
                } else {
                    self.mirrored('C')
                };
                let (then, to) = (point(n.len() - 4), point(n.len() - 2));
                self.path.cubic_to(by.0, by.1, then.0, then.1, to.0, to.1);
                (self.at, control) = (to, Some(('C', then)));
            }
            _ => self.arc(n, point(5)),
        }
        self.last = control;
    }

    fn line(&mut self, to: (f32, f32)) {
        self.path.line_to(to.0, to.1);
        self.at = to;
    }

    /// The control point from which a smooth curve goes on.
    fn mirrored(&self, kind: char) -> (f32, f32) {
        match self.last {
            Some((of, (x, y))) if of == kind => (2.0 * self.at.0 - x, 2.0 * self.at.1 - y),
            _ => self.at,
        }
    }

    /// An arc of an ellipse that is not turned, as pieces of curves (SVG 1.1, F.6.5).
    fn arc(&mut self, n: &[f32], to: (f32, f32)) {
        let (from, mut rx, mut ry) = (self.at, n[0].abs(), n[1].abs());
        let half = ((from.0 - to.0) / 2.0, (from.1 - to.1) / 2.0);
        let reach = (half.0 / rx).powi(2) + (half.1 / ry).powi(2);
        if reach > 1.0 {
            (rx, ry) = (rx * reach.sqrt(), ry * reach.sqrt());
        }
        let far = (rx * half.1).powi(2) + (ry * half.0).powi(2);
        let sign = if (n[3] > 0.5) == (n[4] > 0.5) {
            -1.0
        } else {
            1.0
        };
        let by = sign * (((rx * ry).powi(2) - far).max(0.0) / far.max(f32::EPSILON)).sqrt();
        let turned = (by * rx * half.1 / ry, -by * ry * half.0 / rx);
        let middle = (
            turned.0 + f32::midpoint(from.0, to.0),
            turned.1 + f32::midpoint(from.1, to.1),
        );
        let angle = |(x, y): (f32, f32)| ((y - middle.1) / ry).atan2((x - middle.0) / rx);
        let whole = std::f32::consts::TAU;
        let start = angle(from);
        let sweep = (angle(to) - start).rem_euclid(whole);
        let sweep = if n[4] > 0.5 { sweep } else { sweep - whole };
        self.curves(middle, (rx, ry), start, sweep);
        self.at = to;
    }

    fn curves(&mut self, (cx, cy): (f32, f32), (rx, ry): (f32, f32), start: f32, sweep: f32) {
        let part = sweep / 4.0;
        let reach = 4.0 / 3.0 * (part / 4.0).tan();
        let on = |angle: f32, out: f32| {
            let (sin, cos) = angle.sin_cos();
            (cx + rx * (cos - out * sin), cy + ry * (sin + out * cos))
        };
        let mut angle = start;
        for _ in 0..4 {
            let (first, second, end) = (
                on(angle, reach),
                on(angle + part, -reach),
                on(angle + part, 0.0),
            );
            self.path
                .cubic_to(first.0, first.1, second.0, second.1, end.0, end.1);
            angle += part;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_stand_apart_as_they_are_written() {
        assert_eq!(numbers("15 3.2C"), [15.0]);
        assert_eq!(numbers("1-2.5.5,3"), [1.0, -2.5, 0.5, 3.0]);
    }

    #[test]
    fn an_arc_reaches_as_far_as_its_radius() {
        let bounds = outline("M12 2.6A9.4 9.4 0 1 1 12 21.4A9.4 9.4 0 1 1 12 2.6Z")
            .unwrap()
            .bounds();
        let sides = [bounds.left(), bounds.top(), bounds.right(), bounds.bottom()];
        for (side, wanted) in sides.into_iter().zip([2.6, 2.6, 21.4, 21.4]) {
            assert!((side - wanted).abs() < 0.05, "{sides:?}");
        }
    }
}
