//! X12: whether a word must use the new card.

use table::{Rule, Settings, Values};

use super::Rules;

pub(super) const RULE: Rule = Rule {
    slug: "new-card-only",
    title: "Only words with the new card",
    summary: "A word must pass the card placed in this turn.",
    text: "Usually any word of the layout may be claimed, also one that an earlier player has overlooked. With this \
           rule a word counts only if it passes the card placed in this turn.",
    source: "X12",
    values: Values::Flag,
    situation: "turn",
    clashes: &[],
};

pub(super) fn read(set: &Settings) -> bool {
    set.flag(&RULE)
}

impl Rules {
    /// Must a word use the new card?
    pub(super) fn needs_the_new_card(&self) -> bool {
        self.new_card_only
    }
}

#[cfg(test)]
mod tests {
    use super::super::with;

    #[test]
    fn any_card_will_do_unless_the_table_says_otherwise() {
        assert!(!with(&[]).reading().new_card_only);
        assert!(with(&["new-card-only=on"]).reading().new_card_only);
    }
}
