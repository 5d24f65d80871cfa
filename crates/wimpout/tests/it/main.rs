//! Tests of the rules through their public face.

mod conformance;
mod crowds;
mod own;
mod scenarios;
