//! Which two words the glosses of `WordNet` put between an article or the like and the end of a phrase: "a flower vase,".

use std::collections::BTreeMap;

/// What opens a phrase with a noun.
const BEFORE: [&str; 40] = [
    "a", "an", "the", "of", "his", "her", "my", "their", "your", "our", "its", "this", "that",
    "these", "those", "in", "on", "with", "for", "from", "by", "at", "into", "and", "or", "some",
    "any", "no", "every", "one", "two", "three", "four", "several", "many", "new", "old", "small",
    "large", "big",
];
/// What follows a phrase with a noun.
const AFTER: [&str; 34] = [
    "of", "in", "to", "and", "or", "for", "that", "by", "with", "from", "as", "at", "on", "when",
    "which", "is", "was", "are", "were", "but", "so", "who", "has", "had", "have", "can", "will",
    "where", "into", "than", "may", "should", "would", "must",
];

/// Counts such pairs in a data file.
pub(crate) fn note_pairs(pairs: &mut BTreeMap<(String, String), u32>, text: &str) {
    for line in text.lines().filter(|l| !l.starts_with(' ')) {
        let gloss = line.split_once(" | ").map_or("", |l| l.1).to_lowercase();
        for phrase in gloss.split([';', ',', '(', ')', '.', '"', ':']) {
            let words: Vec<&str> = phrase.split_whitespace().collect();
            for at in 1..words.len() {
                let ends = words.get(at + 2).is_none_or(|w| AFTER.contains(w));
                let (Some(second), true) = (words.get(at + 1), ends) else {
                    continue;
                };
                let plain = |w: &str| {
                    w.len() > 2 && w.bytes().all(|b| b.is_ascii_lowercase()) && !BEFORE.contains(&w)
                };
                if BEFORE.contains(&words[at - 1]) && plain(words[at]) && plain(second) {
                    let pair = (words[at].to_owned(), (*second).to_owned());
                    *pairs.entry(pair).or_default() += 1;
                }
            }
        }
    }
}
