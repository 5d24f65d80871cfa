//! What comes of a bank where texts look at nothing but its points: for simulations.

use table::Seat;

use super::{as_taken, told};
use crate::event::Event;
use crate::rules::Rules;

/// The questions that are told no score, no player and nothing counted, and that end no clearing.
const PLAIN: [&str; 6] = [
    "scoring",
    "calling",
    "is_void",
    "must_go_on",
    "banking",
    "goal",
];

/// What a bank comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Banking {
    /// The points that it brings.
    pub paid: u32,
    /// How many rules of the table's own act on it.
    pub acts: u8,
    /// How many fail to answer.
    pub fails: u8,
}

impl Rules {
    /// What a bank of so many points comes to, as far as no rule looks at the player.
    #[must_use]
    pub fn banking(&self, points: u32) -> Banking {
        let mut events = told(self.own_banking(points), Seat(0));
        as_taken(points, &mut events);
        let is_failed = |event: &&Event| matches!(event, Event::OwnRuleFailed { .. });
        let fails = events.iter().filter(is_failed).count();
        let small = |n: usize| u8::try_from(n).unwrap_or(u8::MAX);
        let (acts, fails) = (small(events.len() - fails), small(fails));
        Banking {
            paid: self.pays(points),
            acts,
            fails,
        }
    }

    /// Whether the rules of the table's own look at nothing but throws, where a turn stands and the points of a bank.
    #[must_use]
    pub fn own_is_plain(&self) -> bool {
        let mut answered = self.own.iter().flat_map(|rule| rule.answered());
        answered.all(|question| PLAIN.contains(&question.name))
    }
}
