//! What the house remembers: tables, their event logs, and keys, behind one trait with an embedded back end.
//!
//! It knows no rules: an event is a text, and what it says is the business of whoever stored it.
//!
//! ```
//! # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), store::StoreError> {
//! # let folder = tempfile::tempdir().unwrap();
//! use store::{Append, NewTable, Sqlite, Store};
//! let store = Sqlite::open(&folder.path().join("house.db"))?;
//! store.create(NewTable { id: "k7f".into(), created: 0, meta: "{}".into(), events: vec!["opened".into()] }).await?;
//! let thrown = vec!["thrown".into()];
//! store.append(Append { table: "k7f".into(), epoch: 1, first: 2, events: thrown, at: 1, meta: None }).await?;
//! assert_eq!(store.events("k7f", 1, 100).await?.len(), 2);
//! # Ok(()) }
//! ```

mod bus;
mod chain;
#[cfg(feature = "postgres")]
mod copy;
mod error;
#[cfg(feature = "postgres")]
mod postgres;
mod private;
mod shared;
mod sqlite;
mod store;
mod walk;

pub use bus::{Bus, Counts, within};
#[cfg(feature = "nats")]
pub use bus::{nats, shown as shown_bus};
#[cfg(feature = "postgres")]
pub use copy::{Copied, Place, copy};
pub use error::StoreError;
#[cfg(feature = "postgres")]
pub use postgres::Postgres;
pub use private::{make_private, make_private_folder, open_private};
pub use shared::{News, Node, Owner, Shared};
pub use sqlite::{Salvaged, Sqlite, check, salvage};
pub use store::{Answer, Append, Event, Kept, NewTable, Store, TableRow};
pub use walk::{Finding, Report, What};

/// The only form in which a key is ever written. Keys are long and random, so one pass of SHA-256 is enough.
fn hash(key: &str) -> [u8; 32] {
    use sha2::Digest as _;
    sha2::Sha256::digest(key).into()
}
