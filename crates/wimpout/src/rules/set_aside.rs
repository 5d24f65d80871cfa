//! W4: whether all scoring cubes must be counted.

use table::{Rule, Settings, Values};

use super::Rules;

pub(super) const RULE: Rule = Rule {
    slug: "set-aside",
    title: "Setting cubes aside",
    summary: "Count every scoring cube, or at least one of your choice.",
    text: "All cubes that score by nature must be counted and set aside; only the Sun leaves a choice. With `free` \
           the player picks which loose 5s, 10s and Suns to count, at least one cube in all; flashes, freight \
           trains, the Flaming Sun Rule, the instant winner and the supernova are never optional, and what is left \
           is thrown again. All five cubes must be counted for YMNWTBYM and for an insurance point.",
    source: "W4",
    values: Values::Choice(&["all", "free"]),
    situation: "throw",
    clashes: &[],
};

/// Reads whether everything must be counted.
pub(super) fn read(set: &Settings) -> bool {
    set.choice(&RULE, [true, false])
}

impl Rules {
    /// Must all natural scoring cubes be counted?
    pub const fn must_count_all(&self) -> bool {
        self.count_all
    }
}

#[cfg(test)]
mod tests {
    use super::super::with;

    #[test]
    fn everything_is_counted_by_default() {
        assert!(with(&[]).must_count_all());
        assert!(!with(&["set-aside=free"]).must_count_all());
    }
}
