//! Pairs that lean on pairs that come after them, because a bank may send somebody far back: they are gone round until
//! nothing moves. Challenges whose very scores matter go the same way.

use std::collections::BTreeSet;

use sweep::LANES;
use table::Refusal;

use super::asked::{Engine, unheld};
use super::duel::Duel;
use super::lines::{Guess, Line};
use super::places::Places;
use super::position::Position;

/// Values that move less than this part of what is settled in a whole round have come to rest.
const AT_REST: f64 = 0.1;
/// Nothing takes so many rounds that settles.
const MOST_ROUNDS: usize = 600;

/// Groups of pairs that are solved again and again.
#[derive(Debug, Default)]
pub(super) struct Round {
    groups: Vec<Vec<Line>>,
    /// The place up to which they lean on others that come after them.
    until: u32,
    /// The group that is next, and the most that has moved since the first of them.
    next: usize,
    moved: f64,
    rounds: usize,
}

impl Duel {
    /// Keeps a group that has just been solved, if it leans on one that comes after it or stands among such.
    pub(super) fn remember(&mut self, lines: Vec<Line>) {
        let rank = |place: usize| self.places.rank(place);
        let own = lines.iter().map(|line| rank(line.place)).max();
        let leads = lines.iter().flat_map(Line::leads_to).map(rank);
        let (own, far) = (own.unwrap_or_default(), leads.max().unwrap_or_default());
        if self.round.is_none() && far <= own {
            return;
        }
        let round = self.round.get_or_insert_default();
        round.until = round.until.max(far);
        round.groups.push(lines);
    }

    /// Solves one group of a round once more; whether there was one.
    ///
    /// # Errors
    /// Their values do not settle.
    pub(super) fn go_round(&mut self) -> Result<bool, Refusal> {
        let settled = AT_REST * self.cut.settled;
        let Some(mut round) = self.round.take_if(|round| round.is_whole(&self.places)) else {
            return Ok(false);
        };
        if let Some(lines) = round.groups.get_mut(round.next) {
            let before: Vec<[f64; 2]> = lines.iter().map(|line| self.both(line.place)).collect();
            for line in lines.iter_mut() {
                line.guess = Guess {
                    slope: line.guess.slope,
                    ..Guess::default()
                };
            }
            self.settle(lines)?;
            round.moved = round.moved.max(self.moved(lines, &before));
            round.next += 1;
        } else if round.moved <= settled {
            return Ok(true);
        } else if round.rounds >= MOST_ROUNDS {
            return Err(unheld("the chances under these rules do not settle"));
        } else {
            (round.next, round.moved) = (0, 0.0);
            round.rounds += 1;
        }
        self.round = Some(round);
        Ok(true)
    }

    /// Solves the challenges of leaders whose very score matters. Whoever passes one leads with more, mostly.
    ///
    /// # Errors
    /// Their values do not settle.
    pub(super) fn solve_joined(&mut self, engine: &mut Engine<'_>) -> Result<(), Refusal> {
        let mut groups = Vec::new();
        for at in self
            .places
            .joined_licks()
            .chunk_by(|a, b| a.other == b.other)
        {
            let lines = at.iter().map(|at| self.line(engine, *at, self.rows(*at)));
            groups.push(lines.collect::<Result<Vec<Line>, _>>()?);
        }
        for _ in 0..MOST_ROUNDS {
            let mut moved: f64 = 0.0;
            for lines in &mut groups {
                let before: Vec<[f64; 2]> =
                    lines.iter().map(|line| self.both(line.place)).collect();
                self.sweep_once(lines);
                moved = moved.max(self.moved(lines, &before));
            }
            if moved <= AT_REST * self.cut.settled {
                return Ok(());
            }
        }
        Err(unheld("challenges under these rules do not settle"))
    }

    /// Solves the challenges of players who have open circles: each leads to others with fewer (H6).
    ///
    /// # Errors
    /// One leads elsewhere.
    pub(super) fn solve_circled_licks(&mut self, engine: &mut Engine<'_>) -> Result<(), Refusal> {
        let plain = self.places.licks().chain(self.places.far_licks());
        let plain = plain.map(|at| self.places.find(at));
        let mut known = plain.collect::<Result<BTreeSet<usize>, _>>()?;
        let groups: Vec<Vec<Position>> = self.places.circled_licks().collect();
        for group in groups {
            for at in group.chunks(LANES) {
                let lines = at.iter().map(|at| self.line(engine, *at, self.rows(*at)));
                let mut lines = lines.collect::<Result<Vec<Line>, _>>()?;
                if !lines
                    .iter()
                    .flat_map(Line::leads_to)
                    .all(|place| known.contains(&place))
                {
                    return Err(unheld(
                        "circles under these rules (H6) are not filled in Last Licks",
                    ));
                }
                self.sweep_once(&mut lines);
            }
            let places = group.into_iter().map(|at| self.places.find(at));
            known.extend(places.collect::<Result<Vec<usize>, _>>()?);
        }
        Ok(())
    }

    /// The most that the values of some lines have moved since they were so.
    fn moved(&self, lines: &[Line], before: &[[f64; 2]]) -> f64 {
        let moved = |(line, [mover, other]): (&Line, &[f64; 2])| {
            let [now, others] = self.both(line.place);
            (now - mover).abs().max((others - other).abs())
        };
        lines.iter().zip(before).map(moved).fold(0.0, f64::max)
    }

    fn both(&self, place: usize) -> [f64; 2] {
        [self.values[place], self.theirs(place)]
    }
}

impl Round {
    /// Whether all on which its groups lean are among them.
    fn is_whole(&self, places: &Places) -> bool {
        let last = self.groups.last().into_iter().flatten();
        last.map(|line| places.rank(line.place)).max() >= Some(self.until)
    }
}
