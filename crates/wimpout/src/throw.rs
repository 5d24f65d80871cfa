//! Cubes in the hand, cubes as they lie, and a throw as a multiset: equal throws are equal values.

use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::{Code, Refusal};

use crate::face::{Face, FaceSet};

/// Which cubes are meant: some of the four common cubes, and the sun cube or not (W1).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(deny_unknown_fields)]
pub struct Cubes {
    /// How many common cubes.
    #[serde(default)]
    pub common: u8,
    /// Whether the sun cube is among them.
    #[serde(default)]
    pub sun: bool,
}

impl Cubes {
    /// All five.
    pub const ALL: Self = Self {
        common: 4,
        sun: true,
    };
    /// One common cube, as thrown to see who starts (W3).
    pub const STARTER: Self = Self {
        common: 1,
        sun: false,
    };

    /// How many cubes there are.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.common.saturating_add(self.sun as u8)
    }

    /// Whether there is no cube.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// In how many ways the cubes can fall, all equally likely.
    #[must_use]
    pub const fn ways(self) -> u32 {
        6u32.saturating_pow(self.len() as u32)
    }

    /// The way number `way` (below [`Cubes::ways`]) in which the cubes can fall: digits in base 6, the first common
    /// cube least significant, the sun cube last.
    #[must_use]
    pub fn fall(self, mut way: u32) -> Faces {
        let mut digit = || {
            let digit = (way % 6) as usize;
            way /= 6;
            digit
        };
        let mut faces = Faces::default();
        for _ in 0..self.common.min(4) {
            faces.push(Face::COMMON[digit()]);
        }
        if self.sun {
            faces.push(Face::SUN_CUBE[digit()]);
        }
        faces
    }
}

/// Up to five faces in the order in which they lie: common cubes first, the sun cube last if it is among them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Faces {
    n_faces: u8,
    faces: [Face; 5],
}

impl Default for Faces {
    fn default() -> Self {
        Self {
            n_faces: 0,
            faces: [Face::Two; 5],
        }
    }
}

impl Faces {
    /// The faces of a slice; those after the fifth are left out.
    #[must_use]
    pub fn of(faces: &[Face]) -> Self {
        let mut all = Self::default();
        for &face in faces.iter().take(5) {
            all.push(face);
        }
        all
    }

    /// The faces as a slice.
    #[must_use]
    pub fn as_slice(&self) -> &[Face] {
        &self.faces[..usize::from(self.n_faces)]
    }

    pub(crate) fn push(&mut self, face: Face) {
        if let Some(place) = self.faces.get_mut(usize::from(self.n_faces)) {
            *place = face;
            self.n_faces += 1;
        }
    }
}

impl Serialize for Faces {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}

impl<'de> Deserialize<'de> for Faces {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_seq(FacesVisitor)
    }
}

struct FacesVisitor;

impl<'de> Visitor<'de> for FacesVisitor {
    type Value = Faces;

    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("a list of at most five faces")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Faces, A::Error> {
        let mut faces = Faces::default();
        while let Some(face) = seq.next_element()? {
            if faces.n_faces == 5 {
                return Err(A::Error::invalid_length(6, &self));
            }
            faces.push(face);
        }
        Ok(faces)
    }
}

/// A throw as a multiset: how many common cubes show each face, and what the sun cube shows if it was thrown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Throw {
    /// How many cubes show each face, the sun cube among them and the Sun last.
    showing: [u8; 7],
    sun: Option<Face>,
}

impl Throw {
    /// Reads how `cubes` have fallen, the sun cube last.
    ///
    /// # Errors
    /// `BadInput` if that many cubes were not thrown, or a cube has no such face (W1).
    pub fn read(cubes: Cubes, faces: &Faces) -> Result<Self, Refusal> {
        let faces = faces.as_slice();
        let bad = |message: String| Err(Refusal::new(Code::BadInput, message).by("W1"));
        if faces.len() != usize::from(cubes.len()) {
            let (n_cubes, n_faces) = (cubes.len(), faces.len());
            if n_cubes == 1 {
                return bad(format!(
                    "one cube is thrown, not {n_faces}: it has one face"
                ));
            }
            return bad(format!(
                "{n_cubes} cubes are thrown, not {n_faces}: one face for each"
            ));
        }
        let (common, sun) = faces.split_at(usize::from(cubes.common));
        if common.contains(&Face::Sun) {
            return bad(
                "a common cube has no Sun; the sun cube's face comes last, if it is thrown"
                    .to_owned(),
            );
        }
        if sun.contains(&Face::Three) {
            return bad("the sun cube, whose face comes last, has the Sun and no 3".to_owned());
        }
        Ok(Self::sorted(common, sun.first().copied()))
    }

    /// The throw of the way number `way` in which `cubes` can fall; see [`Cubes::fall`].
    #[must_use]
    pub fn nth(cubes: Cubes, way: u32) -> Self {
        let faces = cubes.fall(way);
        let (common, sun) = faces.as_slice().split_at(usize::from(cubes.common.min(4)));
        Self::sorted(common, sun.first().copied())
    }

    fn sorted(common: &[Face], sun: Option<Face>) -> Self {
        let mut showing = [0; 7];
        for face in common.iter().chain(&sun) {
            showing[face.index()] += 1;
        }
        Self { showing, sun }
    }

    /// How many common cubes show `face`.
    #[must_use]
    pub fn common(&self, face: Face) -> u8 {
        self.showing[face.index()] - u8::from(self.sun == Some(face))
    }

    /// What the sun cube shows, if it was thrown.
    #[must_use]
    pub const fn sun_cube(&self) -> Option<Face> {
        self.sun
    }

    /// Whether the Flaming Sun shows.
    #[must_use]
    pub fn shows_sun(&self) -> bool {
        self.sun == Some(Face::Sun)
    }

    /// How many cubes show `face`.
    #[must_use]
    pub const fn natural(&self, face: Face) -> u8 {
        self.showing[face.index()]
    }

    /// The face that three or more cubes show by nature, if there is one.
    #[must_use]
    pub fn trio(&self) -> Option<Face> {
        Face::COMMON
            .into_iter()
            .find(|face| self.natural(*face) >= 3)
    }

    /// The cubes that were thrown.
    #[must_use]
    pub fn cubes(&self) -> Cubes {
        let sun = self.sun.is_some();
        Cubes {
            common: self.showing.iter().sum::<u8>() - u8::from(sun),
            sun,
        }
    }

    /// The faces that show, the Sun not among them.
    #[must_use]
    pub fn naturals(&self) -> FaceSet {
        let showing = Face::COMMON.into_iter();
        showing.filter(|face| self.natural(*face) > 0).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::face::Face::{Five, Sun, Ten, Three, Two};

    #[test]
    fn every_way_to_fall_is_a_throw_of_those_cubes() {
        for cubes in [
            Cubes::ALL,
            Cubes::STARTER,
            Cubes {
                common: 2,
                sun: true,
            },
        ] {
            for way in 0..cubes.ways() {
                let throw = Throw::read(cubes, &cubes.fall(way)).unwrap();
                assert_eq!(throw, Throw::nth(cubes, way));
                assert_eq!(throw.cubes(), cubes);
            }
        }
    }

    #[test]
    fn the_first_cube_counts_least_and_the_sun_cube_most() {
        let faces = Cubes::ALL.fall(1 + 6 * 5 + 1296);
        assert_eq!(faces.as_slice(), [Three, Ten, Two, Two, Sun]);
    }

    #[test]
    fn impossible_falls_are_refused_with_a_reason() {
        let read = |faces: &[Face]| Throw::read(Cubes::ALL, &Faces::of(faces)).unwrap_err();
        assert!(read(&[Five; 4]).message.contains("5 cubes"));
        assert!(
            read(&[Sun, Five, Five, Five, Five])
                .message
                .contains("common")
        );
        assert!(
            read(&[Five, Five, Five, Five, Three])
                .message
                .contains("no 3")
        );
    }
}
