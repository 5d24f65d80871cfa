//! When a rule of one's own ends something, found out by asking it (O7): by one thing alone, else by several together.

use crate::UpTo;

/// Around no more numbers it is asked.
const MOST_TURNED: usize = 3;

/// What a moment is made of, and what each part of it may be: in rising order.
#[derive(Clone, Debug)]
pub struct Moments<const N: usize> {
    /// The values that are asked about.
    pub values: [Vec<u32>; N],
    /// Moments at which nothing is over yet, the likeliest first: the beginning.
    pub begins: Vec<[u32; N]>,
    /// Numbers at which it may turn.
    pub turns_at: Vec<u32>,
}

/// When it is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending<const N: usize> {
    /// By each thing alone, whatever the others are; at no time where there is none.
    Alone([Option<Span>; N]),
    /// When all this comes together.
    Together([Option<Span>; N]),
}

/// Amounts of one thing with which it is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// The amount that is nearest to the beginning.
    pub at: u32,
    /// The least.
    pub least: u32,
    /// Up to how much.
    pub to: UpTo,
}

impl Span {
    /// Whether it is over from some amount on, or with some amount or less.
    #[must_use]
    pub fn is_one_way(&self) -> bool {
        self.is_rising() || self.is_falling()
    }

    /// Whether it is over from some amount on.
    #[must_use]
    pub fn is_rising(&self) -> bool {
        self.to == UpTo::Any
    }

    /// Whether it is over with some amount or less.
    #[must_use]
    pub fn is_falling(&self) -> bool {
        let most = match self.to {
            UpTo::Alone => self.least,
            UpTo::This(most) => most,
            UpTo::Each(_) | UpTo::Any | UpTo::Whatever => return false,
        };
        self.least == 0 && most == self.at
    }
}

impl<const N: usize> Moments<N> {
    /// Finds out when it is over.
    pub fn ending(&self, mut over: impl FnMut(&[u32; N]) -> bool) -> Ending<N> {
        let begins = self.begins.iter().find(|moment| !over(moment));
        let Some(&begin) = begins else {
            // It is over as soon as it is asked about: after the first of what comes first.
            let mut first = [None; N];
            if let (Some(place), Some(begin)) = (first.first_mut(), self.begins.first()) {
                let (at, to) = (begin[0], UpTo::Any);
                *place = Some(Span { at, least: at, to });
            }
            return Ending::Alone(first);
        };
        let grid = self.grid();
        let mut alone = [None; N];
        for place in 0..N {
            let at = |value: u32| with(begin, place, value);
            let found = self.outward(place, begin[place]);
            let found = found.into_iter().find(|value| over(&at(*value)));
            // Where the others matter too, it is not by this alone.
            let whatever = |value: &u32| {
                let mut others = grid.iter().map(|moment| with(*moment, place, *value));
                others.all(|moment| over(&moment))
            };
            let found = found.filter(whatever);
            alone[place] = found.map(|value| self.around(begin, place, value, &mut over));
        }
        if alone.iter().any(Option::is_some) {
            return Ending::Alone(alone);
        }
        let known = grid.iter().copied().find(|moment| over(moment));
        known.map_or(Ending::Alone(alone), |known| {
            Ending::Together(self.together(begin, known, over))
        })
    }

    /// What matters of a moment at which it is over, each no further from the beginning than it has to be.
    fn together(
        &self,
        begin: [u32; N],
        known: [u32; N],
        mut over: impl FnMut(&[u32; N]) -> bool,
    ) -> [Option<Span>; N] {
        let mut at = known;
        for place in 0..N {
            let mut nearer = std::iter::once(begin[place]).chain(self.outward(place, begin[place]));
            let found = nearer.find(|value| over(&with(at, place, *value)));
            at[place] = found.unwrap_or(at[place]);
        }
        let mut matters = [None; N];
        // What is so with one thing must be so at both ends of all others.
        let mut ends = vec![at];
        for place in 0..N {
            let mut others = self.some(place).into_iter();
            let always = others.all(|value| ends.iter().all(|end| over(&with(*end, place, value))));
            if always {
                continue;
            }
            let same = |value| ends.iter().all(|end| over(&with(*end, place, value)));
            let (least, to) = UpTo::around(at[place], &self.values[place], same);
            let most = to.most(least, &self.values[place]);
            let both = |end: &[u32; N]| [least, most].map(|value| with(*end, place, value));
            ends = ends.iter().flat_map(both).collect();
            ends.dedup();
            matters[place] = Some(Span {
                at: at[place],
                least,
                to,
            });
        }
        matters
    }

    /// Whether it is over at moments too that this does not tell of.
    pub fn has_others(&self, ending: &Ending<N>, mut over: impl FnMut(&[u32; N]) -> bool) -> bool {
        let is_there = |span: &Span, value: u32| span.to.covers(span.least, value);
        let is_told = |moment: &[u32; N]| match ending {
            Ending::Alone(by) => {
                let mut all = by.iter().zip(moment);
                all.any(|(span, value)| span.is_some_and(|span| is_there(&span, *value)))
            }
            Ending::Together(all) => {
                let mut all = all.iter().zip(moment);
                all.all(|(span, value)| span.is_none_or(|span| is_there(&span, *value)))
            }
        };
        self.grid()
            .iter()
            .any(|moment| !is_told(moment) && over(moment))
    }

    /// The amounts around one with which it is over like with that, all else as it is.
    fn around(
        &self,
        moment: [u32; N],
        place: usize,
        at: u32,
        mut over: impl FnMut(&[u32; N]) -> bool,
    ) -> Span {
        let same = |value| over(&with(moment, place, value));
        let (least, to) = UpTo::around(at, &self.values[place], same);
        Span { at, least, to }
    }

    /// The values of one part, the nearest to the beginning first.
    fn outward(&self, place: usize, begin: u32) -> Vec<u32> {
        let mut values = self.values[place].clone();
        values.retain(|value| *value != begin);
        values.sort_by_key(|value| (value.abs_diff(begin), *value < begin));
        values
    }

    /// Some values of one part: the first, the last, two between, and what is around the numbers at which it may turn.
    fn some(&self, place: usize) -> Vec<u32> {
        let values = &self.values[place];
        let last = values.len().saturating_sub(1);
        let mut some: Vec<u32> = [0, last / 3, 2 * last / 3, last]
            .into_iter()
            .filter_map(|at| values.get(at).copied())
            .collect();
        for turn in self.turns_at.iter().take(MOST_TURNED) {
            let at = values.partition_point(|value| value < turn);
            let around = at.saturating_sub(1)..(at + 2).min(values.len());
            some.extend(&values[around]);
        }
        some.sort_unstable();
        some.dedup();
        some
    }

    /// Moments of many kinds.
    fn grid(&self) -> Vec<[u32; N]> {
        let mut grid = vec![[0; N]];
        for place in 0..N {
            let some = self.some(place);
            let one = |moment: [u32; N]| some.iter().map(move |value| with(moment, place, *value));
            grid = grid.into_iter().flat_map(one).collect();
        }
        grid
    }
}

fn with<const N: usize>(mut moment: [u32; N], place: usize, value: u32) -> [u32; N] {
    moment[place] = value;
    moment
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Turns, words, and cards in a pile.
    fn ending(over: impl FnMut(&[u32; 3]) -> bool) -> Ending<3> {
        let moments = Moments {
            values: [(1..=24).collect(), (0..=60).collect(), (0..=40).collect()],
            begins: vec![[1, 0, 40], [12, 30, 20]],
            turns_at: vec![5, 12],
        };
        moments.ending(over)
    }

    fn on(at: u32) -> Span {
        let (least, to) = (at, UpTo::Any);
        Span { at, least, to }
    }

    fn down_to(at: u32) -> Span {
        let (least, to) = (0, if at == 0 { UpTo::Alone } else { UpTo::This(at) });
        Span { at, least, to }
    }

    #[test]
    fn one_thing_alone_is_found_wherever_it_lies() {
        let alone = |turn, words, pile| Ending::Alone([turn, words, pile]);
        assert_eq!(ending(|at| at[1] >= 10), alone(None, Some(on(10)), None));
        assert_eq!(
            ending(|at| at[2] <= 18),
            alone(None, None, Some(down_to(18)))
        );
        assert_eq!(ending(|at| at[0] >= 5), alone(Some(on(5)), None, None));
        let either = ending(|at| at[0] >= 9 || at[2] == 0);
        assert_eq!(either, alone(Some(on(9)), None, Some(down_to(0))));
        assert_eq!(ending(|_| false), alone(None, None, None));
        assert_eq!(ending(|_| true), alone(Some(on(1)), None, None));
        // Over at the beginning, and not later.
        assert_eq!(ending(|at| at[2] > 30), alone(None, None, Some(on(31))));
        let ten = Span {
            at: 10,
            least: 10,
            to: UpTo::Alone,
        };
        assert_eq!(ending(|at| at[1] == 10), alone(None, Some(ten), None));
        assert!(!ten.is_rising() && !ten.is_falling());
        assert!(on(9).is_rising() && down_to(18).is_falling());
    }

    #[test]
    fn what_comes_together_is_told_together() {
        let both = ending(|at| at[1] >= 8 && at[0] >= 3);
        assert_eq!(both, Ending::Together([Some(on(3)), Some(on(8)), None]));
        let few = ending(|at| at[0] >= 5 && at[1] <= 3);
        let words = Span {
            at: 0,
            least: 0,
            to: UpTo::This(3),
        };
        assert_eq!(few, Ending::Together([Some(on(5)), Some(words), None]));
    }

    #[test]
    fn what_is_told_is_so_at_every_corner_and_the_rest_is_known() {
        let over = |at: &[u32; 3]| at[0] * 2 > at[1] && at[1] >= 9;
        let moments = Moments {
            values: [(0..=20).collect(), (0..=60).collect(), vec![0]],
            begins: vec![[0, 0, 0]],
            turns_at: vec![2, 9],
        };
        let Ending::Together([Some(one), Some(other), None]) = moments.ending(over) else {
            panic!("it is by both");
        };
        let ends = |span: &Span, all: &[u32]| [span.least, span.to.most(span.least, all)];
        for at in ends(&one, &moments.values[0]) {
            for beside in ends(&other, &moments.values[1]) {
                assert!(over(&[at, beside, 0]), "{at} {beside}");
            }
        }
        assert!(moments.has_others(&moments.ending(over), over));
        let both = |at: &[u32; 3]| at[0] >= 3 && at[1] >= 9;
        assert!(!moments.has_others(&moments.ending(both), both));
        let either = |at: &[u32; 3]| at[0] >= 12 && at[1] <= 6 || at[1] >= 40;
        assert!(moments.has_others(&moments.ending(either), either));
    }
}
