//! How one comes into a circle: by making it, by its link, by the key of a member.

use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::house::Wrong;
use crate::http::Web;
use crate::http::base::Base;
use crate::http::body::{Json, Path};
use crate::http::caller::Named;

/// A circle to be made.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewCircle {
    /// Its name, at most 48 characters.
    #[schema(example = "Friday people")]
    name: String,
    /// A shape and a colour, such as `moon-teal`.
    #[serde(default)]
    marker: String,
}

/// A circle that you are in.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Joined {
    /// The circle's id, which is its code too.
    id: String,
    /// The link to hand to others.
    link: String,
    /// The key of the member that you are: whoever shows it is that member. Nothing while you wait to be let in.
    key: Option<String>,
}

/// The key of a member.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct MemberKey {
    /// The key.
    key: String,
}

/// Make a circle
///
/// You are its first member. It is listed nowhere: hand its link to those who are to be in it.
#[utoipa::path(
    post, path = "/circles", operation_id = "found_circle", request_body = NewCircle,
    responses((status = CREATED, body = Joined, description = "The circle is there")), security(("token" = [])),
)]
pub(super) async fn found(
    State(web): State<Web>,
    named: Named,
    base: Base,
    Json(new): Json<NewCircle>,
) -> Result<(StatusCode, Json<Joined>), Wrong> {
    let marker = marked(&new.marker)?;
    let guest = named.guest.id.clone();
    let id = web.house.found(&named.who(), &new.name, &marker).await?;
    Ok((
        StatusCode::CREATED,
        Json(joined(&web, &base, id, &guest).await?),
    ))
}

/// Sit down with them
///
/// At once where the link is enough; otherwise you have asked, and a member lets you in.
#[utoipa::path(
    post, path = "/circles/{circle}/members", operation_id = "join_circle",
    params(("circle" = String, Path, description = "The circle's id, which is its code: in letters of either case")),
    responses((status = OK, body = Joined, description = "You are a member, or wait to be let in")), security(("token" = [])),
)]
pub(super) async fn join(
    State(web): State<Web>,
    named: Named,
    base: Base,
    Path(id): Path<String>,
) -> Result<Json<Joined>, Wrong> {
    let guest = named.guest.id.clone();
    let id = id.to_ascii_lowercase();
    web.house.join_circle(&id, &named.who()).await?;
    Ok(Json(joined(&web, &base, id, &guest).await?))
}

/// Be the member whose key you have
#[utoipa::path(
    post, path = "/circles/hold", operation_id = "hold_member", request_body = MemberKey,
    responses((status = OK, body = Joined, description = "You are that member")), security(("token" = [])),
)]
pub(super) async fn hold(
    State(web): State<Web>,
    named: Named,
    base: Base,
    Json(MemberKey { key }): Json<MemberKey>,
) -> Result<Json<Joined>, Wrong> {
    let guest = named.guest.id.clone();
    let id = web.house.hold_member(&named.who(), &key).await?;
    Ok(Json(joined(&web, &base, id, &guest).await?))
}

/// A circle, and the key of the member that the guest is there.
pub(super) async fn joined(
    web: &Web,
    base: &Base,
    id: String,
    guest: &str,
) -> Result<Joined, Wrong> {
    let key = web.house.member_key(&id, guest).await.ok();
    let link = base.link(&pages::paths::circle(&id));
    Ok(Joined { id, link, key })
}

/// A marker as it is kept, none where none was given.
pub(super) fn marked(text: &str) -> Result<String, Wrong> {
    if text.is_empty() || pages::Marker::parse(text).is_some() {
        return Ok(text.to_owned());
    }
    let (shapes, colours) = (pages::SHAPES.join(", "), pages::COLOURS.join(", "));
    let message = format!(
        "`{}` is no marker; one is a shape and a colour: {shapes}, and {colours}",
        ::table::shown(text)
    );
    Err(Wrong::BadRequest(message))
}
