//! X1: who deals.

use table::{Rule, Settings, Value, Values};

use super::Rules;

pub(super) const RULE: Rule = Rule {
    slug: "dealer",
    title: "Dealer",
    summary: "Who deals; the player to the left begins.",
    text: "`random`: the dealer is drawn by lot. `first`: whoever sits first deals. When the same players play again, \
           the seat to the left of the last dealer comes first and deals. The player to the dealer's left places the \
           first card.",
    source: "X1",
    values: Values::Choice(&[RANDOM, FIRST]),
    situation: "game",
    clashes: &[],
};

const RANDOM: &str = "random";
const FIRST: &str = "first";

pub(super) fn read(set: &Settings) -> bool {
    set.choice(&RULE, [false, true])
}

impl Rules {
    /// Does the first seat deal, so that no dealer is drawn?
    pub fn first_seat_deals(&self) -> bool {
        self.first_deals
    }

    /// What is set for a later game, in which the next dealer sits first?
    pub(crate) fn of_a_later_game() -> Settings {
        Settings::default().with(RULE.slug, Value::Word(FIRST.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::super::{settled, with};
    use super::*;

    #[test]
    fn the_dealer_is_drawn_unless_the_first_seat_deals() {
        assert!(!with(&[]).first_seat_deals());
        assert!(with(&["dealer=first"]).first_seat_deals());
        assert!(settled(&["dealer=3"]).is_err());
    }

    #[test]
    fn the_first_seat_deals_a_later_game() {
        assert!(read(&Rules::of_a_later_game()));
    }
}
