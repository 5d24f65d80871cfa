//! Hints by `LISTEN` and `NOTIFY`: one connection a node hears them, and sends its own a few at once, never within the
//! transaction of an act. Where the database knows none of it, or a hint is lost, the regular look finds the change.

use std::future::poll_fn;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{Notify, watch};
use tokio::time::{sleep, timeout};
use tokio_postgres::AsyncMessage;

use super::address::Address;
use super::line::{fault, silent};
use crate::StoreError;

/// How long a hint waits for others that go with it.
const GATHER: Duration = Duration::from_millis(50);
/// How soon a lost connection is made anew.
const AGAIN: Duration = Duration::from_secs(1);
/// How long the database may take to answer.
const PATIENCE: Duration = Duration::from_secs(4);

/// A node's end of the bus. The connection is given up when the last clone is dropped.
#[derive(Clone, Debug)]
pub(super) struct Hints(Arc<Ends>);

#[derive(Debug)]
struct Ends {
    out: Arc<Notify>,
    heard: watch::Receiver<u64>,
    task: tokio::task::JoinHandle<()>,
}

impl Drop for Ends {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl Hints {
    /// The end of the node of this id.
    pub(super) fn open(place: Address, node: Arc<str>) -> Self {
        let (out, (hear, heard)) = (Arc::new(Notify::new()), watch::channel(0));
        let sends = out.clone();
        let task = tokio::spawn(async move {
            loop {
                let _ = carry(&place, &node, &sends, &hear).await;
                sleep(AGAIN).await;
                // What was said meanwhile is made up for by a look.
                hear.send_modify(|heard| *heard += 1);
            }
        });
        Self(Arc::new(Ends { out, heard, task }))
    }

    pub(super) fn hint(&self) {
        self.0.out.notify_one();
    }

    pub(super) fn heard(&self) -> watch::Receiver<u64> {
        self.0.heard.clone()
    }
}

/// Carries hints both ways until the connection is lost.
async fn carry(
    place: &Address,
    node: &str,
    sends: &Notify,
    hear: &watch::Sender<u64>,
) -> Result<(), StoreError> {
    let connected = timeout(PATIENCE, place.config.connect(place.wire.maker())).await;
    let (client, mut line) = connected.map_err(|_| silent())?.map_err(fault)?;
    let hearing = async {
        while let Some(message) = poll_fn(|context| line.poll_message(context)).await {
            match message {
                Ok(AsyncMessage::Notification(hint)) if hint.payload() != node => {
                    hear.send_modify(|heard| *heard += 1);
                }
                Ok(_) => {}
                Err(_) => break,
            }
        }
    };
    let sending = async {
        client.batch_execute("LISTEN lastlicks").await?;
        loop {
            sends.notified().await;
            sleep(GATHER).await;
            let sql = "SELECT pg_notify('lastlicks', $1)";
            let told = timeout(PATIENCE, client.execute(sql, &[&node])).await;
            if told.is_err() {
                return Ok(());
            }
        }
    };
    tokio::select! {
        () = hearing => Ok(()),
        ended = sending => ended.map_err(fault),
    }
}
