//! The stream of a table for programs: one JSON value a line.

use std::sync::Arc;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use host::Entry;
use serde::Deserialize;
use serde_json::json;
use table::{Seat, Viewer};
use utoipa::IntoParams;

use crate::house::{House, Lines, Live, Muted, Table, Wrong};
use crate::http::Web;
use crate::http::body::{Path, Query};
use crate::http::caller::Caller;
use crate::http::squeeze::Segment;
use crate::http::stream::{Source, follow};

/// How many entries are told in one piece: whoever reads slowly holds no more than these.
const A_PIECE: usize = 500;

/// Where to go on.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Since {
    /// The number of the first entry that is wanted.
    #[serde(default)]
    from: usize,
}

/// Follow a table
///
/// Lines with `n` are entries of the log, as far as you may know them. A line `{"event":"turn"}` comes whenever it
/// is your turn: with your `seat`, the `actions` listed for you, the `view` of the game, and the `length` of the
/// record that your act is made against. `{"event":"over"}` comes once the game is over, `{"event":"beat"}` every 15
/// seconds when nothing happens, `{"event":"seat-lost"}` when your `seat` is not yours any more: another device took it up with
/// its key, or you were put off it. When the line breaks, go on with `from` = the last `n` + 1.
#[utoipa::path(
    get, path = "/tables/{table}/stream", operation_id = "stream",
    params(("table" = String, Path, description = "The table's id"), Since),
    responses((status = OK, body = String, content_type = "application/x-ndjson", description = "What comes to pass, one JSON value a line")),
)]
pub(super) async fn stream(
    State(web): State<Web>,
    caller: Caller,
    headers: HeaderMap,
    Path(id): Path<String>,
    Query(Since { from }): Query<Since>,
) -> Result<Response, Wrong> {
    let table = web.house.table(&id);
    // An id that is none is told before the stream begins.
    table.look(|_| ()).await?;
    web.house.serves()?;
    let guest = caller.guest.map(|guest| guest.id);
    let follower = Follower {
        house: web.house.clone(),
        guest: guest.clone(),
        from,
        is_told: false,
        has_more: false,
        turn: None,
        seat: None,
        is_over: false,
    };
    Ok(follow(
        &web.house,
        table,
        guest.as_deref(),
        &headers,
        follower,
    ))
}

/// What one program has been told.
struct Follower {
    house: House,
    guest: Option<String>,
    from: usize,
    /// It has been told all there was: what comes now is told to all alike.
    is_told: bool,
    /// There is more to tell at once.
    has_more: bool,
    /// The length of the record at the last turn that was told.
    turn: Option<usize>,
    /// The seat as of whose holder it was told before.
    seat: Option<Seat>,
    is_over: bool,
}

impl Source for Follower {
    const KIND: &'static str = "application/x-ndjson";
    const BEAT: &'static str = "{\"event\":\"beat\"}\n";

    async fn next(&mut self, table: &Table) -> Result<Vec<Segment>, Wrong> {
        let viewer = self.viewer(table).await?;
        let lines = self.lines(table, viewer).await?;
        self.is_told = lines.is_all && self.from <= lines.next;
        self.has_more = !lines.is_all;
        self.from = lines.next.max(self.from);
        let mut segments: Vec<_> = lines.told.iter().map(segment).collect();
        if self.has_more {
            return Ok(segments);
        }
        let seat = seat_of(viewer);
        if let Some(lost) = std::mem::replace(&mut self.seat, seat).filter(|_| seat.is_none()) {
            let told = json!({"event": "seat-lost", "seat": lost});
            segments.push(Segment::Own(format!("{told}\n")));
        }
        let length = lines.turn.as_ref().map(|(length, _)| *length);
        if length != self.turn {
            let turn = lines.turn.as_ref().map(|(_, line)| line.clone());
            segments.extend(turn.map(Segment::Own));
            self.turn = length;
        }
        if lines.is_over && !self.is_over {
            segments.push(Segment::Own(format!("{}\n", json!({"event": "over"}))));
            self.is_over = true;
        }
        Ok(segments)
    }

    fn has_more(&self) -> bool {
        self.has_more
    }
}

impl Follower {
    /// What is new to it: made once for all who are told the same. What it is told first begins where it likes, may be
    /// the whole log, and is made for it alone.
    async fn lines(&self, table: &Table, viewer: Viewer) -> Result<Arc<Lines>, Wrong> {
        let news = *table.news().borrow();
        let from = self.from;
        let muted = self.house.muted(self.guest.as_deref()).await?;
        let looker = format!("{viewer:?} {from} {}", muted.key());
        let guest = self.guest.clone();
        let make = async {
            let lines = table.look_as(guest.as_deref(), move |live| {
                lines(live, viewer, from, &muted)
            });
            let lines = lines.await?;
            Ok(Arc::new(lines))
        };
        if !self.is_told {
            return make.await;
        }
        table.shown().lines.picture(news, looker, make).await
    }

    async fn viewer(&self, table: &Table) -> Result<Viewer, Wrong> {
        let Some(guest) = self.guest.clone() else {
            return Ok(Viewer::Spectator);
        };
        let own = guest.clone();
        table
            .look_as(Some(&guest), move |live| live.viewer(Some(&own)))
            .await
    }
}

fn seat_of(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    }
}

fn segment((line, is_said): &(String, bool)) -> Segment {
    match is_said {
        true => Segment::Said(line.clone()),
        false => Segment::Own(line.clone()),
    }
}

fn lines(live: &Live, viewer: Viewer, from: usize, muted: &Muted) -> Lines {
    let room = live.room();
    let entries: Vec<_> = room.read(from, viewer).take(A_PIECE).collect();
    let last = entries.last().filter(|_| entries.len() == A_PIECE);
    let next = last.map_or(room.entries(), |last| last.n + 1);
    let is_heard = |entry: &&Entry| room.speaker(entry.n).is_none_or(|name| !muted.has(name));
    let told = entries.iter().filter(is_heard).map(|entry| {
        let value = json!(entry);
        let is_said = value["event"] == "said";
        (format!("{value}\n"), is_said)
    });
    Lines {
        told: told.collect(),
        next,
        is_all: next >= room.entries(),
        turn: turn(live, viewer),
        is_over: room.is_over(),
    }
}

/// The line that tells a seat that it is its turn, with the length of the record.
fn turn(live: &Live, viewer: Viewer) -> Option<(usize, String)> {
    let Viewer::Seat(seat) = viewer else {
        return None;
    };
    let table = live.room().table().filter(|_| live.room().is_asked(seat))?;
    let length = table.length();
    let (actions, view) = (table.actions(seat), table.view(viewer));
    let told = json!({
        "event": "turn", "seat": seat, "length": length, "actions": actions, "view": view,
    });
    Some((length, format!("{told}\n")))
}
