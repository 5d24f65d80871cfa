//! `cities`: the city deck shuffled, or in order (R4, R46).

use table::{Rule, Values};

use super::{Choice, Rules};

/// How the city deck lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cities {
    Shuffled,
    Stacked,
}

impl Choice for Cities {
    const RULE: Rule = RULE;
    const ALL: &'static [Self] = &[Self::Shuffled, Self::Stacked];
}

pub(super) const RULE: Rule = Rule {
    slug: "cities",
    title: "City deck",
    summary: "Cities come in random order, or in order of their points.",
    text: "The city deck is shuffled. `stacked`: it lies in order from 1 to 12, so that everybody knows what comes \
           next; a little more strategy, a little less surprise. Voted in during a game, it orders the cities still \
           to be turned.",
    source: "R4 R46",
    values: Values::Choice(&["shuffled", "stacked"]),
    situation: "city",
    clashes: &[],
};

impl Rules {
    /// Whether the next city is the lowest one left.
    pub(crate) fn cities_are_stacked(&self) -> bool {
        self.cities == Cities::Stacked
    }
}

#[cfg(test)]
mod tests {
    use super::super::with;

    #[test]
    fn cities_are_shuffled_or_stacked() {
        assert!(!with("cities", "shuffled").cities_are_stacked());
        assert!(with("cities", "stacked").cities_are_stacked());
    }
}
