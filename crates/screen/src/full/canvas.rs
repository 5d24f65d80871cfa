//! A part of the screen to write on. What does not fit is cut off.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;

use super::theme::{Theme, Tone};

/// A part of the screen; places are counted from its upper left corner.
#[derive(Debug)]
pub struct Canvas<'a> {
    buffer: &'a mut Buffer,
    area: Rect,
    theme: Theme,
}

impl<'a> Canvas<'a> {
    /// The part `area` of a buffer.
    pub fn new(buffer: &'a mut Buffer, area: Rect, theme: Theme) -> Self {
        let area = area.intersection(buffer.area);
        Self {
            buffer,
            area,
            theme,
        }
    }

    /// How many columns there are.
    #[must_use]
    pub const fn width(&self) -> u16 {
        self.area.width
    }

    /// How many rows there are.
    #[must_use]
    pub const fn height(&self) -> u16 {
        self.area.height
    }

    /// What the terminal can show.
    #[must_use]
    pub const fn theme(&self) -> Theme {
        self.theme
    }

    /// Writes a text, and says in which column it ends.
    pub fn put(&mut self, x: u16, y: u16, text: &str, tone: Tone) -> u16 {
        if y >= self.area.height || x >= self.area.width {
            return x;
        }
        let (style, left) = (self.theme.style(tone), self.area.width - x);
        let (end, _) = self.buffer.set_stringn(
            self.area.x + x,
            self.area.y + y,
            self.shown(text),
            usize::from(left),
            style,
        );
        end - self.area.x
    }

    /// Writes a text so that it ends before column `end`.
    pub fn put_right(&mut self, end: u16, y: u16, text: &str, tone: Tone) {
        self.put(
            end.saturating_sub(columns(&self.shown(text))),
            y,
            text,
            tone,
        );
    }

    /// Writes lines below each other from row `y` on, and says on which row they end.
    pub fn lines(&mut self, y: u16, lines: &[String], tone: Tone) -> u16 {
        for (row, line) in (y..).zip(lines) {
            self.put(0, row, line, tone);
        }
        y.saturating_add(u16::try_from(lines.len()).unwrap_or(u16::MAX))
    }

    /// A line from edge to edge.
    pub fn rule(&mut self, y: u16) {
        let line = self.theme.sign("─", "-").repeat(self.area.width.into());
        self.put(0, y, &line, Tone::Faint);
    }

    /// A part of this part.
    pub fn part(&mut self, x: u16, y: u16, width: u16, height: u16) -> Canvas<'_> {
        let area = Rect::new(
            self.area.x.saturating_add(x),
            self.area.y.saturating_add(y),
            width,
            height,
        );
        Canvas {
            area: area.intersection(self.area),
            buffer: self.buffer,
            theme: self.theme,
        }
    }

    /// Where a place of this part is on the whole screen.
    pub(super) fn place(&self, x: u16, y: u16, width: u16, height: u16) -> Rect {
        let area = Rect::new(self.area.x + x, self.area.y + y, width, height);
        area.intersection(self.area)
    }

    /// The text as the terminal can show it.
    fn shown(&self, text: &str) -> String {
        text.chars()
            .map(|sign| match (self.theme.signs, sign) {
                (super::Signs::Ascii, '…') => '.',
                (super::Signs::Ascii, '·') => '-',
                (super::Signs::Ascii, sign) if !sign.is_ascii() => '?',
                (_, sign) => sign,
            })
            .collect()
    }
}

/// How many columns a text takes.
#[must_use]
pub fn columns(text: &str) -> u16 {
    u16::try_from(Line::raw(text).width()).unwrap_or(u16::MAX)
}

/// The text in exactly `width` columns: filled with spaces, or cut with an ellipsis.
#[must_use]
pub fn fit(text: &str, width: u16) -> String {
    let mut cut = text.to_owned();
    if columns(text) > width {
        while columns(&cut) >= width.max(1) {
            cut.pop();
        }
        cut.push('…');
    }
    let missing = usize::from(width.saturating_sub(columns(&cut)));
    cut + &" ".repeat(missing)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_fit_their_column() {
        assert_eq!(fit("Ann", 5), "Ann  ");
        assert_eq!(fit("Maximilian", 5), "Maxi…");
        assert_eq!(columns(&fit("日本語の名前", 6)), 6);
    }
}
