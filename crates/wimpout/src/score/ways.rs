//! The ways to count a throw that is neither void nor five of a kind: first the flash, then the Sun, then how many
//! cubes of each face.

use super::{Scoring, Scorings, SunCall};
use crate::face::{Face, FaceSet};
use crate::rules::Rules;
use crate::throw::{Cubes, Throw};

/// Five of a kind by nature: nothing to choose (W6).
pub(super) fn train(throw: Throw, face: Face) -> Scorings {
    let mut scorings = Scorings::default();
    let train = Scoring {
        train: Some(face),
        points: face.train(),
        ..Scoring::default()
    };
    scorings.push(all_counted(throw, train));
    scorings
}

/// Every way to count `throw`, the plain ones first; none if nothing scores.
pub(super) fn all(rules: &Rules, throw: Throw, clearing: FaceSet) -> Scorings {
    let ways = Ways {
        rules,
        throw,
        clearing,
    };
    let mut scorings = Scorings::default();
    if throw.shows_sun() {
        ways.with_sun(&mut scorings);
    } else {
        let triple = Face::COMMON
            .into_iter()
            .find(|face| throw.natural(*face) >= 3);
        ways.count(triple, None, &mut scorings);
    }
    if let Some(points) = rules.sampler(&throw).filter(|_| clearing.is_empty()) {
        let sampler = Scoring {
            sampler: true,
            points,
            ..Scoring::default()
        };
        scorings.push(all_counted(throw, sampler));
    }
    scorings
}

/// A scoring that uses all the cubes thrown.
fn all_counted(throw: Throw, scoring: Scoring) -> Scoring {
    let with_sun = scoring.sun == Some(SunCall::Train);
    Scoring {
        counted: Face::COMMON.map(|face| throw.common(face)),
        all_five: throw.cubes() == Cubes::ALL,
        by_the_book: !scoring.sampler && !with_sun,
        ..scoring
    }
}

/// What is being counted.
struct Ways<'a> {
    rules: &'a Rules,
    throw: Throw,
    clearing: FaceSet,
}

impl Ways<'_> {
    /// The Flaming Sun Rule and what the Sun may be called otherwise (W8).
    fn with_sun(&self, scorings: &mut Scorings) {
        let most = Face::COMMON
            .into_iter()
            .find(|face| self.throw.natural(*face) >= 3);
        let pairs = || {
            Face::COMMON
                .into_iter()
                .filter(|face| self.throw.natural(*face) == 2)
        };
        if most.is_none() && pairs().count() == 2 && self.rules.doubles_full_house() {
            return scorings.push(self.full_house(pairs().collect()));
        }
        if most.is_none() && pairs().next().is_some() {
            return pairs().for_each(|pair| self.count(Some(pair), Some(SunCall::Flash), scorings));
        }
        for (call, number) in [(SunCall::Ten, Face::Ten), (SunCall::Five, Face::Five)] {
            if !self.clearing.has(number) {
                self.count(most, Some(call), scorings);
            }
        }
        self.count(most, Some(SunCall::Left), scorings);
        if let Some(face) =
            most.filter(|face| self.throw.natural(*face) == 4 && self.rules.may_call_train(*face))
        {
            let (train, sun) = (Some(face), Some(SunCall::Train));
            let train = Scoring {
                train,
                sun,
                points: face.train(),
                ..Scoring::default()
            };
            scorings.push(all_counted(self.throw, train));
        }
    }

    /// Both pairs with the Sun (H7).
    fn full_house(&self, flash: FaceSet) -> Scoring {
        let points = flash.iter().map(Face::flash).sum();
        let sun = Some(SunCall::Flash);
        all_counted(
            self.throw,
            Scoring {
                points,
                flash,
                sun,
                ..Scoring::default()
            },
        )
    }

    /// All ways to count with this flash and this call of the Sun.
    fn count(&self, flash: Option<Face>, sun: Option<SunCall>, scorings: &mut Scorings) {
        let points = match sun {
            Some(SunCall::Five) => 5,
            Some(SunCall::Ten) => 10,
            Some(SunCall::Flash | SunCall::Train | SunCall::Left) | None => 0,
        };
        let nothing = Scoring {
            points: points + flash.map_or(0, Face::flash),
            flash: flash.into_iter().collect(),
            sun,
            left: self.left_by(sun),
            by_the_book: true,
            ..Scoring::default()
        };
        let extra = flash.filter(|face| face.number() == 0);
        for tens in self.portions(Face::Ten, flash, sun) {
            for fives in self.portions(Face::Five, flash, sun) {
                let numbers = nothing.adding(tens).adding(fives);
                match extra {
                    Some(face) => {
                        for trio in self.portions(face, flash, sun) {
                            self.offer(numbers.adding(trio), scorings);
                        }
                    }
                    None => self.offer(numbers, scorings),
                }
            }
        }
    }

    /// Which cubes that show `face` may be counted, the most first: those of the flash must be, loose numbers too
    /// unless the table sets aside freely; among equal faces common cubes or the sun cube (W7, S2).
    fn portions(
        &self,
        face: Face,
        flash: Option<Face>,
        sun: Option<SunCall>,
    ) -> impl Iterator<Item = Portion> + use<> {
        let natural = self.throw.natural(face);
        let in_flash = match (flash == Some(face), sun) {
            (true, Some(SunCall::Flash)) => 2,
            (true, _) => 3,
            (false, _) => 0,
        };
        let fourth_is_lost = in_flash == 3 && natural == 4 && !self.rules.fourth_scores(face);
        let loose = if face.number() == 0 || fourth_is_lost {
            0
        } else {
            natural - in_flash
        };
        let must = if self.rules.must_count_all() {
            in_flash + loose
        } else {
            in_flash
        };
        let (n_common, n_sun) = (self.throw.common(face), natural - self.throw.common(face));
        let counts = (must..=in_flash + loose).rev();
        counts.flat_map(move |count| {
            let with_sun = (0..=n_sun.min(count)).rev();
            with_sun
                .filter(move |sun| count - sun <= n_common)
                .map(move |sun| Portion {
                    face,
                    common: count - sun,
                    sun_cube: sun == 1,
                    points: u16::from(count - in_flash) * face.number(),
                })
        })
    }

    /// The cubes that are left to count once the Sun has been called something.
    fn left_by(&self, sun: Option<SunCall>) -> Cubes {
        let cubes = self.throw.cubes();
        match sun {
            None | Some(SunCall::Left) => cubes,
            Some(SunCall::Five | SunCall::Ten | SunCall::Flash | SunCall::Train) => Cubes {
                sun: false,
                ..cubes
            },
        }
    }

    /// Adds a scoring if it counts anything.
    fn offer(&self, scoring: Scoring, scorings: &mut Scorings) {
        let cubes = self.throw.cubes();
        if scoring.left != cubes {
            let all_five = cubes == Cubes::ALL && scoring.left.is_empty();
            scorings.push(Scoring {
                all_five,
                ..scoring
            });
        }
    }
}

/// Cubes of one face that are counted.
#[derive(Clone, Copy)]
struct Portion {
    face: Face,
    common: u8,
    sun_cube: bool,
    /// For those that are no part of a flash.
    points: u16,
}

impl Scoring {
    fn adding(mut self, portion: Portion) -> Self {
        self.points += portion.points;
        self.counted[portion.face.index()] = portion.common;
        self.left.common -= portion.common;
        self.left.sun &= !portion.sun_cube;
        self
    }
}
