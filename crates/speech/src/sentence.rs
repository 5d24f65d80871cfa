//! Sentences as types: each names its message in the catalogues and has one field for each argument, so that the
//! compiler checks whoever says it, and one test checks the catalogues.

use table::Seat;

use crate::catalogue;
use crate::line::{Line, Part, Sense};
use crate::names::Names;

/// Something to say.
pub trait Sentence {
    /// The id of its message in every catalogue.
    const ID: &'static str;

    /// Its arguments by name, as the reader reads them.
    fn slots(&self, names: Names<'_>) -> Vec<(&'static str, Slot)>;

    /// What is said to the reader.
    fn line(&self, names: Names<'_>) -> Line {
        catalogue::say(names.tongue(), Self::ID, self.slots(names))
    }
}

/// An argument ready to be put in its place.
#[derive(Debug)]
pub struct Slot {
    pub(crate) line: Line,
    pub(crate) choose: Choose,
}

/// What a message may choose its words by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Choose {
    /// Whether it is the reader: under `WHO`.
    Who { is_reader: bool },
    /// How many they are: under `NUMBER`.
    Number(i64),
    /// Nothing.
    Nothing,
}

/// What may be chosen by an argument of a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Who,
    Number,
    Plain,
}

/// A type whose values stand in sentences.
pub(crate) trait Argument {
    #[cfg_attr(
        not(test),
        expect(dead_code, reason = "the catalogues are checked by a test")
    )]
    const KIND: Kind;

    fn slot(&self, names: Names<'_>) -> Slot;
}

impl Argument for Seat {
    const KIND: Kind = Kind::Who;

    fn slot(&self, names: Names<'_>) -> Slot {
        let is_reader = names.me() == Some(*self);
        Slot {
            line: Part::new(names.of(*self), Sense::Seat(*self)).into(),
            choose: Choose::Who { is_reader },
        }
    }
}

/// Numbers are written in digits, with a sign between thousands.
macro_rules! numbers {
    ($($number:ty)*) => {
        $(impl Argument for $number {
            const KIND: Kind = Kind::Number;

            fn slot(&self, names: Names<'_>) -> Slot {
                let number = i64::from(*self);
                let written = names.tongue().whole(number);
                Slot {
                    line: Part::new(written, Sense::Number(number)).into(),
                    choose: Choose::Number(number),
                }
            }
        })*
    };
}

numbers!(u8 u16 u32 i64);

/// A number as it is typed: in digits alone.
#[derive(Clone, Copy, Debug)]
pub struct Typed(pub i64);

impl Argument for Typed {
    const KIND: Kind = Kind::Number;

    fn slot(&self, _: Names<'_>) -> Slot {
        Slot {
            line: Part::new(self.0.to_string(), Sense::Number(self.0)).into(),
            choose: Choose::Number(self.0),
        }
    }
}

/// Whether something is so: 1 under `NUMBER`, and 0 if not; it is never written.
impl Argument for bool {
    const KIND: Kind = Kind::Number;

    fn slot(&self, _: Names<'_>) -> Slot {
        Slot {
            line: Line::default(),
            choose: Choose::Number((*self).into()),
        }
    }
}

/// A number of a rule.
#[derive(Clone, Debug)]
pub(crate) struct Rule(pub(crate) String);

impl Argument for Rule {
    const KIND: Kind = Kind::Plain;

    fn slot(&self, _: Names<'_>) -> Slot {
        Slot {
            line: Part::new(&*self.0, Sense::Rule).into(),
            choose: Choose::Nothing,
        }
    }
}

/// A part of a sentence that is a sentence of its own in the catalogues.
impl Argument for Line {
    const KIND: Kind = Kind::Plain;

    fn slot(&self, _: Names<'_>) -> Slot {
        Slot {
            line: self.clone(),
            choose: Choose::Nothing,
        }
    }
}

/// What the test of the catalogues knows of a sentence: its id, and its arguments with their kinds.
#[cfg(test)]
pub(crate) type Signature = (&'static str, &'static [(&'static str, Kind)]);

/// Sentences: `/// What it says. Name = "id" { argument: Type }`; after `pub:` those that other rooms fill in themselves.
macro_rules! sentences {
    (pub: $($sentences:tt)*) => { sentences!(@ pub, $($sentences)*); };
    (@ $seen:vis, $($(#[$about:meta])* $name:ident = $id:literal { $($argument:ident: $kind:ty),* $(,)? })*) => {
        $(
            $(#[$about])*
            #[derive(Clone, Debug)]
            #[allow(missing_docs, unreachable_pub, reason = "the sentence says what its arguments are")]
            $seen struct $name {
                $($seen $argument: $kind,)*
            }

            impl $crate::sentence::Sentence for $name {
                const ID: &'static str = $id;

                fn slots(&self, names: $crate::Names<'_>) -> Vec<(&'static str, $crate::sentence::Slot)> {
                    let _ = names;
                    vec![$((stringify!($argument), $crate::sentence::Argument::slot(&self.$argument, names)),)*]
                }
            }
        )*

        /// Every sentence of this file, for the test of the catalogues.
        #[cfg(test)]
        pub(crate) const SIGNATURES: &[$crate::sentence::Signature] = &[$(
            ($id, &[$((stringify!($argument), <$kind as $crate::sentence::Argument>::KIND)),*]),
        )*];
    };
    ($($sentences:tt)*) => { sentences!(@ pub(crate), $($sentences)*); };
}

/// Patterns by name: after `groups! { Event: throw = Thrown ThrowVoid; turn = Banked; }` stands `throw!()` for any of
/// its events. Each group is said by a function of its own, which ends with the groups of the others, so that the
/// compiler names the function in which an event is not said.
macro_rules! groups {
    ($kind:ident: $($group:ident = $($event:ident)*;)*) => {
        $(macro_rules! $group {
            () => { $($kind::$event { .. })|* };
        })*
    };
}
