//! What is read, each in one statement, so that it is seen at one moment; tried again where the connection is lost.

use std::sync::Arc;

use tokio::time::{Instant, timeout};
use tokio_postgres::Row;
use tokio_postgres::types::ToSql;

use super::line::{Line, silent};
use super::rows::{self, Found, count, damaged, kept, link, number};
use crate::StoreError;
use crate::chain::{self, START};
use crate::store::{Answer, Event, Kept, TableRow};

type Result<T> = std::result::Result<T, StoreError>;
type Values<'a> = &'a [&'a (dyn ToSql + Sync)];

const TABLE: &str =
    "SELECT id, created, closed, epoch, meta, sum, length, touched, last, head FROM tables";

/// The rows of a statement that changes nothing. A connection that was lost unnoticed is made anew once.
async fn rows(line: &Line, sql: &str, values: Values<'_>) -> Result<Vec<Row>> {
    let until = Instant::now() + line.patience();
    loop {
        let asked = async { line.session().await?.query(sql, values).await };
        let left = until.saturating_duration_since(Instant::now());
        let found = timeout(left, asked).await.unwrap_or_else(|_| Err(silent()));
        match found {
            Err(StoreError::Away(_)) if Instant::now() < until => line.rest().await,
            found => return found,
        }
    }
}

pub(super) fn table(line: Arc<Line>, table: String) -> Answer<Option<TableRow>> {
    Box::pin(async move {
        let sql = format!("{TABLE} WHERE id = $1");
        let found = rows(&line, &sql, &[&table]).await?;
        found
            .first()
            .map(|row| Ok(Found::read(row)?.row))
            .transpose()
    })
}

pub(super) fn open_tables(line: Arc<Line>) -> Answer<Vec<Result<TableRow>>> {
    Box::pin(async move {
        let sql = format!("{TABLE} WHERE closed IS NULL ORDER BY created, id");
        let found = rows(&line, &sql, &[]).await?;
        let read = |row| Found::read(row).map(|found| found.row);
        Ok(found.iter().map(read).collect())
    })
}

pub(super) fn closed_before(line: Arc<Line>, time: u64) -> Answer<Vec<String>> {
    Box::pin(async move {
        let time = i64::try_from(time).unwrap_or(i64::MAX);
        let sql = "SELECT id FROM tables WHERE closed < $1 ORDER BY closed, id";
        let found = rows(&line, sql, &[&time]).await?;
        Ok(found.iter().map(|row| row.get("id")).collect())
    })
}

pub(super) fn events(line: Arc<Line>, table: String, from: u64, limit: u32) -> Answer<Vec<Event>> {
    // With the event before, whose link the first one holds, and the head of the log.
    const SQL: &str = "SELECT length, touched, last, head, seq, events.epoch, payload, chain FROM tables \
        LEFT JOIN events ON table_id = id AND seq >= $2 WHERE id = $1 ORDER BY seq LIMIT $3";
    Box::pin(async move {
        let (before, most) = (number(from - 1)?, i64::from(limit) + 1);
        let found = rows(&line, SQL, &[&table, &before, &most]).await?;
        let Some(head) = found.first() else {
            return Ok(Vec::new());
        };
        let mut log = Log::new(&table, from, limit);
        for row in found
            .iter()
            .filter(|row| row.get::<_, Option<i64>>("seq").is_some())
        {
            log.take(row)?;
        }
        log.ends(head)?;
        Ok(log.events)
    })
}

/// A part of a log while it is checked.
struct Log<'a> {
    table: &'a str,
    next: u64,
    limit: usize,
    before: Option<chain::Link>,
    events: Vec<Event>,
}

impl<'a> Log<'a> {
    fn new(table: &'a str, from: u64, limit: u32) -> Self {
        Self {
            table,
            next: from,
            limit: limit as usize,
            before: (from == 1).then_some(START),
            events: Vec::new(),
        }
    }

    fn take(&mut self, row: &Row) -> Result<()> {
        let (seq, chain) = (count(row, "seq")?, link(row, "chain")?);
        let Some(before) = self.before.filter(|_| seq == self.next) else {
            self.before = Some(chain);
            let is_before = seq + 1 == self.next;
            let missing = || damaged(format!("event {} is missing", self.next));
            return is_before.then_some(()).ok_or_else(missing);
        };
        if self.events.len() == self.limit {
            return Ok(());
        }
        let (epoch, payload) = (count(row, "epoch")?, row.get::<_, String>("payload"));
        if chain::event(&before, self.table, seq, epoch, &payload) != chain {
            return Err(damaged(format!(
                "event {seq} is not the one that was stored"
            )));
        }
        (self.before, self.next) = (Some(chain), seq + 1);
        self.events.push(Event {
            seq,
            epoch,
            payload,
        });
        Ok(())
    }

    /// Whether the log ends where its head says, if this is its end.
    fn ends(&self, head: &Row) -> Result<()> {
        let (length, touched) = (count(head, "length")?, count(head, "touched")?);
        let last = link(head, "last")?;
        if chain::head(self.table, length, touched, &last) != link(head, "head")? {
            return Err(damaged("the head of the log is not what was stored"));
        }
        let (is_end, read) = (self.events.len() < self.limit, self.next - 1);
        if is_end && read < length {
            return Err(damaged(format!(
                "events {} to {length} are missing",
                read + 1
            )));
        }
        if read > length || (read == length && self.before.is_some_and(|link| link != last)) {
            return Err(damaged("the head of the log does not fit its last event"));
        }
        Ok(())
    }
}

pub(super) fn find(line: Arc<Line>, space: String, hash: [u8; 32]) -> Answer<Option<Kept>> {
    Box::pin(async move {
        let sql = "SELECT owner, value, sum, hash FROM keys WHERE space = $1 AND hash = $2";
        let found = rows(&line, sql, &[&space, &hash.as_slice()]).await?;
        found.first().map(|row| kept(&space, row)).transpose()
    })
}

pub(super) fn owned(line: Arc<Line>, space: String, owner: String) -> Answer<Vec<Kept>> {
    Box::pin(async move {
        let sql = "SELECT owner, value, sum, hash FROM keys WHERE space = $1 AND owner = $2";
        let found = rows(&line, sql, &[&space, &owner]).await?;
        let read: Result<Vec<_>> = found.iter().map(|row| rows::kept(&space, row)).collect();
        let mut all = read?;
        // By bytes, whatever order of letters the database was made with.
        all.sort_by(|a, b| a.value.cmp(&b.value));
        Ok(all)
    })
}
