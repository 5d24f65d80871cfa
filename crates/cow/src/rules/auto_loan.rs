//! `auto-loan`: whether play money is lent without asking (A25).

use table::{Rule, Values};

use super::{Choice, Rules};

/// Whether the debtor is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum AutoLoan {
    On,
    Off,
}

impl Choice for AutoLoan {
    const RULE: Rule = RULE;
    const ALL: &'static [Self] = &[Self::On, Self::Off];
}

pub(super) const RULE: Rule = Rule {
    slug: "auto-loan",
    title: "Loans without asking",
    summary: "With play money a loan comes of itself, or the debtor is asked.",
    text: "Under `finance=casual`, a player who cannot pay gets a loan of what is missing. `on`: it is taken without \
           asking. `off`: the debtor is asked, and takes the loan or drops out. In the other finance modes the \
           debtor is always asked.",
    source: "A25 S7",
    values: Values::Choice(&["on", "off"]),
    situation: "debt",
    clashes: &[],
};

impl Rules {
    /// Whether what is missing is lent without a question.
    pub(crate) fn lends_unasked(&self) -> bool {
        self.lends_the_rest() && self.auto_loan == AutoLoan::On
    }
}

#[cfg(test)]
mod tests {
    use super::super::with;

    #[test]
    fn only_play_money_is_lent_unasked() {
        assert!(with("auto-loan", "on").lends_unasked());
        assert!(!with("auto-loan", "off").lends_unasked());
        assert!(!with("finance", "serious").lends_unasked());
        assert!(!with("finance", "table").lends_unasked());
    }
}
