//! What several answers of a rule of one's own come to together (O7): one may give what another takes.

use own::Asking;

use super::effect::Finding;
use super::reached::Reached;
use super::told::Me;
use super::{text, words};

/// Of so many words each some player has found.
const FOUND: [usize; 3] = [1, 3, 6];

/// What words bring at the end together with what their finder gets, of some who have found them.
pub(super) fn in_all(asking: &mut Asking<'_>, reached: &Reached) -> Option<Finding> {
    let rule = asking.rule;
    let looks = |field: &str| rule.looks_at(&["scoring"], "me", field);
    let both = ["word_scores", "scoring"];
    // What is counted of him would hang on his turns.
    let told = both.iter().all(|question| rule.answers(question));
    if !told || looks("count") || looks("table") {
        return None;
    }
    let listed = reached.words.iter();
    let listed = listed.filter(|word| words::may_be_listed(asking, word));
    let listed: Vec<String> = listed.cloned().collect();
    let cards = Me::usual().cards;
    let some = FOUND.iter().filter_map(|n| {
        let found = listed.get(..*n)?;
        let letters = found.iter().map(String::len).max().unwrap_or(0);
        let small = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
        let me = Me {
            words: small(*n),
            longest: small(letters),
            cards,
            ..Me::default()
        };
        let of_words = found
            .iter()
            .map(|word| asking.number("word_scores", &[text(word)]));
        let of_words: i64 = of_words.sum();
        let of_him = asking.number("scoring", &[me.given()]);
        let counts = of_words != 0 && of_him != 0;
        counts.then(|| {
            let cards = looks("cards").then_some(cards);
            (found.to_vec(), cards, of_words + of_him)
        })
    });
    let some: Vec<_> = some.collect();
    (!some.is_empty()).then_some(Finding::InAll(some))
}
