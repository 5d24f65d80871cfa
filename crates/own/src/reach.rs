//! The amounts of what a rule counts with which it is asked (O7): those that come about, what follows where that goes on, and
//! those on which its text may turn.

use std::collections::BTreeSet;

use crate::up_to::divisor;
use crate::{MOST_COUNTED, Rule};

/// Of what goes on and on, so many counts are followed one by one.
pub const MOST_FOLLOWED: usize = 24;
/// Where it goes on, so many more are asked about.
const FARTHER: u32 = 100;

/// Counts that come about.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reach {
    /// With which it begins.
    begins: BTreeSet<u32>,
    found: BTreeSet<u32>,
}

impl Reach {
    /// Follows what becomes of counts from those with which it begins: until nothing new comes, or too much has.
    pub fn of(begins: impl IntoIterator<Item = u32>, next: impl FnMut(u32) -> Vec<u32>) -> Self {
        let begins: BTreeSet<u32> = begins.into_iter().collect();
        let found = begins.clone();
        let mut reach = Self { begins, found };
        reach.follow(next);
        reach
    }

    /// Goes on from all that is known, where something else has become known meanwhile.
    pub fn follow(&mut self, mut next: impl FnMut(u32) -> Vec<u32>) {
        let mut fresh = self.found.clone();
        while let Some(count) = fresh.pop_first() {
            if self.goes_on() {
                return;
            }
            let after = next(count);
            fresh.extend(after.into_iter().filter(|after| self.found.insert(*after)));
        }
    }

    /// Whether there are more than were followed.
    #[must_use]
    pub fn goes_on(&self) -> bool {
        self.found.len() > MOST_FOLLOWED
    }

    /// Those that are followed, in rising order.
    pub fn some(&self) -> impl Iterator<Item = u32> + Clone {
        self.found.iter().copied().take(MOST_FOLLOWED)
    }

    /// The same, and where they go on what follows in their steps, and what is around the numbers of the text.
    #[must_use]
    pub fn all(&self, rule: &Rule) -> Vec<u32> {
        let mut all: BTreeSet<u32> = self.some().collect();
        let (Some(&least), Some(&most), true) = (all.first(), all.last(), self.goes_on()) else {
            return all.into_iter().collect();
        };
        let step = self.step();
        let falls = self.begins.first().is_none_or(|begin| least < *begin);
        let far = FARTHER * step;
        let lowest = if falls { least % step } else { least };
        let from = most.saturating_sub(2 * far).max(lowest);
        let from = from + (least.abs_diff(from)) % step;
        let to = most.saturating_add(far).min(MOST_COUNTED);
        let grid = (from..=to).step_by(usize::try_from(step).unwrap_or(1));
        all.extend(grid);
        let near = rule.numbers().into_iter().flat_map(|number| {
            let above = number.saturating_sub(lowest);
            let below = lowest + above - above % step;
            [
                below.saturating_sub(step),
                below,
                below.saturating_add(step),
            ]
        });
        all.extend(near.filter(|near| (lowest..=MOST_COUNTED).contains(near)));
        all.into_iter().collect()
    }

    /// Those of `all` that were not followed.
    #[must_use]
    pub fn beyond(&self, all: &[u32]) -> Vec<u32> {
        let some: BTreeSet<u32> = self.some().collect();
        let far = all.iter().filter(|count| !some.contains(count));
        far.copied().collect()
    }

    /// What divides all distances between them.
    fn step(&self) -> u32 {
        let pairs = self.found.iter().zip(self.found.iter().skip(1));
        pairs
            .fold(0, |step, (one, next)| divisor(step, next - one))
            .max(1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Question;

    const ASKED: &[Question] = &[Question {
        name: "banking",
        arguments: &["points"],
        ..Question::NUMBER
    }];

    #[test]
    fn what_goes_on_is_asked_about_where_the_text_may_turn() {
        let text = "rule: x\ntitle: X\nabout: Y.\n---\n// not 77\nfn banking(points) { if points >= 1_151 { 5 } else { b4() } }\nprivate fn b4() { 300 }\n";
        let rule = Rule::read(text, ASKED).unwrap();
        assert_eq!(rule.numbers(), [5, 300, 1151]);
        let sums = Reach::of([0], |count| [5, 20, 35].map(|n| count + n).to_vec());
        assert!(sums.goes_on());
        let all = sums.all(&rule);
        assert!(
            [150, 300, 1150, 1155].iter().all(|n| all.contains(n)),
            "{all:?}"
        );
        assert!(all.iter().all(|n| n % 5 == 0), "{all:?}");
        let round = Reach::of([0], |count| vec![(count + 1) % 6]);
        assert_eq!(round.all(&rule), [0, 1, 2, 3, 4, 5]);
        let down = Reach::of([2000], |count| vec![count - 10]).all(&rule);
        assert!(
            [1150, 300, 2000].iter().all(|n| down.contains(n)),
            "{down:?}"
        );
    }
}
