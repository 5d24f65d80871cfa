//! The house's shelf of rules and pieces of one's own (O14, O19).

use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use crate::house::{Wanted, Wrong};
use crate::http::Web;
use crate::http::body::{Json, Path};
use crate::http::caller::Named;

/// A rule on the shelf.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Shelved {
    /// Its slug, and the first eight digits of the hash of its text.
    #[schema(example = "lucky-sevens-2f1c9a07")]
    name: String,
    /// The text, to be given as the rule `own/SLUG` of a table or of a proposal.
    text: String,
    /// Who has published it.
    by: String,
    /// By how many tables it has been adopted.
    adopted: u32,
    /// What it would do beside the usual rules, measured.
    #[schema(value_type = Option<Object>)]
    would_do: Option<speech::lab::Measured>,
}

/// Its name there.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Published {
    /// The name.
    name: String,
}

impl From<host::OnShelf> for Shelved {
    fn from(one: host::OnShelf) -> Self {
        Self {
            name: one.name,
            text: one.text,
            by: one.by,
            adopted: one.adopted,
            would_do: one.would_do,
        }
    }
}

/// The rules on the house's shelf for a game
#[utoipa::path(
    get, path = "/games/{game}/shelf", operation_id = "shelf",
    params(("game" = String, Path, description = "The slug of the game")),
    responses((status = OK, body = Vec<Shelved>, description = "Those first that most tables have adopted")),
)]
pub(super) async fn list(
    State(web): State<Web>,
    Path(game): Path<String>,
) -> Result<Json<Vec<Shelved>>, Wrong> {
    let all = web.house.shelf_of(&game).await?;
    Ok(Json(all.into_iter().map(Shelved::from).collect()))
}

/// Puts a rule of the table's own on the house's shelf
#[utoipa::path(
    post, path = "/tables/{table}/shelf/{rule}", operation_id = "publish",
    params(
        ("table" = String, Path, description = "The id of the table, which plays by the rule"),
        ("rule" = String, Path, description = "The slug of the rule"),
    ),
    responses((status = OK, body = Published, description = "It stands there")),
)]
pub(super) async fn publish(
    State(web): State<Web>,
    who: Named,
    Path((table, rule)): Path<(String, String)>,
) -> Result<Json<Published>, Wrong> {
    let table = web.house.table(&table);
    let wanted = Wanted::Rule(rule);
    let name = web.house.publish(&who.who(), &table, wanted).await?;
    Ok(Json(Published { name }))
}

/// Pieces on the shelf.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct ShelvedPieces {
    /// Their slug, and the first eight digits of the hash of their text.
    #[schema(example = "tiny-2f1c9a07")]
    name: String,
    /// `deck`, `board` or `words`.
    kind: String,
    /// The text, to be given as material of a table, or as the setting `pieces/KIND` of a proposal.
    text: String,
    /// Who has published them.
    by: String,
    /// By how many tables they have been adopted.
    adopted: u32,
}

/// The pieces on the house's shelf for a game
#[utoipa::path(
    get, path = "/games/{game}/shelf/pieces", operation_id = "pieces_shelf",
    params(("game" = String, Path, description = "The slug of the game")),
    responses((status = OK, body = Vec<ShelvedPieces>, description = "Those first that most tables have adopted")),
)]
pub(super) async fn pieces(
    State(web): State<Web>,
    Path(game): Path<String>,
) -> Result<Json<Vec<ShelvedPieces>>, Wrong> {
    let all = web.house.pieces_on_shelf(&game).await?;
    let pieces = all.into_iter().map(|one| ShelvedPieces {
        kind: one.ware.kind().unwrap_or_default().to_owned(),
        name: one.name,
        text: one.text,
        by: one.by,
        adopted: one.adopted,
    });
    Ok(Json(pieces.collect()))
}

/// Puts pieces of the table's own on the house's shelf
#[utoipa::path(
    post, path = "/tables/{table}/shelf/pieces/{kind}", operation_id = "publish_pieces",
    params(
        ("table" = String, Path, description = "The id of the table, which plays with them"),
        ("kind" = String, Path, description = "`deck`, `board` or `words`"),
    ),
    responses((status = OK, body = Published, description = "They stand there")),
)]
pub(super) async fn publish_pieces(
    State(web): State<Web>,
    who: Named,
    Path((table, kind)): Path<(String, String)>,
) -> Result<Json<Published>, Wrong> {
    let table = web.house.table(&table);
    let wanted = Wanted::Pieces(kind);
    let name = web.house.publish(&who.who(), &table, wanted).await?;
    Ok(Json(Published { name }))
}
