//! Reports as jobs: one is worked out at a time, below everything else, as long as somebody waits for it; how far it has
//! come is told meanwhile (U18).

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use arena::insight::Study;
use arena::{Limit, Stop};
use host::insight::{Matter, Question, REPORT_GAMES, Review};
use speech::Reader;
use table::{Code, Refusal, Viewer};
use tokio::sync::{oneshot, watch};
use tokio::time::timeout;

use super::pool::give_way;
use super::replays::{Kind, for_the_same};
use super::{House, Live, Table, Wrong};

/// How long one may take: it comes after everything else (U18), so that a busy house needs many times what a quiet one does.
const LONGEST: Duration = Duration::from_mins(10);
/// As long as this a game is not tried again for which there was not time enough.
const NOT_AGAIN: Duration = Duration::from_hours(1);
/// A report that nobody has asked for as long as this is given up.
const FORGOTTEN: Duration = Duration::from_secs(30);
/// How many are worked out or wait for it.
const MOST: usize = 16;
/// How many games are played on from each position, where it is not solved.
const GAMES: u32 = REPORT_GAMES;

/// The reports that are being worked out.
pub(super) type Reports = Mutex<Jobs>;

/// How many games are remembered as too long.
const REMEMBERED: usize = 1000;

/// The reports that are being worked out, by table, and the tables for whose games there was not time enough, since when.
#[derive(Debug, Default)]
pub(super) struct Jobs {
    under_way: HashMap<String, Arc<Job>>,
    too_long: HashMap<String, Instant>,
}

/// What there is of a report.
#[derive(Debug)]
pub(crate) enum Reviewed {
    /// All of it.
    Ready(Box<Review>),
    /// It is being worked out.
    Working(Progress),
}

/// How far a report has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Progress {
    /// How many steps are done.
    pub(crate) done: usize,
    /// Of how many.
    pub(crate) of: usize,
    /// How many seconds are left, once that can be said.
    pub(crate) left: Option<u32>,
}

type Ended = Option<Result<Arc<Study>, Wrong>>;

/// A report that is worked out.
#[derive(Debug)]
pub(super) struct Job {
    done: AtomicUsize,
    of: AtomicUsize,
    /// Since when it is worked at.
    begun: OnceLock<Instant>,
    /// When somebody asked for it last.
    asked: Mutex<Instant>,
    stop: Stop,
    ended: watch::Sender<Ended>,
}

impl Job {
    fn new(steps: usize) -> Self {
        Self {
            done: AtomicUsize::new(0),
            of: AtomicUsize::new(steps),
            begun: OnceLock::new(),
            asked: Mutex::new(Instant::now()),
            stop: Stop::default(),
            ended: watch::channel(None).0,
        }
    }

    fn ask(&self) {
        *self.asked.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
    }

    fn is_forgotten(&self) -> bool {
        let asked = self.asked.lock().unwrap_or_else(PoisonError::into_inner);
        asked.elapsed() > FORGOTTEN
    }

    /// Whether it has had all the time that one may take.
    fn is_spent(&self) -> bool {
        self.begun
            .get()
            .is_some_and(|begun| begun.elapsed() >= LONGEST)
    }

    fn heard(&self, done: usize, of: usize) {
        self.done.store(done, Ordering::Relaxed);
        self.of.store(of, Ordering::Relaxed);
        if self.is_forgotten() {
            self.stop.stop();
        }
    }

    fn progress(&self) -> Progress {
        let (done, of) = (&self.done, &self.of);
        let (done, of) = (done.load(Ordering::Relaxed), of.load(Ordering::Relaxed));
        let left = self.begun.get().filter(|_| done > 0).map(|begun| {
            let to_do = u32::try_from(of.saturating_sub(done)).unwrap_or(u32::MAX);
            let each = begun.elapsed() / u32::try_from(done).unwrap_or(u32::MAX);
            u32::try_from(each.saturating_mul(to_do).as_secs()).unwrap_or(u32::MAX) + 1
        });
        Progress { done, of, left }
    }

    /// Works it out on the thread of the caller.
    fn work(&self, matter: &Matter) -> Result<Arc<Study>, Wrong> {
        give_way();
        let _ = self.begun.set(Instant::now());
        let limit = Limit::within(LONGEST, self.stop.clone());
        let study = matter.study(GAMES, &limit, &mut |done, of| self.heard(done, of));
        Ok(Arc::new(study?))
    }
}

impl House {
    /// How a finished game was played, in the words of a reader, if that is known within so long; else how far it has come.
    ///
    /// # Errors
    /// Why there is no report, and `ManyRecords` where too many wait.
    pub(crate) async fn review(
        &self,
        table: &Table,
        reader: Reader,
        patience: Duration,
    ) -> Result<Reviewed, Wrong> {
        let look = move |live: &Live| live.room().matter(Question::Report, reader.viewer);
        let matter = match reader.viewer {
            Viewer::Seat(_) => table.look_in(look).await??,
            Viewer::Spectator => table.look(look).await??,
        };
        let study = if let Some(study) = self.0.insights.find(table.id()) {
            study
        } else {
            let job = self.job(table.id(), &matter)?;
            let mut ended = job.ended.subscribe();
            let over = ended.wait_for(Option::is_some);
            let Ok(over) = timeout(patience, over).await else {
                return Ok(Reviewed::Working(job.progress()));
            };
            let study = over.map_err(Wrong::system)?.clone();
            study.ok_or(Wrong::ManyRecords)??
        };
        let tell = move |_| {
            let telling = matter.tell(&study, GAMES, reader)?;
            let study = Study::clone(&study);
            Ok(Box::new(Review { study, telling }))
        };
        Ok(Reviewed::Ready(self.think_over(Kind::Insight, tell).await?))
    }

    /// The job that works a report out: the one that is under way, or a new one.
    fn job(&self, id: &str, matter: &Matter) -> Result<Arc<Job>, Wrong> {
        let mut jobs = self.reports();
        if let Some(job) = jobs.under_way.get(id) {
            job.ask();
            return Ok(Arc::clone(job));
        }
        jobs.too_long.retain(|_, since| since.elapsed() < NOT_AGAIN);
        if jobs.too_long.contains_key(id) {
            let message = "the house had no time for a report of this game; ask again in an hour, or let `lastlicks report` make one of its record";
            return Err(Refusal::new(Code::NotNow, message).into());
        }
        if jobs.under_way.len() >= MOST {
            return Err(Wrong::ManyRecords);
        }
        let job = Arc::new(Job::new(matter.steps()));
        jobs.under_way.insert(id.to_owned(), Arc::clone(&job));
        drop(jobs);
        let (house, id, matter) = (self.clone(), id.to_owned(), matter.clone());
        let working = Arc::clone(&job);
        tokio::spawn(for_the_same(async move {
            let ended = house.work_out_report(&working, matter).await;
            if let Ok(study) = &ended {
                house.0.insights.keep(&id, study);
            }
            let mut jobs = house.reports();
            jobs.under_way.remove(&id);
            // Asked again it would take as long again, and come to nothing.
            if ended.is_err() && working.is_spent() && jobs.too_long.len() < REMEMBERED {
                jobs.too_long.insert(id, Instant::now());
            }
            drop(jobs);
            working.ended.send_replace(Some(ended));
        }));
        Ok(job)
    }

    /// Waits for the turn of a job, and works it out on a thread of its own.
    async fn work_out_report(&self, job: &Arc<Job>, matter: Matter) -> Result<Arc<Study>, Wrong> {
        let wanted = || !job.is_forgotten();
        let turn = self.0.replays.turn_of_report(&wanted).await?;
        let (tell, told) = oneshot::channel();
        let working = Arc::clone(job);
        let work = move || {
            let study = working.work(&matter);
            drop(turn);
            let _ = tell.send(study);
        };
        let thread = std::thread::Builder::new().name("report".to_owned());
        thread.spawn(work).map_err(Wrong::system)?;
        told.await.map_err(Wrong::system)?
    }

    fn reports(&self) -> std::sync::MutexGuard<'_, Jobs> {
        self.0
            .reports
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_job_says_how_far_it_is_and_stops_when_it_is_forgotten() {
        let job = Job::new(40);
        assert_eq!(
            job.progress(),
            Progress {
                done: 0,
                of: 40,
                left: None
            }
        );
        let _ = job.begun.set(Instant::now());
        job.heard(10, 40);
        assert_eq!((job.progress().done, job.progress().left), (10, Some(1)));
        assert!(!job.is_forgotten());
        if let Some(long_ago) = Instant::now().checked_sub(FORGOTTEN * 2) {
            *job.asked.lock().unwrap() = long_ago;
            job.heard(11, 40);
            assert!(Limit::from(job.stop.clone()).is_over());
        }
        job.ask();
        assert!(!job.is_forgotten());
    }
}
