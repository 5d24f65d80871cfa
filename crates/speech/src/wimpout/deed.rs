//! What a seat of Cosmic Wimpout may do, and what it would come to.

use table::Seat;
use wimpout::{Action, Bank, Begins, Call, Face, SunCall, View, Whose, Wimpout};

use super::ask::which;
use super::cubes::Row;
use super::deeds as say;
use super::sentences::{SunAsFive, SunAsTen};
use crate::common::{Spelled, listed};
use crate::deed::Deed;
use crate::line::Line;
use crate::names::Names;
use crate::sentence::Sentence;

/// A listed action.
#[must_use]
pub fn deed(game: &Wimpout, view: &View, action: &Action, names: Names<'_>) -> Deed {
    match action {
        Action::Throw => {
            let cubes = which(view.cubes_left, names);
            let label = say::Throw {
                cubes: cubes.clone(),
            };
            Deed::noted(label.line(names), cubes)
        }
        Action::Stop => {
            let points = view.bank.as_ref().map_or(0, |bank| bank.points);
            let landing = view.bank.as_ref().map(|bank| landing(bank, names));
            Deed::noted(
                say::Stop { points }.line(names),
                landing.unwrap_or_default(),
            )
        }
        Action::Insure => {
            let thrower = view.last_throw.as_ref().map(|thrown| thrown.seat);
            let whose = if thrower == view.seat {
                Whose::Own
            } else {
                Whose::Opponents
            };
            let price = game.rules.price(whose);
            say::Insure { price }.line(names).into()
        }
        Action::Pass => say::Pass {}.line(names).into(),
        Action::Score(call) => count(view, call, names),
    }
}

/// What banking now would lead to.
fn landing(bank: &Bank, names: Names<'_>) -> Line {
    let (points, score) = (bank.points, bank.score);
    let mut parts = vec![say::WouldHave { points, score }.line(names)];
    if !bank.bumped.is_empty() {
        let bumped = |seat: &Seat| say::Bumped { seat: *seat }.line(names);
        let seats: Vec<_> = bank.bumped.iter().map(bumped).collect();
        let seats = listed(&seats, names);
        parts.push(say::WouldBump { seats }.line(names));
    }
    parts.extend(bank.begins.map(|begins| match begins {
        Begins::Lead => say::WouldLead {}.line(names),
        Begins::LastLicks => say::WouldBegin {}.line(names),
    }));
    listed(&parts, names)
}

/// A way to count a throw.
fn count(view: &View, call: &Call, names: Names<'_>) -> Deed {
    let points = call.points.unwrap_or_default();
    let stake = view.turn_points + u32::from(points);
    let cubes = call.left.unwrap_or_default();
    let (n, is_sun) = (Spelled(cubes.len().into()), cubes.sun);
    let told_apart = is_one_of_two(view, call);
    let left = say::Left {
        n,
        is_sun,
        told_apart,
    }
    .line(names);
    let what = counted(call, names);
    if what.is_empty() {
        let label = say::Count {
            points,
            left: left.clone(),
        };
        let note = say::Counted {
            points,
            stake,
            left,
        };
        return Deed::noted(label.line(names), note.line(names));
    }
    let what = listed(&what, names);
    let label = say::CountAs {
        points,
        what: what.clone(),
        left: left.clone(),
    };
    let note = say::CountedAs {
        points,
        what,
        stake,
        left,
    };
    Deed::noted(label.line(names), note.line(names))
}

/// Whether another call counts the same, and differs only in whether the sun cube is left (S2).
fn is_one_of_two(view: &View, call: &Call) -> bool {
    let counts = |call: &Call| (call.points, call.counted, call.flash, call.sun, call.train);
    let lies = |call: &Call| call.left.map(|cubes| (cubes.len(), cubes.sun));
    view.scorings.iter().any(|other| {
        counts(other) == counts(call)
            && lies(other)
                .zip(lies(call))
                .is_some_and(|(a, b)| a.0 == b.0 && a.1 != b.1)
    })
}

/// What a call counts; nothing where it goes without saying.
fn counted(call: &Call, names: Names<'_>) -> Vec<Line> {
    let mut parts = Vec::new();
    if call.sampler {
        parts.push(say::Sampler {}.line(names));
    }
    let own = call.rule.as_deref().map(Line::from);
    parts.extend(own.map(|rule| say::Called { rule }.line(names)));
    parts.extend(call.train.map(|face| say::Train { face }.line(names)));
    let flashes = call.flash.filter(|faces| !faces.is_empty());
    parts.extend(flashes.map(|faces| say::Flashes { faces }.line(names)));
    parts.extend(match call.sun {
        Some(SunCall::Five) => Some(SunAsFive {}.line(names)),
        Some(SunCall::Ten) => Some(SunAsTen {}.line(names)),
        Some(SunCall::Left) => Some(say::WithoutSun {}.line(names)),
        Some(SunCall::Flash | SunCall::Train) | None => None,
    });
    let numbers = call.counted.as_ref().filter(|_| parts.is_empty());
    let faces = numbers.map_or(&[][..], |faces| faces.as_slice());
    let loose: Vec<_> = faces
        .iter()
        .copied()
        .filter(|face| *face != Face::Sun)
        .collect();
    if !loose.is_empty() {
        let cubes = Row::showing(&loose);
        parts.push(say::Numbers { cubes }.line(names));
    }
    parts
}

#[cfg(test)]
mod tests;
