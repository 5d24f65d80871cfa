//! Hints by `LISTEN` and `NOTIFY`: one connection a node hears them, and sends its own a few at once, never within the
//! transaction of an act. Where the database knows none of it, or a hint is lost, the regular look finds the change.

use std::future::poll_fn;
use std::sync::Arc;
use std::time::Duration;

use tokio::time::{sleep, timeout};
use tokio_postgres::AsyncMessage;

use super::address::Address;
use super::line::{fault, silent};
use crate::StoreError;
use crate::bus::{End, Ends};

/// How soon a lost connection is made anew.
const AGAIN: Duration = Duration::from_secs(1);
/// How long the database may take to answer.
const PATIENCE: Duration = Duration::from_secs(4);

/// The end of the node of this id.
pub(super) fn open(place: Address, node: Arc<str>) -> End {
    End::carried(|ends| async move {
        loop {
            if let Err(why) = carry(&place, &node, &ends).await {
                ends.away(|| why.to_string());
            }
            sleep(AGAIN).await;
        }
    })
}

/// Carries hints both ways until the connection is lost.
async fn carry(place: &Address, node: &str, ends: &Ends) -> Result<(), StoreError> {
    let connected = timeout(PATIENCE, place.config.connect(place.wire.maker())).await;
    let (client, mut line) = connected.map_err(|_| silent())?.map_err(fault)?;
    let hearing = async {
        while let Some(message) = poll_fn(|context| line.poll_message(context)).await {
            match message.map_err(fault)? {
                AsyncMessage::Notification(hint) if hint.payload() != node => ends.hear(),
                _ => {}
            }
        }
        Err(silent())
    };
    let sending = async {
        client
            .batch_execute("LISTEN lastlicks")
            .await
            .map_err(fault)?;
        ends.there();
        loop {
            ends.next().await;
            let sql = "SELECT pg_notify('lastlicks', $1)";
            let told = timeout(PATIENCE, client.execute(sql, &[&node])).await;
            let told = told
                .map_err(|_| silent())
                .and_then(|told| told.map_err(fault));
            if let Err(why) = told {
                ends.lost();
                return Err(why);
            }
            ends.sent();
        }
    };
    tokio::select! {
        lost = hearing => lost,
        lost = sending => lost,
    }
}
