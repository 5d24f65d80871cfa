//! The one trait: what a back end must be able to do.

use std::pin::Pin;

use crate::StoreError;
use crate::shared::Shared;

/// An answer that comes later. What was written is on the disk by then.
pub type Answer<T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send>>;

/// A table to be created.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewTable {
    /// Its permanent id.
    pub id: String,
    /// When, in milliseconds since 1970.
    pub created: u64,
    /// What lists of tables show of it: any text.
    pub meta: String,
    /// Its first events, numbered from 1.
    pub events: Vec<String>,
}

/// Events to be added to a table, all of them or none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// The table.
    pub table: String,
    /// The epoch in which the writer claimed the table.
    pub epoch: u64,
    /// The number of the first event; it must be the table's length + 1.
    pub first: u64,
    /// The events in their order.
    pub events: Vec<String>,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// What lists of tables show of it from now on, if that changes.
    pub meta: Option<String>,
}

/// One event of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// Its number, from 1 without gaps.
    pub seq: u64,
    /// The epoch of its writer.
    pub epoch: u64,
    /// What it says.
    pub payload: String,
}

/// A table as the list of tables shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// Its id.
    pub id: String,
    /// When it was created, in milliseconds since 1970.
    pub created: u64,
    /// When it was closed, if it is.
    pub closed: Option<u64>,
    /// The epoch of its owner.
    pub epoch: u64,
    /// What lists of tables show of it.
    pub meta: String,
    /// When an event was added last, in milliseconds since 1970.
    pub touched: u64,
}

/// What a key stands for. The key itself is kept as a hash only.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// Whose it is.
    pub owner: String,
    /// What it says.
    pub value: String,
}

/// Where the house keeps what must not be lost. An answer means that the change is durable. What no longer fits its sum
/// or its chain is answered `Damaged`, and nothing of it.
pub trait Store: Send + Sync + std::fmt::Debug + 'static {
    /// Creates a table with its first events, owned by epoch 1. `TableTaken` if the id is.
    fn create(&self, table: NewTable) -> Answer<()>;

    /// Adds events. `Conflict` if they do not follow what is there, `Fenced` if a newer owner has claimed the
    /// table, `TableClosed`, `UnknownTable`.
    fn append(&self, append: Append) -> Answer<()>;

    /// Makes the caller the owner of a table: the epoch is one higher, and older ones can no longer write.
    fn claim(&self, table: &str) -> Answer<u64>;

    /// Changes what lists of tables show of a table.
    fn describe(&self, table: &str, meta: &str) -> Answer<()>;

    /// Ends a table: it takes no more events. Closing twice keeps the first time.
    fn close(&self, table: &str, at: u64) -> Answer<()>;

    /// Removes a table and its log for good; says whether there was one.
    fn remove(&self, table: &str) -> Answer<bool>;

    /// A table by its id.
    fn table(&self, table: &str) -> Answer<Option<TableRow>>;

    /// All tables that are not closed, the oldest first; of damaged rows what is wrong with them.
    fn open_tables(&self) -> Answer<Vec<Result<TableRow, StoreError>>>;

    /// The ids of the tables that were closed before a time, the first closed first.
    fn closed_before(&self, time: u64) -> Answer<Vec<String>>;

    /// At most `limit` events of a table from number `from` on, checked against the chain; that nothing is missing at
    /// the end too, where they reach it. None at all if there is no such table.
    fn events(&self, table: &str, from: u64, limit: u32) -> Answer<Vec<Event>>;

    /// Keeps what a key of `space` stands for, in place of what it stood for before.
    fn keep(&self, space: &str, key: &str, kept: Kept) -> Answer<()>;

    /// What a key stands for.
    fn find(&self, space: &str, key: &str) -> Answer<Option<Kept>>;

    /// Everything in `space` that is `owner`'s, ordered by value.
    fn owned(&self, space: &str, owner: &str) -> Answer<Vec<Kept>>;

    /// Forgets a key; says whether there was one.
    fn forget(&self, space: &str, key: &str) -> Answer<bool>;

    /// Gives the room of what was removed back, as far as that is not done without being asked for.
    fn shrink(&self) -> Answer<()>;

    /// Whether it can be out of reach while the house stands: what is to be shown then must be in memory.
    fn is_apart(&self) -> bool;

    /// What is to be asked where several nodes keep the house together; nothing where this process is the house.
    fn shared(&self) -> Option<&dyn Shared> {
        None
    }

    /// Tries whether an act could be kept now: `Full`, `Lost`, or what else is in the way.
    fn ready(&self) -> Answer<()>;
}
