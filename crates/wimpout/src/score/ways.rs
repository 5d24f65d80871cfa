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
    let mut scorings = Scorings::default();
    let mut ways = Ways {
        rules,
        throw,
        cubes: throw.cubes(),
        clearing,
        scorings: &mut scorings,
    };
    if throw.shows_sun() {
        ways.with_sun();
    } else {
        ways.count(throw.trio(), None);
    }
    if !clearing.is_empty() {
        return scorings;
    }
    if let Some(points) = rules.sampler(throw) {
        let sampler = Scoring {
            sampler: true,
            points,
            ..Scoring::default()
        };
        scorings.push(all_counted(throw, sampler));
    }
    for (place, points) in rules.own_calls(throw) {
        let called = Scoring {
            called: u8::try_from(place).ok(),
            points,
            ..Scoring::default()
        };
        scorings.push(all_counted(throw, called));
    }
    scorings
}

/// A scoring that uses all the cubes thrown.
fn all_counted(throw: Throw, scoring: Scoring) -> Scoring {
    let with_sun = scoring.sun == Some(SunCall::Train);
    Scoring {
        counted: Face::COMMON.map(|face| throw.common(face)),
        all_five: throw.cubes() == Cubes::ALL,
        by_the_book: !scoring.is_called_whole() && !with_sun,
        ..scoring
    }
}

/// A throw being counted, and the ways found so far.
struct Ways<'a> {
    rules: &'a Rules,
    throw: Throw,
    cubes: Cubes,
    clearing: FaceSet,
    scorings: &'a mut Scorings,
}

impl Ways<'_> {
    /// The Flaming Sun Rule and what the Sun may be called otherwise (W8).
    fn with_sun(&mut self) {
        let throw = self.throw;
        let trio = throw.trio();
        let pairs = || {
            Face::COMMON
                .into_iter()
                .filter(move |face| throw.natural(*face) == 2)
        };
        if trio.is_none() && pairs().count() == 2 && self.rules.doubles(throw) {
            return self.full_house(pairs().collect());
        }
        if trio.is_none() && pairs().next().is_some() {
            return pairs().for_each(|pair| self.count(Some(pair), Some(SunCall::Flash)));
        }
        for (call, number) in [(SunCall::Ten, Face::Ten), (SunCall::Five, Face::Five)] {
            if !self.clearing.has(number) {
                self.count(trio, Some(call));
            }
        }
        self.count(trio, Some(SunCall::Left));
        let four = trio.filter(|face| throw.natural(*face) == 4);
        if let Some(face) = four.filter(|face| self.rules.may_call_train(*face)) {
            let train = Scoring {
                points: face.train(),
                train: Some(face),
                sun: Some(SunCall::Train),
                ..Scoring::default()
            };
            self.scorings.push(all_counted(throw, train));
        }
    }

    /// Both pairs with the Sun (H7).
    fn full_house(&mut self, flash: FaceSet) {
        let both = Scoring {
            points: flash.iter().map(Face::flash).sum(),
            flash,
            sun: Some(SunCall::Flash),
            ..Scoring::default()
        };
        self.scorings.push(all_counted(self.throw, both));
    }

    /// All ways to count with this flash and this call of the Sun.
    fn count(&mut self, flash: Option<Face>, sun: Option<SunCall>) {
        let points = match sun {
            Some(SunCall::Five) => 5,
            Some(SunCall::Ten) => 10,
            Some(SunCall::Flash | SunCall::Train | SunCall::Left) | None => 0,
        };
        let nothing = Scoring {
            points: points + flash.map_or(0, Face::flash),
            flash: flash.map_or(FaceSet::NONE, FaceSet::of),
            sun,
            left: self.left_by(sun),
            by_the_book: true,
            ..Scoring::default()
        };
        let portions = |face| Portions::of(self.rules, self.throw, face, nothing);
        let (tens, fives) = (portions(Face::Ten), portions(Face::Five));
        let trio = flash.filter(|face| face.number() == 0).map(portions);
        tens.each(nothing, |some| {
            fives.each(some, |more| match &trio {
                Some(trio) => trio.each(more, |all| self.offer(all)),
                None => self.offer(more),
            });
        });
    }

    /// The cubes that are left to count once the Sun has been called something.
    fn left_by(&self, sun: Option<SunCall>) -> Cubes {
        let called = !matches!(sun, None | Some(SunCall::Left));
        Cubes {
            sun: self.cubes.sun && !called,
            ..self.cubes
        }
    }

    /// Adds a scoring if it counts anything.
    fn offer(&mut self, scoring: Scoring) {
        if scoring.left != self.cubes {
            let all_five = self.cubes == Cubes::ALL && scoring.left.is_empty();
            self.scorings.push(Scoring {
                all_five,
                ..scoring
            });
        }
    }
}

/// Which cubes that show a face may be counted: those of the flash must be, loose numbers too unless the table sets
/// aside freely; among equal faces common cubes or the sun cube (W7, S2).
struct Portions {
    face: Face,
    /// How many of them the flash takes.
    in_flash: u8,
    /// The least and the most that are counted.
    least: u8,
    most: u8,
    /// How many common cubes show the face, and whether the sun cube does.
    n_common: u8,
    n_sun: u8,
}

impl Portions {
    /// The portions of `face` beside a scoring that says what the flash and the Sun are.
    fn of(rules: &Rules, throw: Throw, face: Face, scoring: Scoring) -> Self {
        let natural = throw.natural(face);
        let in_flash = match (scoring.flash.has(face), scoring.sun) {
            (true, Some(SunCall::Flash)) => 2,
            (true, _) => 3,
            (false, _) => 0,
        };
        let fourth_is_lost = in_flash == 3 && natural == 4 && !rules.fourth_scores(face);
        let scores = face.number() > 0 && !fourth_is_lost;
        let most = if scores { natural } else { in_flash };
        let n_common = throw.common(face);
        Self {
            face,
            in_flash,
            least: if rules.must_count_all() {
                most
            } else {
                in_flash
            },
            most,
            n_common,
            n_sun: natural - n_common,
        }
    }

    /// Adds each portion to a scoring, the most cubes first.
    fn each(&self, scoring: Scoring, mut hear: impl FnMut(Scoring)) {
        if self.most == 0 {
            return hear(scoring);
        }
        for count in (self.least..=self.most).rev() {
            for n_sun in (count.saturating_sub(self.n_common)..=self.n_sun.min(count)).rev() {
                hear(self.add(scoring, count, n_sun));
            }
        }
    }

    /// Adds `count` cubes, the sun cube among them or not.
    fn add(&self, mut scoring: Scoring, count: u8, n_sun: u8) -> Scoring {
        let n_common = count - n_sun;
        scoring.points += u16::from(count - self.in_flash) * self.face.number();
        scoring.counted[self.face.index()] = n_common;
        scoring.left.common -= n_common;
        scoring.left.sun &= n_sun == 0;
        scoring
    }
}
