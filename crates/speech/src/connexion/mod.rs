//! What is said of Cosmic `ConneXion`.

mod ask;
mod asked;
mod deed;
mod deeds;
mod points;
pub mod report;
mod sentences;
mod tell;

pub use ask::{ask, typing, word_list};
pub use deed::deed;
pub use points::{Tenths, tenths};
pub use tell::tell;

#[cfg(test)]
pub(crate) use asked::SIGNATURES as ASKED;
#[cfg(test)]
pub(crate) use deeds::SIGNATURES as DEEDS;
#[cfg(test)]
pub(crate) use report::SIGNATURES as REPORT;
#[cfg(test)]
pub(crate) use sentences::SIGNATURES;
