//! Ratings by R. C. Weng and C.-J. Lin, "A Bayesian Approximation Method for Online Ranking" (2011), algorithm 1:
//! Bradley-Terry, every pair of a game compared.

/// What is believed of a player's strength: about `mean`, give or take.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The middle.
    pub mean: f64,
    /// The standard deviation.
    pub deviation: f64,
}

/// How much a game depends on other things than strength, in the paper's scale.
const BETA: f64 = 25.0 / 6.0;
/// The least part of its variance that a rating keeps after one game.
const KEPT: f64 = 0.0001;

impl Default for Rating {
    fn default() -> Self {
        Self {
            mean: 25.0,
            deviation: 25.0 / 3.0,
        }
    }
}

impl Rating {
    /// Between what it lies with 95 %.
    #[must_use]
    pub fn interval(self) -> [f64; 2] {
        let half = solve::NEARLY_ALL * self.deviation;
        [self.mean - half, self.mean + half]
    }
}

/// The ratings after one game; the lowest place is the best, equal ones are shared.
pub(super) fn after(before: &[Rating], places: &[u16]) -> Vec<Rating> {
    let rated = (0..before.len()).map(|own| {
        let (mine, variance) = (before[own], before[own].deviation.powi(2));
        let (mut gain, mut loss) = (0.0, 0.0);
        for other in (0..before.len()).filter(|other| *other != own) {
            let theirs = before[other];
            let spread = (variance + theirs.deviation.powi(2) + 2.0 * BETA * BETA).sqrt();
            let expected = 1.0 / (1.0 + ((theirs.mean - mine.mean) / spread).exp());
            gain += variance / spread * (score(places[own], places[other]) - expected);
            let shrink = mine.deviation / spread * variance / (spread * spread);
            loss += shrink * expected * (1.0 - expected);
        }
        Rating {
            mean: mine.mean + gain,
            deviation: (variance * (1.0 - loss).max(KEPT)).sqrt(),
        }
    });
    rated.collect()
}

/// What a place brings against another one.
fn score(own: u16, other: u16) -> f64 {
    match own.cmp(&other) {
        std::cmp::Ordering::Less => 1.0,
        std::cmp::Ordering::Equal => 0.5,
        std::cmp::Ordering::Greater => 0.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The paper's update for two new players, worked out by hand: c² = 2·(25/3)² + 2·(25/6)².
    #[test]
    fn the_winner_of_a_first_game_gains_what_the_formula_says() {
        let [winner, loser] = after(&[Rating::default(); 2], &[0, 1])[..] else {
            panic!("two players");
        };
        assert!((winner.mean - 27.635).abs() < 1e-3, "{winner:?}");
        assert!(
            (winner.mean + loser.mean - 50.0).abs() < 1e-12,
            "{winner:?}"
        );
        assert!((winner.deviation - 8.066).abs() < 1e-3, "{winner:?}");
    }

    #[test]
    fn equal_players_who_share_a_place_stay_equal() {
        let shared = after(&[Rating::default(); 3], &[0, 0, 0]);
        assert!(
            shared
                .iter()
                .all(|rating| (rating.mean - 25.0).abs() < 1e-12)
        );
        assert!(shared[0].deviation < Rating::default().deviation);
    }
}
