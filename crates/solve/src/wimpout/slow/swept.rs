//! Chances of positions, from all turns swept again and again until nothing moves.

use std::collections::BTreeMap;

use super::thrown::Fate;
use super::{After, ME, Position, Side, Slow, Two, YOU};

impl Slow {
    pub(super) fn iterate(&self) -> Vec<(Position, Two)> {
        let mut turns: BTreeMap<Position, Turned> = BTreeMap::new();
        let begins = Side::at(0).circled(u32::from(self.draws()));
        let mut new = vec![Position::early(begins, begins)];
        while let Some(at) = new.pop() {
            if turns.contains_key(&at) {
                continue;
            }
            let mut turned: Turned = self.spots.iter().map(|spot| self.stop(at, *spot)).collect();
            let wrecked = self.thrown(at, self.wreck.as_ref());
            let nova = self.thrown(at, self.nova.as_ref());
            turned.extend([self.lost(at), wrecked, nova].map(Some));
            new.extend(turned.iter().flatten().filter_map(|after| match after {
                After::Turn(next, _) => Some(*next),
                After::Over(_) => None,
            }));
            turns.insert(at, turned);
        }
        // Challenges first, then from many points down: so it takes fewer rounds.
        let mut turns: Vec<(Position, Turned)> = turns.into_iter().collect();
        turns.sort_by_key(|(at, _)| {
            let other = at.other.map_or(1_000, |other| other.score);
            let tally = at.mover.wrecks + at.mover.circles;
            std::cmp::Reverse((at.licks, at.mover.score + other, tally))
        });
        self.settle(&turns)
    }

    fn settle(&self, turns: &[(Position, Turned)]) -> Vec<(Position, Two)> {
        let numbers = turns
            .iter()
            .enumerate()
            .map(|(number, (at, _))| (*at, number));
        let numbers: BTreeMap<Position, usize> = numbers.collect();
        let numbered = |(_, turned): &(Position, Turned)| Sweep {
            after: turned
                .iter()
                .map(|after| Next::of(*after, &numbers))
                .collect(),
            worth: vec![[0.5; 2]; self.spots.len()],
            from: Vec::new(),
            rests: false,
        };
        let mut sweeps: Vec<Sweep> = turns.iter().map(numbered).collect();
        let order = self.order();
        let mut values = vec![[0.5; 2]; turns.len()];
        for _ in 0..10_000 {
            let mut moved = 0.0_f64;
            for (number, sweep) in sweeps.iter_mut().enumerate() {
                let value = sweep.again(self, &order, &values);
                for (new, old) in value.iter().zip(values[number]) {
                    moved = moved.max((new - old).abs());
                }
                values[number] = value;
            }
            if moved < 1e-10 {
                let all = turns.iter().map(|(at, _)| *at).zip(values);
                return all.filter(|(at, _)| !at.licks).collect();
            }
        }
        panic!("nothing settles");
    }
}

/// Where stopping at each spot leads to, then a turn that is lost, wrecked, or ended by a supernova.
type Turned = Vec<Option<After>>;

/// The same with numbers for positions.
enum Next {
    Is(Two),
    Mine(usize),
    Yours(usize),
}

impl Next {
    fn of(after: Option<After>, numbers: &BTreeMap<Position, usize>) -> Self {
        match after {
            None => Self::Is([-1.0, 0.0]),
            Some(After::Over(won)) => {
                Self::Is([ME, YOU].map(|seat| f64::from(u8::from(won == Some(seat)))))
            }
            Some(After::Turn(at, ME)) => Self::Mine(numbers[&at]),
            Some(After::Turn(at, _)) => Self::Yours(numbers[&at]),
        }
    }

    fn worth(&self, values: &[Two]) -> Two {
        match self {
            Self::Is(worth) => *worth,
            Self::Mine(number) => values[*number],
            Self::Yours(number) => {
                let [mover, other] = values[*number];
                [other, mover]
            }
        }
    }
}

/// One turn, swept again and again.
struct Sweep {
    after: Vec<Next>,
    worth: Vec<Two>,
    /// What its ends were worth when it was swept last, and whether nothing came of that.
    from: Vec<Two>,
    rests: bool,
}

impl Sweep {
    fn again(&mut self, slow: &Slow, order: &[usize], values: &[Two]) -> Two {
        let worths: Vec<Two> = self.after.iter().map(|next| next.worth(values)).collect();
        if !self.rests || self.from != worths {
            let (stops, ends) = worths.split_at(slow.spots.len());
            let before = self.worth[0];
            let ends = [ends[0], ends[1], ends[2]];
            let after = slow.sweep(order, stops, ends, &mut self.worth);
            self.rests = same(after, before) && self.from == worths;
            self.from = worths;
        }
        self.worth[0]
    }
}

impl Slow {
    /// Spots in an order in which each leads to those before it.
    pub(in crate::wimpout) fn order(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.spots.len()).collect();
        order.sort_by_key(|spot| std::cmp::Reverse((self.spots[*spot].0, self.spots[*spot].2)));
        order
    }

    /// Sweeps a turn once, where to stop at each spot is worth so much, and to lose it, to wreck, to go supernova; what it
    /// is worth.
    pub(in crate::wimpout) fn sweep(
        &self,
        order: &[usize],
        stops: &[Two],
        [lost, wrecked, nova]: [Two; 3],
        worth: &mut [Two],
    ) -> Two {
        for &spot in order {
            let (mut once, mut again) = ([0.0; 2], 0.0);
            for (fates, chance) in &self.throws[spot] {
                if *fates == [Fate::Spot(spot)] {
                    again = *chance;
                    continue;
                }
                let fates = fates.iter().map(|fate| match fate {
                    Fate::Won => [1.0, 0.0],
                    Fate::Nova => nova,
                    Fate::Lost => lost,
                    Fate::Wrecked => wrecked,
                    Fate::Spot(next) => better(stops[*next], worth[*next]),
                });
                let best = fates.reduce(better).unwrap();
                once = [0, 1].map(|player| once[player] + chance * best[player]);
            }
            worth[spot] = once.map(|once| once / (1.0 - again));
        }
        worth[0]
    }
}

pub(super) fn same(one: Two, other: Two) -> bool {
    one.map(f64::to_bits) == other.map(f64::to_bits)
}

/// What the mover prefers; of equal ones the first.
fn better(first: Two, second: Two) -> Two {
    if first[0] >= second[0] { first } else { second }
}
