//! Guests: who a program is, and where it sits.

use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::house::{self, Profile, Wrong};
use crate::http::Web;
use crate::http::body::Json;
use crate::http::caller::{Caller, Named};

/// What a newcomer tells.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Newcomer {
    /// The name that others see, at most 24 characters.
    #[schema(example = "my-bot")]
    name: String,
}

/// A guest and the token that shows it.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Shown {
    /// The guest's id.
    guest: String,
    /// The name, made tidy.
    name: String,
    /// To be sent as `Authorization: Bearer …`; it does not expire, and cannot be shown again.
    token: String,
}

/// Who the token shows.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Me {
    /// The guest's id.
    guest: String,
    /// The name that others see.
    name: String,
}

/// A table at which the guest sits.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Own {
    /// The tables' ids, the newest first.
    tables: Vec<String>,
}

/// How a guest has played.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Statistics {
    /// By game, as `lastlicks statistics --json` prints them.
    careers: Vec<serde_json::Value>,
    /// How many games could not be worked out.
    left_out: usize,
    /// How many finished games are still to be worked out: ask again.
    missing: usize,
}

/// Become a guest
#[utoipa::path(
    post, path = "/guests", operation_id = "come", request_body = Newcomer,
    responses((status = CREATED, body = Shown, description = "You are a guest")),
)]
pub(super) async fn come(
    State(web): State<Web>,
    caller: Caller,
    Json(newcomer): Json<Newcomer>,
) -> Result<(StatusCode, Json<Shown>), Wrong> {
    let profile = profile(&newcomer)?;
    web.rates.newcomer(caller.address)?;
    let guest = web.house.new_guest(&profile).await?;
    let shown = Shown {
        token: web.house.token(&guest),
        guest: guest.id,
        name: profile.name,
    };
    Ok((StatusCode::CREATED, Json(shown)))
}

/// Who am I?
#[utoipa::path(
    get, path = "/me", operation_id = "me", responses((status = OK, body = Me, description = "Who you are")), security(("token" = [])),
)]
pub(super) async fn me(named: Named) -> Json<Me> {
    Json(Me {
        guest: named.guest.id,
        name: named.profile.name,
    })
}

/// Take another name
#[utoipa::path(
    put, path = "/me", operation_id = "rename", request_body = Newcomer,
    responses((status = OK, body = Me, description = "Who you are")), security(("token" = [])),
)]
pub(super) async fn rename(
    State(web): State<Web>,
    named: Named,
    Json(newcomer): Json<Newcomer>,
) -> Result<Json<Me>, Wrong> {
    let Profile { name, .. } = profile(&newcomer)?;
    let profile = Profile {
        name,
        ..named.profile
    };
    web.house.rename(&named.guest, &profile).await?;
    Ok(Json(Me {
        guest: named.guest.id,
        name: profile.name,
    }))
}

/// The tables where I have sat
#[utoipa::path(
    get, path = "/me/tables", operation_id = "own_tables",
    responses((status = OK, body = Own, description = "The tables where you have sat")), security(("token" = [])),
)]
pub(super) async fn own_tables(State(web): State<Web>, named: Named) -> Result<Json<Own>, Wrong> {
    let tables = web.house.tables_of(&named.guest).await?;
    Ok(Json(Own { tables }))
}

fn profile(newcomer: &Newcomer) -> Result<Profile, Wrong> {
    let name = house::clean_name(&newcomer.name).map_err(Wrong::BadRequest)?;
    Ok(Profile::new(name, String::new()))
}

/// How you have played here
///
/// By game: how many were won, what was given away at each decision, what luck brought, and what you do wrong again and again; of
/// Cosmic ConneXion the words found. What a game was is worked out after its end, when somebody asks.
#[utoipa::path(
    get, path = "/me/statistics", operation_id = "statistics",
    responses((status = OK, body = Statistics, description = "Your games, by game")), security(("token" = [])),
)]
pub(super) async fn statistics(
    State(web): State<Web>,
    named: Named,
) -> Result<Json<Statistics>, Wrong> {
    let known = web.house.statistics(&named.guest).await?;
    let plain = |career| serde_json::to_value(career).map_err(Wrong::system);
    let careers = known.careers.iter().map(plain);
    Ok(Json(Statistics {
        careers: careers.collect::<Result<_, _>>()?,
        left_out: known.left_out,
        missing: known.missing,
    }))
}
