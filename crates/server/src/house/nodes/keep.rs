//! What a node does as long as it is one: it renews its lease, follows what the others change, and leaves in good order.

use std::collections::BTreeSet;
use std::sync::atomic::Ordering;
use std::time::Duration;

use store::TableRow;
use tokio::time::{MissedTickBehavior, interval, sleep};

use super::lasting::Lasting;
use super::{AGAIN, own_clock};
use crate::house::circles::is_circle;
use crate::house::driver::Ask;
use crate::house::summary::Meta;
use crate::house::{House, Wrong};
use crate::metrics::Among;

/// How often it is looked what others have changed, which nodes there are, and which are gone.
const SWEEP: Duration = Duration::from_secs(1);
/// How long nothing is looked at after a look: a flood of hints is so many looks and no more.
const PACE: Duration = Duration::from_millis(50);
/// How long tables may take to store what is under way when the node goes.
const FLUSH: Duration = Duration::from_secs(1);

impl House {
    /// Keeps the lease, and up with the others, until the node leaves.
    pub(in crate::house) fn keep_sharing(&self) {
        if !self.is_shared() {
            return;
        }
        let house = self.clone();
        self.tasks().spawn(async move { house.keep_lease().await });
        let house = self.clone();
        self.spawn_until_stopped(async move { house.stop_in_time().await });
        self.watch_bus();
        let house = self.clone();
        let mut ticks = interval(SWEEP);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        self.spawn_until_stopped(async move {
            let Some((nodes, _)) = house.shared() else {
                return;
            };
            let mut hints = nodes.bus.heard();
            let mut unseen = Lasting::new("the other nodes cannot be seen");
            let mut doubled = Lasting::new("this node is taken for another");
            loop {
                let followed = tokio::select! {
                    _ = ticks.tick() => house.follow().await,
                    Ok(()) = hints.changed() => {
                        house.metrics().among(Among::Hinted);
                        house.follow_lists().await
                    }
                };
                unseen.note(followed);
                doubled.note(house.is_reached());
                sleep(PACE).await;
            }
        });
    }

    async fn keep_lease(&self) {
        let Some((nodes, shared)) = self.shared() else {
            return;
        };
        let mut term = nodes.term();
        let mut unrenewed = Lasting::new("the lease could not be renewed");
        while !nodes.leaves.load(Ordering::Relaxed) {
            let due = nodes.lease().due(own_clock()).unwrap_or_default();
            let is_told = tokio::select! {
                () = sleep(Duration::from_millis(due)) => false,
                () = nodes.told.notified() => true,
            };
            if nodes.leaves.load(Ordering::Relaxed) {
                return;
            }
            let renewed = nodes.renew(shared, self.load()).await;
            let is_renewed = renewed.is_ok();
            unrenewed.note(renewed);
            if is_renewed && is_told {
                self.hint();
            } else if !is_renewed {
                sleep(AGAIN).await;
                nodes.lease().hurry();
            }
            let now = nodes.term();
            let before = std::mem::replace(&mut term, now);
            if before.is_some() && before != now {
                self.metrics().among(Among::Lapsed);
                tracing::warn!("the lease ran out: every table is claimed anew");
                self.rouse();
            }
        }
    }

    /// Tables are served no longer than the lease lasts, though the store may take its time to say that it is not renewed.
    async fn stop_in_time(&self) {
        let Some((nodes, _)) = self.shared() else {
            return;
        };
        loop {
            let left = nodes.lease().left(own_clock());
            sleep(Duration::from_millis(left)).await;
            if nodes.term().is_none() {
                self.rouse();
            }
            while nodes.term().is_none() {
                sleep(AGAIN).await;
            }
        }
    }

    /// Every table in memory looks whether it may be served.
    fn rouse(&self) {
        for table in self.tables().values() {
            let _ = table.inbox.try_send(Ask::Look(Box::new(|_| ())));
        }
    }

    /// Reads which nodes there are, what they list, and who was sent away.
    async fn follow_lists(&self) -> Result<(), Wrong> {
        let Some((nodes, shared)) = self.shared() else {
            return Ok(());
        };
        nodes.count_others(shared).await?;
        let news = shared.changed(nodes.news.load(Ordering::Relaxed)).await?;
        nodes.news.store(news.last, Ordering::Relaxed);
        news.tables.iter().for_each(|row| self.relist(row));
        self.recall_bans().await
    }

    /// Reads all that the others have changed, and takes the tables of those that are gone.
    async fn follow(&self) -> Result<(), Wrong> {
        let Some((_, shared)) = self.shared() else {
            return Ok(());
        };
        self.follow_lists().await?;
        // As many as there are guests, so not at every hint.
        self.recall_wishes().await?;
        self.forget_profiles();
        if self.successor().is_some() {
            // Whoever looks for deserted tables has to take them.
            return Ok(());
        }
        let deserted = shared.deserted().await?;
        let wakes = |row: &TableRow| Meta::read(&row.meta).is_none_or(|meta| meta.wakes);
        let tables = deserted.into_iter().filter(|row| !is_circle(&row.id));
        let (asleep, quiet): (Vec<_>, Vec<_>) = tables.partition(wakes);
        self.wake(asleep.into_iter().map(|row| row.id).collect());
        self.wake_called(quiet.into_iter().map(|row| row.id).collect());
        Ok(())
    }

    /// Of tables whose node is gone, and at which nothing happens without people, those are brought back where somebody wants
    /// to be called: it may be their turn.
    fn wake_called(&self, tables: BTreeSet<String>) {
        if tables.is_empty() || !self.calls_people() {
            return;
        }
        let house = self.clone();
        self.spawn_until_stopped(async move {
            let called = loop {
                match house.tables_of_called().await {
                    Ok(called) => break called,
                    Err(why) => tracing::warn!(%why, "it cannot be seen who is to be called"),
                }
                sleep(SWEEP).await;
            };
            let due = called.into_iter().filter(|id| tables.contains(id));
            house.wake(due.collect());
        });
    }

    /// A table as another node lists it.
    fn relist(&self, row: &TableRow) {
        if is_circle(&row.id) || self.is_in_memory(&row.id) {
            return;
        }
        match Meta::read(&row.meta) {
            Some(meta) if row.closed.is_none() => {
                self.shelf().put_elsewhere(meta.summary, row.touched);
            }
            _ => self.shelf().remove(&row.id),
        }
    }

    /// The node goes: what is under way is finished, and its tables are anybody's (N9).
    pub(crate) async fn leave_nodes(&self) {
        let Some((nodes, shared)) = self.shared() else {
            return;
        };
        nodes.leaves.store(true, Ordering::Relaxed);
        let tables: Vec<_> = self.tables().values().cloned().collect();
        let looks = tables.iter().map(|table| table.look(|_| ()));
        let done = futures_util::future::join_all(looks);
        let _ = tokio::time::timeout(FLUSH, done).await;
        nodes.lease().end();
        if let Err(why) = shared.leave().await {
            tracing::warn!(%why, "the others learn in some seconds only that this node is gone");
        }
    }
}
