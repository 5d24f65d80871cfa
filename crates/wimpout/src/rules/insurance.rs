//! H2: insurance points.

use table::{Rule, Settings, Values};

use super::Rules;
use crate::score::Scoring;
use crate::throw::Throw;

pub(super) const RULE: Rule = Rule {
    slug: "insurance",
    title: "Insurance points",
    summary: "All five cubes scoring in one throw earns a point that can undo a throw.",
    text: "A single throw of five cubes in which all five score earns one insurance point, kept even if the turn \
           wimps out. Two of them nullify a throw of your own, four an opponent's: it is erased as if it had never \
           been, and the same cubes are thrown again. The time for it is after a throw is seen and before the \
           thrower acts on it; opponents are asked in order of play, then the thrower. Points are never spent in \
           the turn in which they were issued, nor in Last Licks, and never earned by a throw that another house \
           rule made score, except the one a Full House grants.",
    source: "H2",
    values: Values::Flag,
    situation: "throw",
    clashes: &[],
};

pub(super) fn read(set: &Settings) -> bool {
    set.flag(&RULE)
}

/// Whose throw is nullified.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// The payer's own.
    Own,
    /// An opponent's.
    Opponents,
}

impl Rules {
    /// Are there insurance points?
    pub fn insures(&self) -> bool {
        self.insurance || self.own_answers("insurance")
    }

    /// What does it cost to nullify a throw?
    pub fn price(&self, whose: Whose) -> u32 {
        let usual = match whose {
            Whose::Own => 2,
            Whose::Opponents => 4,
        };
        self.fixed.price(whose).unwrap_or(usual)
    }

    /// How many insurance points does a throw earn that is counted so, and which rule of the table's own, by its place, is the
    /// first that gives any?
    pub(crate) fn issues_in_all(&self, throw: Throw, scoring: &Scoring) -> (u32, Option<usize>) {
        let (own, by) = if scoring.all_five && self.own_answers("insurance") {
            self.own_issues(throw, scoring.by_the_book)
        } else {
            (0, None)
        };
        (self.issues(scoring) + own, by)
    }

    /// How many insurance points does the house rule give a throw that is counted so (S9)?
    pub fn issues(&self, scoring: &Scoring) -> u32 {
        u32::from(self.insurance && scoring.all_five && scoring.by_the_book)
    }
}

#[cfg(test)]
mod tests {
    use super::super::with;
    use super::Whose;
    use crate::score::Scoring;

    #[test]
    fn all_five_cubes_earn_one_point() {
        let all_five = Scoring {
            all_five: true,
            by_the_book: true,
            ..Scoring::default()
        };
        assert_eq!(with(&["insurance=on"]).issues(&all_five), 1);
        assert_eq!(with(&[]).issues(&all_five), 0);
        let sampler = Scoring {
            by_the_book: false,
            ..all_five
        };
        assert_eq!(with(&["insurance=on"]).issues(&sampler), 0);
    }

    #[test]
    fn an_opponents_throw_costs_twice_as_much() {
        let rules = with(&["insurance=on"]);
        assert_eq!(
            (rules.price(Whose::Own), rules.price(Whose::Opponents)),
            (2, 4)
        );
    }
}
