//! The page of a table and its stream: what one viewer may know, gathered for [`pages::table`](crate::pages::table).

use std::collections::HashMap;

use arena::Prospects;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{Html, IntoResponse, Response};
use serde_json::Value;
use table::{Seat, Viewer};

use super::frame::Framed;
use super::page;
use crate::house::{self, House, Live, Table, Wrong};
use crate::http::Web;
use crate::http::base::Base;
use crate::http::caller::Caller;
use crate::http::stream::{Source, follow, sse};
use crate::pages::games::is_drawn;
use crate::pages::table::{self as shown, Game, InWords, Link, TablePage, Told};
use crate::pages::{COLOURS, Marker, paths};

/// How many entries of the log a page shows.
const TOLD: usize = 200;

/// The page.
pub(super) async fn page_of(
    State(web): State<Web>,
    caller: Caller,
    Framed(frame): Framed,
    base: Base,
    Path(id): Path<String>,
) -> Result<Html<String>, Wrong> {
    let guest = caller.guest.map(|guest| guest.id);
    let table = gather(&web.house, &web.house.table(&id), guest, &base).await?;
    Ok(page(shown::page(&frame, &table)))
}

/// The stream of the page: the viewer's whole view whenever anything changes.
pub(super) async fn stream(
    State(web): State<Web>,
    caller: Caller,
    base: Base,
    Path(id): Path<String>,
) -> Result<Response, Wrong> {
    let table = web.house.table(&id);
    table.look(|_| ()).await?;
    let guest = caller.guest.map(|guest| guest.id);
    let views = Views {
        house: web.house.clone(),
        guest: guest.clone(),
        base,
    };
    Ok(follow(&web.house, table, guest.as_deref(), views))
}

/// The record as a file.
pub(super) async fn record(
    State(web): State<Web>,
    Path(id): Path<String>,
) -> Result<Response, Wrong> {
    let record = web.house.table(&id).look(house::public_record).await??;
    let headers = [
        (header::CONTENT_TYPE, "application/x-ndjson".to_owned()),
        (
            header::CONTENT_DISPOSITION,
            format!("attachment; filename=\"{id}.jsonl\""),
        ),
    ];
    Ok((headers, record).into_response())
}

struct Views {
    house: House,
    guest: Option<String>,
    base: Base,
}

impl Source for Views {
    const KIND: &'static str = "text/event-stream";
    const BEAT: &'static str = "event: ping\ndata:\n\n";

    async fn next(&mut self, table: &Table) -> Result<Option<Bytes>, Wrong> {
        let table = gather(&self.house, table, self.guest.clone(), &self.base).await?;
        Ok(Some(sse("view", &shown::view(&table).into_string())))
    }
}

/// What is read of a table in one look.
struct Read {
    room: host::RoomView,
    log: Vec<Told>,
    markers: Vec<Marker>,
    guests: Vec<Option<String>>,
    /// Whether the viewer must tell a password to sit down.
    locked: bool,
    /// What the next draw may come to, where the table shows it.
    odds: Option<Prospects>,
    /// What the line mode says, for a game that has no drawings of its own.
    words: Option<InWords>,
    /// What is printed on the pieces and the board.
    kit: Value,
    /// The number of the viewer's sitting down, from which the key of the seat is made.
    serial: Option<u32>,
}

async fn gather(
    house: &House,
    table: &Table,
    guest: Option<String>,
    base: &Base,
) -> Result<TablePage, Wrong> {
    let (id, named) = (table.id(), guest.is_some());
    let read = table.look(move |live| read(live, guest.as_deref())).await?;
    let link = |path: &str, code: &str| Link {
        url: base.link(path),
        code: code.to_owned(),
    };
    let key = read.serial.map(|serial| house.seat_key(id, serial));
    let (away, spectators) = presence(&read.guests, &table.present());
    Ok(TablePage {
        id: id.to_owned(),
        game: Game::from(host::game(read.room.game)?),
        named,
        locked: read.locked,
        room: read.room,
        log: read.log,
        markers: read.markers,
        away,
        spectators,
        now: house.now(),
        invite: link(&paths::table(id), id),
        seat: key.map(|key| link(&paths::seat(&key), &key)),
        odds: read.odds,
        words: read.words,
        kit: read.kit,
    })
}

fn read(live: &Live, guest: Option<&str>) -> Read {
    let viewer = live.viewer(guest);
    let chairs = live.chairs();
    let own = guest.and_then(|guest| live.seat_of(guest));
    Read {
        words: in_words(live, viewer),
        locked: live.door().lock.is_some() && !guest.is_some_and(|guest| live.admits(guest)),
        room: live.room().view(viewer),
        odds: live.room().prospects(viewer),
        kit: live.room().kit(viewer),
        log: told(live, viewer),
        markers: markers(live).collect(),
        guests: chairs.iter().map(|chair| chair.guest.clone()).collect(),
        serial: own
            .and_then(|seat| chairs.get(seat.index()))
            .map(|chair| chair.serial),
    }
}

/// How many columns the line mode may fill on a page.
pub(super) const COLUMNS: usize = 72;

/// What the line mode says to a viewer, where the game has no drawings.
fn in_words(live: &Live, viewer: Viewer) -> Option<InWords> {
    let room = live.room();
    let (table, words) = room.table().zip(room.words())?;
    if is_drawn(words.slug()) {
        return None;
    }
    let phrases = match viewer {
        Viewer::Seat(seat) if room.is_asked(seat) => words.phrases(table, seat),
        Viewer::Seat(_) | Viewer::Spectator => Vec::new(),
    };
    let numbers = room.entries().saturating_sub(TOLD)..room.entries();
    Some(InWords {
        look: words.look(table, viewer, COLUMNS),
        ask: words.ask(table, viewer),
        phrases: phrases
            .into_iter()
            .map(|phrase| (phrase.words, phrase.note))
            .collect(),
        told: numbers
            .filter_map(|n| Some((n, room.tell(n, viewer)?)))
            .collect(),
    })
}

/// The markers of the seats: bots are given colours that nobody at the table has, as long as there are any.
pub(super) fn markers(live: &Live) -> impl Iterator<Item = Marker> {
    let chairs = live.chairs().iter();
    let own: Vec<_> = chairs.map(|chair| Marker::parse(&chair.marker)).collect();
    let mut taken: Vec<_> = own.iter().flatten().map(|marker| marker.colour()).collect();
    own.into_iter().enumerate().map(move |(index, own)| {
        own.unwrap_or_else(|| {
            let mut free = (index..index + COLOURS.len()).map(Marker::nth);
            let free = free.find(|marker| !taken.contains(&marker.colour()));
            let marker = free.unwrap_or_else(|| Marker::nth(index));
            taken.push(marker.colour());
            marker
        })
    })
}

/// The last entries of the log; of a finished game all. The game's own are found among its happenings, which know
/// their step.
fn told(live: &Live, viewer: Viewer) -> Vec<Told> {
    let room = live.room();
    let most = if room.is_over() { usize::MAX } else { TOLD };
    let entries = room.read(room.entries().saturating_sub(most), viewer);
    let seen = room
        .table()
        .map(|table| table.seen_from(table.events().saturating_sub(most), viewer));
    let mut seen = seen.unwrap_or_default();
    let mut told: Vec<_> = entries
        .into_iter()
        .rev()
        .map(|entry| Told {
            n: entry.n,
            step: step_of(&entry.event, &mut seen),
            event: entry.event,
        })
        .collect();
    told.reverse();
    told
}

/// The length of the record after the step that brought an event about, if it is the last happening that is left.
fn step_of(event: &Value, seen: &mut Vec<(usize, Value)>) -> Option<usize> {
    let (number, _) = seen.pop_if(|(_, happening)| happening == event)?;
    Some(number + 1)
}

/// Which seats have nobody at a page, and how many watch.
fn presence(guests: &[Option<String>], present: &HashMap<String, usize>) -> (Vec<Seat>, usize) {
    let is_away = |guest: &Option<String>| {
        guest
            .as_ref()
            .is_some_and(|guest| !present.contains_key(guest))
    };
    let away = guests
        .iter()
        .enumerate()
        .filter(|(_, guest)| is_away(guest));
    let away = away.map(|(index, _)| Seat::at(index)).collect();
    let sits = |guest: &str| guests.iter().flatten().any(|other| other == guest);
    // A guest with two windows watches once; those without a name cannot be told apart.
    let watching = present.iter().filter(|(guest, _)| !sits(guest));
    let watching = watching.map(|(guest, count)| if guest.is_empty() { *count } else { 1 });
    (away, watching.sum())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn presence_is_counted_by_guest() {
        let guests = [Some("ann".to_owned()), None, Some("bob".to_owned())];
        let present =
            [("ann", 2), ("cat", 3), ("", 4)].map(|(guest, count)| (guest.to_owned(), count));
        let (away, spectators) = presence(&guests, &present.into_iter().collect());
        assert_eq!((away, spectators), (vec![Seat(2)], 5));
    }
}
