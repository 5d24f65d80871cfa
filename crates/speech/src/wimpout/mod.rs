//! What is said of Cosmic Wimpout.

mod ask;
mod asked;
mod cubes;
mod deed;
mod deeds;
mod sentences;
mod tell;

pub use ask::ask;
pub use cubes::{Cube, Row};
pub use deed::deed;
pub use tell::tell;

#[cfg(test)]
pub(crate) use asked::SIGNATURES as ASKED;
#[cfg(test)]
pub(crate) use deeds::SIGNATURES as DEEDS;
#[cfg(test)]
pub(crate) use sentences::SIGNATURES;
