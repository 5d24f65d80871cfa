//! The end of a table, and of the house: its doors are closed, its tables let go.

use std::sync::atomic::Ordering;
use std::time::Duration;

use host::Command;
use tokio::task::AbortHandle;

use super::driver::Done;
use super::order::{Order, Who};
use super::{House, Wrong};

/// How long tables may take to finish what they are at when the house closes.
const GRACE: Duration = Duration::from_secs(2);

impl House {
    /// Closes a table for good.
    pub(crate) async fn close(&self, id: &str, why: String) -> Result<Done, Wrong> {
        let table = self.table(id);
        let done = table
            .order(Who::house(), Order::House(Command::Close(why)))
            .await?;
        self.0.store.close(id, self.now()).await?;
        self.shelf().remove(id);
        Ok(done)
    }

    /// Does something beside the doors until it is done or the house closes them.
    pub(super) fn spawn_until_stopped(
        &self,
        work: impl Future<Output = ()> + Send + 'static,
    ) -> AbortHandle {
        let stopped = self.stopped();
        let mut tasks = self.tasks();
        while tasks.try_join_next().is_some() {}
        tasks.spawn(async move {
            tokio::select! {
                () = work => {}
                () = stopped => {}
            }
        })
    }

    /// Tells everybody that the house closes its doors: streams end, connections are let go.
    pub(crate) fn stop(&self) {
        self.0.stopping.send_replace(true);
    }

    /// Lets go of all tables, once the doors are closed: their tasks finish what they are at, if that does not take
    /// long.
    pub(crate) async fn put_away(&self) {
        self.tables().clear();
        let mut tasks = std::mem::take(&mut *self.tasks());
        let all = async { while tasks.join_next().await.is_some() {} };
        if tokio::time::timeout(GRACE, all).await.is_err() {
            tracing::warn!("some tables were still busy; everything acknowledged is stored");
        }
    }

    /// Comes to an end when the house closes its doors.
    pub(crate) fn stopped(&self) -> impl Future<Output = ()> + Send + 'static {
        let mut stopping = self.0.stopping.subscribe();
        async move {
            let _ = stopping.wait_for(|stopping| *stopping).await;
        }
    }

    /// Whether no new tables are opened.
    pub(crate) fn is_draining(&self) -> bool {
        self.0.draining.load(Ordering::Relaxed)
    }
}
