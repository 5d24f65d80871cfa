//! A database as the truth (`PostgreSQL`): one connection that writes, in groups, and one that reads. Both are made anew
//! when they are lost; what cannot be stored within a bounded time is refused as [`StoreError::Away`] and was not
//! acknowledged.

mod address;
mod check;
mod line;
mod nodes;
mod notify;
mod reads;
mod rows;
mod schema;
mod secrecy;
pub(crate) mod whole;
mod writer;
mod writes;

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use crate::StoreError;
use crate::shared::Shared;
use crate::store::{Answer, Append, Event, Kept, NewTable, Store, TableRow};
use line::{For, Line, OTHERS};
use nodes::Member;
use writer::{Change, Job};

/// How long an act may wait for a database that is gone.
const WAIT: Duration = Duration::from_secs(5);
/// How long a house that opens waits for another one to let go.
const TURN: Duration = Duration::from_secs(10);
/// How many changes may wait; whoever comes after them waits too.
const QUEUE: usize = 1024;
/// The space of the key that [`Store::ready`] writes.
const PROBE: &str = "probe";

/// A house in a database. Clones share it.
#[derive(Clone, Debug)]
pub struct Postgres {
    changes: mpsc::Sender<Job>,
    reader: Arc<Line>,
    /// This node, where several share the house.
    member: Option<Member>,
}

impl Postgres {
    /// Opens the database at an address, and brings it to the newest format. One house at a time has it open.
    ///
    /// # Errors
    /// It cannot be reached or used, is of a newer format, or another house has it open (`InUse`).
    pub async fn open(url: &str) -> Result<Self, StoreError> {
        Self::opened(url, None).await
    }

    /// Opens the database as one of several nodes: which, and where the others reach it (HOST:PORT). Every node keeps the
    /// tables that are its own; see [`Shared`].
    ///
    /// # Errors
    /// As [`Postgres::open`]; `InUse` if a house has it open that does not share it.
    pub async fn join(url: &str, node: &str, address: &str) -> Result<Self, StoreError> {
        Self::opened(url, Some((node, address))).await
    }

    async fn opened(url: &str, node: Option<(&str, &str)>) -> Result<Self, StoreError> {
        let place = address::read(url)?;
        schema::migrate(&line::connect(&place).await?).await?;
        let reader = || Line::new(place.clone(), For::Reading);
        let member = node.map(|(id, address)| Member::new(&place, id, address));
        let own = member.as_ref().map(Member::id);
        let (writer, reader) = (
            Line::new(place.clone(), own.map_or(For::Writing, For::Sharing)),
            reader(),
        );
        alone(&writer, url).await?;
        let (changes, waiting) = mpsc::channel(QUEUE);
        tokio::spawn(writer::write(writer, waiting));
        Ok(Self {
            changes,
            reader: Arc::new(reader),
            member,
        })
    }

    /// Brings the database at an address to the newest format: which one it had, and which one it has now.
    ///
    /// # Errors
    /// As [`Postgres::open`].
    pub async fn migrate(url: &str) -> Result<(u32, u32), StoreError> {
        schema::migrate(&line::connect(&address::read(url)?).await?).await
    }

    /// An address without its password.
    pub fn shown(url: &str) -> String {
        address::read(url).map_or_else(|_| "the database".to_owned(), |place| place.shown())
    }

    /// Queues a change; the queue keeps the order of asking as long as there is room in it.
    fn change(&self, change: Change) -> Answer<u64> {
        let (tell, told) = oneshot::channel();
        let until = Instant::now() + WAIT;
        let job = Job {
            change,
            until,
            tell,
        };
        let queued = self.changes.try_send(job);
        let changes = self.changes.clone();
        Box::pin(async move {
            let stopped = || StoreError::Failed("its task has stopped".to_owned());
            match queued {
                Ok(()) => {}
                Err(mpsc::error::TrySendError::Full(job)) => {
                    changes.send(job).await.map_err(|_| stopped())?;
                }
                Err(mpsc::error::TrySendError::Closed(_)) => return Err(stopped()),
            }
            told.await.unwrap_or_else(|_| Err(stopped()))
        })
    }

    fn done(&self, change: Change) -> Answer<()> {
        let done = self.change(change);
        Box::pin(async move { done.await.map(drop) })
    }

    fn found(&self, change: Change) -> Answer<bool> {
        let done = self.change(change);
        Box::pin(async move { Ok(done.await? > 0) })
    }
}

/// Waits until nobody else has the house open: whoever was killed just now is let go by the database in a moment.
async fn alone(writer: &Line, url: &str) -> Result<(), StoreError> {
    let until = Instant::now() + TURN;
    loop {
        match writer.session().await {
            Err(StoreError::Away(why)) if why != OTHERS => return Err(StoreError::Away(why)),
            Err(StoreError::Away(_)) if Instant::now() < until => writer.rest().await,
            Err(StoreError::Away(_)) => return Err(StoreError::InUse(Postgres::shown(url).into())),
            opened => return opened.map(drop),
        }
    }
}

impl Store for Postgres {
    fn create(&self, table: NewTable) -> Answer<()> {
        self.done(Change::Create(table))
    }

    fn append(&self, append: Append) -> Answer<()> {
        self.done(Change::Append(append))
    }

    fn claim(&self, table: &str) -> Answer<u64> {
        self.change(Change::Claim(table.to_owned()))
    }

    fn describe(&self, table: &str, meta: &str) -> Answer<()> {
        self.done(Change::Describe(table.to_owned(), meta.to_owned()))
    }

    fn close(&self, table: &str, at: u64) -> Answer<()> {
        self.done(Change::Close(table.to_owned(), at))
    }

    fn remove(&self, table: &str) -> Answer<bool> {
        self.found(Change::Remove(table.to_owned()))
    }

    fn table(&self, table: &str) -> Answer<Option<TableRow>> {
        reads::table(self.reader.clone(), table.to_owned())
    }

    fn open_tables(&self) -> Answer<Vec<Result<TableRow, StoreError>>> {
        reads::open_tables(self.reader.clone())
    }

    fn closed_before(&self, time: u64) -> Answer<Vec<String>> {
        reads::closed_before(self.reader.clone(), time)
    }

    fn events(&self, table: &str, from: u64, limit: u32) -> Answer<Vec<Event>> {
        reads::events(self.reader.clone(), table.to_owned(), from.max(1), limit)
    }

    fn keep(&self, space: &str, key: &str, kept: Kept) -> Answer<()> {
        self.done(Change::Keep(space.to_owned(), crate::hash(key), kept))
    }

    fn find(&self, space: &str, key: &str) -> Answer<Option<Kept>> {
        reads::find(self.reader.clone(), space.to_owned(), crate::hash(key))
    }

    fn owned(&self, space: &str, owner: &str) -> Answer<Vec<Kept>> {
        reads::owned(self.reader.clone(), space.to_owned(), owner.to_owned())
    }

    fn forget(&self, space: &str, key: &str) -> Answer<bool> {
        self.found(Change::Forget(space.to_owned(), crate::hash(key)))
    }

    /// `PostgreSQL` does so by itself (autovacuum).
    fn shrink(&self) -> Answer<()> {
        Box::pin(std::future::ready(Ok(())))
    }

    fn is_apart(&self) -> bool {
        true
    }

    fn shared(&self) -> Option<&dyn Shared> {
        self.member.as_ref().map(|member| member as &dyn Shared)
    }

    fn ready(&self) -> Answer<()> {
        let kept = Kept {
            owner: String::new(),
            value: String::new(),
        };
        self.keep(PROBE, "", kept)
    }
}
