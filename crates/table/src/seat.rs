//! Seats and whatever is counted by seat.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// A place at the table, numbered from 0 in order of play (W2).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Seat(pub u16);

impl Seat {
    /// The seat with this number.
    ///
    /// # Panics
    /// If `index` is over 65,535, more seats than a table may have.
    #[must_use]
    #[inline]
    pub fn at(index: usize) -> Self {
        Self(u16::try_from(index).expect("a table has at most 65,535 seats"))
    }

    /// The number of the seat.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The next seat in order of play at a table of `seats`.
    #[must_use]
    pub fn next(self, seats: usize) -> Self {
        Self::at((self.index() + 1) % seats)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

/// One `T` for every seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BySeat<T>(Vec<T>);

impl<T> BySeat<T> {
    /// `make(seat)` for each of `seats` seats.
    pub fn new(seats: usize, make: impl FnMut(Seat) -> T) -> Self {
        Self((0..seats).map(Seat::at).map(make).collect())
    }

    /// How many seats there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is no seat at all.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The entry of `seat`, if the table has it.
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())
    }

    /// Every seat in order of play.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<T> {
        (0..self.0.len()).map(Seat::at)
    }

    /// Every seat with its entry, in order of play.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.0.iter().enumerate().map(|(i, t)| (Seat::at(i), t))
    }

    /// Every entry in order of play.
    pub fn values(&self) -> impl Iterator<Item = &T> {
        self.0.iter()
    }

    /// Seats one more, last in the order of play (S15), and returns its seat.
    pub fn push(&mut self, entry: T) -> Seat {
        self.0.push(entry);
        Seat::at(self.0.len() - 1)
    }

    /// The entries as a slice.
    pub fn as_slice(&self) -> &[T] {
        &self.0
    }
}

impl<T> From<Vec<T>> for BySeat<T> {
    fn from(entries: Vec<T>) -> Self {
        Self(entries)
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}
