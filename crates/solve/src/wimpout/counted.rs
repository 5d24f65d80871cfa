//! How far the count of a rule of the table's own is told apart (H12): the engine is asked to what counts it leads, and from
//! which one on it changes nothing any more.

use std::collections::BTreeSet;

use sweep::STEP;
use table::Refusal;

use super::asked::{After, Engine, Throws, unheld};
use super::carried::Carried;
use super::position::{Position, Side};

/// Greater counts are not told apart.
const MOST: u32 = 8;
/// A count is the last that matters if so many greater ones come to the same as it does: a longer streak hardly ever comes.
const LOOKED_AT: u32 = 40;
/// Points of a turn are looked at so many steps beyond the goal.
const BEYOND: u32 = 40;

impl Engine<'_> {
    /// What is carried where a rule of the table's own counts something of each player.
    ///
    /// # Errors
    /// Too many counts matter.
    pub(super) fn counted(
        &mut self,
        throws: &Throws,
        carried: Carried,
    ) -> Result<Carried, Refusal> {
        let mut carried = Carried {
            counted: true,
            ..carried
        };
        if let Some(most) = self.greatest(throws)? {
            carried.tallies = most + 1;
        } else {
            carried.capped = true;
            carried.tallies = self.last(throws)? + 1;
        }
        for count in 0..=carried.tallies {
            carried.alone |= self
                .leads(count, throws)?
                .into_iter()
                .flatten()
                .any(After::is_alone);
        }
        Ok(carried)
    }

    /// The greatest count that anybody comes to, if it is not too great.
    fn greatest(&mut self, throws: &Throws) -> Result<Option<u32>, Refusal> {
        let (mut known, mut next) = (BTreeSet::from([0]), vec![0]);
        while let Some(count) = next.pop() {
            for after in self.leads(count, throws)?.into_iter().flatten() {
                for count in counts(after) {
                    if count > MOST {
                        return Ok(None);
                    }
                    if known.insert(count) {
                        next.push(count);
                    }
                }
            }
        }
        Ok(known.last().copied())
    }

    /// From which count on all come to the same.
    fn last(&mut self, throws: &Throws) -> Result<u32, Refusal> {
        for last in 0..=MOST {
            let own = self.leads_up_to(last, last, throws)?;
            let mut same = true;
            for count in last + 1..=last + LOOKED_AT {
                same = same && self.leads_up_to(last, count, throws)? == own;
            }
            if same {
                return Ok(last);
            }
        }
        let title = self
            .game
            .rules
            .own_count()
            .map(|rule| rule.head().title.clone());
        Err(unheld(&format!(
            "“{}” (H12) counts on beyond {MOST}, and what it counts goes on to matter",
            title.unwrap_or_default()
        )))
    }

    /// The same where all counts from the last on are one.
    fn leads_up_to(
        &mut self,
        last: u32,
        count: u32,
        throws: &Throws,
    ) -> Result<Vec<Option<After>>, Refusal> {
        let leads = self.leads(count, throws)?.into_iter();
        Ok(leads.map(|after| Some(up_to(last, after?))).collect())
    }

    /// What turns lead to, of players who have so many counted: at the beginning, near the goal, and in Last Licks.
    fn leads(&mut self, count: u32, throws: &Throws) -> Result<Vec<Option<After>>, Refusal> {
        let goal = self.game.rules.least_goal();
        let near = Side::at(goal.saturating_sub(2 * STEP));
        let leader = Side::at(goal + 2 * STEP).wrecked(count);
        let ends = [throws.wimpout, throws.wreck, throws.supernova, throws.win];
        let mut leads = Vec::new();
        for mover in [Side::at(0), near].map(|side| side.wrecked(count)) {
            for at in [
                Position::early(mover, near.wrecked(count)),
                Position::licks(mover, leader),
            ] {
                for row in 1..goal / STEP + BEYOND {
                    leads.push(self.stop(at, row as usize)?);
                }
                for (cubes, faces) in ends.into_iter().flatten() {
                    leads.push(Some(self.thrown(at, cubes, faces)?));
                }
            }
        }
        Ok(leads)
    }
}

/// What both have counted then.
fn counts(after: After) -> impl Iterator<Item = u32> {
    let sides = match after {
        After::Over(_) => [None, None],
        After::Turn { position, .. } => [Some(position.mover), position.other],
    };
    sides.into_iter().flatten().map(|side| side.wrecks)
}

fn up_to(last: u32, after: After) -> After {
    let After::Turn { position, other } = after else {
        return after;
    };
    let up_to = |side: Side| side.wrecked(side.wrecks.min(last));
    let position = Position {
        mover: up_to(position.mover),
        other: position.other.map(up_to),
        ..position
    };
    After::Turn { position, other }
}
