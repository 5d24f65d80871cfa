//! What becomes of what a rule of Cosmic Wimpout counts, as it is told.

use own::Law;
use wimpout::{Change, Happens};

use super::Telling;
use crate::line::Line;
use crate::own::law;
use crate::sentence::Sentence;

sentences! { pub:
    /// From what a count begins.
    Starts = "own-starts" { counter: Line, after: u32 }
    /// What it becomes after a bank.
    AfterBank = "own-after-bank" { counter: Line, points: Line, law: Line, any: bool }
    /// The same of some players.
    OfSome = "own-of-some" { me: Line, what: Line }
    /// What it becomes after a wimpout.
    AfterWimpout = "own-after-wimpout" { counter: Line, law: Line }
    /// What it becomes after a train wreck.
    AfterWreck = "own-after-wreck" { counter: Line, law: Line }
    /// From what a count of the table begins.
    TableStarts = "own-table-starts" { counter: Line, after: u32 }
    /// What it becomes after a bank.
    TableAfterBank = "own-table-after-bank" { counter: Line, points: Line, law: Line, any: bool }
    /// What it becomes after a wimpout.
    TableAfterWimpout = "own-table-after-wimpout" { counter: Line, points: Line, law: Line, any: bool }
    /// What it becomes after a train wreck.
    TableAfterWreck = "own-table-after-wreck" { counter: Line, law: Line }
}

/// With how many a count begins.
fn start(law: &Law) -> u32 {
    law.always().unwrap_or_default()
}

impl Telling<'_> {
    pub(super) fn table_count(self, happens: Happens, change: &Change) -> Line {
        let counter = self.rule.table_counter.as_str().into();
        let (points, any) = (self.points(change.points), change.points.is_none());
        let names = self.names;
        let (law, after) = (law::told(&change.law, names), start(&change.law));
        let what = match happens {
            Happens::Sits => TableStarts { counter, after }.line(names),
            Happens::Banks => TableAfterBank {
                counter,
                points,
                law,
                any,
            }
            .line(names),
            Happens::WimpsOut => TableAfterWimpout {
                counter,
                points,
                law,
                any,
            }
            .line(names),
            Happens::Wrecks => TableAfterWreck { counter, law }.line(names),
        };
        self.of_some(change, what)
    }

    pub(super) fn count(self, happens: Happens, change: &Change) -> Line {
        let (counter, names) = (self.rule.counter.as_str().into(), self.names);
        let (points, any) = (self.points(change.points), change.points.is_none());
        let (law, after) = (law::told(&change.law, names), start(&change.law));
        let what = match happens {
            Happens::Sits => Starts { counter, after }.line(names),
            Happens::Banks => AfterBank {
                counter,
                points,
                law,
                any,
            }
            .line(names),
            Happens::WimpsOut => AfterWimpout { counter, law }.line(names),
            Happens::Wrecks => AfterWreck { counter, law }.line(names),
        };
        self.of_some(change, what)
    }

    /// What becomes of a count, with whose it is if it is not so for all.
    fn of_some(self, change: &Change, what: Line) -> Line {
        let Some(who) = &change.who else {
            return what;
        };
        OfSome {
            me: self.me(who),
            what,
        }
        .line(self.names)
    }
}
