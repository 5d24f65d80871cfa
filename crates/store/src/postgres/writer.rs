//! The one task that writes: what waits goes together, and each change is answered after its commit. A group whose
//! connection is lost may have been stored or not; it is tried again and what was stored already is known by its numbers
//! and its epoch, so nothing is stored twice.

use std::time::Duration;

use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, timeout};

use super::line::{Line, silent};
use super::writes;
use crate::StoreError;
use crate::store::{Append, Kept, NewTable};

/// How many changes share one transaction at most.
const GROUP: usize = 256;
/// How long one try may take.
const TRY: Duration = Duration::from_secs(4);

/// What is to be changed.
#[derive(Debug)]
pub(super) enum Change {
    Create(NewTable),
    Append(Append),
    Claim(String),
    Describe(String, String),
    Close(String, u64),
    Remove(String),
    Keep(String, [u8; 32], Kept),
    Forget(String, [u8; 32]),
}

/// What came of a change; of most there is nothing to say but that it is done.
type Told = Result<u64, StoreError>;

/// A change that waits, until when, and who waits with it.
#[derive(Debug)]
pub(super) struct Job {
    pub(super) change: Change,
    pub(super) until: Instant,
    pub(super) tell: oneshot::Sender<Told>,
}

/// Carries out changes in the order of asking until nobody can ask any more.
pub(super) async fn write(line: Line, mut jobs: mpsc::Receiver<Job>) {
    let mut waiting = Vec::new();
    while jobs.recv_many(&mut waiting, GROUP).await > 0 {
        let mut rest = waiting.drain(..).peekable();
        while let Some(first) = rest.next() {
            let mut group = vec![first];
            while is_append(&group[0])
                && let Some(next) = rest.next_if(is_append)
            {
                group.push(next);
            }
            carry_out(&line, group).await;
        }
    }
}

fn is_append(job: &Job) -> bool {
    matches!(job.change, Change::Append(_))
}

/// Tries until it is done, or until those who wait have waited long enough.
async fn carry_out(line: &Line, mut group: Vec<Job>) {
    let (mut again, mut why) = (false, silent());
    let latest = Instant::now() + line.patience();
    for job in &mut group {
        job.until = job.until.min(latest);
    }
    loop {
        let now = Instant::now();
        for job in group.extract_if(.., |job| job.until <= now) {
            let _ = job.tell.send(Err(why.clone()));
        }
        if group.is_empty() {
            return;
        }
        let longest = group.iter().map(|job| job.until - now).max();
        let limit = longest.map_or(TRY, |longest| longest.min(TRY));
        let done = timeout(limit, attempt(line, &group, again)).await;
        let told = match done.unwrap_or_else(|_| Err(silent())) {
            Ok(told) => told,
            Err(failed) => {
                // Whatever it was at is taken back with the connection.
                line.rest().await;
                (again, why) = (true, failed);
                if matches!(why, StoreError::Away(_)) {
                    continue;
                }
                vec![Err(why); group.len()]
            }
        };
        for (job, told) in group.into_iter().zip(told) {
            let _ = job.tell.send(told);
        }
        return;
    }
}

/// What came of each change of a group, if the transaction was committed.
async fn attempt(line: &Line, group: &[Job], again: bool) -> Result<Vec<Told>, StoreError> {
    let session = line.session().await?;
    let mut appends = Vec::new();
    for job in group {
        match &job.change {
            Change::Append(append) => appends.push(append),
            change => return Ok(vec![writes::one(&session, change, again).await?]),
        }
    }
    writes::append(&session, &appends, again).await
}
