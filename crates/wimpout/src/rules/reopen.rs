//! W11 as text 002 has it: opening again.

use table::{Rule, Settings, Values};

use super::Rules;
use crate::player::Player;

pub(super) const RULE: Rule = Rule {
    slug: "reopen",
    title: "Opening again",
    summary: "Whoever stands below the opening value must open again.",
    text: "A player whose score is below the opening value, even after having been bumped there, must make that many \
           points in one turn again before he can bank. Without effect where `recovery` draws circles.",
    source: "W11",
    values: Values::Flag,
    situation: "turn",
    clashes: &[],
};

pub(super) fn read(set: &Settings) -> bool {
    set.flag(&RULE)
}

impl Rules {
    /// Must a player who has banked before open again, standing where he stands (S3)?
    pub const fn must_reopen(&self, player: &Player) -> bool {
        self.reopen && player.score < self.opening
    }
}

#[cfg(test)]
mod tests {
    use super::super::with;
    use crate::player::Player;

    #[test]
    fn a_player_bumped_below_the_opening_value_opens_again() {
        let bumped = Player {
            opened: true,
            score: 30,
            ..Player::default()
        };
        assert!(!with(&[]).opening_binds(&bumped, 30));
        assert!(with(&["reopen=on"]).opening_binds(&bumped, 30));
        assert!(!with(&["reopen=on"]).opening_binds(&bumped, 35));
    }
}
