//! The words that a rule of one's own is asked about (O7): some of all kinds, those whose letters its text names, and those that
//! it tells apart.

use std::collections::BTreeSet;

use english::words::Shipped;
use own::{Asking, Counted, Given, Rule};

use super::told::Me;
use super::{CARDS_WON_BY, text};

/// Words of some lengths and letters that are asked about first, then others.
const WORDS: [&str; 10] = [
    "at", "tea", "rates", "metaphor", "eye", "level", "zone", "quiz", "cheese", "singing",
];
/// The questions about a word and its finder.
const OF_A_FINDER: [&str; 3] = ["after_word", "table_after_word", CARDS_WON_BY];
/// So many words are asked about that have letters in the same place which the text names.
const MOST_NAMED: usize = 6;
/// So many words are asked about with players of all kinds.
const MOST: usize = 40;
/// All words are asked about where that takes no more operations than so many, and where the rule can answer.
const MOST_MADE: u64 = 600_000;
/// Of words that come to the same, so many.
const ALIKE: usize = 2;

/// How many words of how many.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Share {
    /// So many.
    pub n: u32,
    /// Of so many.
    pub of: u32,
    /// Which these are.
    pub among: Among,
}

/// Which words of the list are asked about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Among {
    /// One in forty of all words.
    #[default]
    Some,
    /// Those whose letters the text names, where nothing comes of one in forty.
    Named,
    /// All, where nothing comes of those either.
    All,
}

/// Every fortieth word of the shortest list that is shipped, and all of two letters, which are few: some thousand of all lengths
/// and letters.
fn sample() -> Vec<String> {
    let list = Shipped::Family.load();
    let words = list.iter().enumerate();
    let some = words.filter(|(place, word)| place % 40 == 0 || word.len() == 2);
    some.map(|(_, word)| word.to_owned()).collect()
}

/// Words of that list that are letters which the text names, begin with them, end with them, or have them somewhere.
fn named(rule: &Rule) -> Vec<String> {
    let asked: Vec<String> = rule.words().iter().map(|one| one.to_lowercase()).collect();
    if asked.is_empty() {
        return Vec::new();
    }
    let list = Shipped::Family.load();
    let mut all = BTreeSet::new();
    for letters in &asked {
        let ways: [fn(&str, &str) -> bool; 4] = [
            |word, letters| word == letters,
            |word, letters| word.starts_with(letters),
            |word, letters| word.ends_with(letters),
            |word, letters| word.contains(letters),
        ];
        for way in ways {
            let words = list.iter().filter(|word| way(word, letters));
            let words: Vec<&str> = words.collect();
            let step = words.len().div_ceil(MOST_NAMED).max(1);
            all.extend(words.into_iter().step_by(step).map(str::to_owned));
        }
    }
    all.into_iter().collect()
}

/// All words of that list.
fn all() -> Vec<String> {
    Shipped::Family.load().iter().map(str::to_owned).collect()
}

/// What comes of words: by how much each is otherwise, and how it is told; of those that the text names where nothing comes of
/// others, and of all words of the list where nothing comes of those either, as far as that is not too much work.
pub(super) fn share<T>(
    asking: &mut Asking<'_>,
    mut comes: impl FnMut(&mut Asking<'_>, &str) -> Option<(i64, T)>,
) -> (Share, Vec<T>) {
    let rule = asking.rule;
    let mut of = |words: Vec<String>, among, most: Option<u64>| {
        let (mut counted, mut made) = (Counted::default(), 0);
        for word in &words {
            let (one, takes) = own::measured(|| comes(asking, word));
            made += takes;
            if most.is_some_and(|most| made > most || asking.fault.is_some()) {
                return None;
            }
            if let Some((by, one)) = one {
                counted.add_by(by, one);
            }
        }
        let of = u32::try_from(words.len()).unwrap_or(u32::MAX);
        let n = counted.n;
        Some((Share { n, of, among }, counted.some))
    };
    let finds = |found: &(Share, Vec<T>)| found.0.n > 0;
    let some = of(sample(), Among::Some, None).unwrap_or_default();
    if finds(&some) {
        return some;
    }
    let rare = of(named(rule), Among::Named, None).filter(finds);
    let rare = rare.or_else(|| of(all(), Among::All, Some(MOST_MADE)));
    rare.unwrap_or(some)
}

/// The same of words that may be listed.
pub(super) fn share_of_listed<T>(
    asking: &mut Asking<'_>,
    mut comes: impl FnMut(&mut Asking<'_>, &str) -> Option<(i64, T)>,
) -> (Share, Vec<T>) {
    share(asking, |asking, word| {
        let listed = may_be_listed(asking, word);
        listed.then(|| comes(asking, word))?
    })
}

/// Whether the rule itself does not refuse a word.
pub(super) fn may_be_listed(asking: &mut Asking<'_>, word: &str) -> bool {
    !asking.rule.answers("refuses") || !asking.flag("refuses", &[text(word)])
}

/// The words about which questions are asked that are told a word and its finder.
pub(super) fn of_finders(asking: &Asking<'_>, begin: Me) -> Vec<String> {
    let rule = asking.rule;
    let mut all: Vec<String> = WORDS.map(str::to_owned).to_vec();
    let questions = OF_A_FINDER.iter().filter(|question| rule.answers(question));
    let questions: Vec<&str> = questions.copied().collect();
    if questions.is_empty() {
        return all;
    }
    // What a word wins anybody counts beside what it wins its finder.
    let beside = rule.answers(CARDS_WON_BY) && rule.answers("cards_won");
    let mut quiet = Asking::of(rule);
    let mut known: Vec<Vec<i64>> = Vec::new();
    for word in all.clone().into_iter().chain(named(rule)).chain(sample()) {
        let mut comes = outcomes(&mut quiet, &questions, &word, begin);
        comes.extend(beside.then(|| quiet.number("cards_won", &[text(&word)])));
        let alike = known.iter().filter(|one| **one == comes).count();
        let is_usual = all.contains(&word);
        if is_usual || alike < ALIKE && all.len() < MOST {
            known.push(comes);
            all.extend((!is_usual).then_some(word));
        }
    }
    all
}

/// What comes of a word, with some counts.
fn outcomes(asking: &mut Asking<'_>, questions: &[&str], word: &str, begin: Me) -> Vec<i64> {
    let more = Me {
        count: begin.count + 2,
        table: begin.table + 2,
        ..begin
    };
    let players = [begin, more];
    let asked = questions
        .iter()
        .flat_map(|question| players.iter().map(move |me| (*question, *me)));
    let comes = asked.map(|(question, me)| {
        let told: [Given; 2] = [text(word), me.given()];
        asking.number(question, &told)
    });
    comes.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::QUESTIONS;

    /// Which words a text is asked about that refuses some, and how many operations that takes.
    fn asked(body: &str) -> (Share, u64) {
        let head = "rule: x\ntitle: X\nabout: Y.\n---\n";
        let rule = Rule::read(&format!("{head}{body}\n"), QUESTIONS).unwrap();
        let mut asking = Asking::of(&rule);
        let ask = || {
            share(&mut asking, |asking, word| {
                asking.flag("refuses", &[text(word)]).then_some((1, ()))
            })
        };
        let ((share, _), made) = own::measured(ask);
        (share, made)
    }

    #[test]
    fn all_words_are_asked_about_where_that_is_no_great_work() {
        let (share, _) = asked("fn refuses(word) { same_backwards(word) && word.len > 3 }");
        assert_eq!((share.n, share.among), (19, Among::All));
        let dear = "fn refuses(word) { let n = 0; for i in 0..90 { n += i; } n < 0 }";
        let (share, made) = asked(dear);
        assert_eq!((share.n, share.among), (0, Among::Some));
        assert!(made < 2 * MOST_MADE, "{made}");
        let (share, made) = asked("fn refuses(word) { loop { } }");
        assert_eq!((share.n, share.among), (0, Among::Some));
        assert!(made < 2 * MOST_MADE, "the few alone: {made}");
    }
}
