//! Trouble that lasts: said when it begins, each minute, and when it is over, and not four times a second.

use std::fmt::Display;
use std::time::Duration;

use tokio::time::Instant;

/// How often it is said that it goes on.
const EVERY: Duration = Duration::from_mins(1);

/// Something that may be wrong for a while.
#[derive(Debug)]
pub(super) struct Lasting {
    what: &'static str,
    /// Since when, and when it was said last.
    wrong: Option<(Instant, Instant)>,
}

impl Lasting {
    pub(super) const fn new(what: &'static str) -> Self {
        Self { what, wrong: None }
    }

    /// Notes how it went this time.
    pub(super) fn note<E: Display>(&mut self, went: Result<(), E>) {
        let now = Instant::now();
        match (went, self.wrong) {
            (Ok(()), None) => {}
            (Ok(()), Some((since, _))) => {
                let lasted = now.duration_since(since).as_secs();
                tracing::info!("no longer after {lasted} s: {}", self.what);
                self.wrong = None;
            }
            (Err(why), wrong) => {
                let (since, said) = wrong.unwrap_or((now, now));
                let is_due = wrong.is_none() || now.duration_since(said) >= EVERY;
                if is_due {
                    tracing::warn!(%why, "{}", self.what);
                }
                self.wrong = Some((since, if is_due { now } else { said }));
            }
        }
    }
}
