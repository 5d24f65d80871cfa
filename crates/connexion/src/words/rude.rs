//! Words that may be claimed but that we neither show nor play of our own accord (X10).

/// Whether a word in small letters is a slur or an obscenity.
pub fn is_rude(word: &str) -> bool {
    let entries = include_str!("../../data/words/rude.txt").lines();
    let mut entries = entries.filter(|entry| !entry.starts_with('#'));
    entries.any(|entry| match entry.strip_suffix('*') {
        Some(beginning) => word.starts_with(beginning),
        None => word == entry,
    })
}

#[cfg(test)]
mod tests {
    use super::is_rude;

    #[test]
    fn rude_words_are_known_and_others_are_not_taken_for_them() {
        for word in ["shit", "shitting", "whores", "turds", "pissed"] {
            assert!(is_rude(word), "{word}");
        }
        for word in [
            "assess", "titan", "hoe", "pubic", "spike", "arsenal", "farthing", "",
        ] {
            assert!(!is_rude(word), "{word}");
        }
    }
}
