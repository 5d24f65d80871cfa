//! How many cards words win under a rule of one's own, found out by asking it (O7): by the word, and by who finds it.

use std::collections::BTreeSet;

use own::{Asking, Counted};

use super::counted::told;
use super::effect::{Finding, and_others};
use super::reached::Reached;
use super::told::Me;
use super::{CARDS_WON_BY, WON, text, words};

/// So many players are asked about with each word where it may hang on them.
const MOST_FINDERS: usize = 12;

/// How many cards a word wins a player: the most of both answers.
fn cards(asking: &mut Asking<'_>, word: &str, me: Me) -> u32 {
    let rule = asking.rule;
    let of_word = asking.asked(rule.number("cards_won", &[text(word)]));
    let by = asking.asked(rule.number(CARDS_WON_BY, &told(word, me)));
    let most = of_word.into_iter().chain(by).max();
    most.map_or(WON.into(), |cards| u32::try_from(cards).unwrap_or(0))
}

/// How many cards a word wins whoever finds it; nothing where that hangs on who does.
fn whoever(asking: &mut Asking<'_>, word: &str, finders: &[Me]) -> Option<u32> {
    let (first, others) = finders.split_first()?;
    let won = cards(asking, word, *first);
    let mut others = others.iter();
    others
        .all(|me| cards(asking, word, *me) == won)
        .then_some(won)
}

/// A player each for whom words win other cards than for the rest.
fn finders(asking: &mut Asking<'_>, reached: &Reached) -> Vec<Me> {
    let rule = asking.rule;
    let mut known = BTreeSet::new();
    let mut all = Me::asked(rule, CARDS_WON_BY, reached);
    all.retain(|me| {
        let of_words = reached.words.iter();
        let won: Vec<Option<i64>> = of_words
            .map(|word| asking.asked(rule.number(CARDS_WON_BY, &told(word, *me))))
            .collect();
        known.insert(won)
    });
    all.truncate(MOST_FINDERS);
    all
}

/// What words win, where that never hangs on who finds them.
pub(super) fn won(asking: &mut Asking<'_>, _: &Reached) -> Vec<Finding> {
    if asking.rule.answers(CARDS_WON_BY) {
        return Vec::new();
    }
    vec![of_words(asking, &[Me::usual()])]
}

/// What words win whoever finds them, and what by who does.
pub(super) fn won_by(asking: &mut Asking<'_>, reached: &Reached) -> Vec<Finding> {
    let mut found = Vec::new();
    // Of words of which that is said already nothing more is.
    let mut finders = Vec::new();
    if asking.rule.answers("cards_won") {
        finders = self::finders(asking, reached);
        found.push(of_words(asking, &finders));
        found.retain(|one| !one.is_nothing());
    }
    found.extend(of_finders(asking, reached, &finders));
    found
}

/// The words that win another number of cards than one, whoever of these finds them.
fn of_words(asking: &mut Asking<'_>, finders: &[Me]) -> Finding {
    let (share, some) = words::share_of_listed(asking, |asking, word| {
        let cards = whoever(asking, word, finders)?;
        let by = i64::from(cards) - i64::from(WON);
        (by != 0).then(|| (by, (word.to_owned(), cards)))
    });
    Finding::Wins(share, some)
}

fn of_finders(asking: &mut Asking<'_>, reached: &Reached, finders: &[Me]) -> Vec<Finding> {
    let rule = asking.rule;
    let mut some: Vec<(Option<String>, Me, u32)> = Vec::new();
    let mut others = false;
    let words = reached.words.iter().filter(|word| {
        let hangs_on_them = whoever(asking, word, finders).is_none();
        hangs_on_them && words::may_be_listed(asking, word)
    });
    let words: Vec<&String> = words.collect();
    for me in Me::asked(rule, CARDS_WON_BY, reached) {
        for word in &words {
            let won = cards(asking, word, me);
            let is_told = |(known, who, of): &(Option<String>, Me, u32)| {
                let of_word = known.as_ref().is_none_or(|known| known == *word);
                of_word && *of == won && who.covers(rule, &me)
            };
            if won == u32::from(WON) || some.iter().any(is_told) {
                continue;
            }
            let alike = some
                .iter()
                .any(|(known, who, of)| *of == won && (known.is_none() || who.covers(rule, &me)));
            if alike || some.len() == Counted::<u32>::MOST {
                others = true;
                continue;
            }
            let who = me.widened(rule, reached, |me| cards(asking, word, me) == won);
            let mut all = reached.words.iter();
            let any = all.all(|word| cards(asking, word, me) == won);
            some.push(((!any).then(|| (*word).clone()), who, won));
        }
    }
    and_others(Finding::WinsBy(some), others)
}
