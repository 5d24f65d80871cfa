//! A circle as a file, and from a file (K15).

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::joining::{Joined, joined};
use crate::house::{CIRCLE_COUNTS, Wrong};
use crate::http::Web;
use crate::http::base::Base;
use crate::http::body::{Json, Path, Query, Text};
use crate::http::caller::{Caller, Named};
use crate::http::web::written;

/// A circle as a file
///
/// All facts and the records of all games, one JSON value a line: `{"fact": …}` or `{"record": table, "text": …}`.
/// Another house takes it in.
#[utoipa::path(
    get, path = "/circles/{circle}/export", operation_id = "export_circle",
    params(("circle" = String, Path, description = "The circle's id")),
    responses((status = OK, body = String, content_type = "application/x-ndjson", description = "The file")),
    security(("token" = [])),
)]
pub(super) async fn export(
    State(web): State<Web>,
    named: Named,
    Path(id): Path<String>,
) -> Result<Response, Wrong> {
    Ok(written(
        web.house.export_circle(&id, &named.guest.id).await?,
    ))
}

/// Who of the circle you are.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct AsMember {
    /// The name of a member in it; yours where nothing is said.
    name: Option<String>,
}

/// A circle that has come from another house.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct TakenIn {
    /// As one that you have joined.
    #[serde(flatten)]
    joined: Joined,
    /// How many records came with it.
    records: usize,
    /// How many did not: they do not hold, or are too much work to play over.
    left_out: usize,
}

/// Take a circle in from another house
///
/// The body is the file that the other house has written. Book, versions and standings are the same again; keys are made
/// anew, and you hand the others theirs.
#[utoipa::path(
    post, path = "/circles/import", operation_id = "import_circle", params(AsMember),
    request_body(content = String, content_type = "application/x-ndjson"),
    responses((status = CREATED, body = TakenIn, description = "The circle is here")), security(("token" = [])),
)]
pub(super) async fn import(
    State(web): State<Web>,
    named: Named,
    caller: Caller,
    base: Base,
    Query(AsMember { name }): Query<AsMember>,
    Text(file): Text,
) -> Result<(StatusCode, Json<TakenIn>), Wrong> {
    web.rates
        .bring(caller.address, file.len().min(CIRCLE_COUNTS))?;
    let who = named.who();
    let name = name.unwrap_or_else(|| who.name.clone());
    let moved = web.house.import_circle(&who, &name, file).await?;
    let taken = TakenIn {
        joined: joined(&web, &base, moved.id, &who.guest).await?,
        records: moved.records,
        left_out: moved.left_out,
    };
    Ok((StatusCode::CREATED, Json(taken)))
}
