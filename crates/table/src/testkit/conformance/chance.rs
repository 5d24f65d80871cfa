//! Random choices of the conformance suite.

use crate::{Luck, Stream};

/// True once in `n` times.
pub(super) fn one_in(luck: &mut Stream, n: u32) -> bool {
    luck.below(n) == 0
}

/// A number below `n`, which is not 0.
pub(super) fn below(luck: &mut Stream, n: usize) -> usize {
    luck.below(u32::try_from(n).unwrap_or(u32::MAX)) as usize
}

/// One of a list, if it has any.
pub(super) fn pick<'a, T>(luck: &mut Stream, list: &'a [T]) -> Option<&'a T> {
    if list.is_empty() {
        return None;
    }
    list.get(below(luck, list.len()))
}
