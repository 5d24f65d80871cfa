//! What an answer is the same of, told together (O7).

use crate::Rule;
use crate::asking::quietly;

/// So many amounts show that they go on by the same.
const MANY: usize = 3;

/// Up to how much an answer is the same as of some amount, which is the least.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum UpTo {
    /// Of that alone.
    #[default]
    Alone,
    /// Up to so much.
    This(u32),
    /// Of that, and of what is more by so much, or by as much several times over.
    Each(u32),
    /// However much more it is.
    Any,
    /// Whatever it is, more or less.
    Whatever,
}

impl UpTo {
    /// The least of some amounts, which ascend, and up to what the answer is the same as of `amount`, which is among them; where
    /// they come again and again, the least of all.
    pub fn around(amount: u32, all: &[u32], mut same: impl FnMut(u32) -> bool) -> (u32, Self) {
        let at = all.partition_point(|one| *one < amount);
        let below = all[..at].iter().rev().take_while(|one| same(**one));
        let least = below.last().copied().unwrap_or(amount);
        let above = all.iter().skip(at + 1).take_while(|one| same(**one));
        let most = above.last().copied().unwrap_or(amount);
        let is_end = |end: Option<&u32>, one: u32| end == Some(&one);
        let to = match (is_end(all.first(), least), is_end(all.last(), most)) {
            (true, true) => Self::Whatever,
            _ if most == least => Self::Alone,
            (false, true) => Self::Any,
            (_, false) => Self::This(most),
        };
        let each = (to == Self::Alone).then(|| Self::each(all, same));
        each.flatten().unwrap_or((least, to))
    }

    /// The least of some amounts, which ascend, of which something is so, where it is so of each that is more by the same, and of
    /// no other.
    pub fn each(all: &[u32], mut same: impl FnMut(u32) -> bool) -> Option<(u32, Self)> {
        let told: Vec<bool> = quietly(|| all.iter().map(|one| same(*one)).collect());
        if told.windows(2).any(|both| both == [true, true]) {
            return None;
        }
        let found = all.iter().zip(told).filter(|(_, told)| *told);
        let found: Vec<u32> = found.map(|(one, _)| *one).collect();
        let (Some(&least), true) = (found.first(), found.len() >= MANY) else {
            return None;
        };
        let to = Self::Each(found.iter().fold(0, |step, one| divisor(step, one - least)));
        let told = all.iter().copied().filter(|one| to.covers(least, *one));
        told.eq(found.iter().copied()).then_some((least, to))
    }

    /// The most of some amounts, which ascend, that is among those from `least` on.
    #[must_use]
    pub fn most(self, least: u32, all: &[u32]) -> u32 {
        match self {
            Self::Alone => least,
            Self::This(most) => most,
            Self::Each(_) => {
                let mut told = all.iter().rev().filter(|one| self.covers(least, **one));
                told.next().copied().unwrap_or(least)
            }
            Self::Any | Self::Whatever => all.last().copied().unwrap_or(least),
        }
    }

    /// Whether an amount is among those from `least` on.
    #[must_use]
    pub const fn covers(self, least: u32, amount: u32) -> bool {
        match self {
            Self::Alone => amount == least,
            Self::This(most) => least <= amount && amount <= most,
            Self::Each(step) => least <= amount && (amount - least).is_multiple_of(step),
            Self::Any => least <= amount,
            Self::Whatever => true,
        }
    }
}

/// The greatest number that divides both.
pub(crate) const fn divisor(mut one: u32, mut other: u32) -> u32 {
    while other > 0 {
        (one, other) = (other, one % other);
    }
    one
}

/// Something that `T` has so much of, and where `S` keeps up to how much an answer is the same.
#[derive(Debug)]
pub struct Much<T, S> {
    /// The name of its field.
    pub field: &'static str,
    /// How much it is.
    pub of: fn(&T) -> u32,
    /// The same with another amount.
    pub with: fn(T, u32) -> T,
    /// Up to how much.
    pub to: fn(&mut S) -> &mut UpTo,
}

impl<T: Copy, S> Much<T, S> {
    /// The same with the least of each thing with which an answer is the same, of those that `rule` looks at; up to how much it is
    /// stands in `to` then. `amounts` of a field ascend.
    pub fn widened(
        all: &[Self],
        (mut one, to): (T, &mut S),
        rule: &Rule,
        amounts: impl Fn(&str) -> Vec<u32>,
        mut same: impl FnMut(T) -> bool,
    ) -> T {
        // What is the same of one thing must be so at both ends of all others.
        let mut ends = vec![one];
        for much in all.iter().filter(|much| rule.mentions(much.field)) {
            let amounts = amounts(much.field);
            let around = UpTo::around((much.of)(&one), &amounts, |n| {
                ends.iter().all(|end| same((much.with)(*end, n)))
            });
            one = (much.with)(one, around.0);
            *(much.to)(to) = around.1;
            let most = around.1.most(around.0, &amounts);
            let both = |end: &T| [around.0, most].map(|n| (much.with)(*end, n));
            ends = ends.iter().flat_map(both).collect();
        }
        one
    }

    /// Whether another is one of those for which this one stands, as far as `rule` looks at them.
    pub fn covers(all: &[Self], (one, to): (&T, &mut S), rule: &Rule, other: &T) -> bool {
        let mut looked_at = all.iter().filter(|much| rule.mentions(much.field));
        looked_at.all(|much| (much.to)(to).covers((much.of)(one), (much.of)(other)))
    }
}

#[cfg(test)]
mod tests {
    use super::UpTo;

    #[test]
    fn amounts_of_which_the_answer_is_the_same_are_told_together() {
        let around = |amount, same: fn(u32) -> bool| UpTo::around(amount, &[0, 1, 2, 3, 9], same);
        assert_eq!(around(2, |n| n >= 2), (2, UpTo::Any));
        assert_eq!(around(1, |n| n < 3), (0, UpTo::This(2)));
        assert_eq!(around(3, |n| n == 3), (3, UpTo::Alone));
        assert_eq!(around(9, |n| n == 9), (9, UpTo::Alone));
        assert_eq!(around(2, |_| true), (0, UpTo::Whatever));
        assert_eq!(UpTo::around(4, &[4], |_| false), (4, UpTo::Whatever));
    }

    #[test]
    fn what_comes_again_and_again_is_told_by_its_steps() {
        let all: Vec<u32> = (0..=40).chain([41, 80]).collect();
        let thirds = UpTo::around(9, &all, |n| n % 3 == 2 || n == 9);
        assert_eq!(thirds, (8, UpTo::This(9)));
        let (least, sevens) = UpTo::around(14, &all, |n| n % 7 == 0);
        assert_eq!((least, sevens), (0, UpTo::Each(7)));
        assert!(sevens.covers(0, 21) && !sevens.covers(0, 22));
        assert_eq!(sevens.most(0, &all), 35);
        // Not of all of them, or too few to tell.
        let but_one = UpTo::around(14, &all, |n| n % 7 == 0 && n != 21);
        assert_eq!(but_one, (14, UpTo::Alone));
        assert_eq!(
            UpTo::around(14, &all, |n| n == 14 || n == 28).1,
            UpTo::Alone
        );
    }
}
