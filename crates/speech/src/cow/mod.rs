//! What is said of Unexploded Cow.

mod ask;
mod asked;
mod cards;
mod deed;
mod deeds;
mod sentences;
mod tell;

pub use ask::ask;
pub(crate) use cards::Money;
pub use cards::money;
pub use deed::{card_note, card_text, deed, elsewhere, power};
pub use tell::tell;

#[cfg(test)]
pub(crate) use asked::SIGNATURES as ASKED;
#[cfg(test)]
pub(crate) use deeds::SIGNATURES as DEEDS;
#[cfg(test)]
pub(crate) use sentences::SIGNATURES;
