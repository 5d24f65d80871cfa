//! What is said around what there is to read: lists of rules, lessons, help. The texts themselves are printed (see
//! [`crate::printed`]).

use table::Values;

use crate::sentence::{Sentence, Typed};
use crate::{Line, Names};

sentences! { pub:
    /// What stands above the rules in force.
    InForce = "reading-in-force" {}
    /// There is no such rule.
    NoRule = "reading-no-rule" { name: Line }
    /// An option with its numbers, its value and what it takes.
    Option = "reading-option" { title: Line, slug: Line, numbers: Line, value: Line, takes: Line }
    /// What an option does not go together with.
    Clashes = "reading-clashes" { others: Line }
    /// What this table has set otherwise.
    AtThisTable = "reading-at-this-table" { settings: Line }
    /// One of them.
    NotTheUsual = "reading-not-the-usual" { slug: Line, value: Line, usual: Line }
    /// What an option can be: a flag.
    OnOrOff = "reading-on-or-off" {}
    /// What an option can be: one of these words, or the name of something the table has loaded.
    OrLoaded = "reading-or-loaded" { words: Line }
    /// What an option can be: a number.
    Numbers = "reading-numbers" { step: Typed, min: Typed, max: Typed }
    /// Or nothing at all.
    OrZero = "reading-or-zero" { numbers: Line }
    /// What comes of a vote, behind the value that is in force.
    Then = "reading-then" { value: Line, since: Line }
    /// From when on a change holds that waits for a situation; some languages bring all of that along.
    FromNext = "reading-from-next" { situation: Line }
    /// What an option takes, and when a change begins (W19).
    ItTakes = "reading-it-takes" { takes: Line, since: Line }
    /// What stands above the options of a game.
    OptionsOf = "reading-options-of" { title: Line }
    /// How one of them is asked for in full.
    OneInFull = "reading-one-in-full" { command: Line }
    /// Before what an option takes.
    ValuesLabel = "reading-values-label" {}
    /// Before its situation.
    SituationLabel = "reading-situation-label" {}
    /// Before what it does not go together with.
    ClashesLabel = "reading-clashes-label" {}
    /// What an option takes, and its default.
    ValuesAndDefault = "reading-values-and-default" { takes: Line, usual: Line }
    /// What its situation is for.
    Situation = "reading-situation" { situation: Line }

    /// What stands above the words of any table.
    AtEveryTable = "reading-at-every-table" {}
    /// What stands above the topics.
    Topics = "reading-topics" {}
    /// No topic has that name, but some speak of it.
    SpokenOf = "reading-spoken-of" { name: Line, topics: Line }
    /// There is no such topic.
    NoTopic = "reading-no-topic" { name: Line }

    /// What stands above the lessons.
    FewLessons = "reading-few-lessons" {}
    /// How the first lesson is asked for.
    BeginLessons = "reading-begin-lessons" { ask: Line }
    /// There is no such lesson.
    NoLesson = "reading-no-lesson" { number: Line, last: i64 }
    /// How the next lesson is asked for.
    NextLesson = "reading-next-lesson" { ask: Line, number: i64 }
    /// There are no more lessons.
    LastLesson = "reading-last-lesson" {}
    /// The title of a lesson.
    LessonTitle = "reading-lesson-title" { number: i64, title: Line }
    /// What a lesson shows.
    YouSee = "reading-you-see" { pieces: Line }
    /// How a lesson's question is answered.
    HowToAnswer = "reading-how-to-answer" { ask: Line, number: i64 }
    /// The lesson has no question.
    AsksNothing = "reading-asks-nothing" {}
    /// The answer was wrong.
    TryAnother = "reading-try-another" {}
    /// There is no such answer.
    NoAnswer = "reading-no-answer" { letter: Line }
    /// Cards of `ConneXion` in a row.
    Linked = "reading-linked" { cards: Line }
    /// A cow with its price and its value.
    CowPiece = "reading-cow-piece" { name: Line, price: Line, value: Line }
    /// A card of Unexploded Cow with its price.
    EventPiece = "reading-event-piece" { name: Line, price: Line }
}

/// What an option takes, with its words as they are typed.
#[must_use]
pub fn takes(values: &Values, names: Names<'_>) -> Line {
    match *values {
        Values::Flag => OnOrOff {}.line(names),
        Values::Choice(words) => words.join(", ").into(),
        Values::ChoiceOrName(words) => {
            let words = words.join(", ").into();
            OrLoaded { words }.line(names)
        }
        Values::Number {
            min,
            max,
            step,
            or_zero,
            ..
        } => {
            let numbers = {
                let (step, min, max) = (Typed(step), Typed(min), Typed(max));
                Numbers { step, min, max }.line(names)
            };
            if or_zero && min > 0 {
                OrZero { numbers }.line(names)
            } else {
                numbers
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Tongue;

    #[test]
    fn what_an_option_takes_is_what_it_says_of_itself() {
        let names = Names::new(&[], None);
        let rules = <wimpout::Wimpout as table::Game>::rules();
        for rule in rules {
            assert_eq!(
                takes(&rule.values, names).to_string(),
                rule.values.to_string()
            );
        }
        let kill = rules.iter().find(|rule| rule.slug == "kill").unwrap();
        let german = takes(&kill.values, names.in_tongue(Tongue::De));
        assert_eq!(german.to_string(), "eine Zahl von 1 bis 99 oder 0");
    }
}
