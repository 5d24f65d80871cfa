//! Draws that rules ask for (O2): places with weights.

/// A draw has at most so many places: a list that is written has no more.
pub const MOST_PLACES: usize = 15;
/// No place weighs more.
pub const MOST_WEIGHT: u32 = 1_000;

/// The places of a draw, each with how likely it is beside the others. Divided by what they have in common, so that
/// `[50, 50]` and `[1, 1]` are one draw.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Weights(Vec<u32>);

impl Weights {
    /// The weights that a text answers; nothing of a list that is none, or too long, or weighs nothing.
    pub(crate) fn read(list: &[i64]) -> Option<Self> {
        let weight = |n: &i64| u32::try_from(*n).ok().filter(|n| *n <= MOST_WEIGHT);
        let weights: Vec<u32> = list.iter().map(weight).collect::<Option<_>>()?;
        let common = weights.iter().copied().fold(0, gcd);
        let fits = weights.len() <= MOST_PLACES && (weights.is_empty() || common > 0);
        fits.then(|| Self(weights.into_iter().map(|n| n / common.max(1)).collect()))
    }

    /// Whether nothing is drawn.
    #[must_use]
    pub fn is_nothing(&self) -> bool {
        self.0.is_empty()
    }

    /// How many places there are.
    #[must_use]
    pub fn places(&self) -> u32 {
        u32::try_from(self.0.len()).unwrap_or(u32::MAX)
    }

    /// What each of them weighs, in their order.
    #[must_use]
    pub fn list(&self) -> &[u32] {
        &self.0
    }

    /// What all of them weigh together.
    #[must_use]
    pub fn sum(&self) -> u32 {
        self.0.iter().sum()
    }

    /// What a place weighs, counted from 1.
    #[must_use]
    pub fn of(&self, place: u32) -> u32 {
        let at = place.checked_sub(1).map(|at| at as usize);
        at.and_then(|at| self.0.get(at)).copied().unwrap_or(0)
    }

    /// Whether a place, counted from 1, can be drawn.
    #[must_use]
    pub fn has(&self, place: u32) -> bool {
        self.of(place) > 0
    }

    /// The place, counted from 1, that a number below the sum stands for.
    #[must_use]
    pub fn place(&self, drawn: u32) -> u32 {
        let before = |end: &mut u32, weight: &u32| {
            *end += weight;
            Some(*end)
        };
        let passed = self
            .0
            .iter()
            .scan(0, before)
            .take_while(|end| *end <= drawn);
        u32::try_from(passed.count() + 1).unwrap_or(u32::MAX)
    }

    /// The places that can be drawn, counted from 1, with what each weighs.
    pub fn outcomes(&self) -> impl Iterator<Item = (u32, u32)> + '_ {
        let places = (1..).zip(self.0.iter().copied());
        places.filter(|(_, weight)| *weight > 0)
    }
}

fn gcd(one: u32, other: u32) -> u32 {
    if other == 0 {
        one
    } else {
        gcd(other, one % other)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_stands_for_a_place() {
        let weights = Weights::read(&[20, 0, 60]).unwrap();
        assert_eq!((weights.places(), weights.sum()), (3, 4));
        let places: Vec<u32> = (0..4).map(|n| weights.place(n)).collect();
        assert_eq!(places, [1, 3, 3, 3]);
        assert_eq!(weights.outcomes().collect::<Vec<_>>(), [(1, 1), (3, 3)]);
        assert_eq!((weights.of(0), weights.of(3), weights.of(4)), (0, 3, 0));
    }

    #[test]
    fn what_is_no_draw_is_refused() {
        assert!(Weights::read(&[]).unwrap().is_nothing());
        assert_eq!(Weights::read(&[0, 0]), None);
        assert_eq!(Weights::read(&[1, -1]), None);
        assert_eq!(Weights::read(&[1, 1001]), None);
        assert_eq!(Weights::read(&[1; 16]), None);
        assert_eq!(Weights::read(&[1; 15]).unwrap().sum(), 15);
    }
}
