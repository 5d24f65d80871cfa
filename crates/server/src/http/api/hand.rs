//! Letting those who watch look into one's hand (P10).

use axum::extract::State;

use super::play::{Answer, Answered, Yes, seated};
use crate::house::Seated;
use crate::http::Web;
use crate::http::body::{Json, Path};
use crate::http::caller::Named;

/// Let those who watch look into your hand
///
/// Yes lets them see what you see (`GET /tables/{table}?over={seat}`), until you say no; everybody is told, by the event
/// `hand-shown`. What they say is read by those who play after the game only.
#[utoipa::path(
    post, path = "/tables/{table}/hand", operation_id = "show_hand", request_body = Yes,
    params(("table" = String, Path, description = "The table's id")),
    responses((status = OK, body = Answer, description = "How the table stands now")), security(("token" = [])),
)]
pub(super) async fn show(
    State(web): State<Web>,
    named: Named,
    Path(id): Path<String>,
    Json(Yes { yes }): Json<Yes>,
) -> Answered {
    seated(&web, named, &id, Seated::ShowHand(yes)).await
}
