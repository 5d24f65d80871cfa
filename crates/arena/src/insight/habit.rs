//! Mistakes by their kind, so that those of many games can be counted together (U19).

use serde::{Deserialize, Serialize};

/// What somebody did where something else was better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(tag = "habit", rename_all = "kebab-case")]
pub enum Habit {
    /// Cosmic Wimpout: threw on where stopping was better.
    ThrewOn {
        /// With so many cubes.
        cubes: u8,
    },
    /// Cosmic Wimpout: stopped where throwing on was better.
    Stopped {
        /// With so many cubes left.
        cubes: u8,
    },
    /// Cosmic Wimpout: counted a throw otherwise than was best.
    Counted,
    /// Cosmic Wimpout: insured a throw, or did not (H2).
    Insured,
    /// Unexploded Cow: played a card where none was better.
    PlayedOn,
    /// Unexploded Cow: played no more where a card was better.
    EndedEarly,
    /// Unexploded Cow: played another card than was best.
    PlayedAnother,
    /// Unexploded Cow: put a cow into another field, or at another end, than was best.
    Placed,
    /// Unexploded Cow: picked something else for an event than was best.
    Picked,
    /// Unexploded Cow: did something else with a bomb than was best.
    Bombed,
    /// Unexploded Cow: paid or borrowed otherwise than was best.
    Paid,
    /// Anything else.
    Other,
}
