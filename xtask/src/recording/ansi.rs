//! A screen of a terminal, read from its text with the marks for colours that tmux writes (SGR, ECMA-48).

/// How a piece of text looks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Style {
    /// One of the sixteen colours, if not the usual one.
    pub(super) colour: Option<u8>,
    pub(super) bold: bool,
    pub(super) faint: bool,
    pub(super) reversed: bool,
}

/// A piece of a row in one style.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Run {
    pub(super) column: usize,
    pub(super) text: String,
    pub(super) style: Style,
}

/// The rows of a screen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Screen(pub(super) Vec<Vec<Run>>);

impl Screen {
    /// What can be read on it.
    pub(super) fn text(&self) -> String {
        let rows = self.0.iter();
        let rows = rows.map(|row| row.iter().map(|run| run.text.as_str()).collect::<String>());
        rows.collect::<Vec<_>>().join("\n")
    }
}

/// Reads a screen.
pub(super) fn read(text: &str) -> Screen {
    let mut style = Style::default();
    Screen(
        text.lines()
            .map(|line| read_row(line, &mut style))
            .collect(),
    )
}

fn read_row(line: &str, style: &mut Style) -> Vec<Run> {
    let (mut runs, mut column) = (Vec::new(), 0);
    let mut parts = line.split("\x1b[");
    let mut push = |text: &str, style: Style| {
        if !text.is_empty() {
            runs.push(Run {
                column,
                text: text.to_owned(),
                style,
            });
            column += text.chars().count();
        }
    };
    push(parts.next().unwrap_or_default(), *style);
    for part in parts {
        let (marks, text) = part.split_once('m').unwrap_or(("", part));
        let mut marks = marks.split(';').map(|mark| mark.parse().unwrap_or(0));
        while let Some(mark) = marks.next() {
            // A colour of the sixteen is also written as 38;5 and its number in the palette of 256.
            if mark == 38 {
                style.colour = marks.nth(1);
            } else {
                set(style, mark);
            }
        }
        push(text, *style);
    }
    runs
}

fn set(style: &mut Style, mark: u8) {
    match mark {
        0 => *style = Style::default(),
        1 => style.bold = true,
        2 => style.faint = true,
        7 => style.reversed = true,
        22 => (style.bold, style.faint) = (false, false),
        27 => style.reversed = false,
        30..=37 => style.colour = Some(mark - 30),
        39 => style.colour = None,
        90..=97 => style.colour = Some(mark - 90 + 8),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_become_styles_and_columns_are_kept() {
        let screen = read("ab\x1b[1;38;5;3mcd\x1b[0m e\n\x1b[7mx");
        assert_eq!(screen.text(), "abcd e\nx");
        let [plain, sun, rest] = &screen.0[0][..] else {
            panic!("{screen:?}")
        };
        assert_eq!((plain.column, sun.column, rest.column), (0, 2, 4));
        assert!(sun.style.bold && sun.style.colour == Some(3) && rest.style == Style::default());
        assert!(screen.0[1][0].style.reversed);
    }
}
