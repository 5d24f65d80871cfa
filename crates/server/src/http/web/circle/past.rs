//! What has been in a circle: evenings, standings, games, all its facts.

use std::convert::Infallible;

use axum::body::Body;
use axum::extract::{RawQuery, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use futures_util::StreamExt as _;
use futures_util::stream::unfold;
use host::circle::FeatView;
use serde::Deserialize;
use speech::Tongue;

use super::{Within, private};
use crate::house::{CircleExport as Export, Wrong};
use crate::http::Web;
use crate::http::base::Base;
use crate::http::body::{Form, Path, Query};
use crate::http::caller::Named;
use crate::http::web::frame::Framed;
use crate::http::web::{page, replay};
use pages::circle::{self, Wanted};

/// The page of an evening.
pub(in crate::http::web) async fn evening(
    State(web): State<Web>,
    named: Named,
    Framed(frame): Framed,
    base: Base,
    Path((id, number)): Path<(String, usize)>,
) -> Result<Response, Wrong> {
    let within = Within::of(&web, &base, &id, &named).await?.page;
    let evening = within
        .seen
        .evenings
        .iter()
        .find(|evening| evening.evening == number);
    let evening = evening.cloned().ok_or(Wrong::NotFound)?;
    let pieces = [
        pieces(&web, evening.best.as_ref(), frame.tongue).await,
        pieces(&web, evening.worst.as_ref(), frame.tongue).await,
    ];
    let markup = circle::evening(&frame, &within, &evening, &pieces);
    Ok(private(page(markup)))
}

/// The pieces of a moment, where its record is at hand and nobody else waits for one: it is told without them otherwise.
async fn pieces(web: &Web, moment: Option<&FeatView>, tongue: Tongue) -> Option<maud::Markup> {
    let FeatView { feat, table, .. } = moment?;
    let wanted = (feat.kind.is_proud(), feat.step);
    replay::pieces(web, (table, None), wanted, tongue)
        .await
        .ok()
        .flatten()
}

/// Seasons, head to head and records.
pub(in crate::http::web) async fn standings(
    State(web): State<Web>,
    named: Named,
    Framed(frame): Framed,
    base: Base,
    Path(id): Path<String>,
) -> Result<Response, Wrong> {
    let within = Within::of(&web, &base, &id, &named).await?.page;
    Ok(private(page(circle::standings(&frame, &within))))
}

/// The archive.
pub(in crate::http::web) async fn games(
    State(web): State<Web>,
    named: Named,
    Framed(frame): Framed,
    base: Base,
    Path(id): Path<String>,
    RawQuery(query): RawQuery,
) -> Result<Response, Wrong> {
    let within = Within::of(&web, &base, &id, &named).await?.page;
    let form = Form::of(query.as_deref().unwrap_or_default());
    let guest = form.get("member").and_then(|who| who.strip_prefix('='));
    let wanted = Wanted {
        game: form.get("game").unwrap_or_default().to_owned(),
        member: form.read("member").ok(),
        guest: guest.map(str::to_owned),
        version: form.read("version").ok(),
        days: ["from", "to"].map(|day| form.get(day).unwrap_or_default().to_owned()),
    };
    Ok(private(page(circle::games(&frame, &within, &wanted))))
}

/// What was said in the last month, page by page.
pub(in crate::http::web) async fn talk(
    State(web): State<Web>,
    named: Named,
    Framed(frame): Framed,
    base: Base,
    (Path(id), Query(Which { page: number })): (Path<String>, Query<Which>),
) -> Result<Response, Wrong> {
    let within = Within::of(&web, &base, &id, &named).await?.page;
    let markup = circle::talk(&frame, &within, number.unwrap_or(1));
    Ok(private(page(markup)))
}

/// Which page is meant.
#[derive(Debug, Deserialize)]
pub(in crate::http::web) struct Which {
    #[serde(default)]
    page: Option<usize>,
}

/// All facts and records as a file.
pub(in crate::http::web) async fn facts(
    State(web): State<Web>,
    named: Named,
    Path(id): Path<String>,
) -> Result<Response, Wrong> {
    let export = web.house.export_circle(&id, &named.guest.id).await?;
    Ok(written(export))
}

/// A circle as it is written down, piece by piece.
pub(crate) fn written(export: Export) -> Response {
    let pieces = unfold(export, |mut export| async {
        let piece = export.next().await?;
        Some((Ok::<_, Infallible>(piece), export))
    });
    // Whoever packs it asks once more behind its end.
    let pieces = pieces.fuse();
    let kind = [(header::CONTENT_TYPE, "application/x-ndjson")];
    (kind, Body::from_stream(pieces)).into_response()
}
