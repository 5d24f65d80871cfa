//! Scoring counted over every throw.

use super::*;
use crate::rules::with;

/// What all throws of some cubes come to under the default rules.
#[derive(Debug, Default, PartialEq)]
struct Counts {
    wreck: u32,
    plain: u32,
    /// Throws whose flash has a fixed face, by face.
    flash: [u32; 6],
    two_pairs_and_sun: u32,
    train: [u32; 6],
    win: u32,
    supernova: u32,
}

#[test]
fn the_7776_throws_come_to_what_brute_force_says() {
    let rules = Rules::default();
    let mut counts = Counts::default();
    for way in 0..Cubes::ALL.ways() {
        match score(&rules, &Throw::nth(Cubes::ALL, way), FaceSet::NONE) {
            Verdict::TrainWreck => counts.wreck += 1,
            Verdict::Win => counts.win += 1,
            Verdict::Supernova => counts.supernova += 1,
            Verdict::Scores(scorings) => {
                let first = scorings.as_slice()[0];
                let fixed = scorings
                    .as_slice()
                    .iter()
                    .all(|other| other.flash == first.flash);
                match (first.train, first.flash.iter().next()) {
                    (Some(face), _) => counts.train[face.index()] += 1,
                    (None, None) => counts.plain += 1,
                    (None, Some(face)) if fixed => counts.flash[face.index()] += 1,
                    (None, Some(_)) => counts.two_pairs_and_sun += 1,
                }
            }
            Verdict::Void(_) | Verdict::Wimpout => {
                unreachable!("five cubes, nothing being cleared")
            }
        }
    }
    let expected = Counts {
        wreck: 450,
        plain: 5_010,
        flash: [395, 246, 395, 395, 395, 395],
        two_pairs_and_sun: 90,
        train: [1, 0, 1, 1, 0, 0],
        win: 1,
        supernova: 1,
    };
    assert_eq!(counts, expected);
    assert_eq!(counts.flash.iter().sum::<u32>(), 2_221);
}

#[test]
fn fewer_cubes_wimp_out_as_often_as_brute_force_says() {
    let rules = Rules::default();
    let lost = |cubes: Cubes| {
        let all =
            (0..cubes.ways()).map(|way| score(&rules, &Throw::nth(cubes, way), FaceSet::NONE));
        all.filter(|verdict| matches!(verdict, Verdict::Wimpout))
            .count()
    };
    let commons = [1, 2, 3, 4].map(|common| lost(Cubes { common, sun: false }));
    let with_sun = [0, 1, 2, 3].map(|common| lost(Cubes { common, sun: true }));
    assert_eq!(commons, [4, 16, 60, 204]);
    assert_eq!(with_sun, [3, 12, 45, 153]);
}

#[test]
fn the_scorings_of_a_throw_are_distinct() {
    let mut most = 0;
    for train in ["sun-train=choose", "sun-train=never"] {
        for sampler in ["sampler=any-distinct", "sampler=classic"] {
            let rules = with(&["set-aside=free", train, sampler]);
            for way in 0..Cubes::ALL.ways() {
                let verdict = score(&rules, &Throw::nth(Cubes::ALL, way), FaceSet::NONE);
                if let Verdict::Scores(scorings) = verdict {
                    let list = scorings.as_slice();
                    assert!(
                        list.iter()
                            .enumerate()
                            .all(|(i, one)| !list[..i].contains(one))
                    );
                    most = most.max(list.len());
                }
            }
        }
    }
    assert_eq!(most, 12, "5, 10, the Sun and two others under any-distinct");
}
