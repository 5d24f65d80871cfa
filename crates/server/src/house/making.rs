//! How fast one address may make what stays in the house: tables, circles, rules on its shelf. Guests are to be had for nothing, so what is
//! counted by guest alone would let a single visitor fill the house for all others.

use std::net::IpAddr;
use std::time::Instant;

use tokio::sync::MutexGuard;

use super::replays::visitor;
use super::{House, Wrong};
use crate::config::{Limits, Rate};
use crate::http::rate::Limiter;

/// What each address has made lately.
#[derive(Debug)]
pub(super) struct Making {
    tables: Limiter<IpAddr>,
    circles: Limiter<IpAddr>,
    rules: Limiter<IpAddr>,
    /// One change of the shelf of rules at a time: what the keeper takes down is not kept again by a count.
    shelving: tokio::sync::Mutex<()>,
}

/// How many rules an address publishes an hour, and at once.
const PUBLISHED: (u32, u32) = (6, 12);

impl Making {
    pub(super) fn new(limits: &Limits) -> Self {
        Self {
            tables: Limiter::hourly(limits.openings),
            circles: Limiter::hourly(limits.circles),
            rules: Limiter::hourly(Rate::new(PUBLISHED.0, PUBLISHED.1)),
            shelving: tokio::sync::Mutex::default(),
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

    /// Counts a rule that whoever is being answered publishes.
    ///
    /// # Errors
    /// `TooMany`, with when the next one may be published.
    pub(super) fn counts_rule(&self) -> Result<(), Wrong> {
        count(&self.0.making.rules)
    }

    /// The turn to change the shelf of rules.
    pub(super) async fn shelving(&self) -> MutexGuard<'_, ()> {
        self.0.making.shelving.lock().await
    }
}

fn count(made: &Limiter<IpAddr>) -> Result<(), Wrong> {
    let taken = visitor().map_or(Ok(()), |address| made.take(address, Instant::now()));
    taken.map_err(|wait| Wrong::TooMany(wait.as_secs() + 1))
}
