//! What is drawn: cubes in the air, a seat that starts, a challenger.

use table::{Below, Code, Luck, Refusal};

use crate::action::{Draw, Lot, Outcome, Pick};
use crate::state::{Drawing, Phase, State};
use crate::throw::{Cubes, Throw};
use crate::turn::{Stage, Turn};

/// The ways in which so many cubes can fall.
const WAYS: [Below; 6] = [
    Below::new(1),
    Below::new(6),
    Below::new(36),
    Below::new(216),
    Below::new(1_296),
    Below::new(7_776),
];

/// The draw that the game waits for.
pub(crate) fn waited(state: &State) -> Option<Draw> {
    let pick = |of: usize| Draw::Pick {
        pick: Pick {
            of: u32::try_from(of).unwrap_or(u32::MAX),
        },
    };
    match &state.phase {
        Phase::Starting(contest) => {
            let seat = *contest.to_throw.front()?;
            Some(Draw::Starter {
                throw: Cubes::STARTER,
                seat,
            })
        }
        Phase::DrawingStarter => Some(pick(state.seats_in().count())),
        Phase::Ordering(left) => Some(pick(left.len())),
        Phase::Drawing(drawing) => Some(Draw::Lot {
            lot: Lot {
                weights: drawing.weights.list().to_vec(),
            },
        }),
        Phase::Turn(Turn {
            stage: Stage::Throwing,
            run,
            ..
        }) => Some(Draw::Throw { throw: run.cubes }),
        Phase::Turn(_) | Phase::Over(_) => None,
    }
}

/// Every outcome of that draw with what it weighs.
pub(crate) fn outcomes(state: &State) -> Vec<(Outcome, u32)> {
    if let Phase::Drawing(drawing) = &state.phase {
        let places = drawing.weights.outcomes();
        return places
            .map(|(place, weight)| (Outcome::Picked(place), weight))
            .collect();
    }
    match waited(state) {
        Some(Draw::Throw { throw } | Draw::Starter { throw, .. }) => (0..throw.ways())
            .map(|way| (Outcome::Faces(throw.fall(way)), 1))
            .collect(),
        Some(Draw::Pick { pick }) => (0..pick.of).map(|n| (Outcome::Picked(n), 1)).collect(),
        Some(Draw::Lot { .. }) | None => Vec::new(),
    }
}

/// One number below the count of outcomes, read as [`Cubes::fall`] reads it: the same as picking one of them.
pub(crate) fn draw(state: &State, mut luck: &mut dyn Luck) -> Outcome {
    if let Phase::Drawing(Drawing { weights, .. }) = &state.phase {
        return Outcome::Picked(weights.draw(|n| luck.below(n)));
    }
    match waited(state) {
        Some(Draw::Throw { throw } | Draw::Starter { throw, .. }) => {
            let way = WAYS[usize::from(throw.len()).min(5)].draw(&mut luck);
            Outcome::Faces(throw.fall(way))
        }
        Some(Draw::Pick { pick }) => Outcome::Picked(luck.below(pick.of.max(1))),
        Some(Draw::Lot { .. }) | None => Outcome::Picked(0),
    }
}

/// Whether `outcome` can come of that draw.
///
/// # Errors
/// Why not.
pub(crate) fn admit(state: &State, outcome: Outcome) -> Result<(), Refusal> {
    let bad = |message: String| Err(Refusal::new(Code::BadInput, message));
    if let Phase::Drawing(Drawing { weights, .. }) = &state.phase {
        return match outcome {
            Outcome::Picked(place) if weights.has(place) => Ok(()),
            _ => bad(weights.wanted()),
        };
    }
    match (waited(state), outcome) {
        (Some(Draw::Throw { throw } | Draw::Starter { throw, .. }), Outcome::Faces(faces)) => {
            Throw::read(throw, &faces).map(drop)
        }
        (Some(Draw::Pick { pick }), Outcome::Picked(n)) if n < pick.of => Ok(()),
        (Some(Draw::Pick { pick }), _) => bad(format!(
            "a number from 0 to {} is drawn",
            pick.of.saturating_sub(1)
        )),
        (Some(Draw::Throw { .. } | Draw::Starter { .. }), Outcome::Picked(_)) => {
            bad("cubes are thrown: the outcome is a list of their faces".to_owned())
        }
        (Some(Draw::Lot { .. }) | None, _) => {
            Err(Refusal::new(Code::NotNow, "nothing is being drawn"))
        }
    }
}
