//! A node that is to be emptied gives its tables to the others while it still serves (N6, N9): each is stored, given away and
//! let go in one go, so that nobody misses it for longer than another node takes to read it.

use std::sync::Arc;

use tokio::sync::oneshot;

use crate::house::away::seek;
use crate::house::driver::{Ask, Driver};
use crate::house::{House, Wrong};
use crate::metrics::Among;

impl House {
    /// Gives every table in memory away, one after the other. Where no other node is alive all stay.
    pub(crate) async fn hand_over(&self) {
        let inboxes: Vec<_> = self
            .tables()
            .values()
            .map(|table| table.inbox.clone())
            .collect();
        for inbox in inboxes {
            let (tell, told) = oneshot::channel();
            if inbox.send(Ask::HandOver(tell)).await.is_ok() {
                let _ = told.await;
            }
        }
    }

    /// Where a table is to go that is asked for here while this node is emptied; nowhere if it is the last one.
    pub(in crate::house) fn successor(&self) -> Option<Arc<str>> {
        let (nodes, _) = self.shared().filter(|_| self.is_draining())?;
        Some(nodes.idlest()?.address.as_str().into())
    }

    async fn give(&self, table: &str) -> Result<(), Wrong> {
        let Some((_, shared)) = self.shared() else {
            return Ok(());
        };
        shared.give(table).await?;
        self.metrics().among(Among::Given);
        Ok(())
    }
}

impl Driver {
    /// Gives the table away. Whoever follows it looks anew, and learns where it is.
    pub(in crate::house) async fn hand_over(&mut self) {
        if self.loaded.is_none() || self.house.successor().is_none() {
            return;
        }
        (self.loaded, self.thought, self.term) = (None, None, None);
        if let Err(why) = self.house.give(&self.id).await {
            tracing::warn!(table = self.id, %why, "could not give the table away");
            // It is tried again until it is known whose the table is.
            self.away.spawn(seek(self.house.clone(), self.id.clone()));
        }
        self.seen.send_modify(|seen| *seen += 1);
    }
}
