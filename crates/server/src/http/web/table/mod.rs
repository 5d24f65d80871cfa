//! The page of a table, the story of it, and its record.

mod gathered;
mod markers;
mod presence;
mod stream;
mod told;

use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{Html, IntoResponse, Response};
use serde::Deserialize;
use table::Seat;

use super::frame::Framed;
use crate::house::{self, Live, Wrong};
use crate::http::Web;
use crate::http::base::Base;
use crate::http::body::{Path, Query};
use crate::http::caller::Caller;
use crate::http::squeeze::{self, Gzip, Segment};
use pages::table::{self as shown, A_PAGE};

use gathered::gather_over;
pub(super) use gathered::{COLUMNS, gather};
pub(super) use markers::markers;
pub(super) use stream::stream;
use told::{reader, told};

/// Over whose shoulder somebody watches.
#[derive(Debug, Deserialize)]
pub(super) struct Over {
    #[serde(default)]
    over: Option<u16>,
}

/// The page.
pub(super) async fn page_of(
    State(web): State<Web>,
    caller: Caller,
    Framed(frame): Framed,
    base: Base,
    headers: HeaderMap,
    (Path(id), Query(Over { over })): (Path<String>, Query<Over>),
) -> Result<Response, Wrong> {
    let guest = caller.guest.map(|guest| guest.id);
    let table = gather_over(
        &web.house,
        &web.house.table(&id),
        (guest, over.map(Seat)),
        frame.tongue,
        &base,
    )
    .await?;
    let page = shown::page(&frame, &table).into_string();
    let is_squeezed = squeeze::is_accepted(&headers);
    let mut answer = if is_squeezed {
        let (mut gzip, mut bytes) = (Gzip::default(), Vec::new());
        for (text, is_said) in shown::apart(&page) {
            let text = text.to_owned();
            let segment = if is_said {
                Segment::Said(text)
            } else {
                Segment::Own(text)
            };
            gzip.segment(&segment, &mut bytes);
        }
        bytes.extend(gzip.end());
        Html(bytes).into_response()
    } else {
        Html(page).into_response()
    };
    squeeze::label(answer.headers_mut(), is_squeezed);
    Ok(answer)
}

/// Where in the story to begin.
#[derive(Debug, Deserialize)]
pub(super) struct Before {
    /// The number of the first entry that is not wanted.
    before: Option<usize>,
}

/// What happened earlier.
pub(super) async fn story(
    State(web): State<Web>,
    caller: Caller,
    Framed(frame): Framed,
    base: Base,
    Path(id): Path<String>,
    Query(Before { before }): Query<Before>,
) -> Result<Html<String>, Wrong> {
    let guest = caller.guest.map(|guest| guest.id);
    let tongue = frame.tongue;
    let mut table = gather(
        &web.house,
        &web.house.table(&id),
        guest.clone(),
        tongue,
        &base,
    )
    .await?;
    let (muted, own) = (web.house.muted(guest.as_deref()).await?, guest.clone());
    let log = move |live: &Live| {
        let end = before.unwrap_or(usize::MAX).min(live.room().entries());
        told(
            live,
            reader(live, guest.as_deref(), tongue),
            end.saturating_sub(A_PAGE)..end,
            &muted,
        )
    };
    let from = web.house.table(&id);
    table.log = from.look_as(own.as_deref(), log).await?;
    Ok(super::page(shown::story(&frame, &table)))
}

/// The record as a file.
pub(super) async fn record(
    State(web): State<Web>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Response, Wrong> {
    let table = web.house.table(&id);
    let record = table.look_as(caller.id(), house::public_record).await??;
    let headers = [
        (header::CONTENT_TYPE, "application/x-ndjson".to_owned()),
        (
            header::CONTENT_DISPOSITION,
            format!("attachment; filename=\"{id}.jsonl\""),
        ),
    ];
    Ok((headers, record).into_response())
}
