//! The live table, its line mode, the referee and the verifier, played with Wimpout.
#![allow(
    missing_docs,
    clippy::unwrap_used,
    reason = "a test that unwraps says what it expects"
)]

mod referee;
mod room;
mod soak;
mod verify;
