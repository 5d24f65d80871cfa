//! Several nodes at one `PostgreSQL`: a table is one's at a time, and what the others have changed is heard of.

use store::{Append, NewTable, Owner, Postgres, Shared, Store as _, StoreError};

use crate::server::Server;

fn opened(id: &str) -> NewTable {
    NewTable {
        id: id.to_owned(),
        created: 1,
        meta: "{}".to_owned(),
        events: vec!["opened".to_owned()],
    }
}

fn act(epoch: u64, first: u64) -> Append {
    Append {
        table: "a".to_owned(),
        epoch,
        first,
        events: vec![format!("act {first}")],
        at: first,
        meta: None,
    }
}

/// A node, and it as the others see it.
async fn node(server: &Server, id: &str) -> Postgres {
    let node = Postgres::join(&server.url(), id, &format!("{id}.example:1")).await;
    let node = node.unwrap();
    shared(&node).renew(3).await.unwrap();
    node
}

fn shared(node: &Postgres) -> &dyn Shared {
    node.shared().unwrap()
}

#[tokio::test]
async fn a_table_belongs_to_one_node_until_it_goes() {
    let Some(mut server) = Server::start() else {
        return;
    };
    server.wait();
    let (ann, bob) = (node(&server, "ann").await, node(&server, "bob").await);
    ann.create(opened("a")).await.unwrap();
    let Owner::Other(owner) = shared(&bob).take("a").await.unwrap() else {
        panic!("bob has taken it");
    };
    assert_eq!(
        (owner.id.as_str(), owner.address.as_str(), owner.load),
        ("ann", "ann.example:1", 3)
    );
    assert_eq!(shared(&ann).take("a").await, Ok(Owner::Own));
    ann.append(act(1, 2)).await.unwrap();

    // Ann is gone, and does not know it.
    shared(&ann).leave().await.unwrap();
    assert_eq!(shared(&bob).take("a").await, Ok(Owner::Taken));
    let fenced = ann.append(act(1, 3)).await;
    assert!(matches!(fenced, Err(StoreError::Fenced { current: 2, .. })));
    bob.append(act(2, 3)).await.unwrap();
    shared(&ann).renew(0).await.unwrap();
    assert!(matches!(
        shared(&ann).take("a").await,
        Ok(Owner::Other(node)) if node.id == "bob"
    ));
    let missing = shared(&ann).take("nowhere").await;
    assert_eq!(missing, Err(StoreError::UnknownTable("nowhere".to_owned())));
    assert_eq!(shared(&ann).nodes().await.unwrap().len(), 2);
}

/// Two nodes reach for the tables of a third that is gone, all at once: each has one owner, and one new term.
#[tokio::test(flavor = "multi_thread")]
async fn of_nodes_that_reach_for_tables_at_once_each_gets_others() {
    const TABLES: usize = 40;
    let Some(mut server) = Server::start() else {
        return;
    };
    server.wait();
    let gone = node(&server, "gone").await;
    let ids: Vec<String> = (0..TABLES).map(|n| format!("t{n}")).collect();
    for id in &ids {
        gone.create(opened(id)).await.unwrap();
    }
    shared(&gone).leave().await.unwrap();
    let nodes = [node(&server, "ann").await, node(&server, "bob").await];
    // Each is asked for every table several times over, as people do.
    let asked = nodes.iter().flat_map(|node| {
        let tables = ids.iter().chain(&ids).chain(&ids);
        tables.map(|id| (id.clone(), tokio::spawn(shared(node).take(id))))
    });
    let mut taken = std::collections::BTreeMap::<String, usize>::new();
    for (id, owner) in asked.collect::<Vec<_>>() {
        let owner = owner.await.unwrap().expect("the database is there");
        *taken.entry(id).or_default() += usize::from(owner == Owner::Taken);
    }
    assert!(taken.values().all(|times| *times == 1), "{taken:?}");
    for id in &ids {
        let row = gone.table(id).await.unwrap().unwrap();
        assert_eq!(row.epoch, 2, "{id}");
    }
}

#[tokio::test]
async fn lists_of_tables_follow_and_deserted_ones_are_found_once() {
    let Some(mut server) = Server::start() else {
        return;
    };
    server.wait();
    let (ann, bob) = (node(&server, "ann").await, node(&server, "bob").await);
    let news = shared(&bob).changed(0).await.unwrap();
    ann.create(opened("a")).await.unwrap();
    let news = shared(&bob).changed(news.last).await.unwrap();
    assert_eq!(news.tables.len(), 1);
    // An act that changes nothing in the list is no news.
    ann.append(act(1, 2)).await.unwrap();
    let still = shared(&bob).changed(news.last).await.unwrap();
    assert_eq!(still.last, news.last);
    ann.describe("a", "{\"over\":true}").await.unwrap();
    let after = shared(&bob).changed(news.last).await.unwrap();
    assert!(after.last > news.last);
    assert_eq!(after.tables[0].meta, "{\"over\":true}");

    assert_eq!(shared(&bob).deserted().await.unwrap(), []);
    shared(&ann).leave().await.unwrap();
    let deserted = shared(&bob).deserted().await.unwrap();
    assert_eq!(deserted.len(), 1);
    assert_eq!(shared(&bob).deserted().await.unwrap(), []);
}

#[tokio::test]
async fn a_house_that_is_one_process_and_nodes_keep_each_other_out() {
    let Some(mut server) = Server::start() else {
        return;
    };
    server.wait();
    let ann = node(&server, "ann").await;
    let alone = Postgres::open(&server.url()).await;
    assert!(matches!(alone, Err(StoreError::InUse(_))));
    drop(ann);
}

#[tokio::test]
async fn a_table_that_is_given_away_is_taken_by_others() {
    let Some(mut server) = Server::start() else {
        return;
    };
    server.wait();
    let (ann, bob) = (node(&server, "ann").await, node(&server, "bob").await);
    ann.create(opened("a")).await.unwrap();
    shared(&bob).give("a").await.unwrap();
    assert!(
        matches!(shared(&bob).take("a").await, Ok(Owner::Other(_))),
        "it was not his to give"
    );
    shared(&ann).give("a").await.unwrap();
    let deserted = shared(&bob).deserted().await.unwrap();
    assert_eq!(deserted.len(), 1, "nobody has it");
    assert_eq!(shared(&bob).take("a").await, Ok(Owner::Taken));
    let fenced = ann.append(act(1, 2)).await;
    assert!(
        matches!(fenced, Err(StoreError::Fenced { .. })),
        "{fenced:?}"
    );
}
