//! W8c: whether the Sun may complete a freight train.

use table::{Rule, Settings, Values};

use super::Rules;
use crate::face::Face;

pub(super) const RULE: Rule = Rule {
    slug: "sun-train",
    title: "Trains with the Sun",
    summary: "Whether the Sun may be the fifth cube of a freight train.",
    text: "The Sun does not complete a freight train. With `threes`, four 3s and the Sun may be called a train of 3s \
           for 300 points, the only way to have one. With `choose`, the Sun may be called the fifth of any four: \
           four 6s and the Sun then win at once. Nobody has to call a train, so nobody is forced into a supernova. \
           A train made with the Sun earns no insurance point.",
    source: "W8c",
    values: Values::Choice(&["never", "threes", "choose"]),
    situation: "throw",
    clashes: &[],
};

/// Which trains the Sun completes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SunTrain {
    Never,
    Threes,
    Choose,
}

pub(super) fn read(set: &Settings) -> SunTrain {
    set.choice(&RULE, [SunTrain::Never, SunTrain::Threes, SunTrain::Choose])
}

impl Rules {
    /// May the Sun be called the fifth of four times `face`?
    pub const fn may_call_train(&self, face: Face) -> bool {
        match self.sun_train {
            SunTrain::Never => false,
            SunTrain::Threes => matches!(face, Face::Three),
            SunTrain::Choose => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::with;
    use crate::Face;

    #[test]
    fn threes_have_a_train_of_their_own() {
        assert!(!with(&[]).may_call_train(Face::Three));
        assert!(with(&["sun-train=threes"]).may_call_train(Face::Three));
        assert!(!with(&["sun-train=threes"]).may_call_train(Face::Four));
        assert!(with(&["sun-train=choose"]).may_call_train(Face::Six));
    }
}
