//! The turns for which somebody is called or will be: of each seat the newest only, so that whoever acts much while it is
//! quiet for them does not take the room of all others.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use table::Seat;
use tokio::task::AbortHandle;

use super::Turn;

/// For how many seats calls wait or are under way at the same time.
const MOST: usize = 20_000;

/// A guest, a table, and a seat there.
type Place = (String, String, Seat);

/// Those turns, and who sees to them.
#[derive(Debug, Default)]
pub(super) struct UnderWay(Mutex<BTreeMap<Place, (Turn, AbortHandle)>>);

impl UnderWay {
    /// A turn has begun: the turn before of the same seat is seen to no more. Nothing is done for one that is known, and
    /// where there are too many.
    pub(super) fn begins(&self, table: &str, turn: &Turn, see_to: impl FnOnce() -> AbortHandle) {
        let mut turns = self.turns();
        let place = place(table, turn);
        let before = turns.get(&place);
        let is_known = before.is_some_and(|(known, _)| known == turn);
        if is_known || (before.is_none() && turns.len() >= MOST) {
            return;
        }
        if let Some((_, task)) = turns.insert(place, (turn.clone(), see_to())) {
            task.abort();
        }
    }

    /// It has been seen to.
    pub(super) fn ends(&self, table: &str, turn: &Turn) {
        let mut turns = self.turns();
        let place = place(table, turn);
        if turns.get(&place).is_some_and(|(known, _)| known == turn) {
            turns.remove(&place);
        }
    }

    fn turns(&self) -> MutexGuard<'_, BTreeMap<Place, (Turn, AbortHandle)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn place(table: &str, turn: &Turn) -> Place {
    (turn.guest.clone(), table.to_owned(), turn.seat)
}

#[cfg(test)]
mod tests {
    use std::future::pending;

    use tokio::task::JoinSet;

    use super::*;

    fn turn(since: u64) -> Turn {
        Turn {
            seat: Seat(0),
            guest: "eve".to_owned(),
            since,
        }
    }

    #[tokio::test]
    async fn a_turn_that_is_over_waits_for_no_quiet_hour() {
        let (under_way, mut tasks) = (UnderWay::default(), JoinSet::new());
        for since in 0..500 {
            under_way.begins("one", &turn(since), || tasks.spawn(pending::<()>()));
            under_way.begins("one", &turn(since), || panic!("it is known"));
        }
        under_way.begins("two", &turn(7), || tasks.spawn(pending::<()>()));
        assert_eq!(under_way.turns().len(), 2);
        for _ in 0..499 {
            let ended = tasks.join_next().await.unwrap();
            assert!(ended.unwrap_err().is_cancelled());
        }
        assert_eq!(tasks.len(), 2);
        // Whoever ends late takes nothing from the newest.
        under_way.ends("one", &turn(498));
        assert_eq!(under_way.turns().len(), 2);
        under_way.ends("one", &turn(499));
        assert_eq!(under_way.turns().len(), 1);
    }
}
