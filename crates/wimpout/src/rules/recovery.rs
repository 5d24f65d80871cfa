//! H6: Recovery, circles to be filled.

use table::{Rule, Settings, Values};

use super::Rules;
use crate::player::Player;

pub(super) const RULE: Rule = Rule {
    slug: "recovery",
    title: "Recovery",
    summary: "Open circles bind you to 35 points; each train wreck draws another.",
    text: "Everybody begins with one open circle. A turn banked with 35 points or more fills one; each train wreck \
           draws another; while any circle is open the player cannot bank less than 35. (35 is the opening value, or \
           35 where that is 0; the first circle takes the place of the opening roll.) `terminal` (extension 1): \
           whoever has 4 open circles at once, or 7 train wrecks in all, is out at once. `last-licks` (extension 2): \
           whoever has an open circle when Last Licks begin is out, except the player who begins them. `both`: both.",
    source: "H6",
    values: Values::Choice(&["off", "on", "terminal", "last-licks", "both"]),
    situation: "turn",
    clashes: &[],
};

/// Which parts of Recovery are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Recovery {
    Off,
    On,
    Terminal,
    LastLicks,
    Both,
}

pub(super) fn read(set: &Settings) -> Recovery {
    use Recovery::{Both, LastLicks, Off, On, Terminal};
    set.choice(&RULE, [Off, On, Terminal, LastLicks, Both])
}

impl Rules {
    /// Are there circles?
    pub const fn draws_circles(&self) -> bool {
        !matches!(self.recovery, Recovery::Off)
    }

    /// What must a turn bank to fill a circle (S10)?
    pub const fn circle_value(&self) -> u32 {
        if self.opening == 0 { 35 } else { self.opening }
    }

    /// Is `player` kept from banking `points` by an open circle? Whoever has never banked has the first one, which is wiped away
    /// when the rule is dropped: a turn that was suspended meanwhile goes on as if it stood (W19, S10).
    pub const fn circles_bind(&self, player: &Player, points: u32) -> bool {
        let has_one = player.circles > 0 || !player.opened;
        self.draws_circles() && has_one && points < self.circle_value()
    }

    /// Are wrecks counted to seven (extension 1)?
    pub const fn is_terminal_by_wrecks(&self) -> bool {
        matches!(self.recovery, Recovery::Terminal | Recovery::Both)
    }

    /// Is `player` terminally wrecked (extension 1)?
    pub const fn is_terminal(&self, player: &Player) -> bool {
        self.is_terminal_by_wrecks() && (player.circles >= 4 || player.circle_wrecks >= 7)
    }

    /// Is `player`, who did not begin Last Licks, kept out of them (extension 2)?
    pub const fn misses_last_licks(&self, player: &Player) -> bool {
        matches!(self.recovery, Recovery::LastLicks | Recovery::Both) && player.circles > 0
    }
}

#[cfg(test)]
mod tests {
    use super::super::with;
    use crate::player::Player;

    fn circled(circles: u32) -> Player {
        Player {
            circles,
            opened: circles == 0,
            ..Player::default()
        }
    }

    #[test]
    fn an_open_circle_takes_thirty_five() {
        let rules = with(&["recovery=on"]);
        assert!(rules.circles_bind(&circled(1), 30));
        assert!(!rules.circles_bind(&circled(1), 35));
        assert!(!rules.circles_bind(&circled(0), 5));
        assert!(
            rules.circles_bind(&Player::default(), 30),
            "the first circle"
        );
        assert!(with(&["recovery=on", "opening=0"]).circles_bind(&circled(1), 30));
        assert!(
            !rules.opening_binds(&circled(1), 30),
            "the circle takes its place"
        );
    }

    #[test]
    fn four_circles_or_seven_wrecks_are_terminal() {
        let seven = Player {
            circle_wrecks: 7,
            ..Player::default()
        };
        assert!(with(&["recovery=terminal"]).is_terminal(&circled(4)));
        assert!(with(&["recovery=both"]).is_terminal(&seven));
        assert!(!with(&["recovery=on"]).is_terminal(&circled(4)));
    }

    #[test]
    fn open_circles_miss_last_licks() {
        assert!(with(&["recovery=last-licks"]).misses_last_licks(&circled(1)));
        assert!(!with(&["recovery=terminal"]).misses_last_licks(&circled(1)));
    }
}
