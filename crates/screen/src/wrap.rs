//! Text broken into lines.

/// Breaks `text` at spaces into lines of at most `width` columns; line ends in it stay, and so do longer words.
#[must_use]
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    text.lines()
        .flat_map(|line| wrap_line(line, width))
        .collect()
}

fn wrap_line(line: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in line.split_whitespace() {
        let last = lines.last_mut().expect("there is always a last line");
        if !last.is_empty() && last.chars().count() + 1 + word.chars().count() > width {
            lines.push(word.to_owned());
        } else {
            if !last.is_empty() {
                last.push(' ');
            }
            last.push_str(word);
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_as_long_as_they_may_be() {
        assert_eq!(wrap("one two three\nfour", 7), ["one two", "three", "four"]);
        assert_eq!(wrap("extraordinary", 5), ["extraordinary"]);
    }
}
