//! One game from its start to its end.

use table::{Ask, Game, Seat, Standing, Turn};

use crate::{Bots, Quick};

/// After so many steps a game is given up as endless.
const LONGEST: u64 = 1_000_000;

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Ending {
    /// As the rules end it.
    Over(Standing),
    /// The seat could not, or would not, act.
    Forfeit(Seat),
    /// It was given up, or only a clock could go on.
    Endless,
}

/// A seat and what it may do.
pub(crate) type AskOf<G> = Ask<<G as Game>::Action>;

/// What a seat does; nothing where it gives up.
pub(crate) type Choose<'a, G> =
    dyn FnMut(&<G as Game>::State, &AskOf<G>, &mut Quick) -> Option<<G as Game>::Action> + 'a;

/// Plays a game whose seats do what `choose` says.
pub(crate) fn drive<G: Bots>(
    game: &G,
    state: &mut G::State,
    luck: &mut Quick,
    choose: &mut Choose<'_, G>,
) -> Ending {
    let mut log = Vec::new();
    for _ in 0..LONGEST {
        match game.turn(state) {
            Turn::Over(standing) => return Ending::Over(standing),
            Turn::Luck(_) => {
                let outcome = game.draw(state, luck);
                game.luck(state, &outcome, &mut log);
            }
            Turn::Choice(asks) => {
                let Some(ask) = asks.first() else {
                    return Ending::Endless;
                };
                let Some(action) = choose(state, ask, luck) else {
                    return Ending::Forfeit(ask.seat);
                };
                game.act(state, ask.seat, &action, &mut log);
            }
        }
        log.clear();
    }
    Ending::Endless
}
