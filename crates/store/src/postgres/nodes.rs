//! Several nodes at one database: their leases, whose a table is, and what has changed.

use std::sync::Arc;
use std::time::Duration;

use nodes::{Claim, LENGTH, Standing, claim};
use tokio::sync::Mutex;
use tokio::time::timeout;
use tokio_postgres::Row;

use super::address::Address;
use super::line::{For, Line, silent};
use super::notify;
use super::rows::{Events, Found, count, number};
use super::writes::{change, commit, lock};
use crate::StoreError;
use crate::bus::Bus;
use crate::shared::{News, Node, Owner, Shared};
use crate::store::{Answer, TableRow};

type Result<T> = std::result::Result<T, StoreError>;

/// How long one question may take.
const TRY: Duration = Duration::from_secs(2);
/// How many changes are read again, because those that were under way at the last look were not seen.
const AGAIN: u64 = 500;
const PAGE: i64 = 1_000;

/// On how many connections tables are taken at once.
const LANES: usize = 4;

/// This node at its database, on connections of its own: a lease never waits behind acts, nor behind tables that are taken.
#[derive(Clone)]
pub(super) struct Member {
    id: Arc<str>,
    address: Arc<str>,
    line: Arc<Line>,
    lanes: Arc<[Lane; LANES]>,
    place: Address,
}

/// A connection for transactions: one at a time, for whatever is sent on it meanwhile would be part of them.
struct Lane {
    line: Arc<Line>,
    turn: Mutex<()>,
}

impl Member {
    pub(super) fn new(place: &Address, id: &str, address: &str) -> Self {
        let connection = || Arc::new(Line::new(place.clone(), For::Reading));
        let lane = |_| Lane {
            line: connection(),
            turn: Mutex::default(),
        };
        Self {
            id: id.into(),
            address: address.into(),
            line: connection(),
            lanes: Arc::new(std::array::from_fn(lane)),
            place: place.clone(),
        }
    }

    /// The id of the node.
    pub(super) fn id(&self) -> Arc<str> {
        self.id.clone()
    }

    /// Takes a table when its turn has come. Whoever asked may go away meanwhile: what has begun is finished.
    async fn take_in_turn(self, table: String) -> Result<Owner> {
        let lane = table.bytes().fold(0, |sum, byte| sum + usize::from(byte)) % LANES;
        let work = tokio::spawn(async move {
            let lane = &self.lanes[lane];
            let turn = timeout(TRY, lane.turn.lock()).await;
            let _turn = turn.map_err(|_| silent())?;
            once(&lane.line, take(self.id.clone(), lane.line.clone(), table)).await
        });
        work.await.map_err(|_| silent())?
    }
}

impl std::fmt::Debug for Member {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Member").field(&self.id).finish()
    }
}

/// Does something once, within a bounded time. A connection at which it failed is given up, with what it was at.
fn once<T: Send + 'static>(
    line: &Arc<Line>,
    work: impl Future<Output = Result<T>> + Send + 'static,
) -> Answer<T> {
    let line = line.clone();
    Box::pin(async move {
        let done = timeout(TRY, work).await.unwrap_or_else(|_| Err(silent()));
        if done.as_ref().is_err_and(|why| !is_told(why)) {
            line.rest().await;
        }
        done
    })
}

/// Whether the connection is as good as before: the answer is no.
fn is_told(why: &StoreError) -> bool {
    matches!(why, StoreError::UnknownTable(_) | StoreError::Damaged(_))
}

impl Shared for Member {
    fn renew(&self, load: u64) -> Answer<u64> {
        once(&self.line, renew(self.clone(), load))
    }

    fn leave(&self) -> Answer<()> {
        let (line, id) = (self.line.clone(), self.id.clone());
        once(&self.line, async move {
            let sql = "DELETE FROM nodes WHERE id = $1";
            line.session().await?.execute(sql, &[&&*id]).await.map(drop)
        })
    }

    fn nodes(&self) -> Answer<Vec<Node>> {
        let line = self.line.clone();
        once(&self.line, async move {
            let sql =
                "SELECT id, address, load FROM nodes WHERE until > clock_timestamp() ORDER BY id";
            let rows = line.session().await?.query(sql, &[]).await?;
            rows.iter().map(node).collect()
        })
    }

    fn take(&self, table: &str) -> Answer<Owner> {
        Box::pin(self.clone().take_in_turn(table.to_owned()))
    }

    fn give(&self, table: &str) -> Answer<()> {
        let (of, table) = (self.clone(), table.to_owned());
        once(&self.line, async move {
            // That of no node: those who look for deserted tables find it.
            let sql = "UPDATE tables SET node = '' WHERE id = $1 AND node = $2";
            let session = of.line.session().await?;
            session.execute(sql, &[&table, &&*of.id]).await.map(drop)
        })
    }

    fn changed(&self, since: u64) -> Answer<News> {
        let line = self.line.clone();
        once(&self.line, async move {
            let session = line.session().await?;
            if since == 0 {
                let sql = "SELECT COALESCE(MAX(news), 0) AS news FROM tables";
                let rows = session.query(sql, &[]).await?;
                let last = count(rows.first().ok_or_else(silent)?, "news")?;
                return Ok(News {
                    last: last.max(1),
                    tables: Vec::new(),
                });
            }
            let from = number(since.saturating_sub(AGAIN))?;
            let sql = format!("{TABLE_NEWS} WHERE news > $1 ORDER BY news LIMIT {PAGE}");
            let rows = session.query(&sql, &[&from]).await?;
            let mut news = News {
                last: since,
                tables: Vec::new(),
            };
            for row in &rows {
                news.last = news.last.max(count(row, "news")?);
                // A damaged row is told where its table is asked for.
                news.tables
                    .extend(Found::read(row).ok().map(|found| found.row));
            }
            Ok(news)
        })
    }

    fn bus(&self) -> Box<dyn Bus> {
        Box::new(notify::open(self.place.clone(), self.id.clone()))
    }

    fn deserted(&self) -> Answer<Vec<TableRow>> {
        once(&self.line, deserted(self.line.clone()))
    }
}

const TABLE_NEWS: &str =
    "SELECT id, created, closed, epoch, meta, sum, length, touched, last, head, news FROM tables";

async fn renew(of: Member, load: u64) -> Result<u64> {
    let span = format!("{LENGTH} milliseconds");
    let sql = format!(
        "INSERT INTO nodes (id, address, load, until) VALUES ($1, $2, $3, clock_timestamp() + INTERVAL '{span}') \
         ON CONFLICT (id) DO UPDATE SET address = excluded.address, load = excluded.load, until = excluded.until \
         RETURNING CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT) AS now"
    );
    let load = number(load)?;
    let session = of.line.session().await?;
    let rows = session
        .query(&sql, &[&&*of.id, &&*of.address, &load])
        .await?;
    count(rows.first().ok_or_else(silent)?, "now")
}

/// The row is locked first: what is read of the nodes after that is newer than any change of its owner.
async fn take(id: Arc<str>, line: Arc<Line>, table: String) -> Result<Owner> {
    let session = line.session().await?;
    let mut found = lock(&session, &[&table]).await?;
    let sql = "SELECT owned.node, nodes.id, nodes.address, nodes.load FROM tables AS owned \
        LEFT JOIN nodes ON nodes.id = owned.node AND nodes.until > clock_timestamp() WHERE owned.id = $1";
    let rows = session.query(sql, &[&table]).await?;
    let row = rows.first();
    let owner = row.and_then(|row| row.get::<_, Option<&str>>("node"));
    let other = row.filter(|row| row.get::<_, Option<&str>>("id").is_some());
    let standing = Standing {
        owner,
        is_alive: other.is_some(),
    };
    let taken = match (claim(standing, &id), other) {
        (Claim::Own, _) => Ok(Owner::Own),
        (Claim::Of(_), Some(row)) => node(row).map(Owner::Other),
        _ => match change(&session, &mut found, &table, |row| row.epoch += 1).await {
            Ok(_) => {
                let sql = "UPDATE tables SET node = $2 WHERE id = $1";
                session.execute(sql, &[&table, &&*id]).await?;
                Ok(Owner::Taken)
            }
            Err(why) if is_told(&why) => Err(why),
            Err(why) => return Err(why),
        },
    };
    commit(&session, &Events::default(), &found).await?;
    taken
}

async fn deserted(line: Arc<Line>) -> Result<Vec<TableRow>> {
    let session = line.session().await?;
    let sql = format!(
        "UPDATE tables SET node = NULL WHERE id IN (SELECT id FROM tables WHERE closed IS NULL AND node IS NOT NULL \
         AND node NOT IN (SELECT nodes.id FROM nodes WHERE until > clock_timestamp()) LIMIT {PAGE} FOR UPDATE SKIP LOCKED) \
         RETURNING id, created, closed, epoch, meta, sum, length, touched, last, head"
    );
    let rows = session.query(&sql, &[]).await?;
    let read = |row| Found::read(row).ok().map(|found| found.row);
    Ok(rows.iter().filter_map(read).collect())
}

fn node(row: &Row) -> Result<Node> {
    Ok(Node {
        id: row.get("id"),
        address: row.get("address"),
        load: count(row, "load")?,
    })
}
