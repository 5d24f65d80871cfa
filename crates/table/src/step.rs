//! One step of a game: the unit that is recorded, stored and replayed.

use serde::{Deserialize, Serialize};
use serde_json::Value as Json;

use crate::said::stray_field;
use crate::{Code, Game, Refusal, Seat, Settings, quoted, read_said};

/// A step with actions `A` and outcomes `O`; in JSON the field that names the kind comes with its own fields.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
pub enum Step<A, O> {
    /// A seat does something.
    Act {
        /// Who.
        seat: Seat,
        /// What.
        act: A,
    },
    /// Something has been drawn.
    Luck {
        /// What came.
        luck: O,
    },
    /// A seat proposes other rules (W18); proposing is a yes.
    Propose {
        /// Who.
        seat: Seat,
        /// The rules to change and what to set them to.
        propose: Settings,
    },
    /// A seat votes on the open proposal.
    Vote {
        /// Who.
        seat: Seat,
        /// The number of the proposal.
        proposal: u32,
        /// Yes, no, or nothing: a yes is withdrawn.
        vote: Option<bool>,
    },
    /// A clock of the game has run this long for a seat.
    Time {
        /// Whose clock.
        seat: Seat,
        /// Milliseconds since it started.
        time: u64,
    },
    /// A newcomer sits down.
    Join {
        /// The newcomer's name.
        join: String,
    },
    /// A player leaves for good.
    Leave {
        /// Who.
        leave: Seat,
    },
    /// Steps are taken back: what counts is the line of play up to `undo` steps again.
    Undo {
        /// How many steps of the line of play stay.
        undo: u64,
    },
}

/// A step in JSON, whatever the game.
pub type AnyStep = Step<Json, Json>;

/// A step of the game `G`.
pub(crate) type StepOf<G> = Step<<G as Game>::Action, <G as Game>::Outcome>;

impl<A, O> Step<A, O> {
    /// The same step with its action and outcome turned into something else.
    pub(crate) fn map<B, P, E>(
        self,
        action: impl FnOnce(A) -> Result<B, E>,
        outcome: impl FnOnce(O) -> Result<P, E>,
    ) -> Result<Step<B, P>, E> {
        Ok(match self {
            Self::Act { seat, act } => Step::Act {
                seat,
                act: action(act)?,
            },
            Self::Luck { luck } => Step::Luck {
                luck: outcome(luck)?,
            },
            Self::Propose { seat, propose } => Step::Propose { seat, propose },
            Self::Vote {
                seat,
                proposal,
                vote,
            } => Step::Vote {
                seat,
                proposal,
                vote,
            },
            Self::Time { seat, time } => Step::Time { seat, time },
            Self::Join { join } => Step::Join { join },
            Self::Leave { leave } => Step::Leave { leave },
            Self::Undo { undo } => Step::Undo { undo },
        })
    }

    /// Whether taking steps back may pass over this one: what the whole table has agreed on, and who sits at it,
    /// stands.
    pub(crate) fn can_be_undone(&self) -> bool {
        match self {
            Self::Act { .. } | Self::Luck { .. } | Self::Time { .. } => true,
            Self::Propose { .. }
            | Self::Vote { .. }
            | Self::Join { .. }
            | Self::Leave { .. }
            | Self::Undo { .. } => false,
        }
    }
}

/// The step of game `G` that a step in JSON means.
pub(crate) fn typed<G: Game>(step: AnyStep) -> Result<StepOf<G>, Refusal> {
    step.map(
        |act| read_said(&act).map_err(|why| is_none::<G>(&act, "action", &why)),
        |luck| read_said(&luck).map_err(|why| is_none::<G>(&luck, "outcome", &why)),
    )
}

/// The same, where nothing may be said that means nothing.
pub(crate) fn strictly_typed<G: Game>(step: &AnyStep) -> Result<StepOf<G>, Refusal> {
    let meant = typed::<G>(step.clone())?;
    let stray = match (step, any::<G>(meant.clone())) {
        (Step::Act { act: said, .. }, Step::Act { act, .. }) => {
            stray_field::<G::Action>(said, &act).map(|field| {
                is_none::<G>(
                    said,
                    "action",
                    &format!("there is no field `{field}` in it"),
                )
            })
        }
        (Step::Luck { luck: said }, Step::Luck { luck }) => stray_field::<G::Outcome>(said, &luck)
            .map(|field| {
                is_none::<G>(
                    said,
                    "outcome",
                    &format!("there is no field `{field}` in it"),
                )
            }),
        _ => None,
    };
    stray.map_or(Ok(meant), Err)
}

fn is_none<G: Game>(said: &Json, of: &str, why: &str) -> Refusal {
    let message = format!("{} is no {of} of {}: {why}", quoted(said), G::SLUG);
    Refusal::new(Code::BadInput, message)
}

/// A step of game `G` in JSON.
pub(crate) fn any<G: Game>(step: StepOf<G>) -> AnyStep {
    step.map(serde_json::to_value, serde_json::to_value)
        .expect("actions and outcomes are plain data")
}
