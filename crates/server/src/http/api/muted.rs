//! Whom a guest does not want to hear.

use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use crate::house::Wrong;
use crate::http::Web;
use crate::http::body::{Json, Path};
use crate::http::caller::Named;

/// Whom you have muted.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Silenced {
    /// Their names, the oldest first.
    muted: Vec<String>,
}

/// Whom have I muted?
///
/// What somebody of these names says is left out of what you are shown: of pages, streams, events and telnet. What they do in
/// a game is always shown.
#[utoipa::path(
    get, path = "/me/muted", operation_id = "muted",
    responses((status = OK, body = Silenced, description = "The names")), security(("token" = [])),
)]
pub(super) async fn muted(named: Named) -> Json<Silenced> {
    answer(named.profile.muted.names())
}

/// Mute somebody
///
/// At most 50 names.
#[utoipa::path(
    put, path = "/me/muted/{name}", operation_id = "mute",
    params(("name" = String, Path, description = "The name of whoever you do not want to hear")),
    responses((status = OK, body = Silenced, description = "The names")), security(("token" = [])),
)]
pub(super) async fn mute(
    State(web): State<Web>,
    named: Named,
    Path(name): Path<String>,
) -> Result<Json<Silenced>, Wrong> {
    let muted = web.house.mute(&named.guest, &name).await?;
    Ok(answer(muted.names()))
}

/// Hear somebody again
#[utoipa::path(
    delete, path = "/me/muted/{name}", operation_id = "unmute",
    params(("name" = String, Path, description = "The name of whoever you want to hear again")),
    responses((status = OK, body = Silenced, description = "The names")), security(("token" = [])),
)]
pub(super) async fn unmute(
    State(web): State<Web>,
    named: Named,
    Path(name): Path<String>,
) -> Result<Json<Silenced>, Wrong> {
    let muted = web.house.unmute(&named.guest, &name).await?;
    Ok(answer(muted.names()))
}

fn answer(names: &[String]) -> Json<Silenced> {
    Json(Silenced {
        muted: names.to_vec(),
    })
}
