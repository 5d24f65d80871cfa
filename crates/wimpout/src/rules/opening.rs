//! W11: what it takes to get in the game.

use table::{Rule, Settings, Values};

use super::Rules;
use crate::player::Player;

pub(super) const RULE: Rule = Rule {
    slug: "opening",
    title: "Opening roll",
    summary: "The points a player needs in one turn to bank for the first time.",
    text: "A player who has never banked must make this many points in one turn to bank: that gets him in the game. \
           Usually 35; 0 does without.",
    source: "W11",
    values: Values::Number {
        default: 35,
        min: 5,
        max: 100_000,
        step: 5,
        or_zero: true,
    },
    situation: "turn",
    clashes: &[],
};

pub(super) fn read(set: &Settings) -> u32 {
    set.amount(&RULE)
}

impl Rules {
    /// How many points does it take to get in the game?
    pub const fn opening_value(&self) -> u32 {
        self.opening
    }

    /// Is `player` kept from banking `points` because he must still get in the game? Under `recovery` the first
    /// circle takes the place of this (S10).
    pub const fn opening_binds(&self, player: &Player, points: u32) -> bool {
        let must_open = !player.opened || self.must_reopen(player);
        must_open && points < self.opening && !self.draws_circles()
    }
}

#[cfg(test)]
mod tests {
    use super::super::with;
    use crate::player::Player;

    #[test]
    fn thirty_five_points_get_a_player_in_the_game() {
        let newcomer = Player::default();
        assert!(with(&[]).opening_binds(&newcomer, 30));
        assert!(!with(&[]).opening_binds(&newcomer, 35));
        assert!(!with(&["opening=0"]).opening_binds(&newcomer, 5));
    }

    #[test]
    fn who_has_banked_once_is_in_the_game() {
        let player = Player {
            opened: true,
            ..Player::default()
        };
        assert!(!with(&[]).opening_binds(&player, 5));
    }
}
