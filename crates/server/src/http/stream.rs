//! Event streams: one for each page or program that follows a table. A stream costs nothing while nothing happens.

use std::convert::Infallible;
use std::future::ready;
use std::pin::Pin;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, HeaderName, header};
use axum::response::{IntoResponse, Response};
use futures_util::StreamExt as _;
use futures_util::stream::{once, unfold};
use speech::Tongue;
use tokio::sync::watch;
use tokio::time::{Instant, sleep_until};

use crate::house::{CircleReader, House, Presence, Table, Wrong, circle_line};
use crate::http::endless::Endless;
use crate::http::squeeze::{self, Gzip, Segment};
use crate::metrics::Kind;

/// How often something is sent when nothing happens, so that both sides know the line is up.
const BEAT: Duration = Duration::from_secs(15);
/// Proxies that gather an answer before they pass it on would keep everybody waiting.
pub(crate) const UNBUFFERED: HeaderName = HeaderName::from_static("x-accel-buffering");
/// After so many of these a stream keeps nothing to look back on.
const QUIET: u8 = 4;

/// What a stream is made of: the next piece that its reader has not seen yet.
pub(crate) trait Source: Send + 'static {
    /// The media type.
    const KIND: &'static str;
    /// What is sent when nothing happens.
    const BEAT: &'static str;
    /// What is new at the table; nothing where the reader need not know.
    fn next(&mut self, table: &Table) -> impl Future<Output = Result<Vec<Segment>, Wrong>> + Send;
    /// Whether there is more to tell at once, without any news.
    fn has_more(&self) -> bool {
        false
    }
}

struct Follower<S> {
    source: S,
    table: Table,
    house: House,
    news: watch::Receiver<u64>,
    stopped: Pin<Box<dyn Future<Output = ()> + Send>>,
    guest: Option<String>,
    /// Where the reader takes it compressed.
    gzip: Option<Gzip>,
    has_ended: bool,
    /// When something was sent last.
    written: Instant,
    /// How often nothing has happened in a row.
    beats: u8,
    /// Counts the reader among those who have the table open.
    _presence: Presence,
}

/// The answer that follows a table with pieces of `source`, as the reader's `headers` ask for it.
pub(crate) fn follow<S: Source>(
    house: &House,
    table: Table,
    guest: Option<&str>,
    headers: &HeaderMap,
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
        gzip: squeeze::is_accepted(headers).then(|| match guest {
            Some(_) => Gzip::looking_back(),
            None => Gzip::default(),
        }),
        has_ended: false,
        written: Instant::now(),
        beats: 0,
        _presence: table.enter(guest),
        house: house.clone(),
        table,
    };
    let is_squeezed = follower.gzip.is_some();
    let pieces = unfold(follower, |mut follower| async {
        let piece = follower.piece().await?;
        Some((Ok::<_, Infallible>(piece), follower))
    });
    let mut answer = endless(S::KIND, Body::from_stream(pieces));
    squeeze::label(answer.headers_mut(), is_squeezed);
    answer
}

/// The answer that follows a circle with its facts from number `from` on (K16).
pub(crate) fn follow_circle(house: &House, reader: CircleReader, from: u64) -> Response {
    let stopped: Pin<Box<dyn Future<Output = ()> + Send>> = Box::pin(house.stopped());
    let pieces = unfold(
        (reader, stopped),
        move |(mut reader, mut stopped)| async move {
            let beat = Instant::now() + BEAT;
            loop {
                let facts = Box::pin(reader.next()).await.ok()?;
                let wanted = facts.iter().filter(|(n, _)| *n >= from);
                let lines: String = wanted
                    .map(|(n, fact)| circle_line(Some(*n), fact))
                    .collect();
                if !lines.is_empty() {
                    return Some((Ok::<_, Infallible>(Bytes::from(lines)), (reader, stopped)));
                }
                if !facts.is_empty() {
                    continue;
                }
                tokio::select! {
                    biased;
                    () = stopped.as_mut() => return None,
                    () = reader.changed() => {}
                    () = sleep_until(beat) => {
                        let beat = Bytes::from_static(b"{\"fact\":\"beat\"}\n");
                        return Some((Ok(beat), (reader, stopped)));
                    }
                }
            }
        },
    );
    endless("application/x-ndjson", Body::from_stream(pieces))
}

/// How much of what others have done is told to whoever was away.
const CAUGHT_UP: usize = 12;

/// The answer that tells a page of a circle whenever something has come to pass there, with what others have done in words:
/// the page fetches itself anew. Its events have places from which it can be gone on.
pub(crate) fn circle_news(house: &House, reader: CircleReader, tongue: Tongue) -> Response {
    let stopped: Pin<Box<dyn Future<Output = ()> + Send>> = Box::pin(house.stopped());
    let first = format!("id: {}\nevent: ping\ndata: []\n\n", reader.place());
    let first = once(ready(Ok::<_, Infallible>(Bytes::from(first))));
    let pieces = unfold(
        (reader, stopped),
        move |(mut reader, mut stopped)| async move {
            let event = tokio::select! {
                biased;
                () = stopped.as_mut() => return None,
                () = reader.changed() => "news",
                () = tokio::time::sleep(BEAT) => "ping",
            };
            Box::pin(reader.stays()).await.ok()?;
            let told = match event {
                "news" => Box::pin(reader.told(tongue)).await.ok()?,
                _ => Vec::new(),
            };
            let told = &told[told.len().saturating_sub(CAUGHT_UP)..];
            let (place, told) = (reader.place(), serde_json::json!(told));
            let piece = Bytes::from(format!("id: {place}\nevent: {event}\ndata: {told}\n\n"));
            Some((Ok::<_, Infallible>(piece), (reader, stopped)))
        },
    );
    endless("text/event-stream", Body::from_stream(first.chain(pieces)))
}

/// An answer that goes on as long as its reader wants.
fn endless(kind: &'static str, pieces: Body) -> Response {
    let headers = [
        (header::CONTENT_TYPE, kind),
        (header::CACHE_CONTROL, "no-cache, no-store"),
        (UNBUFFERED, "no"),
    ];
    let mut answer = (headers, pieces).into_response();
    answer.extensions_mut().insert(Endless);
    answer
}

impl<S: Source> Follower<S> {
    /// The next piece, and at last what ends a compressed answer.
    async fn piece(&mut self) -> Option<Bytes> {
        if self.has_ended {
            return None;
        }
        let segments = self.segments().await;
        self.written = Instant::now();
        let Some(segments) = segments else {
            self.has_ended = true;
            return self.gzip.as_ref().map(|gzip| gzip.end().into());
        };
        let Some(gzip) = &mut self.gzip else {
            let text: String = segments.iter().map(Segment::text).collect();
            return Some(text.into());
        };
        let mut piece = Vec::new();
        for segment in &segments {
            gzip.segment(segment, &mut piece);
        }
        Some(piece.into())
    }

    fn beat(&mut self) -> Vec<Segment> {
        self.beats = self.beats.saturating_add(1);
        if let Some(gzip) = self.gzip.as_mut().filter(|_| self.beats >= QUIET) {
            gzip.rest();
        }
        // As one that looks back on nothing it takes no window.
        vec![Segment::Said(S::BEAT.to_owned())]
    }

    /// What is to be sent next; none when the house closes, has lost its lease of the tables or cannot read
    /// this one any more.
    async fn segments(&mut self) -> Option<Vec<Segment>> {
        loop {
            tokio::select! {
                biased;
                () = self.stopped.as_mut() => return None,
                changed = self.news.changed() => changed.ok()?,
                // What comes to pass and is not told puts off no beat.
                () = sleep_until(self.written + BEAT) => return Some(self.beat()),
            }
            self.beats = 0;
            let guest = self.guest.as_ref();
            if guest.is_some_and(|guest| self.house.is_banned(guest)) || self.house.is_cut_off() {
                return None;
            }
            // Apart, and only while there is something new: a stream that waits is as small as what it waits for.
            let segments = Box::pin(self.source.next(&self.table)).await.ok()?;
            if self.source.has_more() {
                self.news.mark_changed();
            }
            if !segments.is_empty() {
                return Some(segments);
            }
        }
    }
}

impl<S> Drop for Follower<S> {
    fn drop(&mut self) {
        self.house.metrics().count(Kind::Stream, -1);
    }
}

/// One server-sent event, made of what the house says and, where marked, what others say.
pub(crate) fn sse<'a>(
    event: &str,
    data: impl IntoIterator<Item = (&'a str, bool)>,
) -> Vec<Segment> {
    let mut segments = Vec::new();
    let mut own = format!("event: {event}\n");
    for (part, is_said) in data {
        let mut said = String::new();
        let text = if is_said { &mut said } else { &mut own };
        for line in part.lines() {
            text.extend(["data: ", line, "\n"]);
        }
        if is_said {
            segments.extend([Segment::Own(std::mem::take(&mut own)), Segment::Said(said)]);
        }
    }
    own.push('\n');
    segments.push(Segment::Own(own));
    segments
}
