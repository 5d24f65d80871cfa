//! X23: who wins of several with the highest total.

use table::{Rule, Settings, Values};

use super::Rules;

pub(super) const RULE: Rule = Rule {
    slug: "ties",
    title: "Ties",
    summary: "Who wins of several with the highest total.",
    text: "`share`: they share the win. `most-words`: the one with more words on the list wins. `longest-word`: the one \
           who found the longest word wins. Who is still tied shares.",
    source: "X23",
    values: Values::Choice(&["share", "most-words", "longest-word"]),
    situation: "bonus",
    clashes: &[],
};

/// What decides between equal totals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ties {
    /// Nothing.
    Share,
    /// The number of words.
    MostWords,
    /// The length of the longest word.
    LongestWord,
}

pub(super) fn read(set: &Settings) -> Ties {
    use Ties::{LongestWord, MostWords, Share};
    set.choice(&RULE, [Share, MostWords, LongestWord])
}

impl Rules {
    /// What decides between equal totals?
    pub fn ties(&self) -> Ties {
        self.ties
    }
}

#[cfg(test)]
mod tests {
    use super::super::with;
    use super::Ties;

    #[test]
    fn they_share_unless_the_table_says_otherwise() {
        assert_eq!(with(&[]).ties(), Ties::Share);
        assert_eq!(with(&["ties=longest-word"]).ties(), Ties::LongestWord);
    }
}
