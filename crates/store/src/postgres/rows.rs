//! Rows as they come out of the database, checked against their sums. Numbers of SQL are signed: ours are counts and
//! times far below 2^63.

use tokio_postgres::Row;

use crate::StoreError;
use crate::chain::{self, Link};
use crate::store::{Kept, TableRow};

type Result<T> = std::result::Result<T, StoreError>;

pub(super) fn damaged(what: impl Into<String>) -> StoreError {
    StoreError::Damaged(what.into())
}

/// A number as the database takes it.
pub(super) fn number(of: u64) -> Result<i64> {
    i64::try_from(of).map_err(|_| StoreError::Failed(format!("{of} is too large a number")))
}

/// A number as it was given to the database.
pub(super) fn count(row: &Row, name: &str) -> Result<u64> {
    let found = row.get::<_, i64>(name);
    u64::try_from(found).map_err(|_| damaged(format!("`{name}` is {found}")))
}

pub(super) fn link(row: &Row, name: &str) -> Result<Link> {
    let found = row.get::<_, &[u8]>(name);
    found
        .try_into()
        .map_err(|_| damaged(format!("`{name}` has {} bytes", found.len())))
}

/// A table as it stands in the database: its row and the head of its log.
#[derive(Debug)]
pub(super) struct Found {
    pub(super) row: TableRow,
    pub(super) length: u64,
    pub(super) last: Link,
}

impl Found {
    /// # Errors
    /// `Damaged`: the row or the head is not as it was stored.
    pub(super) fn read(row: &Row) -> Result<Self> {
        let id: String = row.get("id");
        let closed = row.get::<_, Option<i64>>("closed");
        let found = Self {
            row: TableRow {
                created: count(row, "created")?,
                closed: closed.map(i64::cast_unsigned),
                epoch: count(row, "epoch")?,
                meta: row.get("meta"),
                touched: count(row, "touched")?,
                id,
            },
            length: count(row, "length")?,
            last: link(row, "last")?,
        };
        let (id, touched) = (&found.row.id, found.row.touched);
        if chain::row(&found.row) != link(row, "sum")?
            || chain::head(id, found.length, touched, &found.last) != link(row, "head")?
        {
            return Err(damaged(format!(
                "the row of table `{id}` is not what was stored"
            )));
        }
        Ok(found)
    }
}

/// What a key of `space` stands for.
pub(super) fn kept(space: &str, row: &Row) -> Result<Kept> {
    let kept = Kept {
        owner: row.get("owner"),
        value: row.get("value"),
    };
    if chain::key(space, row.get("hash"), &kept) != link(row, "sum")? {
        return Err(damaged(format!(
            "a key of `{space}` is not what was stored"
        )));
    }
    Ok(kept)
}

/// Events that are to be added, column by column as one statement takes them.
#[derive(Debug, Default)]
pub(super) struct Events<'a> {
    pub(super) tables: Vec<&'a str>,
    pub(super) numbers: Vec<i64>,
    pub(super) epochs: Vec<i64>,
    pub(super) payloads: Vec<&'a str>,
    pub(super) chains: Vec<Vec<u8>>,
}

impl<'a> Events<'a> {
    /// Adds events behind the one whose link is `last`; the link of the last one comes back.
    pub(super) fn add(
        &mut self,
        table: &'a str,
        epoch: u64,
        first: u64,
        last: Link,
        events: &'a [String],
    ) -> Result<Link> {
        (first..)
            .zip(events)
            .try_fold(last, |last, (seq, payload)| {
                let link = chain::event(&last, table, seq, epoch, payload);
                self.tables.push(table);
                self.numbers.push(number(seq)?);
                self.epochs.push(number(epoch)?);
                self.payloads.push(payload);
                self.chains.push(link.to_vec());
                Ok(link)
            })
    }
}
