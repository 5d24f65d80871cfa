//! W3: who starts.

use table::{Rule, Settings, Values};

use super::Rules;

pub(super) const RULE: Rule = Rule {
    slug: "starter",
    title: "Who starts",
    summary: "The highest common cube, the first seat, or a seat drawn at random.",
    text: "Every player throws one common cube; the highest face starts (2, 3, 4, 5, 6, 10). Those who tie for the \
           highest throw again until one is left. `first` lets seat 0 start and `random` draws a seat.",
    source: "W3",
    values: Values::Choice(&["throw", "first", "random"]),
    situation: "game",
    clashes: &[],
};

/// How the first player is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Starter {
    /// By throwing one common cube each.
    Throw,
    /// Seat 0 starts.
    First,
    /// A seat is drawn.
    Random,
}

pub(super) fn read(set: &Settings) -> Starter {
    set.choice(&RULE, [Starter::Throw, Starter::First, Starter::Random])
}

impl Rules {
    /// How is the first player found?
    pub const fn starter(&self) -> Starter {
        self.starter
    }
}

#[cfg(test)]
mod tests {
    use super::super::with;
    use super::Starter;

    #[test]
    fn the_highest_throw_starts_unless_the_table_says_otherwise() {
        assert_eq!(with(&[]).starter(), Starter::Throw);
        assert_eq!(with(&["starter=random"]).starter(), Starter::Random);
    }
}
