//! `finance`: what happens to a player who cannot pay (R43–R45, A25).

use table::{Rule, Values};

use super::{Choice, Rules};

/// How serious the money is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Finance {
    Casual,
    Serious,
    Table,
}

impl Choice for Finance {
    const RULE: Rule = RULE;
    const ALL: &'static [Self] = &[Self::Casual, Self::Serious, Self::Table];
}

pub(super) const RULE: Rule = Rule {
    slug: "finance",
    title: "Running out of money",
    summary: "A player who cannot pay gets a loan, adds money, or drops out.",
    text: "`casual`: the bankroll is unlimited. Whoever cannot pay gets a loan of what is missing (see `auto-loan`), \
           and anybody may drop out at any time. `serious`: whoever cannot pay takes a loan of a full $2,000 or drops \
           out. `table`: whoever cannot pay adds money (a multiple of $50, at least what is missing, at most $2,000) \
           or drops out. In these two a player also drops out when he has $0, and at no other time. Loans and added \
           money are taken off in the final score.",
    source: "R43 R44 R45 A25 S7 S8",
    values: Values::Choice(&["casual", "serious", "table"]),
    situation: "debt",
    clashes: &[],
};

/// The way out of a debt, beside dropping out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// A loan of what is missing; without a question, unless the table wants to be asked.
    LoanOfTheRest,
    /// A loan of $2,000, if the debtor wants it.
    FullLoan,
    /// Money added, if the debtor wants to.
    Add,
}

impl Rules {
    /// The way out of a debt.
    pub(crate) fn way_out_of_debt(&self) -> Way {
        match self.finance {
            Finance::Casual => Way::LoanOfTheRest,
            Finance::Serious => Way::FullLoan,
            Finance::Table => Way::Add,
        }
    }

    /// Whether a loan is of what is missing, and no more.
    pub(super) fn lends_the_rest(&self) -> bool {
        self.finance == Finance::Casual
    }

    /// Whether a player with so much cash may drop out when he is in no debt (S7, R45).
    pub(crate) fn may_leave_at_will(&self, cash: i32) -> bool {
        self.finance == Finance::Casual || cash == 0
    }
}

#[cfg(test)]
mod tests {
    use super::super::with;
    use super::Way;

    #[test]
    fn each_mode_has_its_way_out() {
        let ways =
            ["casual", "serious", "table"].map(|mode| with("finance", mode).way_out_of_debt());
        assert_eq!(ways, [Way::LoanOfTheRest, Way::FullLoan, Way::Add]);
        let will = |cash| {
            ["casual", "serious", "table"].map(|mode| with("finance", mode).may_leave_at_will(cash))
        };
        assert_eq!(will(50), [true, false, false]);
        assert_eq!(will(0), [true; 3]);
    }
}
