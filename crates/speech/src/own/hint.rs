//! What seems odd in a text that can be played: lines that are never come to, counts that nobody counts.

use own::Hint;

use super::{
    Fails, NeverAnswers, NeverChosen, NoPower, NoSuchWord, NothingCounted, Uncounted, Unreached,
    because,
};
use crate::line::Line;
use crate::names::Names;
use crate::sentence::Sentence;

/// The line of the text that is meant.
pub(super) fn place(hint: &Hint) -> Option<usize> {
    match hint {
        Hint::Unreached(line)
        | Hint::NoPower(line)
        | Hint::Uncounted(_, line)
        | Hint::NoSuchWord { line, .. } => Some(*line),
        Hint::NeverAnswers(_, why) | Hint::SometimesFails(_, why) => Some(why.line),
        Hint::NothingCounted(_) | Hint::NeverChosen => None,
    }
}

/// What seems odd in a text, as it is said to whoever wrote it.
pub(super) fn told(hint: &Hint, names: Names<'_>) -> Line {
    match hint {
        Hint::Uncounted(field, line) => {
            let line = u32::try_from(*line).unwrap_or(u32::MAX);
            let field = (*field).into();
            Uncounted { field, line }.line(names)
        }
        Hint::Unreached(line) => {
            let line = u32::try_from(*line).unwrap_or(u32::MAX);
            Unreached { line }.line(names)
        }
        Hint::NoPower(line) => {
            let line = u32::try_from(*line).unwrap_or(u32::MAX);
            NoPower { line }.line(names)
        }
        Hint::NoSuchWord {
            line,
            field,
            word,
            words,
        } => NoSuchWord {
            line: u32::try_from(*line).unwrap_or(u32::MAX),
            field: (*field).into(),
            word: word.as_str().into(),
            words: format!("\"{}\"", words.join("\", \"")).into(),
        }
        .line(names),
        Hint::NothingCounted(counter) => {
            let counter = counter.as_str().into();
            NothingCounted { counter }.line(names)
        }
        Hint::NeverChosen => NeverChosen {}.line(names),
        Hint::NeverAnswers(question, why) => {
            let (question, why) = ((*question).into(), because(why, names));
            NeverAnswers { question, why }.line(names)
        }
        Hint::SometimesFails(question, why) => {
            let (question, why) = ((*question).into(), because(why, names));
            Fails { question, why }.line(names)
        }
    }
}
