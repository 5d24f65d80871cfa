//! A part of the screen to write on. What does not fit is cut off with a sign, and never within a number.

use std::borrow::Cow;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::theme::{Theme, Tone};
use crate::ascii::ascii_sign;

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

    /// Writes a text, and says in which column it ends. What does not fit ends in an ellipsis.
    pub fn put(&mut self, x: u16, y: u16, text: &str, tone: Tone) -> u16 {
        if y >= self.area.height || x >= self.area.width {
            return x;
        }
        let (style, left) = (self.theme.style(tone), self.area.width - x);
        let text = cut(text, left);
        let (end, _) = self.buffer.set_stringn(
            self.area.x + x,
            self.area.y + y,
            self.shown(&text),
            usize::from(left),
            style,
        );
        end - self.area.x
    }

    /// Writes a text so that it ends before column `end`.
    pub fn put_right(&mut self, end: u16, y: u16, text: &str, tone: Tone) {
        let from = end.saturating_sub(columns(&self.shown(text)));
        self.put(from, y, text, tone);
    }

    /// Writes lines below each other from row `y` on, and says on which row they end. Where they are too many, the last
    /// that is shown ends in an ellipsis.
    pub fn lines(&mut self, y: u16, lines: &[String], tone: Tone) -> u16 {
        let rows = usize::from(self.area.height.saturating_sub(y));
        for (row, (index, line)) in (y..).zip(lines.iter().enumerate().take(rows)) {
            if index + 1 == rows && lines.len() > rows {
                self.put(0, row, &format!("{line} …"), tone);
            } else {
                self.put(0, row, line, tone);
            }
        }
        y.saturating_add(u16::try_from(lines.len().min(rows)).unwrap_or(u16::MAX))
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
                (super::Signs::Ascii, '…') => '~',
                (super::Signs::Ascii, '·') => '-',
                (super::Signs::Ascii, sign) => ascii_sign(sign),
                (_, sign) => sign,
            })
            .collect()
    }
}

/// How many columns a text takes.
#[must_use]
pub fn columns(text: &str) -> u16 {
    u16::try_from(crate::width(text)).unwrap_or(u16::MAX)
}

/// The text in exactly `width` columns: filled with spaces, or cut with an ellipsis.
#[must_use]
pub fn fit(text: &str, width: u16) -> String {
    crate::pad(&cut(text, width), width.into())
}

/// The text in at most `width` columns. What is cut ends in an ellipsis, and a number is whole or not there at all.
#[must_use]
pub fn cut(text: &str, width: u16) -> Cow<'_, str> {
    if columns(text) <= width {
        return Cow::Borrowed(text);
    }
    let mut kept = text;
    while columns(kept) >= width.max(1) {
        let last = kept.char_indices().next_back();
        kept = last.map_or("", |(at, _)| &kept[..at]);
    }
    Cow::Owned(format!("{}…", before_number(kept, &text[kept.len()..])))
}

/// What is kept, without a number that goes on in the rest.
fn before_number<'a>(kept: &'a str, rest: &str) -> &'a str {
    let is_number = |c: char| c.is_ascii_digit();
    let mut next = rest.chars();
    let goes_on = match (next.next(), next.next()) {
        (Some(first), _) if is_number(first) => {
            kept.ends_with(|c| is_number(c) || "$.,-".contains(c))
        }
        (Some('.' | ','), Some(second)) => is_number(second) && kept.ends_with(is_number),
        (Some('$'), _) => kept.ends_with('-'),
        _ => false,
    };
    if !goes_on {
        return kept;
    }
    kept.trim_end_matches(|c: char| is_number(c) || "$.,-".contains(c))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_fit_their_column() {
        assert_eq!(fit("Ann", 5), "Ann  ");
        assert_eq!(fit("Maximilian", 5), "Maxi…");
        assert_eq!(fit("日本語の名前", 6), "日本… ");
    }

    #[test]
    fn numbers_lose_no_digit() {
        let text = "Pot $1,250 now";
        for width in 0..14 {
            let cut = cut(text, width);
            assert!(columns(&cut) <= width.max(1), "{cut}");
            assert!(
                cut.contains("$1,250") || !cut.contains(['$', '1', '2']),
                "{cut}"
            );
        }
        assert_eq!(cut("you pay -$200", 10), "you pay …");
        assert_eq!(cut("12.5 points", 8), "12.5 po…");
    }
}
