//! A player of Cosmic Wimpout of whom it is told what a rule does.

use super::Telling;
use crate::line::Line;
use crate::names::Names;
use crate::own::player::{ACount, Both, TableCount, tally};
use crate::sentence::Sentence;

sentences! { pub:
    /// A player who is asked about.
    Me = "own-me" { score: u32, opened: bool }
    /// Players who differ by their scores.
    MeBetween = "own-me-between" { score: u32, up_to: u32 }
    /// The same, and with so many other scores.
    MeOthers = "own-me-others" { me: Line, n: u32 }
    /// However many more.
    MeFrom = "own-me-from" { score: u32 }
    /// The same, of whoever has banked before.
    MeBanked = "own-me-banked" { me: Line }
    /// Whatever the score.
    MeAnyScore = "own-me-any-score" {}
    /// Again and again, by the same steps.
    MeEach = "own-me-each" { one: u32, two: u32, three: u32 }
}

impl Telling<'_> {
    /// A player in words, or anybody.
    pub(super) fn me(self, one: &wimpout::Me) -> Line {
        self.some(one)
            .unwrap_or_else(|| MeAnyScore {}.line(self.names))
    }

    /// A player in words, and whether everybody is meant.
    pub(super) fn whom(self, one: &wimpout::Me) -> (Line, bool) {
        let me = self.some(one);
        let all = me.is_none();
        (me.unwrap_or_default(), all)
    }

    /// A player in words; nothing where everybody is meant.
    pub(super) fn some(self, one: &wimpout::Me) -> Option<Line> {
        let is_any = one.has_any_score();
        let tally = |count: Option<u32>, to| tally(count?, to, self.names);
        let count = |title: &String, count| {
            let counter = title.as_str().into();
            ACount { counter, count }.line(self.names)
        };
        let table = |title: &String, count| {
            let counter = title.as_str().into();
            TableCount { counter, count }.line(self.names)
        };
        let parts = [
            tally(one.count, one.count_to).map(|n| count(&self.rule.counter, n)),
            tally(one.table, one.table_to).map(|n| table(&self.rule.table_counter, n)),
            (!is_any).then(|| self.score(one)),
        ];
        let parts = parts.into_iter().flatten();
        parts.reduce(|one, other| Both { one, other }.line(self.names))
    }

    fn score(self, one: &wimpout::Me) -> Line {
        let me = self.score_alone(one);
        if one.must_have_opened {
            return MeBanked { me }.line(self.names);
        }
        me
    }

    fn score_alone(self, one: &wimpout::Me) -> Line {
        let &wimpout::Me {
            opened,
            score,
            up_to,
            every,
            others: n,
            ..
        } = one;
        let me = match (score, up_to) {
            _ if every > 0 => return each(score, every, self.names),
            (0, u32::MAX) => return MeAnyScore {}.line(self.names),
            (_, u32::MAX) => MeFrom { score }.line(self.names),
            _ if score < up_to => MeBetween { score, up_to }.line(self.names),
            _ => Me { score, opened }.line(self.names),
        };
        if n == 0 {
            return me;
        }
        MeOthers { me, n }.line(self.names)
    }
}

/// Scores that go on by such steps.
fn each(one: u32, step: u32, names: Names<'_>) -> Line {
    let (two, three) = (one + step, one + 2 * step);
    MeEach { one, two, three }.line(names)
}
