//! X21: what counts as the future tense.

use table::{Rule, Settings, Values};

use super::Rules;
use english::judge::FutureRule;

pub(super) const RULE: Rule = Rule {
    slug: "future",
    title: "The future tense",
    summary: "Which sentences earn 50 points a word, not 25.",
    text: "`strict`: the main clause has will, shall, wilt or shalt and a verb, or am, is or are with going to or about \
           to and a verb. `be-to`: am, is or are to with a verb counts too. `any-clause`: a future in any clause \
           counts. With the printed cards will and shall cannot be formed (there is one l, and a card may not follow \
           itself), so going to is the way; place the cards for it.",
    source: "X21",
    values: Values::Choice(&["strict", "be-to", "any-clause"]),
    situation: "bonus",
    clashes: &[],
};

pub(super) fn read(set: &Settings) -> FutureRule {
    use FutureRule::{AnyClause, BeTo, Strict};
    set.choice(&RULE, [Strict, BeTo, AnyClause])
}

impl Rules {
    /// What counts as the future tense?
    pub(super) fn future(&self) -> FutureRule {
        self.future
    }
}

#[cfg(test)]
mod tests {
    use super::super::with;
    use super::FutureRule;

    #[test]
    fn the_main_clause_unless_the_table_says_otherwise() {
        assert_eq!(with(&[]).standard().future, FutureRule::Strict);
        let be_to = with(&["future=be-to"]);
        assert_eq!(be_to.standard().future, FutureRule::BeTo);
    }
}
