//! What becomes of what a rule of one's own counts, found out by asking it (O7).

use std::collections::BTreeSet;

use own::{Amount, Asking, Counted, Given, Law, UpTo};

use super::counters::{COUNTING, COUNTING_ALL};
use super::reached::{MOST_WORDS, Reached};
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

/// What becomes of a count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Becomes {
    /// What.
    pub law: Law,
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

/// A question about what becomes of a count of players, or of the table.
#[derive(Clone, Copy)]
struct Becoming<'a> {
    question: &'static str,
    of_table: bool,
    reached: &'a Reached,
}

impl Becoming<'_> {
    fn after(self, asking: &mut Asking<'_>, what: &Given, me: Me) -> u32 {
        let before = count(&me, self.of_table);
        asking.count(self.question, &[what.clone(), me.given()], before)
    }

    /// What becomes of all counts that come about, where this happens among all that may.
    fn law(self, asking: &mut Asking<'_>, what: &Given, happening: &[Given], me: Me) -> Law {
        let counts = if self.of_table {
            &self.reached.table.all
        } else {
            &self.reached.of.all
        };
        let before = (counts.as_slice(), count(&me, self.of_table));
        let by_amount = Law::by_amount(before, what, happening, amounts, |what, count| {
            self.after(asking, what, with(count, me, self.of_table))
        });
        by_amount.unwrap_or_else(|| {
            Law::of(counts, |count| {
                self.after(asking, what, with(count, me, self.of_table))
            })
        })
    }

    fn holds(self, asking: &mut Asking<'_>, what: &Given, me: Me, law: &Law) -> bool {
        law.holds(&amounts(what), |count| {
            self.after(asking, what, with(count, me, self.of_table))
        })
    }

    /// Of whom a law holds that holds of him.
    fn who(self, asking: &mut Asking<'_>, what: &Given, me: Me, law: &Law) -> Me {
        let rule = asking.rule;
        me.widened(rule, self.reached, |me| self.holds(asking, what, me, law))
    }
}

/// The amounts of what has happened, by which a count may go on: of a word, or the words of a turn.
fn amounts(told: &Given) -> Vec<Amount> {
    let size = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    match told {
        Given::Text(word) => {
            let letters: BTreeSet<char> = word.chars().collect();
            let vowels = word.chars().filter(|letter| "aeiou".contains(*letter));
            vec![
                ("letters", size(word.chars().count())),
                ("vowels", size(vowels.count())),
                ("different", size(letters.len())),
            ]
        }
        Given::Number(words) => {
            let words = u32::try_from(*words).ok();
            words.map(|words| ("words", words)).into_iter().collect()
        }
        _ => Vec::new(),
    }
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
    let one = Becoming {
        question,
        of_table,
        reached,
    };
    let happening: Vec<Given> = reached.words.iter().map(|word| text(word)).collect();
    for me in Me::asked(rule, question, reached) {
        for word in &reached.words {
            let told = text(word);
            let by = amounts(&told);
            let (before, after) = (count(&me, of_table), one.after(asking, &told, me));
            let known = |(known, becomes): &(Option<String>, Becomes)| {
                let of_word = known.as_ref().is_none_or(|known| known == word);
                of_word && becomes.law.tells(&by, before, after) && becomes.who.covers(rule, &me)
            };
            if after == before || some.iter().any(known) {
                continue;
            }
            let mut laws = some.iter().map(|(_, known)| &known.law);
            let is_known = laws.any(|law| one.holds(asking, &told, me, law));
            let room = !is_known && some.len() < Counted::<u32>::MOST;
            let law = room.then(|| one.law(asking, &told, &happening, me));
            let Some(law) = law else {
                others = true;
                continue;
            };
            let who = one.who(asking, &told, me, &law);
            let mut words = reached.words.iter();
            let any = words.all(|word| one.holds(asking, &text(word), me, &law));
            let who = without(who, of_table);
            some.push(((!any).then(|| word.clone()), Becomes { law, who }));
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
    let one = Becoming {
        question,
        of_table,
        reached,
    };
    let turn = |words: u32| Given::Number(words.into());
    let happening: Vec<Given> = all.iter().map(|words| turn(*words)).collect();
    for me in Me::asked(rule, question, reached) {
        for &words in &all {
            let told = turn(words);
            let by = amounts(&told);
            let (before, after) = (count(&me, of_table), one.after(asking, &told, me));
            let known = |(least, to, becomes): &(u32, UpTo, Becomes)| {
                let of_turn = to.covers(*least, words);
                of_turn && becomes.law.tells(&by, before, after) && becomes.who.covers(rule, &me)
            };
            if after == before || some.iter().any(known) {
                continue;
            }
            let mut laws = some.iter().map(|(.., known)| &known.law);
            let is_known = laws.any(|law| one.holds(asking, &told, me, law));
            let room = !is_known && some.len() < Counted::<u32>::MOST;
            let law = room.then(|| one.law(asking, &told, &happening, me));
            let Some(law) = law else {
                others = true;
                continue;
            };
            let who = one.who(asking, &told, me, &law);
            let (least, to) = UpTo::around(words, &all, |words| {
                let mut whom = [me, who].into_iter();
                whom.all(|me| one.holds(asking, &turn(words), me, &law))
            });
            let who = without(who, of_table);
            some.push((least, to, Becomes { law, who }));
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
