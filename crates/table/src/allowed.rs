//! Whether an action is allowed, and what is said where it is not.

use crate::{Code, Game, Refusal, Seat, Turn, TurnOf};

/// What is refused that no rule says more of.
const NOT_ALLOWED: &str = "that is not one of the actions allowed now";
/// So many actions are named at most.
const NAMED: usize = 8;

/// [`Game::check`] for a turn that is at hand already.
pub(crate) fn allowed<G: Game>(
    game: &G,
    state: &G::State,
    turn: &TurnOf<G>,
    seat: Seat,
    action: &G::Action,
) -> Result<(), Refusal> {
    let refusal = match turn {
        Turn::Over(_) => return Err(Refusal::new(Code::GameOver, "the game is over")),
        Turn::Luck(_) => Refusal::new(
            Code::NotNow,
            "something is being drawn; nobody can act until it is",
        ),
        Turn::Choice(asks) => match asks.iter().find(|ask| ask.seat == seat) {
            Some(ask) if ask.actions.contains(action) => return Ok(()),
            Some(_) => Refusal::new(Code::Illegal, NOT_ALLOWED),
            None => not_your_turn(seat, asks.iter().map(|ask| ask.seat)),
        },
    };
    let allowed = game.unlisted(state, seat, action, refusal);
    allowed.map_err(|refusal| naming::<G>(refusal, turn, seat))
}

/// The refusal with the actions that are allowed, as programs write them.
fn naming<G: Game>(refusal: Refusal, turn: &TurnOf<G>, seat: Seat) -> Refusal {
    let Turn::Choice(asks) = turn else {
        return refusal;
    };
    let ask = asks.iter().find(|ask| ask.seat == seat);
    let Some(ask) = ask.filter(|ask| refusal.message == NOT_ALLOWED && !ask.actions.is_empty())
    else {
        return refusal;
    };
    let written = ask.actions.iter().take(NAMED).map(serde_json::to_string);
    let written: Vec<_> = written.filter_map(Result::ok).collect();
    let (written, more) = (written.join(", "), ask.actions.len().saturating_sub(NAMED));
    let message = match more {
        0 => format!("{NOT_ALLOWED}; allowed: {written}"),
        _ => format!("{NOT_ALLOWED}; allowed: {written} and {more} more"),
    };
    Refusal { message, ..refusal }
}

fn not_your_turn(seat: Seat, asked: impl Iterator<Item = Seat>) -> Refusal {
    let asked: Vec<_> = asked.map(|seat| seat.to_string()).collect();
    let whose = if asked.is_empty() {
        "nobody".to_owned()
    } else {
        asked.join(", ")
    };
    Refusal::new(
        Code::NotYourTurn,
        format!("it is not the turn of {seat}; to act: {whose}"),
    )
}
