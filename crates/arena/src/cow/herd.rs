//! Steps of games among cow bots, taken straight on the state: no words and no views. Each bot is shown the outlook
//! of its own seat.

use cow::{Card, Cow, Event, Move, State};
use table::{Luck, Seat};

use super::farmer::farm_by;
use super::taste::Taste;

/// What a bot chooses: a move, or an order of its field that lies on the [`Desk`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Choice {
    /// A move.
    Move(Move),
    /// The order on the desk.
    Order,
}

/// Paper that is used again and again.
#[derive(Clone, Debug, Default)]
pub(super) struct Desk {
    /// Moves to choose from.
    pub(super) moves: Vec<Move>,
    /// An order of the own field, from right to left.
    pub(super) order: Vec<Card>,
    /// Its cows with their ranks.
    pub(super) ranked: Vec<(i32, Card)>,
}

impl Desk {
    /// Does what `seat` has chosen.
    pub(super) fn carry_out(
        &self,
        cow: &Cow,
        state: &mut State,
        seat: Seat,
        choice: Choice,
        log: Option<&mut Vec<Event>>,
    ) {
        match choice {
            Choice::Move(to_do) => cow.make(state, seat, to_do, log),
            Choice::Order => cow.make_order(state, &self.order, log),
        }
    }

    /// Plays a game on to its end with a farmer in every seat; one that does not end is left.
    pub(super) fn play_out(&mut self, cow: &Cow, state: &mut State, luck: &mut impl Luck) {
        self.play_on(cow, state, None, luck);
    }

    /// The same with somebody of another taste in one seat.
    pub(super) fn play_on(
        &mut self,
        cow: &Cow,
        state: &mut State,
        own: Option<(Seat, &Taste)>,
        luck: &mut impl Luck,
    ) {
        const LONGEST: usize = 10_000;
        let mut playout = cow.playout(state);
        for _ in 0..LONGEST {
            if let Some(outlook) = playout.outlook() {
                let seat = outlook.seat();
                let taste = own
                    .filter(|own| own.0 == seat)
                    .map_or(&Taste::FARMER, |own| own.1);
                match farm_by(taste, &outlook, self) {
                    Choice::Move(to_do) => playout.make(seat, to_do),
                    Choice::Order => playout.make_order(&self.order),
                }
            } else if !playout.draw(luck) {
                return;
            }
        }
    }
}

/// Plays a game of random moves to its end; for measuring the rules. `moves` is paper.
pub fn random_game(cow: &Cow, state: &mut State, moves: &mut Vec<Move>, luck: &mut impl Luck) {
    let mut playout = cow.playout(state);
    while playout.random_step(moves, luck) {}
}

/// Plays a game of farmers to its end; for measuring playouts.
pub fn farmer_game(cow: &Cow, state: &mut State, luck: &mut impl Luck) {
    Desk::default().play_out(cow, state, luck);
}
