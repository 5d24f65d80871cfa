//! The keys that members hand to others.

use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use crate::house::Wrong;
use crate::http::Web;
use crate::http::base::Base;
use crate::http::body::{Json, Path};
use crate::http::caller::Named;

/// A key to be handed to a member.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Handed {
    /// The number of the member.
    member: u32,
    /// The link that is the key.
    link: String,
}

/// The keys that I am to hand over
///
/// Those to come of members for whom you vouch, which open when the old ones are dead, and those that were made anew.
#[utoipa::path(
    get, path = "/circles/{circle}/keys", operation_id = "keys_to_hand_over",
    params(("circle" = String, Path, description = "The circle's id")),
    responses((status = OK, body = Vec<Handed>, description = "The keys")), security(("token" = [])),
)]
pub(super) async fn keys(
    State(web): State<Web>,
    named: Named,
    base: Base,
    Path(id): Path<String>,
) -> Result<Json<Vec<Handed>>, Wrong> {
    let keys = web.house.vouched_keys(&id, &named.guest.id).await?;
    let handed = keys.into_iter().map(|(member, key)| Handed {
        member: member.0,
        link: base.link(&pages::paths::member(&key)),
    });
    Ok(Json(handed.collect()))
}
