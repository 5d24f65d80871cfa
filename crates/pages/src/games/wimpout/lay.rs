//! How the five cubes lie on the cloth: a fold over what the viewer has been told.

use wimpout::{Cubes, Event, Face, Faces, SunCall};

use crate::pieces::Cube;
use crate::table::Told;

/// The cubes as they lie: always five, on one side or the other.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Lay {
    /// The last throw's number in the log: a new number is a new throw.
    pub(super) number: usize,
    /// What became of the last throw.
    pub(super) fate: Fate,
    /// Cubes that have not scored.
    pub(super) lying: Vec<Cube>,
    /// Cubes that have, by what they counted.
    pub(super) aside: Vec<Group>,
    /// Whether the turn they were thrown in is over.
    pub(super) done: bool,
    /// Flashes of the throw that is about to be counted.
    flashes: Vec<Face>,
    /// What all five are together, where they are.
    whole: Option<What>,
}

/// What became of a throw.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Fate {
    /// There has been none in this turn.
    #[default]
    Ready,
    /// It lies there.
    Lies,
    /// It is void and thrown again (W13a).
    Void,
    /// It was a wimpout: the turn is over.
    Lost,
}

/// What cubes are together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum What {
    /// One that counts by itself.
    Number,
    /// The Sun by itself.
    Sun,
    /// Three of a face.
    Flash(Face),
    /// Five of a face.
    Train(Face),
    /// The Cosmic Sampler.
    Sampler,
    /// What a rule of the table's own, of that title, was called for.
    Own(String),
}

/// Cubes set aside together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Group {
    pub(super) cubes: Vec<Cube>,
    pub(super) what: What,
    pub(super) points: u32,
    /// Whether they come from the last throw.
    pub(super) fresh: bool,
}

impl Group {
    /// The face of the flash they are.
    pub(super) const fn flash(&self) -> Option<Face> {
        match self.what {
            What::Flash(face) => Some(face),
            What::Number | What::Sun | What::Train(_) | What::Sampler | What::Own(_) => None,
        }
    }
}

impl Lay {
    /// The fold. `left` are the cubes to be thrown next.
    pub(super) fn of<'a>(events: impl Iterator<Item = (&'a Told, &'a Event)>, left: Cubes) -> Self {
        let mut lay = Self::default();
        for (told, event) in events {
            lay.take(told.n, event);
        }
        if lay.lying.is_empty() && lay.aside.is_empty() {
            lay.lying = unseen(left);
        }
        lay
    }

    /// Every event is named: one that is added lies somewhere, or says that it moves no cube.
    fn take(&mut self, n: usize, event: &Event) {
        match event {
            Event::Thrown { cubes, faces, .. } => self.throw(n, *cubes, *faces),
            Event::FlashScored { face, .. } => self.flashes.push(*face),
            Event::FreightTrainScored { face, .. } => self.whole = Some(What::Train(*face)),
            Event::SamplerScored { .. } => self.whole = Some(What::Sampler),
            Event::OwnRuleCalled { rule, .. } => self.whole = Some(What::Own(rule.clone())),
            Event::Scored {
                points,
                counted,
                sun,
                ..
            } => self.score((*points).into(), *counted, *sun),
            Event::ThrowVoid { .. } | Event::ThrowErased { .. } => self.fate = Fate::Void,
            Event::WimpedOut { .. } | Event::TurnKilled { .. } => {
                self.fate = Fate::Lost;
                self.done = true;
            }
            Event::Banked { .. } | Event::SupernovaThrown { .. } | Event::InstantlyWon { .. } => {
                self.done = true;
            }
            Event::TurnSuspended { .. } | Event::TurnResumed { .. } => {
                *self = Self {
                    number: self.number,
                    ..Self::default()
                };
            }
            Event::StarterThrown { .. }
            | Event::StarterTied { .. }
            | Event::StarterFound { .. }
            | Event::FlashCleared { .. }
            | Event::InsuranceIssued { .. }
            | Event::TrainWrecked { .. }
            | Event::CircleDrawn { .. }
            | Event::CircleFilled { .. }
            | Event::Bumped { .. }
            | Event::Eclipsed { .. }
            | Event::LastLicksBegun { .. }
            | Event::ChallengerDrawn { .. }
            | Event::LeaderPassed { .. }
            | Event::LeaderReplaced { .. }
            | Event::PlayerOut { .. }
            | Event::OwnRuleActed { .. }
            | Event::OwnRuleCost { .. }
            | Event::OwnRuleDecided { .. }
            | Event::OwnRuleCounted { .. }
            | Event::OwnRuleCountedAll { .. }
            | Event::OwnRuleDrew { .. }
            | Event::OwnRuleFailed { .. }
            | Event::GameOver { .. } => {}
        }
    }

    fn throw(&mut self, number: usize, thrown: Cubes, faces: Faces) {
        if faces.as_slice().len() == 5 || self.done {
            self.aside.clear();
        }
        for group in &mut self.aside {
            group.fresh = false;
        }
        self.number = number;
        self.fate = Fate::Lies;
        self.done = false;
        self.lying = cubes(thrown, faces);
    }

    /// Moves what a throw counted from one side to the other.
    fn score(&mut self, points: u32, counted: Faces, sun: Option<SunCall>) {
        let flashes = std::mem::take(&mut self.flashes);
        if let Some(what) = self.whole.take() {
            let cubes = std::mem::take(&mut self.lying);
            self.aside.push(Group {
                cubes,
                what,
                points,
                fresh: true,
            });
            return;
        }
        let mut counted = counted.as_slice().to_vec();
        for flashed in flashes {
            let group = self.tie(flashed, sun == Some(SunCall::Flash));
            for cube in &group.cubes {
                forget(&mut counted, cube);
            }
            self.aside.push(group);
        }
        let lying = std::mem::take(&mut self.lying);
        for cube in lying {
            if forget(&mut counted, &cube) {
                self.aside.push(number(cube, sun));
            } else {
                self.lying.push(cube);
            }
        }
    }

    /// Takes three cubes of a face, or two and the Sun, and ties them together.
    fn tie(&mut self, flashed: Face, with_sun: bool) -> Group {
        let shows = |cubes: &[Cube], face| cubes.iter().position(|cube| cube.face == Some(face));
        let sun = shows(&self.lying, Face::Sun).filter(|_| with_sun);
        let mut tied: Vec<Cube> = sun.map(|at| self.lying.remove(at)).into_iter().collect();
        while tied.len() < 3 {
            let Some(at) = shows(&self.lying, flashed) else {
                break;
            };
            tied.insert(0, self.lying.remove(at));
        }
        Group {
            cubes: tied,
            what: What::Flash(flashed),
            points: flashed.flash().into(),
            fresh: true,
        }
    }
}

/// The cubes of a throw: common ones first, and the sun cube last where it is among them.
pub(super) fn cubes(thrown: Cubes, faces: Faces) -> Vec<Cube> {
    let faces = faces.as_slice();
    let cube = |(index, face): (usize, &Face)| Cube {
        sun: (thrown.sun && index + 1 == faces.len()) || *face == Face::Sun,
        face: Some(*face),
    };
    faces.iter().enumerate().map(cube).collect()
}

/// Cubes before they are thrown.
fn unseen(left: Cubes) -> Vec<Cube> {
    let cube = |sun| Cube { sun, face: None };
    let common = std::iter::repeat_n(cube(false), left.common.into());
    common.chain(left.sun.then(|| cube(true))).collect()
}

/// Takes the face of a cube out of those still to be found; whether it was there.
fn forget(counted: &mut Vec<Face>, cube: &Cube) -> bool {
    let at = counted.iter().position(|face| cube.face == Some(*face));
    at.map(|at| counted.remove(at)).is_some()
}

/// A cube that counts by itself.
fn number(cube: Cube, sun: Option<SunCall>) -> Group {
    let (what, points) = match (cube.face, sun) {
        (Some(Face::Sun), Some(SunCall::Five)) => (What::Sun, 5),
        (Some(Face::Sun), Some(SunCall::Ten)) => (What::Sun, 10),
        (Some(Face::Sun), _) => (What::Sun, 0),
        (face, _) => (What::Number, face.map_or(0, Face::printed)),
    };
    Group {
        points: points.into(),
        what,
        fresh: true,
        cubes: vec![cube],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Face::{Five, Four, Six, Sun, Three, Two};
    use host::Happened;
    use std::sync::Arc;
    use table::{Happening, Seat};

    const SEAT: Seat = Seat(0);

    fn lay(events: &[Event]) -> Lay {
        let told = |(n, event): (usize, &Event)| Told {
            n,
            step: None,
            taken_back: false,
            happened: Happened::Table(Happening::Game(Arc::new(event.clone()))),
            line: None,
        };
        let log: Vec<_> = events.iter().enumerate().map(told).collect();
        Lay::of(log.iter().zip(events), Cubes::default())
    }

    fn thrown(faces: [Face; 5]) -> Event {
        Event::Thrown {
            seat: SEAT,
            cubes: Cubes::ALL,
            faces: Faces::of(&faces),
        }
    }

    fn flash(face: Face) -> Event {
        Event::FlashScored {
            seat: SEAT,
            face,
            points: face.flash(),
        }
    }

    fn scored(points: u16, counted: &[Face], sun: Option<SunCall>) -> Event {
        Event::Scored {
            seat: SEAT,
            points,
            counted: Faces::of(counted),
            sun,
            left: Cubes::default(),
            turn_points: points.into(),
        }
    }

    fn faces(cubes: &[Cube]) -> Vec<Face> {
        cubes.iter().filter_map(|cube| cube.face).collect()
    }

    /// W13d: 4 4 4 4 5 is a flash, a 5, and one bolt to throw.
    #[test]
    fn three_of_four_bolts_are_tied_and_one_lies() {
        let lay = lay(&[
            thrown([Four, Four, Four, Four, Five]),
            flash(Four),
            scored(45, &[Four, Four, Four, Five], None),
        ]);
        assert_eq!(faces(&lay.lying), [Four]);
        let groups = lay.aside.iter();
        let groups: Vec<_> = groups
            .map(|group| (faces(&group.cubes), group.points))
            .collect();
        assert_eq!(groups, [(vec![Four, Four, Four], 40), (vec![Five], 5)]);
        assert!(lay.aside[1].cubes[0].sun);
    }

    /// W8a: the Sun joins the pair.
    #[test]
    fn the_sun_is_tied_to_a_pair() {
        let lay = lay(&[
            thrown([Six, Six, Two, Three, Sun]),
            flash(Six),
            scored(60, &[Six, Six, Sun], Some(SunCall::Flash)),
        ]);
        assert_eq!(faces(&lay.lying), [Two, Three]);
        assert_eq!(faces(&lay.aside[0].cubes), [Six, Six, Sun]);
    }

    #[test]
    fn a_new_turn_takes_up_all_five() {
        let lay = lay(&[
            thrown([Five, Two, Three, Four, Six]),
            scored(5, &[Five], None),
            Event::Banked {
                seat: SEAT,
                points: 5,
                score: 105,
            },
            thrown([Two, Two, Three, Four, Six]),
            Event::WimpedOut {
                seat: SEAT,
                points: 0,
            },
        ]);
        assert_eq!(
            (lay.lying.len(), lay.aside.len(), lay.fate),
            (5, 0, Fate::Lost)
        );
    }
}
