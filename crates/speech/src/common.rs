//! Small parts of sentences that every game has: lists, and numbers that are spelled.

use crate::line::{Line, Part, Sense};
use crate::names::Names;
use crate::sentence::{Argument, Choose, Kind, Sentence, Slot};
use crate::tongue::Tongue;

sentences! {
    /// `a and b`, the end of a list.
    ListEnd = "list-end" { most: Line, last: Line }
    /// `a, b`, a list that goes on.
    ListMore = "list-more" { most: Line, next: Line }
    /// The language in which it is told from now on.
    LanguageChosen = "language-chosen" {}
    /// The machine that kept the table is gone.
    TableMoved = "table-moved" {}
    /// The switch for sound.
    Sound = "sound" {}
    /// A number in words up to twelve, then in digits.
    InWords = "in-words" { n: i64 }
}

/// Parts of a sentence in a row: `a, b and c`.
#[must_use]
pub fn listed(lines: &[Line], names: Names<'_>) -> Line {
    let Some((last, most)) = lines.split_last() else {
        return Line::default();
    };
    let more = |most: Line, next: &Line| {
        let next = next.clone();
        ListMore { most, next }.line(names)
    };
    match most.split_first() {
        None => last.clone(),
        Some((first, rest)) => ListEnd {
            most: rest.iter().fold(first.clone(), more),
            last: last.clone(),
        }
        .line(names),
    }
}

/// What is said, in the new language, to whoever has chosen it.
#[must_use]
pub fn language_chosen(tongue: Tongue) -> Line {
    LanguageChosen {}.line(Names::new(&[], None).in_tongue(tongue))
}

/// What is said to somebody at a telnet table whose machine is gone.
#[must_use]
pub fn table_moved(tongue: Tongue) -> Line {
    TableMoved {}.line(Names::new(&[], None).in_tongue(tongue))
}

/// What the switch for sound is called.
#[must_use]
pub fn sound(tongue: Tongue) -> Line {
    Sound {}.line(Names::new(&[], None).in_tongue(tongue))
}

/// A number as it is read: in words up to twelve, then in digits.
#[must_use]
pub fn spelled(n: i64, names: Names<'_>) -> Line {
    let words = InWords { n }.line(names).to_string();
    Part::new(words, Sense::Count(n)).into()
}

/// A small number, which is spelled where it is said.
#[derive(Clone, Copy, Debug)]
pub struct Spelled(pub i64);

impl Argument for Spelled {
    const KIND: Kind = Kind::Number;

    fn slot(&self, names: Names<'_>) -> Slot {
        Slot {
            line: spelled(self.0, names),
            choose: Choose::Number(self.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_end_with_and() {
        let parts = ["a", "b", "c"].map(Line::from);
        let names = Names::new(&[], None);
        let said = |n, names| listed(&parts[..n], names).to_string();
        assert_eq!(
            [0, 1, 2, 3].map(|n| said(n, names)),
            ["", "a", "a and b", "a, b and c"]
        );
        assert_eq!(said(3, names.in_tongue(Tongue::De)), "a, b und c");
    }

    #[test]
    fn small_numbers_are_spelled() {
        let names = Names::new(&[], None);
        let said = [0, 1, 12, 13].map(|n| spelled(n, names).to_string());
        assert_eq!(said, ["no", "one", "twelve", "13"]);
        assert_eq!(
            spelled(12, names.in_tongue(Tongue::De)).to_string(),
            "zwölf"
        );
    }
}
