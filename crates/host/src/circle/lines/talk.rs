//! The talk of a circle in lines (K13).

use speech::circle as say;
use table::Refusal;

use super::super::TalkView;
use super::{Lines, number};
use crate::date;

/// So many of the last things said are told where no number is typed.
const TOLD: usize = 20;

impl Lines<'_> {
    /// `talk`, `talk 100`.
    pub(super) fn talk(&self, rest: &str) -> Result<Vec<String>, Refusal> {
        let wanted = match rest {
            "" => TOLD,
            typed => usize::try_from(number(typed, "K13")?).unwrap_or(usize::MAX),
        };
        if self.seen.talk.is_empty() {
            return Ok(vec![self.say(&say::NothingSaid {})]);
        }
        let last = self.last_said(wanted.max(1)).iter();
        let told = last.map(|said| {
            let (day, name) = (date(said.at, self.telling.tongue), self.called(said.by));
            format!("  {day} {name}: {}", said.text)
        });
        Ok(told.chain(self.more_said(wanted.max(1))).collect())
    }

    /// So many of the last things said, the first first.
    pub(super) fn last_said(&self, many: usize) -> &[TalkView] {
        let all = &self.seen.talk;
        &all[all.len().saturating_sub(many)..]
    }

    /// How the rest is read, where more was said than so much.
    pub(super) fn more_said(&self, than: usize) -> Option<String> {
        let all = self.seen.talk.len();
        let n = i64::try_from(all).unwrap_or(i64::MAX);
        (all > than).then(|| self.say(&say::TalkMore { n }))
    }
}
