//! How often: a bound in the long run and at once for each key, in a bounded amount of memory.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::config::Rate;

/// How many keys are kept before those that are free again are forgotten.
const KEYS: usize = 4096;

/// Counts what each key does (the generic cell rate algorithm: one point in time for each key).
#[derive(Debug)]
pub(crate) struct Limiter<K> {
    /// The time that one act takes up.
    step: Duration,
    /// How far ahead of the clock a key may be.
    ahead: Duration,
    state: Mutex<State<K>>,
}

#[derive(Debug)]
struct State<K> {
    /// When each key has nothing outstanding any more.
    free: HashMap<K, Instant>,
    /// How many keys there may be before a sweep.
    sweep: usize,
}

impl<K: Eq + Hash> Limiter<K> {
    pub(crate) fn new(rate: Rate) -> Self {
        Self::every(Duration::from_secs(1) / rate.per_second, rate.burst)
    }

    /// A rate that is meant by the hour.
    pub(crate) fn hourly(rate: Rate) -> Self {
        Self::every(Duration::from_hours(1) / rate.per_second, rate.burst)
    }

    /// One act for every `step` in the long run, and so many at once.
    pub(crate) fn every(step: Duration, burst: u32) -> Self {
        let state = State {
            free: HashMap::new(),
            sweep: KEYS,
        };
        Self {
            step,
            ahead: step.saturating_mul(burst - 1),
            state: Mutex::new(state),
        }
    }

    /// Whether nothing that `key` has done counts any more.
    pub(crate) fn is_clear(&self, key: &K, now: Instant) -> bool {
        let state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        state.free.get(key).is_none_or(|free| *free <= now)
    }

    /// Counts one act of `key` at `now`.
    ///
    /// # Errors
    /// How long to wait before the next one is allowed.
    pub(crate) fn take(&self, key: K, now: Instant) -> Result<(), Duration> {
        self.take_many(key, 1, now)
    }

    /// Counts so many acts of `key` at `now`, all of them or none; who has done nothing may always do them.
    ///
    /// # Errors
    /// How long to wait before they are allowed.
    pub(crate) fn take_many(&self, key: K, count: u32, now: Instant) -> Result<(), Duration> {
        let (ahead, taken) = (
            self.ahead.saturating_sub(self.step * (count - 1)),
            self.step * count,
        );
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        if state.free.len() >= state.sweep {
            state.free.retain(|_, free| *free > now);
            state.sweep = (state.free.len() * 2).max(KEYS);
        }
        let free = state.free.entry(key).or_insert(now);
        let outstanding = free.saturating_duration_since(now);
        if let Some(wait) = outstanding.checked_sub(ahead)
            && !wait.is_zero()
        {
            return Err(wait);
        }
        *free = now + outstanding + taken;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_is_allowed_and_then_the_rate() {
        let limiter = Limiter::new(Rate::new(2, 3));
        let start = Instant::now();
        let at = |ms| start + Duration::from_millis(ms);
        for _ in 0..3 {
            assert_eq!(limiter.take("ann", at(0)), Ok(()));
        }
        assert_eq!(limiter.take("ann", at(0)), Err(Duration::from_millis(500)));
        assert_eq!(limiter.take("bob", at(0)), Ok(()));
        assert_eq!(limiter.take("ann", at(499)), Err(Duration::from_millis(1)));
        assert_eq!(limiter.take("ann", at(500)), Ok(()));
        assert_eq!(
            limiter.take("ann", at(500)),
            Err(Duration::from_millis(500))
        );
        assert_eq!(limiter.take("ann", at(60_000)), Ok(()));
    }

    #[test]
    fn many_are_taken_together_or_not_at_all() {
        let limiter = Limiter::new(Rate::new(1, 10));
        let start = Instant::now();
        let second = Duration::from_secs(1);
        assert_eq!(limiter.take_many("ann", 6, start), Ok(()));
        assert_eq!(limiter.take_many("ann", 6, start), Err(2 * second));
        assert_eq!(limiter.take_many("ann", 4, start), Ok(()));
        assert_eq!(limiter.take_many("bob", 20, start), Ok(()));
        assert_eq!(limiter.take_many("bob", 20, start), Err(20 * second));
    }

    #[test]
    fn keys_that_are_free_again_are_forgotten() {
        let limiter = Limiter::new(Rate::new(1, 1));
        let start = Instant::now();
        for key in 0..KEYS * 3 {
            let now = start + Duration::from_millis(key as u64);
            assert_eq!(limiter.take(key, now), Ok(()));
        }
        let kept = limiter.state.lock().unwrap().free.len();
        assert!(kept <= KEYS + 1, "{kept} keys");
    }
}
