//! W7: the fourth 5 or 10 beside a flash of the same face.

use table::{Rule, Settings, Values};

use super::Rules;
use crate::face::Face;

pub(super) const RULE: Rule = Rule {
    slug: "fourth-number",
    title: "The fourth number",
    summary: "Whether a fourth 5 or 10 beside its flash counts as a number.",
    text: "Of four matching faces three make the flash. A fourth 2, 3, 4 or 6 does not score and is thrown again. A \
           fourth 5 or 10 counts as a number, or with `non-scoring` is thrown again like the others. This speaks of \
           natural faces: a Sun beside the flash may still be called 5 or 10.",
    source: "W7",
    values: Values::Choice(&["scores", "non-scoring"]),
    situation: "throw",
    clashes: &[],
};

/// Reads whether the fourth number scores.
pub(super) fn read(set: &Settings) -> bool {
    set.choice(&RULE, [true, false])
}

impl Rules {
    /// Does a fourth `face` count as a number beside the flash of the other three?
    pub const fn fourth_scores(&self, face: Face) -> bool {
        self.fourth_number && face.number() > 0
    }
}

#[cfg(test)]
mod tests {
    use super::super::with;
    use crate::Face;

    #[test]
    fn only_numbers_can_score_as_the_fourth() {
        assert!(with(&[]).fourth_scores(Face::Five));
        assert!(!with(&[]).fourth_scores(Face::Four));
        assert!(!with(&["fourth-number=non-scoring"]).fourth_scores(Face::Ten));
    }
}
