//! How long a node may serve, by its own clock that never jumps.

/// How long a lease lasts by the clock of the database, in milliseconds (N4).
pub const LENGTH: u64 = 5_000;
/// After how many milliseconds it is renewed.
pub const RENEWAL: u64 = 1_500;
/// How much earlier a node stops than the database lets go of it: for clocks that do not run alike.
pub const GUARD: u64 = 500;

/// The lease of a node. All times are milliseconds of one clock of the node's own that never goes back and goes on while the
/// process sleeps.
///
/// The lease counts from the moment at which it was *asked* for, the database's from the later one at which it was granted:
/// so the node always stops first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lease {
    /// Until when it lasts.
    until: u64,
    /// Which stretch without a gap it is.
    term: u64,
    /// When the renewal that is under way was asked for.
    asked: Option<u64>,
    /// When it was asked for last.
    last: Option<u64>,
}

impl Lease {
    /// Whether the node may serve, and under which term. What was claimed under another term must be claimed anew: others
    /// may have taken it in the gap.
    pub fn term(&self, now: u64) -> Option<u64> {
        (now < self.until).then_some(self.term)
    }

    /// For how many milliseconds it lasts yet.
    pub fn left(&self, now: u64) -> u64 {
        self.until.saturating_sub(now)
    }

    /// For how many milliseconds it has been over.
    pub fn over_for(&self, now: u64) -> u64 {
        now.saturating_sub(self.until)
    }

    /// In how many milliseconds it is to be renewed; none while a renewal is under way.
    pub fn due(&self, now: u64) -> Option<u64> {
        if self.asked.is_some() {
            return None;
        }
        let next = self.last.map_or(now, |last| last + RENEWAL);
        Some(next.saturating_sub(now))
    }

    /// The database is asked for a renewal.
    pub fn ask(&mut self, now: u64) {
        (self.asked, self.last) = (Some(now), Some(now));
    }

    /// It is heard, now, that the database has granted what was asked for.
    pub fn granted(&mut self, now: u64) {
        let Some(asked) = self.asked.take() else {
            return;
        };
        if now >= self.until {
            self.term += 1;
        }
        self.until = self.until.max(asked + LENGTH - GUARD);
    }

    /// Nothing came of it.
    pub fn failed(&mut self) {
        self.asked = None;
    }

    /// The next renewal is due now.
    pub fn hurry(&mut self) {
        self.last = None;
    }

    /// Gives it up: the node serves nothing from now on.
    pub fn end(&mut self) {
        (self.until, self.asked) = (0, None);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn held(asked: u64) -> Lease {
        let mut lease = Lease::default();
        lease.ask(asked);
        lease.granted(asked + 5);
        lease
    }

    #[test]
    fn it_counts_from_the_asking_and_ends_before_the_databases() {
        let lease = held(1_000);
        assert!(lease.term(1_000 + LENGTH - GUARD - 1).is_some());
        assert_eq!(lease.term(1_000 + LENGTH - GUARD), None);
    }

    #[test]
    fn one_renewal_is_under_way_at_a_time() {
        let mut lease = held(0);
        assert_eq!(lease.due(500), Some(RENEWAL - 500));
        assert_eq!(lease.due(RENEWAL + 9), Some(0));
        lease.ask(RENEWAL);
        assert_eq!(lease.due(RENEWAL + 9), None);
        lease.failed();
        assert_eq!(lease.due(RENEWAL + 9), Some(RENEWAL - 9));
        // What was not granted lengthens nothing.
        assert_eq!(lease.term(LENGTH - GUARD), None);
    }

    #[test]
    fn a_gap_begins_another_term() {
        let mut lease = held(0);
        let first = lease.term(10);
        lease.ask(RENEWAL);
        lease.granted(RENEWAL + 5);
        assert_eq!(lease.term(LENGTH), first);
        lease.ask(LENGTH);
        // It ran out at 6,000, and is heard of later.
        lease.granted(6_001);
        assert!(lease.term(6_002).is_some() && lease.term(6_002) != first);
    }

    #[test]
    fn who_gives_it_up_gets_nothing_from_an_answer_that_is_under_way() {
        let mut lease = held(0);
        lease.ask(1_500);
        lease.end();
        lease.granted(1_510);
        assert_eq!(lease.term(1_511), None);
    }
}
