//! Whether everything in a database is as it was stored: every row by its sum, every log by its chain, all of it as it was at
//! one moment. Nothing is changed, and a house may be open in it.

use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Row};

use super::line::{connect, fault, no_house};
use super::rows::{Found, count, kept, link};
use super::{Postgres, address};
use crate::StoreError;
use crate::chain;
use crate::store::Event;
use crate::walk::{Finding, Report, Walk, What};

type Result<T> = std::result::Result<T, StoreError>;

const BEGIN: &str = "SET statement_timeout = 0; BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY";
/// How many events are read at once.
const PAGE: i64 = 1000;

impl Postgres {
    /// Makes sure that a house has been opened in a database. Nothing is changed.
    ///
    /// # Errors
    /// It cannot be reached or used, or there is no house in it.
    pub async fn find_house(url: &str) -> Result<()> {
        let client = connect(&address::read(url)?).await?;
        let found = client.query_opt("SELECT 1 FROM keys LIMIT 1", &[]).await;
        found.map_err(fault)?.map(|_| ()).ok_or_else(no_house)
    }

    /// Looks at everything in a database, in which a house may be open.
    ///
    /// # Errors
    /// It cannot be reached or used, or there is no house in it. Everything else is a finding.
    pub async fn check(url: &str) -> Result<Report> {
        let client = connect(&address::read(url)?).await?;
        client.batch_execute(BEGIN).await.map_err(fault)?;
        let mut look = Look {
            client,
            report: Report {
                has_sums: true,
                ..Report::default()
            },
        };
        look.tables().await?;
        look.strays().await?;
        look.keys().await?;
        Ok(look.report)
    }
}

/// A look under way, in one transaction.
struct Look {
    client: Client,
    report: Report,
}

impl Look {
    async fn query(&self, sql: &str, values: &[&(dyn ToSql + Sync)]) -> Result<Vec<Row>> {
        self.client.query(sql, values).await.map_err(fault)
    }

    async fn tables(&mut self) -> Result<()> {
        let sql = "SELECT id FROM tables ORDER BY id";
        for row in self.query(sql, &[]).await? {
            self.report.tables += 1;
            self.table(row.get(0)).await?;
        }
        Ok(())
    }

    async fn table(&mut self, id: &str) -> Result<()> {
        let sql = "SELECT id, created, closed, epoch, meta, sum, length, touched, last, head FROM tables WHERE id = $1";
        let row = self.client.query_one(sql, &[&id]).await.map_err(fault)?;
        if Found::read(&row).is_err() {
            let said = "its row is not the one that was stored";
            self.report
                .found
                .push(Finding::of_table(id, What::Changed, said));
        }
        let (length, touched) = (count(&row, "length").ok(), count(&row, "touched").ok());
        let (client, Report { events, found, .. }) = (&self.client, &mut self.report);
        let mut walk = Walk::new(id, length, |_| *events += 1, |finding| found.push(finding));
        let sql = "SELECT seq, epoch, payload, chain FROM events WHERE table_id = $1 AND seq > $2 ORDER BY seq LIMIT $3";
        let mut last = i64::MIN;
        loop {
            let page = client.query(sql, &[&id, &last, &PAGE]).await;
            let page = page.map_err(fault)?;
            let Some(end) = page.last() else { break };
            last = end.get("seq");
            for row in &page {
                walk.row(
                    count(row, "seq").ok(),
                    event(row).map_err(|why| why.to_string()),
                );
            }
        }
        if let (Some(length), Some(touched), Ok(head)) = (length, touched, link(&row, "head")) {
            walk.end(length, |last| {
                chain::head(id, length, touched, last) == head
            });
        }
        Ok(())
    }

    /// Events whose table is not there.
    async fn strays(&mut self) -> Result<()> {
        let sql = "SELECT DISTINCT table_id FROM events WHERE table_id NOT IN (SELECT id FROM tables) ORDER BY 1";
        for row in self.query(sql, &[]).await? {
            let said = "there is a log of it, and no such table";
            let found = Finding::of_table(row.get(0), What::Foreign, said);
            self.report.found.push(found);
        }
        Ok(())
    }

    async fn keys(&mut self) -> Result<()> {
        let sql = "SELECT space, hash, owner, value, sum FROM keys";
        for row in self.query(sql, &[]).await? {
            self.report.keys += 1;
            if kept(row.get("space"), &row).is_err() {
                let said = format!(
                    "key {}: it is not the one that was stored",
                    self.report.keys
                );
                self.report
                    .found
                    .push(Finding::of_file(What::Changed, said));
            }
        }
        Ok(())
    }
}

fn event(row: &Row) -> Result<(Event, chain::Link)> {
    let event = Event {
        seq: count(row, "seq")?,
        epoch: count(row, "epoch")?,
        payload: row.get("payload"),
    };
    Ok((event, link(row, "chain")?))
}
