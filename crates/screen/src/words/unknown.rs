//! What is said to a line that is no word of the game.

use std::collections::BTreeSet;

use crate::COMMANDS;

/// Some of the words there are now, and which of them may have been meant.
pub(crate) fn no_word(line: &str, phrases: impl IntoIterator<Item = String>) -> String {
    const SHOWN: usize = 8;
    let mut said = BTreeSet::new();
    let phrases = phrases.into_iter();
    let mut known: Vec<_> = phrases.filter(|words| said.insert(words.clone())).collect();
    let meant = did_you_mean(line, &known);
    if known.is_empty() {
        return format!("`{line}` is no word here.{meant} Type help.");
    }
    let more = if known.len() > SHOWN { " and more" } else { "" };
    known.truncate(SHOWN);
    let known = known.join(", ");
    format!("`{line}` is no word here.{meant} You can type {known}{more}, or help.")
}

/// The word of the game or of every table that a mistyped one may have been meant for, as a question.
fn did_you_mean(line: &str, known: &[String]) -> String {
    let first = |text: &'_ str| text.split([' ', ',']).next().unwrap_or_default().to_owned();
    let of_the_game = known.iter().map(|words| first(words));
    let of_tables = COMMANDS.iter().map(|(words, _)| first(words));
    let all: Vec<String> = of_the_game.chain(of_tables).collect();
    let all: Vec<&str> = all.iter().map(String::as_str).collect();
    let meant = table::meant(&first(line.trim()), &all);
    meant.map_or_else(String::new, |word| format!(" Did you mean {word}?"))
}

#[cfg(test)]
mod tests {
    use super::no_word;

    #[test]
    fn each_word_is_offered_once() {
        let known = ["play …", "swap …", "play …"].map(str::to_owned);
        let told = no_word("xyz", known);
        assert_eq!(
            told,
            "`xyz` is no word here. You can type play …, swap …, or help."
        );
    }
}
