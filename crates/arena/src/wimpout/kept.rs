//! How the decisions of a plan are kept: one by one as they are found, or all of a turn in so few bytes that those of every
//! pair of scores fit into a processor's nearer memory.

use std::sync::atomic::{AtomicU8, Ordering};

/// Decisions are kept for so many steps of points; what comes beyond is worked out each time.
pub(super) const ROWS: usize = 100;
/// No decision is known yet.
const UNKNOWN: u8 = 0;
/// It differs from points to points: what is left of the byte says where it is found.
const DIFFERS: u8 = 0x80;
/// There was no room for it.
const UNHELD: u8 = u8::MAX;

/// Decisions by slot or list, and row of points.
#[derive(Debug)]
pub(super) enum Kept {
    /// Those that have been found, slots before lists.
    Found {
        cells: Box<[AtomicU8]>,
        n_slots: usize,
    },
    /// All of them.
    All(Solved),
}

/// All decisions of a turn.
#[derive(Debug)]
pub(super) struct Solved {
    n_slots: usize,
    /// Of each slot, the row from which on to stop; then of each list, the way to count, which hardly ever depends on the
    /// points.
    usual: Box<[u8]>,
    /// Row by row, what those slots and lists say that are not so simple.
    by_row: Box<[u8]>,
}

impl Kept {
    /// Room for so many slots and lists of which nothing is known.
    pub(super) fn nothing(n_slots: usize, lists: usize) -> Self {
        let cells = std::iter::repeat_with(|| AtomicU8::new(UNKNOWN));
        Self::Found {
            cells: cells.take((n_slots + lists) * ROWS).collect(),
            n_slots,
        }
    }

    /// Whether to stop; nothing where that is not known.
    #[inline]
    pub(super) fn stops(&self, slot: usize, row: usize) -> Option<bool> {
        if row >= ROWS {
            return None;
        }
        match self {
            Self::All(solved) => solved.stops(slot, row),
            Self::Found { cells, .. } => known(&cells[slot * ROWS + row]).map(|stops| stops == 1),
        }
    }

    /// Which way to count; nothing where that is not known.
    #[inline]
    pub(super) fn way(&self, list: usize, row: usize) -> Option<usize> {
        if row >= ROWS {
            return None;
        }
        match self {
            Self::All(solved) => solved.way(list, row),
            Self::Found { cells, n_slots } => {
                known(&cells[(n_slots + list) * ROWS + row]).map(usize::from)
            }
        }
    }

    /// Keeps what was found.
    pub(super) fn keep_stop(&self, slot: usize, row: usize, stops: bool) {
        self.keep(slot, row, usize::from(stops));
    }

    /// Keeps what was found.
    pub(super) fn keep_way(&self, list: usize, row: usize, way: usize) {
        if let Self::Found { n_slots, .. } = self {
            self.keep(n_slots + list, row, way);
        }
    }

    fn keep(&self, place: usize, row: usize, found: usize) {
        if let (Self::Found { cells, .. }, true) = (self, row < ROWS) {
            cells[place * ROWS + row].store(told(found), Ordering::Relaxed);
        }
    }
}

impl Solved {
    /// What `stops` and `way` say of each slot and list, and row.
    pub(super) fn of(
        n_slots: usize,
        lists: usize,
        stops: impl Fn(usize, usize) -> bool,
        way: impl Fn(usize, usize) -> Option<usize>,
    ) -> Self {
        let (mut usual, mut by_row) = (Vec::new(), Vec::new());
        let mut add = |simple: Option<u8>, each: Vec<u8>| {
            let place = by_row.len() / ROWS;
            usual.push(match simple {
                Some(simple) => simple,
                None if place < usize::from(UNHELD - DIFFERS) => {
                    by_row.extend(each);
                    DIFFERS | place.to_le_bytes()[0]
                }
                None => UNHELD,
            });
        };
        for slot in 0..n_slots {
            let each: Vec<bool> = (0..ROWS).map(|row| stops(slot, row)).collect();
            let from = each.iter().take_while(|stops| !**stops).count();
            let simple = each[from..].iter().all(|stops| *stops);
            let from = u8::try_from(from).ok().filter(|_| simple);
            add(
                from,
                each.into_iter().map(|stops| told(stops.into())).collect(),
            );
        }
        for list in 0..lists {
            let each: Vec<u8> = (0..ROWS)
                .map(|row| way(list, row).map_or(UNKNOWN, told))
                .collect();
            let same = each.iter().all(|way| *way == each[0]);
            add(same.then_some(each[0]), each);
        }
        Self {
            n_slots,
            usual: usual.into(),
            by_row: by_row.into(),
        }
    }

    #[inline]
    fn stops(&self, slot: usize, row: usize) -> Option<bool> {
        match self.usual[slot] {
            from if from < DIFFERS => Some(row >= usize::from(from)),
            place => self.in_row(place, row).map(|stops| stops == 1),
        }
    }

    #[inline]
    fn way(&self, list: usize, row: usize) -> Option<usize> {
        match self.usual[self.n_slots + list] {
            way if way < DIFFERS => usize::from(way).checked_sub(1),
            place => self.in_row(place, row),
        }
    }

    #[inline]
    fn in_row(&self, place: u8, row: usize) -> Option<usize> {
        let cell = self.by_row.get(usize::from(place - DIFFERS) * ROWS + row)?;
        usize::from(*cell).checked_sub(1)
    }
}

fn known(cell: &AtomicU8) -> Option<u8> {
    cell.load(Ordering::Relaxed).checked_sub(1)
}

/// A decision as it is kept.
fn told(found: usize) -> u8 {
    u8::try_from(found + 1)
        .ok()
        .filter(|told| *told < DIFFERS)
        .unwrap_or(UNKNOWN)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_what_was_said() {
        let stops = |slot: usize, row: usize| {
            row * (slot + 1) > 60 && (slot != 4 || !row.is_multiple_of(9))
        };
        let way = |list: usize, row: usize| {
            (list < 200).then_some(if list.is_multiple_of(2) {
                list % 7
            } else {
                row / 30
            })
        };
        let all = Kept::All(Solved::of(9, 201, stops, way));
        let found = Kept::nothing(9, 201);
        for row in 0..ROWS {
            for slot in 0..9 {
                assert_eq!(found.stops(slot, row), None);
                found.keep_stop(slot, row, stops(slot, row));
                assert_eq!(
                    [&all, &found].map(|kept| kept.stops(slot, row)),
                    [Some(stops(slot, row)); 2]
                );
            }
            for list in 0..200 {
                found.keep_way(list, row, way(list, row).unwrap());
                assert_eq!(
                    [&all, &found].map(|kept| kept.way(list, row)),
                    [way(list, row); 2]
                );
            }
            assert_eq!(all.way(200, row), None);
        }
        assert_eq!((all.stops(0, ROWS), all.way(0, ROWS)), (None, None));
    }
}
