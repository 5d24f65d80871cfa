//! What a rule of one's own has banks bring by their points, found out by asking it (O7): as far as all of it can be told by few
//! amounts.

use own::{Asking, Counted, Given, UpTo};

use super::effect::Points;
use super::more::every_turn;

/// All that banks bring on top: each amount with the points of which it is so. Nothing where there are more of them than are
/// told, or where some are of one bank alone, which an example tells.
pub(super) fn bank_runs(asking: &mut Asking<'_>) -> Vec<(Points, i64)> {
    let all = every_turn(asking.rule, "banking");
    let brings: Vec<i64> = all
        .iter()
        .map(|points| asking.number("banking", &[Given::Number((*points).into())]))
        .collect();
    let of = |points: u32| all.binary_search(&points).map_or(0, |at| brings[at]);
    let mut some: Vec<(Points, i64)> = Vec::new();
    for &points in &all {
        let on_top = of(points);
        let told =
            |((least, to), known): &(Points, i64)| *known == on_top && to.covers(*least, points);
        if on_top == 0 || some.iter().any(told) {
            continue;
        }
        let around = UpTo::around(points, &all, |points| of(points) == on_top);
        if around.1 == UpTo::Alone || some.len() == Counted::<u32>::MOST {
            return Vec::new();
        }
        some.push((around, on_top));
    }
    some
}
