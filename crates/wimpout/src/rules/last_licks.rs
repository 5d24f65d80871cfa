//! W16: how the others get their last chance.

use table::{Rule, Settings, Values};

use super::Rules;

pub(super) const RULE: Rule = Rule {
    slug: "last-licks",
    title: "Last Licks",
    summary: "How the other players get their last chance to pass the leader.",
    text: "`chase`: in order of play each player gets one turn to pass the leader; who fails is out, who succeeds \
           leads, and the old leader takes his place in the order again; the leader wins when every challenger has \
           failed. `once`: every other player gets exactly one turn and the highest score wins; of equal scores the \
           one reached first. `a`: one challenger at a time, in the order of `challenge-order`; a challenger who \
           fails is out, one who succeeds duels with the old leader, turn about, until one of them fails. `b`: \
           plays as `chase`. `c`: rounds; all others try to beat the leader's score of the round's start; those \
           who fail are out, the best of those who succeed leads the next round. `d`: as `b`, but a leader who is \
           passed is out at once.",
    source: "W16",
    values: Values::Choice(&["chase", "once", "a", "b", "c", "d"]),
    situation: "last-licks",
    clashes: &[],
};

/// The ways to play Last Licks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Variant {
    Chase,
    Once,
    Duels,
    Next,
    Rounds,
    NoReturn,
}

/// What becomes of a leader who is passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PassedLeader {
    /// He challenges after everybody who waits already.
    ChallengesLast,
    /// He challenges at once.
    ChallengesNext,
    /// He has no turn left; his score stands.
    Stays,
    /// He is out.
    IsOut,
    /// Nothing before the round is over.
    LeadsTheRound,
}

pub(super) fn read(set: &Settings) -> Variant {
    use Variant::{Chase, Duels, Next, NoReturn, Once, Rounds};
    set.choice(&RULE, [Chase, Once, Duels, Next, Rounds, NoReturn])
}

impl Rules {
    /// What becomes of a leader who is passed?
    pub fn passed_leader(&self) -> PassedLeader {
        self.fixed.passed.unwrap_or(match self.last_licks {
            Variant::Chase | Variant::Next => PassedLeader::ChallengesLast,
            Variant::Duels => PassedLeader::ChallengesNext,
            Variant::Once => PassedLeader::Stays,
            Variant::NoReturn => PassedLeader::IsOut,
            Variant::Rounds => PassedLeader::LeadsTheRound,
        })
    }

    /// Is a challenger who fails out of the game?
    pub fn failing_removes(&self) -> bool {
        let usual = !matches!(self.last_licks, Variant::Once);
        self.fixed.failed_is_out.unwrap_or(usual)
    }

    /// Do challengers play in rounds, each for the same target?
    pub fn plays_rounds(&self) -> bool {
        self.passed_leader() == PassedLeader::LeadsTheRound
    }

    /// Do challengers come in an order of the table's choice?
    pub(super) const fn orders_challengers(&self) -> bool {
        matches!(self.last_licks, Variant::Duels)
    }
}

#[cfg(test)]
mod tests {
    use super::super::with;
    use super::PassedLeader;

    #[test]
    fn a_passed_leader_fares_differently_in_each_variant() {
        let passed = |setting: &str| with(&[setting]).passed_leader();
        assert_eq!(passed("last-licks=chase"), passed("last-licks=b"));
        assert_eq!(passed("last-licks=a"), PassedLeader::ChallengesNext);
        assert_eq!(passed("last-licks=d"), PassedLeader::IsOut);
    }

    #[test]
    fn only_once_keeps_those_who_fail() {
        assert!(!with(&["last-licks=once"]).failing_removes());
        assert!(with(&["last-licks=c"]).failing_removes());
    }
}
