//! Seats: taking one, its key, bots, clearing it before the start, leaving it.

use axum::extract::State;
use serde::{Deserialize, Serialize};
use table::Seat;
use utoipa::ToSchema;

use super::play::{Answer, Answered, order, seated};
use crate::house::{Order, Seated, Wrong};
use crate::http::Web;
use crate::http::body::{Json, Path};
use crate::http::caller::{Caller, Named};

/// How to sit down.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Sit {
    /// What you mix into the luck of the table, at most 64 characters; made for you if you leave it out.
    #[serde(default)]
    nonce: String,
    /// The password of the table, if it has one.
    #[serde(default)]
    password: String,
}

/// A seat that was taken.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Taken {
    /// The key of your seat: whoever shows it holds the seat.
    key: Option<String>,
    #[serde(flatten)]
    answer: Answer,
}

/// Sit down
#[utoipa::path(
    post, path = "/tables/{table}/seat", operation_id = "sit", request_body = Sit,
    params(("table" = String, Path, description = "The table's id")),
    responses((status = OK, body = Taken, description = "The seat is yours; how the table stands now")), security(("token" = [])),
)]
pub(super) async fn sit(
    State(web): State<Web>,
    named: Named,
    caller: Caller,
    Path(id): Path<String>,
    Json(sit): Json<Sit>,
) -> Result<Json<Taken>, Wrong> {
    let (who, table) = (named.who(), web.house.table(&id));
    if !sit.password.is_empty() {
        let unlocked = web
            .house
            .unlock(&table, &who, caller.address, &sit.password);
        unlocked.await?;
    }
    let (done, key) = web.house.sit(&table, who, &sit.nonce).await?;
    Ok(Json(Taken {
        key,
        answer: done.into(),
    }))
}

/// Leave for good
#[utoipa::path(
    delete, path = "/tables/{table}/seat", operation_id = "leave",
    params(("table" = String, Path, description = "The table's id")),
    responses((status = OK, body = Answer, description = "How the table stands now")), security(("token" = [])),
)]
pub(super) async fn leave(
    State(web): State<Web>,
    named: Named,
    Path(id): Path<String>,
) -> Answered {
    seated(&web, named, &id, Seated::Leave).await
}

/// Give your seat another key
///
/// Who has the old key, or its link, cannot take the seat any more; you go on.
#[utoipa::path(
    post, path = "/tables/{table}/seat/key", operation_id = "rekey",
    params(("table" = String, Path, description = "The table's id")),
    responses((status = OK, body = Taken, description = "The seat is yours; how the table stands now")), security(("token" = [])),
)]
pub(super) async fn rekey(
    State(web): State<Web>,
    named: Named,
    Path(id): Path<String>,
) -> Result<Json<Taken>, Wrong> {
    let table = web.house.table(&id);
    let (done, key) = web.house.rekey(&table, named.who()).await?;
    Ok(Json(Taken {
        key,
        answer: done.into(),
    }))
}

/// The key of a seat.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Key {
    /// The key.
    key: String,
}

/// Hold a seat by its key
#[utoipa::path(
    post, path = "/seats", operation_id = "hold", request_body = Key,
    responses((status = OK, body = Answer, description = "How the table stands now")), security(("token" = [])),
)]
pub(super) async fn hold(State(web): State<Web>, named: Named, Json(key): Json<Key>) -> Answered {
    let (_, done) = web.house.hold(named.who(), &key.key).await?;
    Ok(Json(done.into()))
}

/// A bot to be seated.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewBot {
    /// Its name in the list of the game's bots.
    bot: String,
}

/// Seat a bot
///
/// Those who sit at the table may, and who opened it.
#[utoipa::path(
    post, path = "/tables/{table}/bots", operation_id = "seat_bot", request_body = NewBot,
    params(("table" = String, Path, description = "The table's id")),
    responses((status = OK, body = Answer, description = "How the table stands now")), security(("token" = [])),
)]
pub(super) async fn seat_bot(
    State(web): State<Web>,
    named: Named,
    Path(id): Path<String>,
    Json(NewBot { bot }): Json<NewBot>,
) -> Answered {
    let nonce = web.house.new_nonce()?;
    order(&web, named, &id, Order::SeatBot { bot, nonce }).await
}

/// Clear a seat before the start
#[utoipa::path(
    delete, path = "/tables/{table}/seats/{seat}", operation_id = "clear",
    params(
        ("table" = String, Path, description = "The table's id"),
        ("seat" = u16, Path, description = "The number of the seat, from 0"),
    ),
    responses((status = OK, body = Answer, description = "How the table stands now")), security(("token" = [])),
)]
pub(super) async fn clear(
    State(web): State<Web>,
    named: Named,
    Path((id, seat)): Path<(String, u16)>,
) -> Answered {
    order(&web, named, &id, Order::Clear { seat: Seat(seat) }).await
}
