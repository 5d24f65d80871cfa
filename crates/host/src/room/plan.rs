//! What a table was opened with.

use serde::{Deserialize, Serialize};
use table::{BookMark, Code, Materials, Refusal, Settings};

use super::coach::Coach;
use super::series::Series;
use crate::AnyGame;
use crate::day::DAY;

/// Milliseconds since the epoch, or a span of them; clocks are read outside and passed in.
pub type Millis = u64;

/// Everything agreed on when a table is opened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// The slug of the game.
    pub game: String,
    /// The name of the table.
    pub title: String,
    /// The rules the table sets itself.
    #[serde(default)]
    pub rules: Settings,
    /// Decks, boards and word lists it loads.
    #[serde(default)]
    pub materials: Materials,
    /// The most seats it takes.
    pub most: usize,
    /// Whether it is left out of the list of open tables; the link still works.
    #[serde(default)]
    pub private: bool,
    /// The turn clock (P5).
    #[serde(default)]
    pub clock: ClockPlan,
    /// Whom it gives advice (U11). At a table for learning (P26) every decision is marked, everybody is advised, and the game counts
    /// for no rating.
    #[serde(default)]
    pub coach: Coach,
    /// The seat of a player who leaves for good is dropped, or played on by this bot (P4).
    #[serde(default)]
    pub leave: LeavePlan,
    /// Who sat at the game before, from the one who sits first now on: they sit down in this order, whoever comes first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub order: Vec<String>,
    /// The games of the series before this one, where it was opened as a rematch (P10).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub series: Option<Box<Series>>,
    /// The circle and the version of its book that the table plays under, if it does (K5).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub book: Option<Box<BookMark>>,
    /// How much later those who watch are shown what comes to pass, and told what is said at the table (P10).
    #[serde(default, skip_serializing_if = "is_none")]
    pub delay: Millis,
    /// How long a bot waits before it acts, so that people can follow.
    #[serde(default = "default_pace")]
    pub pace: Millis,
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde hands the field over as it is"
)]
fn is_none(delay: &Millis) -> bool {
    *delay == 0
}

fn default_pace() -> Millis {
    PACE
}

/// How long a bot waits before it acts, unless somebody says otherwise.
pub const PACE: Millis = 900;
/// How many seats a table has, where the game takes as many and nobody says otherwise.
const SEATS: usize = 8;

impl Plan {
    /// What a table is opened with unless more is said: in the list of tables, by the printed rules, without a clock.
    #[must_use]
    pub fn usual(game: &str, title: String, most: usize) -> Self {
        Self {
            game: game.to_owned(),
            title,
            rules: Settings::default(),
            materials: Materials::default(),
            most,
            private: false,
            clock: ClockPlan::None,
            coach: Coach::Off,
            leave: LeavePlan::Drop,
            order: Vec::new(),
            series: None,
            book: None,
            delay: 0,
            pace: PACE,
        }
    }
}

/// How many seats a table of the game has unless somebody says otherwise.
#[must_use]
pub fn usual_seats(game: &dyn AnyGame) -> usize {
    SEATS.clamp(*game.seats().start(), *game.seats().end())
}

/// The turn clock of a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ClockPlan {
    /// No clock.
    #[default]
    None,
    /// So long for every decision; days for correspondence play.
    PerTurn(Millis),
    /// So long for all decisions of a game together.
    Reserve(Millis),
}

/// The longest that a bot waits.
pub(super) const LONGEST_PACE: Millis = 10_000;
/// The longest that those who watch are kept behind: an hour.
pub(super) const LONGEST_DELAY: Millis = 3600 * 1000;
/// The shortest clock: a second.
const SHORTEST: Millis = 1000;
/// The longest clock: a year.
const LONGEST: Millis = 366 * DAY;

impl ClockPlan {
    /// # Errors
    /// `BadValue`: the clock is too short to act, or longer than a year.
    pub(super) fn check(self) -> Result<(), Refusal> {
        let (Self::PerTurn(span) | Self::Reserve(span)) = self else {
            return Ok(());
        };
        if (SHORTEST..=LONGEST).contains(&span) {
            return Ok(());
        }
        let message = "a clock runs for a second at least and a year at most";
        Err(Refusal::new(Code::BadValue, message).by("P5"))
    }
}

/// What becomes of a seat that is given up.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LeavePlan {
    /// The seat is dropped, as the game's rules say.
    #[default]
    Drop,
    /// This bot plays it on.
    Bot(String),
}
