//! A connection that is made anew when it is lost.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Mutex;
use tokio::time::{sleep, timeout};
use tokio_postgres::error::SqlState;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Config, NoTls, Row, Statement};

use crate::StoreError;

/// How long a connection may take to be made.
const CONNECT: Duration = Duration::from_secs(2);
/// How long nothing is tried after a failure.
const PAUSE: Duration = Duration::from_millis(50);
/// What holds for every connection: an answer means that it is on the disk.
const SETTINGS: &str = "SET synchronous_commit = on; SET statement_timeout = 4000";

/// Looks at the tables of a group and keeps them from others until the commit, always in the same order.
const LOCK: &str = "SELECT id, created, closed, epoch, meta, sum, length, touched, last, head FROM tables \
    WHERE id = ANY($1::TEXT[]) ORDER BY id FOR UPDATE";
const INSERT: &str = "INSERT INTO events (table_id, seq, epoch, payload, chain) \
    SELECT * FROM unnest($1::TEXT[], $2::BIGINT[], $3::BIGINT[], $4::TEXT[], $5::BYTEA[])";
const UPDATE: &str = "UPDATE tables SET length = n.length, touched = n.touched, last = n.last, head = n.head \
    FROM unnest($1::TEXT[], $2::BIGINT[], $3::BIGINT[], $4::BYTEA[], $5::BYTEA[]) \
    AS n (id, length, touched, last, head) WHERE tables.id = n.id";

/// A connection, with what every act needs planned once.
#[derive(Debug)]
pub(super) struct Session {
    pub(super) client: Client,
    pub(super) lock: Statement,
    pub(super) insert: Statement,
    pub(super) update: Statement,
}

impl Session {
    async fn open(config: &Config) -> Result<Self, StoreError> {
        let client = connect(config).await?;
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
        })
    }

    pub(super) async fn query(
        &self,
        sql: &str,
        values: &[&(dyn ToSql + Sync)],
    ) -> Result<Vec<Row>, StoreError> {
        self.client.query(sql, values).await.map_err(fault)
    }

    /// How many rows it changed.
    pub(super) async fn execute(
        &self,
        sql: &str,
        values: &[&(dyn ToSql + Sync)],
    ) -> Result<u64, StoreError> {
        self.client.execute(sql, values).await.map_err(fault)
    }
}

/// A connection, without anything planned.
pub(super) async fn connect(config: &Config) -> Result<Client, StoreError> {
    let opened = async {
        let (client, connection) = config.connect(NoTls).await?;
        tokio::spawn(connection);
        client.batch_execute(SETTINGS).await?;
        Ok(client)
    };
    let opened = timeout(CONNECT, opened).await;
    opened.map_err(|_| silent())?.map_err(fault)
}

/// Where the database is, and the connection to it while there is one.
pub(super) struct Line {
    config: Config,
    session: Mutex<Option<Arc<Session>>>,
}

impl std::fmt::Debug for Line {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Line(…)")
    }
}

impl Line {
    pub(super) fn new(config: Config) -> Self {
        Self {
            config,
            session: Mutex::default(),
        }
    }

    /// The connection, made anew where it is lost.
    pub(super) async fn session(&self) -> Result<Arc<Session>, StoreError> {
        let mut kept = self.session.lock().await;
        if let Some(session) = kept.as_ref().filter(|session| !session.client.is_closed()) {
            return Ok(session.clone());
        }
        let session = Arc::new(Session::open(&self.config).await?);
        *kept = Some(session.clone());
        Ok(session)
    }

    /// Gives a connection up, with what it was at, and waits a moment before the next one is tried.
    pub(super) async fn rest(&self) {
        self.session.lock().await.take();
        sleep(PAUSE).await;
    }
}

/// The database does not answer.
pub(super) fn silent() -> StoreError {
    StoreError::Away("it does not answer".to_owned())
}

/// What an error of the database means. What may pass by itself is `Away`: it is tried again.
#[allow(
    clippy::needless_pass_by_value,
    reason = "it takes what `map_err` hands it"
)]
pub(super) fn fault(error: tokio_postgres::Error) -> StoreError {
    let Some(state) = error.code() else {
        return StoreError::Away(error.to_string());
    };
    let said = error
        .as_db_error()
        .map_or_else(|| error.to_string(), |db| db.message().to_owned());
    let passes = [
        SqlState::T_R_SERIALIZATION_FAILURE,
        SqlState::T_R_DEADLOCK_DETECTED,
        SqlState::TOO_MANY_CONNECTIONS,
    ];
    let code = state.code();
    if *state == SqlState::DISK_FULL {
        StoreError::Full
    } else if *state == SqlState::READ_ONLY_SQL_TRANSACTION {
        StoreError::Lost("the database takes no changes".to_owned())
    } else if code.starts_with("08") || code.starts_with("57") || passes.contains(state) {
        StoreError::Away(said)
    } else {
        StoreError::Failed(said)
    }
}
