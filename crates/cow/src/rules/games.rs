//! `games`: how many games a match has (R42, A28).

use table::{Rule, Values};

use super::Rules;

pub(super) const RULE: Rule = Rule {
    slug: "games",
    title: "Games in the match",
    summary: "How many games are played with the money carried on.",
    text: "A match of this many games: money carries over, each game has a new ante and freshly shuffled decks, and \
           cows and hands left over are worth nothing. Whoever has the most money at the end (cash less loans and \
           added money) has won; equal players share the win.",
    source: "R42 A28",
    values: Values::Number {
        default: 1,
        min: 1,
        max: 1000,
        step: 1,
        or_zero: false,
    },
    situation: "game",
    clashes: &[],
};

impl Rules {
    /// Whether another game follows after `played` of them.
    pub(crate) fn another_game_after(&self, played: u32) -> bool {
        played < self.games
    }

    /// How many games the match has.
    pub(crate) fn games(&self) -> u32 {
        self.games
    }
}

#[cfg(test)]
mod tests {
    use super::super::with;

    #[test]
    fn a_match_goes_on_until_its_games_are_played() {
        assert!(!with("games", "1").another_game_after(1));
        assert!(with("games", "3").another_game_after(2));
        assert!(!with("games", "3").another_game_after(3));
    }
}
