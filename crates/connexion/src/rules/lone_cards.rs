//! X9: words of one card.

use table::{Rule, Settings, Values};

use super::Rules;
use crate::search::LoneCards;

pub(super) const RULE: Rule = Rule {
    slug: "lone-cards",
    title: "Words of one card",
    summary: "Whether one card alone can be a word.",
    text: "`a-i`: one card alone is no word, except a on Alpha and i on Iota. `names`: a card's Greek name counts too. \
           `none`: never. The same spelling over two or more cards is an ordinary word.",
    source: "X9",
    values: Values::Choice(&["a-i", "names", "none"]),
    situation: "turn",
    clashes: &[],
};

pub(super) fn read(set: &Settings) -> LoneCards {
    use LoneCards::{AAndI, Names, None};
    set.choice(&RULE, [AAndI, Names, None])
}

impl Rules {
    /// Which cards alone are words?
    pub(super) fn lone_cards(&self) -> LoneCards {
        self.lone_cards
    }
}

#[cfg(test)]
mod tests {
    use super::super::with;
    use super::LoneCards;

    #[test]
    fn only_a_and_i_unless_the_table_says_otherwise() {
        assert_eq!(with(&[]).reading().lone_cards, LoneCards::AAndI);
        let names = with(&["lone-cards=names"]);
        assert_eq!(names.reading().lone_cards, LoneCards::Names);
    }
}
