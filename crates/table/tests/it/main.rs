//! Tests of the table through its public face.

mod conformance;
mod scenarios;
mod solve;
