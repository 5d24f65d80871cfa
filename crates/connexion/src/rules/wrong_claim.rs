//! X15: what a wrong claim costs.

use table::{Rule, Settings, Values};

use super::Rules;

pub(super) const RULE: Rule = Rule {
    slug: "wrong-claim",
    title: "A wrong claim",
    summary: "What a word that does not count costs.",
    text: "A claim is wrong if the word is not in the list, does not lie on the board or may not be claimed again. \
           `free`: it costs nothing, and the player is told why. `ends-turn`: it ends his turn. `minus-one`: it costs \
           one point at the end.",
    source: "X15",
    values: Values::Choice(&["free", "ends-turn", "minus-one"]),
    situation: "turn",
    clashes: &[],
};

/// What a wrong claim costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WrongClaim {
    /// Nothing.
    Free,
    /// The rest of the turn.
    EndsTurn,
    /// One point.
    MinusOne,
}

pub(super) fn read(set: &Settings) -> WrongClaim {
    use WrongClaim::{EndsTurn, Free, MinusOne};
    set.choice(&RULE, [Free, EndsTurn, MinusOne])
}

impl Rules {
    /// What does a wrong claim cost?
    pub fn wrong_claim(&self) -> WrongClaim {
        self.wrong_claim
    }
}

#[cfg(test)]
mod tests {
    use super::super::with;
    use super::WrongClaim;

    #[test]
    fn it_costs_nothing_unless_the_table_says_otherwise() {
        assert_eq!(with(&[]).wrong_claim(), WrongClaim::Free);
        let minus = with(&["wrong-claim=minus-one"]);
        assert_eq!(minus.wrong_claim(), WrongClaim::MinusOne);
    }
}
