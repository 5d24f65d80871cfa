//! The events of Cosmic Wimpout as sentences.

#![expect(
    clippy::unnested_or_patterns,
    reason = "the groups are patterns by name"
)]

use table::Seat;
use wimpout::{Cubes, Event, Face, Faces, SunCall};

use super::cubes::Row;
use super::sentences as say;
use crate::common::{Spelled, listed};
use crate::line::Line;
use crate::names::Names;
use crate::own::{called, counted, decided, drew, failed};
use crate::sentence::{Argument, Rule, Sentence};

groups! { Event:
    own = OwnRuleActed OwnRuleCalled OwnRuleCost OwnRuleCounted OwnRuleCountedAll OwnRuleDecided OwnRuleDrew
        OwnRuleFailed;
    throw = Thrown ThrowVoid ThrowErased FlashScored FreightTrainScored SamplerScored Scored FlashCleared
        InsuranceIssued;
    turn = WimpedOut TrainWrecked CircleDrawn CircleFilled TurnSuspended TurnResumed TurnKilled;
    bank = Banked Bumped Eclipsed;
    game = StarterThrown StarterTied StarterFound InstantlyWon SupernovaThrown LastLicksBegun ChallengerDrawn
        LeaderPassed LeaderReplaced PlayerOut GameOver;
}

/// An event as a sentence.
#[must_use]
pub fn tell(event: &Event, names: Names<'_>) -> Line {
    match event {
        own!() => own(event, names),
        throw!() => throw(event, names),
        turn!() => turn(event, names),
        bank!() => bank(event, names),
        game!() => game(event, names),
    }
}

/// What a rule of the table's own does.
fn own(event: &Event, names: Names<'_>) -> Line {
    match event {
        Event::OwnRuleActed { rule, points, .. } => {
            let rule = called(rule, names);
            let less = *points < 0;
            let points = u32::try_from(points.unsigned_abs()).unwrap_or(u32::MAX);
            say::OwnRuleActed { rule, points, less }.line(names)
        }
        Event::OwnRuleCalled { rule, points, .. } => {
            let (rule, points) = (called(rule, names), *points);
            say::OwnRuleCalled { rule, points }.line(names)
        }
        Event::OwnRuleCost {
            seat,
            rule,
            points,
            score,
        } => {
            let (seat, points, score) = (*seat, *points, *score);
            let rule = called(rule, names);
            say::OwnRuleCost {
                seat,
                rule,
                points,
                score,
            }
            .line(names)
        }
        Event::OwnRuleCounted {
            seat,
            rule,
            counter,
            count,
        } => counted(Some(*seat), (rule, counter), *count, names),
        Event::OwnRuleCountedAll {
            rule,
            counter,
            count,
        } => counted(None, (rule, counter), *count, names),
        Event::OwnRuleDecided { rule, .. } => decided(rule, names),
        Event::OwnRuleDrew {
            seat,
            rule,
            place,
            weight,
            of,
        } => drew(*seat, rule, [*place, *weight, *of], names),
        Event::OwnRuleFailed {
            rule, line, why, ..
        } => failed(rule, *line, why, names),
        throw!() | turn!() | bank!() | game!() => Line::default(),
    }
}

/// What happens to a throw.
fn throw(event: &Event, names: Names<'_>) -> Line {
    match *event {
        Event::Thrown { seat, cubes, faces } => {
            let cubes = Row::thrown(cubes, faces);
            say::Thrown { seat, cubes }.line(names)
        }
        Event::ThrowVoid { rule: "W13", .. } => say::VoidMatching {}.line(names),
        Event::ThrowVoid { rule, .. } => say::Void {
            rule: Rule(rule.to_owned()),
        }
        .line(names),
        Event::ThrowErased {
            seat,
            thrower,
            paid,
        } => erased(seat, thrower, paid, names),
        Event::FlashScored { face, points, .. } => say::FlashScored { face, points }.line(names),
        Event::FreightTrainScored { face, points, .. } => {
            say::TrainScored { face, points }.line(names)
        }
        Event::SamplerScored { points, .. } => say::SamplerScored { points }.line(names),
        Event::Scored {
            points,
            counted,
            sun,
            left,
            turn_points,
            ..
        } => say::Scored {
            counted: counted_in_words(counted, sun, names),
            points,
            before: turn_points.saturating_sub(points.into()),
            stake: turn_points,
            left: Spelled(left.len().into()),
        }
        .line(names),
        Event::FlashCleared { faces, .. } => say::FlashCleared { faces }.line(names),
        Event::InsuranceIssued { seat, insurance } => {
            say::InsuranceIssued { seat, insurance }.line(names)
        }
        own!() | turn!() | bank!() | game!() => Line::default(),
    }
}

fn erased(seat: Seat, thrower: Seat, paid: u32, names: Names<'_>) -> Line {
    if seat == thrower {
        return say::OwnErased { seat, paid }.line(names);
    }
    say::Erased {
        seat,
        thrower,
        paid,
    }
    .line(names)
}

/// What was counted, equal faces together: `4 4, 5 and the Sun in the flash`.
fn counted_in_words(counted: Faces, sun: Option<SunCall>, names: Names<'_>) -> Line {
    let own = |face: &&Face| sun.is_none() || **face != Face::Sun;
    let faces: Vec<Face> = counted.as_slice().iter().filter(own).copied().collect();
    let alike = faces.chunk_by(|a, b| a == b);
    let row = |faces: &[Face]| {
        Row::thrown(Cubes::default(), Faces::of(faces))
            .slot(names)
            .line
    };
    let mut parts: Vec<Line> = alike.map(row).collect();
    parts.extend(match sun {
        Some(SunCall::Five) => Some(say::SunAsFive {}.line(names)),
        Some(SunCall::Ten) => Some(say::SunAsTen {}.line(names)),
        Some(SunCall::Flash) => Some(say::SunInFlash {}.line(names)),
        Some(SunCall::Train) => Some(say::SunInTrain {}.line(names)),
        Some(SunCall::Left) | None => None,
    });
    listed(&parts, names)
}

/// What happens to a turn.
fn turn(event: &Event, names: Names<'_>) -> Line {
    match *event {
        Event::WimpedOut { seat, points } => say::WimpedOut { seat, points }.line(names),
        Event::TrainWrecked { .. } => say::TrainWrecked {}.line(names),
        Event::CircleDrawn { seat, circles } => say::CircleDrawn { seat, circles }.line(names),
        Event::CircleFilled { seat, circles } => say::CircleFilled { seat, circles }.line(names),
        Event::TurnSuspended {
            seat,
            points,
            clearing,
        } => say::TurnSuspended {
            seat,
            points,
            clearing,
        }
        .line(names),
        Event::TurnResumed {
            seat,
            points,
            clearing,
        } => say::TurnResumed {
            seat,
            points,
            clearing,
        }
        .line(names),
        Event::TurnKilled { .. } => say::TurnKilled {}.line(names),
        own!() | throw!() | bank!() | game!() => Line::default(),
    }
}

/// What a bank does to the scores.
fn bank(event: &Event, names: Names<'_>) -> Line {
    match *event {
        Event::Banked {
            seat,
            points,
            score,
        } => say::Banked {
            seat,
            points,
            score,
        }
        .line(names),
        Event::Bumped { seat, by, from, to } => say::Bumped { seat, by, from, to }.line(names),
        Event::Eclipsed { seat, from, to, .. } => say::Eclipsed { seat, from, to }.line(names),
        own!() | throw!() | turn!() | game!() => Line::default(),
    }
}

/// What happens to the game.
fn game(event: &Event, names: Names<'_>) -> Line {
    match *event {
        Event::StarterThrown { seat, face } => {
            let cube = Row::thrown(Cubes::STARTER, Faces::of(&[face]));
            say::StarterThrown { seat, cube }.line(names)
        }
        Event::StarterTied { ref seats } => tied(seats, names),
        Event::StarterFound { seat } => say::StarterFound { seat }.line(names),
        Event::InstantlyWon { seat } => say::InstantlyWon { seat }.line(names),
        Event::SupernovaThrown { seat } => say::SupernovaThrown { seat }.line(names),
        Event::LastLicksBegun { seat, score } => say::LastLicksBegun { seat, score }.line(names),
        Event::ChallengerDrawn { seat } => say::ChallengerDrawn { seat }.line(names),
        Event::LeaderPassed {
            seat,
            passed,
            score,
        } => say::LeaderPassed {
            seat,
            passed,
            score,
        }
        .line(names),
        Event::LeaderReplaced { seat, score, .. } => {
            say::LeaderReplaced { seat, score }.line(names)
        }
        Event::PlayerOut { seat, rule } => {
            let rule = Rule(rule.to_owned());
            say::PlayerOut { seat, rule }.line(names)
        }
        Event::GameOver { winner: Some(seat) } => say::GameWon { seat }.line(names),
        Event::GameOver { winner: None } => say::NobodyWon {}.line(names),
        own!() | throw!() | turn!() | bank!() => Line::default(),
    }
}

/// A tie of a few is told by their names, of many by their number.
fn tied(seats: &[Seat], names: Names<'_>) -> Line {
    if let 2..=6 = seats.len() {
        let seats: Vec<_> = seats.iter().map(|seat| seat.slot(names).line).collect();
        let seats = listed(&seats, names);
        return say::StarterTied { seats }.line(names);
    }
    let players = Spelled(i64::try_from(seats.len()).unwrap_or(i64::MAX));
    say::ManyTied { players }.line(names)
}

#[cfg(test)]
mod tests;
