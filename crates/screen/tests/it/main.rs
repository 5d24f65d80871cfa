//! The screens as they are seen, and the keys as they are pressed.
#![allow(
    clippy::unwrap_used,
    reason = "a test stops where something is missing"
)]

mod cows;
mod keys;
mod letters;
mod sitting;
mod snapshots;
mod whole;
