//! Records played over without getting in anybody's way: on a thread of their own, one at a time, and only so much of
//! each. People's acts never wait for it.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use arena::Stop;
use host::outside::MOST_WORK;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};
use tokio::task::spawn_blocking;
use tokio::time::timeout;

use super::pool::give_way;
use super::{House, Wrong};

/// How many may be played over or wait for it.
const LINE: usize = 16;
/// How many places in a line one address may have, so that a single visitor does not keep all others out.
const SHARE: usize = 4;
/// How long one of them waits.
const PATIENCE: Duration = Duration::from_secs(5);
/// How long playing one over may take before nobody waits for it any more. The work of a record is bounded, so this
/// is for machines that have something else to do.
const LONGEST: Duration = Duration::from_secs(10);

tokio::task_local! {
    /// Where whoever waits comes from.
    static VISITOR: IpAddr;
}

/// Does something for a visitor: what it waits for in a line is counted for that address.
pub(crate) async fn on_behalf_of<T>(address: IpAddr, work: impl Future<Output = T>) -> T {
    VISITOR.scope(address, work).await
}

/// Where whoever is being answered comes from, if anybody is.
pub(super) fn visitor() -> Option<IpAddr> {
    VISITOR.try_with(|visitor| *visitor).ok()
}

/// The same for what goes on when the visitor has been answered: it is counted for whoever is being answered now.
pub(super) fn for_the_same<T>(work: impl Future<Output = T>) -> impl Future<Output = T> {
    let visitor = visitor();
    async move {
        match visitor {
            Some(address) => on_behalf_of(address, work).await,
            None => work.await,
        }
    }
}

/// Whose record it is: the one kind does not wait for the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Origin {
    /// A table of this house.
    Ours,
    /// Somebody brings it.
    Brought,
}

impl Origin {
    /// The most work that is done for a record. What was played here has had its bounds when it was played.
    pub(crate) fn most_work(self) -> u64 {
        match self {
            Self::Ours => u64::MAX,
            Self::Brought => MOST_WORK,
        }
    }
}

/// The turn of a report; whoever drops it gives it on.
pub(super) type Turn = (Place, OwnedSemaphorePermit);

/// Who waits for a record to be played over.
#[derive(Debug)]
pub(super) struct Replays {
    ours: Line,
    brought: Line,
    /// Those who wait for advice, or for a report to be told.
    thoughts: Line,
    /// Reports.
    reports: Line,
    /// Marks.
    marks: Line,
    /// The statistics of guests.
    careers: Line,
    /// Changes of rules that somebody asks about.
    trials: Line,
    /// Changes of rules that are voted on.
    votes: Line,
    /// Pictures for links.
    pictures: Line,
}

/// What is thought over: the one kind does not wait for the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Advice, or the words of a report.
    Insight,
    /// A mark, at a table for learning.
    Mark,
    /// A game of the statistics of a guest.
    Career,
    /// What a change of rules would do, that somebody asks for.
    Trial,
    /// What a change that is voted on would do.
    Vote,
    /// A picture for a link.
    Picture,
}

/// One line of those who wait, and the one whose turn it is.
#[derive(Debug)]
struct Line {
    places: Arc<Semaphore>,
    turn: Arc<Semaphore>,
    visitors: Visitors,
}

/// How many places each visitor has in a line.
type Visitors = Arc<Mutex<HashMap<IpAddr, usize>>>;

/// A place in a line, given back when it is dropped.
#[derive(Debug)]
pub(super) struct Place {
    _one: OwnedSemaphorePermit,
    visitors: Visitors,
    visitor: Option<IpAddr>,
}

impl Drop for Place {
    fn drop(&mut self) {
        let Some(visitor) = self.visitor else { return };
        let mut visitors = self.visitors.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = visitors.get_mut(&visitor) {
            *count -= 1;
            if *count == 0 {
                visitors.remove(&visitor);
            }
        }
    }
}

impl Line {
    fn new() -> Self {
        Self {
            places: Arc::new(Semaphore::new(LINE)),
            turn: Arc::new(Semaphore::new(1)),
            visitors: Visitors::default(),
        }
    }

    /// A place in the line, unless all are taken, or by this visitor as many as one may have.
    fn place(&self) -> Result<Place, Wrong> {
        let place = self.places.clone().try_acquire_owned();
        let place = place.map_err(|_| Wrong::ManyRecords)?;
        let visitor = VISITOR.try_with(|address| *address).ok();
        if let Some(address) = visitor {
            let mut visitors = self.visitors.lock().unwrap_or_else(PoisonError::into_inner);
            let count = visitors.entry(address).or_default();
            if *count >= SHARE {
                return Err(Wrong::ManyRecords);
            }
            *count += 1;
        }
        Ok(Place {
            _one: place,
            visitors: self.visitors.clone(),
            visitor,
        })
    }

    /// A place in the line, and then the turn; both are given back when they are dropped.
    async fn wait(&self) -> Result<Turn, Wrong> {
        let place = self.place()?;
        let turn = timeout(PATIENCE, self.turn.clone().acquire_owned()).await;
        let turn = turn.map_err(|_| Wrong::ManyRecords)?;
        Ok((place, turn.map_err(Wrong::system)?))
    }
}

impl Replays {
    /// The turn of a report, however long that takes, as long as it is `wanted`.
    ///
    /// # Errors
    /// `ManyRecords` where too many wait, or nobody wants it any more.
    pub(super) async fn turn_of_report(
        &self,
        wanted: &(dyn Fn() -> bool + Sync),
    ) -> Result<Turn, Wrong> {
        while wanted() {
            match self.reports.wait().await {
                Err(Wrong::ManyRecords) => {}
                turn => return turn,
            }
        }
        Err(Wrong::ManyRecords)
    }
}

impl Default for Replays {
    fn default() -> Self {
        Self {
            ours: Line::new(),
            brought: Line::new(),
            thoughts: Line::new(),
            reports: Line::new(),
            marks: Line::new(),
            careers: Line::new(),
            trials: Line::new(),
            votes: Line::new(),
            pictures: Line::new(),
        }
    }
}

impl House {
    /// Plays a record over (or reads one, or does anything else that is as dear) when its turn comes.
    ///
    /// # Errors
    /// `ManyRecords` where too many wait or it takes too long: then nothing has come of it.
    pub(crate) async fn play_over<T: Send + 'static>(
        &self,
        origin: Origin,
        play: impl FnOnce() -> Result<T, Wrong> + Send + 'static,
    ) -> Result<T, Wrong> {
        let line = match origin {
            Origin::Ours => &self.0.replays.ours,
            Origin::Brought => &self.0.replays.brought,
        };
        let turn = line.wait().await?;
        // The turn is over when the work is, even if nobody waits for it any more.
        let played = spawn_blocking(move || {
            let played = play();
            drop(turn);
            played
        });
        let played = timeout(LONGEST, played).await;
        played
            .map_err(|_| Wrong::ManyRecords)?
            .map_err(Wrong::system)?
    }

    /// Thinks something over, below everything else, when its turn comes; it is told to stop when nobody waits for it any
    /// more. Records do not wait for it.
    ///
    /// # Errors
    /// `ManyRecords` where too many wait or it takes too long.
    pub(super) async fn think_over<T: Send + 'static>(
        &self,
        kind: Kind,
        think: impl FnOnce(Stop) -> Result<T, Wrong> + Send + 'static,
    ) -> Result<T, Wrong> {
        let line = match kind {
            Kind::Insight => &self.0.replays.thoughts,
            Kind::Mark => &self.0.replays.marks,
            Kind::Career => &self.0.replays.careers,
            Kind::Trial => &self.0.replays.trials,
            Kind::Vote => &self.0.replays.votes,
            Kind::Picture => &self.0.replays.pictures,
        };
        let turn = line.wait().await?;
        let waits = Waits(Stop::default());
        let (stop, (tell, told)) = (waits.0.clone(), oneshot::channel());
        let work = move || {
            give_way();
            let thought = think(stop);
            drop(turn);
            let _ = tell.send(thought);
        };
        let thread = std::thread::Builder::new().name("thoughts".to_owned());
        thread.spawn(work).map_err(Wrong::system)?;
        let thought = timeout(LONGEST, told).await;
        thought
            .map_err(|_| Wrong::ManyRecords)?
            .map_err(Wrong::system)?
    }
}

/// Somebody waits for a thought; whoever thinks is told when they go.
struct Waits(Stop);

impl Drop for Waits {
    fn drop(&mut self) {
        self.0.stop();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn one_visitor_does_not_take_all_places() {
        let line = Line::new();
        let (ann, bob) = ([203, 0, 113, 7].into(), [203, 0, 113, 8].into());
        let many = on_behalf_of(ann, async {
            (0..SHARE)
                .map(|_| line.place().unwrap())
                .collect::<Vec<_>>()
        });
        let many = many.await;
        assert!(on_behalf_of(ann, line.wait()).await.is_err());
        assert!(on_behalf_of(bob, line.wait()).await.is_ok());
        drop(many);
        assert!(on_behalf_of(ann, line.wait()).await.is_ok());
        assert!(line.visitors.lock().unwrap().is_empty());
    }

    #[tokio::test(start_paused = true)]
    async fn what_goes_on_by_itself_is_counted_for_whoever_asked() {
        let line = Arc::new(Line::new());
        let waiting = Arc::clone(&line);
        let fill = async move {
            let places = (0..SHARE).map(|_| waiting.place().unwrap());
            let _places: Vec<_> = places.collect();
            waiting.place().is_err()
        };
        let ann = [203, 0, 113, 7].into();
        let refused = on_behalf_of(ann, async { tokio::spawn(for_the_same(fill)).await });
        assert!(refused.await.unwrap());
    }

    #[tokio::test(start_paused = true)]
    async fn one_at_a_time_a_few_wait_and_others_are_sent_away() {
        let line = Line::new();
        let first = line.wait().await.unwrap();
        let waiting: Vec<_> = (1..LINE).map(|_| line.wait()).collect();
        let waiting = futures_util::future::join_all(waiting);
        let (others, late) = tokio::join!(waiting, async {
            tokio::task::yield_now().await;
            line.wait().await
        });
        assert_eq!(late.unwrap_err(), Wrong::ManyRecords);
        assert!(others.iter().all(Result::is_err), "nobody waits for ever");
        drop(first);
        assert!(line.wait().await.is_ok());
    }
}
