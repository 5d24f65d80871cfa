//! What goes with a "not": no second one ("he did not see nothing"), and "any" hardly without one ("i saw anything").

use std::ops::Range;

use super::grammar::GRAMMAR;
use super::lexicon::LEXICON;

/// Words that say no.
const NOT: [&str; 3] = ["not", "never", "cannot"];
/// Where another clause begins, or a contrast.
const BREAKS: [&str; 26] = [
    "that", "and", "but", "or", "nor", "if", "because", "when", "while", "who", "which", "what",
    "where", "although", "though", "than", "as", "so", "until", "before", "after", "unless", "for",
    "is", "are", "was",
];
const NOBODY: [&str; 3] = ["nothing", "nobody", "nowhere"];
/// What follows "no" where it denies nothing.
const AFTER_NO: [&str; 6] = ["longer", "more", "doubt", "matter", "less", "later"];
const ANY: [&str; 5] = ["any", "anything", "anybody", "anyone", "anywhere"];
/// After these "any" may stand.
const LETS_ANY: [&str; 62] = [
    "not",
    "no",
    "never",
    "nobody",
    "nothing",
    "none",
    "nor",
    "neither",
    "nowhere",
    "cannot",
    "hardly",
    "scarcely",
    "barely",
    "rarely",
    "seldom",
    "without",
    "if",
    "whether",
    "before",
    "unless",
    "until",
    "than",
    "too",
    "only",
    "few",
    "little",
    "doubt",
    "doubts",
    "doubted",
    "deny",
    "denied",
    "refuse",
    "refused",
    "forbid",
    "avoid",
    "avoided",
    "prevent",
    "prevented",
    "stop",
    "stopped",
    "fail",
    "failed",
    "can",
    "could",
    "may",
    "might",
    "would",
    "should",
    "will",
    "shall",
    "must",
    "every",
    "all",
    "each",
    "most",
    "more",
    "as",
    "against",
    "better",
    "first",
    "how",
    "like",
];
/// Verbs that take no free choice of an object.
const HAVING: [&str; 27] = [
    "have", "has", "had", "need", "needs", "want", "wants", "see", "is", "are", "saw", "bought",
    "ate", "drank", "got", "found", "met", "made", "took", "gave", "heard", "brought", "read",
    "wrote", "knew", "sold", "did",
];
/// What says that "any" has a clause of its own after it.
const OWN: [&str; 13] = [
    "but", "i", "you", "he", "she", "it", "we", "they", "who", "that", "which", "of", "in",
];

/// The words between which two negations clash, or an "any" that nothing lets in.
pub(super) fn clash(words: &[&str]) -> Option<Range<usize>> {
    double_negation(words).or_else(|| stray_any(words))
}

fn double_negation(words: &[&str]) -> Option<Range<usize>> {
    let hardly = |pair: &[&str]| {
        matches!(
            pair,
            ["hardly" | "scarcely" | "barely", "not" | "cannot" | "never"]
        )
    };
    let three = |three: &[&str]| matches!(three, [one, _, two] if hardly(&[*one, *two]));
    if let Some(at) = words
        .windows(3)
        .position(three)
        .or_else(|| words.windows(2).position(hardly))
    {
        return Some(at..at + 2);
    }
    // "Whether he comes or not" denies nothing.
    let says_no = |at: &usize| {
        let before = at.checked_sub(1).and_then(|at| words.get(at));
        words.get(*at).is_some_and(|word| NOT.contains(word)) && before != Some(&"or")
    };
    let first = (0..words.len()).find(says_no)?;
    let rest = words.get(first + 1..)?;
    let ends = rest.iter().position(|word| BREAKS.contains(word));
    let clause = rest.get(..ends.unwrap_or(rest.len()))?;
    let preposition = |word: &&str| is(word, &["P"]);
    let after_preposition = |at: usize| clause.get(at - 1).is_some_and(preposition);
    let denies = |at: usize| {
        let next = clause.get(at + 1).copied().unwrap_or("more");
        clause.get(at).is_some_and(|word| NOBODY.contains(word))
            || (clause.get(at) == Some(&"no")
                && !AFTER_NO.contains(&next)
                && !after_preposition(at))
    };
    let second = (1..clause.len()).find(|&at| denies(at))?;
    Some(first..first + 2 + second)
}

fn stray_any(words: &[&str]) -> Option<Range<usize>> {
    let at = words.iter().position(|word| ANY.contains(word))?;
    let before = words.get(..at)?;
    let (verb, opening) = (before.last()?, before.first()?);
    let let_in = before.iter().any(|word| LETS_ANY.contains(word));
    let asks = is(opening, &["Be", "Do", "Have", "WhNP", "WhAdv", "WhDet"]) || before.len() < 2;
    let own = |place: usize| words.get(place).is_some_and(|word| OWN.contains(word));
    let chosen = own(at + 1) || own(at + 2);
    (HAVING.contains(verb) && !let_in && !asks && !chosen).then_some(at - 1..at + 1)
}

fn is(word: &str, kinds: &[&str]) -> bool {
    let readings = LEXICON.readings(word);
    readings
        .iter()
        .any(|r| kinds.iter().any(|kind| GRAMMAR.cat(kind) == Some(r.cat)))
}
