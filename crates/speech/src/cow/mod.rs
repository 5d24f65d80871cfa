//! What is said of Unexploded Cow.

mod ask;
mod asked;
mod cards;
mod sentences;
mod tell;

pub use ask::{ask, barred};
pub use cards::money;
pub use tell::tell;

#[cfg(test)]
pub(crate) use asked::SIGNATURES as ASKED;
#[cfg(test)]
pub(crate) use sentences::SIGNATURES;
