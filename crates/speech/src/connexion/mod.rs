//! What is said of Cosmic `ConneXion`.

mod ask;
mod asked;
mod deed;
mod deeds;
mod points;
mod sentences;
mod tell;

pub use ask::{ask, typing, word_list};
pub use deed::deed;
pub use tell::tell;

#[cfg(test)]
pub(crate) use asked::SIGNATURES as ASKED;
#[cfg(test)]
pub(crate) use deeds::SIGNATURES as DEEDS;
#[cfg(test)]
pub(crate) use sentences::SIGNATURES;
