//! The binary as people and programs use it: real processes, real pipes, a real terminal, a real kill.
#![allow(
    clippy::unwrap_used,
    reason = "a test stops where something is missing"
)]

mod commands;
mod crash;
mod home;
mod plain;
mod record;
mod screen;
mod words;
