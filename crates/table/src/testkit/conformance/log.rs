//! What must hold after every step, and of everything that happens.

use serde_json::{Value as Json, json};

use super::round::Round;
use super::{Report, ensure};
use crate::{AnyTable, Game, Happening, Seat, Turn, Viewer};

impl<G: Game> Round<'_, G> {
    /// Checks everything that has happened since number `since`.
    pub(super) fn happened(&mut self, since: usize, report: &mut Report) -> Result<(), String> {
        let happenings = self.table.log(since).to_vec();
        for (_, happening) in happenings {
            named(&json!(happening))?;
            let seen = self.table.seen(&happening, self.watcher());
            seen.map_or(Ok(()), |seen| named(&json!(seen)))?;
            match happening {
                Happening::RuleInForce { rule, value, .. } => {
                    report.rules_in_force += 1;
                    let rules = self.table.rules();
                    let is = rules.get(&rule);
                    ensure(is == Some(&value), || {
                        format!("`{rule}` was set to {value}, but the settings say {is:?}")
                    })?;
                }
                Happening::Joined { seat, .. } => {
                    report.joined += 1;
                    self.comings = self.comings.saturating_sub(1);
                    let last = self.table.names().len() - 1;
                    ensure(seat.index() == last, || {
                        format!("a newcomer sits at {seat}, not last in the order of play")
                    })?;
                }
                Happening::Left { seat } => {
                    report.left += 1;
                    self.comings = self.comings.saturating_sub(1);
                    self.gone.push(seat);
                }
                Happening::RuleProposed { .. }
                | Happening::Voted { .. }
                | Happening::ProposalFailed { .. }
                | Happening::RuleAdopted { .. }
                | Happening::RuleSuspended { .. }
                | Happening::Undone { .. }
                | Happening::Game(_) => {}
            }
        }
        Ok(())
    }

    /// Somebody who looks: another one after every step.
    fn watcher(&self) -> Viewer {
        let turn = self.table.length() % (self.table.names().len() + 1);
        turn.checked_sub(1)
            .map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat::at(seat)))
    }

    /// Checks how the table stands after a step.
    pub(super) fn stands(&self) -> Result<(), String> {
        let (game, state) = (self.table.game(), self.table.state());
        if let Some(invariant) = self.options.invariant {
            invariant(game, state)?;
        }
        let voters = game.voters(state);
        let vote = self.gone.iter().find(|seat| voters.contains(seat));
        ensure(vote.is_none(), || {
            format!("{vote:?} has left, but has a vote")
        })?;
        if let Turn::Choice(asks) = self.table.turn() {
            let asked = asks.iter().find(|ask| self.gone.contains(&ask.seat));
            ensure(asked.is_none(), || {
                format!("{asked:?}: the seat has left, but is to act")
            })?;
        }
        Ok(())
    }

    /// An adopted rule waits only while its situation is under way; after the end of the game none comes into force.
    pub(super) fn not_stuck(&self) -> Result<(), String> {
        if matches!(self.table.turn(), Turn::Over(_)) {
            return Ok(());
        }
        let view = self.table.view(Viewer::Spectator);
        let adopted = view["adopted"].as_array().map_or(&[][..], Vec::as_slice);
        let waits = |rule: &Json| {
            let situation = rule["situation"].as_str().unwrap_or_default();
            self.table
                .game()
                .under_way(self.table.state(), situation)
                .is_some()
        };
        ensure(adopted.is_empty() || adopted.iter().any(waits), || {
            format!("{adopted:?} is adopted, and its situation is over, but it is not in force")
        })
    }
}

/// An event has a name in kebab-case.
fn named(event: &Json) -> Result<(), String> {
    let name = event["event"].as_str().unwrap_or_default();
    let kebab =
        |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
    ensure(!name.is_empty() && name.chars().all(kebab), || {
        format!("an event has no name in kebab-case under `event`: {event}")
    })
}
