//! What is said of Cosmic `ConneXion`.

mod ask;
mod asked;
mod points;
mod sentences;
mod tell;

pub use ask::{ask, typing, word_list};
pub use tell::tell;

#[cfg(test)]
pub(crate) use asked::SIGNATURES as ASKED;
#[cfg(test)]
pub(crate) use sentences::SIGNATURES;
