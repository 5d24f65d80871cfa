//! How the five cubes lie on the cloth: a fold over what the viewer has been told.

use serde_json::Value as Json;

use super::view::{CubesLeft, cubes, face};
use crate::pieces::Cube;
use crate::table::Told;

/// The cubes as they lie: always five, on one side or the other.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Lie {
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
    flashes: Vec<String>,
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
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) enum What {
    /// One that counts by itself.
    #[default]
    Number,
    /// The Sun by itself.
    Sun,
    /// Three of a face.
    Flash(String),
    /// Five of a face.
    Train(String),
    /// The Cosmic Sampler.
    Sampler,
    /// What a rule of the table's own, of that title, was called for.
    Own(String),
}

/// Cubes set aside together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Group {
    pub(super) cubes: Vec<Cube>,
    pub(super) what: What,
    pub(super) points: u32,
    /// The face of the flash they are.
    pub(super) flash: Option<String>,
    /// Whether they come from the last throw.
    pub(super) fresh: bool,
}

impl Lie {
    /// The fold. `left` are the cubes to be thrown next.
    pub(super) fn of(log: &[Told], left: CubesLeft) -> Self {
        let mut lie = Self::default();
        for told in log {
            lie.take(told);
        }
        if lie.lying.is_empty() && lie.aside.is_empty() {
            lie.lying = left.unseen();
        }
        lie
    }

    fn take(&mut self, told: &Told) {
        let event = &told.event;
        match event["event"].as_str().unwrap_or_default() {
            "thrown" => self.throw(told.n, event),
            "flash-scored" => self.flashes.push(face(&event["face"])),
            "freight-train-scored" => {
                self.whole = Some(What::Train(face(&event["face"])));
            }
            "sampler-scored" => self.whole = Some(What::Sampler),
            "own-rule-called" => {
                self.whole = event["rule"]
                    .as_str()
                    .map(|rule| What::Own(rule.to_owned()));
            }
            "scored" => self.score(event),
            "throw-void" | "throw-erased" => self.fate = Fate::Void,
            "wimped-out" | "turn-killed" => {
                self.fate = Fate::Lost;
                self.done = true;
            }
            "banked" | "supernova-thrown" | "instantly-won" => self.done = true,
            "turn-suspended" | "turn-resumed" => {
                *self = Self {
                    number: self.number,
                    ..Self::default()
                };
            }
            _ => {}
        }
    }

    fn throw(&mut self, number: usize, event: &Json) {
        let faces = event["faces"]
            .as_array()
            .map(Vec::as_slice)
            .unwrap_or_default();
        if faces.len() == 5 || self.done {
            self.aside.clear();
        }
        for group in &mut self.aside {
            group.fresh = false;
        }
        self.number = number;
        self.fate = Fate::Lies;
        self.done = false;
        self.lying = cubes(faces, event["cubes"]["sun"] == true);
    }

    /// Moves what a throw counted from one side to the other.
    fn score(&mut self, event: &Json) {
        let flashes = std::mem::take(&mut self.flashes);
        let points = event["points"]
            .as_u64()
            .and_then(|n| u32::try_from(n).ok())
            .unwrap_or_default();
        if let Some(what) = self.whole.take() {
            let cubes = std::mem::take(&mut self.lying);
            self.aside.push(Group {
                cubes,
                what,
                points,
                flash: None,
                fresh: true,
            });
            return;
        }
        let sun = event["sun"].as_str().unwrap_or("left");
        let mut counted: Vec<String> = event["counted"]
            .as_array()
            .into_iter()
            .flatten()
            .map(face)
            .collect();
        for flashed in &flashes {
            let group = self.tie(flashed, sun == "flash");
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
    fn tie(&mut self, flashed: &str, with_sun: bool) -> Group {
        let sun = self
            .lying
            .iter()
            .position(|cube| with_sun && cube.face.as_deref() == Some("sun"));
        let mut tied: Vec<Cube> = sun.map(|at| self.lying.remove(at)).into_iter().collect();
        while tied.len() < 3 {
            let Some(at) = self
                .lying
                .iter()
                .position(|cube| cube.face.as_deref() == Some(flashed))
            else {
                break;
            };
            tied.insert(0, self.lying.remove(at));
        }
        Group {
            cubes: tied,
            what: What::Flash(flashed.to_owned()),
            points: 10 * flashed.parse::<u32>().unwrap_or_default(),
            flash: Some(flashed.to_owned()),
            fresh: true,
        }
    }
}

/// Takes the face of a cube out of those still to be found; whether it was there.
fn forget(counted: &mut Vec<String>, cube: &Cube) -> bool {
    let at = counted
        .iter()
        .position(|face| cube.face.as_ref() == Some(face));
    at.map(|at| counted.remove(at)).is_some()
}

/// A cube that counts by itself.
fn number(cube: Cube, sun: &str) -> Group {
    let is_sun = cube.face.as_deref() == Some("sun");
    let shown = if is_sun {
        sun
    } else {
        cube.face.as_deref().unwrap_or_default()
    };
    Group {
        points: shown.parse().unwrap_or_default(),
        what: if is_sun { What::Sun } else { What::Number },
        flash: None,
        fresh: true,
        cubes: vec![cube],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn lie(events: &[Json]) -> Lie {
        let told = |(n, event): (usize, &Json)| Told {
            n,
            step: None,
            event: event.clone(),
            line: None,
        };
        let log: Vec<_> = events.iter().enumerate().map(told).collect();
        Lie::of(&log, CubesLeft::default())
    }

    fn faces(cubes: &[Cube]) -> Vec<&str> {
        cubes
            .iter()
            .filter_map(|cube| cube.face.as_deref())
            .collect()
    }

    /// W13d: 4 4 4 4 5 is a flash, a 5, and one bolt to throw.
    #[test]
    fn three_of_four_bolts_are_tied_and_one_lies() {
        let lie = lie(&[
            json!({"event": "thrown", "seat": 0, "cubes": {"common": 4, "sun": true}, "faces": [4, 4, 4, 4, 5]}),
            json!({"event": "flash-scored", "seat": 0, "face": 4, "points": 40}),
            json!({"event": "scored", "seat": 0, "points": 45, "counted": [4, 4, 4, 5], "sun": null}),
        ]);
        assert_eq!(faces(&lie.lying), ["4"]);
        let groups: Vec<_> = lie
            .aside
            .iter()
            .map(|group| (faces(&group.cubes), group.points))
            .collect();
        assert_eq!(groups, [(vec!["4", "4", "4"], 40), (vec!["5"], 5)]);
        assert!(lie.aside[1].cubes[0].sun);
    }

    /// W8a: the Sun joins the pair.
    #[test]
    fn the_sun_is_tied_to_a_pair() {
        let lie = lie(&[
            json!({"event": "thrown", "seat": 0, "cubes": {"common": 4, "sun": true}, "faces": [6, 6, 2, 3, "sun"]}),
            json!({"event": "flash-scored", "seat": 0, "face": 6, "points": 60}),
            json!({"event": "scored", "seat": 0, "points": 60, "counted": [6, 6, "sun"], "sun": "flash"}),
        ]);
        assert_eq!(faces(&lie.lying), ["2", "3"]);
        assert_eq!(faces(&lie.aside[0].cubes), ["6", "6", "sun"]);
    }

    #[test]
    fn a_new_turn_takes_up_all_five() {
        let lie = lie(&[
            json!({"event": "thrown", "seat": 0, "cubes": {"common": 4, "sun": true}, "faces": [5, 2, 3, 4, 6]}),
            json!({"event": "scored", "seat": 0, "points": 5, "counted": [5], "sun": null}),
            json!({"event": "banked", "seat": 0, "points": 5, "score": 105}),
            json!({"event": "thrown", "seat": 1, "cubes": {"common": 4, "sun": true}, "faces": [2, 2, 3, 4, 6]}),
            json!({"event": "wimped-out", "seat": 1, "points": 0}),
        ]);
        assert_eq!(
            (lie.lying.len(), lie.aside.len(), lie.fate),
            (5, 0, Fate::Lost)
        );
    }
}
