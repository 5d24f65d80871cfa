//! The cows in play. All fields together are one ring (A2): seat after seat, each from its right to its left, which
//! is the way a roll counts.

use std::fmt;

use table::Seat;

use crate::action::End;
use crate::card::{Card, CardSet, MOST_CARDS, MOST_SEATS, Seats, Six};

/// A one in each byte.
const EACH: u64 = 0x0101_0101_0101_0101;

/// Cows that move up together. The rest of the line is shorter as a rule, and so many bytes are moved at once.
const NEAR: usize = 32;

/// Every field, in one line without gaps.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Ring {
    /// Behind the last cow nothing but zeros, and so much of them that [`NEAR`] of any place can be moved.
    cows: [Card; MOST_CARDS + NEAR],
    /// Where each field begins, a byte for each, and in those above where the line ends.
    starts: u64,
    /// The cows of each field, as sets.
    herds: Six<CardSet>,
}

impl Ring {
    /// No cow anywhere.
    pub(crate) fn empty() -> Self {
        Self {
            cows: [Card(0); MOST_CARDS + NEAR],
            starts: 0,
            herds: Six::default(),
        }
    }

    /// The cows of a field from its right to its left.
    pub fn field(&self, seat: Seat) -> &[Card] {
        &self.cows[self.start(seat)..self.end(seat)]
    }

    /// How many cows stand in a field.
    pub fn len(&self, seat: Seat) -> usize {
        self.end(seat) - self.start(seat)
    }

    /// Whose fields are not empty.
    pub(crate) fn occupied(&self) -> Seats {
        // A byte is not 0 where a field begins elsewhere than the next.
        const LOW: u64 = 0x7F7F_7F7F_7F7F_7F7F;
        let lens = (self.starts >> 8) - (self.starts & (u64::MAX >> 8));
        let some = (((lens & LOW) + LOW) | lens) & !LOW;
        // The top bits of the bytes, side by side.
        let bits = (some >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56;
        Seats::of_bits(bits.to_le_bytes()[0])
    }

    /// All cows in play.
    pub fn all(&self) -> &[Card] {
        &self.cows[..self.total()]
    }

    /// All cows in play from a field on, round the table.
    pub fn from(&self, seat: Seat) -> impl Iterator<Item = Card> {
        let (before, after) = self.all().split_at(self.start(seat));
        after.iter().chain(before).copied()
    }

    /// How many cows are in play.
    pub fn total(&self) -> usize {
        self.place(MOST_SEATS)
    }

    /// The cow that a roll of `seat` reaches (R24, R25).
    pub fn reached(&self, seat: Seat, face: u32) -> Option<Card> {
        let (nth, total) = (face as usize, self.total());
        if !(1..=total).contains(&nth) {
            return None;
        }
        let place = self.start(seat) + nth - 1;
        Some(self.cows[place - total * usize::from(place >= total)])
    }

    /// The cows of a field, without their order.
    pub fn herd(&self, seat: Seat) -> CardSet {
        self.herds[seat]
    }

    /// All cows in play, without their order.
    pub fn herds(&self) -> CardSet {
        self.herds.all()
    }

    /// Whose field a cow stands in.
    pub fn whose(&self, cow: Card) -> Option<Seat> {
        self.herds.whose(cow)
    }

    /// Puts a cow at an end of a field.
    pub(crate) fn put(&mut self, seat: Seat, end: End, cow: Card) {
        let place = self.place(seat.index() + usize::from(end == End::Left));
        let behind = (self.total() - place).max(NEAR);
        self.move_up(place, place + 1, behind);
        self.cows[place] = cow;
        self.starts += later(seat);
        self.herds[seat].insert(cow);
    }

    /// Takes a cow out; the gap closes (A20). Says whose field it stood in.
    pub(crate) fn take(&mut self, cow: Card) -> Option<Seat> {
        let seat = self.whose(cow)?;
        self.take_from(seat, cow)
    }

    /// Takes a cow out of a field.
    pub(crate) fn take_from(&mut self, seat: Seat, cow: Card) -> Option<Seat> {
        let place = self.place_of(seat, cow)?;
        let behind = (self.total() - place).max(NEAR);
        self.move_up(place + 1, place, behind);
        self.starts -= later(seat);
        self.herds[seat].remove(cow);
        Some(seat)
    }

    /// Puts the cows of a field in this order, from right to left. It must hold the same cows.
    pub(crate) fn arrange(&mut self, seat: Seat, order: &[Card]) {
        let start = self.start(seat);
        self.cows[start..start + order.len()].copy_from_slice(order);
    }

    /// Moves the cow at the first place of a field to the second; places count from the right.
    pub(crate) fn shift(&mut self, seat: Seat, from: u8, to: u8) {
        let (start, end) = (self.start(seat), self.end(seat));
        let field = &mut self.cows[start..end];
        let (from, to) = (usize::from(from), usize::from(to));
        if from.max(to) >= field.len() {
            return;
        }
        if from < to {
            field[from..=to].rotate_left(1);
        } else {
            field[to..=from].rotate_right(1);
        }
    }

    /// Moves so many cows, [`NEAR`] at least, from a place to another.
    fn move_up(&mut self, from: usize, to: usize, cows: usize) {
        if cows == NEAR {
            self.cows.copy_within(from..from + NEAR, to);
        } else {
            self.cows.copy_within(from..from + cows, to);
        }
    }

    /// Where a cow of a field stands.
    fn place_of(&self, seat: Seat, cow: Card) -> Option<usize> {
        let (start, end) = (self.start(seat), self.end(seat));
        // All of eight are looked at together: which one it is a processor cannot guess.
        let near: [u8; 8] = std::array::from_fn(|nth| self.cows[start + nth].0);
        let differ = u64::from_le_bytes(near) ^ (EACH * u64::from(cow.0));
        let same = differ.wrapping_sub(EACH) & !differ & (EACH << 7);
        let place = start + (same.trailing_zeros() / 8) as usize;
        if same == 0 {
            let far = self.field(seat).iter().position(|&other| other == cow);
            return far.map(|nth| start + nth);
        }
        (place < end).then_some(place)
    }

    fn start(&self, seat: Seat) -> usize {
        self.place(seat.index())
    }

    fn end(&self, seat: Seat) -> usize {
        self.place(seat.index() + 1)
    }

    fn place(&self, nth: usize) -> usize {
        usize::from((self.starts >> (8 * (nth & 7))).to_le_bytes()[0])
    }
}

/// A one in each byte of [`Ring::starts`] that lies behind a seat's field.
fn later(seat: Seat) -> u64 {
    EACH << 8 << (8 * seat.index())
}

impl fmt::Debug for Ring {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let fields = (0..MOST_SEATS).map(|seat| self.field(Seat::at(seat)));
        f.debug_list().entries(fields).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Three fields, written from left to right.
    fn ring(fields: [&[u8]; 3]) -> Ring {
        let mut ring = Ring::empty();
        for (seat, field) in fields.iter().enumerate() {
            for &cow in *field {
                ring.put(Seat::at(seat), End::Right, Card(cow));
            }
        }
        ring
    }

    #[test]
    fn a_roll_counts_from_the_right_and_on_into_the_left_neighbours_field() {
        let ring = ring([&[1, 2], &[], &[3, 4, 5, 6]]);
        let hits: Vec<_> = (1..=6)
            .map(|face| ring.reached(Seat(0), face).unwrap().0)
            .collect();
        assert_eq!(hits, [2, 1, 6, 5, 4, 3]);
        let hits: Vec<_> = (1..=6)
            .map(|face| ring.reached(Seat(2), face).unwrap().0)
            .collect();
        assert_eq!(hits, [6, 5, 4, 3, 2, 1]);
        assert_eq!(ring.reached(Seat(1), 1), Some(Card(6)));
        assert_eq!(ring.reached(Seat(1), 7), None);
        assert_eq!(Ring::empty().reached(Seat(0), 1), None);
    }

    #[test]
    fn cows_come_and_go_at_their_places() {
        let mut ring = ring([&[1, 2], &[3], &[4]]);
        ring.put(Seat(1), End::Left, Card(5));
        ring.put(Seat(1), End::Right, Card(6));
        assert_eq!(ring.field(Seat(1)), [Card(6), Card(3), Card(5)]);
        assert_eq!(ring.take(Card(3)), Some(Seat(1)));
        assert_eq!(ring.take(Card(3)), None);
        assert_eq!(
            (ring.field(Seat(1)), ring.whose(Card(4))),
            (&[Card(6), Card(5)][..], Some(Seat(2)))
        );
        assert_eq!(ring.field(Seat(0)), [Card(2), Card(1)]);
        assert_eq!(
            ring.occupied().iter().collect::<Vec<_>>(),
            [0, 1, 2].map(Seat)
        );
        ring.take(Card(4));
        assert_eq!(ring.occupied().iter().collect::<Vec<_>>(), [0, 1].map(Seat));
        ring.arrange(Seat(0), &[Card(1), Card(2)]);
        assert_eq!(ring.reached(Seat(0), 1), Some(Card(1)));
    }

    #[test]
    fn equal_fields_are_equal_values() {
        let mut one = ring([&[1, 2], &[], &[]]);
        one.take(Card(1));
        assert_eq!(one, ring([&[2], &[], &[]]));
    }
}
