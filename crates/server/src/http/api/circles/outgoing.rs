//! How a circle is told outside.

use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use speech::Tongue;
use utoipa::ToSchema;

use crate::house::{By, Wrong};
use crate::http::Web;
use crate::http::body::{Json, Path};
use crate::http::caller::Named;

/// How a circle is told outside.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Outgoing {
    /// `ntfy` or `webhook`.
    by: &'static str,
    /// Where it goes.
    url: String,
    /// The number of the member who has set it.
    member: u32,
    /// Of a webhook, the secret by which what it is sent is signed, as standardwebhooks.com says.
    secret: Option<String>,
    /// Why it did not arrive the last time.
    failed: Option<String>,
}

/// Where a circle is to be told.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(tag = "by", rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum NewOutgoing {
    /// A topic of ntfy.
    Ntfy {
        /// Its name, at ntfy.sh, or its address.
        url: String,
    },
    /// An address to which JSON is posted.
    Webhook {
        /// The address.
        url: String,
    },
}

/// How the circle is told outside
///
/// One way for all members: who would play, tables, votes, evenings and talk are told there.
#[utoipa::path(
    get, path = "/circles/{circle}/outgoing", operation_id = "circle_outgoing",
    params(("circle" = String, Path, description = "The circle's id")),
    responses((status = OK, body = Option<Outgoing>, description = "The way, or null")), security(("token" = [])),
)]
pub(super) async fn outgoing(
    State(web): State<Web>,
    named: Named,
    Path(id): Path<String>,
) -> Result<Json<Option<Outgoing>>, Wrong> {
    let way = web.house.circle_way(&id, &named.guest.id).await?;
    Ok(Json(way.map(|(way, secret)| Outgoing {
        by: way.way.by.kind(),
        url: way.way.by.place(),
        member: way.by.0,
        secret: matches!(way.way.by, By::Webhook { .. }).then_some(secret),
        failed: way.way.failed,
    })))
}

/// Have the circle told outside
#[utoipa::path(
    put, path = "/circles/{circle}/outgoing", operation_id = "tell_circle", request_body = NewOutgoing,
    params(("circle" = String, Path, description = "The circle's id")),
    responses((status = OK, body = Option<Outgoing>, description = "The way")), security(("token" = [])),
)]
pub(super) async fn tell(
    State(web): State<Web>,
    named: Named,
    Path(id): Path<String>,
    Json(way): Json<NewOutgoing>,
) -> Result<Json<Option<Outgoing>>, Wrong> {
    let by = match way {
        NewOutgoing::Ntfy { url } => By::ntfy(&url),
        NewOutgoing::Webhook { url } => By::webhook(&url),
    };
    let guest = &named.guest.id;
    web.house
        .tell_circle_by(&id, guest, Some(by?), Tongue::En)
        .await?;
    outgoing(State(web), named, Path(id)).await
}

/// Have it told no more
#[utoipa::path(
    delete, path = "/circles/{circle}/outgoing", operation_id = "tell_circle_no_more",
    params(("circle" = String, Path, description = "The circle's id")),
    responses((status = NO_CONTENT, description = "It is told nowhere")), security(("token" = [])),
)]
pub(super) async fn tell_no_more(
    State(web): State<Web>,
    named: Named,
    Path(id): Path<String>,
) -> Result<StatusCode, Wrong> {
    let guest = &named.guest.id;
    web.house
        .tell_circle_by(&id, guest, None, Tongue::En)
        .await?;
    Ok(StatusCode::NO_CONTENT)
}
