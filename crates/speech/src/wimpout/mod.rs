//! What is said of Cosmic Wimpout.

mod ask;
mod asked;
mod cubes;
mod sentences;
mod tell;

pub use ask::ask;
pub use cubes::Cube;
pub use tell::tell;

#[cfg(test)]
pub(crate) use asked::SIGNATURES as ASKED;
#[cfg(test)]
pub(crate) use sentences::SIGNATURES;
