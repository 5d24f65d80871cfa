//! Tests of the rules through their public face.

mod scenarios;
