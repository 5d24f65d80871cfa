//! X3: where a card may be placed.

use table::{Rule, Settings, Values};

use super::Rules;

pub(super) const RULE: Rule = Rule {
    slug: "placing",
    title: "Placing",
    summary: "On the next position, or on any free one.",
    text: "A turn begins with placing one card of one's own choice; it is compulsory. `next`: the cards go to positions \
           1 to 24 in order. `free`: the player chooses the position too.",
    source: "X3",
    values: Values::Choice(&["next", "free"]),
    situation: "turn",
    clashes: &[],
};

pub(super) fn read(set: &Settings) -> bool {
    set.choice(&RULE, [false, true])
}

impl Rules {
    /// Does the player choose the position?
    pub fn places_freely(&self) -> bool {
        self.free_placing
    }
}

#[cfg(test)]
mod tests {
    use super::super::with;

    #[test]
    fn in_order_unless_the_table_says_otherwise() {
        assert!(!with(&[]).places_freely());
        assert!(with(&["placing=free"]).places_freely());
    }
}
