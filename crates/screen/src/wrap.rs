//! Text broken into lines, and filled up to columns: by the columns that letters take on a terminal, which may be two.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr as _};

/// How many columns a text takes.
#[must_use]
pub fn width(text: &str) -> usize {
    text.width()
}

/// The text filled up with spaces to `columns`; a wider one stays as it is.
#[must_use]
pub fn pad(text: &str, columns: usize) -> String {
    let missing = columns.saturating_sub(width(text));
    text.to_owned() + " ".repeat(missing).as_str()
}

/// Where a space is that no line ends at; it is shown as another.
pub(crate) const JOINT: char = '\u{a0}';

/// Breaks `text` at spaces into lines of at most `columns`; line ends in it stay, and a word that is wider than a line
/// goes on in the next. A no-break space keeps two words in one line.
#[must_use]
pub fn wrap(text: &str, columns: usize) -> Vec<String> {
    text.lines()
        .flat_map(|line| wrap_line(line, columns))
        .collect()
}

/// A line in lines of at most `columns`: what is indented stays so, and what goes on stands below where its last column
/// began.
#[must_use]
pub fn fold(line: &str, columns: usize) -> Vec<String> {
    if width(line) <= columns {
        return vec![line.to_owned()];
    }
    let indent = line.len() - line.trim_start().len();
    let head = gaps(line, indent).filter(|at| width(&line[..*at]) < columns * 3 / 5);
    let at = head
        .last()
        .unwrap_or(if indent < columns / 2 { indent } else { 0 });
    let (head, rest) = line.split_at(at);
    let before = width(head);
    let rest = wrap(rest, columns.saturating_sub(before));
    let parts = rest.iter().enumerate();
    parts
        .map(|(row, text)| pad(if row == 0 { head } else { "" }, before) + text.as_str())
        .collect()
}

/// Where something begins after a gap of two spaces or more.
fn gaps(line: &str, indent: usize) -> impl Iterator<Item = usize> {
    let begins = |at: usize| line[..at].ends_with("  ") && !line[at..].starts_with(' ');
    let all = line.char_indices().map(|(at, _)| at);
    all.filter(move |at| *at > indent && begins(*at))
}

fn wrap_line(line: &str, columns: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    let words = line.split(|letter: char| letter.is_whitespace() && letter != JOINT);
    let words = words.filter(|word| !word.is_empty());
    for word in words.flat_map(|word| pieces(word, columns)) {
        let last = lines.last_mut().expect("there is always a last line");
        if !last.is_empty() && width(last) + 1 + width(word) > columns {
            lines.push(word.to_owned());
        } else {
            if !last.is_empty() {
                last.push(' ');
            }
            last.push_str(word);
        }
    }
    let spaced = lines.into_iter().map(|line| line.replace(JOINT, " "));
    spaced.collect()
}

/// A word in pieces that fit a line; a letter that is wider than a line is a piece all the same.
fn pieces(mut word: &str, columns: usize) -> Vec<&str> {
    let mut pieces = Vec::new();
    while width(word) > columns {
        let mut filled = 0;
        let over = word.char_indices().skip(1).find(|(at, _)| {
            filled = width(&word[..*at]);
            let next = word[*at..].chars().next().and_then(UnicodeWidthChar::width);
            filled + next.unwrap_or(0) > columns
        });
        let Some((end, _)) = over else { break };
        let (piece, rest) = word.split_at(end);
        pieces.push(piece);
        word = rest;
    }
    pieces.push(word);
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_as_long_as_they_may_be() {
        assert_eq!(wrap("one two three\nfour", 7), ["one two", "three", "four"]);
        assert_eq!(wrap("an extraordinary", 5), ["an", "extra", "ordin", "ary"]);
        assert_eq!(wrap("eta\u{a0}h, mu\u{a0}m", 8), ["eta h,", "mu m"]);
    }

    #[test]
    fn what_goes_on_stands_below_its_column() {
        let line = "  undo [N]  take back your last act, or ask";
        let folded = ["  undo [N]  take back your", "            last act, or ask"];
        assert_eq!(fold(line, 30), folded);
        let odd = "  yes   three spaces are a gap too";
        assert_eq!(
            fold(odd, 24),
            ["  yes   three spaces are", "        a gap too"]
        );
        assert_eq!(
            fold("  a line of words", 9),
            ["  a line", "  of", "  words"]
        );
        assert_eq!(fold("short  one", 20), ["short  one"]);
    }

    #[test]
    fn wide_letters_take_two_columns() {
        assert_eq!(wrap("日本 語の名前", 6), ["日本", "語の名", "前"]);
        assert_eq!(wrap("日本", 1), ["日", "本"]);
        assert_eq!(pad("日本", 6), "日本  ");
        assert_eq!(pad("Zoe\u{308}", 4), "Zoe\u{308} ");
    }
}
