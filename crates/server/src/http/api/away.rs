//! Bots that play for those who are away, and coming back.

use axum::extract::State;
use host::Millis;
use serde::{Deserialize, Serialize};
use table::Seat;
use utoipa::ToSchema;

use super::play::{Answer, Answered, Yes, seated};
use crate::house::{Seated, There, Wrong};
use crate::http::Web;
use crate::http::body::{Json, Path};
use crate::http::caller::{Caller, Named};

/// Who is to stand in.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct StandIn {
    /// The bot; otherwise the one that the game sends.
    bot: Option<String>,
}

/// Let a bot play for you until you are back
#[utoipa::path(
    post, path = "/tables/{table}/stand-in", operation_id = "stand_in", request_body = StandIn,
    params(("table" = String, Path, description = "The table's id")),
    responses((status = OK, body = Answer, description = "How the table stands now")), security(("token" = [])),
)]
pub(super) async fn stand_in(
    State(web): State<Web>,
    named: Named,
    Path(id): Path<String>,
    Json(StandIn { bot }): Json<StandIn>,
) -> Answered {
    seated(&web, named, &id, Seated::StandIn(bot)).await
}

/// Let a bot play for somebody who stays away
///
/// The table must have waited for them for a minute, and they must not have it open; they can come back at any time.
#[utoipa::path(
    post, path = "/tables/{table}/seats/{seat}/stand-in", operation_id = "stand_in_for",
    params(
        ("table" = String, Path, description = "The table's id"),
        ("seat" = u16, Path, description = "The number of the seat, from 0"),
    ),
    responses((status = OK, body = Answer, description = "How the table stands now")), security(("token" = [])),
)]
pub(super) async fn stand_in_for(
    State(web): State<Web>,
    named: Named,
    Path((id, seat)): Path<(String, u16)>,
) -> Answered {
    let (who, table) = (named.who(), web.house.table(&id));
    let done = web.house.stand_in_for(&who, &table, Seat(seat)).await?;
    Ok(Json(done.into()))
}

/// Ask to take somebody who stays away out of the game, or answer
///
/// Yes asks, or agrees where somebody has asked; no refuses, or withdraws what you have asked. The player must not have had the
/// table open for five minutes (15 where whoever asks is there alone), or for as long as a decision may take where that is a day or more. All others who are there
/// have to agree; it is dropped when the player is back. What becomes of the seat is what the table chose (`leave`).
#[utoipa::path(
    post, path = "/tables/{table}/seats/{seat}/removal", operation_id = "remove", request_body = Yes,
    params(
        ("table" = String, Path, description = "The table's id"),
        ("seat" = u16, Path, description = "The number of the seat, from 0"),
    ),
    responses((status = OK, body = Answer, description = "How the table stands now")), security(("token" = [])),
)]
pub(super) async fn remove(
    State(web): State<Web>,
    named: Named,
    Path((id, seat)): Path<(String, u16)>,
    Json(Yes { yes }): Json<Yes>,
) -> Answered {
    if !yes {
        return seated(&web, named, &id, Seated::AnswerRemoval(false)).await;
    }
    let (who, table) = (named.who(), web.house.table(&id));
    let done = web.house.ask_removal(&who, &table, Seat(seat)).await?;
    Ok(Json(done.into()))
}

/// Who is there.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Attendance {
    /// The number of the seat.
    seat: u16,
    /// The name there.
    name: String,
    /// `here`, `reconnecting` (it was, a moment ago), `away`, or `bot`.
    state: &'static str,
    /// Since when the table waits for it, in milliseconds since 1970; nothing where it does not.
    asked_since: Option<Millis>,
}

/// Who is there, and for whom the table waits
#[utoipa::path(
    get, path = "/tables/{table}/presence", operation_id = "presence",
    params(("table" = String, Path, description = "The table's id")),
    responses((status = OK, body = Vec<Attendance>, description = "Every seat, in order of play")),
)]
pub(super) async fn presence(
    State(web): State<Web>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<Vec<Attendance>>, Wrong> {
    let table = web.house.table(&id);
    let seats = table.attendance(caller.id()).await?.into_iter();
    let seats = seats.map(|one| Attendance {
        seat: one.seat.0,
        name: one.name,
        state: match one.there {
            None => "bot",
            Some(There::Here) => "here",
            Some(There::Reconnecting) => "reconnecting",
            Some(There::Away) => "away",
        },
        asked_since: one.since,
    });
    Ok(Json(seats.collect()))
}

/// Remind a seat that the table waits for it
///
/// Whoever has a seat may, once a minute a seat. Everybody is told, by the event `nudged`.
#[utoipa::path(
    post, path = "/tables/{table}/seats/{seat}/nudge", operation_id = "nudge",
    params(
        ("table" = String, Path, description = "The table's id"),
        ("seat" = u16, Path, description = "The number of the seat, from 0"),
    ),
    responses((status = OK, body = Answer, description = "How the table stands now")), security(("token" = [])),
)]
pub(super) async fn nudge(
    State(web): State<Web>,
    named: Named,
    Path((id, seat)): Path<(String, u16)>,
) -> Answered {
    seated(&web, named, &id, Seated::Nudge(Some(Seat(seat)))).await
}

/// Play your seat yourself again
#[utoipa::path(
    delete, path = "/tables/{table}/stand-in", operation_id = "come_back",
    params(("table" = String, Path, description = "The table's id")),
    responses((status = OK, body = Answer, description = "How the table stands now")), security(("token" = [])),
)]
pub(super) async fn come_back(
    State(web): State<Web>,
    named: Named,
    Path(id): Path<String>,
) -> Answered {
    seated(&web, named, &id, Seated::Return).await
}
