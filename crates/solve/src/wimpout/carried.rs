//! What the players of a game of two carry from turn to turn beside their scores: the rules are asked, and the engine.

use table::Refusal;
use wimpout::Player;

use super::asked::{After, Engine, Throws, unheld};
use super::position::{Position, Side};

/// What the players of a game of two carry from turn to turn, as the engine shows it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Carried {
    /// So many tallies of train wrecks are told apart, from none on (H5, H6), or counts of a rule of the table's own (H12).
    pub(super) tallies: u32,
    /// Whether it is such a count, which may fall, and matters in Last Licks too.
    pub(super) counted: bool,
    /// Whether all tallies above are one with the last.
    pub(super) capped: bool,
    /// Whether the last player left must still reach the goal, so that nobody may win (W17).
    pub(super) alone: bool,
    /// Open circles, where they are drawn (H6).
    pub(super) circles: Option<Circles>,
}

/// How many open circles there may be (H6).
#[derive(Clone, Copy, Debug)]
pub(super) struct Circles {
    /// With more than so many a player is out.
    pub(super) most: Option<u32>,
    /// A bank of so many points fills one, and while any is open no other is allowed.
    pub(super) filled_by: u32,
}

/// More tallies of train wrecks are not told apart.
const MOST_TALLIES: u32 = 20;

impl Engine<'_> {
    /// What is carried from turn to turn beside scores.
    pub(super) fn carried(&mut self, throws: &Throws) -> Result<Carried, Refusal> {
        let mut carried = Carried {
            tallies: 1,
            counted: false,
            capped: false,
            alone: false,
            circles: None,
        };
        if self.game.rules.draws_circles() {
            return Ok(self.circles());
        }
        let fresh = Position::early(Side::at(0), Side::at(0));
        for (cubes, faces) in throws.supernova.into_iter().chain(throws.win) {
            carried.alone |= self.thrown(fresh, cubes, faces)?.is_alone();
        }
        if self.game.rules.own_counts_turns() {
            return self.counted(throws, carried);
        }
        let Some((cubes, faces)) = throws.wreck else {
            return Ok(carried);
        };
        for wrecks in 0..MOST_TALLIES {
            let mover = Side::at(0).wrecked(wrecks);
            let after = self.thrown(Position::early(mover, Side::at(0)), cubes, faces)?;
            let After::Turn { position, .. } = after else {
                return Ok(carried);
            };
            let Some(wrecked) = position.other else {
                carried.alone = true;
                return Ok(carried);
            };
            if wrecked.wrecks == wrecks {
                return Ok(carried);
            }
            carried.tallies += 1;
        }
        Err(unheld("too many train wrecks (H5) are told apart"))
    }

    /// What is carried where circles are drawn: wrecks are told apart only if so many of them end a game (H6).
    fn circles(&self) -> Carried {
        let rules = &self.game.rules;
        let ends = |player: &dyn Fn(u32) -> Player| {
            (1..MOST_TALLIES).find(|number| rules.is_terminal(&player(*number)))
        };
        let circles = ends(&|circles| Player {
            circles,
            ..Player::default()
        });
        let wrecks = ends(&|circle_wrecks| Player {
            circle_wrecks,
            ..Player::default()
        });
        Carried {
            tallies: wrecks.unwrap_or(1),
            counted: false,
            capped: true,
            alone: false,
            circles: Some(Circles {
                most: circles.map(|number| number - 1),
                filled_by: rules.circle_value(),
            }),
        }
    }
}
