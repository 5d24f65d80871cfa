//! The live table, its line mode, the referee and the verifier, played with Wimpout and ConneXion.
#![allow(
    missing_docs,
    clippy::unwrap_used,
    reason = "a test that unwraps says what it expects"
)]

mod connexion;
mod kept;
mod referee;
mod referee_connexion;
mod room;
mod soak;
mod verify;
