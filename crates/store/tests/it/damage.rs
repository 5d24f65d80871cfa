//! Nothing that is stored changes in silence: bits are flipped everywhere, logs are cut, filled and swapped by hand.

use std::path::{Path, PathBuf};

use rusqlite::Connection;
use rusqlite::types::Value;
use store::{Append, Kept, NewTable, Report, Sqlite, Store, StoreError, What, check, salvage};

/// How often a bit is flipped somewhere in the file.
const FLIPS: u64 = 400;

/// A house with some tables, closed.
async fn house(tables: u64) -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("house.db");
    let store = Sqlite::open(&path).unwrap();
    for table in 0..tables {
        let id = format!("table{table}");
        let new = NewTable {
            id: id.clone(),
            created: 1_000 + table,
            meta: format!("meta of {table}"),
            events: vec![format!("opened {table}")],
        };
        store.create(new).await.unwrap();
        for first in 2..12 {
            let thrown = format!("a cube shows {} at {table}", first * 7 % 6);
            let append = Append {
                table: id.clone(),
                epoch: 1,
                first,
                events: vec![thrown],
                at: 2_000 + first,
                meta: None,
            };
            store.append(append).await.unwrap();
        }
        let kept = Kept {
            owner: format!("guest{table}"),
            value: format!("Ann {table}"),
        };
        store.keep("guest", &id, kept).await.unwrap();
    }
    store.close("table1", 5_000).await.unwrap();
    drop(store);
    (folder, path)
}

/// Everything that a database says; nothing where it does not open.
fn content(path: &Path) -> Option<Vec<Vec<Value>>> {
    let db = Connection::open(path).ok()?;
    let mut all = Vec::new();
    for table in ["tables", "events", "heads", "keys"] {
        let mut select = db
            .prepare(&format!("SELECT * FROM {table} ORDER BY 1, 2"))
            .ok()?;
        let columns = select.column_count();
        let mut rows = select.query(()).ok()?;
        while let Some(row) = rows.next().ok()? {
            all.push(
                (0..columns)
                    .map(|column| row.get(column))
                    .collect::<Result<_, _>>()
                    .ok()?,
            );
        }
    }
    Some(all)
}

fn sound(report: &Report) -> bool {
    assert!(report.has_sums);
    report.found.is_empty()
}

fn edit(path: &Path, sql: &str) {
    let db = Connection::open(path).unwrap();
    assert!(db.execute(sql, ()).unwrap() > 0, "{sql}");
}

/// What is found, as table, event and kind.
type Found = (Option<String>, Option<u64>, What);

/// What is found in a house after an edit.
async fn found(sql: &str) -> Vec<Found> {
    let (_folder, path) = house(4).await;
    edit(&path, sql);
    let said = check(&path).unwrap().found.into_iter();
    said.map(|finding| (finding.table, finding.event, finding.what))
        .collect()
}

fn of(table: &str, event: Option<u64>, what: What) -> Found {
    (Some(table.to_owned()), event, what)
}

#[tokio::test]
async fn no_flipped_bit_is_silent() {
    let (_folder, path) = house(20).await;
    assert!(sound(&check(&path).unwrap()));
    let bytes = std::fs::read(&path).unwrap();
    let truth = content(&path).unwrap();
    let (mut noticed, mut state) = (0, 0x9E37_79B9_7F4A_7C15_u64);
    for flip in 0..FLIPS {
        // The same flips every time.
        state = state
            .wrapping_mul(0x5851_F42D_4C95_7F2D)
            .wrapping_add(0x1405_7B7E_F767_814F);
        let place = usize::try_from(state >> 24).unwrap() % bytes.len();
        let bit = 1 << ((state >> 16) % 8);
        let mut spoiled = bytes.clone();
        spoiled[place] ^= bit;
        let folder = tempfile::tempdir().unwrap();
        let other = folder.path().join("house.db");
        std::fs::write(&other, spoiled).unwrap();
        let is_noticed = check(&other).map_or(true, |report| !report.found.is_empty());
        noticed += u64::from(is_noticed);
        if !is_noticed {
            assert_eq!(
                content(&other).as_ref(),
                Some(&truth),
                "flip {flip}: bit {bit} of byte {place}"
            );
        }
    }
    assert!(noticed > FLIPS / 4, "most of the file is in use: {noticed}");
}

#[tokio::test]
async fn whatever_changes_in_a_log_is_named() {
    let changed =
        found("UPDATE events SET payload = 'a cube shows 6' WHERE table_id = 'table0' AND seq = 5");
    assert_eq!(changed.await, [of("table0", Some(5), What::Changed)]);

    let gone = found("DELETE FROM events WHERE table_id = 'table2' AND seq IN (3, 11)");
    let missing = [3, 11].map(|event| of("table2", Some(event), What::Missing));
    assert_eq!(gone.await, missing);

    let foreign = found(
        "INSERT INTO events SELECT 'table3', 12, epoch, payload, chain FROM events WHERE table_id = 'table0' AND seq = 11",
    );
    assert_eq!(foreign.await, [of("table3", Some(12), What::Foreign)]);

    let link =
        found("UPDATE events SET chain = zeroblob(16) WHERE table_id = 'table0' AND seq = 5");
    let only = [of("table0", Some(5), What::Changed)];
    assert_eq!(link.await, only, "and not the one behind it");
}

#[tokio::test]
async fn whatever_changes_beside_the_logs_is_named() {
    let stray = found(
        "INSERT INTO events SELECT 'nowhere', seq, epoch, payload, chain FROM events WHERE table_id = 'table0'",
    );
    assert_eq!(stray.await, [of("nowhere", None, What::Foreign)]);

    let head = found("UPDATE heads SET touched = 1 WHERE table_id = 'table0'");
    assert_eq!(head.await, [of("table0", None, What::Changed)]);

    let rolled = found("UPDATE tables SET epoch = 7 WHERE id = 'table0'");
    assert_eq!(rolled.await, [of("table0", None, What::Changed)]);

    let renamed = found("UPDATE keys SET value = 'Eve' WHERE owner = 'guest2'");
    assert_eq!(renamed.await, [(None, None, What::Changed)]);
}

#[tokio::test]
async fn a_damaged_log_is_not_read_and_takes_nothing() {
    let (_folder, path) = house(4).await;
    edit(
        &path,
        "UPDATE events SET payload = 'a cube shows 6' WHERE table_id = 'table0' AND seq = 5",
    );
    edit(
        &path,
        "DELETE FROM events WHERE table_id = 'table2' AND seq = 11",
    );
    let store = Sqlite::open(&path).unwrap();
    let changed = store.events("table0", 1, 100).await;
    assert_eq!(
        changed,
        Err(StoreError::Damaged(
            "event 5 is not the one that was stored".into()
        ))
    );
    let cut = store.events("table2", 1, 100).await;
    assert_eq!(
        cut,
        Err(StoreError::Damaged("events 11 to 11 are missing".into()))
    );
    let more = Append {
        table: "table2".into(),
        epoch: 1,
        first: 12,
        events: vec!["more".into()],
        at: 0,
        meta: None,
    };
    assert!(matches!(
        store.append(more).await,
        Err(StoreError::Damaged(_))
    ));
    assert_eq!(
        store.events("table3", 1, 100).await.unwrap().len(),
        11,
        "the others are as they were"
    );
    assert!(matches!(
        store.table("table2").await,
        Err(StoreError::Damaged(_))
    ));
    let rows = store.open_tables().await.unwrap();
    let listed: Vec<_> = rows.into_iter().flatten().map(|row| row.id).collect();
    assert_eq!(listed, ["table0", "table2", "table3"], "table1 is closed");
}

/// A database as the version before wrote it.
fn old(path: &Path) {
    let db = Connection::open(path).unwrap();
    db.execute_batch(include_str!("../../migrations/0001_tables_events_keys.sql"))
        .unwrap();
    db.execute_batch(
        "INSERT INTO tables VALUES ('k7f', 1000, NULL, 3, 'meta'), ('done', 900, 950, 1, '');
         INSERT INTO events VALUES ('k7f', 1, 1, 'opened'), ('k7f', 2, 3, 'thrown'), ('done', 1, 1, 'opened');
         INSERT INTO keys VALUES ('guest', zeroblob(32), 'ann', 'Ann');",
    )
    .unwrap();
    db.pragma_update(None, "application_id", 0x4C4C_6B73)
        .unwrap();
    db.pragma_update(None, "user_version", 1).unwrap();
}

#[tokio::test]
async fn a_database_of_the_old_format_is_given_its_chain() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("house.db");
    old(&path);
    let before = check(&path).unwrap();
    assert!(!before.has_sums && before.found.is_empty(), "{before:?}");

    let store = Sqlite::open(&path).unwrap();
    let rows = store.open_tables().await.unwrap();
    let row = rows[0].clone().unwrap();
    assert_eq!((row.id.as_str(), row.epoch), ("k7f", 3));
    assert!(
        row.touched > 1_000_000,
        "when it was used last is not known"
    );
    let append = Append {
        table: "k7f".into(),
        epoch: 3,
        first: 3,
        events: vec!["stopped".into()],
        at: 2_000,
        meta: None,
    };
    assert_eq!(store.append(append).await, Ok(()));
    assert_eq!(store.events("k7f", 1, 9).await.unwrap().len(), 3);
    drop(store);
    let after = check(&path).unwrap();
    assert!(sound(&after), "{after:?}");
    assert_eq!((after.tables, after.events, after.keys), (2, 4, 1));
}

#[tokio::test]
async fn what_is_sound_is_salvaged() {
    let (folder, path) = house(200).await;
    edit(
        &path,
        "UPDATE events SET payload = 'a cube shows 6' WHERE table_id = 'table7' AND seq = 5",
    );
    let to = folder.path().join("new/house.db");
    let salvaged = salvage(&path, &to).unwrap();
    assert_eq!(
        (salvaged.tables, salvaged.events, salvaged.keys),
        (200, 200 * 11 - 7, 200)
    );
    assert_eq!(salvaged.lost[0].event, Some(5));
    assert!(salvage(&path, &to).is_err(), "nothing is written over");

    let store = Sqlite::open(&to).unwrap();
    assert_eq!(store.events("table7", 1, 99).await.unwrap().len(), 4);
    assert_eq!(
        store.table("table1").await.unwrap().unwrap().closed,
        Some(5_000)
    );
    drop(store);
    assert!(sound(&check(&to).unwrap()));
}

#[tokio::test]
async fn a_damaged_number_of_the_format_hides_nothing() {
    for number in [0, 3, 16_777_218] {
        let (folder, path) = house(2).await;
        let db = rusqlite::Connection::open(&path).unwrap();
        db.pragma_update(None, "user_version", number).unwrap();
        drop(db);
        let report = check(&path).unwrap();
        assert!(report.has_sums && report.tables == 2, "{report:?}");
        assert!(
            report.found[0].said.contains(&number.to_string()),
            "{report:?}"
        );
        let refused = Sqlite::open(&path).unwrap_err().to_string();
        assert!(refused.contains("lastlicks salvage"), "{refused}");
        let saved = folder.path().join("saved.db");
        assert_eq!(salvage(&path, &saved).unwrap().tables, 2);
        assert!(check(&saved).unwrap().found.is_empty());
    }
}

#[tokio::test]
async fn a_truncated_file_is_salvaged_as_far_as_it_goes() {
    let (folder, path) = house(200).await;
    let bytes = std::fs::read(&path).unwrap();
    for (number, part) in [9, 6, 3].into_iter().enumerate() {
        std::fs::write(&path, &bytes[..bytes.len() * part / 10]).unwrap();
        assert!(!check(&path).unwrap().found.is_empty());
        let to = folder.path().join(format!("new{number}/house.db"));
        let salvaged = salvage(&path, &to).unwrap();
        assert!(!salvaged.lost.is_empty());
        assert!(salvaged.events > 0, "{part}: {salvaged:?}");
        assert!(sound(&check(&to).unwrap()));
    }
}
