//! What a circle is to whoever asks, and which ones are theirs.

use axum::extract::State;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::{IntoParams, ToSchema};

use crate::house::{SeenCircle, Wrong};
use crate::http::Web;
use crate::http::body::{Json, Path, Query};
use crate::http::caller::{Caller, Named};
use crate::http::stream::follow_circle;

/// A circle in one line.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct CircleLine {
    /// The circle's id.
    id: String,
    /// Its name.
    name: String,
}

/// The circles where I am a member
#[utoipa::path(
    get, path = "/me/circles", operation_id = "own_circles",
    responses((status = OK, body = Vec<CircleLine>, description = "Your circles, the newest first")), security(("token" = [])),
)]
pub(super) async fn own(
    State(web): State<Web>,
    named: Named,
) -> Result<Json<Vec<CircleLine>>, Wrong> {
    let all = web.house.circles_of(&named.guest.id).await?;
    Ok(Json(
        all.into_iter()
            .map(|(id, name)| CircleLine { id, name })
            .collect(),
    ))
}

/// A circle as you may know it
///
/// Members see everything: members, book and versions (with the texts of rules of one's own; `own` says who brought them
/// there, and since when), proposals, games, evenings and their standings, talk. Anybody else is told its `name`, its `marker` and
/// whether it is `open` to whoever has the link. Every field stands in docs/VIEWS.md.
#[utoipa::path(
    get, path = "/circles/{circle}", operation_id = "circle",
    params(("circle" = String, Path, description = "The circle's id")),
    responses((status = OK, body = Object, description = "The circle, as far as you may know it: docs/VIEWS.md, A circle to its members, A circle to others")),
)]
pub(super) async fn one(
    State(web): State<Web>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<Value>, Wrong> {
    let guest = caller.guest.map(|guest| guest.id);
    let seen = web.house.circle(&id, guest.as_deref()).await?;
    let shown = match seen {
        SeenCircle::Inside(inside) => serde_json::to_value(*inside),
        SeenCircle::Outside { seen, .. } => serde_json::to_value(seen),
    };
    Ok(Json(shown.map_err(Wrong::system)?))
}

/// From which fact on.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct FromFact {
    /// The number of the first fact that is wanted.
    #[serde(default)]
    from: u64,
}

/// Follow a circle
///
/// Its facts as they come to pass, one JSON value a line, each with its number `n`, from its founding on or from the
/// number asked for; `{"fact":"beat"}` every 15 seconds when nothing happens. What the circle is can be folded from them
/// anywhere. Every kind of fact stands in docs/VIEWS.md. No key and no guest is in them, and no talk older than a month. It ends when you are no member any more.
#[utoipa::path(
    get, path = "/circles/{circle}/stream", operation_id = "circle_stream",
    params(("circle" = String, Path, description = "The circle's id"), FromFact),
    responses((status = OK, body = String, content_type = "application/x-ndjson", description = "The facts, one JSON value a line")),
    security(("token" = [])),
)]
pub(super) async fn stream(
    State(web): State<Web>,
    named: Named,
    Path(id): Path<String>,
    Query(FromFact { from }): Query<FromFact>,
) -> Result<Response, Wrong> {
    let reader = web.house.read_circle(&id, &named.guest.id).await?;
    Ok(follow_circle(&web.house, reader, from))
}
