//! How long a bot may think about one act.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Until when a bot may think. A bot that searches looks at it now and then, and acts with the best it has found once
/// it is over. Without one (the default) it takes what its name allows, and plays the same everywhere.
#[derive(Clone, Debug, Default)]
pub struct Limit {
    until: Option<Instant>,
    stop: Option<Stop>,
}

/// Ends a bot's thinking from outside. Clones are the same.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Whoever thinks is to stop.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether it was told to.
    #[must_use]
    pub fn is_told(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

impl Limit {
    /// So long from now on, or until `stop` is told.
    #[must_use]
    pub fn within(time: Duration, stop: Stop) -> Self {
        Self {
            until: Some(Instant::now() + time),
            stop: Some(stop),
        }
    }

    /// How much time is left; nothing where there is no limit.
    #[must_use]
    pub fn left(&self) -> Option<Duration> {
        if self.stop.as_ref().is_some_and(Stop::is_told) {
            return Some(Duration::ZERO);
        }
        let until = self.until?;
        Some(until.saturating_duration_since(Instant::now()))
    }

    /// Whether it is time to act.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.left() == Some(Duration::ZERO)
    }
}

impl From<Stop> for Limit {
    /// As long as it takes, or until `stop` is told.
    fn from(stop: Stop) -> Self {
        Self {
            until: None,
            stop: Some(stop),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thinking_ends_when_its_time_is_up_or_when_it_is_told_to() {
        assert!(!Limit::default().is_over());
        assert!(Limit::within(Duration::ZERO, Stop::default()).is_over());
        let stop = Stop::default();
        let limit = Limit::within(Duration::from_hours(1), stop.clone());
        assert!(!limit.is_over());
        stop.stop();
        assert!(limit.is_over());
    }
}
