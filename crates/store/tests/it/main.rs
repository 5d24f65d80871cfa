//! The store as its users see it.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

mod ahead;
#[cfg(feature = "postgres")]
mod bus;
mod damage;
mod durable;
mod lost;
#[cfg(feature = "nats")]
mod nats;
#[cfg(feature = "postgres")]
mod nodes;
#[cfg(feature = "postgres")]
mod postgres;
#[cfg(target_os = "linux")]
mod power;
#[cfg(feature = "postgres")]
mod server;
mod story;
#[cfg(feature = "postgres")]
mod turns;

use store::Sqlite;

/// A fresh house and the folder it lives in.
fn house() -> (tempfile::TempDir, Sqlite) {
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(&folder.path().join("house.db")).unwrap();
    (folder, store)
}
