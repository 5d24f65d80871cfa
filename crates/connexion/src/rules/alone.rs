//! X22: who decides where there is nobody to vote.

use table::{Rule, Settings, Values};

use super::Rules;

pub(super) const RULE: Rule = Rule {
    slug: "alone",
    title: "Judging alone",
    summary: "A doubtful sentence where nobody else plays.",
    text: "A sentence that the judge is unsure of, or has rejected and the author appeals, goes to a vote of the other \
           players. Who plays alone has nobody to ask: `strict` rejects it, `lenient` accepts it.",
    source: "X22",
    values: Values::Choice(&["strict", "lenient"]),
    situation: "bonus",
    clashes: &[],
};

pub(super) fn read(set: &Settings) -> bool {
    set.choice(&RULE, [false, true])
}

impl Rules {
    /// Does a doubtful sentence stand where nobody can vote?
    pub fn is_lenient_alone(&self) -> bool {
        self.lenient
    }
}

#[cfg(test)]
mod tests {
    use super::super::with;

    #[test]
    fn strict_unless_the_table_says_otherwise() {
        assert!(!with(&[]).is_lenient_alone());
        assert!(with(&["alone=lenient"]).is_lenient_alone());
    }
}
