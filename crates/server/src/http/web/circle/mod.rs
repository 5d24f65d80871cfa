//! Circles in a browser: the place itself, and what a member sees of it.

mod act;
mod book;
mod joining;
mod past;

use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{Html, IntoResponse, Response};
use host::circle::Inside;
use serde::Deserialize;

use super::frame::Framed;
use super::page;
use super::tongue::Spoken;
use crate::house::{By, SeenCircle, Wrong};
use crate::http::Web;
use crate::http::base::Base;
use crate::http::body::{Path, Query};
use crate::http::caller::{Caller, Named};
use crate::http::stream::circle_news;
use pages::circle::{self, CirclePage, Door, Outgoing};
use pages::paths;
use pages::table::Link;

pub(super) use act::act;
pub(super) use book::{book, change, chapter};
pub(super) use joining::{bring, brought, found, make, member, take_member};
pub(crate) use past::written;
pub(super) use past::{evening, facts, games, standings, talk};

/// The place itself for members, its door for everybody else.
pub(super) async fn place(
    State(web): State<Web>,
    caller: Caller,
    Framed(frame): Framed,
    base: Base,
    Path(id): Path<String>,
) -> Result<Response, Wrong> {
    let guest = caller.guest.map(|guest| guest.id);
    let markup = match web.house.circle(&id, guest.as_deref()).await? {
        SeenCircle::Outside { seen, asked } => circle::door(&frame, &Door { id, seen, asked }),
        SeenCircle::Inside(seen) => {
            let guest = guest.unwrap_or_default();
            circle::page(&frame, &shown(&web, &base, &id, &guest, *seen).await?)
        }
    };
    Ok(private(page(markup)))
}

/// A page with a key in it beside what others have chosen: such a page is not compressed (see `squeeze`).
pub(super) fn private(page: Html<String>) -> Response {
    ([(header::CONTENT_ENCODING, "identity")], page).into_response()
}

async fn shown(
    web: &Web,
    base: &Base,
    id: &str,
    guest: &str,
    seen: Inside,
) -> Result<CirclePage, Wrong> {
    let key = web.house.member_key(id, guest).await?;
    let vouched = web.house.vouched_keys(id, guest).await?;
    let outgoing = web.house.circle_way(id, guest).await?;
    let link = |key: &str| base.link(&paths::member(key));
    Ok(CirclePage {
        id: id.to_owned(),
        seen,
        now: web.house.now(),
        invite: Link {
            url: base.link(&paths::circle(id)),
            code: id.to_uppercase(),
        },
        key: Link {
            url: link(&key),
            code: key,
        },
        vouched: vouched
            .into_iter()
            .map(|(member, key)| (member, link(&key)))
            .collect(),
        outgoing: outgoing.map(|(way, secret)| Outgoing {
            kind: way.way.by.kind(),
            place: way.way.by.place(),
            by: way.by,
            secret: matches!(way.way.by, By::Webhook { .. }).then_some(secret),
            failed: way.way.failed,
        }),
        calls: web.house.calls_people(),
    })
}

/// What a member sees of a circle.
pub(super) struct Within {
    pub(super) page: CirclePage,
}

impl Within {
    pub(super) async fn of(web: &Web, base: &Base, id: &str, named: &Named) -> Result<Self, Wrong> {
        let SeenCircle::Inside(seen) = web.house.circle(id, Some(&named.guest.id)).await? else {
            // Nobody else is told what there is.
            return Err(Wrong::NoCircle);
        };
        let page = shown(web, base, id, &named.guest.id, *seen).await?;
        Ok(Self { page })
    }
}

/// Tells the page of a member whenever something has come to pass.
pub(super) async fn news(
    State(web): State<Web>,
    named: Named,
    Spoken(tongue): Spoken,
    headers: HeaderMap,
    (Path(id), Query(After { after })): (Path<String>, Query<After>),
) -> Result<Response, Wrong> {
    let mut reader = web.house.read_circle(&id, &named.guest.id).await?;
    let last = headers.get("last-event-id");
    let last = last.and_then(|place| place.to_str().ok());
    reader.go_on_from(last.or(after.as_deref())).await?;
    Ok(circle_news(&web.house, reader, tongue))
}

/// Up to where the page knows what has come to pass.
#[derive(Debug, Deserialize)]
pub(super) struct After {
    #[serde(default)]
    after: Option<String>,
}
