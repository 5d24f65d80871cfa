//! X17: how a pilfered card is picked.

use table::{Rule, Settings, Values};

use super::Rules;

pub(super) const RULE: Rule = Rule {
    slug: "pilfer-pick",
    title: "Picking the pilfered card",
    summary: "Blind from a hand, or chosen from open cards.",
    text: "Once the pile is empty, a word of four letters or more lets its finder take a celestial card from another \
           player. `random`: celestial cards are hidden and the card is drawn blindly; only thief and victim see it. \
           `face-up`: celestial cards lie open before their holders, and the thief names the card.",
    source: "X17",
    values: Values::Choice(&["random", "face-up"]),
    situation: "pilfer",
    clashes: &[],
};

pub(super) fn read(set: &Settings) -> bool {
    set.choice(&RULE, [false, true])
}

impl Rules {
    /// Do celestial cards lie open?
    pub fn cards_lie_open(&self) -> bool {
        self.face_up
    }
}

#[cfg(test)]
mod tests {
    use super::super::with;

    #[test]
    fn cards_are_hidden_unless_the_table_says_otherwise() {
        assert!(!with(&[]).cards_lie_open());
        assert!(with(&["pilfer-pick=face-up"]).cards_lie_open());
    }
}
