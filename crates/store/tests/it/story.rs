//! One story that every back end must be able to tell: a table is opened, played at by one owner at a time, looked
//! at, and closed; keys come and go.

use store::{Append, Event, Kept, NewTable, Store, StoreError, TableRow};

#[tokio::test]
async fn sqlite_tells_the_story() {
    let (_folder, store) = crate::house();
    story(&store).await;
}

/// Told by every back end.
pub(crate) async fn story(store: &impl Store) {
    a_table_is_created_once(store).await;
    events_follow_each_other(store).await;
    of_many_writers_one_wins(store).await;
    a_new_owner_shuts_out_the_old_one(store).await;
    an_act_can_change_what_lists_show(store).await;
    a_closed_table_takes_no_more(store).await;
    a_removed_table_is_gone(store).await;
    keys_come_and_go(store).await;
}

fn new(id: &str) -> NewTable {
    NewTable {
        id: id.into(),
        created: 1_000,
        meta: "a game of pig".into(),
        events: vec!["opened".into()],
    }
}

fn append(epoch: u64, first: u64, events: &[&str]) -> Append {
    Append {
        table: "pig".into(),
        epoch,
        first,
        events: events.iter().map(|&event| event.to_owned()).collect(),
        at: 1_500,
        meta: None,
    }
}

fn event(seq: u64, epoch: u64, payload: &str) -> Event {
    Event {
        seq,
        epoch,
        payload: payload.into(),
    }
}

async fn a_table_is_created_once(store: &impl Store) {
    assert_eq!(store.table("pig").await, Ok(None));
    assert_eq!(store.create(new("pig")).await, Ok(()));
    let again = store.create(new("pig")).await;
    assert_eq!(again, Err(StoreError::TableTaken("pig".into())));
    let mut row = TableRow {
        id: "pig".into(),
        created: 1_000,
        closed: None,
        epoch: 1,
        meta: "a game of pig".into(),
        touched: 1_000,
    };
    assert_eq!(store.table("pig").await, Ok(Some(row.clone())));
    assert_eq!(store.describe("pig", "ann and bob").await, Ok(()));
    row.meta = "ann and bob".into();
    assert_eq!(store.open_tables().await, Ok(vec![Ok(row)]));
    let nowhere = Err(StoreError::UnknownTable("cow".into()));
    assert_eq!(store.describe("cow", "").await, nowhere);
    assert_eq!(store.close("cow", 0).await, nowhere);
    assert_eq!(store.events("cow", 1, 10).await, Ok(vec![]));
}

async fn events_follow_each_other(store: &impl Store) {
    assert_eq!(store.append(append(1, 2, &["threw", "5 🐄"])).await, Ok(()));
    let conflict = |first| {
        Err(StoreError::Conflict {
            table: "pig".into(),
            first,
            length: 3,
        })
    };
    for first in [0, 1, 3, 5, u64::MAX] {
        let said = store.append(append(1, first, &["late"])).await;
        assert_eq!(said, conflict(first), "{first}");
    }
    assert_eq!(store.append(append(1, 4, &["stopped"])).await, Ok(()));
    let events = store.events("pig", 2, 2).await;
    assert_eq!(events, Ok(vec![event(2, 1, "threw"), event(3, 1, "5 🐄")]));
    assert_eq!(
        store.events("pig", 4, 9).await,
        Ok(vec![event(4, 1, "stopped")])
    );
}

async fn of_many_writers_one_wins(store: &impl Store) {
    for first in 5..25 {
        let racers = ["a", "b", "c", "d", "e", "f", "g", "h"];
        let results = racers.map(|name| store.append(append(1, first, &[name])));
        let mut winners = 0;
        for result in results {
            match result.await {
                Ok(()) => winners += 1,
                Err(error) => assert!(matches!(error, StoreError::Conflict { .. }), "{error}"),
            }
        }
        assert_eq!(winners, 1, "event {first}");
    }
    let events = store.events("pig", 1, 100).await.unwrap();
    let numbers: Vec<_> = events.iter().map(|event| event.seq).collect();
    assert_eq!(numbers, (1..25).collect::<Vec<_>>());
}

async fn a_new_owner_shuts_out_the_old_one(store: &impl Store) {
    assert_eq!(store.claim("pig").await, Ok(2));
    let fenced = |epoch| {
        Err(StoreError::Fenced {
            table: "pig".into(),
            epoch,
            current: 2,
        })
    };
    assert_eq!(store.append(append(1, 25, &["old"])).await, fenced(1));
    assert_eq!(store.append(append(3, 25, &["early"])).await, fenced(3));
    assert_eq!(store.append(append(2, 25, &["new"])).await, Ok(()));
    assert_eq!(
        store.events("pig", 25, 9).await,
        Ok(vec![event(25, 2, "new")])
    );
    let nowhere = StoreError::UnknownTable("cow".into());
    assert_eq!(store.claim("cow").await, Err(nowhere));
}

async fn an_act_can_change_what_lists_show(store: &impl Store) {
    let said = Append {
        meta: Some("bob alone".into()),
        at: 1_700,
        ..append(2, 26, &["stood up"])
    };
    assert_eq!(store.append(said.clone()).await, Ok(()));
    assert!(store.append(said).await.is_err(), "it does not follow");
    let row = store.table("pig").await.unwrap().unwrap();
    assert_eq!((row.meta.as_str(), row.touched), ("bob alone", 1_700));
}

async fn a_closed_table_takes_no_more(store: &impl Store) {
    assert_eq!(store.close("pig", 2_000).await, Ok(()));
    assert_eq!(store.close("pig", 3_000).await, Ok(()));
    let row = store.table("pig").await.unwrap().unwrap();
    assert_eq!(row.closed, Some(2_000));
    assert_eq!(store.open_tables().await, Ok(vec![]));
    let closed = StoreError::TableClosed("pig".into());
    assert_eq!(store.append(append(2, 27, &["more"])).await, Err(closed));
    assert_eq!(store.events("pig", 1, 100).await.unwrap().len(), 26);
}

async fn a_removed_table_is_gone(store: &impl Store) {
    assert_eq!(store.create(new("cow")).await, Ok(()));
    assert_eq!(store.close("cow", 1_999).await, Ok(()));
    assert_eq!(store.closed_before(1_999).await, Ok(vec![]));
    assert_eq!(store.closed_before(2_000).await, Ok(vec!["cow".into()]));
    let both = store.closed_before(2_001).await;
    assert_eq!(both, Ok(vec!["cow".into(), "pig".into()]));
    assert_eq!(store.remove("cow").await, Ok(true));
    assert_eq!(store.remove("cow").await, Ok(false));
    assert_eq!(store.table("cow").await, Ok(None));
    assert_eq!(store.events("cow", 1, 10).await, Ok(vec![]));
    assert_eq!(store.create(new("cow")).await, Ok(()), "the id is free");
    assert_eq!(store.ready().await, Ok(()));
}

async fn keys_come_and_go(store: &impl Store) {
    let kept = |value: &str| Kept {
        owner: "ann".into(),
        value: value.into(),
    };
    assert_eq!(store.find("token", "secret").await, Ok(None));
    assert_eq!(store.keep("token", "secret", kept("2")).await, Ok(()));
    assert_eq!(store.keep("token", "other", kept("1")).await, Ok(()));
    assert_eq!(store.keep("seat", "secret", kept("3")).await, Ok(()));
    assert_eq!(store.keep("token", "secret", kept("0")).await, Ok(()));
    assert_eq!(store.find("token", "secret").await, Ok(Some(kept("0"))));
    let owned = store.owned("token", "ann").await;
    assert_eq!(owned, Ok(vec![kept("0"), kept("1")]));
    assert_eq!(store.owned("token", "bob").await, Ok(vec![]));
    assert_eq!(store.forget("token", "secret").await, Ok(true));
    assert_eq!(store.forget("token", "secret").await, Ok(false));
    assert_eq!(store.find("token", "secret").await, Ok(None));
}
