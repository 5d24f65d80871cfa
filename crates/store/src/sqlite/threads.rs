//! The two threads: one writes in groups, so that many acts share one flush of the disk; one reads.

use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{Builder, JoinHandle, sleep};
use std::time::{Duration, Instant};

use rusqlite::{Connection, TransactionBehavior};
use tokio::sync::oneshot;

use super::ends::Ends;
use super::guard::Guard;
use super::lock::Note;
use crate::StoreError;
use crate::store::Answer;

/// How many jobs share one transaction at most.
const GROUP: usize = 256;
/// How long a group is held open for those who are expected.
const PATIENCE: Duration = Duration::from_millis(2);
/// How long it is left alone in between: whoever sends to a thread that listens has to wake it, each of them anew.
const NAP: Duration = Duration::from_micros(150);

/// Something to do with the connection.
type Job = Box<dyn FnOnce(&Connection, &mut Ends) -> Done + Send>;

/// Tells the asker its result, or the error that took the group back.
type Tell = Box<dyn FnOnce(Option<&StoreError>)>;

/// A job after its turn.
struct Done {
    /// Why the whole group must be taken back, if it must.
    spoiled: Option<StoreError>,
    tell: Tell,
}

/// A thread with a connection of its own. Dropping it finishes what has been asked for.
#[derive(Debug)]
pub(super) struct Thread {
    jobs: Option<Sender<Job>>,
    handle: Option<JoinHandle<()>>,
}

impl Thread {
    /// A thread that writes, as long as the file is the one that was opened.
    pub(super) fn writer(
        mut connection: Connection,
        guard: Guard,
        note: Arc<Mutex<Note>>,
    ) -> Result<Self, StoreError> {
        Self::start("store-writer", move |jobs| {
            let (mut expected, mut ends) = (1, Ends::default());
            while let Ok(first) = jobs.recv() {
                let group = collect(first, &jobs, expected);
                expected = group.len();
                commit(&mut connection, &guard, group, &mut ends);
                note.lock().unwrap_or_else(PoisonError::into_inner).grown();
            }
        })
    }

    /// A thread that reads.
    pub(super) fn reader(connection: Connection) -> Result<Self, StoreError> {
        Self::start("store-reader", move |jobs| {
            for job in jobs {
                (job(&connection, &mut Ends::default()).tell)(None);
            }
        })
    }

    fn start(
        name: &str,
        work: impl FnOnce(Receiver<Job>) + Send + 'static,
    ) -> Result<Self, StoreError> {
        let (jobs, queue) = channel();
        let handle = Builder::new()
            .name(name.to_owned())
            .spawn(move || work(queue))
            .map_err(|error| StoreError::Failed(error.to_string()))?;
        Ok(Self {
            jobs: Some(jobs),
            handle: Some(handle),
        })
    }

    /// The answer to `work`, which is queued before this returns, so that work is done in the order of asking.
    pub(super) fn ask<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Answer<T> {
        self.ask_knowing(|db, _| work(db))
    }

    /// The same for work that knows where logs end, or changes that.
    pub(super) fn ask_knowing<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection, &mut Ends) -> Result<T, StoreError> + Send + 'static,
    ) -> Answer<T> {
        let (tell, told) = oneshot::channel();
        let job: Job = Box::new(move |db, ends| done(work(db, ends), tell));
        let queued = self
            .jobs
            .as_ref()
            .is_some_and(|jobs| jobs.send(job).is_ok());
        Box::pin(async move {
            let stopped = || StoreError::Failed("its thread has stopped".to_owned());
            if !queued {
                return Err(stopped());
            }
            told.await.unwrap_or_else(|_| Err(stopped()))
        })
    }
}

impl Drop for Thread {
    fn drop(&mut self) {
        drop(self.jobs.take());
        if let Some(handle) = self.handle.take() {
            let _ = handle.join();
        }
    }
}

fn done<T: 'static>(
    result: Result<T, StoreError>,
    tell: oneshot::Sender<Result<T, StoreError>>,
) -> Done {
    let spoiled = result
        .as_ref()
        .err()
        .filter(|error| error.spoils())
        .cloned();
    let tell = move |failed: Option<&StoreError>| {
        let _ = tell.send(failed.map_or(result, |error| Err(error.clone())));
    };
    Done {
        spoiled,
        tell: Box::new(tell),
    }
}

/// The jobs of the next transaction: all that wait already. Those whom the last group has answered are likely to come
/// back at once, so while there are fewer than `expected` a short wait makes larger groups; a lone asker waits for
/// nobody.
fn collect(first: Job, jobs: &Receiver<Job>, expected: usize) -> Vec<Job> {
    let mut group = vec![first];
    let end = Instant::now() + PATIENCE;
    while group.len() < GROUP {
        match jobs.try_recv() {
            Ok(job) => group.push(job),
            Err(TryRecvError::Empty) if group.len() < expected && Instant::now() < end => {
                sleep(NAP);
            }
            Err(_) => break,
        }
    }
    group
}

/// Does the jobs in one transaction, and tells each asker after the commit.
fn commit(connection: &mut Connection, guard: &Guard, group: Vec<Job>, ends: &mut Ends) {
    let mut told = Vec::with_capacity(group.len());
    let result = transact(connection, guard, group, &mut told, ends);
    if result.is_err() {
        // What they say has been taken back.
        *ends = Ends::default();
    }
    for tell in told {
        tell(result.as_ref().err());
    }
}

fn transact(
    connection: &mut Connection,
    guard: &Guard,
    group: Vec<Job>,
    told: &mut Vec<Tell>,
    ends: &mut Ends,
) -> Result<(), StoreError> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let mut spoiled = None;
    for job in group {
        let done = job(&transaction, ends);
        told.push(done.tell);
        spoiled = spoiled.or(done.spoiled);
    }
    if let Some(error) = spoiled {
        return Err(error);
    }
    guard.look()?;
    transaction.commit()?;
    // Again: a file that was taken away in between has taken the commit with it.
    guard.look()
}
