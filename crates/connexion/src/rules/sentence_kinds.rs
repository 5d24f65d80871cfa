//! X20: what is a sentence at all.

use table::{Rule, Settings, Values};

use super::Rules;
use english::judge::SentenceKinds;

pub(super) const RULE: Rule = Rule {
    slug: "sentence-kinds",
    title: "Kinds of sentences",
    summary: "Whether the table may vote a fragment in.",
    text: "`full`: a statement, a question or a command with its verb; a fragment is wrong. `fragments-by-vote`: the \
           other players vote on a fragment. Capitals, commas and the mark at the end are set by the program and \
           never judged.",
    source: "X20",
    values: Values::Choice(&["full", "fragments-by-vote"]),
    situation: "bonus",
    clashes: &[],
};

pub(super) fn read(set: &Settings) -> SentenceKinds {
    use SentenceKinds::{FragmentsByVote, Full};
    set.choice(&RULE, [Full, FragmentsByVote])
}

impl Rules {
    /// What is a sentence?
    pub(super) fn sentence_kinds(&self) -> SentenceKinds {
        self.sentence_kinds
    }
}

#[cfg(test)]
mod tests {
    use super::super::with;
    use super::SentenceKinds;

    #[test]
    fn fragments_are_wrong_unless_the_table_votes_on_them() {
        assert_eq!(with(&[]).standard().kinds, SentenceKinds::Full);
        let vote = with(&["sentence-kinds=fragments-by-vote"]);
        assert_eq!(vote.standard().kinds, SentenceKinds::FragmentsByVote);
    }
}
