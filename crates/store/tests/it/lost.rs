//! The file is taken away, or the room around it, while the house is open or closed.

use std::fs;

use store::{Append, NewTable, Sqlite, Store, StoreError};

fn act(first: u64) -> Append {
    Append {
        table: "pig".into(),
        epoch: 1,
        first,
        events: vec!["thrown".into()],
        at: 0,
        meta: None,
    }
}

async fn house() -> (tempfile::TempDir, Sqlite) {
    let (folder, store) = crate::house();
    let table = NewTable {
        id: "pig".into(),
        created: 0,
        meta: String::new(),
        events: vec!["opened".into()],
    };
    store.create(table).await.unwrap();
    (folder, store)
}

#[cfg(unix)]
#[tokio::test]
async fn a_database_that_was_taken_away_takes_no_acts() {
    use std::os::unix::fs::PermissionsExt;
    for file in ["house.db", "house.db-wal"] {
        let (folder, store) = house().await;
        let (file, aside) = (folder.path().join(file), folder.path().join("aside"));
        let lost = |said: Result<(), StoreError>| {
            assert!(matches!(said, Err(StoreError::Lost(_))), "{said:?}");
        };
        fs::rename(&file, &aside).unwrap();
        lost(store.append(act(2)).await);
        lost(store.ready().await);
        assert_eq!(
            store.events("pig", 1, 9).await.unwrap().len(),
            1,
            "what is there can be read"
        );

        fs::copy(&aside, &file).unwrap();
        lost(store.append(act(2)).await);
        fs::rename(&aside, &file).unwrap();
        fs::set_permissions(&file, fs::Permissions::from_mode(0o400)).unwrap();
        lost(store.append(act(2)).await);
        fs::set_permissions(&file, fs::Permissions::from_mode(0o600)).unwrap();
        assert_eq!(store.append(act(2)).await, Ok(()), "it is back");
        assert_eq!(store.ready().await, Ok(()));
    }
}

#[tokio::test]
async fn one_process_at_a_time() {
    let (folder, _store) = house().await;
    let path = folder.path().join("house.db");
    assert_eq!(Sqlite::open(&path).unwrap_err(), StoreError::InUse(path));
}

#[cfg(unix)]
#[tokio::test]
async fn files_are_their_owners_only() {
    use std::os::unix::fs::PermissionsExt;
    let (folder, store) = house().await;
    let mode = |name: &str| {
        let file = fs::metadata(folder.path().join(name)).unwrap();
        file.permissions().mode() & 0o777
    };
    for name in [
        "house.db",
        "house.db-wal",
        "house.db-shm",
        "house.db.lock",
        "house.db.spare",
    ] {
        assert_eq!(mode(name), 0o600, "{name}");
    }
    assert!(store.notes().is_empty());
    drop(store);
    let path = folder.path().join("house.db");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o644)).unwrap();
    let store = Sqlite::open(&path).unwrap();
    assert!(store.notes()[0].contains("644"), "{:?}", store.notes());
    assert_eq!(mode("house.db"), 0o600);
}

#[tokio::test]
async fn a_log_that_went_missing_after_a_crash_is_said() {
    let (folder, store) = house().await;
    // What a killed house leaves: the files as they are now.
    let crashed = tempfile::tempdir().unwrap();
    for file in ["house.db", "house.db-wal", "house.db.lock"] {
        fs::copy(folder.path().join(file), crashed.path().join(file)).unwrap();
    }
    drop(store);
    let path = crashed.path().join("house.db");
    let store = Sqlite::open(&path).unwrap();
    assert_eq!(store.events("pig", 1, 9).await.unwrap().len(), 1);
    assert!(store.notes().is_empty(), "{:?}", store.notes());
    drop(store);
    fs::copy(folder.path().join("house.db"), &path).unwrap();
    fs::write(crashed.path().join("house.db.lock"), "open\n").unwrap();
    let store = Sqlite::open(&path).unwrap();
    assert!(
        store.notes()[0].contains("write-ahead log"),
        "{:?}",
        store.notes()
    );
    drop(store);
    assert!(
        Sqlite::open(&path).unwrap().notes().is_empty(),
        "it was closed in good order"
    );
}

#[tokio::test]
async fn a_log_that_was_cut_short_after_a_crash_is_said_by_a_check_too_and_stays_said() {
    for keep in [0, 32, 40_000] {
        let (folder, store) = house().await;
        for first in 2..30 {
            store.append(act(first)).await.unwrap();
        }
        // The note of the log's length follows the answer.
        store.ready().await.unwrap();
        let crashed = tempfile::tempdir().unwrap();
        for file in ["house.db", "house.db-wal", "house.db.lock"] {
            fs::copy(folder.path().join(file), crashed.path().join(file)).unwrap();
        }
        let path = crashed.path().join("house.db");
        assert!(store::check(&path).unwrap().found.is_empty(), "it is whole");
        let log = fs::File::options()
            .write(true)
            .open(crashed.path().join("house.db-wal"));
        log.unwrap().set_len(keep).unwrap();
        for _ in 0..2 {
            let report = store::check(&path).unwrap();
            let is_said = report
                .found
                .iter()
                .any(|found| found.said.contains("write-ahead log is"));
            assert!(is_said, "{keep}: {:?}", report.found);
        }
        let reopened = Sqlite::open(&path).unwrap();
        let is_said = reopened
            .notes()
            .iter()
            .any(|note| note.contains("write-ahead log is"));
        assert!(is_said, "{keep}: {:?}", reopened.notes());
    }
}

#[tokio::test]
async fn an_empty_file_is_no_house_that_is_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("house.db");
    for text in ["", "x"] {
        fs::write(&path, text).unwrap();
        let report = store::check(&path).unwrap();
        assert!(!report.found.is_empty(), "{text:?}");
    }
}

/// A file system of its own, as small as that.
#[cfg(target_os = "linux")]
struct Disk(tempfile::TempDir);

#[cfg(target_os = "linux")]
impl Disk {
    fn new(size: &str) -> Option<Self> {
        let folder = tempfile::tempdir().unwrap();
        let mounted = std::process::Command::new("mount")
            .args(["-t", "tmpfs", "-o", &format!("size={size}"), "tmpfs"])
            .arg(folder.path())
            .output();
        let is_mounted = mounted.is_ok_and(|done| done.status.success());
        is_mounted.then_some(Self(folder))
    }

    /// Leaves no room at all.
    fn fill(&self) {
        use std::io::Write;
        let mut filler = fs::File::create(self.0.path().join("filler")).unwrap();
        while filler.write_all(&[0; 4096]).is_ok() {}
    }
}

#[cfg(target_os = "linux")]
impl Drop for Disk {
    fn drop(&mut self) {
        let _ = std::process::Command::new("umount")
            .arg(self.0.path())
            .status();
    }
}

/// Seen: "disk I/O error".
#[cfg(target_os = "linux")]
#[test]
fn a_disk_that_is_too_small_for_a_house_is_called_full() {
    for size in ["4k", "8k", "12k", "20k", "40k", "60k"] {
        let Some(disk) = Disk::new(size) else {
            eprintln!("skipped: a small file system can only be mounted by root");
            return;
        };
        let opened = Sqlite::open(&disk.0.path().join("house.db"));
        assert_eq!(opened.map(|_| ()).err(), Some(StoreError::Full), "{size}");
    }
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_full_disk_can_be_read_and_started_on() {
    let Some(disk) = Disk::new("4m") else {
        eprintln!("skipped: a small file system can only be mounted by root");
        return;
    };
    let path = disk.0.path().join("house.db");
    let store = Sqlite::open(&path).unwrap();
    let table = NewTable {
        id: "pig".into(),
        created: 0,
        meta: String::new(),
        events: vec!["opened".into()],
    };
    store.create(table).await.unwrap();
    disk.fill();
    // What the log has room for already is taken; then no more.
    let mut first = 2;
    let full = loop {
        match store.append(act(first)).await {
            Ok(()) => first += 1,
            Err(why) => break why,
        }
        assert!(first < 100_000);
    };
    assert_eq!(full, StoreError::Full);
    assert_eq!(store.ready().await, Err(StoreError::Full));
    let kept = store.events("pig", 1, 100_000).await.unwrap().len() as u64;
    assert_eq!(kept, first - 1);
    drop(store);

    disk.fill();
    let store = Sqlite::open(&path).unwrap();
    assert_eq!(
        store.events("pig", 1, 100_000).await.unwrap().len() as u64,
        kept
    );
    let _ = disk;
    fs::remove_file(disk.0.path().join("filler")).unwrap();
    assert_eq!(
        store.append(act(first)).await,
        Ok(()),
        "there is room again"
    );
    drop(store);
}
