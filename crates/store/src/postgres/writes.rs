//! What is written. Each change is looked at first, with its table kept from others; one that is refused changes nothing,
//! and the others of its transaction stand.

use std::collections::BTreeMap;

use nodes::Refused;
use tokio_postgres::types::ToSql;

use super::line::{Session, fault};
use super::rows::{Events, Found, number};
use super::writer::Change;
use crate::StoreError;
use crate::chain::{self, START};
use crate::store::{Append, Kept, NewTable, TableRow};

type Result<T> = std::result::Result<T, StoreError>;
pub(super) type Values<'a, const COUNT: usize> = [&'a (dyn ToSql + Sync); COUNT];

/// What came of an append: it is new, or a try before this one has brought it there.
const ADDED: u64 = 1;
const THERE: u64 = 0;

/// Adds events to the logs of tables: what came of each. With `again` some of it may be there already.
pub(super) async fn append(
    session: &Session,
    appends: &[&Append],
    again: bool,
) -> Result<Vec<Result<u64>>> {
    let mut tables: Vec<&str> = appends.iter().map(|append| append.table.as_str()).collect();
    tables.sort_unstable();
    tables.dedup();
    let mut found = lock(session, &tables).await?;
    let (mut events, mut told) = (Events::default(), Vec::new());
    for append in appends {
        let mut result = added(&mut found, append, &mut events).map(|()| ADDED);
        if again && result.is_err() && is_there(session, append).await? {
            result = Ok(THERE);
        }
        told.push(result);
    }
    let new = |told: &Result<u64>| *told == Ok(ADDED);
    for (append, _) in appends.iter().zip(&told).filter(|(_, told)| new(told)) {
        if let Append {
            table,
            meta: Some(meta),
            ..
        } = append
        {
            change(session, &mut found, table, |row| row.meta.clone_from(meta)).await?;
        }
    }
    commit(session, &events, &found).await?;
    Ok(told)
}

pub(super) type Tables = BTreeMap<String, Result<Found>>;

/// Begins a transaction with these tables, none of which anybody else changes until its end.
pub(super) async fn lock(session: &Session, tables: &[&str]) -> Result<Tables> {
    let client = &session.client;
    let wanted: Values<'_, 1> = [&tables];
    let (begun, rows) = tokio::join!(
        client.batch_execute("BEGIN"),
        client.query(&session.lock, &wanted)
    );
    begun.map_err(fault)?;
    let rows = rows.map_err(fault)?;
    let named = |row| (tokio_postgres::Row::get(row, "id"), Found::read(row));
    Ok(rows.iter().map(named).collect())
}

/// Adds one append to what is written, if it follows.
fn added<'a>(tables: &mut Tables, append: &'a Append, events: &mut Events<'a>) -> Result<()> {
    let Append {
        table,
        epoch,
        first,
        events: new,
        at,
        ..
    } = append;
    let found = match tables.get_mut(table) {
        None => return Err(StoreError::UnknownTable(table.clone())),
        Some(Err(why)) => return Err(why.clone()),
        Some(Ok(found)) => found,
    };
    if found.row.closed.is_some() {
        return Err(StoreError::TableClosed(table.clone()));
    }
    nodes::may_append(*epoch, found.row.epoch, *first, found.length).map_err(|why| match why {
        Refused::Fenced => StoreError::Fenced {
            table: table.clone(),
            epoch: *epoch,
            current: found.row.epoch,
        },
        Refused::Conflict => StoreError::Conflict {
            table: table.clone(),
            first: *first,
            length: found.length,
        },
    })?;
    found.last = events.add(table, *epoch, *first, found.last, new)?;
    found.length += new.len() as u64;
    found.row.touched = *at;
    Ok(())
}

/// Whether the very events are in the log: a try before this one was committed without our hearing of it.
async fn is_there(session: &Session, append: &Append) -> Result<bool> {
    let sql = "SELECT payload FROM events WHERE table_id = $1 AND epoch = $2 AND seq >= $3 ORDER BY seq LIMIT $4";
    let (Ok(epoch), Ok(first)) = (number(append.epoch), number(append.first)) else {
        return Ok(false);
    };
    let count = number(append.events.len() as u64)?;
    let rows = session
        .query(sql, &[&append.table, &epoch, &first, &count])
        .await?;
    let stored = rows.iter().map(|row| row.get::<_, &str>("payload"));
    Ok(!append.events.is_empty() && stored.eq(append.events.iter().map(String::as_str)))
}

/// Writes the events and the heads of their logs, and ends the transaction.
pub(super) async fn commit(session: &Session, events: &Events<'_>, tables: &Tables) -> Result<()> {
    let client = &session.client;
    if events.tables.is_empty() {
        return client.batch_execute("COMMIT").await.map_err(fault);
    }
    let (mut ids, mut lengths, mut touched) = (Vec::new(), Vec::new(), Vec::new());
    let (mut last, mut heads) = (Vec::new(), Vec::new());
    for (id, found) in tables
        .iter()
        .filter_map(|(id, found)| Some((id, found.as_ref().ok()?)))
    {
        ids.push(id.as_str());
        lengths.push(number(found.length)?);
        touched.push(number(found.row.touched)?);
        last.push(found.last.to_vec());
        heads.push(chain::head(id, found.length, found.row.touched, &found.last).to_vec());
    }
    let grown: Values<'_, 5> = [&ids, &lengths, &touched, &last, &heads];
    let (inserted, updated, committed) = tokio::join!(
        insert(session, events),
        client.execute(&session.update, &grown),
        client.batch_execute("COMMIT")
    );
    inserted?;
    updated.map_err(fault)?;
    committed.map_err(fault)
}

/// Changes the row of a table that was found, and is kept from others.
pub(super) async fn change(
    session: &Session,
    tables: &mut Tables,
    table: &str,
    change: impl FnOnce(&mut TableRow),
) -> Result<u64> {
    let row = match tables.get_mut(table) {
        None => return Err(StoreError::UnknownTable(table.to_owned())),
        Some(Err(why)) => return Err(why.clone()),
        Some(Ok(found)) => &mut found.row,
    };
    change(row);
    let sql = "UPDATE tables SET closed = $2, epoch = $3, meta = $4, sum = $5, news = nextval('news') WHERE id = $1";
    let closed = row.closed.map(number).transpose()?;
    let (epoch, sum) = (number(row.epoch)?, chain::row(row));
    session
        .execute(sql, &[&row.id, &closed, &epoch, &row.meta, &sum.as_slice()])
        .await?;
    Ok(row.epoch)
}

/// One change that is no append: a number, where it brings one about. With `again` it may have been done already.
pub(super) async fn one(session: &Session, of: &Change, again: bool) -> Result<Result<u64>> {
    match of {
        Change::Keep(space, hash, kept) => keep(session, space, hash, kept).await.map(Ok),
        Change::Forget(space, hash) => {
            let sql = "DELETE FROM keys WHERE space = $1 AND hash = $2";
            session
                .execute(sql, &[space, &hash.as_slice()])
                .await
                .map(Ok)
        }
        Change::Create(new) => create(session, new, again).await,
        Change::Remove(table) => remove(session, table).await.map(Ok),
        Change::Claim(table) => row(session, table, |row| row.epoch += 1).await,
        Change::Describe(table, meta) => row(session, table, |row| row.meta.clone_from(meta)).await,
        Change::Close(table, at) => {
            row(session, table, |row| row.closed = row.closed.or(Some(*at))).await
        }
        Change::Append(append) => Ok(self::append(session, &[append], again).await?.remove(0)),
    }
}

/// Changes the row of a table, in a transaction of its own.
async fn row(
    session: &Session,
    table: &str,
    with: impl FnOnce(&mut TableRow),
) -> Result<Result<u64>> {
    let mut found = lock(session, &[table]).await?;
    let told = match change(session, &mut found, table, with).await {
        Err(why @ (StoreError::UnknownTable(_) | StoreError::Damaged(_))) => Err(why),
        told => Ok(told?),
    };
    commit(session, &Events::default(), &found).await?;
    Ok(told)
}

async fn create(session: &Session, new: &NewTable, again: bool) -> Result<Result<u64>> {
    let row = TableRow {
        id: new.id.clone(),
        created: new.created,
        closed: None,
        epoch: 1,
        meta: new.meta.clone(),
        touched: new.created,
    };
    lock(session, &[]).await?;
    let sql = "INSERT INTO tables (id, created, epoch, meta, sum, length, touched, last, head, node) \
        VALUES ($1, $2, 1, $3, $4, 0, $2, $5, $6, $7) ON CONFLICT DO NOTHING";
    let (created, sum) = (number(new.created)?, chain::row(&row));
    let head = chain::head(&new.id, 0, new.created, &START);
    let (sum, head, start) = (sum.as_slice(), head.as_slice(), START.as_slice());
    let owner = session.node.as_deref();
    let values: Values<'_, 7> = [&new.id, &created, &new.meta, &sum, &start, &head, &owner];
    let is_new = session.execute(sql, &values).await? > 0;
    let opening = Append {
        table: new.id.clone(),
        epoch: 1,
        first: 1,
        events: new.events.clone(),
        at: new.created,
        meta: None,
    };
    if !is_new {
        let told = if again && is_there(session, &opening).await? {
            Ok(0)
        } else {
            Err(StoreError::TableTaken(new.id.clone()))
        };
        commit(session, &Events::default(), &Tables::new()).await?;
        return Ok(told);
    }
    let found = Found {
        row,
        length: 0,
        last: START,
    };
    let (mut tables, mut events) = (
        Tables::from([(new.id.clone(), Ok(found))]),
        Events::default(),
    );
    added(&mut tables, &opening, &mut events)?;
    commit(session, &events, &tables).await?;
    Ok(Ok(0))
}

/// Adds events to the logs.
pub(super) async fn insert(session: &Session, events: &Events<'_>) -> Result<()> {
    let Events {
        tables,
        numbers,
        epochs,
        payloads,
        chains,
    } = events;
    let new: Values<'_, 5> = [tables, numbers, epochs, payloads, chains];
    let inserted = session.client.execute(&session.insert, &new).await;
    inserted.map(drop).map_err(fault)
}

async fn remove(session: &Session, table: &str) -> Result<u64> {
    let found = lock(session, &[table]).await?;
    session
        .execute("DELETE FROM events WHERE table_id = $1", &[&table])
        .await?;
    session
        .execute("DELETE FROM tables WHERE id = $1", &[&table])
        .await?;
    commit(session, &Events::default(), &Tables::new()).await?;
    Ok(found.len() as u64)
}

pub(super) async fn keep(
    session: &Session,
    space: &str,
    hash: &[u8; 32],
    kept: &Kept,
) -> Result<u64> {
    let sql = "INSERT INTO keys (space, hash, owner, value, sum) VALUES ($1, $2, $3, $4, $5) \
        ON CONFLICT (space, hash) DO UPDATE SET owner = excluded.owner, value = excluded.value, sum = excluded.sum";
    let sum = chain::key(space, hash, kept);
    let (hash, sum) = (hash.as_slice(), sum.as_slice());
    session
        .execute(sql, &[&space, &hash, &kept.owner, &kept.value, &sum])
        .await
}
