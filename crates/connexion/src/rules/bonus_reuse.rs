//! X18: using a listed word again in the sentence.

use table::{Rule, Settings, Values};

use super::Rules;

pub(super) const RULE: Rule = Rule {
    slug: "bonus-reuse",
    title: "Words again in the sentence",
    summary: "A listed word may come again in the sentence.",
    text: "The sentence is built from the words on the scribe's list, those of all players. Usually each is used at \
           most once; with this rule as often as one likes.",
    source: "X18",
    values: Values::Flag,
    situation: "bonus",
    clashes: &[],
};

pub(super) fn read(set: &Settings) -> bool {
    set.flag(&RULE)
}

impl Rules {
    /// May the sentence use a word again?
    pub fn sentence_repeats(&self) -> bool {
        self.bonus_reuse
    }
}

#[cfg(test)]
mod tests {
    use super::super::with;

    #[test]
    fn each_word_once_unless_the_table_says_otherwise() {
        assert!(!with(&[]).sentence_repeats());
        assert!(with(&["bonus-reuse=on"]).sentence_repeats());
    }
}
