//! Learning (U12): at a table where everybody may be advised each decision of a person gets a mark, worked out away from
//! the table. It is shown to whoever took it, kept in memory only, and gone with what is taken back.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use arena::Limit;
use host::Fact;
use host::insight::{Mark, Matter, Question};
use table::{Seat, Step, Viewer};

use super::driver::Driver;
use super::entry::Entry;
use super::replays::Kind;
use super::{House, Table};

/// How long one may be thought about.
const THOUGHT: Duration = Duration::from_secs(4);

/// The newest mark of each seat.
#[derive(Debug, Default)]
pub(crate) struct Marks(Mutex<BTreeMap<Seat, Newest>>);

#[derive(Debug, Default)]
struct Newest {
    /// How many acts of the seat there were.
    acts: u64,
    mark: Option<Arc<Mark>>,
}

impl Marks {
    /// That of a seat.
    pub(crate) fn of(&self, seat: Seat) -> Option<Arc<Mark>> {
        self.all().get(&seat)?.mark.clone()
    }

    /// The seat has acted: what it did before counts no more. Returns which act of the seat it was.
    fn acted(&self, seat: Seat) -> u64 {
        let mut all = self.all();
        let newest = all.entry(seat).or_default();
        newest.mark = None;
        newest.acts += 1;
        newest.acts
    }

    /// The mark of that act; one that is not the newest is dropped.
    fn tell(&self, seat: Seat, act: u64, mark: Mark) {
        let mut all = self.all();
        if let Some(newest) = all.get_mut(&seat).filter(|newest| newest.acts == act) {
            newest.mark = Some(Arc::new(mark));
        }
    }

    /// Something was taken back.
    fn forget(&self) {
        for newest in self.all().values_mut() {
            newest.acts += 1;
            newest.mark = None;
        }
    }

    fn all(&self) -> MutexGuard<'_, BTreeMap<Seat, Newest>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Driver {
    /// Has the decisions marked that people have just taken, where the table was opened for learning.
    pub(super) fn mark(&self, entries: &[Entry]) {
        let Some(loaded) = self.loaded.as_ref().filter(|_| !self.is_away()) else {
            return;
        };
        let room = loaded.live.room();
        let is_appraised = host::game(&room.plan().game).is_ok_and(host::AnyGame::is_appraised);
        if !room.plan().coach.is_on() || !is_appraised {
            return;
        }
        let table = self.house.table(&self.id);
        if entries.iter().any(is_taken_back) {
            table.marks().forget();
        }
        for seat in entries.iter().filter_map(actor) {
            let chair = loaded.live.chair(seat).ok();
            let guest = chair.and_then(|chair| chair.guest.clone());
            let matter = room.matter(Question::Grade, Viewer::Seat(seat));
            if let (Some(guest), Ok(matter), false) = (guest, matter, room.is_bot(seat)) {
                let act = table.marks().acted(seat);
                let house = self.house.clone();
                tokio::spawn(house.mark_out(table.clone(), matter, (seat, act), guest));
            }
        }
    }
}

impl House {
    /// Works a mark out and shows it to whoever acted. There is none where the act was forced, or too much is asked of
    /// the house.
    async fn mark_out(self, table: Table, matter: Matter, (seat, act): (Seat, u64), guest: String) {
        let think = move |stop| Ok(matter.mark_of_the_last(seat, &Limit::within(THOUGHT, stop))?);
        if let Ok(mark) = self.think_over(Kind::Mark, think).await {
            table.marks().tell(seat, act, mark);
            table.stir(&guest);
        }
    }
}

/// Whose act it is.
fn actor(entry: &Entry) -> Option<Seat> {
    match entry {
        Entry::Fact(Fact::Stepped {
            step: Step::Act { seat, .. },
            ..
        }) => Some(*seat),
        Entry::Fact(_) | Entry::Note(_) => None,
    }
}

fn is_taken_back(entry: &Entry) -> bool {
    let step = match entry {
        Entry::Fact(Fact::Stepped { step, .. }) => step,
        Entry::Fact(_) | Entry::Note(_) => return false,
    };
    matches!(step, Step::Undo { .. })
}
