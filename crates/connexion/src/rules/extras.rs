//! X26: the house representations.

use table::{Rule, Settings, Values};

use super::Rules;
use crate::deck::Extras;

pub(super) const RULE: Rule = Rule {
    slug: "extras",
    title: "House representations",
    summary: "More letters for some cards: f c j ks rh y v.",
    text: "The printed cards give no f, j, q and no c but in ch. With this rule some cards stand for letters they are \
           related to as well: Phi f, Kappa, Sigma and Chi c, Iota j, Xi ks, Rho rh, Gamma y, Beta and Upsilon v. They \
           are marked in the deck.",
    source: "X26",
    values: Values::Flag,
    situation: "turn",
    clashes: &[],
};

pub(super) fn read(set: &Settings) -> Extras {
    if set.flag(&RULE) {
        Extras::Count
    } else {
        Extras::Off
    }
}

impl Rules {
    /// Do the house representations count?
    pub fn extras(&self) -> Extras {
        self.extras
    }
}

#[cfg(test)]
mod tests {
    use super::super::with;
    use super::Extras;

    #[test]
    fn they_are_off_unless_the_table_wants_them() {
        assert_eq!(with(&[]).extras(), Extras::Off);
        assert_eq!(with(&["extras=on"]).extras(), Extras::Count);
    }
}
