//! Tests of the rules through their public face.

mod by_text;
mod conformance;
mod crowds;
mod first_version;
mod own;
mod own_costs;
mod own_counts;
mod own_errand;
mod own_lots;
mod scenarios;
#[path = "../side_by_side/mod.rs"]
mod side_by_side;
