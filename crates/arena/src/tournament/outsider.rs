//! A program of somebody else's at a seat: it is told in JSON what its seat may know, and answers with an act.

use serde_json::{Value as Json, json};
use table::{Seat, Viewer};

use crate::Bots;
use crate::drive::AskOf;

/// How a program is reached. Where it fails it says why, and loses the game.
pub trait Outsider: Send {
    /// Tells it something that needs no answer.
    ///
    /// # Errors
    /// Why it cannot be told.
    fn tell(&mut self, what: &Json) -> Result<(), String>;

    /// Asks it for an act.
    ///
    /// # Errors
    /// Why there is none.
    fn ask(&mut self, what: &Json) -> Result<Json, String>;
}

/// What a program is told when it sits down to a game.
pub(super) fn greeting<G: Bots>(game: &G, seat: Seat, seats: usize) -> Json {
    json!({
        "op": "new", "game": G::SLUG, "seat": seat, "seats": seats, "rules": game.settings(),
    })
}

/// What its seat may know, with what every view of a table has besides: nothing is voted on here.
fn view<G: Bots>(game: &G, (state, seats): (&G::State, usize), seat: Seat) -> Json {
    let mut view = json!(game.view(state, Viewer::Seat(seat)));
    view["names"] = json!(
        (1..=seats)
            .map(|seat| format!("bot {seat}"))
            .collect::<Vec<_>>()
    );
    view["rules"] = json!(game.settings());
    view["adopted"] = json!([]);
    view["proposal"] = Json::Null;
    view
}

/// Asks it for its act: one that the rules allow, or why it has lost.
pub(super) fn act<G: Bots>(
    outsider: &mut dyn Outsider,
    game: &G,
    (state, seats): (&G::State, usize),
    ask: &AskOf<G>,
) -> Result<G::Action, String> {
    let asked = json!({
        "op": "act", "seat": ask.seat, "view": view(game, (state, seats), ask.seat), "actions": ask.actions,
    });
    let answer = outsider.ask(&asked)?;
    let action = serde_json::from_value(answer);
    let action = action.map_err(|why| format!("its answer is no act: {why}"))?;
    let checked = game.check(state, ask.seat, &action);
    checked.map_err(|refusal| format!("its act is not allowed: {refusal}"))?;
    Ok(action)
}
