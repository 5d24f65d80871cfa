//! X8: what a card stands for on a later pass.

use table::{Rule, Settings, Values};

use super::Rules;
use crate::search::LaterPass;

pub(super) const RULE: Rule = Rule {
    slug: "representation",
    title: "Representation on a later pass",
    summary: "Whether a later pass needs another letter.",
    text: "On each pass a card stands for one of its representations. `any`: on a later pass the same or another one, \
           so that mum and pop need two cards only. `different`: another one, that is, another string of letters.",
    source: "X8",
    values: Values::Choice(&["any", "different"]),
    situation: "turn",
    clashes: &[],
};

pub(super) fn read(set: &Settings) -> LaterPass {
    set.choice(&RULE, [LaterPass::Any, LaterPass::Different])
}

impl Rules {
    /// What may a card stand for on a later pass?
    pub(super) fn later_pass(&self) -> LaterPass {
        self.later_pass
    }
}

#[cfg(test)]
mod tests {
    use super::super::with;
    use super::LaterPass;

    #[test]
    fn any_unless_the_table_wants_another() {
        assert_eq!(with(&[]).reading().later_pass, LaterPass::Any);
        let different = with(&["representation=different"]);
        assert_eq!(different.reading().later_pass, LaterPass::Different);
    }
}
