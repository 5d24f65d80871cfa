//! The live table, its line mode, the referee and the verifier, played with every game.
#![allow(
    missing_docs,
    clippy::unwrap_used,
    reason = "a test that unwraps says what it expects"
)]

mod connexion;
mod hidden_cow;
mod kept;
mod referee;
mod referee_connexion;
mod referee_cow;
mod rematch;
mod room;
mod soak;
mod verify;
