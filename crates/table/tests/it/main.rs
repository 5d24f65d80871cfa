//! Tests of the table through its public face.

mod conformance;
mod luck;
mod record;
mod scenarios;
mod solve;
