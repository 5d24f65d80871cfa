//! The faces of the cubes, what each is worth, and sets of faces.

use std::fmt;

use serde::de::{Error, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::throw_table::End;

/// A face of a cube (W1), ordered as the starter throw ranks them (W3); the Sun is no face of a common cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Face {
    /// Swirls.
    Two,
    /// Triangles.
    Three,
    /// Bolts.
    Four,
    /// The number 5.
    Five,
    /// Stars.
    Six,
    /// The number 10.
    Ten,
    /// The Flaming Sun, where a common cube has its triangles.
    Sun,
}

impl Face {
    /// The faces of a common cube in the order in which draws count them.
    pub const COMMON: [Self; 6] = [
        Self::Two,
        Self::Three,
        Self::Four,
        Self::Five,
        Self::Six,
        Self::Ten,
    ];
    /// The faces of the sun cube in the order in which draws count them.
    pub const SUN_CUBE: [Self; 6] = [
        Self::Two,
        Self::Sun,
        Self::Four,
        Self::Five,
        Self::Six,
        Self::Ten,
    ];

    /// The place of the face in [`Face::COMMON`]; 6 for the Sun.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// What the face counts by itself (W4): 0 unless it is a number.
    #[must_use]
    pub const fn number(self) -> u16 {
        match self {
            Self::Five => 5,
            Self::Ten => 10,
            Self::Two | Self::Three | Self::Four | Self::Six | Self::Sun => 0,
        }
    }

    /// What three of the face count (W5): ten times what is printed on it.
    #[must_use]
    pub const fn flash(self) -> u16 {
        self.printed() * 10
    }

    /// What five of the face count (W6): 0 for the instant winner, the supernova and the Sun.
    #[must_use]
    pub const fn train(self) -> u16 {
        match self {
            Self::Two | Self::Three | Self::Four | Self::Five => self.printed() * 100,
            Self::Six | Self::Ten | Self::Sun => 0,
        }
    }

    /// How five of the face end the turn, where they count no points (W6).
    #[must_use]
    pub const fn train_ends(self) -> Option<End> {
        match self {
            Self::Six => Some(End::Win),
            Self::Ten => Some(End::Supernova),
            Self::Two | Self::Three | Self::Four | Self::Five | Self::Sun => None,
        }
    }

    /// The number by which the face goes; 0 for the Sun.
    #[must_use]
    pub const fn printed(self) -> u16 {
        match self {
            Self::Two => 2,
            Self::Three => 3,
            Self::Four => 4,
            Self::Five => 5,
            Self::Six => 6,
            Self::Ten => 10,
            Self::Sun => 0,
        }
    }

    fn from_printed(number: u64) -> Option<Self> {
        let mut faces = Self::COMMON.into_iter();
        faces.find(|face| u64::from(face.printed()) == number)
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sun => f.write_str("Sun"),
            face => write!(f, "{}", face.printed()),
        }
    }
}

/// A face is written as its number, the Sun as `"sun"`.
impl Serialize for Face {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Sun => serializer.serialize_str("sun"),
            face => serializer.serialize_u16(face.printed()),
        }
    }
}

impl<'de> Deserialize<'de> for Face {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(FaceVisitor)
    }
}

struct FaceVisitor;

impl Visitor<'_> for FaceVisitor {
    type Value = Face;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a face: 2, 3, 4, 5, 6, 10 or \"sun\"")
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Face, E> {
        Face::from_printed(number)
            .ok_or_else(|| E::invalid_value(Unexpected::Unsigned(number), &self))
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<Face, E> {
        u64::try_from(number)
            .ok()
            .and_then(Face::from_printed)
            .ok_or_else(|| E::invalid_value(Unexpected::Signed(number), &self))
    }

    fn visit_str<E: Error>(self, word: &str) -> Result<Face, E> {
        match word {
            "sun" | "Sun" => Some(Face::Sun),
            number => number.parse().ok().and_then(Face::from_printed),
        }
        .ok_or_else(|| E::invalid_value(Unexpected::Str(word), &self))
    }
}

/// A set of faces, written as a list in ascending order.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FaceSet(u8);

impl FaceSet {
    /// No face at all.
    pub const NONE: Self = Self(0);

    /// The set of one face.
    #[must_use]
    pub const fn of(face: Face) -> Self {
        Self(1 << face as u8)
    }

    /// The set with `face` in it too.
    #[must_use]
    pub const fn with(self, face: Face) -> Self {
        Self(self.0 | 1 << face as u8)
    }

    /// Whether `face` is in the set.
    #[must_use]
    pub const fn has(self, face: Face) -> bool {
        self.0 & (1 << face as u8) != 0
    }

    /// Whether the sets share a face.
    #[must_use]
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether no face is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many faces are in the set.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The set as a number below 128, a bit for each face: an index for tables.
    #[must_use]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// The faces in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Face> {
        let all = Face::COMMON.into_iter().chain([Face::Sun]);
        all.filter(move |face| self.has(*face))
    }
}

impl fmt::Debug for FaceSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl FromIterator<Face> for FaceSet {
    fn from_iter<I: IntoIterator<Item = Face>>(faces: I) -> Self {
        faces.into_iter().fold(Self::NONE, Self::with)
    }
}

impl Serialize for FaceSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for FaceSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Face>::deserialize(deserializer)?
            .into_iter()
            .collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faces_are_worth_what_the_charts_say() {
        let flashes = Face::COMMON.map(Face::flash);
        let trains = Face::COMMON.map(Face::train);
        assert_eq!(flashes, [20, 30, 40, 50, 60, 100], "W5");
        assert_eq!(trains, [200, 300, 400, 500, 0, 0], "W6");
    }

    #[test]
    fn faces_are_read_and_written_alike() {
        let faces = FaceSet::from_iter([Face::Sun, Face::Ten, Face::Two]);
        let text = serde_json::to_string(&faces).unwrap();
        assert_eq!(text, r#"[2,10,"sun"]"#);
        assert_eq!(serde_json::from_str::<FaceSet>(&text).unwrap(), faces);
        assert!(serde_json::from_str::<Face>("7").is_err());
        assert!(serde_json::from_str::<Face>("-2").is_err());
        assert!(serde_json::from_str::<Face>("\"moon\"").is_err());
    }
}
