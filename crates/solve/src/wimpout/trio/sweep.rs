//! One pass over turns of a game of three.

use ::sweep::{FORBIDDEN, LANES, Losses, Payoffs, Run, Sweep};

use super::Trio;
use super::ends::{End, Outcomes};
use super::lines::Line;
use super::places::{Places, Two};

impl Trio {
    /// Sweeps up to eight lines once.
    pub(super) fn pass(&mut self, sweep: &mut Sweep<2>, lines: &mut [Line], batch: &[usize]) {
        let of: Vec<&Line> = batch.iter().map(|line| &lines[*line]).collect();
        let rows = of.iter().map(|line| line.rows).max().unwrap_or_default();
        let payoffs = payoffs(&self.places, &self.heard.outcomes, &of);
        sweep.run(&self.program.row, &payoffs, rows);
        let worth = sweep.cell(&self.program.row, 0, self.program.start());
        for (lane, line) in batch.iter().enumerate() {
            let lost = payoffs.losses.map(|lanes| lanes[lane].wimpout);
            lines[*line].guess.values = self.places.values[lines[*line].place];
            lines[*line].guess.learn(lost, worth.map(|cell| cell[lane]));
        }
        self.swept += batch.len() as u64;
    }
}

/// What the ends of some turns are worth to the movers and to those after them.
pub(super) fn payoffs(places: &Places, outcomes: &Outcomes, batch: &[&Line]) -> Payoffs<2> {
    let looked_at = batch.iter().map(|line| line.stops.len()).max();
    let mut payoffs = Payoffs {
        stop: vec![[[0.0; LANES]; 2]; looked_at.unwrap_or_default()],
        losses: [[Losses::default(); LANES]; 2],
    };
    for (lane, line) in batch.iter().enumerate() {
        for (row, [mover, next]) in payoffs.stop.iter_mut().enumerate() {
            let worth = outcomes.worth(places, line.stops.at(row));
            [mover[lane], next[lane]] = worth.unwrap_or([FORBIDDEN, 0.0]);
        }
        let end = |end: Option<End>| {
            end.and_then(|end| outcomes.worth(places, end))
                .unwrap_or_default()
        };
        let ends: [Two; 4] = [
            end(line.ends.wimpout),
            end(line.ends.wreck),
            end(line.ends.supernova),
            end(line.ends.win),
        ];
        for (player, losses) in payoffs.losses.iter_mut().enumerate() {
            let [wimpout, wreck, supernova, win] = ends.map(|worth| worth[player]);
            losses[lane] = Losses {
                wimpout,
                wreck,
                supernova,
                win,
            };
        }
    }
    payoffs
}
