//! The anchor of Wimpout's speeds: what a loop that knows nothing but a table of throws takes for a game of two who hold
//! out for points. It counts nothing, tells nothing, and asks no rule.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use wimpout::{Landing, Rules, Spot, ThrowTable};

/// Every throw at every spot.
pub(crate) struct Bare {
    /// Where the throws of a spot begin, and how many there are.
    spots: Vec<(u32, u32)>,
    landings: Vec<Landing>,
    luck: Xoshiro256PlusPlus,
}

impl Bare {
    /// The throws of the usual rules, the first way of each.
    pub(crate) fn new() -> Self {
        let table = ThrowTable::new(&Rules::default(), |ways| &ways[0]);
        let mut bare = Self {
            spots: Vec::new(),
            landings: Vec::new(),
            luck: Xoshiro256PlusPlus::seed_from_u64(1),
        };
        for spot in table.spots() {
            let (first, ways) = (bare.landings.len(), table.at(spot).0.ways());
            bare.spots.push((u32::try_from(first).unwrap_or(0), ways));
            bare.landings
                .extend((0..ways).map(|way| table.landing(spot, way)));
        }
        bare
    }

    /// A number below `n` by rejection.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        let most = u32::MAX - u32::MAX % n;
        loop {
            let word = (self.luck.next_u64() >> 32) as u32;
            if word < most {
                return word % n;
            }
        }
    }

    /// One turn: its points, or how it ended.
    #[inline]
    fn turn(&mut self, least: u32) -> Landing {
        let (mut spot, mut points) = (Spot::START, 0);
        loop {
            let (first, ways) = self.spots[spot.index()];
            let way = self.below(ways);
            let landing = self.landings[(first + way) as usize];
            points += landing.points();
            spot = landing.next();
            if landing.ends_turn() {
                return landing;
            }
            if !landing.must_throw() && points >= least {
                return landing.with_more(points - landing.points());
            }
        }
    }

    /// A game to 500 with an opening of 35; who won.
    pub(crate) fn game(&mut self, hold: u32) -> usize {
        let (mut scores, mut seat) = ([0_u32; 2], 0);
        loop {
            let least = if scores[seat] == 0 {
                hold.max(35)
            } else {
                hold
            };
            let end = self.turn(least);
            match end.end() {
                Some(wimpout::End::Win) => return seat,
                Some(wimpout::End::Supernova) => return 1 - seat,
                Some(_) => {}
                None => scores[seat] += end.points(),
            }
            if scores[seat] >= 500 {
                break;
            }
            seat = 1 - seat;
        }
        loop {
            let (leader, challenger) = (seat, 1 - seat);
            let end = self.turn(scores[leader] + 5 - scores[challenger]);
            match end.end() {
                Some(wimpout::End::Win) => return challenger,
                Some(_) => return leader,
                None => scores[challenger] += end.points(),
            }
            seat = challenger;
        }
    }
}
