//! An end of a bus that a task carries over a line which may be lost.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use tokio::sync::{Notify, watch};
use tokio::task::JoinHandle;
use tokio::time::sleep;

use super::{Bus, Counts};

/// How long a hint waits for others that go with it.
const GATHER: Duration = Duration::from_millis(50);

/// What the task and those who hint share.
#[derive(Debug, Default)]
pub(crate) struct Ends {
    out: Notify,
    heard: watch::Sender<u64>,
    away: watch::Sender<Option<String>>,
    sent: AtomicU64,
    lost: AtomicU64,
    ignored: AtomicU64,
}

impl Ends {
    /// Comes when there is a hint to send, with all that were said meanwhile.
    pub(crate) async fn next(&self) {
        self.out.notified().await;
        sleep(GATHER).await;
    }

    /// How often hints are heard at most: a flood of them is one look at a time.
    #[cfg(feature = "nats")]
    pub(crate) async fn hear_slowly(&self) {
        self.hear();
        sleep(GATHER).await;
    }

    /// Another node has hinted, or may have while nothing could be heard.
    pub(crate) fn hear(&self) {
        self.heard.send_modify(|heard| *heard += 1);
    }

    pub(crate) fn sent(&self) {
        self.sent.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn lost(&self) {
        self.lost.fetch_add(1, Ordering::Relaxed);
    }

    #[cfg(feature = "nats")]
    pub(crate) fn ignore(&self) {
        self.ignored.fetch_add(1, Ordering::Relaxed);
    }

    /// The line is there. What was said while it was not is made up for by a look.
    pub(crate) fn there(&self) {
        if self.away.send_replace(None).is_some() {
            self.hear();
        }
    }

    /// The line is lost, or could not be made; the first reason is kept.
    pub(crate) fn away(&self, why: impl FnOnce() -> String) {
        self.away.send_if_modified(|away| {
            let is_new = away.is_none();
            if is_new {
                *away = Some(why());
            }
            is_new
        });
    }

    #[cfg(feature = "nats")]
    pub(crate) fn is_away(&self) -> bool {
        self.away.borrow().is_some()
    }
}

/// A node's end. The line is given up with it.
#[derive(Debug)]
pub(crate) struct End {
    ends: Arc<Ends>,
    task: JoinHandle<()>,
}

impl End {
    /// The end whose hints a task carries.
    pub(crate) fn carried<F>(carry: impl FnOnce(Arc<Ends>) -> F) -> Self
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let ends = Arc::<Ends>::default();
        let task = tokio::spawn(carry(ends.clone()));
        Self { ends, task }
    }
}

impl Drop for End {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl Bus for End {
    fn hint(&self) {
        self.ends.out.notify_one();
    }

    fn heard(&self) -> watch::Receiver<u64> {
        self.ends.heard.subscribe()
    }

    fn away(&self) -> watch::Receiver<Option<String>> {
        self.ends.away.subscribe()
    }

    fn counts(&self) -> Counts {
        let count = |of: &AtomicU64| of.load(Ordering::Relaxed);
        Counts {
            sent: count(&self.ends.sent),
            lost: count(&self.ends.lost),
            ignored: count(&self.ends.ignored),
        }
    }
}
