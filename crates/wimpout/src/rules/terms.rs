//! The rules that govern a whole turn: a suspended turn is the same turn when it goes on, and keeps them (W19, S9).

use std::borrow::Cow;

use super::Rules;
use super::recovery::Recovery;

/// What the rules of a turn were set to when it began.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    opening: u32,
    reopen: bool,
    recovery: Recovery,
}

impl Rules {
    /// On which terms does a turn begin?
    pub const fn terms(&self) -> Terms {
        Terms {
            opening: self.opening,
            reopen: self.reopen,
            recovery: self.recovery,
        }
    }

    /// Which rules govern a turn that keeps these terms?
    pub fn on(&self, terms: Option<Terms>) -> Cow<'_, Self> {
        let Some(kept) = terms.filter(|kept| *kept != self.terms()) else {
            return Cow::Borrowed(self);
        };
        Cow::Owned(Self {
            opening: kept.opening,
            reopen: kept.reopen,
            recovery: kept.recovery,
            ..self.clone()
        })
    }
}
