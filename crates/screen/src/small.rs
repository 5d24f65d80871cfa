//! Small parts of sentences: spelled numbers and lists.

/// A number as it is read: in words up to twelve, then in digits.
#[must_use]
pub fn spelled(n: usize) -> String {
    const WORDS: [&str; 13] = [
        "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
        "eleven", "twelve",
    ];
    WORDS
        .get(n)
        .map_or_else(|| n.to_string(), |&word| word.to_owned())
}

/// So many of something: `one cube`, `three cubes`.
#[must_use]
pub fn count(n: usize, one: &str, many: &str) -> String {
    format!("{} {}", spelled(n), if n == 1 { one } else { many })
}

/// Parts of a sentence in a row: `a, b and c`.
#[must_use]
pub fn list(parts: &[String]) -> String {
    match parts {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} and {last}", most.join(", ")),
    }
}

/// The sentence with its first letter large.
#[must_use]
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(letters).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_spelled_and_things_are_counted() {
        assert_eq!(count(1, "cube", "cubes"), "one cube");
        assert_eq!(count(0, "cube", "cubes"), "no cubes");
        assert_eq!(count(13, "throw", "throws"), "13 throws");
    }

    #[test]
    fn lists_end_with_and() {
        let parts = ["a", "b", "c"].map(str::to_owned);
        assert_eq!(list(&parts), "a, b and c");
        assert_eq!(list(&parts[..2]), "a and b");
        assert_eq!(capital("éclair"), "Éclair");
    }
}
