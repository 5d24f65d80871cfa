//! Whether everything in a database is as it was stored: the file itself, every row by its sum, every log by its chain.
//! Nothing is changed.

use std::path::Path;

use rusqlite::{Connection, OpenFlags, Row};

use super::guard::beside;
use super::{file, lock, log, reads, wal};
use crate::StoreError;
use crate::chain::{self, Link};
use crate::store::Kept;
use crate::walk::{Finding, Report, What};

/// Looks at everything in a database, which a house may be using.
///
/// # Errors
/// There is no such file, or it was written by a newer version of the program. Everything else is a finding.
pub fn check(path: &Path) -> Result<Report, StoreError> {
    let mut report = Report::default();
    // The engine makes a log where there is none.
    report.log(path);
    let db = open(path)?;
    match file::format(path, &db).map_err(|why| spoken(path, why)) {
        Err(StoreError::Newer { path, found, known }) => {
            return Err(StoreError::Newer { path, found, known });
        }
        Err(why) => {
            report.unreadable("the file", &why);
            report.has_sums = matches!(file::misnumbered(&db), Ok(Some(_)));
            if report.has_sums {
                report.file(&db);
                report.all(&db);
            }
        }
        Ok(0) => report.nothing(),
        Ok(format) => {
            report.has_sums = format >= 2;
            report.file(&db);
            if report.has_sums {
                report.all(&db);
            }
        }
    }
    Ok(report)
}

/// A connection that changes nothing.
pub(super) fn open(path: &Path) -> Result<Connection, StoreError> {
    let failed =
        |why: &dyn std::fmt::Display| StoreError::Failed(format!("{}: {why}", path.display()));
    path.metadata().map_err(|why| failed(&why))?;
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let db = Connection::open_with_flags(path, flags).map_err(|why| failed(&why))?;
    db.busy_timeout(std::time::Duration::from_secs(5))?;
    Ok(db)
}

/// A file that is called like one of ours and cannot be read as one.
fn spoken(path: &Path, why: StoreError) -> StoreError {
    match why {
        StoreError::NotOurs(_) => {
            let said = "it is no database of this house, or its first page is damaged";
            StoreError::Damaged(format!("{}: {said}", path.display()))
        }
        why => why,
    }
}

impl Report {
    fn unreadable(&mut self, part: &str, why: &dyn std::fmt::Display) {
        let said = format!("{part} cannot be read: {why}");
        self.found.push(Finding::of_file(What::Unreadable, said));
    }

    /// A file in which no house has ever been, or of which nothing is left.
    fn nothing(&mut self) {
        self.has_sums = true;
        let said = "the file is empty: there is no house in it, or none any more";
        self.found.push(Finding::of_file(What::Missing, said));
    }

    /// The write-ahead log, of which the engine reads what it can and says nothing of the rest.
    fn log(&mut self, path: &Path) {
        if let Some(said) = lock::missing_of(path) {
            self.found.push(Finding::of_file(What::Missing, said));
        }
        match wal::damage(&beside(path, "-wal")) {
            Ok(None) => {}
            Ok(Some(damage)) => {
                let found = Finding::of_file(What::Missing, damage.said());
                self.found.push(found);
            }
            Err(why) => self.unreadable("the write-ahead log", &why),
        }
    }

    /// The file as the engine sees it, and its layout.
    fn file(&mut self, db: &Connection) {
        let lines = || {
            let mut pragma = db.prepare("PRAGMA integrity_check(50)")?;
            let rows = pragma.query_map((), |row| row.get::<_, String>(0))?;
            rows.collect::<rusqlite::Result<Vec<_>>>()
        };
        match lines() {
            Ok(lines) => {
                for line in lines.iter().filter(|line| *line != "ok") {
                    let said = format!("the file: {}", line.replace('\n', " "));
                    self.found.push(Finding::of_file(What::Changed, said));
                }
            }
            Err(why) => self.unreadable("the file", &why),
        }
        if self.has_sums && file::layout_of(db) != file::layout() {
            let said = "the layout of the file is not the one of this house";
            self.found.push(Finding::of_file(What::Changed, said));
        }
    }

    fn all(&mut self, db: &Connection) {
        if let Err(why) = self.tables(db) {
            self.unreadable("the list of tables", &why);
        }
        if let Err(why) = self.strays(db) {
            self.unreadable("the list of logs", &why);
        }
        if let Err(why) = self.keys(db) {
            self.unreadable("the list of keys", &why);
        }
    }

    fn tables(&mut self, db: &Connection) -> rusqlite::Result<()> {
        let mut select = db.prepare(
            "SELECT id, created, closed, epoch, meta, coalesce(touched, 0), sum \
             FROM tables LEFT JOIN heads ON table_id = id ORDER BY id",
        )?;
        let mut rows = select.query(())?;
        while let Some(row) = rows.next()? {
            self.tables += 1;
            let id = row.get(0).unwrap_or_else(|_| "?".to_owned());
            self.row(row, &id);
            let (events, found) = (&mut self.events, &mut self.found);
            log::walk(db, &id, |_| *events += 1, |finding| found.push(finding));
        }
        Ok(())
    }

    fn row(&mut self, row: &Row<'_>, id: &str) {
        let (what, said) = match reads::table_row(row) {
            Ok((found, sum)) if chain::row(&found) == sum => return,
            Ok(_) => (
                What::Changed,
                "its row is not the one that was stored".to_owned(),
            ),
            Err(why) => (What::Unreadable, format!("its row cannot be read: {why}")),
        };
        self.found.push(Finding::of_table(id, what, said));
    }

    /// Events and heads whose table is not there.
    fn strays(&mut self, db: &Connection) -> rusqlite::Result<()> {
        let mut select = db.prepare(
            "SELECT table_id FROM heads WHERE table_id NOT IN (SELECT id FROM tables) \
             UNION SELECT table_id FROM events WHERE table_id NOT IN (SELECT id FROM tables)",
        )?;
        let ids = select.query_map((), |row| row.get::<_, String>(0))?;
        for id in ids {
            let said = "there is a log of it, and no such table";
            self.found
                .push(Finding::of_table(&id?, What::Foreign, said));
        }
        Ok(())
    }

    fn keys(&mut self, db: &Connection) -> rusqlite::Result<()> {
        let mut select = db.prepare("SELECT space, hash, owner, value, sum FROM keys")?;
        let mut rows = select.query(())?;
        while let Some(row) = rows.next()? {
            self.keys += 1;
            let number = self.keys;
            match key_row(row) {
                Ok(Some(_)) => {}
                Ok(None) => {
                    let said = format!("key {number}: it is not the one that was stored");
                    self.found.push(Finding::of_file(What::Changed, said));
                }
                Err(why) => self.unreadable(&format!("key {number}"), &why),
            }
        }
        Ok(())
    }
}

/// A key as it is stored.
type KeyRow = (String, Vec<u8>, Kept);

/// A key with its space and hash; nothing where its sum does not fit.
pub(super) fn key_row(row: &Row<'_>) -> rusqlite::Result<Option<KeyRow>> {
    let (space, hash): (String, Vec<u8>) = (row.get(0)?, row.get(1)?);
    let kept = Kept {
        owner: row.get(2)?,
        value: row.get(3)?,
    };
    let sum: Link = row.get(4)?;
    let fits = chain::key(&space, &hash, &kept) == sum;
    Ok(fits.then_some((space, hash, kept)))
}
