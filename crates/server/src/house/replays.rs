//! Records played over without getting in anybody's way: on a thread of their own, one at a time, and only so much of
//! each. People's acts never wait for it.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Duration;

use arena::Stop;
use host::outside::MOST_WORK;
use tokio::sync::oneshot;
use tokio::time::timeout;

use super::pool::{give_way, sink_to};
use super::queue::{Line, Place};
use super::{House, Wrong};

/// How long playing one over may take before nobody waits for it any more. The work of a record is bounded, so this
/// is for machines that have something else to do.
const LONGEST: Duration = Duration::from_secs(10);
/// The same of what somebody brings: shorter than those behind it wait. Rules of its own may be asked much in each of its steps.
const LONGEST_BROUGHT: Duration = Duration::from_secs(5);
/// How much the thread gives way (niceness) on which that is played over: it has a third of the weight of others.
const LOW: i32 = 5;

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

/// Who waits for a record to be played over.
#[derive(Debug, Default)]
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
    /// Rules with texts among them that are settled.
    texts: Line,
}

/// What is thought over: the one kind does not wait for the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Advice, or the words of a report.
    Insight,
    /// What is told without being asked: a mark at a table for learning, what is best in the first turns.
    Mark,
    /// A game of the statistics of a guest.
    Career,
    /// What a change of rules would do, that somebody asks for.
    Trial,
    /// What a change that is voted on would do.
    Vote,
    /// A picture for a link.
    Picture,
    /// Whether rules with texts among them can be played by.
    Texts,
}

impl Kind {
    /// Whether what has come of it in a few seconds is told where others wait.
    fn makes_way(self) -> bool {
        matches!(self, Self::Insight | Self::Trial)
    }
}

impl Replays {
    /// The turn of a report, until it is dropped, however long that takes, as long as it is `wanted`.
    ///
    /// # Errors
    /// `ManyRecords` where too many wait, or nobody wants it any more.
    pub(super) async fn turn_of_report(
        &self,
        wanted: &(dyn Fn() -> bool + Sync),
    ) -> Result<Place, Wrong> {
        while wanted() {
            match self.reports.wait().await {
                Err(Wrong::ManyRecords) => {}
                turn => return turn,
            }
        }
        Err(Wrong::ManyRecords)
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
        let (line, longest) = match origin {
            Origin::Ours => (&self.0.replays.ours, LONGEST),
            Origin::Brought => (&self.0.replays.brought, LONGEST_BROUGHT),
        };
        let turn = line.wait().await?;
        let waits = Waits::default();
        let (wanted, (tell, told)) = (Arc::clone(&waits.wanted), oneshot::channel());
        // The turn is over when the work is, even if nobody waits for it any more: then it ends soon.
        let work = move || {
            if origin == Origin::Brought {
                sink_to(LOW);
            }
            let played = own::while_wanted(wanted, play);
            drop(turn);
            let _ = tell.send(played);
        };
        let thread = std::thread::Builder::new().name("replays".to_owned());
        thread.spawn(work).map_err(Wrong::system)?;
        let played = timeout(longest, told).await;
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
            Kind::Texts => &self.0.replays.texts,
        };
        let turn = line.wait().await?;
        let waits = Waits::default();
        let (wanted, stop) = (Arc::clone(&waits.wanted), waits.stop.clone());
        let (tell, mut told) = oneshot::channel();
        let crowded = line.crowded(turn.visitor());
        let work = move || {
            give_way();
            let thought = own::while_wanted(wanted, || think(stop));
            drop(turn);
            let _ = tell.send(thought);
        };
        let thread = std::thread::Builder::new().name("thoughts".to_owned());
        thread.spawn(work).map_err(Wrong::system)?;
        let thought = async {
            tokio::select! {
                thought = &mut told => return thought,
                // What has come of it is told.
                () = crowded, if kind.makes_way() => waits.stop.stop(),
            }
            told.await
        };
        let thought = timeout(LONGEST, thought).await;
        thought
            .map_err(|_| Wrong::ManyRecords)?
            .map_err(Wrong::system)?
    }
}

/// Somebody waits for what is worked out; whoever works is told when they go, and rules of a table's own answer no more.
struct Waits {
    stop: Stop,
    wanted: Arc<AtomicBool>,
}

impl Default for Waits {
    fn default() -> Self {
        Self {
            stop: Stop::default(),
            wanted: Arc::new(AtomicBool::new(true)),
        }
    }
}

impl Drop for Waits {
    fn drop(&mut self) {
        self.stop.stop();
        self.wanted.store(false, Relaxed);
    }
}
