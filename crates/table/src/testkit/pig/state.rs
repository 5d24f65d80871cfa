//! A game of Pig in progress, and how turns follow one another.

use super::Event;
use crate::{BySeat, Place, Seat, Standing};

/// A game in progress.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(super) players: BySeat<Player>,
    /// Whose turn it is.
    pub(super) seat: Seat,
    pub(super) turn_points: u32,
    pub(super) phase: Phase,
}

/// A player's part of the state.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Player {
    pub(super) score: u32,
    pub(super) gone: bool,
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Phase {
    Deciding,
    Throwing,
    Won(Seat),
}

impl State {
    pub(super) fn new(seats: usize) -> Self {
        Self {
            players: BySeat::new(seats, |_| Player::default()),
            seat: Seat(0),
            turn_points: 0,
            phase: Phase::Deciding,
        }
    }

    /// What the player whose turn it is would have after holding.
    pub(super) fn points_in_all(&self) -> u32 {
        self.players[self.seat].score + self.turn_points
    }

    /// Who has not left.
    pub(super) fn present(&self) -> Vec<Seat> {
        self.seats(|player| !player.gone)
    }

    /// Who has left.
    pub(super) fn gone(&self) -> Vec<Seat> {
        self.seats(|player| player.gone)
    }

    fn seats(&self, which: impl Fn(&Player) -> bool) -> Vec<Seat> {
        let seats = self.players.iter().filter(|(_, player)| which(player));
        seats.map(|(seat, _)| seat).collect()
    }

    /// The turn of the next seat begins that has not left.
    pub(super) fn pass_on(&mut self) {
        let present = self.present();
        let later = present.iter().find(|&&seat| seat > self.seat);
        self.seat = *later.or(present.first()).unwrap_or(&self.seat);
        self.turn_points = 0;
        self.phase = Phase::Deciding;
    }

    pub(super) fn win(&mut self, seat: Seat, log: &mut Vec<Event>) {
        self.phase = Phase::Won(seat);
        log.push(Event::Won { seat });
    }

    pub(super) fn standing(&self, winner: Seat) -> Standing {
        let place = |(seat, player): (Seat, &Player)| Place::new(seat, player.score.into());
        let mut places: Vec<_> = self.players.iter().map(place).collect();
        places.sort_by_key(|place| (place.seat != winner, -place.score, place.seat));
        Standing {
            winners: vec![winner],
            places,
        }
    }
}
