//! The live table, its line mode, the referee and the verifier, played with Wimpout.
#![allow(missing_docs, reason = "tests document themselves")]

mod referee;
mod room;
mod verify;
