//! Puzzles: the list, one, that of the day, and what is answered (U20).

use axum::extract::State;
use axum::response::{Html, IntoResponse, Redirect, Response};
use host::GAMES;
use host::puzzle::{Puzzle, Verdict};
use pages::puzzle::{self, PuzzlePage};
use pages::table::Game;
use pages::{Frame, paths};
use serde::Deserialize;

use super::frame::Framed;
use super::page;
use crate::house::{Guest, Origin, Wrong};
use crate::http::Web;
use crate::http::body::{Form, Path, Query};
use crate::http::caller::Caller;

/// Which puzzle of which game, if one is asked for by number.
#[derive(Debug, Deserialize)]
pub(super) struct Asked {
    game: Option<String>,
    number: Option<usize>,
}

/// The puzzles of all games; or on to one of them.
pub(super) async fn all(
    State(web): State<Web>,
    Framed(frame): Framed,
    caller: Caller,
    Query(asked): Query<Asked>,
) -> Result<Response, Wrong> {
    if let (Some(game), Some(number)) = (asked.game, asked.number) {
        let found = web.house.puzzle(&game, Some(number))?;
        let place = paths::puzzle(found.game, found.number);
        return Ok(Redirect::to(&place).into_response());
    }
    let mut games = Vec::new();
    for game in GAMES {
        let Ok(count) = host::puzzle::count(game.slug()) else {
            continue;
        };
        let row = match &caller.guest {
            Some(guest) => Some(web.house.row(guest, game.slug()).await?),
            None => None,
        };
        games.push((Game::new(*game, frame.tongue), count, row));
    }
    Ok(page(puzzle::index(&frame, &games)).into_response())
}

/// The way to the day's puzzle of a game.
pub(super) async fn of_game(Path(slug): Path<String>) -> Result<Redirect, Wrong> {
    let game = host::game(&slug)?;
    Ok(Redirect::to(&paths::puzzle_today(game.slug())))
}

/// One puzzle, to be solved.
pub(super) async fn one(
    State(web): State<Web>,
    Framed(frame): Framed,
    caller: Caller,
    Path((game, name)): Path<(String, String)>,
) -> Result<Html<String>, Wrong> {
    let found = web.house.puzzle(&game, number(&name)?)?;
    let seen = Seen {
        is_today: name == TODAY,
        answered: None,
    };
    shown(&web, frame, caller.guest, found, seen).await
}

/// One puzzle, answered.
pub(super) async fn answer(
    State(web): State<Web>,
    Framed(frame): Framed,
    caller: Caller,
    Path((game, name)): Path<(String, String)>,
    form: Form,
) -> Result<Html<String>, Wrong> {
    let found = web.house.puzzle(&game, number(&name)?)?;
    let answer = form.get("answer").unwrap_or_default().to_owned();
    let guest = caller.guest.as_ref();
    let given = web.house.answer(guest, found, answer.clone(), frame.tongue);
    let seen = Seen {
        is_today: name == TODAY,
        answered: Some((given.await?, answer)),
    };
    shown(&web, frame, caller.guest, found, seen).await
}

/// What stands in a path in place of the number of the day's puzzle.
const TODAY: &str = "today";

fn number(name: &str) -> Result<Option<usize>, Wrong> {
    if name == TODAY {
        return Ok(None);
    }
    name.parse().map(Some).map_err(|_| Wrong::NotFound)
}

/// How far a visitor is with a puzzle.
struct Seen {
    is_today: bool,
    answered: Option<(Verdict, String)>,
}

async fn shown(
    web: &Web,
    frame: Frame,
    guest: Option<Guest>,
    found: &'static Puzzle,
    seen: Seen,
) -> Result<Html<String>, Wrong> {
    let row = match &guest {
        Some(guest) => Some(web.house.row(guest, found.game).await?),
        None => None,
    };
    let draw = move || {
        let mut shown = PuzzlePage::of(found, frame.tongue)?;
        shown.is_today = seen.is_today;
        if let Some((verdict, answer)) = seen.answered {
            shown = shown.answered(verdict, answer);
        }
        shown.row = row;
        Ok(page(puzzle::page(&frame, &shown)))
    };
    web.house.play_over(Origin::Ours, draw).await
}
