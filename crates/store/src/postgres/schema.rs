//! The format of the database, and how it is brought to the newest.

use tokio_postgres::Client;

use super::line::fault;
use crate::StoreError;

/// The steps to the newest format. One that has been released is never edited.
const MIGRATIONS: [&str; 2] = [
    include_str!("../../migrations/postgres_0001.sql"),
    include_str!("../../migrations/postgres_0002.sql"),
];
/// Of several houses that start at once, one brings the database up to date: the number of their lock is `LLks`.
const BEGIN: &str = "BEGIN; SELECT pg_advisory_xact_lock(1280076659); \
    CREATE TABLE IF NOT EXISTS lastlicks_format (format BIGINT NOT NULL)";

/// Which format the database had, and which one it has now.
pub(super) async fn migrate(client: &Client) -> Result<(u32, u32), StoreError> {
    let run = async |sql: &str| client.batch_execute(sql).await.map_err(fault);
    run(BEGIN).await?;
    let rows = client
        .query("SELECT format FROM lastlicks_format", &[])
        .await
        .map_err(fault)?;
    let found = rows.first().map_or(0, |row| row.get::<_, i64>(0));
    let known = MIGRATIONS.len();
    let done = usize::try_from(found).unwrap_or(usize::MAX);
    let short = |format: usize| u32::try_from(format).unwrap_or(u32::MAX);
    if done > known {
        run("ROLLBACK").await?;
        return Err(StoreError::Newer {
            path: "the database".into(),
            found: short(done),
            known: short(known),
        });
    }
    for step in &MIGRATIONS[done..] {
        run(step).await?;
    }
    if done < known {
        run("DELETE FROM lastlicks_format").await?;
        let format = i64::try_from(known).unwrap_or(i64::MAX);
        client
            .execute("INSERT INTO lastlicks_format VALUES ($1)", &[&format])
            .await
            .map_err(fault)?;
    }
    run("COMMIT").await?;
    Ok((short(done), short(known)))
}
