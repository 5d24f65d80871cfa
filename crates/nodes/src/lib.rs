//! Who may act for what, where several machines (nodes) keep one house in one database: a node serves while its [`Lease`]
//! lasts by its own clock, a table belongs to one node at a time ([`claim`]), and only its owner's epoch may write
//! ([`may_append`]). Nothing here waits, sends or reads a clock: the database and the house ask, the simulation in the
//! tests asks the same (N4, N12).

#![deny(clippy::float_arithmetic)]

mod claim;
mod lease;

pub use claim::{Claim, Refused, Standing, claim, may_append};
pub use lease::{GUARD, LENGTH, Lease, RENEWAL};
