//! Turns of a game of three that are being solved: where they end, asked of the engine.

use std::collections::BTreeMap;
use std::sync::Arc;

use sweep::STEP;
use table::Refusal;
use wimpout::{Cubes, Faces, Wimpout};

use super::super::asked::{Throws, open_above, unheld};
use super::super::duel::Duel;
use super::super::position::Side;
use super::ends::{End, Outcomes};
use super::engine::{After, Engine};
use super::places::{Places, Two};
use super::triple::Triple;

/// A turn that is to be solved.
#[derive(Debug)]
pub(super) struct Line {
    pub(super) place: usize,
    /// How many steps of points are worked out one by one.
    pub(super) rows: usize,
    pub(super) stops: Stops,
    pub(super) ends: Ends,
    pub(super) guess: Guess,
}

impl Line {
    /// Every end of the turn.
    pub(super) fn leads_to(&self) -> impl Iterator<Item = End> {
        let Ends {
            wimpout,
            wreck,
            supernova,
            win,
        } = self.ends;
        let ends = [wimpout, wreck, supernova, win].into_iter().flatten();
        (0..self.stops.len())
            .map(|row| self.stops.at(row))
            .chain(ends)
    }
}

/// Where a bank of 0, 5, 10, … points leads to; turns that come to the same scores share what is known of them.
#[derive(Clone, Debug)]
pub(super) struct Stops {
    landings: Arc<[End]>,
    /// The score at which the turn begins, in steps.
    first: usize,
}

impl Stops {
    /// How many banks are known.
    pub(super) fn len(&self) -> usize {
        self.landings.len() - self.first
    }

    /// Where a bank of so many steps leads to; of more than are known, as the greatest.
    pub(super) fn at(&self, row: usize) -> End {
        match row {
            0 => End::FORBIDDEN,
            _ => self.landings[(self.first + row).min(self.landings.len() - 1)],
        }
    }
}

/// Where the turn leads to if nothing is banked; nothing where no throw comes to that.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ends {
    pub(super) wimpout: Option<End>,
    pub(super) wreck: Option<End>,
    pub(super) supernova: Option<End>,
    pub(super) win: Option<End>,
}

/// How a line is being solved.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Guess {
    /// What a lost turn was worth in the last pass to the mover and to the next player, and what the turn was.
    pub(super) lost: Two,
    pub(super) worth: Two,
    /// The values before it.
    pub(super) values: Two,
    /// By how much a chance moves with what a lost turn is worth: the chance to lose the turn.
    pub(super) slope: f64,
    pub(super) passes: usize,
}

impl Guess {
    pub(super) fn learn(&mut self, lost: Two, worth: Two) {
        let run = lost[0] - self.lost[0];
        if self.passes > 0 && run.abs() > 1e-9 {
            self.slope = ((worth[0] - self.worth[0]) / run).clamp(0.0, 0.99);
        }
        (self.lost, self.worth) = (lost, worth);
        self.passes += 1;
    }

    /// What the turn is worth to all three if a lost one is worth nothing, in order of play from the mover.
    pub(super) fn without_loss(&self) -> [f64; 3] {
        let all = |[mover, next]: Two| [mover, next, 1.0 - mover - next];
        let (worth, lost) = (all(self.worth), all(self.lost));
        std::array::from_fn(|seat| worth[seat] - self.slope * lost[seat])
    }
}

/// Asks where turns end. Where a bank does no more than add points, what it leads to hangs on the score that is reached and
/// not on where it began: then it is known from one mover to all.
#[derive(Debug)]
pub(super) struct Asking<'a> {
    engine: Engine<'a>,
    game: &'a Wimpout,
    duel: &'a Duel,
    throws: &'a Throws,
    places: &'a Places,
    heard: &'a mut Heard,
}

/// What the engine has said.
#[derive(Debug, Default)]
pub(super) struct Heard {
    pub(super) outcomes: Outcomes,
    /// Where a bank leads to by the score that it comes to, in steps, for what stands beside the mover.
    landings: BTreeMap<Triple, Arc<[End]>>,
}

impl<'a> Asking<'a> {
    pub(super) fn new(
        game: &'a Wimpout,
        duel: &'a Duel,
        throws: &'a Throws,
        places: &'a Places,
        heard: &'a mut Heard,
    ) -> Result<Self, Refusal> {
        Ok(Self {
            engine: Engine::new(game, NAMES)?,
            game,
            duel,
            throws,
            places,
            heard,
        })
    }

    /// A turn of that place, so many steps of points of it worked out and so many more looked at.
    pub(super) fn line(
        &mut self,
        (place, at): (usize, Triple),
        rows: usize,
        looked_at: usize,
    ) -> Result<Line, Refusal> {
        let stops = self.stops(at, rows + looked_at)?;
        open_above((rows..rows + looked_at).map(|row| stops.at(row) == End::FORBIDDEN))?;
        Ok(Line {
            place,
            rows,
            stops,
            ends: Ends {
                wimpout: self.thrown(at, self.throws.wimpout)?,
                wreck: self.thrown(at, self.throws.wreck)?,
                supernova: self.thrown(at, self.throws.supernova)?,
                win: self.thrown(at, self.throws.win)?,
            },
            guess: Guess::default(),
        })
    }

    fn thrown(
        &mut self,
        at: Triple,
        throw: Option<(Cubes, Faces)>,
    ) -> Result<Option<End>, Refusal> {
        let Some(throw) = throw else {
            return Ok(None);
        };
        let after = self.engine.thrown(at, throw)?;
        let end = self.heard.outcomes.end(after, self.places, self.duel)?;
        Ok(Some(end))
    }

    fn stops(&mut self, at: Triple, rows: usize) -> Result<Stops, Refusal> {
        let rules = &self.game.rules;
        let mover = at.sides[0].player(rules);
        let binds = at.licks.is_none() && rules.opening_binds(&mover, 0);
        if !binds && !rules.pays_extra() {
            let known = self.landed(at, rows)?;
            let mut holds = true;
            for row in [1, 2, rows - 1] {
                holds &= self.stop(at, row)? == known.at(row);
            }
            if holds {
                return Ok(known);
            }
        }
        let landings = (0..rows).map(|row| self.stop(at, row));
        Ok(Stops {
            landings: landings.collect::<Result<_, _>>()?,
            first: 0,
        })
    }

    fn stop(&mut self, at: Triple, row: usize) -> Result<End, Refusal> {
        let points = u32::try_from(row).unwrap_or(u32::MAX / STEP) * STEP;
        let Some(after) = self.engine.stop(at, points)? else {
            return Ok(End::FORBIDDEN);
        };
        match after {
            After::Three { triple, .. } if triple.licks.is_none() && triple.sum() <= at.sum() => {
                Err(unheld("of three: scores fall under these rules"))
            }
            _ => self.heard.outcomes.end(after, self.places, self.duel),
        }
    }

    /// The same as it is known from movers who come to the same scores.
    fn landed(&mut self, at: Triple, rows: usize) -> Result<Stops, Refusal> {
        let beside = at.moved_by(Side::at(0));
        let first = (at.sides[0].score / STEP) as usize;
        let known = self.heard.landings.get(&beside);
        let landings = if let Some(known) = known.filter(|known| known.len() >= first + rows) {
            Arc::clone(known)
        } else {
            let asked = (0..first + rows).map(|landing| self.landing(at, landing));
            let asked: Arc<[End]> = asked.collect::<Result<_, _>>()?;
            self.heard.landings.insert(beside, Arc::clone(&asked));
            asked
        };
        Ok(Stops { landings, first })
    }

    /// Where a bank leads to that comes to a score, in steps, from as near as may be.
    fn landing(&mut self, at: Triple, landing: usize) -> Result<End, Refusal> {
        let highest = match at.licks {
            None => self.places.highest(),
            Some(challenge) => at.sides[challenge.leader].score,
        };
        let score = u32::try_from(landing).unwrap_or(u32::MAX / STEP) * STEP;
        let from = score.saturating_sub(STEP).min(highest);
        let mover = Side {
            opened: true,
            ..Side::at(from)
        };
        self.stop(at.moved_by(mover), ((score - from) / STEP) as usize)
    }
}

/// Nobody's names; the order of challengers may go by others.
pub(super) const NAMES: [&str; 3] = ["mover", "next", "past"];
