//! What is said of Cosmic `ConneXion`.

mod points;
mod sentences;
mod tell;

pub use tell::tell;

#[cfg(test)]
pub(crate) use sentences::SIGNATURES;
