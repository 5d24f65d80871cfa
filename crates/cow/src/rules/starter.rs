//! `starter`: who begins the first game (R5).

use table::{Rule, Values};

use super::{Choice, Rules};

/// Who begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Starter {
    Random,
    First,
}

impl Choice for Starter {
    const RULE: Rule = RULE;
    const ALL: &'static [Self] = &[Self::Random, Self::First];
}

pub(super) const RULE: Rule = Rule {
    slug: "starter",
    title: "Who begins",
    summary: "How the first player of the first game is found.",
    text: "The first player is determined at random; play goes to the left from there. `first`: the player in the \
           first seat begins.",
    source: "R5",
    values: Values::Choice(&["random", "first"]),
    situation: "game",
    clashes: &[],
};

impl Rules {
    /// Whether the first player of the first game is drawn.
    pub(crate) fn draws_starter(&self) -> bool {
        self.starter == Starter::Random
    }
}

#[cfg(test)]
mod tests {
    use super::super::with;

    #[test]
    fn the_first_player_is_drawn_unless_the_first_seat_begins() {
        assert!(with("starter", "random").draws_starter());
        assert!(!with("starter", "first").draws_starter());
    }
}
