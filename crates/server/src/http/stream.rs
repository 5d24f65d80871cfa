//! Event streams: one for each page or program that follows a table. A stream costs nothing while nothing happens.

use std::convert::Infallible;
use std::pin::Pin;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use futures_util::stream::unfold;
use tokio::sync::watch;

use crate::house::{House, Presence, Table, Wrong};
use crate::metrics::Kind;

/// How often something is sent when nothing happens, so that both sides know the line is up.
const BEAT: Duration = Duration::from_secs(15);

/// What a stream is made of: the next piece that its reader has not seen yet.
pub(crate) trait Source: Send + 'static {
    /// The media type.
    const KIND: &'static str;
    /// What is sent when nothing happens.
    const BEAT: &'static str;
    /// What is new at the table; nothing where the reader need not know.
    fn next(&mut self, table: &Table) -> impl Future<Output = Result<Option<Bytes>, Wrong>> + Send;
}

struct Follower<S> {
    source: S,
    table: Table,
    house: House,
    news: watch::Receiver<u64>,
    stopped: Pin<Box<dyn Future<Output = ()> + Send>>,
    guest: Option<String>,
    /// Counts the reader among those who have the table open.
    _presence: Presence,
}

/// The answer that follows a table with pieces of `source`.
pub(crate) fn follow<S: Source>(
    house: &House,
    table: Table,
    guest: Option<&str>,
    source: S,
) -> Response {
    house.metrics().count(Kind::Stream, 1);
    let mut news = table.news();
    news.mark_changed();
    let follower = Follower {
        source,
        news,
        stopped: Box::pin(house.stopped()),
        guest: guest.map(str::to_owned),
        _presence: table.enter(guest),
        house: house.clone(),
        table,
    };
    let pieces = unfold(follower, |mut follower| async {
        let piece = follower.piece().await?;
        Some((Ok::<_, Infallible>(piece), follower))
    });
    let headers = [
        (header::CONTENT_TYPE, S::KIND),
        (header::CACHE_CONTROL, "no-cache, no-store"),
        // Proxies that gather an answer before they pass it on would keep everybody waiting.
        (header::HeaderName::from_static("x-accel-buffering"), "no"),
    ];
    (headers, Body::from_stream(pieces)).into_response()
}

impl<S: Source> Follower<S> {
    /// The next piece; none when the house closes or the table cannot be read any more.
    async fn piece(&mut self) -> Option<Bytes> {
        loop {
            tokio::select! {
                biased;
                () = self.stopped.as_mut() => return None,
                changed = self.news.changed() => changed.ok()?,
                () = tokio::time::sleep(BEAT) => return Some(Bytes::from_static(S::BEAT.as_bytes())),
            }
            if self
                .guest
                .as_ref()
                .is_some_and(|guest| self.house.is_banned(guest))
            {
                return None;
            }
            match self.source.next(&self.table).await {
                Ok(Some(piece)) => return Some(piece),
                Ok(None) => {}
                Err(_) => return None,
            }
        }
    }
}

impl<S> Drop for Follower<S> {
    fn drop(&mut self) {
        self.house.metrics().count(Kind::Stream, -1);
    }
}

/// One server-sent event.
pub(crate) fn sse(event: &str, data: &str) -> Bytes {
    let mut text = String::with_capacity(event.len() + data.len() + 64);
    text.push_str("event: ");
    text.push_str(event);
    text.push('\n');
    for line in data.lines() {
        text.push_str("data: ");
        text.push_str(line);
        text.push('\n');
    }
    text.push('\n');
    Bytes::from(text)
}
