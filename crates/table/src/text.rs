//! What a text may show: nothing that hides, turns the text around it, or moves a terminal's cursor (P24).

use std::borrow::Cow;

/// Characters that show nothing of themselves, or turn the text around them: controls (white space is kept as such),
/// marks of direction, joiners, fillers, tags, private use.
#[must_use]
pub fn is_hidden(c: char) -> bool {
    (c.is_control() && !c.is_whitespace())
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
            | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{e000}'..='\u{f8ff}' | '\u{e0000}'..='\u{10ffff}')
}

/// The text without the sequences by which a terminal is told colours or where to write (`ESC [`, ECMA-48 5.4): taken out whole, so
/// that nothing of them is left to be read.
#[must_use]
pub fn without_escapes(text: &str) -> Cow<'_, str> {
    let begins = |c: char| matches!(c, '\u{1b}' | '\u{9b}');
    if !text.contains(begins) {
        return text.into();
    }
    let (mut plain, mut rest) = (String::new(), text);
    while let Some(at) = rest.find(begins) {
        let (before, from) = rest.split_at(at);
        plain.push_str(before);
        let inside = from
            .strip_prefix("\u{1b}[")
            .or_else(|| from.strip_prefix('\u{9b}'));
        rest = match inside {
            Some(inside) => {
                let last = inside.trim_start_matches(|c| matches!(c, ' '..='?'));
                last.strip_prefix(|c| matches!(c, '@'..='~'))
                    .unwrap_or(last)
            }
            None => from.strip_prefix(begins).unwrap_or_default(),
        };
    }
    plain.push_str(rest);
    plain.into()
}

/// The text as one line that shows all there is of it: hidden characters are gone, breaks of lines and tabs are spaces.
#[must_use]
pub fn shown(text: &str) -> String {
    let one_line = |c: char| match c {
        '\u{2028}' | '\u{2029}' => ' ',
        c if c.is_control() => ' ',
        c => c,
    };
    let text = without_escapes(text);
    let kept = text.chars().filter(|&c| !is_hidden(c));
    kept.map(one_line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_moves_the_cursor_or_turns_the_text() {
        let shown = shown("a\u{1b}[31mb\u{202e}c\r\nd\u{9b}2Je\u{85}f\u{2028}g");
        assert_eq!(shown, "abc  de f g");
        let plain = without_escapes("\u{1b}[2J\u{1b}Evil\u{1b}[1;31mred\u{1b}[0m, \u{9b}");
        assert_eq!(plain, "Evilred, ");
    }
}
