//! The decisions of one turn of a solved game of three.

use sweep::LANES;
use table::Refusal;

use super::super::asked::unheld;
use super::super::decide::{Deciding, SolvedTurn};
use super::Trio;
use super::lines::{Asking, Heard, Line};
use super::sweep::payoffs;
use super::triple::Triple;
use sweep::STEP;

impl Trio {
    /// How many turns are worked out side by side.
    pub const ABREAST: usize = LANES;

    /// The decisions of a turn that begins `at`, up to `most` points at stake.
    ///
    /// # Errors
    /// `BadInput`: no game under these rules comes to that.
    pub fn turn(&self, at: Triple, most: u32) -> Result<SolvedTurn, Refusal> {
        let turn = self.turns(&[at], most)?.pop();
        turn.ok_or_else(|| unheld("no turn was asked for"))
    }

    /// The decisions of up to [`Self::ABREAST`] turns, worked out side by side: as many as one takes as long.
    ///
    /// # Errors
    /// As [`Self::turn`].
    pub fn turns(&self, at: &[Triple], most: u32) -> Result<Vec<SolvedTurn>, Refusal> {
        let at = &at[..at.len().min(LANES)];
        let needed = at.iter().map(|at| self.rows(*at));
        let rows = needed.fold((most / STEP) as usize + 1, usize::max);
        let (places, mut heard) = (&self.places, Heard::default());
        let mut asking = Asking::new(&self.game, &self.duel, &self.throws, places, &mut heard)?;
        let lines = at
            .iter()
            .map(|at| asking.line((places.find(*at)?, *at), rows, self.cut.looked_at));
        let lines = lines.collect::<Result<Vec<Line>, _>>()?;
        let of: Vec<&Line> = lines.iter().collect();
        let deciding = Deciding {
            game: &self.game,
            program: &self.whole,
            seats: 3,
            rows,
        };
        Ok(deciding.turns(&payoffs(places, &heard.outcomes, &of), lines.len()))
    }

    /// How many steps of points are worked out one by one.
    pub(super) fn rows(&self, at: Triple) -> usize {
        self.places.needed(at) + self.cut.beyond
    }
}
