//! A line of those who wait for something that is done one at a time, fair between the addresses they come from: the
//! fuller it is, the fewer places one may have, and whoever was served last comes last.

use std::collections::VecDeque;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::Notify;
use tokio::time::{sleep, timeout};

use super::Wrong;
use super::replays::visitor;

/// How many may be served or wait for it.
const LINE: usize = 16;
/// How many places one address may have while others are free, so that a single visitor does not keep all others out.
const SHARE: usize = 4;
/// While more places than these are taken, each address may have one only.
const ROOMY: usize = LINE / 2;
/// How long one of them waits.
const PATIENCE: Duration = Duration::from_secs(6);
/// How long somebody is served while others wait, if what has come of it by then can be told.
const FAIR: Duration = Duration::from_secs(3);
/// How often it is looked whether others wait.
const LOOK: Duration = Duration::from_millis(200);
/// Of how many addresses it is known when they were served.
const KNOWN: usize = 4 * LINE;

/// Where somebody comes from; nothing where the house itself waits.
pub(super) type Visitor = Option<IpAddr>;

/// One line of those who wait, and the one whose turn it is. Clones are the same line.
#[derive(Clone, Debug, Default)]
pub(super) struct Line(Arc<Inner>);

#[derive(Debug, Default)]
struct Inner {
    queue: Mutex<Queue>,
    /// Somebody has left the line.
    left: Notify,
}

#[derive(Debug, Default)]
struct Queue {
    /// The number of the next who comes.
    next: u64,
    /// Those who have a place, in the order in which they came.
    places: Vec<Taken>,
    /// Whose turn it is, by number.
    turn: Option<u64>,
    /// Who was served, the last one at the end; each once.
    served: VecDeque<Visitor>,
}

#[derive(Debug)]
struct Taken {
    number: u64,
    visitor: Visitor,
}

/// A place in a line, and the turn when it has come; both are given back when it is dropped.
#[derive(Debug)]
pub(super) struct Place {
    line: Line,
    number: u64,
}

impl Place {
    /// Whose place it is.
    pub(super) fn visitor(&self) -> Visitor {
        let queue = self.line.queue();
        let own = queue
            .places
            .iter()
            .find(|taken| taken.number == self.number);
        own.and_then(|taken| taken.visitor)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.line.queue().leave(self.number);
        self.line.0.left.notify_waiters();
    }
}

impl Line {
    /// A place in the line, unless all are taken, or by this visitor as many as one may have just now.
    fn place(&self) -> Result<Place, Wrong> {
        let number = self.queue().come(visitor()).ok_or(Wrong::ManyRecords)?;
        Ok(Place {
            line: self.clone(),
            number,
        })
    }

    /// A place in the line whose turn has come.
    ///
    /// # Errors
    /// `ManyRecords` where too many wait, or for too long.
    pub(super) async fn wait(&self) -> Result<Place, Wrong> {
        let place = self.place()?;
        let turn = timeout(PATIENCE, self.turn_of(place.number)).await;
        turn.map_err(|_| Wrong::ManyRecords)?;
        Ok(place)
    }

    /// Comes to an end when somebody has been served for a while, and others wait.
    pub(super) async fn crowded(&self, visitor: Visitor) {
        sleep(FAIR).await;
        while !self
            .queue()
            .places
            .iter()
            .any(|taken| taken.visitor != visitor)
        {
            sleep(LOOK).await;
        }
    }

    async fn turn_of(&self, number: u64) {
        loop {
            // Whoever leaves after the look is not missed.
            let left = self.0.left.notified();
            if self.queue().begin(number) {
                return;
            }
            left.await;
        }
    }

    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.0.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Queue {
    /// The number of a new place.
    fn come(&mut self, visitor: Visitor) -> Option<u64> {
        let most = if self.places.len() > ROOMY { 1 } else { SHARE };
        let own = |taken: &&Taken| taken.visitor == visitor;
        let has_all = visitor.is_some() && self.places.iter().filter(own).count() >= most;
        if has_all || self.places.len() >= LINE {
            return None;
        }
        let number = self.next;
        self.next += 1;
        self.places.push(Taken { number, visitor });
        Some(number)
    }

    /// Begins the turn of a place if it is the next: that of the visitor who has not been served for longest.
    fn begin(&mut self, number: u64) -> bool {
        let since = |taken: &&Taken| self.served.iter().position(|one| *one == taken.visitor);
        let next = self.places.iter().min_by_key(since);
        let Some(visitor) = next.filter(|next| next.number == number && self.turn.is_none()) else {
            return false;
        };
        let visitor = visitor.visitor;
        self.turn = Some(number);
        self.served.retain(|one| *one != visitor);
        self.served.push_back(visitor);
        if self.served.len() > KNOWN {
            self.served.pop_front();
        }
        true
    }

    fn leave(&mut self, number: u64) {
        self.places.retain(|taken| taken.number != number);
        if self.turn == Some(number) {
            self.turn = None;
        }
    }
}

#[cfg(test)]
mod tests {
    use futures_util::future::join_all;

    use super::super::replays::{for_the_same, on_behalf_of};
    use super::*;

    /// How long somebody is served.
    const WORK: Duration = Duration::from_secs(4);

    fn address(last: u8) -> IpAddr {
        [203, 0, 113, last].into()
    }

    /// So many places of one visitor.
    async fn places(line: &Line, last: u8, count: usize) -> Vec<Place> {
        let take = async { (0..count).filter_map(|_| line.place().ok()).collect() };
        on_behalf_of(address(last), take).await
    }

    #[tokio::test(start_paused = true)]
    async fn one_visitor_does_not_take_all_places() {
        let line = Line::default();
        let many = places(&line, 7, LINE).await;
        assert_eq!(many.len(), SHARE);
        assert!(on_behalf_of(address(7), line.wait()).await.is_err());
        assert_eq!(places(&line, 8, 1).await.len(), 1);
        drop(many);
        assert!(on_behalf_of(address(7), line.wait()).await.is_ok());
        assert!(line.queue().places.is_empty());
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_is_served_for_long_makes_way_for_others() {
        let line = Line::default();
        let own = on_behalf_of(address(7), line.wait()).await.unwrap();
        let alone = timeout(WORK, line.crowded(own.visitor())).await;
        assert!(alone.is_err(), "nobody else waits");
        let _other = places(&line, 8, 1).await;
        let crowded = timeout(WORK, line.crowded(own.visitor())).await;
        assert!(crowded.is_ok());
    }

    #[tokio::test]
    async fn a_few_visitors_do_not_fill_a_line() {
        let line = Line::default();
        let mut taken = Vec::new();
        for last in 1..=8 {
            taken.extend(places(&line, last, LINE).await);
        }
        assert!(taken.len() < LINE, "{} places", taken.len());
        assert_eq!(places(&line, 9, LINE).await.len(), 1);
    }

    #[tokio::test(start_paused = true)]
    async fn a_newcomer_is_served_before_those_who_ask_without_end() {
        let line = Line::default();
        let greedy = (0..24_u8).map(|number| {
            let asks = async {
                loop {
                    match line.wait().await {
                        Ok(turn) => {
                            sleep(WORK).await;
                            drop(turn);
                        }
                        Err(_) => sleep(Duration::from_millis(50)).await,
                    }
                }
            };
            on_behalf_of(address(number % 8), asks)
        });
        let honest = on_behalf_of(address(9), async {
            for time in 0..18 {
                // The eight of them have had their turns meanwhile, and a little more.
                sleep(9 * WORK + Duration::from_millis(700)).await;
                let turn = line.wait().await;
                assert!(turn.is_ok(), "the {time}th time");
                sleep(WORK).await;
            }
        });
        tokio::select! {
            _ = join_all(greedy) => {}
            () = honest => {}
        }
    }

    #[tokio::test(start_paused = true)]
    async fn who_goes_away_gives_the_turn_on() {
        let line = Line::default();
        let first = line.wait().await.unwrap();
        let second = tokio::spawn({
            let line = line.clone();
            async move { line.wait().await.map(drop) }
        });
        let third = tokio::spawn({
            let line = line.clone();
            async move { line.wait().await.map(drop) }
        });
        tokio::task::yield_now().await;
        second.abort();
        drop(first);
        assert_eq!(third.await.unwrap(), Ok(()));
        assert!(second.await.is_err());
        assert!(line.queue().places.is_empty());
    }

    #[tokio::test(start_paused = true)]
    async fn what_goes_on_by_itself_is_counted_for_whoever_asked() {
        let line = Line::default();
        let waiting = line.clone();
        let fill = async move {
            let places = (0..SHARE).map(|_| waiting.place().unwrap());
            let _places: Vec<_> = places.collect();
            waiting.place().is_err()
        };
        let refused = on_behalf_of(address(7), async { tokio::spawn(for_the_same(fill)).await });
        assert!(refused.await.unwrap());
    }

    #[tokio::test(start_paused = true)]
    async fn one_at_a_time_a_few_wait_and_others_are_sent_away() {
        let line = Line::default();
        let first = line.wait().await.unwrap();
        let waiting: Vec<_> = (1..LINE).map(|_| line.wait()).collect();
        let waiting = join_all(waiting);
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
