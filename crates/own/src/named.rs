//! Words that a text looks for and never meets (O7): a misspelled one is as good as `false`, and nothing else would say so.

use std::collections::{BTreeMap, BTreeSet};

use crate::{Given, Hint};

/// Of a field with more words than this nobody knows which ones there are.
const MOST_WORDS: usize = 30;

/// The words that fields were told with, by the names of the fields.
#[derive(Debug, Default)]
pub(crate) struct Words(BTreeMap<&'static str, BTreeSet<String>>);

impl Words {
    /// A question is told this.
    pub(crate) fn note(&mut self, told: &[Given]) {
        let fields = told.iter().flat_map(Given::named);
        for (field, given) in fields {
            if let Given::Text(word) = given {
                let words = self.0.entry(field).or_default();
                if words.len() <= MOST_WORDS {
                    words.insert(word.clone());
                }
            }
        }
    }

    /// The words that this line of a text compares a field with and that the field never was.
    pub(crate) fn missing<'a>(
        &'a self,
        line: usize,
        code: &'a str,
    ) -> impl Iterator<Item = Hint> + 'a {
        let known = self.0.iter().filter(|(_, words)| words.len() <= MOST_WORDS);
        known.flat_map(move |(field, words)| {
            let missing = compared(code, field).filter(|word| !words.contains(*word));
            missing.map(move |word| Hint::NoSuchWord {
                line,
                field,
                word: word.to_owned(),
                words: words.iter().cloned().collect(),
            })
        })
    }
}

/// The words that a field is compared with here: `x.field == "word"`.
fn compared<'a>(code: &'a str, field: &str) -> impl Iterator<Item = &'a str> {
    let field = format!(".{field}");
    let ends = code.match_indices(&field).map(|(at, _)| at + field.len());
    let ends: Vec<usize> = ends.collect();
    ends.into_iter().filter_map(move |end| {
        let after = code[end..].trim_start();
        let after = after
            .strip_prefix("==")
            .or_else(|| after.strip_prefix("!="))?;
        let word = after.trim_start().strip_prefix('"')?;
        word.split_once('"').map(|(word, _)| word)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_that_a_field_never_is_is_found() {
        let mut words = Words::default();
        for kind in ["spy", "plain"] {
            words.note(&[Given::Named(vec![("kind", Given::Text(kind.to_owned()))])]);
        }
        let found = |code: &str| {
            let hints = words.missing(7, code).collect::<Vec<_>>();
            let word = |hint: &Hint| match hint {
                Hint::NoSuchWord { word, .. } => word.clone(),
                _ => String::new(),
            };
            hints.iter().map(word).collect::<Vec<_>>()
        };
        assert_eq!(
            found("if card.kind == \"spie\" || card.kind!=\"cow\" { 5 }"),
            ["spie", "cow"]
        );
        assert_eq!(
            found("card.kind == \"spy\" && card.kinds == \"x\" && kind == \"y\""),
            [""; 0]
        );
    }

    #[test]
    fn of_a_field_that_may_be_anything_nothing_is_said() {
        let mut words = Words::default();
        for n in 0..=MOST_WORDS {
            words.note(&[Given::Named(vec![("text", Given::Text(n.to_string()))])]);
        }
        assert_eq!(words.missing(1, "word.text == \"zebra\"").count(), 0);
    }
}
