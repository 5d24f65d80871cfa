//! Puzzles for programs (U20).

use axum::extract::State;
use host::puzzle::Shown;
use serde::{Deserialize, Serialize};
use speech::Tongue;
use utoipa::ToSchema;

use crate::house::{Origin, Wrong};
use crate::http::Web;
use crate::http::body::{Json, Path};
use crate::http::caller::Caller;

/// A position in which one answer is best.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct PuzzleShown {
    /// The game's slug.
    #[schema(example = "wimpout")]
    game: &'static str,
    /// The number of the puzzle, from 1.
    number: usize,
    /// How many there are of the game.
    of: usize,
    /// Whether it is that of the day.
    today: bool,
    /// Who is to act.
    seat: u16,
    /// What is to be found, in words.
    question: String,
    /// What can be chosen; nothing where a word or a sentence is to be found.
    choices: Vec<PuzzleChoice>,
    /// What that seat knows, as at a table.
    #[schema(value_type = Object)]
    view: serde_json::Value,
}

/// One of the choices of a puzzle.
#[derive(Debug, Serialize, ToSchema)]
struct PuzzleChoice {
    /// Its number, from 1: what is answered.
    number: usize,
    /// What it is, in words.
    label: String,
    /// The act, as it is done at a table.
    #[schema(value_type = Object)]
    action: serde_json::Value,
}

/// An answer to a puzzle.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct PuzzleAnswer {
    /// The number of a choice, a word, or a sentence; nothing to see the solution.
    #[serde(default)]
    #[schema(example = "1")]
    answer: String,
}

/// What came of an answer to a puzzle.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct PuzzleVerdict {
    /// Whether it is best.
    right: bool,
    /// The best act, an object; or a word or a sentence, a text.
    best: serde_json::Value,
    /// Every choice in order: its `action`, its `value` as a share of the win, and its `loss` against the best.
    #[schema(value_type = Vec<Object>)]
    worth: Vec<serde_json::Value>,
    /// The same in words.
    told: Vec<String>,
    /// How many days in a row the caller has solved the puzzle of the day of this game, if it is a guest.
    #[serde(skip_serializing_if = "Option::is_none")]
    days: Option<u32>,
}

/// A puzzle
///
/// A position from a game between bots, as one seat sees it. In place of the number, `today` is the puzzle of the day.
#[utoipa::path(
    get, path = "/puzzles/{game}/{number}", operation_id = "puzzle",
    params(("game" = String, Path, description = "The slug of the game"),
           ("number" = String, Path, description = "The number of the puzzle, from 1, or `today`")),
    responses((status = OK, body = PuzzleShown, description = "The puzzle")),
)]
pub(super) async fn show(
    State(web): State<Web>,
    Path((game, name)): Path<(String, String)>,
) -> Result<Json<PuzzleShown>, Wrong> {
    let puzzle = web.house.puzzle(&game, number(&name)?)?;
    let shown = web
        .house
        .play_over(Origin::Ours, || Ok(puzzle.shown(Tongue::En)?));
    Ok(Json(shown_as(shown.await?, web.house.is_of_today(puzzle))))
}

fn shown_as(shown: Shown, today: bool) -> PuzzleShown {
    let choices = shown.choices.into_iter().map(|choice| PuzzleChoice {
        number: choice.number,
        label: choice.label,
        action: choice.action,
    });
    PuzzleShown {
        game: shown.game,
        number: shown.number,
        of: shown.of,
        today,
        seat: shown.seat.0,
        question: shown.question,
        choices: choices.collect(),
        view: shown.view,
    }
}

/// Answer a puzzle
///
/// The first answer of a guest to the puzzle of the day counts for its days in a row; a token is not needed.
#[utoipa::path(
    post, path = "/puzzles/{game}/{number}/answer", operation_id = "answerPuzzle", request_body = PuzzleAnswer,
    params(("game" = String, Path, description = "The slug of the game"),
           ("number" = String, Path, description = "The number of the puzzle, from 1, or `today`")),
    responses((status = OK, body = PuzzleVerdict, description = "Whether it is best, and why")),
)]
pub(super) async fn answer(
    State(web): State<Web>,
    caller: Caller,
    Path((game, name)): Path<(String, String)>,
    Json(asked): Json<PuzzleAnswer>,
) -> Result<Json<PuzzleVerdict>, Wrong> {
    let puzzle = web.house.puzzle(&game, number(&name)?)?;
    let guest = caller.guest.as_ref();
    let verdict = web.house.answer(guest, puzzle, asked.answer, Tongue::En);
    let verdict = verdict.await?;
    let days = match guest {
        Some(guest) => Some(web.house.row(guest, puzzle.game).await?.days),
        None => None,
    };
    let worth = verdict.worth.iter();
    Ok(Json(PuzzleVerdict {
        right: verdict.right,
        told: verdict.text(),
        worth: worth.map(|one| serde_json::json!(one)).collect(),
        best: verdict.best,
        days,
    }))
}

/// The number of a puzzle; nothing for that of the day.
fn number(name: &str) -> Result<Option<usize>, Wrong> {
    if name == "today" {
        return Ok(None);
    }
    let wrong = || Wrong::BadRequest(format!("`{name}` is neither a number nor `today`"));
    name.parse().map(Some).map_err(|_| wrong())
}
