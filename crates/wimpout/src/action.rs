//! What a seat does, what is drawn, and what comes of a draw, as the doors write them.

use serde::{Deserialize, Serialize, Serializer};
use table::Seat;

use crate::face::{Face, FaceSet};
use crate::rules::Rules;
use crate::score::{Scoring, SunCall};
use crate::throw::{Cubes, Faces, Throw};
use crate::throw_table::End;

/// What a seat does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum Action {
    /// Throws the cubes.
    Throw,
    /// Stops and banks.
    Stop,
    /// Says what a throw counts.
    Score(Call),
    /// Pays to nullify the throw that lies there (H2).
    Insure,
    /// Lets it stand.
    Pass,
}

/// What a throw is said to count. Listed calls say it in full; a call may leave out what does not matter.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Call {
    /// The points of this throw.
    #[serde(default)]
    pub points: Option<u16>,
    /// The faces of its flashes.
    #[serde(default)]
    pub flash: Option<FaceSet>,
    /// The face of its freight train.
    #[serde(default)]
    pub train: Option<Face>,
    /// What the Sun is called.
    #[serde(default)]
    pub sun: Option<SunCall>,
    /// The cubes that are left, before W12.
    #[serde(default)]
    pub left: Option<Cubes>,
    /// Whether it is a Cosmic Sampler.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub sampler: bool,
    /// The title of the rule of the table's own under which the whole throw is called so (H12).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// The faces counted, where the table sets aside freely.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub counted: Option<Faces>,
}

impl Call {
    /// How counting it so ends the turn, if it does (W6).
    #[must_use]
    pub fn end(&self) -> Option<End> {
        self.train.and_then(Face::train_ends)
    }

    /// The call that says a scoring of `throw` in full; `freely` names the faces counted too.
    pub(crate) fn of(rules: &Rules, throw: Throw, scoring: &Scoring, freely: bool) -> Self {
        let called = scoring
            .called
            .and_then(|place| rules.own().get(usize::from(place)));
        Self {
            points: Some(scoring.points),
            flash: Some(scoring.flash),
            train: scoring.train,
            sun: scoring.sun,
            left: Some(scoring.left),
            sampler: scoring.sampler,
            rule: called.map(|rule| rule.head().title.clone()),
            counted: freely.then(|| scoring.faces(&throw)),
        }
    }

    /// Whether the call can mean the scoring that `full` says: what it leaves out may be anything.
    pub(crate) fn may_mean(&self, full: &Self) -> bool {
        fn fits<T: PartialEq>(said: Option<&T>, full: Option<&T>) -> bool {
            said.is_none() || said == full
        }
        let sampler_sun = (full.sampler || full.rule.is_some()) && full.sun.is_none();
        fits(self.points.as_ref(), full.points.as_ref())
            && fits(self.flash.as_ref(), full.flash.as_ref())
            && fits(self.train.as_ref(), full.train.as_ref())
            && (sampler_sun || fits(self.sun.as_ref(), full.sun.as_ref()))
            && fits(self.left.as_ref(), full.left.as_ref())
            && (!self.sampler || full.sampler)
            && fits(self.rule.as_ref(), full.rule.as_ref())
            && (full.counted.is_none() || fits(self.sorted().as_ref(), full.counted.as_ref()))
    }

    /// Whether the call says neither more nor less than `full` about trains, samplers and calls of the table's own.
    pub(crate) fn plainly_means(&self, full: &Self) -> bool {
        (self.train, self.sampler, &self.rule) == (full.train, full.sampler, &full.rule)
    }

    fn sorted(&self) -> Option<Faces> {
        let mut faces = self.counted?.as_slice().to_vec();
        faces.sort_unstable();
        Some(Faces::of(&faces))
    }
}

/// The Sun's call is written as a word: `"5"`, `"10"`, `"flash"`, `"train"` or `"left"`.
impl Serialize for SunCall {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}

impl<'de> Deserialize<'de> for SunCall {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(
            untagged,
            expecting = "the Sun's call is \"5\", \"10\", \"flash\", \"train\" or \"left\""
        )]
        enum Said {
            Number(u8),
            Word(String),
        }
        let word = match Said::deserialize(deserializer)? {
            Said::Number(number) => number.to_string(),
            Said::Word(word) => word,
        };
        let known = Self::ALL.into_iter().find(|call| call.word() == word);
        known.ok_or_else(|| {
            serde::de::Error::unknown_variant(&word, &["5", "10", "flash", "train", "left"])
        })
    }
}

impl SunCall {
    const ALL: [Self; 5] = [Self::Five, Self::Ten, Self::Flash, Self::Train, Self::Left];

    /// The word by which the call goes.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Five => "5",
            Self::Ten => "10",
            Self::Flash => "flash",
            Self::Train => "train",
            Self::Left => "left",
        }
    }
}

/// What is to be drawn; its JSON is the label of the draw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Draw {
    /// Cubes thrown in a turn.
    Throw {
        /// Which.
        throw: Cubes,
    },
    /// One common cube thrown to see who starts (W3).
    Starter {
        /// Which cube.
        throw: Cubes,
        /// By whom.
        seat: Seat,
    },
    /// One of several seats.
    Pick {
        /// From how many.
        pick: Pick,
    },
    /// One of the places of a draw that a rule of the table's own asks for (O2).
    Lot {
        /// What each of them weighs.
        lot: Lot,
    },
}

/// A place of these is drawn, counted from 1.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Lot {
    /// What each of them weighs.
    pub weights: Vec<u32>,
}

/// A number below `of` is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Pick {
    /// How many there are to pick from.
    pub of: u32,
}

/// What came of a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(
    untagged,
    expecting = "a throw is a list of at most five faces (2, 3, 4, 5, 6, 10, \"sun\"), a pick is a number"
)]
pub enum Outcome {
    /// The faces of the cubes thrown, the sun cube last.
    Faces(Faces),
    /// Which one was picked, counted from 0; which place of a lot, counted from 1.
    Picked(u32),
}
