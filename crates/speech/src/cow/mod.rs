//! What is said of Unexploded Cow.

mod cards;
mod sentences;
mod tell;

pub use cards::money;
pub use tell::tell;

#[cfg(test)]
pub(crate) use sentences::SIGNATURES;
