//! Where a line of play stood before: kept so sparsely that a long game needs little room, and so densely near its end
//! that taking steps back costs what is taken back, not the whole line played over.

use crate::Game;
use crate::position::Position;

/// A position is kept after every so many steps.
const STRIDE: usize = 8;

/// Positions that the line of play has passed, the oldest first. Before the one that is `n` steps back from the end
/// the gap to the next is at most `n` steps, so about twice the binary logarithm of the length are kept.
#[derive(Clone, Debug)]
pub(crate) struct Past<G: Game>(Vec<Position<G>>);

impl<G: Game> Past<G> {
    /// A past that begins here: nothing before can be gone back to.
    pub(crate) fn from(first: Position<G>) -> Self {
        Self(vec![first])
    }

    /// The last position kept that is not after `length` steps.
    pub(crate) fn before(&self, length: usize) -> &Position<G> {
        &self.0[self.count_to(length) - 1]
    }

    /// Forgets what came after `length` steps.
    pub(crate) fn cut(&mut self, length: usize) {
        self.0.truncate(self.count_to(length));
    }

    /// Whether the position is one of those that are kept when they are new.
    pub(crate) fn is_kept(now: &Position<G>) -> bool {
        now.length.is_multiple_of(STRIDE)
    }

    /// Keeps a position if it is its turn, and thins out those that lie far back.
    pub(crate) fn keep(&mut self, now: &Position<G>) {
        if !Self::is_kept(now) {
            return;
        }
        self.0.push(now.clone());
        let mut place = 1;
        while let Some([before, _, after]) = self.0.get(place - 1..=place + 1) {
            if after.length - before.length <= now.length - after.length {
                self.0.remove(place);
            } else {
                place += 1;
            }
        }
    }

    /// How many are not after `length` steps; the first never is.
    fn count_to(&self, length: usize) -> usize {
        self.0.partition_point(|kept| kept.length <= length).max(1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testkit::pig::Pig;
    use crate::{Header, LuckSource, Settings};

    fn start() -> Position<Pig> {
        let seats = vec!["ann".to_owned(), "bob".to_owned()];
        let header = Header::new("pig", seats, Settings::default(), LuckSource::Scripted);
        Position::start(&header).expect("a game of Pig")
    }

    /// A past of that many steps.
    fn past(length: usize) -> Past<Pig> {
        let mut now = start();
        let mut past = Past::from(now.clone());
        for length in 1..=length {
            now.length = length;
            past.keep(&now);
        }
        past
    }

    #[test]
    fn going_back_costs_no_more_than_what_is_taken_back() {
        for length in [1, 7, 8, 100, 1000, 4096] {
            let past = past(length);
            for to in 0..length {
                let played_over = to - past.before(to).length;
                assert!(
                    played_over < length - to + STRIDE,
                    "{played_over} from {length} to {to}"
                );
            }
        }
    }

    #[test]
    fn a_hundred_thousand_steps_need_a_handful_of_positions() {
        assert!(past(100_000).0.len() <= 30);
    }

    #[test]
    fn what_comes_after_is_forgotten_and_the_first_is_not() {
        let mut past = past(100);
        past.cut(50);
        assert!(past.0.iter().all(|kept| kept.length <= 50));
        past.cut(0);
        assert_eq!(past.0.len(), 1);
    }
}
