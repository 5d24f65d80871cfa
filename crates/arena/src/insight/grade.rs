//! How good a decision was.

use serde::Serialize;

/// A grade, by the winning chance that was given away (U15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Grade {
    /// At most 0.02 per cent.
    Best,
    /// At most 0.5 per cent.
    Fine,
    /// At most 1.5 per cent.
    Slip,
    /// At most 4 per cent.
    Mistake,
    /// More.
    Blunder,
}

impl Grade {
    /// Every grade, the best first.
    pub const ALL: [Self; 5] = [
        Self::Best,
        Self::Fine,
        Self::Slip,
        Self::Mistake,
        Self::Blunder,
    ];

    /// Its name, for programs.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Best => "best",
            Self::Fine => "fine",
            Self::Slip => "slip",
            Self::Mistake => "mistake",
            Self::Blunder => "blunder",
        }
    }

    /// The grade of a decision that gives away so much, as a share of the win.
    #[must_use]
    pub fn of(loss: f64) -> Self {
        match loss {
            loss if loss <= 0.000_2 => Self::Best,
            loss if loss <= 0.005 => Self::Fine,
            loss if loss <= 0.015 => Self::Slip,
            loss if loss <= 0.04 => Self::Mistake,
            _ => Self::Blunder,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Grade::{self, Best, Blunder, Fine, Mistake, Slip};

    #[test]
    fn grades_begin_where_the_rule_says_u15() {
        let grades = [0.0, 0.000_2, 0.000_3, 0.005, 0.01, 0.015, 0.04, 0.05].map(Grade::of);
        assert_eq!(
            grades,
            [Best, Best, Fine, Fine, Slip, Slip, Mistake, Blunder]
        );
    }
}
