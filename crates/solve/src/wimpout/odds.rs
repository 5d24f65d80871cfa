//! What one throw comes to, counted over every way in which the cubes can fall.

use std::collections::BTreeMap;

use serde::Serialize;
use wimpout::{Cubes, End, FaceSet, Rules, Scoring, Throw, Verdict, score};

/// Of all equally likely ways in which the cubes can fall, how many come to what. Each way is counted once, as the
/// best that can be called: an instant win before points, then the most points.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Counts {
    /// All ways: 6 to the number of cubes.
    pub total: u32,
    /// Nothing scores (W9), train wrecks included.
    pub wimpout: u32,
    /// Nothing scores on all five cubes (W9).
    pub train_wreck: u32,
    /// Nothing counts and the same cubes are thrown again (W13a).
    pub void: u32,
    /// It scores, and no flash or freight train is in it.
    pub score: u32,
    /// It scores one or two flashes.
    pub flash: u32,
    /// Of these, by the faces of the flashes.
    pub flash_faces: BTreeMap<String, u32>,
    /// It scores a freight train for points.
    pub freight_train: u32,
    /// Of these, by the face.
    pub freight_train_faces: BTreeMap<String, u32>,
    /// Of `score`, those called a Cosmic Sampler (H3).
    pub sampler: u32,
    /// Five 10s: out of the game (W6).
    pub supernova: u32,
    /// Five stars: the game is won (W6).
    pub instant_win: u32,
    /// All that score, by the most points they can count.
    pub points: BTreeMap<u16, u32>,
}

/// The exact odds of one throw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Odds {
    /// The cubes thrown.
    pub cubes: Cubes,
    /// The flashes being cleared.
    pub clearing: FaceSet,
    /// The counts.
    pub counts: Counts,
}

/// Counts every way in which `cubes` can fall under `rules` while `clearing` is being cleared.
#[must_use]
pub fn odds(rules: &Rules, cubes: Cubes, clearing: FaceSet) -> Odds {
    let mut counts = Counts {
        total: cubes.ways(),
        ..Counts::default()
    };
    for way in 0..cubes.ways() {
        counts.count(&score(rules, &Throw::nth(cubes, way), clearing));
    }
    Odds {
        cubes,
        clearing,
        counts,
    }
}

impl Counts {
    fn count(&mut self, verdict: &Verdict) {
        match verdict {
            Verdict::Void(_) => self.void += 1,
            Verdict::Wimpout => self.wimpout += 1,
            Verdict::TrainWreck => {
                self.wimpout += 1;
                self.train_wreck += 1;
            }
            Verdict::Win => self.instant_win += 1,
            Verdict::Supernova => self.supernova += 1,
            Verdict::Scores(scorings) => {
                let best = scorings
                    .as_slice()
                    .iter()
                    .max_by_key(|scoring| worth(scoring));
                if let Some(best) = best {
                    self.count_scoring(best);
                }
            }
        }
    }

    fn count_scoring(&mut self, scoring: &Scoring) {
        match scoring.end() {
            Some(End::Win) => return self.instant_win += 1,
            Some(_) => return self.supernova += 1,
            None => {}
        }
        *self.points.entry(scoring.points).or_default() += 1;
        if let Some(face) = scoring.train {
            self.freight_train += 1;
            *self
                .freight_train_faces
                .entry(face.to_string())
                .or_default() += 1;
        } else if scoring.flash.is_empty() {
            self.score += 1;
            self.sampler += u32::from(scoring.sampler);
        } else {
            self.flash += 1;
            let faces: Vec<_> = scoring.flash.iter().map(|face| face.to_string()).collect();
            *self.flash_faces.entry(faces.join("+")).or_default() += 1;
        }
    }
}

/// What is best called: a win, then points; nobody calls a supernova.
fn worth(scoring: &Scoring) -> (bool, u16) {
    (scoring.end() == Some(End::Win), scoring.points)
}

impl Odds {
    /// `count` as a probability.
    #[must_use]
    pub fn chance(&self, count: u32) -> f64 {
        f64::from(count) / f64::from(self.counts.total)
    }

    /// The points that one throw counts in the mean; a wimpout and a void throw count none.
    #[must_use]
    pub fn mean_points(&self) -> f64 {
        let sum: f64 = self
            .counts
            .points
            .iter()
            .map(|(points, n)| f64::from(*points) * f64::from(*n))
            .sum();
        sum / f64::from(self.counts.total)
    }

    /// The chance that the throw, void ones thrown again until they are not, is a wimpout. Where `rules` kill or suspend after
    /// so many throws at one flash the first void one is none of them yet (H10, H11, S12).
    #[must_use]
    pub fn wimpout_in_the_end(&self, rules: &Rules) -> f64 {
        let [wimpout, void] =
            [self.counts.wimpout, self.counts.void].map(|count| self.chance(count));
        let most = rules.kills_after().or(rules.suspends_after());
        let Some(most) = most.filter(|_| !self.clearing.is_empty()) else {
            return wimpout / (1.0 - void);
        };
        let all_void = void.powi(most.try_into().unwrap_or(i32::MAX));
        let before = wimpout * (1.0 - all_void) / (1.0 - void);
        let killed = if rules.kills_after().is_some() {
            all_void
        } else {
            0.0
        };
        before + killed
    }
}

#[cfg(test)]
mod tests {
    use wimpout::Face;

    use super::*;

    fn counts(common: u8, sun: bool) -> Counts {
        odds(&Rules::default(), Cubes { common, sun }, FaceSet::NONE).counts
    }

    #[test]
    fn all_five_cubes_come_to_the_counts_of_the_specification() {
        let counts = counts(4, true);
        assert_eq!(
            (
                counts.total,
                counts.wimpout,
                counts.train_wreck,
                counts.score
            ),
            (7776, 450, 450, 5010)
        );
        let faces = ["2", "4", "5", "6", "10"].map(|face| counts.flash_faces[face]);
        // The 90 throws of two pairs and the Sun are counted as their better flash.
        let two_pairs = counts.flash - 2221;
        assert_eq!((two_pairs, counts.flash_faces["3"] >= 246), (90, true));
        assert_eq!(
            faces.iter().sum::<u32>() + counts.flash_faces["3"],
            counts.flash
        );
        assert_eq!(
            (counts.freight_train, counts.instant_win, counts.supernova),
            (3, 1, 1)
        );
    }

    #[test]
    fn fewer_cubes_wimp_out_as_often_as_the_specification_says() {
        let commons = [1, 2, 3, 4].map(|n| counts(n, false).wimpout);
        let with_sun = [0, 1, 2, 3].map(|n| counts(n, true).wimpout);
        assert_eq!((commons, with_sun), ([4, 16, 60, 204], [3, 12, 45, 153]));
    }

    #[test]
    fn void_throws_come_to_an_end_where_the_rules_end_them() {
        let one = Cubes {
            common: 1,
            sun: false,
        };
        let four = FaceSet::NONE.with(Face::Four);
        let chance = |setting: &str, clearing| {
            let mut set = table::Settings::default();
            if !setting.is_empty() {
                set.set(<wimpout::Wimpout as table::Game>::rules(), setting)
                    .unwrap();
            }
            let rules = Rules::settle(&set, &table::Materials::default()).unwrap();
            odds(&rules, one, clearing).wimpout_in_the_end(&rules)
        };
        // Of six ways three wimp out and one is void.
        let all = [
            ("", 0.6),
            ("kill=1", 4.0 / 6.0),
            ("kill=2", 0.5 + 4.0 / 36.0),
            ("suspend=1", 0.5),
        ];
        for (setting, expected) in all {
            let told = chance(setting, four);
            assert!((told - expected).abs() < 1e-12, "{setting}: {told}");
        }
        assert!((chance("kill=1", FaceSet::NONE) - 4.0 / 6.0).abs() < 1e-12);
    }

    #[test]
    fn every_way_is_counted_once() {
        for clearing in [
            FaceSet::NONE,
            FaceSet::of(Face::Five),
            FaceSet::of(Face::Two),
        ] {
            for common in 0..=4 {
                let Counts {
                    total,
                    wimpout,
                    void,
                    score,
                    flash,
                    freight_train,
                    supernova,
                    instant_win,
                    ..
                } = odds(&Rules::default(), Cubes { common, sun: true }, clearing).counts;
                let all = wimpout + void + score + flash + freight_train + supernova + instant_win;
                assert_eq!(all, total);
            }
        }
    }
}
