//! Last Licks of three: challenges lean on each other, so they are swept until nothing moves.

use std::sync::Arc;

use sweep::{LANES, Sweep};
use table::Refusal;

use super::super::asked::unheld;
use super::Trio;
use super::ends::End;
use super::lines::{Asking, Line};

/// A challenge by somebody near moves so far towards what it seems to be worth: those it leans on lean the other way. Of
/// somebody who is far behind hardly anything hangs on it.
const DAMPED: f64 = 0.78;
/// So many steps behind are near.
const NEAR: usize = 40;
/// No challenge takes so many passes that settles.
const MOST_PASSES: usize = 400;

impl Trio {
    pub(super) fn solve_licks(&mut self) -> Result<(), Refusal> {
        let mut lines = self.challenges()?;
        let mut leaned_on = vec![false; self.places.values.len()];
        for line in &lines {
            for (place, _) in line.leads_to().filter_map(End::place) {
                if let Some(leaned_on) = leaned_on.get_mut(place) {
                    *leaned_on = true;
                }
            }
        }
        // Whoever is far behind hardly matters to those who are near: those first, then all that others lean on.
        lines.sort_by_key(|line| (!leaned_on[line.place], line.rows));
        let leaned = lines.partition_point(|line| leaned_on[line.place]);
        let (lines, leaves) = lines.split_at_mut(leaned);
        let near = lines.partition_point(|line| line.rows <= self.cut.beyond + NEAR);
        let (near, far) = lines.split_at_mut(near);
        for _ in 0..MOST_PASSES {
            self.settle_near(near)?;
            if self.sweep_challenges(far, 1.0) < self.cut.settled {
                self.sweep_challenges(leaves, 1.0);
                return Ok(());
            }
        }
        Err(unsettled())
    }

    fn challenges(&mut self) -> Result<Vec<Line>, Refusal> {
        let (game, duel, cut) = (Arc::clone(&self.game), Arc::clone(&self.duel), self.cut);
        let heard = &mut self.heard;
        let mut asking = Asking::new(&game, &duel, &self.throws, &self.places, heard)?;
        let lines = self.places.challenges().into_iter().map(|(place, at)| {
            let rows = self.places.needed(at) + cut.beyond;
            asking.line((place, at), rows, cut.looked_at)
        });
        lines.collect()
    }

    fn settle_near(&mut self, lines: &mut [Line]) -> Result<(), Refusal> {
        for _ in 0..MOST_PASSES {
            if self.sweep_challenges(lines, DAMPED) < self.cut.settled {
                return Ok(());
            }
        }
        Err(unsettled())
    }

    /// Sweeps all of them once, and moves their values; by how much at most.
    fn sweep_challenges(&mut self, lines: &mut [Line], so_far: f64) -> f64 {
        let all: Vec<usize> = (0..lines.len()).collect();
        let mut sweep = Sweep::default();
        let mut moved: f64 = 0.0;
        for batch in all.chunks(LANES) {
            self.pass(&mut sweep, lines, batch);
            for line in &lines[batch[0]..=batch[batch.len() - 1]] {
                let values = &mut self.places.values[line.place];
                for (value, worth) in values.iter_mut().zip(line.guess.worth) {
                    moved = moved.max((worth - *value).abs());
                    *value += so_far * (worth - *value);
                }
            }
        }
        moved
    }
}

fn unsettled() -> Refusal {
    unheld("the chances in Last Licks of three do not settle")
}
