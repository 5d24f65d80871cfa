//! The live table, its line mode, the referee and the verifier, played with every game.
#![allow(
    missing_docs,
    clippy::unwrap_used,
    reason = "a test that unwraps says what it expects"
)]

mod bots;
mod circle;
mod circle_import;
mod circle_members;
mod circle_month;
mod circle_own;
mod circle_told;
mod clock;
mod connexion;
mod documented;
mod failing;
mod golden;
mod golden_heard;
mod hidden_cow;
mod hostile;
#[path = "../hostile/mod.rs"]
mod hostile_records;
mod kept;
mod kinds;
mod offers;
mod pause;
mod pieces;
mod referee;
mod referee_connexion;
mod referee_cow;
mod referee_refused;
mod rematch;
mod removal;
mod room;
mod soak;
mod tried;
mod verify;
