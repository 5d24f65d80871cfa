//! When a rule of one's own ends something, found out by asking it (O7): by one thing alone, else by several together.

/// What a moment is made of, and what each part of it may be: in rising order.
#[derive(Clone, Debug)]
pub struct Moments<const N: usize> {
    /// The values that are asked about.
    pub values: [Vec<i64>; N],
    /// Moments at which nothing is over yet, the likeliest first: the beginning.
    pub begins: Vec<[i64; N]>,
}

/// When it is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending<const N: usize> {
    /// By each thing alone, whatever the others are; at no time where there is none.
    Alone([Option<i64>; N]),
    /// When all this comes together.
    Together([Option<i64>; N]),
}

impl<const N: usize> Moments<N> {
    /// Finds out when it is over.
    pub fn ending(&self, mut over: impl FnMut(&[i64; N]) -> bool) -> Ending<N> {
        let begins = self.begins.iter().find(|moment| !over(moment));
        let Some(&begin) = begins else {
            // It is over as soon as it is asked about: after the first of what comes first.
            let mut first = [None; N];
            if let (Some(place), Some(begin)) = (first.first_mut(), self.begins.first()) {
                *place = Some(begin[0]);
            }
            return Ending::Alone(first);
        };
        let grid = self.grid();
        let mut alone = [None; N];
        for place in 0..N {
            let at = |value: i64| with(begin, place, value);
            let found = self.outward(place, begin[place]);
            let found = found.into_iter().find(|value| over(&at(*value)));
            // Where the others matter too, it is not by this alone.
            let whatever = |value: &i64| {
                let mut others = grid.iter().map(|moment| with(*moment, place, *value));
                others.all(|moment| over(&moment))
            };
            alone[place] = found.filter(whatever);
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
        begin: [i64; N],
        known: [i64; N],
        mut over: impl FnMut(&[i64; N]) -> bool,
    ) -> [Option<i64>; N] {
        let mut at = known;
        for place in 0..N {
            let mut nearer = std::iter::once(begin[place]).chain(self.outward(place, begin[place]));
            let found = nearer.find(|value| over(&with(at, place, *value)));
            at[place] = found.unwrap_or(at[place]);
        }
        let mut matters = [None; N];
        for place in 0..N {
            let mut others = self.some(place).into_iter();
            let always = others.all(|value| over(&with(at, place, value)));
            matters[place] = Some(at[place]).filter(|_| !always);
        }
        matters
    }

    /// The values of one part, the nearest to the beginning first.
    fn outward(&self, place: usize, begin: i64) -> Vec<i64> {
        let mut values = self.values[place].clone();
        values.retain(|value| *value != begin);
        values.sort_by_key(|value| ((value - begin).abs(), *value < begin));
        values
    }

    /// Some values of one part: the first, the last, and two between.
    fn some(&self, place: usize) -> Vec<i64> {
        let values = &self.values[place];
        let last = values.len().saturating_sub(1);
        let mut some: Vec<i64> = [0, last / 3, 2 * last / 3, last]
            .into_iter()
            .filter_map(|at| values.get(at).copied())
            .collect();
        some.dedup();
        some
    }

    /// Moments of many kinds.
    fn grid(&self) -> Vec<[i64; N]> {
        let mut grid = vec![[0; N]];
        for place in 0..N {
            let some = self.some(place);
            let one = |moment: [i64; N]| some.iter().map(move |value| with(moment, place, *value));
            grid = grid.into_iter().flat_map(one).collect();
        }
        grid
    }
}

fn with<const N: usize>(mut moment: [i64; N], place: usize, value: i64) -> [i64; N] {
    moment[place] = value;
    moment
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Turns, words, and cards in a pile.
    fn ending(over: impl FnMut(&[i64; 3]) -> bool) -> Ending<3> {
        let moments = Moments {
            values: [(1..=24).collect(), (0..=60).collect(), (0..=40).collect()],
            begins: vec![[1, 0, 40], [12, 30, 20]],
        };
        moments.ending(over)
    }

    #[test]
    fn one_thing_alone_is_found_wherever_it_lies() {
        let alone = |turn, words, pile| Ending::Alone([turn, words, pile]);
        assert_eq!(ending(|at| at[1] >= 10), alone(None, Some(10), None));
        assert_eq!(ending(|at| at[2] <= 18), alone(None, None, Some(18)));
        assert_eq!(ending(|at| at[0] >= 5), alone(Some(5), None, None));
        let either = ending(|at| at[0] >= 9 || at[2] == 0);
        assert_eq!(either, alone(Some(9), None, Some(0)));
        assert_eq!(ending(|_| false), alone(None, None, None));
        assert_eq!(ending(|_| true), alone(Some(1), None, None));
        // Over at the beginning, and not later.
        assert_eq!(ending(|at| at[2] > 30), alone(None, None, Some(31)));
    }

    #[test]
    fn what_comes_together_is_told_together() {
        let both = ending(|at| at[1] >= 8 && at[0] >= 3);
        assert_eq!(both, Ending::Together([Some(3), Some(8), None]));
        let few = ending(|at| at[0] >= 5 && at[1] <= 3);
        assert_eq!(few, Ending::Together([Some(5), Some(0), None]));
    }
}
