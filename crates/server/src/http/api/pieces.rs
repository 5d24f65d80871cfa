//! Pieces of one's own: decks, boards, word lists (O19).

use axum::extract::State;
use serde::{Deserialize, Serialize};
use speech::{Line, Names, Tongue};
use utoipa::ToSchema;

use crate::house::{Origin, Wrong};
use crate::http::Web;
use crate::http::body::{Json, Path};

/// A text that is to be read.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Text {
    /// The text, as it is given as material of a table, or proposed as `pieces/KIND` before a game begins.
    text: String,
}

/// What it is.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct ReadWell {
    /// What it calls itself.
    name: String,
    /// What it is made of, and what is not wise about it.
    says: Vec<String>,
    /// In what it differs from the usual one.
    differs: Vec<String>,
    /// The name it has on the house's shelf, if it is put there.
    shelf_name: String,
}

/// Read a deck, a board or a word list of one's own
#[utoipa::path(
    post, path = "/games/{game}/pieces/{kind}", operation_id = "pieces", request_body = Text,
    params(
        ("game" = String, Path, description = "The slug of the game"),
        ("kind" = String, Path, description = "`deck`, `board` or `words`"),
    ),
    responses((status = OK, body = ReadWell, description = "It can be played with")),
)]
pub(super) async fn read(
    State(web): State<Web>,
    Path((game, kind)): Path<(String, String)>,
    Json(Text { text }): Json<Text>,
) -> Result<Json<ReadWell>, Wrong> {
    let game = host::game(&game)?.slug();
    let known = speech::pieces::kind(game, &kind).ok_or(Wrong::NotFound)?;
    let shelf_name = host::pieces_name(known.kind, &text);
    let read = move || Ok(speech::pieces::read(game, known.kind, &text)?);
    let read = web.house.play_over(Origin::Brought, read).await?;
    let names = Names::new(&[], None).in_tongue(Tongue::En);
    let told = |lines: Vec<Line>| lines.iter().map(Line::to_string).collect();
    Ok(Json(ReadWell {
        name: read.name().to_owned(),
        says: told(read.lines(names)),
        differs: told(read.differences(names)),
        shelf_name,
    }))
}
