//! What a rule of one's own does with cows that explode, as it is told.

use cow::{Alike, Exploding, Which};
use own::UpTo;

use crate::cow::Money;
use crate::line::Line;
use crate::names::Names;
use crate::own::player::tally;
use crate::sentence::Sentence;

sentences! {
    Explodes = "own-cow-explodes" { card: Line, how: u32, before: Line, worth: Money }
    EachExplodes = "own-cow-each-explodes" { kind: Line, any: bool, how: u32, before: Line, less: bool, money: Money }
    CowInAll = "own-cow-cow-in-all" { card: Line, own: u32, much: u32, money: Money, how: u32, before: Line }
    AnyCow = "own-cow-any-cow" {}
    AnyOfAKind = "own-cow-any-of-a-kind" { kind: Line }
}

/// A cow, or all of which that is so.
pub(super) fn which(one: &Which, names: Names<'_>) -> Line {
    match one.alike {
        Alike::Named => one.name.as_str().into(),
        Alike::Kind => AnyOfAKind {
            kind: one.kind.into(),
        }
        .line(names),
        Alike::All => AnyCow {}.line(names),
    }
}

/// What a cow that explodes brings by all that a rule says of it.
pub(super) fn cow_in_all((one, own): &(Exploding, Option<bool>), names: Names<'_>) -> Line {
    CowInAll {
        card: which(&one.which, names),
        own: own.map_or(0, |own| if own { 1 } else { 2 }),
        much: way(one.more),
        money: Money(one.more.abs()),
        how: how_many_before(one),
        before: tally(one.before, one.to, names).unwrap_or_default(),
    }
    .line(names)
}

/// In which words it is said how many have exploded before.
const fn how_many_before(one: &Exploding) -> u32 {
    match (one.before, one.to) {
        (0, UpTo::Alone) => 0,
        (1, UpTo::Alone) => 1,
        (_, UpTo::Whatever) => 2,
        _ => 3,
    }
}

/// What a cow brings that explodes, or each of which it is so much more.
pub(super) fn exploding(one: &Exploding, names: Names<'_>) -> Line {
    let how = how_many_before(one);
    let before = tally(one.before, one.to, names).unwrap_or_default();
    if one.which.alike == Alike::Named {
        return Explodes {
            card: one.which.name.as_str().into(),
            how,
            before,
            worth: Money(one.worth),
        }
        .line(names);
    }
    EachExplodes {
        kind: one.which.kind.into(),
        any: one.which.alike == Alike::All,
        how,
        before,
        less: one.more < 0,
        money: Money(one.more.abs()),
    }
    .line(names)
}

/// Nothing, less or more.
pub(super) const fn way(money: i32) -> u32 {
    match money {
        0 => 0,
        ..0 => 1,
        _ => 2,
    }
}
