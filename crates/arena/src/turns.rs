//! How many turns a match has: its games begin to count anew.

/// The turns of a match that is looked at as it goes on.
#[derive(Debug, Default)]
pub(crate) struct Turns {
    /// Those of the games that are over.
    before: u64,
    /// Those of the game that goes on.
    now: u64,
}

impl Turns {
    /// The game that goes on has had so many.
    pub(crate) fn see(&mut self, now: u64) {
        if now < self.now {
            self.before += self.now;
        }
        self.now = now;
    }

    /// How many there have been.
    pub(crate) const fn all(&self) -> u64 {
        self.before + self.now
    }
}

#[test]
fn turns_of_games_that_are_over_count() {
    let mut turns = Turns::default();
    for now in [0, 1, 2, 2, 3, 0, 1, 1, 0, 4] {
        turns.see(now);
    }
    assert_eq!(turns.all(), 3 + 1 + 4);
}
