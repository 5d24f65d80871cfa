//! A database as a whole, to be copied from or to.

use std::sync::Arc;

use super::line::{For, Line, Session, fault};
use super::rows::{self, Events, number};
use super::{Postgres, address, alone, reads, schema, writes};
use crate::StoreError;
use crate::chain::{self, START};
use crate::copy::{Keys, Whole};
use crate::store::{Event, TableRow};

type Result<T> = std::result::Result<T, StoreError>;

/// How many events are read at once.
const PAGE: u32 = 1000;

/// A database in which no house is open.
pub(crate) struct Base {
    line: Arc<Line>,
    /// The connection of the transaction: one that is lost takes all with it.
    session: Arc<Session>,
}

impl Base {
    /// A database with a house in it. Nothing is made in one that is somebody else's.
    pub(crate) async fn old(url: &str) -> Result<Self> {
        Postgres::find_house(url).await?;
        Self::open(url).await
    }

    async fn open(url: &str) -> Result<Self> {
        let place = address::read(url)?;
        schema::migrate(&super::line::connect(&place).await?).await?;
        let line = Line::new(place, For::Writing);
        alone(&line, url).await?;
        let session = line.session().await?;
        session
            .client
            .batch_execute("SET statement_timeout = 0")
            .await
            .map_err(fault)?;
        Ok(Self {
            line: Arc::new(line),
            session,
        })
    }

    /// A database in which there is nothing yet.
    pub(crate) async fn new(url: &str) -> Result<Self> {
        let base = Self::open(url).await?;
        let found = "SELECT EXISTS (SELECT 1 FROM tables) OR EXISTS (SELECT 1 FROM keys)";
        let found = base.session.query(found, &[]).await?;
        if found.iter().any(|row| row.get(0)) {
            return Err(StoreError::Taken(Postgres::shown(url)));
        }
        Ok(base)
    }

    async fn run(&self, sql: &str) -> Result<()> {
        self.session.client.batch_execute(sql).await.map_err(fault)
    }
}

impl Whole for Base {
    async fn ids(&self) -> Result<Vec<String>> {
        let sql = "SELECT id FROM tables ORDER BY id";
        let found = self.session.query(sql, &[]).await?;
        Ok(found.iter().map(|row| row.get(0)).collect())
    }

    async fn table(&self, id: &str) -> Result<(TableRow, Vec<Event>)> {
        let row = reads::table(self.line.clone(), id.to_owned()).await?;
        let row = row.ok_or_else(|| StoreError::UnknownTable(id.to_owned()))?;
        let mut events = Vec::new();
        loop {
            let next = events.len() as u64 + 1;
            let page = reads::events(self.line.clone(), id.to_owned(), next, PAGE).await;
            let page = page.map_err(|why| match why {
                StoreError::Damaged(what) => StoreError::Damaged(format!("table {id}: {what}")),
                why => why,
            })?;
            let is_last = page.len() < PAGE as usize;
            events.extend(page);
            if is_last {
                return Ok((row, events));
            }
        }
    }

    async fn keys(&self) -> Result<Keys> {
        let sql = "SELECT space, hash, owner, value, sum FROM keys";
        let found = self.session.query(sql, &[]).await?;
        let read = |row: &tokio_postgres::Row| {
            let space: String = row.get("space");
            let kept = rows::kept(&space, row)?;
            Ok(((space, row.get("hash")), kept))
        };
        found.iter().map(read).collect()
    }

    async fn begin(&self) -> Result<()> {
        self.run("BEGIN").await
    }

    async fn put(&self, row: &TableRow, events: &[Event]) -> Result<()> {
        let mut last = START;
        for part in events.chunks(PAGE as usize) {
            let mut columns = Events::default();
            for event in part {
                let payload = std::slice::from_ref(&event.payload);
                last = columns.add(&row.id, event.epoch, event.seq, last, payload)?;
            }
            writes::insert(&self.session, &columns).await?;
        }
        let sql = "INSERT INTO tables (id, created, closed, epoch, meta, sum, length, touched, last, head) \
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)";
        let (created, closed) = (number(row.created)?, row.closed.map(number).transpose()?);
        let (epoch, touched) = (number(row.epoch)?, number(row.touched)?);
        let length = events.len() as u64;
        let head = chain::head(&row.id, length, row.touched, &last);
        let (sum, length) = (chain::row(row), number(length)?);
        let (sum, last, head) = (sum.as_slice(), last.as_slice(), head.as_slice());
        let values: writes::Values<'_, 10> = [
            &row.id, &created, &closed, &epoch, &row.meta, &sum, &length, &touched, &last, &head,
        ];
        self.session.execute(sql, &values).await.map(drop)
    }

    async fn put_keys(&self, keys: &Keys) -> Result<()> {
        for ((space, hash), kept) in keys {
            let odd = |_| StoreError::Damaged(format!("the hash of a key of `{space}`"));
            let hash = hash.as_slice().try_into().map_err(odd)?;
            writes::keep(&self.session, space, hash, kept).await?;
        }
        Ok(())
    }

    async fn commit(&self) -> Result<()> {
        self.run("COMMIT").await
    }
}
