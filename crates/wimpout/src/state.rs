//! The whole truth about a game in progress, as a plain value. Nothing in Wimpout is hidden.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

use table::{BySeat, Seat};

use crate::face::Face;
use crate::player::Player;
use crate::rules::Rules;
use crate::score::Scoring;
use crate::throw::{Cubes, Faces};
use crate::turn::Turn;

/// A game in progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// The players in order of play (W2).
    pub players: BySeat<Player>,
    /// Their names, by which challengers may be ordered (W16 a).
    pub names: Arc<[String]>,
    /// Whether the game began with one player, who then need not be left by others to play alone (W17, S16).
    pub begun_alone: bool,
    /// What rules of the table's own count of the table as a whole, by the names of the rules (H12).
    pub counts: BTreeMap<String, u32>,
    /// Rules of the table's own that could not say how to begin, until that is told (O5).
    pub(crate) untold: Vec<own::Failure>,
    /// What the game is in the middle of.
    pub phase: Phase,
    /// Last Licks, once they have begun (W15).
    pub licks: Option<LastLicks>,
    /// The last throw of the game, for those who look.
    pub last: Option<LastThrow>,
    /// How many turns have begun; a resumed turn is the same turn (S9).
    pub turns: u32,
    /// How many times cubes were thrown in turns.
    pub throws: u32,
    /// How many clearings have begun.
    pub clearings: u32,
    /// How many times a score has changed: the clock by which scores are reached.
    pub moments: u32,
}

/// What a game is in the middle of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Everybody throws a common cube (W3).
    Starting(Contest),
    /// The seat that starts is drawn (W3).
    DrawingStarter,
    /// A rule of the table's own draws before a turn (O2).
    Drawing(Drawing),
    /// Somebody's turn.
    Turn(Turn),
    /// The order of the challengers is drawn; these are not yet placed (W16 a).
    Ordering(Vec<Seat>),
    /// The game is over, and this seat has won it, if any has.
    Over(Option<Seat>),
}

/// A draw before a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawing {
    /// Whose turn begins.
    pub seat: Seat,
    /// The name of the rule that draws.
    pub rule: String,
    /// What is drawn.
    pub weights: own::Weights,
}

/// Who throws to start (W3).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contest {
    /// Those who have still to throw in this round, the next first.
    pub to_throw: VecDeque<Seat>,
    /// The highest face of the round, and who has thrown it.
    pub highest: Option<(Face, Vec<Seat>)>,
}

/// Last Licks (W15, W16).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastLicks {
    /// The player to pass.
    pub leader: Seat,
    /// Who has still to try, the next first; whose turn it is has been taken out.
    pub queue: VecDeque<Seat>,
    /// The score to beat in this round, where Last Licks go by rounds (S6).
    pub target: u32,
    /// Those who have beaten the target in this round.
    pub succeeded: Vec<Seat>,
}

/// The last throw as it lies, and what became of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastThrow {
    /// Who threw.
    pub seat: Seat,
    /// The cubes that were thrown.
    pub cubes: Cubes,
    /// Their faces, the sun cube last.
    pub faces: Faces,
    /// What became of it.
    pub fate: Fate,
}

/// What became of a throw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It waits to be nullified, or for the player to say what it counts.
    Pending,
    /// It is void (W13a).
    Void,
    /// Somebody has paid to nullify it (H2).
    Erased,
    /// Nothing scored (W9).
    Lost,
    /// It was counted so.
    Scored(Scoring),
    /// Five 6s or five 10s by nature (W6).
    Ended,
}

impl State {
    /// The turn in progress, if one is.
    #[must_use]
    pub const fn turn(&self) -> Option<&Turn> {
        match &self.phase {
            Phase::Turn(turn) => Some(turn),
            Phase::Starting(_)
            | Phase::DrawingStarter
            | Phase::Drawing(_)
            | Phase::Ordering(_)
            | Phase::Over(_) => None,
        }
    }

    /// Whose turn it is, or is about to be once something has been drawn for it.
    #[must_use]
    pub const fn mover(&self) -> Option<Seat> {
        match &self.phase {
            Phase::Turn(turn) => Some(turn.seat),
            Phase::Drawing(drawing) => Some(drawing.seat),
            Phase::Starting(_) | Phase::DrawingStarter | Phase::Ordering(_) | Phase::Over(_) => {
                None
            }
        }
    }

    /// Everybody still in the game, in seat order.
    pub fn seats_in(&self) -> impl Iterator<Item = Seat> {
        self.players
            .iter()
            .filter(|(_, player)| player.is_in())
            .map(|(seat, _)| seat)
    }

    /// Everybody else still in the game, in order of play from `seat` on.
    pub fn others_in(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        let after = seat.index() + 1..self.players.len();
        let others = after.chain(0..seat.index()).map(Seat::at);
        others.filter(|other| self.players[*other].is_in())
    }

    /// Whom `seat` bumps by landing there, in order of play (H1).
    pub fn bumped(&self, rules: &Rules, seat: Seat, landing: u32) -> impl Iterator<Item = Seat> {
        let others = self.others_in(seat);
        others.filter(move |other| rules.bumps(landing, self.players[*other].score))
    }
}
