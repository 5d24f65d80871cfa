//! Lines from typed bytes: ends of every kind, rubbing out, a bound on the length.

/// The longest line that is kept.
pub(in crate::telnet) const LONGEST: usize = 2048;

/// What a byte has completed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    /// A whole line, without its end and without control characters.
    Line(String),
    /// A line that was too long; nothing of it is kept.
    TooLong,
}

/// Puts lines together, byte by byte.
#[derive(Debug, Default)]
pub struct Editor {
    bytes: Vec<u8>,
    is_overlong: bool,
    /// The last byte was a carriage return: a line feed or NUL after it belongs to it.
    after_return: bool,
}

impl Editor {
    /// Takes the next byte.
    pub fn take(&mut self, byte: u8) -> Option<Typed> {
        let after_return = std::mem::replace(&mut self.after_return, byte == b'\r');
        match byte {
            b'\n' | 0 if after_return => None,
            b'\r' | b'\n' => Some(self.end()),
            // Backspace and delete.
            8 | 127 => {
                self.rub_out();
                None
            }
            // Ctrl-C and Ctrl-U.
            3 | 21 => {
                self.clear();
                None
            }
            _ if self.bytes.len() == LONGEST => {
                self.is_overlong = true;
                None
            }
            _ => {
                self.bytes.push(byte);
                None
            }
        }
    }

    /// Forgets what was typed of the line.
    pub fn clear(&mut self) {
        self.bytes.clear();
        self.is_overlong = false;
    }

    fn end(&mut self) -> Typed {
        let bytes = std::mem::take(&mut self.bytes);
        if std::mem::take(&mut self.is_overlong) {
            return Typed::TooLong;
        }
        // A tab keeps words apart, so it is a space: a text that is pasted stays what it was, with its columns.
        let text = String::from_utf8_lossy(&bytes).replace('\t', " ");
        let text = table::without_escapes(&text);
        Typed::Line(text.chars().filter(|c| !c.is_control()).collect())
    }

    /// Rubs out one character, which may be several bytes.
    fn rub_out(&mut self) {
        while let Some(byte) = self.bytes.pop() {
            let is_continued = byte & 0b1100_0000 == 0b1000_0000;
            if !is_continued {
                break;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn lines(typed: &[u8]) -> Vec<Typed> {
        let mut editor = Editor::default();
        typed.iter().filter_map(|&byte| editor.take(byte)).collect()
    }

    fn line(text: &str) -> Typed {
        Typed::Line(text.into())
    }

    #[test]
    fn every_end_of_line_ends_one_line() {
        let expected = [
            line("a"),
            line("b"),
            line("c"),
            line("d"),
            line(""),
            line("e"),
        ];
        assert_eq!(lines(b"a\r\nb\r\0c\rd\n\ne\n"), expected);
    }

    #[test]
    fn typing_is_rubbed_out_by_the_character() {
        assert_eq!(lines("thrüü\u{7f}\u{8}ow\r\n".as_bytes()), [line("throw")]);
        assert_eq!(lines(b"nonsense\x03stop\r\n"), [line("stop")]);
        assert_eq!(lines(b"\x7f\x7fa\x07\x1b\r\n"), [line("a")]);
        assert_eq!(lines(b"\treturn\t10;\n"), [line(" return 10;")]);
    }

    #[test]
    fn a_line_that_is_too_long_is_said_and_thrown_away() {
        let mut typed = vec![b'x'; LONGEST * 3];
        typed.extend(b"\r\nok\r\n");
        assert_eq!(lines(&typed), [Typed::TooLong, line("ok")]);
    }

    proptest! {
        #[test]
        fn lines_are_bounded_and_hold_no_controls(typed in any::<Vec<u8>>()) {
            for typed in lines(&typed) {
                if let Typed::Line(text) = typed {
                    prop_assert!(text.len() <= LONGEST * 3 && !text.chars().any(char::is_control));
                }
            }
        }
    }
}
