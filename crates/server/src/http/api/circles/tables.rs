//! Tables under the book of a circle.

use axum::extract::State;
use axum::http::StatusCode;
use host::circle::MemberId;
use serde::Deserialize;
use utoipa::ToSchema;

use crate::house::Wrong;
use crate::http::Web;
use crate::http::api::tables::Opened;
use crate::http::base::Base;
use crate::http::body::{Json, Path};
use crate::http::caller::Named;

/// The game of a table under the book.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Under {
    /// The slug of the game.
    #[schema(example = "wimpout")]
    game: String,
}

/// Open a table under the book
///
/// You sit down there; others in the circle see it and sit down as at any table. It is in no list.
#[utoipa::path(
    post, path = "/circles/{circle}/tables", operation_id = "open_under_book", request_body = Under,
    params(("circle" = String, Path, description = "The circle's id")),
    responses((status = CREATED, body = Opened, description = "The table is open")), security(("token" = [])),
)]
pub(super) async fn open(
    State(web): State<Web>,
    named: Named,
    base: Base,
    Path(id): Path<String>,
    Json(Under { game }): Json<Under>,
) -> Result<(StatusCode, Json<Opened>), Wrong> {
    let table = web.house.open_under(&id, &named.who(), &game).await?;
    Ok((StatusCode::CREATED, Json(Opened::at(&table, &base))))
}

/// A member to be seated.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ToSeat {
    /// The number of the member.
    member: u32,
}

/// Seat another member
///
/// At a table under the book; they must be here: they have looked at the circle in the last five minutes.
#[utoipa::path(
    post, path = "/circles/{circle}/tables/{table}/seats", operation_id = "seat_member", request_body = ToSeat,
    params(("circle" = String, Path, description = "The circle's id"), ("table" = String, Path, description = "The table's id")),
    responses((status = NO_CONTENT, description = "They sit there")), security(("token" = [])),
)]
pub(super) async fn seat(
    State(web): State<Web>,
    named: Named,
    Path((id, table)): Path<(String, String)>,
    Json(ToSeat { member }): Json<ToSeat>,
) -> Result<StatusCode, Wrong> {
    let wanted = (table.as_str(), MemberId(member));
    web.house.seat_member(&id, &named.guest.id, wanted).await?;
    Ok(StatusCode::NO_CONTENT)
}
