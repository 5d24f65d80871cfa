//! What two bots have made of each other: how often the one came in before the other, and whether that is settled.

use solve::Value;

use crate::wilson;

/// So far from one half is a difference that is looked for: 1 % of the games.
const MARGIN: f64 = 0.01;
/// The logarithm of the odds at which a sequential test ends: wrong one time in twenty.
const CLEAR: f64 = 2.944_438_979_166_44;

/// Deals that two bots were both in. A deal's share is how often the first came in before the second among its games,
/// a shared place counting one half.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Pair {
    /// How many deals.
    pub deals: u32,
    /// The sum of the shares.
    pub sum: f64,
    /// The sum of their squares.
    pub squares: f64,
}

impl Pair {
    pub(super) fn count(&mut self, share: f64) {
        self.deals += 1;
        self.sum += share;
        self.squares += share * share;
    }

    /// How often the first came in before the second. Where all deals are alike, the interval is as wide as if each were
    /// one game.
    #[must_use]
    pub fn ahead(&self) -> Value {
        let mut ahead = Value::sampled(self.sum, self.squares, self.deals);
        if let Value::Sampled { n, low, high, .. } = &mut ahead {
            if *high - *low < 1e-9 {
                [*low, *high] = wilson(self.sum, f64::from(*n));
            }
            (*low, *high) = (low.max(0.0), high.min(1.0));
        }
        ahead
    }

    /// How sure it is that the first is the better one, from 0 to 1; one half where nothing is known.
    #[must_use]
    pub fn confidence(&self) -> f64 {
        let (mean, variance, deals) = self.moments();
        normal((mean - 0.5) / (variance / deals).sqrt())
    }

    /// Which one is better by A. Wald's sequential test (generalised to shares of any spread): the first one wins 51 %
    /// or more, or 49 % or less. Nothing while it is open.
    #[must_use]
    pub fn verdict(&self) -> Option<std::cmp::Ordering> {
        let (mean, variance, deals) = self.moments();
        let odds = deals * 2.0 * MARGIN * (mean - 0.5) / variance;
        let clear = self.deals >= 16 && odds.abs() >= CLEAR;
        clear.then(|| odds.total_cmp(&0.0))
    }

    /// Mean and variance of a deal, with one deal won by each thrown in, so that they are never 0.
    fn moments(&self) -> (f64, f64, f64) {
        let deals = f64::from(self.deals) + 2.0;
        let mean = (self.sum + 1.0) / deals;
        (mean, (self.squares + 1.0) / deals - mean * mean, deals)
    }
}

/// The normal distribution up to `z` (Abramowitz and Stegun 26.2.17; within 1e-7).
fn normal(z: f64) -> f64 {
    const TERMS: [f64; 5] = [
        0.319_381_530,
        -0.356_563_782,
        1.781_477_937,
        -1.821_255_978,
        1.330_274_429,
    ];
    let t = 1.0 / (1.0 + 0.231_641_9 * z.abs());
    let series = TERMS.iter().rev().fold(0.0, |sum, term| (sum + term) * t);
    let density = (-z * z / 2.0).exp() / (2.0 * std::f64::consts::PI).sqrt();
    let beyond = density * series;
    if z < 0.0 { beyond } else { 1.0 - beyond }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn confidence_is_that_of_the_normal_distribution() {
        for (z, chance) in [(0.0, 0.5), (1.96, 0.975_002_1), (-1.0, 0.158_655_3)] {
            assert!((normal(z) - chance).abs() < 1e-6, "{z}: {}", normal(z));
        }
    }

    #[test]
    fn what_was_won_every_time_is_not_sure() {
        let mut pair = Pair::default();
        (0..16).for_each(|_| pair.count(1.0));
        let Value::Sampled {
            value, low, high, ..
        } = pair.ahead()
        else {
            panic!("it is sampled");
        };
        assert!((value - 1.0).abs() < 1e-12 && (high - 1.0).abs() < 1e-12);
        assert!(low > 0.75 && low < 0.85, "{low}");
    }

    #[test]
    fn a_pair_is_settled_once_it_is_clear_and_not_before() {
        let mut pair = Pair::default();
        assert!((pair.confidence() - 0.5).abs() < 1e-6);
        (0..15).for_each(|_| pair.count(1.0));
        assert_eq!(pair.verdict(), None, "too few deals");
        (0..200).for_each(|_| pair.count(1.0));
        assert_eq!(pair.verdict(), Some(std::cmp::Ordering::Greater));
        let mut equal = Pair::default();
        (0..1000).for_each(|deal| equal.count(f64::from(deal % 2)));
        assert_eq!(equal.verdict(), None);
    }
}
