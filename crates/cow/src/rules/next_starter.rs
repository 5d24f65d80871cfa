//! `next-starter`: who begins the later games of a match (A28).

use table::{Rule, Values};

use super::{Choice, Rules};

/// Who begins the next game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NextStarter {
    Random,
    Left,
}

impl Choice for NextStarter {
    const RULE: Rule = RULE;
    const ALL: &'static [Self] = &[Self::Random, Self::Left];
}

pub(super) const RULE: Rule = Rule {
    slug: "next-starter",
    title: "Who begins the next game",
    summary: "How the first player of the later games of a match is found.",
    text: "Each later game of a match begins with a player drawn at random. `left`: with the player to the left of \
           whoever began the game before.",
    source: "A28",
    values: Values::Choice(&["random", "left"]),
    situation: "game",
    clashes: &[],
};

impl Rules {
    /// Whether the first player of a later game is drawn.
    pub(crate) fn draws_next_starter(&self) -> bool {
        self.next_starter == NextStarter::Random
    }
}

#[cfg(test)]
mod tests {
    use super::super::with;

    #[test]
    fn the_next_game_begins_at_random_or_to_the_left() {
        assert!(with("next-starter", "random").draws_next_starter());
        assert!(!with("next-starter", "left").draws_next_starter());
    }
}
