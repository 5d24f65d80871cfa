//! How fast one address may make what stays in the house: tables and circles. Guests are to be had for nothing, so what is
//! counted by guest alone would let a single visitor fill the house for all others.

use std::net::IpAddr;
use std::time::Instant;

use super::replays::visitor;
use super::{House, Wrong};
use crate::config::Limits;
use crate::http::rate::Limiter;

/// What each address has made lately.
#[derive(Debug)]
pub(super) struct Making {
    tables: Limiter<IpAddr>,
    circles: Limiter<IpAddr>,
}

impl Making {
    pub(super) fn new(limits: &Limits) -> Self {
        Self {
            tables: Limiter::hourly(limits.openings),
            circles: Limiter::hourly(limits.circles),
        }
    }
}

impl House {
    /// Counts a table of whoever is being answered.
    ///
    /// # Errors
    /// `TooMany`, with when the next one may be opened.
    pub(super) fn counts_table(&self) -> Result<(), Wrong> {
        count(&self.0.making.tables)
    }

    /// Counts a circle of whoever is being answered.
    ///
    /// # Errors
    /// `TooMany`, with when the next one may be made.
    pub(super) fn counts_circle(&self) -> Result<(), Wrong> {
        count(&self.0.making.circles)
    }
}

fn count(made: &Limiter<IpAddr>) -> Result<(), Wrong> {
    let taken = visitor().map_or(Ok(()), |address| made.take(address, Instant::now()));
    taken.map_err(|wait| Wrong::TooMany(wait.as_secs() + 1))
}
