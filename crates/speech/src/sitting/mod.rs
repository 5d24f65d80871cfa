//! What is said of any table, whatever is played: votes, rules, comings and goings.

mod sentences;
mod settings;
mod tell;

pub(crate) use settings::dropped;
pub use settings::{own_rule, settings};
pub use tell::{Beside, tell, tell_beside};

#[cfg(test)]
pub(crate) use sentences::SIGNATURES;
