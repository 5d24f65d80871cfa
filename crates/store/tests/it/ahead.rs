//! The write-ahead log of a house that was not closed: what was acknowledged is there, or it is said that it is not.

use std::fs;
use std::path::{Path, PathBuf};

use store::{Append, NewTable, Sqlite, Store, check};

/// The bytes of a header of the log and of a frame.
const HEADER: usize = 32;
const FRAME: usize = 24 + 4096;
/// How many changes are stored.
const CHANGES: u64 = 40;

fn log_of(path: &Path) -> PathBuf {
    path.with_extension("db-wal")
}

/// A house as a power cut leaves it, with changes that stand in the log only: the database and the log.
async fn cut_off() -> (Vec<u8>, Vec<u8>) {
    let (folder, store) = crate::house();
    for change in 1..=CHANGES {
        let events = vec![format!("a cube shows {}", change % 6)];
        let (table, id) = ("pig".to_owned(), change);
        if change == 1 {
            let new = NewTable {
                id: table,
                created: 0,
                meta: String::new(),
                events,
            };
            store.create(new).await.unwrap();
        } else {
            let append = Append {
                table,
                epoch: 1,
                first: id,
                events,
                at: 0,
                meta: None,
            };
            store.append(append).await.unwrap();
        }
    }
    let path = folder.path().join("house.db");
    (fs::read(&path).unwrap(), fs::read(log_of(&path)).unwrap())
}

/// Opens such a house elsewhere: how many events it has, and whether anything was said, there and by `check`.
async fn opened(database: &[u8], log: &[u8]) -> (usize, bool) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("house.db");
    fs::write(&path, database).unwrap();
    fs::write(log_of(&path), log).unwrap();
    for file in [&path, &log_of(&path)] {
        store::make_private(file).unwrap();
    }
    let is_found = check(&path).map_or(true, |report| !report.found.is_empty());
    let Ok(store) = Sqlite::open(&path) else {
        return (0, is_found);
    };
    let is_kept = path.with_extension("db-wal.damaged").exists();
    assert_eq!(is_kept, !store.notes().is_empty(), "{:?}", store.notes());
    assert!(
        !is_kept || is_found,
        "what is said at the start is found by a check too"
    );
    let events = store.events("pig", 1, 1000).await;
    (events.map_or(0, |events| events.len()), is_found)
}

/// Where the frames of each change end: a frame that ends one says how large the file is.
fn ends(log: &[u8]) -> Vec<usize> {
    let starts = (HEADER..log.len()).step_by(FRAME);
    let ends = starts.filter(|start| log[start + 4..start + 8] != [0; 4]);
    ends.map(|start| start + FRAME).collect()
}

#[tokio::test]
async fn a_log_that_is_whole_is_read_and_nothing_is_said() {
    let (database, log) = cut_off().await;
    let all = usize::try_from(CHANGES).unwrap();
    assert_eq!(opened(&database, &log).await, (all, false));
}

#[tokio::test]
async fn a_change_that_was_being_written_is_dropped_and_nothing_is_said() {
    let (database, log) = cut_off().await;
    let ends = ends(&log);
    let [.., before, last] = ends[..] else {
        panic!("{ends:?}")
    };
    let all = usize::try_from(CHANGES).unwrap();
    for part in 0..8 {
        let cut = before + (last - before) * part / 8;
        assert_eq!(
            opened(&database, &log[..cut]).await,
            (all - 1, false),
            "cut at {cut}"
        );
        let mut torn = log.clone();
        torn[cut..last.min(cut + 512)].fill(0);
        let (events, is_said) = opened(&database, &torn).await;
        assert!(events >= all - 1 && !is_said, "zeros from {cut}");
    }
}

#[tokio::test]
async fn no_flipped_bit_loses_a_change_in_silence() {
    let (database, log) = cut_off().await;
    let ends = ends(&log);
    let safe = ends[ends.len() - 2];
    let all = usize::try_from(CHANGES).unwrap();
    let heads = (0..HEADER).map(|byte| (byte, byte % 8));
    let frames = (0..400).map(|flip| (HEADER + flip * 7919 % (safe - HEADER), flip % 8));
    let starts = (0..24).map(|byte| (HEADER + 3 * FRAME + byte, byte % 8));
    let mut lost = 0;
    for (byte, bit) in heads.chain(frames).chain(starts) {
        let mut spoiled = log.clone();
        spoiled[byte] ^= 1 << bit;
        let (events, is_said) = opened(&database, &spoiled).await;
        lost += usize::from(events < all);
        assert!(
            is_said || events == all,
            "bit {bit} of byte {byte}: {events} events"
        );
    }
    assert!(lost > 100, "a flipped bit costs changes: {lost}");
}
