//! X11: claiming a word that is on the list already.

use table::{Rule, Settings, Values};

use super::Rules;

pub(super) const RULE: Rule = Rule {
    slug: "repeat-word",
    title: "The same word again",
    summary: "Whether a word may be claimed a second time.",
    text: "`once`: each spelling once in a game, whoever found it; inflected forms are words of their own. `once-each`: \
           once for each player. `other-path`: as often as it can be traced another way: over other positions, or over the same \
           ones otherwise.",
    source: "X11",
    values: Values::Choice(&["once", "once-each", "other-path"]),
    situation: "turn",
    clashes: &[],
};

/// When a word that is on the list counts again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Repeat {
    /// Never.
    Once,
    /// For a player who has not claimed it.
    OnceEach,
    /// Over positions it has not been claimed over.
    OtherPath,
}

pub(super) fn read(set: &Settings) -> Repeat {
    use Repeat::{Once, OnceEach, OtherPath};
    set.choice(&RULE, [Once, OnceEach, OtherPath])
}

impl Rules {
    /// When does a word that is on the list count again?
    pub fn repeat(&self) -> Repeat {
        self.repeat
    }
}

#[cfg(test)]
mod tests {
    use super::super::with;
    use super::Repeat;

    #[test]
    fn once_unless_the_table_says_otherwise() {
        assert_eq!(with(&[]).repeat(), Repeat::Once);
        let other = with(&["repeat-word=other-path"]);
        assert_eq!(other.repeat(), Repeat::OtherPath);
    }
}
