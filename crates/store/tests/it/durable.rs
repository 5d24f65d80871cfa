//! What must hold when things go wrong: the house is closed and opened again, the disk is full.

use store::{Append, Kept, NewTable, Sqlite, Store, StoreError};

fn table(id: &str, events: usize) -> NewTable {
    NewTable {
        id: id.into(),
        created: 0,
        meta: String::new(),
        events: vec!["x".repeat(1000); events],
    }
}

fn append(first: u64, events: usize) -> Append {
    Append {
        table: "pig".into(),
        epoch: 1,
        first,
        events: vec!["y".repeat(1000); events],
        at: 0,
        meta: None,
    }
}

#[tokio::test]
async fn what_was_answered_is_there_after_reopening() {
    let (folder, store) = crate::house();
    store.create(table("pig", 1)).await.unwrap();
    for first in 2..200 {
        store.append(append(first, 1)).await.unwrap();
    }
    drop(store);
    let store = Sqlite::open(&folder.path().join("house.db")).unwrap();
    assert_eq!(store.events("pig", 1, 1000).await.unwrap().len(), 199);
}

#[tokio::test]
async fn what_was_asked_is_done_even_if_nobody_waits() {
    let (folder, store) = crate::house();
    drop(store.create(table("pig", 1)));
    drop(store);
    let store = Sqlite::open(&folder.path().join("house.db")).unwrap();
    assert_eq!(store.events("pig", 1, 10).await.unwrap().len(), 1);
}

#[tokio::test]
async fn keys_are_kept_as_hashes_only() {
    let (folder, store) = crate::house();
    let kept = Kept {
        owner: "ann".into(),
        value: "pig".into(),
    };
    store.keep("seat", "a-very-secret-key", kept).await.unwrap();
    drop(store);
    let bytes = std::fs::read(folder.path().join("house.db")).unwrap();
    let holds = |text: &[u8]| bytes.windows(text.len()).any(|window| window == text);
    assert!(holds(b"pig"));
    assert!(!holds(b"a-very-secret-key"));
}

#[tokio::test]
async fn a_full_disk_is_said_and_nothing_is_half_kept() {
    let (_folder, store) = crate::house();
    store.create(table("pig", 1)).await.unwrap();
    store.limit_pages(40).await.unwrap();
    let fits = store.append(append(2, 10));
    let does_not = store.append(append(12, 1000));
    let results = (fits.await, does_not.await);
    assert_eq!(results.1, Err(StoreError::Full));
    let kept = store.events("pig", 1, 2000).await.unwrap().len();
    assert_eq!(kept, if results.0.is_ok() { 11 } else { 1 });

    store.limit_pages(4000).await.unwrap();
    let next = kept as u64 + 1;
    assert_eq!(store.append(append(next, 1000)).await, Ok(()));
    assert_eq!(
        store.events("pig", 1, 2000).await.unwrap().len(),
        kept + 1000
    );
}
