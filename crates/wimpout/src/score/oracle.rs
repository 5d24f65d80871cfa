//! The same question asked the slow way: try every set of cubes and every call of the Sun, keep what the rules allow,
//! and compare, for every throw of every set of cubes.

use std::collections::BTreeSet;

use super::*;
use crate::rules::with;

/// What tells two scorings apart: points, flash, train, call of the Sun, cubes left.
type Shown = (u16, u8, Option<Face>, Option<SunCall>, Cubes);

/// Settings of the options that this question depends on, as the rules and as the oracle know them.
struct Table {
    rules: Rules,
    free: bool,
    fourth: bool,
}

/// A throw cube by cube; the sun cube comes last if it was thrown.
struct Lying<'a> {
    faces: &'a [Face],
    sun_cube: bool,
}

impl Lying<'_> {
    fn natural(&self, face: Face) -> usize {
        self.faces.iter().filter(|other| **other == face).count()
    }

    fn shows_sun(&self) -> bool {
        self.faces.contains(&Face::Sun)
    }

    /// The faces of which there must be a flash, and whether the Sun is its third.
    fn flashes(&self) -> Vec<(Face, bool)> {
        let with = |n: usize| {
            Face::COMMON
                .into_iter()
                .filter(move |face| self.natural(*face) == n)
        };
        let trios: Vec<_> = with(3).chain(with(4)).map(|face| (face, false)).collect();
        if !trios.is_empty() || !self.shows_sun() {
            return trios;
        }
        with(2).map(|face| (face, true)).collect()
    }

    /// Everything that may be said of the cubes in `counted` (a bit for each).
    fn readings(&self, table: &Table, clearing: FaceSet, counted: u32) -> Vec<Shown> {
        let calls: &[Option<SunCall>] =
            match (self.shows_sun(), is_counted(counted, self.faces.len() - 1)) {
                (false, _) => &[None],
                (true, false) => &[Some(SunCall::Left)],
                (true, true) => &[
                    Some(SunCall::Five),
                    Some(SunCall::Ten),
                    Some(SunCall::Flash),
                ],
            };
        let mut flashes: Vec<Option<(Face, bool)>> = self.flashes().into_iter().map(Some).collect();
        if flashes.is_empty() {
            flashes.push(None);
        }
        let pairs = flashes
            .iter()
            .flat_map(|flash| calls.iter().map(move |call| (*flash, *call)));
        pairs
            .filter_map(|(flash, call)| self.reading(table, clearing, counted, flash, call))
            .collect()
    }

    fn reading(
        &self,
        table: &Table,
        clearing: FaceSet,
        counted: u32,
        flash: Option<(Face, bool)>,
        call: Option<SunCall>,
    ) -> Option<Shown> {
        let sun_in_flash = flash.is_some_and(|(_, with_sun)| with_sun);
        let called = match call {
            Some(SunCall::Five) => Some(Face::Five),
            Some(SunCall::Ten) => Some(Face::Ten),
            _ => None,
        };
        if sun_in_flash != (call == Some(SunCall::Flash))
            || called.is_some_and(|face| clearing.has(face))
        {
            return None;
        }
        let mut points = flash.map_or(0, |(face, _)| face.flash()) + called.map_or(0, Face::number);
        for face in Face::COMMON {
            let of_face = |place: &usize| self.faces[*place] == face && is_counted(counted, *place);
            let n_counted = (0..self.faces.len()).filter(of_face).count();
            let in_flash = match flash {
                Some((flash, with_sun)) if flash == face => 3 - usize::from(with_sun),
                _ => 0,
            };
            let lost = in_flash == 3 && !table.fourth;
            let loose = if face.number() == 0 || lost {
                0
            } else {
                self.natural(face) - in_flash
            };
            let least = if table.free { 0 } else { loose };
            if !(in_flash + least..=in_flash + loose).contains(&n_counted) {
                return None;
            }
            points += u16::try_from(n_counted - in_flash).unwrap() * face.number();
        }
        let left = |place: &usize| !is_counted(counted, *place);
        let sun_left = self.sun_cube && left(&(self.faces.len() - 1));
        let n_left = (0..self.faces.len()).filter(left).count() - usize::from(sun_left);
        let left = Cubes {
            common: u8::try_from(n_left).unwrap(),
            sun: sun_left,
        };
        let flash = flash.map_or(FaceSet::NONE, |(face, _)| FaceSet::of(face));
        (points > 0).then_some((points, flash.bits(), None, call, left))
    }
}

fn is_counted(counted: u32, place: usize) -> bool {
    counted & (1 << place) != 0
}

fn check(table: &Table, cubes: Cubes, clearing: FaceSet) {
    for way in 0..cubes.ways() {
        let faces = cubes.fall(way);
        let lying = Lying {
            faces: faces.as_slice(),
            sun_cube: cubes.sun,
        };
        let matches = lying.faces.iter().any(|face| clearing.has(*face));
        if matches || Face::COMMON.iter().any(|face| lying.natural(*face) == 5) {
            continue;
        }
        let sets = 0..1u32 << lying.faces.len();
        let expected: BTreeSet<Shown> = sets
            .flat_map(|set| lying.readings(table, clearing, set))
            .collect();
        let scorings = match score(&table.rules, &Throw::nth(cubes, way), clearing) {
            Verdict::Scores(scorings) => scorings,
            Verdict::Wimpout | Verdict::TrainWreck => Scorings::default(),
            other => panic!("{:?} clearing {clearing:?}: {other:?}", lying.faces),
        };
        let list = scorings.as_slice().iter();
        let got: BTreeSet<Shown> = list
            .map(|one| (one.points, one.flash.bits(), one.train, one.sun, one.left))
            .collect();
        assert_eq!(got, expected, "{:?} clearing {clearing:?}", lying.faces);
        assert_eq!(
            got.len(),
            scorings.as_slice().len(),
            "{:?}: each way once",
            lying.faces
        );
    }
}

#[test]
fn the_slow_way_finds_the_same_scorings() {
    for (set_aside, free) in [("set-aside=all", false), ("set-aside=free", true)] {
        for (fourth_number, fourth) in [
            ("fourth-number=scores", true),
            ("fourth-number=non-scoring", false),
        ] {
            let table = Table {
                rules: with(&[set_aside, fourth_number]),
                free,
                fourth,
            };
            for common in 0..=4 {
                for sun in [false, true] {
                    let cubes = Cubes { common, sun };
                    let sets: &[&[Face]] = &[
                        &[],
                        &[Face::Four],
                        &[Face::Five],
                        &[Face::Ten],
                        &[Face::Five, Face::Ten],
                    ];
                    for clearing in sets.iter().filter(|_| !cubes.is_empty()) {
                        check(&table, cubes, clearing.iter().copied().collect());
                    }
                }
            }
        }
    }
}
