//! Cards by their place in the deck file, sets of them, and arrays by seat: the fixed-size stuff a state is made of.

use std::fmt;
use std::ops::{BitAnd, BitOr, Index, IndexMut, Sub};

use table::Seat;

use crate::bits::Ranks;

/// The greatest number of cow and event cards a deck may have.
pub const MOST_CARDS: usize = 128;

/// The greatest number of seats (R1).
pub const MOST_SEATS: usize = 6;

/// A physical card: its place in the deck file, cows before events.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(pub(crate) u8);

impl Card {
    /// The place of the card in the deck file.
    pub fn index(self) -> usize {
        usize::from(self.0) & (MOST_CARDS - 1)
    }

    pub(crate) fn at(index: usize) -> Self {
        debug_assert!(index < MOST_CARDS);
        Self(index.to_le_bytes()[0])
    }

    /// Its bit in the two halves of a set.
    fn bits(self) -> [u64; 2] {
        let bit = 1 << (self.0 & 63);
        let high = u64::from(self.0 >> 6 & 1).wrapping_neg();
        [bit & !high, bit & high]
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of cards: two words and no array, so that it is handed on in registers.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CardSet {
    low: u64,
    high: u64,
}

impl CardSet {
    /// No card.
    pub const EMPTY: Self = Self { low: 0, high: 0 };

    /// The first `n` cards of a deck.
    pub(crate) fn first(n: usize) -> Self {
        (0..n).map(Card::at).collect()
    }

    /// These cards, or none.
    pub(crate) fn when(self, so: bool) -> Self {
        let all = u64::from(so).wrapping_neg();
        Self {
            low: self.low & all,
            high: self.high & all,
        }
    }

    /// The cards as bits.
    pub(crate) fn bits(self) -> u128 {
        u128::from(self.high) << 64 | u128::from(self.low)
    }

    /// The cards whose bits are set.
    pub(crate) fn of_bits(bits: u128) -> Self {
        let half = |bits: u128| u64::try_from(bits & u128::from(u64::MAX)).unwrap_or_default();
        Self {
            low: half(bits),
            high: half(bits >> 64),
        }
    }

    /// How many cards there are.
    pub fn len(self) -> usize {
        self.count() as usize
    }

    pub(crate) fn count(self) -> u32 {
        let Self { low, high } = self;
        // Of hands and fields one half is empty as a rule, and processors without an instruction for it count slowly.
        low.count_ones() + if high == 0 { 0 } else { high.count_ones() }
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.low | self.high == 0
    }

    /// Whether the card is one of them.
    pub fn contains(self, card: Card) -> bool {
        let [low, high] = card.bits();
        self.low & low | self.high & high != 0
    }

    /// Adds a card.
    pub fn insert(&mut self, card: Card) {
        let [low, high] = card.bits();
        self.low |= low;
        self.high |= high;
    }

    /// Takes a card out, if it is there.
    pub fn remove(&mut self, card: Card) {
        let [low, high] = card.bits();
        self.low &= !low;
        self.high &= !high;
    }

    /// The cards in the order of the deck file.
    pub fn iter(self) -> impl Iterator<Item = Card> + use<> {
        let Self { mut low, mut high } = self;
        std::iter::from_fn(move || {
            if low != 0 {
                let index = low.trailing_zeros() as usize;
                low &= low - 1;
                return Some(Card::at(index));
            }
            (high != 0).then(|| {
                let index = high.trailing_zeros() as usize;
                high &= high - 1;
                Card::at(64 + index)
            })
        })
    }

    /// The first card.
    pub fn first_card(self) -> Option<Card> {
        let bits = self.bits();
        (bits != 0).then(|| Card::at(bits.trailing_zeros() as usize))
    }

    /// Whether there are two cards or more.
    pub(crate) fn is_many(self) -> bool {
        let bits = self.bits();
        bits & bits.wrapping_sub(1) != 0
    }

    /// The card with `n` others before it.
    pub fn nth(self, n: usize) -> Option<Card> {
        Ranked::of(self).nth(u32::try_from(n).ok()?)
    }

    /// One of the cards, by the number below theirs that is drawn.
    pub(crate) fn pick(self, draw: impl FnOnce(u32) -> u32) -> Option<Card> {
        let cards = Ranked::of(self);
        cards.nth(draw(cards.len()))
    }
}

/// A set whose cards have been counted.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ranked([Ranks; 2]);

impl Ranked {
    pub(crate) fn of(cards: CardSet) -> Self {
        Self([cards.low, cards.high].map(Ranks::of))
    }

    /// How many cards there are.
    pub(crate) fn len(self) -> u32 {
        self.0[0].ones() + self.0[1].ones()
    }

    /// The card with `n` others before it.
    pub(crate) fn nth(self, n: u32) -> Option<Card> {
        let [low, high] = self.0;
        if n < low.ones() {
            return Some(Card::at(low.nth(n)));
        }
        let n = n - low.ones();
        (n < high.ones()).then(|| Card::at(64 + high.nth(n)))
    }
}

impl BitAnd for Seats {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitAnd for CardSet {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self {
            low: self.low & other.low,
            high: self.high & other.high,
        }
    }
}

impl BitOr for CardSet {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self {
            low: self.low | other.low,
            high: self.high | other.high,
        }
    }
}

impl Sub for CardSet {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self {
            low: self.low & !other.low,
            high: self.high & !other.high,
        }
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = Self::EMPTY;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// One `T` for each of the six seats a table can have; those of seats nobody sits in keep their default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Six<T>(pub(crate) [T; MOST_SEATS]);

impl Six<CardSet> {
    /// Whose set a card is in. Every set is looked at: that is cheaper than a branch which luck decides.
    pub(crate) fn whose(&self, card: Card) -> Option<Seat> {
        let sets = self.0.iter().enumerate();
        let bits = sets.fold(0_u32, |bits, (seat, set)| {
            bits | u32::from(set.contains(card)) << seat
        });
        (bits != 0).then(|| Seat::at(bits.trailing_zeros() as usize))
    }

    /// All their cards.
    pub(crate) fn all(&self) -> CardSet {
        self.0.iter().fold(CardSet::EMPTY, |all, &set| all | set)
    }
}

impl<T> Index<Seat> for Six<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for Six<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Seats(u8);

impl Seats {
    /// Seats 0 to `n` − 1.
    pub(crate) fn first(n: usize) -> Self {
        Self(u8::try_from((1u32 << n) - 1).unwrap_or(u8::MAX))
    }

    /// How many seats there are.
    pub fn len(self) -> usize {
        self.count() as usize
    }

    pub(crate) fn count(self) -> u32 {
        // Fewer than 16: two nibbles, looked up.
        const ONES: u64 = 0x4332_3221_3221_2110;
        let ones = |nibble: u8| u32::from((ONES >> (4 * nibble)).to_le_bytes()[0] & 15);
        ones(self.0 & 15) + ones(self.0 >> 4)
    }

    /// Those whose bits are set, of the six that can be.
    pub(crate) fn of_bits(bits: u8) -> Self {
        Self(bits & ((1 << MOST_SEATS) - 1))
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the seat is one of them.
    pub fn contains(self, seat: Seat) -> bool {
        seat.index() < MOST_SEATS && self.0 >> seat.0 & 1 == 1
    }

    pub(crate) fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    pub(crate) fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// Two bits for each seat, the lower one set if the seat is one of them.
    pub(crate) fn spread(self) -> u16 {
        static SPREAD: [u16; 1 << MOST_SEATS] = {
            let mut spread = [0; 1 << MOST_SEATS];
            let mut bits = 1;
            while bits < spread.len() {
                spread[bits] = spread[bits >> 1] << 2 | if bits & 1 == 1 { 1 } else { 0 };
                bits += 1;
            }
            spread
        };
        SPREAD[usize::from(self.0) % SPREAD.len()]
    }

    /// The seats in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> + use<> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let index = left.trailing_zeros();
            (left != 0).then(|| {
                left &= left - 1;
                Seat::at(index as usize)
            })
        })
    }

    /// The seats in the order of play, from `seat` on and round the table (S1).
    pub(crate) fn from(self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let later = self.0 >> seat.0 << seat.0;
        let mut left = u16::from_le_bytes([later, self.0 & !later]);
        std::iter::from_fn(move || {
            let index = left.trailing_zeros() & 7;
            (left != 0).then(|| {
                left &= left - 1;
                Seat::at(index as usize)
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_keeps_the_order_of_the_deck() {
        let set: CardSet = [Card(127), Card(0), Card(5)].into_iter().collect();
        assert_eq!(
            set.iter().collect::<Vec<_>>(),
            [Card(0), Card(5), Card(127)]
        );
        assert_eq!(
            (set.len(), set.nth(2), set.nth(3)),
            (3, Some(Card(127)), None)
        );
        assert_eq!(CardSet::first(128).len(), 128);
    }

    #[test]
    fn seats_go_round_the_table() {
        let mut seats = Seats::first(4);
        seats.remove(Seat(2));
        let round: Vec<_> = seats.from(Seat(2)).map(|seat| seat.0).collect();
        assert_eq!(round, [3, 0, 1]);
        assert!(!seats.contains(Seat(9)));
    }
}
