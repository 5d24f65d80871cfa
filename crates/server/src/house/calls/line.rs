//! One call at a time by each way; and a way that does not answer is left alone for longer and longer. So whoever names a
//! place that never answers keeps nobody else from being called.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

use super::turn::AGAIN;
use crate::outgoing::Failed;

/// What takes longer counts as if nothing had arrived.
const SLOW: Duration = Duration::from_secs(5);
/// How many ways are known before those that do not rest are forgotten.
const KNOWN: usize = 4096;

/// A way of a guest.
type Place = (String, u32);

/// The ways by which somebody is called now, and those that are left alone.
#[derive(Debug, Default)]
pub(super) struct Lines(Mutex<HashMap<Place, Arc<tokio::sync::Mutex<Line>>>>);

/// How it went by one way lately.
#[derive(Debug, Default)]
struct Line {
    /// How often nothing has arrived, one after the other.
    lost: usize,
    rests: Option<Instant>,
}

/// Whether a way that is left alone is called all the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::house) enum Urge {
    /// Its owner waits for it.
    Asked,
    /// A turn has begun.
    Turn,
}

impl Lines {
    /// Calls by a way, unless it is left alone.
    pub(super) async fn call(
        &self,
        place: Place,
        urge: Urge,
        work: impl Future<Output = Result<(), Failed>>,
    ) -> Option<Result<(), Failed>> {
        let line = self.line(&place);
        let mut now = line.lock().await;
        if urge == Urge::Turn && now.is_at_rest() {
            return None;
        }
        let begun = Instant::now();
        let sent = work.await;
        let is_lost = sent.as_ref().is_err_and(Failed::may_pass) || begun.elapsed() >= SLOW;
        if is_lost {
            now.loses();
            return Some(sent);
        }
        *now = Line::default();
        let mut lines = self.lines();
        // Nobody else waits for it.
        if Arc::strong_count(&line) == 2 {
            lines.remove(&place);
        }
        Some(sent)
    }

    fn line(&self, place: &Place) -> Arc<tokio::sync::Mutex<Line>> {
        let mut lines = self.lines();
        if lines.len() >= KNOWN {
            lines.retain(|_, line| {
                Arc::strong_count(line) > 1 || line.try_lock().is_ok_and(|line| line.is_at_rest())
            });
        }
        Arc::clone(lines.entry(place.clone()).or_default())
    }

    fn lines(&self) -> MutexGuard<'_, HashMap<Place, Arc<tokio::sync::Mutex<Line>>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Line {
    fn is_at_rest(&self) -> bool {
        self.rests.is_some_and(|until| Instant::now() < until)
    }

    fn loses(&mut self) {
        let pause = AGAIN[self.lost.min(AGAIN.len() - 2)];
        self.lost += 1;
        self.rests = Some(Instant::now() + pause);
    }
}

#[cfg(test)]
mod tests {
    use std::future::{pending, ready};

    use super::*;

    fn place(number: u32) -> Place {
        ("eve".to_owned(), number)
    }

    fn late() -> Failed {
        Failed::Late("tarpit.example".to_owned())
    }

    #[tokio::test(start_paused = true)]
    async fn a_way_that_does_not_answer_is_left_alone_for_longer_and_longer() {
        let lines = Lines::default();
        let turn = |sent| lines.call(place(1), Urge::Turn, ready(sent));
        for pause in [10, 60, 300, 1200, 3600, 3600] {
            assert_eq!(turn(Err(late())).await, Some(Err(late())));
            tokio::time::advance(Duration::from_secs(pause - 1)).await;
            assert_eq!(turn(Ok(())).await, None, "{pause}");
            tokio::time::advance(Duration::from_secs(1)).await;
        }
        // Its owner may try it at any time, and then it is called as ever.
        assert_eq!(turn(Err(late())).await, Some(Err(late())));
        let asked = lines.call(place(1), Urge::Asked, ready(Ok(())));
        assert_eq!(asked.await, Some(Ok(())));
        assert_eq!(turn(Ok(())).await, Some(Ok(())));
    }

    #[tokio::test(start_paused = true)]
    async fn what_answers_slowly_is_left_alone_too_and_each_way_by_itself() {
        let lines = Lines::default();
        let slow = async {
            tokio::time::sleep(SLOW).await;
            Ok(())
        };
        assert_eq!(lines.call(place(1), Urge::Turn, slow).await, Some(Ok(())));
        let again = lines.call(place(1), Urge::Turn, ready(Ok(())));
        assert_eq!(again.await, None);
        let other = lines.call(place(2), Urge::Turn, ready(Ok(())));
        assert_eq!(other.await, Some(Ok(())));
    }

    #[tokio::test(start_paused = true)]
    async fn one_way_is_called_once_at_a_time() {
        let lines = Arc::new(Lines::default());
        let hangs = lines.call(place(1), Urge::Turn, pending());
        tokio::pin!(hangs);
        let waits = lines.call(place(1), Urge::Turn, ready(Ok(())));
        tokio::select! {
            biased;
            _ = &mut hangs => panic!("it comes to no end"),
            _ = waits => panic!("the line is taken"),
            _ = lines.call(place(2), Urge::Turn, ready(Ok(()))) => {}
        }
    }
}
