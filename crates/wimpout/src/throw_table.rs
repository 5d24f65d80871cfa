//! The fast path: every throw of the rules in force, scored beforehand, so that a throw is one draw and one look-up.
//!
//! The table is derived from [`score`] and holds one scoring a throw, the one that a policy picks; its draws are those
//! of the general engine.

use table::Luck;

use crate::face::{Face, FaceSet};
use crate::rules::Rules;
use crate::score::{Scoring, Verdict, score};
use crate::throw::{Cubes, Throw};

/// A point of a turn at which cubes are thrown: which ones, and what is being cleared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot(u8);

impl Spot {
    /// A turn begins: all five cubes, nothing being cleared (W10).
    pub const START: Self = Self(0);
}

/// What a throw from the table comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Landing {
    /// It scores so many points, and the turn stands at that spot.
    Scores(u32, Spot),
    /// The same cubes are thrown again.
    Void,
    /// The points of the turn are lost.
    Wimpout,
    /// As `Wimpout`, on all five cubes.
    TrainWreck,
    /// The thrower has won.
    Win,
    /// The thrower is out.
    Supernova,
}

/// A landing in 32 bits: the points, the next spot in the third byte, the kind in the fourth.
#[derive(Clone, Copy, Debug)]
struct Packed(u32);

/// Every throw at every spot that a turn can come to.
#[derive(Clone, Debug)]
pub struct ThrowTable {
    spots: Vec<SpotInfo>,
    landings: Vec<Packed>,
}

#[derive(Clone, Copy, Debug)]
struct SpotInfo {
    cubes: Cubes,
    clearing: FaceSet,
    must_throw: bool,
    ways: u32,
    /// Where its landings begin.
    first: u32,
}

/// Picks one of the scorings of a throw; there is at least one.
pub type Policy = fn(&[Scoring]) -> &Scoring;

impl ThrowTable {
    /// Scores every throw under `rules`, taking the scoring that `pick` picks.
    #[must_use]
    pub fn new(rules: &Rules, pick: Policy) -> Self {
        let mut table = Self {
            spots: Vec::new(),
            landings: Vec::new(),
        };
        table.spot(Cubes::ALL, FaceSet::NONE, true);
        let mut done = 0;
        while let Some(&SpotInfo {
            cubes, clearing, ..
        }) = table.spots.get(done)
        {
            table.spots[done].first = u32::try_from(table.landings.len()).unwrap_or(u32::MAX);
            for way in 0..cubes.ways() {
                let verdict = score(rules, &Throw::nth(cubes, way), clearing);
                let packed = table.pack(&verdict, pick);
                table.landings.push(packed);
            }
            done += 1;
        }
        table
    }

    /// Throws: one draw of `luck`, one look-up.
    #[inline]
    pub fn throw(&self, spot: Spot, luck: &mut impl Luck) -> Landing {
        let info = &self.spots[usize::from(spot.0)];
        self.landing(spot, luck.below(info.ways))
    }

    /// What way number `way` to fall (see [`Cubes::fall`]) comes to at `spot`.
    #[inline]
    #[must_use]
    pub fn landing(&self, spot: Spot, way: u32) -> Landing {
        let info = &self.spots[usize::from(spot.0)];
        self.landings[(info.first + way) as usize].unpack()
    }

    /// Whether the player must go on from `spot` (W12, W13).
    #[inline]
    #[must_use]
    pub fn must_throw(&self, spot: Spot) -> bool {
        self.spots[usize::from(spot.0)].must_throw
    }

    /// The cubes thrown at `spot`, and the faces being cleared there.
    #[must_use]
    pub fn at(&self, spot: Spot) -> (Cubes, FaceSet) {
        let info = &self.spots[usize::from(spot.0)];
        (info.cubes, info.clearing)
    }

    /// Every spot that a turn can come to.
    pub fn spots(&self) -> impl Iterator<Item = Spot> + use<> {
        (0..u8::try_from(self.spots.len()).unwrap_or(u8::MAX)).map(Spot)
    }

    fn pack(&mut self, verdict: &Verdict, pick: Policy) -> Packed {
        match verdict {
            Verdict::Scores(scorings) => {
                let scoring = pick(scorings.as_slice());
                match scoring.train {
                    Some(Face::Six) => Packed::kind(4),
                    Some(Face::Ten) => Packed::kind(5),
                    _ => Packed(u32::from(scoring.points) | u32::from(self.after(scoring).0) << 16),
                }
            }
            Verdict::Void(_) => Packed::kind(1),
            Verdict::Wimpout => Packed::kind(2),
            Verdict::TrainWreck => Packed::kind(3),
            Verdict::Win => Packed::kind(4),
            Verdict::Supernova => Packed::kind(5),
        }
    }

    fn after(&mut self, scoring: &Scoring) -> Spot {
        if scoring.left.is_empty() {
            self.spot(Cubes::ALL, scoring.flash, true)
        } else {
            self.spot(scoring.left, scoring.flash, !scoring.flash.is_empty())
        }
    }

    /// The spot of these cubes; all spots together are fewer than 9 × 22, so their numbers fit a byte.
    fn spot(&mut self, cubes: Cubes, clearing: FaceSet, must_throw: bool) -> Spot {
        let known = self
            .spots
            .iter()
            .position(|spot| spot.cubes == cubes && spot.clearing == clearing);
        let place = known.unwrap_or_else(|| {
            self.spots.push(SpotInfo {
                cubes,
                clearing,
                must_throw,
                ways: cubes.ways(),
                first: 0,
            });
            self.spots.len() - 1
        });
        Spot(u8::try_from(place).unwrap_or(0))
    }
}

impl Packed {
    const fn kind(kind: u32) -> Self {
        Self(kind << 24)
    }

    #[inline]
    fn unpack(self) -> Landing {
        let [low, high, spot, kind] = self.0.to_le_bytes();
        match kind {
            0 => Landing::Scores(u32::from(low) | u32::from(high) << 8, Spot(spot)),
            1 => Landing::Void,
            2 => Landing::Wimpout,
            3 => Landing::TrainWreck,
            4 => Landing::Win,
            _ => Landing::Supernova,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::with;

    /// Settings under which throws are scored differently.
    const SETTINGS: &[&[&str]] = &[
        &[],
        &["set-aside=free", "fourth-number=non-scoring"],
        &["sun-train=threes", "sampler=classic"],
        &["sun-train=choose", "sampler=any-distinct"],
        &["full-house=double"],
        &["full-house=double", "full-house-sun=reroll"],
        &["full-house=reroll", "set-aside=free"],
    ];

    fn first(scorings: &[Scoring]) -> &Scoring {
        &scorings[0]
    }

    fn last(scorings: &[Scoring]) -> &Scoring {
        &scorings[scorings.len() - 1]
    }

    fn agrees(table: &ThrowTable, landing: Landing, verdict: &Verdict, pick: Policy) -> bool {
        match (landing, verdict) {
            (Landing::Void, Verdict::Void(_))
            | (Landing::Wimpout, Verdict::Wimpout)
            | (Landing::TrainWreck, Verdict::TrainWreck)
            | (Landing::Win, Verdict::Win)
            | (Landing::Supernova, Verdict::Supernova) => true,
            (landing, Verdict::Scores(scorings)) => {
                let scoring = pick(scorings.as_slice());
                let left = if scoring.left.is_empty() {
                    Cubes::ALL
                } else {
                    scoring.left
                };
                match (landing, scoring.train) {
                    (Landing::Win, Some(Face::Six)) | (Landing::Supernova, Some(Face::Ten)) => true,
                    (Landing::Scores(points, spot), _) => {
                        points == u32::from(scoring.points)
                            && table.at(spot) == (left, scoring.flash)
                    }
                    _ => false,
                }
            }
            _ => false,
        }
    }

    #[test]
    fn the_table_agrees_with_the_scoring_on_every_throw_at_every_spot() {
        for settings in SETTINGS {
            let rules = with(settings);
            for pick in [first as Policy, last as Policy] {
                let table = ThrowTable::new(&rules, pick);
                for spot in table.spots() {
                    let (cubes, clearing) = table.at(spot);
                    for way in 0..cubes.ways() {
                        let verdict = score(&rules, &Throw::nth(cubes, way), clearing);
                        let landing = table.landing(spot, way);
                        assert!(
                            agrees(&table, landing, &verdict, pick),
                            "{settings:?} {spot:?} {way}: {landing:?}"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn a_spot_that_all_five_cubes_come_back_to_must_be_thrown() {
        let table = ThrowTable::new(&Rules::default(), first);
        for spot in table.spots() {
            let (cubes, clearing) = table.at(spot);
            assert_eq!(
                table.must_throw(spot),
                cubes == Cubes::ALL || !clearing.is_empty()
            );
        }
    }
}
