//! A connection that is made anew when it is lost.

use std::sync::{Arc, Mutex as Lock, PoisonError};
use std::time::Duration;

use tokio::sync::{Mutex, Semaphore};
use tokio::time::{Instant, sleep, timeout};
use tokio_postgres::error::SqlState;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Row, Statement};

use super::WAIT;
use super::address::Address;
use crate::StoreError;

/// How long a connection may take to be made.
const CONNECT: Duration = Duration::from_secs(2);
/// How long nothing is tried after a failure.
const PAUSE: Duration = Duration::from_millis(50);
/// How long a database is waited for that has been gone for as long as anybody waits.
const SHORT: Duration = Duration::from_secs(1);
/// So many statements of one connection are in flight at most; others wait for their turn (N3).
const IN_FLIGHT: usize = 64;
/// What holds for every connection: an answer means that it is on the disk.
const SETTINGS: &str = "SET synchronous_commit = on; SET statement_timeout = 4000";
/// What is asked for beside, where the database knows it: that it soon notices when our machine is gone.
const ALIVE: &str =
    "SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 2; SET tcp_keepalives_count = 3";
/// Whoever is cut off in the middle of a transaction is not waited for: others may want the same tables.
const BRISK: &str = "SET idle_in_transaction_session_timeout = 3000";
/// Only the house that holds this lock writes: the number is the one of the format's lock, plus one.
const ALONE: &str = "SELECT pg_try_advisory_lock(1280076660)";
/// The nodes of a house hold it together.
const SHARED: &str = "SELECT pg_try_advisory_lock_shared(1280076660)";

/// Looks at the tables of a group and keeps them from others until the commit, always in the same order.
const LOCK: &str = "SELECT id, created, closed, epoch, meta, sum, length, touched, last, head FROM tables \
    WHERE id = ANY($1::TEXT[]) ORDER BY id FOR UPDATE";
const INSERT: &str = "INSERT INTO events (table_id, seq, epoch, payload, chain) \
    SELECT * FROM unnest($1::TEXT[], $2::BIGINT[], $3::BIGINT[], $4::TEXT[], $5::BYTEA[])";
const UPDATE: &str = "UPDATE tables SET length = n.length, touched = n.touched, last = n.last, head = n.head \
    FROM unnest($1::TEXT[], $2::BIGINT[], $3::BIGINT[], $4::BYTEA[], $5::BYTEA[]) \
    AS n (id, length, touched, last, head) WHERE tables.id = n.id";

/// What is in the way where another house holds the lock.
pub(super) const OTHERS: &str = "another house has it open";

/// A connection, with what every act needs planned once.
#[derive(Debug)]
pub(super) struct Session {
    pub(super) client: Client,
    pub(super) lock: Statement,
    pub(super) insert: Statement,
    pub(super) update: Statement,
    /// The node to which the tables belong that are made on it.
    pub(super) node: Option<Arc<str>>,
    turns: Semaphore,
}

/// What a connection is for. Where a house is one process there is one that writes; of several nodes each has one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum For {
    Reading,
    Writing,
    /// Writing, as the node of this id.
    Sharing(Arc<str>),
}

impl Session {
    async fn open(place: &Address, what: &For) -> Result<Self, StoreError> {
        let client = connect(place).await?;
        if *what != For::Writing {
            let _ = client.batch_execute(BRISK).await;
        }
        let (wanted, node) = match what {
            For::Reading => (None, None),
            For::Writing => (Some(ALONE), None),
            For::Sharing(node) => (Some(SHARED), Some(node.clone())),
        };
        if let Some(wanted) = wanted
            && !is_given(&client, wanted).await?
        {
            // Its connection may be one that was lost, which the database has not noticed yet.
            return Err(StoreError::Away(OTHERS.to_owned()));
        }
        let (lock, insert, update) = tokio::try_join!(
            client.prepare(LOCK),
            client.prepare(INSERT),
            client.prepare(UPDATE)
        )
        .map_err(fault)?;
        Ok(Self {
            client,
            lock,
            insert,
            update,
            node,
            turns: Semaphore::new(IN_FLIGHT),
        })
    }

    /// What a statement comes to when its turn has come.
    async fn in_turn<T>(
        &self,
        asked: impl Future<Output = Result<T, tokio_postgres::Error>>,
    ) -> Result<T, StoreError> {
        let turn = self.turns.acquire().await.map_err(|_| silent())?;
        let answer = asked.await.map_err(fault);
        drop(turn);
        answer
    }

    pub(super) async fn query(
        &self,
        sql: &str,
        values: &[&(dyn ToSql + Sync)],
    ) -> Result<Vec<Row>, StoreError> {
        self.in_turn(self.client.query(sql, values)).await
    }

    /// How many rows it changed.
    pub(super) async fn execute(
        &self,
        sql: &str,
        values: &[&(dyn ToSql + Sync)],
    ) -> Result<u64, StoreError> {
        self.in_turn(self.client.execute(sql, values)).await
    }
}

async fn is_given(client: &Client, wanted: &str) -> Result<bool, StoreError> {
    let row = client.query_one(wanted, &[]).await.map_err(fault)?;
    Ok(row.get(0))
}

/// A connection, without anything planned.
pub(super) async fn connect(place: &Address) -> Result<Client, StoreError> {
    let opened = async {
        let (client, connection) = place.config.connect(place.wire.maker()).await?;
        tokio::spawn(connection);
        client.batch_execute(SETTINGS).await?;
        let _ = client.batch_execute(ALIVE).await;
        Ok(client)
    };
    let opened = timeout(CONNECT, opened).await;
    opened.map_err(|_| silent())?.map_err(fault)
}

/// Where the database is, and the connection to it while there is one.
pub(super) struct Line {
    place: Address,
    what: For,
    session: Mutex<Kept>,
    /// Since when there has been no connection that answered, where one was lost.
    lost: Lock<Option<Instant>>,
}

/// What came of the last try to connect.
enum Kept {
    Nothing,
    Session(Arc<Session>),
    /// When it failed, and why: of all who wait, one tries again.
    Failed(Instant, StoreError),
}

impl std::fmt::Debug for Line {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Line(…)")
    }
}

impl Line {
    pub(super) fn new(place: Address, what: For) -> Self {
        Self {
            place,
            what,
            session: Mutex::new(Kept::Nothing),
            lost: Lock::default(),
        }
    }

    /// How long it is waited for now.
    pub(super) fn patience(&self) -> Duration {
        let lost = *self.lost.lock().unwrap_or_else(PoisonError::into_inner);
        match lost {
            Some(since) if since.elapsed() >= WAIT => SHORT,
            _ => WAIT,
        }
    }

    fn mark(&self, is_lost: bool) {
        let mut lost = self.lost.lock().unwrap_or_else(PoisonError::into_inner);
        *lost = is_lost.then(|| lost.unwrap_or_else(Instant::now));
    }

    /// The connection, made anew where it is lost.
    pub(super) async fn session(&self) -> Result<Arc<Session>, StoreError> {
        let mut kept = self.session.lock().await;
        match &*kept {
            Kept::Session(session) if !session.client.is_closed() => return Ok(session.clone()),
            Kept::Failed(at, why) if at.elapsed() < PAUSE => return Err(why.clone()),
            _ => {}
        }
        match Session::open(&self.place, &self.what).await {
            Ok(session) => {
                let session = Arc::new(session);
                *kept = Kept::Session(session.clone());
                self.mark(false);
                Ok(session)
            }
            Err(why) => {
                *kept = Kept::Failed(Instant::now(), why.clone());
                Err(why)
            }
        }
    }

    /// Gives a connection up, with what it was at, and waits a moment before the next one is tried.
    pub(super) async fn rest(&self) {
        self.mark(true);
        let mut kept = self.session.lock().await;
        if matches!(&*kept, Kept::Session(_)) {
            *kept = Kept::Nothing;
        }
        drop(kept);
        sleep(PAUSE).await;
    }
}

/// The database does not answer.
pub(super) fn silent() -> StoreError {
    StoreError::Away("it does not answer".to_owned())
}

pub(super) fn no_house() -> StoreError {
    StoreError::Unusable("there is no house in it".to_owned())
}

/// What an error of the database means. What may pass by itself is `Away`: it is tried again.
#[allow(
    clippy::needless_pass_by_value,
    reason = "it takes what `map_err` hands it"
)]
pub(super) fn fault(error: tokio_postgres::Error) -> StoreError {
    let Some((state, said)) = error.as_db_error().map(|db| (db.code(), db.message())) else {
        return unsaid(&error);
    };
    let said = said.to_owned();
    let passes = [
        SqlState::T_R_SERIALIZATION_FAILURE,
        SqlState::T_R_DEADLOCK_DETECTED,
        SqlState::TOO_MANY_CONNECTIONS,
        SqlState::IDLE_IN_TRANSACTION_SESSION_TIMEOUT,
    ];
    let code = state.code();
    if *state == SqlState::UNDEFINED_TABLE {
        no_house()
    } else if *state == SqlState::DISK_FULL {
        StoreError::Full
    } else if *state == SqlState::READ_ONLY_SQL_TRANSACTION {
        StoreError::Lost("the database takes no changes".to_owned())
    } else if code.starts_with("08") || code.starts_with("57") || passes.contains(state) {
        StoreError::Away(said)
    } else if code.starts_with("28") || code.starts_with("3D") || code.starts_with("42501") {
        StoreError::Unusable(said)
    } else {
        StoreError::Failed(said)
    }
}

/// What went wrong before the database could say anything.
fn unsaid(error: &tokio_postgres::Error) -> StoreError {
    let cause = std::error::Error::source(error);
    let said = cause.map_or_else(|| error.to_string(), |cause| format!("{error}: {cause}"));
    if let Some(why) = unseen(&said) {
        return StoreError::Unusable(why);
    }
    match cause {
        // A password that is missing, an encryption that is asked for: it will not pass by itself.
        Some(cause) if !cause.is::<std::io::Error>() => StoreError::Unusable(said),
        _ => StoreError::Away(said),
    }
}

/// Why nothing goes to the database that others could read, in words of ours.
fn unseen(said: &str) -> Option<String> {
    if said.contains("server does not support TLS") {
        let way = "where nobody else can read that line, its address may end in ?sslmode=disable";
        return Some(format!("it offers no TLS; {way}"));
    }
    let (_, why) = said.split_once("invalid peer certificate: ")?;
    Some(format!(
        "it shows no certificate that is believed here ({why}); sslrootcert=FILE at the end of its address names others"
    ))
}
