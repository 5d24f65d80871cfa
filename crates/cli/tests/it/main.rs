//! The binary as people and programs use it: real processes, real pipes, a real terminal, a real kill.
#![allow(
    clippy::unwrap_used,
    reason = "a test stops where something is missing"
)]

#[cfg(feature = "postgres")]
mod bus;
mod cited;
mod commands;
mod crash;
#[cfg(feature = "postgres")]
mod database;
#[cfg(feature = "postgres")]
mod drain;
mod ends;
#[cfg(feature = "postgres")]
mod faults;
mod help;
mod home;
mod house;
mod keep;
#[cfg(feature = "postgres")]
mod keepers;
mod lab;
#[cfg(feature = "postgres")]
#[path = "../../../store/tests/it/nats.rs"]
mod nats;
#[cfg(feature = "postgres")]
mod net;
#[cfg(feature = "postgres")]
mod node_keys;
#[cfg(feature = "postgres")]
mod nodes;
mod options;
mod output;
mod own;
#[cfg(feature = "postgres")]
mod place;
mod plain;
#[cfg(feature = "postgres")]
mod proxies;
mod puzzle;
mod record;
mod records;
mod refused;
#[cfg(feature = "postgres")]
mod rights;
mod screen;
#[cfg(feature = "postgres")]
#[path = "../../../store/tests/it/server.rs"]
mod server;
mod shells;
mod solved;
mod spoken;
mod statistics;
mod stop;
#[cfg(feature = "postgres")]
mod stored;
mod tournament;
mod waiting;
mod words;
