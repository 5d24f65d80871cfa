//! A pause by consent of all who play (P5).

use axum::extract::State;

use super::play::{Answer, Answered, Yes, seated};
use crate::house::Seated;
use crate::http::Web;
use crate::http::body::{Json, Path};
use crate::http::caller::Named;

/// Ask all others for a pause, or answer
///
/// Yes asks, or agrees where somebody has asked; no refuses, or withdraws what you have asked. Once all who play have
/// agreed clocks stand, and acts are refused, until anybody goes on; the view of the table says so under `pause`. Bots
/// agree at once.
#[utoipa::path(
    post, path = "/tables/{table}/pause", operation_id = "pause", request_body = Yes,
    params(("table" = String, Path, description = "The table's id")),
    responses((status = OK, body = Answer, description = "How the table stands now")), security(("token" = [])),
)]
pub(super) async fn pause(
    State(web): State<Web>,
    named: Named,
    Path(id): Path<String>,
    Json(Yes { yes }): Json<Yes>,
) -> Answered {
    seated(&web, named, &id, Seated::Pause(yes)).await
}

/// End the pause
#[utoipa::path(
    post, path = "/tables/{table}/go-on", operation_id = "go_on",
    params(("table" = String, Path, description = "The table's id")),
    responses((status = OK, body = Answer, description = "How the table stands now")), security(("token" = [])),
)]
pub(super) async fn go_on(
    State(web): State<Web>,
    named: Named,
    Path(id): Path<String>,
) -> Answered {
    seated(&web, named, &id, Seated::GoOn).await
}
