//! The least that keeps acts: axum, one thread that writes what waits in one commit, `synchronous=FULL`, one row a move.
//! It knows no players, no rules and no views; the house is measured against it in the same run.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::mpsc::{Receiver, Sender, channel};

use axum::Router;
use axum::body::Bytes;
use axum::extract::{Path as Place, State};
use axum::routing::post;
use rusqlite::Connection;
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::sync::oneshot;

use crate::Busy;
use crate::client::Client;

/// How many moves share one commit at most, as in the house.
const GROUP: usize = 256;

/// A move that waits for its commit, and who waits with it.
struct Move {
    table: u64,
    seq: u64,
    text: String,
    kept: oneshot::Sender<()>,
}

/// Serves moves on this socket, kept in a file of this folder.
pub(crate) async fn serve(folder: &Path, listener: TcpListener) {
    let (moves, waiting) = channel();
    let file = open(&folder.join("bare.db")).unwrap();
    std::thread::spawn(move || write(file, &waiting).unwrap());
    let routes = Router::new().route("/tables/{table}/acts", post(act));
    axum::serve(listener, routes.with_state(moves))
        .await
        .unwrap();
}

async fn act(State(moves): State<Sender<Move>>, Place(table): Place<u64>, body: Bytes) -> String {
    let act: Value = serde_json::from_slice(&body).unwrap();
    let seq = act["seq"].as_u64().unwrap();
    let (kept, told) = oneshot::channel();
    let text = act["action"].to_string();
    let one = Move {
        table,
        seq,
        text,
        kept,
    };
    moves.send(one).unwrap();
    told.await.unwrap();
    json!({"seq": seq}).to_string()
}

fn open(file: &Path) -> rusqlite::Result<Connection> {
    let db = Connection::open(file)?;
    db.pragma_update(None, "journal_mode", "WAL")?;
    db.pragma_update(None, "synchronous", "FULL")?;
    db.execute_batch(
        "CREATE TABLE moves (place INTEGER, seq INTEGER, text TEXT NOT NULL, PRIMARY KEY (place, seq)) WITHOUT ROWID",
    )?;
    Ok(db)
}

fn write(mut db: Connection, waiting: &Receiver<Move>) -> rusqlite::Result<()> {
    while let Ok(first) = waiting.recv() {
        let group = std::iter::once(first).chain(waiting.try_iter().take(GROUP - 1));
        let commit = db.transaction()?;
        let mut kept = Vec::new();
        for one in group {
            commit
                .prepare_cached("INSERT INTO moves VALUES (?1, ?2, ?3)")?
                .execute((one.table, one.seq, one.text))?;
            kept.push(one.kept);
        }
        commit.commit()?;
        for kept in kept {
            let _ = kept.send(());
        }
    }
    Ok(())
}

/// One who moves and moves.
pub(crate) struct Mover {
    client: Client,
    path: String,
    seq: u64,
}

impl Mover {
    /// Nobody else moves at a table of this number.
    pub(crate) async fn new(bare: SocketAddr, number: usize) -> Self {
        Self {
            client: Client::connect(bare).await.unwrap(),
            path: format!("/tables/{number}/acts"),
            seq: 0,
        }
    }
}

impl Busy for Mover {
    async fn once(&mut self) {
        let act = json!({"action": {"act": "throw"}, "seq": self.seq});
        let answer = self.client.post(&self.path, &act).await.unwrap();
        assert_eq!(answer.status, 200, "{}", answer.text());
        self.seq += 1;
    }
}
