//! Who holds which seat of a table, who has opened it, and whom its door lets in: a fold over the table's log.

use std::collections::{BTreeMap, BTreeSet};

use host::{Fact, Millis};
use table::Seat;

use super::entry::{Entry, Note};

/// A seat as the house knows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Chair {
    /// The number of this sitting down, or of the last new key: a seat's key is made from it, and stays when seats
    /// move up.
    pub(crate) serial: u32,
    /// The guest who holds it; a bot's seat is held by nobody.
    pub(crate) guest: Option<String>,
    /// The guest who held it before, from whom it was taken with its key.
    before: Option<String>,
    pub(crate) marker: String,
}

/// Who may sit down at a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Door {
    /// The password as the house has signed it; without one everybody may.
    pub(crate) lock: Option<String>,
    /// Those who have told it.
    pub(crate) admitted: BTreeSet<String>,
    /// For which guests a seat is kept: those who played before.
    pub(crate) kept: BTreeMap<String, Awaited>,
}

/// For whom a seat is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Awaited {
    /// Until when, in milliseconds since 1970.
    pub(crate) until: Millis,
    /// What they were called.
    pub(crate) name: String,
}

/// The seats of a table and its door.
#[derive(Debug, Default)]
pub(super) struct Chairs {
    all: Vec<Chair>,
    opener: String,
    serials: u32,
    door: Door,
}

impl Chairs {
    /// Keeps up with what is stored of the table.
    pub(super) fn follow(&mut self, entry: &Entry) {
        match entry {
            Entry::Fact(Fact::Sat { seat, .. }) => self.seat(*seat),
            Entry::Fact(Fact::SatLate { .. }) => self.seat(None),
            Entry::Fact(Fact::StoodUp { seat, .. }) => {
                self.all.remove(seat.index());
            }
            Entry::Fact(_) => {}
            Entry::Note(note) => self.note(note),
        }
    }

    fn note(&mut self, note: &Note) {
        match note {
            Note::OpenedBy { guest } => self.opener.clone_from(guest),
            Note::Held {
                seat,
                guest,
                marker,
            } => self.hold(*seat, guest, marker),
            Note::Rekeyed { seat } => {
                self.serials += 1;
                if let Some(chair) = self.all.get_mut(seat.index()) {
                    chair.serial = self.serials;
                    chair.before = None;
                }
            }
            Note::Locked { lock } => self.door.lock = Some(lock.clone()),
            Note::Admitted { guest } => {
                self.door.admitted.insert(guest.clone());
            }
            Note::Kept { guest, until, name } => {
                let (until, name) = (*until, name.clone());
                self.door
                    .kept
                    .insert(guest.clone(), Awaited { until, name });
            }
            Note::CaughtUp | Note::Revealed { .. } => {}
        }
    }

    /// Somebody sat down in that seat, or behind all others.
    fn seat(&mut self, seat: Option<Seat>) {
        self.serials += 1;
        let index = seat.map_or(self.all.len(), Seat::index);
        let chair = Chair {
            serial: self.serials,
            guest: None,
            before: None,
            marker: String::new(),
        };
        self.all.insert(index.min(self.all.len()), chair);
    }

    /// A guest holds one seat at most: whoever takes another gives up the first.
    fn hold(&mut self, seat: Seat, guest: &str, marker: &str) {
        for chair in &mut self.all {
            if chair.guest.as_deref() == Some(guest) {
                chair.guest = None;
            }
        }
        if let Some(chair) = self.all.get_mut(seat.index()) {
            let before = chair.guest.replace(guest.to_owned());
            chair.before = before.filter(|before| before != guest);
            if chair.marker.is_empty() {
                marker.clone_into(&mut chair.marker);
            }
        }
    }

    /// The seats, in order of play.
    pub(super) fn all(&self) -> &[Chair] {
        &self.all
    }

    /// The guest who has opened the table.
    pub(super) fn opener(&self) -> &str {
        &self.opener
    }

    /// Who may sit down.
    pub(super) fn door(&self) -> &Door {
        &self.door
    }

    /// Whether a guest may sit down without telling the password.
    pub(super) fn admits(&self, guest: &str) -> bool {
        self.door.lock.is_none() || self.opener == guest || self.door.admitted.contains(guest)
    }

    /// The seat a guest holds.
    pub(super) fn seat_of(&self, guest: &str) -> Option<Seat> {
        let held = |chair: &Chair| chair.guest.as_deref() == Some(guest);
        self.all.iter().position(held).map(Seat::at)
    }

    /// The seat that a guest held until another device of theirs took it up.
    pub(super) fn left_behind(&self, guest: &str) -> Option<Seat> {
        let left = |chair: &Chair| chair.before.as_deref() == Some(guest);
        let seat = self.all.iter().position(left).map(Seat::at);
        seat.filter(|_| self.seat_of(guest).is_none())
    }

    /// The seat in which somebody sat down last.
    pub(super) fn newest(&self) -> Option<Seat> {
        let seats = (0..self.all.len()).map(Seat::at);
        seats.max_by_key(|seat| self.all[seat.index()].serial)
    }
}
