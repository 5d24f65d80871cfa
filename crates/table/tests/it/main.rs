//! Tests of the table through its public face.

mod scenarios;
mod solve;
