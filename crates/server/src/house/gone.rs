//! Who has just left a table: a page that is loaded anew is gone for a moment, a line that was broken off for a little
//! longer, and only then somebody is away.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use host::Millis;
use table::Seat;
use tokio::runtime::Handle;
use tokio::time::{Instant, sleep_until};

use super::Wrong;
use super::live::Live;
use super::machine::Clock;
use super::table::Table;

/// How long nobody need know of it.
const SETTLE: Duration = Duration::from_secs(3);
/// How long somebody counts as on their way back.
const BACK: Duration = Duration::from_secs(15);

/// Whether somebody is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum There {
    /// They have the table open.
    Here,
    /// Their line was broken off a moment ago.
    Reconnecting,
    /// They have not.
    Away,
}

/// Of so many guests it is remembered since when they are away; then all of them count as away since just then.
const REMEMBERED: usize = 1_000;

/// When each who left lately did, and since when each who left is away, by guest.
pub(crate) struct Gone {
    left: Mutex<HashMap<String, Instant>>,
    away: Mutex<Absent>,
    clock: Clock,
}

/// Since when guests are away.
struct Absent {
    each: HashMap<String, Millis>,
    /// Of whom it is not known: since when it is known who comes and goes.
    others: Millis,
}

impl Absent {
    fn note(&mut self, guest: &str, now: Millis) {
        if self.each.len() >= REMEMBERED {
            self.each.clear();
            self.others = now;
        }
        self.each.insert(guest.to_owned(), now);
    }

    fn since(&self, guest: &str) -> Millis {
        self.each.get(guest).copied().unwrap_or(self.others)
    }
}

impl std::fmt::Debug for Gone {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Gone").finish_non_exhaustive()
    }
}

impl Gone {
    pub(super) fn new(clock: Clock) -> Self {
        let absent = Absent {
            each: HashMap::new(),
            others: clock(),
        };
        Self {
            left: Mutex::default(),
            away: Mutex::new(absent),
            clock,
        }
    }

    /// For how long a guest who has not the table open has not had it open.
    pub(super) fn away_for(&self, guest: &str) -> Millis {
        (self.clock)().saturating_sub(self.away().since(guest))
    }

    /// A guest has the table open.
    pub(super) fn is_here(&self, guest: &str) {
        self.away().each.remove(guest);
    }

    fn away(&self) -> MutexGuard<'_, Absent> {
        self.away.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether a guest who has not the table open had it a moment ago.
    pub(super) fn of(&self, guest: &str) -> There {
        match self.left().get(guest).map(Instant::elapsed) {
            Some(since) if since < SETTLE => There::Here,
            Some(since) if since < BACK => There::Reconnecting,
            _ => There::Away,
        }
    }

    /// Whether a guest left so lately that nobody has been told.
    pub(super) fn is_settling(&self, guest: &str) -> bool {
        let left = self.left();
        left.get(guest).is_some_and(|left| left.elapsed() < SETTLE)
    }

    /// A guest has left: whoever looks is told when that has settled, and when they are away. One task follows a guest,
    /// however often they come and go.
    pub(super) fn follow(table: &Table, guest: &str) {
        let now = (table.gone.clock)();
        table.gone.away().note(guest, now);
        let known = table.gone.left().insert(guest.to_owned(), Instant::now());
        if let (None, Ok(runtime)) = (known, Handle::try_current()) {
            runtime.spawn(watch(table.clone(), guest.to_owned()));
        }
    }

    /// A guest has gone away on purpose: whoever looks is told so now.
    pub(super) fn leave(table: &Table, guest: &str) {
        let now = (table.gone.clock)();
        table.gone.away().note(guest, now);
        table.gone.left().remove(guest);
        table.stir(guest);
    }

    fn left(&self) -> MutexGuard<'_, HashMap<String, Instant>> {
        self.left.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A seat, and whether its player is there.
#[derive(Clone, Debug)]
pub(crate) struct Attended {
    pub(crate) seat: Seat,
    pub(crate) name: String,
    /// Nothing of a bot.
    pub(crate) there: Option<There>,
    /// Since when the table waits for it.
    pub(crate) since: Option<Millis>,
}

impl Table {
    /// Every seat, and whether its player is there, for a guest.
    pub(crate) async fn attendance(&self, guest: Option<&str>) -> Result<Vec<Attended>, Wrong> {
        let read = self.look_as(guest, |live| {
            let (room, since) = (live.room(), waits(live));
            let chairs = live.chairs().iter().enumerate();
            let read = chairs.map(|(index, chair)| {
                let seat = Seat::at(index);
                let since = since.iter().find(|(asked, _)| *asked == seat);
                let guest = chair.guest.clone().filter(|_| !room.is_bot(seat));
                let name = room.name(seat).unwrap_or_default().to_owned();
                let is_bot = room.is_bot(seat);
                // Whoever sees it later sees it wait since then.
                let since = since.map(|(_, since)| *since + live.lag());
                (seat, name, guest, is_bot, since)
            });
            read.collect::<Vec<_>>()
        });
        let seats = read.await?.into_iter();
        let attended = seats.map(|(seat, name, guest, is_bot, since)| {
            let there = guest.map_or(There::Away, |guest| self.is_there(&guest));
            Attended {
                seat,
                name,
                there: (!is_bot).then_some(there),
                since,
            }
        });
        Ok(attended.collect())
    }
}

/// Since when the table waits for seats.
pub(crate) fn waits(live: &Live) -> Vec<(Seat, Millis)> {
    let room = live.room();
    let asked = room.asked().into_iter();
    let waits = asked.filter_map(|seat| Some((seat, room.asked_since(seat)?)));
    waits.collect()
}

async fn watch(table: Table, guest: String) {
    loop {
        let Some(left) = table.gone.left().get(&guest).copied() else {
            return;
        };
        sleep_until(left + SETTLE).await;
        if !table.present().contains_key(&guest) {
            table.stir(&guest);
        }
        sleep_until(left + BACK).await;
        let is_latest = {
            let mut all = table.gone.left();
            let is_latest = all.get(&guest) == Some(&left);
            if is_latest {
                all.remove(&guest);
            }
            is_latest
        };
        if is_latest {
            return table.stir(&guest);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_crowd_that_comes_and_goes_takes_no_memory_and_makes_nobody_longer_away() {
        let mut absent = Absent {
            each: HashMap::new(),
            others: 0,
        };
        for n in 0..5_000 {
            absent.note(&format!("guest {n}"), n);
            assert!(absent.each.len() <= REMEMBERED);
            assert!(absent.since("guest 0") <= n);
        }
        assert_eq!(absent.since("guest 4999"), 4_999);
        assert_eq!(absent.since("guest 7"), 4_000, "as if just gone");
    }
}
