//! A sentence as it is written: the program sets the capital and the mark, and nobody judges them.

/// Words that open a question.
const ASKING: [&str; 34] = [
    "am", "are", "art", "can", "could", "did", "do", "does", "had", "has", "have", "how", "is",
    "may", "might", "must", "shall", "shalt", "should", "was", "were", "what", "when", "where",
    "which", "who", "whom", "whose", "why", "will", "wilt", "would", "dost", "hast",
];

/// The words with a capital and a mark.
pub fn written(words: &[String]) -> String {
    let spelled = words.iter().map(|word| match word.as_str() {
        "i" => "I",
        word => word,
    });
    let mut text = spelled.collect::<Vec<_>>().join(" ");
    if let Some(first) = text.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    let asks = words
        .first()
        .is_some_and(|first| ASKING.contains(&first.as_str()));
    // "Do not go" and "have mercy" are commands.
    let commands = matches!(words, [first, second, ..] if is_command(first, second));
    text.push(if asks && !commands { '?' } else { '.' });
    text
}

fn is_command(first: &str, second: &str) -> bool {
    first == "do" && second == "not" || first == "have" && !is_subject(second)
}

fn is_subject(word: &str) -> bool {
    ["i", "you", "we", "they", "the", "these", "those", "thou"].contains(&word)
}

#[cfg(test)]
mod tests {
    use super::written;

    #[track_caller]
    fn check(words: &str, text: &str) {
        let words: Vec<String> = words.split_whitespace().map(str::to_owned).collect();
        assert_eq!(written(&words), text);
    }

    #[test]
    fn capitals_and_marks_are_set() {
        check("then i met her", "Then I met her.");
        check("are you the one", "Are you the one?");
        check("do not go", "Do not go.");
        check("have they gone", "Have they gone?");
        check("have mercy", "Have mercy.");
        check("", ".");
    }
}
