//! The same in `PostgreSQL`.

use std::time::Duration;

use store::{Append, NewTable, Postgres, Store as _, StoreError};
use tokio::time::timeout;

use crate::server::Server;

/// A house in a server.
async fn house_in(server: &mut Server) -> Postgres {
    server.wait();
    Postgres::open(&server.url()).await.unwrap()
}

#[tokio::test]
async fn postgres_tells_the_story() {
    let Some(mut server) = Server::start() else {
        return;
    };
    crate::story::story(&house_in(&mut server).await).await;
}

/// Changes what is stored, past the house.
fn sql(server: &Server, sql: &str) {
    let changed = server.psql().args(["-c", sql]).status();
    assert!(changed.unwrap().success(), "{sql}");
}

fn opened(id: &str) -> NewTable {
    NewTable {
        id: id.to_owned(),
        created: 1,
        meta: "{}".to_owned(),
        events: vec!["opened".to_owned()],
    }
}

fn act(table: &str, seq: u64) -> Append {
    Append {
        table: table.to_owned(),
        epoch: 1,
        first: seq,
        events: vec![format!("{table} {seq}")],
        at: seq,
        meta: Some(format!("{{\"length\":{seq}}}")),
    }
}

/// How many acts a table has when the test is over.
const ACTS: u64 = 200;

/// Acts until there are enough of them; an act that was not acknowledged is looked for before it is done again.
async fn play(house: Postgres, table: String) -> u64 {
    let mut refused = 0;
    let mut seq = 2;
    while seq <= ACTS {
        match house.append(act(&table, seq)).await {
            Ok(()) => seq += 1,
            Err(StoreError::Away(_)) => refused += 1,
            Err(StoreError::Conflict { length, .. }) if length == seq => seq += 1,
            Err(why) => panic!("{table} {seq}: {why}"),
        }
    }
    refused
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_or_doubled_when_the_database_dies_again_and_again() {
    let Some(mut server) = Server::start() else {
        return;
    };
    let house = house_in(&mut server).await;
    let tables = ["a", "b", "c", "d", "e", "f", "g", "h"];
    let mut players = Vec::new();
    for table in tables {
        house.create(opened(table)).await.unwrap();
        players.push(tokio::spawn(play(house.clone(), table.to_owned())));
    }
    // Each time in the middle of the game, wherever that is.
    for reached in [20, 60, 100, 140] {
        while house
            .events("a", reached, 1)
            .await
            .unwrap_or_default()
            .is_empty()
        {
            tokio::task::yield_now().await;
        }
        server.down();
        server.up();
    }
    for player in players {
        player.await.unwrap();
    }
    for table in tables {
        let events = house.events(table, 1, 1000).await.unwrap();
        let told: Vec<_> = events.into_iter().map(|event| event.payload).collect();
        let acts = (2..=ACTS).map(|seq| format!("{table} {seq}"));
        let all: Vec<_> = std::iter::once("opened".to_owned()).chain(acts).collect();
        assert_eq!(told, all);
        let row = house.table(table).await.unwrap().unwrap();
        assert_eq!(row.meta, format!("{{\"length\":{ACTS}}}"));
    }
}

#[tokio::test]
async fn without_a_database_an_act_is_refused_and_then_all_is_well_by_itself() {
    let Some(mut server) = Server::start() else {
        return;
    };
    let house = house_in(&mut server).await;
    house.create(opened("pig")).await.unwrap();
    server.down();
    let refused = house.append(act("pig", 2)).await;
    assert!(matches!(refused, Err(StoreError::Away(_))), "{refused:?}");
    // Whoever comes later does not wait as long.
    let further = async {
        for _ in 0..2 {
            let refused = house.append(act("pig", 2)).await;
            assert!(matches!(refused, Err(StoreError::Away(_))), "{refused:?}");
        }
    };
    timeout(Duration::from_secs(5), further).await.unwrap();
    server.up();
    while house.ready().await.is_err() {}
    house.append(act("pig", 2)).await.unwrap();
    assert_eq!(house.events("pig", 1, 9).await.unwrap().len(), 2);
}

#[tokio::test]
async fn what_was_changed_behind_the_house_is_noticed() {
    let Some(mut server) = Server::start() else {
        return;
    };
    let house = house_in(&mut server).await;
    house.create(opened("pig")).await.unwrap();
    house.append(act("pig", 2)).await.unwrap();
    for (change, back) in [
        (
            "UPDATE events SET payload = 'x' WHERE seq = 2",
            "UPDATE events SET payload = 'pig 2' WHERE seq = 2",
        ),
        (
            "UPDATE tables SET meta = 'x'",
            "UPDATE tables SET meta = '{\"length\":2}'",
        ),
        (
            "UPDATE tables SET length = 1",
            "UPDATE tables SET length = 2",
        ),
    ] {
        sql(&server, change);
        let (row, events) = (house.table("pig").await, house.events("pig", 1, 9).await);
        let is_damage = |why: &StoreError| matches!(why, StoreError::Damaged(_));
        assert!(
            row.as_ref().is_err_and(is_damage) || events.as_ref().is_err_and(is_damage),
            "{change}"
        );
        sql(&server, back);
        assert_eq!(house.events("pig", 1, 9).await.unwrap().len(), 2);
    }
    sql(&server, "DELETE FROM events WHERE seq = 2");
    assert!(house.events("pig", 1, 9).await.is_err());
}

#[tokio::test]
async fn one_house_at_a_time_has_it_open() {
    let Some(mut server) = Server::start() else {
        return;
    };
    let first = house_in(&mut server).await;
    let second = Postgres::open(&server.url()).await;
    let told = second.map(drop).unwrap_err();
    assert_eq!(told, StoreError::InUse(server.shown().into()));
    drop(first);
    // The database hears of it in a moment.
    while Postgres::open(&server.url()).await.is_err() {}
}

#[tokio::test]
async fn a_database_is_reached_over_its_socket() {
    let Some(mut server) = Server::start() else {
        return;
    };
    drop(house_in(&mut server).await);
    let house = Postgres::open(&server.socket()).await.unwrap();
    house.create(opened("pig")).await.unwrap();
    assert_eq!(house.append(act("pig", 2)).await, Ok(()));
    let shown = Postgres::shown(&server.socket());
    assert!(
        shown.contains("/tmp") && !shown.contains("localhost"),
        "{shown}"
    );
}

#[tokio::test]
async fn what_cannot_be_used_is_not_waited_for_and_no_password_is_told() {
    let Some(mut server) = Server::start() else {
        return;
    };
    server.wait();
    let other = server.url().replace("/postgres", "/other");
    for (url, part) in [
        (server.url_with("wrong"), "password authentication failed"),
        (server.shown(), "password"),
        (other, "does not exist"),
    ] {
        let told = Postgres::open(&url).await.map(drop).unwrap_err();
        assert!(matches!(told, StoreError::Unusable(_)), "{told:?}");
        assert!(told.to_string().contains(part), "{told}");
    }
    server.down();
    let told = Postgres::open(&server.url()).await.map(drop).unwrap_err();
    assert!(matches!(told, StoreError::Away(_)), "{told:?}");
    assert!(told.to_string().contains("refused"), "{told}");
}

/// N1, N24: nobody else reads what goes to a database elsewhere, and it is who it should be.
#[cfg(feature = "tls")]
#[tokio::test]
async fn whoever_is_on_the_way_to_the_database_reads_nothing() {
    let Some(mut server) = Server::start() else {
        return;
    };
    server.wait();
    let refused = async |url: String, part: &str| {
        let told = Postgres::open(&url).await.map(drop).unwrap_err();
        assert!(matches!(told, StoreError::Unusable(_)), "{told:?}");
        assert!(told.to_string().contains(part), "{told}");
    };
    let secret = format!("{}?sslmode=verify-full", server.url());
    refused(secret.clone(), "offers no TLS").await;
    if server.whisper().is_none() {
        return;
    }
    server.wait();
    refused(secret.clone(), "no certificate that is believed here").await;
    let believed = format!("{secret}&sslrootcert={}", server.certificate().display());
    let elsewhere = believed.replace("127.0.0.1", "localhost");
    refused(elsewhere, "no certificate that is believed here").await;
    let house = Postgres::open(&believed).await.unwrap();
    crate::story::story(&house).await;
    let seen = "SELECT bool_and(ssl) FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) \
                WHERE application_name = 'lastlicks'";
    let seen = server.psql().args(["-At", "-c", seen]).output().unwrap();
    assert_eq!(seen.stdout, b"t\n");
}
