//! What becomes of what a rule of one's own counts, found out by asking it (O7).

use own::{Asking, Counted, Given, UpTo};

use super::counters::{COUNTING, COUNTING_ALL};
use super::reached::{MOST_WORDS, Reached, WORDS};
use super::{Finding, Me, text};

/// What becomes of a count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Counting {
    /// It begins with so many.
    Starts(u32),
    /// After this word, or any, it is another.
    Word(Option<String>, Becomes),
    /// The same after a turn with so many words, and up to how many.
    Turn(u32, UpTo, Becomes),
}

/// What a count was and what it is then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Becomes {
    /// What it was.
    pub before: u32,
    /// What it is.
    pub after: u32,
    /// For which players, beside what they count.
    pub who: Me,
}

/// What a rule counts of each player and of the table, found out by asking it.
pub(super) fn counted(asking: &mut Asking<'_>, reached: &Reached) -> Vec<Finding> {
    let head = asking.rule.head();
    let titles = [
        (head.counter.clone(), false),
        (head.table_counter.clone(), true),
    ];
    let mut found = Vec::new();
    for (title, of_table) in titles.into_iter().filter(|(title, _)| !title.is_empty()) {
        let start = if of_table {
            reached.table.start
        } else {
            reached.of.start
        };
        let mut all: Vec<Counting> = Vec::new();
        all.extend((start > 0).then_some(Counting::Starts(start)));
        let (after_words, others) = after_words(asking, reached, of_table);
        all.extend(after_words);
        let (after_turns, more) = after_turns(asking, reached, of_table);
        all.extend(after_turns);
        found.push(Finding::Counts(title, of_table, all));
        found.extend((others || more).then_some(Finding::AndOthers));
    }
    found
}

/// Who is asked about, the count of his or of the table being so.
const fn count(me: &Me, of_table: bool) -> u32 {
    if of_table { me.table } else { me.count }
}

/// The same player without what is counted, which is told beside.
const fn without(mut me: Me, of_table: bool) -> Me {
    if of_table {
        me.to.table = UpTo::Whatever;
    } else {
        me.to.count = UpTo::Whatever;
    }
    me
}

const fn with(before: u32, me: Me, of_table: bool) -> Me {
    if of_table {
        Me {
            table: before,
            ..me
        }
    } else {
        Me {
            count: before,
            ..me
        }
    }
}

/// What a count becomes after this, told to this question.
fn after(asking: &mut Asking<'_>, question: &str, what: Given, me: Me) -> u32 {
    let before = count(&me, question.starts_with("table_"));
    asking.count(question, &[what, me.given()], before)
}

/// Whether a change is like another: to the same, or by as much.
fn alike(known: Becomes, before: u32, after: u32) -> bool {
    let by = |before: u32, after: u32| i64::from(after) - i64::from(before);
    known.after == after || by(known.before, known.after) == by(before, after)
}

/// What becomes of a count after words; and whether it changes after others too.
fn after_words(
    asking: &mut Asking<'_>,
    reached: &Reached,
    of_table: bool,
) -> (Vec<Counting>, bool) {
    let rule = asking.rule;
    let question = if of_table {
        COUNTING_ALL[1]
    } else {
        COUNTING[1]
    };
    let (mut some, mut others): (Vec<(Option<String>, Becomes)>, bool) = (Vec::new(), false);
    if !rule.answers(question) {
        return (Vec::new(), false);
    }
    for me in Me::asked(rule, question, reached) {
        for word in WORDS {
            let becomes =
                |asking: &mut Asking<'_>, word, me| after(asking, question, text(word), me);
            let (before, after) = (count(&me, of_table), becomes(asking, word, me));
            let known = |(known, becomes): &&(Option<String>, Becomes)| {
                let of_word = known.as_ref().is_none_or(|known| known == word);
                of_word && alike(*becomes, before, after) && becomes.who.covers(rule, &me)
            };
            if after == before || some.iter().any(|one| known(&one)) {
                continue;
            }
            let is_alike = some.iter().any(|(_, known)| alike(*known, before, after));
            if is_alike || some.len() == Counted::<u32>::MOST {
                others = true;
                continue;
            }
            let who = me.widened(rule, reached, |me| {
                becomes(asking, word, with(before, me, of_table)) == after
            });
            let any = WORDS.iter().all(|word| becomes(asking, word, me) == after);
            let word = (!any).then(|| word.to_owned());
            let who = without(who, of_table);
            some.push((word, Becomes { before, after, who }));
        }
    }
    let some = some.into_iter();
    let some = some.map(|(word, becomes)| Counting::Word(word, becomes));
    (some.collect(), others)
}

/// The same after turns with so many words.
fn after_turns(
    asking: &mut Asking<'_>,
    reached: &Reached,
    of_table: bool,
) -> (Vec<Counting>, bool) {
    let rule = asking.rule;
    let question = if of_table {
        COUNTING_ALL[2]
    } else {
        COUNTING[2]
    };
    let (mut some, mut others): (Vec<(u32, UpTo, Becomes)>, bool) = (Vec::new(), false);
    if !rule.answers(question) {
        return (Vec::new(), false);
    }
    let all: Vec<u32> = (0..=MOST_WORDS).collect();
    for me in Me::asked(rule, question, reached) {
        for &words in &all {
            let becomes = |asking: &mut Asking<'_>, words, me| {
                after(asking, question, Given::Number(i64::from(words)), me)
            };
            let (before, after) = (count(&me, of_table), becomes(asking, words, me));
            let known = |(least, to, becomes): &(u32, UpTo, Becomes)| {
                let of_turn = to.covers(*least, words);
                of_turn && alike(*becomes, before, after) && becomes.who.covers(rule, &me)
            };
            if after == before || some.iter().any(known) {
                continue;
            }
            let is_alike = some.iter().any(|(.., known)| alike(*known, before, after));
            if is_alike || some.len() == Counted::<u32>::MOST {
                others = true;
                continue;
            }
            let who = me.widened(rule, reached, |me| {
                becomes(asking, words, with(before, me, of_table)) == after
            });
            let (least, to) = UpTo::around(words, &all, |words| {
                let mut whom = [me, with(before, who, of_table)].into_iter();
                whom.all(|me| becomes(asking, words, me) == after)
            });
            let who = without(who, of_table);
            some.push((least, to, Becomes { before, after, who }));
        }
    }
    let some = some.into_iter();
    let some = some.map(|(words, to, becomes)| Counting::Turn(words, to, becomes));
    (some.collect(), others)
}

/// What a rule is told of a word and a player.
pub(super) fn told(word: &str, me: Me) -> [Given; 2] {
    [text(word), me.given()]
}
