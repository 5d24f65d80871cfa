//! The page of a table and its stream: what one viewer may know, gathered for [`pages::table`](pages::table).

use std::collections::HashMap;
use std::ops::Range;

use arena::Prospects;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, header};
use axum::response::{Html, IntoResponse, Response};
use serde::Deserialize;
use speech::{Reader, Tongue};
use table::{Seat, Viewer};

use super::frame::Framed;
use super::tongue::Spoken;
use crate::house::{self, House, Live, Muted, Table, There, Wrong};
use crate::http::Web;
use crate::http::base::Base;
use crate::http::caller::Caller;
use crate::http::squeeze::{self, Gzip, Segment};
use crate::http::stream::{Source, follow, sse};
use pages::is_drawn;
use pages::parts::{News, Sent};
use pages::table::{self as shown, A_PAGE, Asked, Game, InWords, Link, TablePage, Told};
use pages::{COLOURS, Marker, paths};

/// How many entries of the log a page shows.
const TOLD: usize = 200;
/// The same once the game is over.
const TOLD_OVER: usize = 2000;

/// The page.
pub(super) async fn page_of(
    State(web): State<Web>,
    caller: Caller,
    Framed(frame): Framed,
    base: Base,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Result<Response, Wrong> {
    let guest = caller.guest.map(|guest| guest.id);
    let table = gather(
        &web.house,
        &web.house.table(&id),
        guest,
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
    let muted = web.house.muted(guest.as_deref()).await?;
    let log = move |live: &Live| {
        let end = before.unwrap_or(usize::MAX).min(live.room().entries());
        told(
            live,
            reader(live, guest.as_deref(), tongue),
            end.saturating_sub(A_PAGE)..end,
            &muted,
        )
    };
    table.log = web.house.table(&id).look(log).await?;
    Ok(super::page(shown::story(&frame, &table)))
}

/// The stream of the page: the viewer's whole view, and from then on what is new of it whenever anything changes.
pub(super) async fn stream(
    State(web): State<Web>,
    caller: Caller,
    Spoken(tongue): Spoken,
    base: Base,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Result<Response, Wrong> {
    let table = web.house.table(&id);
    table.look(|_| ()).await?;
    let guest = caller.guest.map(|guest| guest.id);
    let views = Views {
        house: web.house.clone(),
        guest: guest.clone(),
        tongue,
        base,
        sent: Sent::default(),
    };
    Ok(follow(&web.house, table, guest.as_deref(), &headers, views))
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
    tongue: Tongue,
    base: Base,
    sent: Sent,
}

impl Source for Views {
    const KIND: &'static str = "text/event-stream";
    const BEAT: &'static str = "event: ping\ndata:\n\n";

    async fn next(&mut self, table: &Table) -> Result<Vec<Segment>, Wrong> {
        let news = *table.news().borrow();
        let (guest, tongue) = (self.guest.clone(), self.tongue);
        let looker = looker(table, guest.clone(), &self.base).await?;
        let muted = self.house.muted(guest.as_deref()).await?;
        let looker = format!("{tongue} {looker} {:?}", muted.names());
        let view = async {
            let table = gather(&self.house, table, guest, tongue, &self.base).await?;
            Ok(shown::view(&table).into_string().into())
        };
        let view = table.shown().views.picture(news, looker, view).await?;
        Ok(match self.sent.news(&view) {
            News::Whole => sse("view", shown::apart(&view)),
            News::Parts(parts) if parts.is_empty() => Vec::new(),
            News::Parts(parts) => {
                let marked = parts
                    .iter()
                    .map(|part| (part.as_str(), shown::is_said(part)));
                sse("parts", marked)
            }
        })
    }
}

/// What the view of a table depends on besides the table: for whoever sits who it is, for those who watch what they
/// may do, and what their links begin with.
async fn looker(table: &Table, guest: Option<String>, base: &Base) -> Result<String, Wrong> {
    let link = base.link("");
    let looker = table.look(move |live| {
        let guest = guest.as_deref();
        match guest.filter(|guest| live.seat_of(guest).is_some()) {
            Some(guest) => format!("{guest} sits {link}"),
            None => format!("{} {} {link}", guest.is_some(), is_locked(live, guest)),
        }
    });
    looker.await
}

/// Whether a viewer must tell a password to sit down.
fn is_locked(live: &Live, guest: Option<&str>) -> bool {
    live.door().lock.is_some() && !guest.is_some_and(|guest| live.admits(guest))
}

/// What is read of a table in one look.
struct Read {
    room: host::RoomView,
    log: Vec<Told>,
    /// Whom the viewer does not want to hear.
    muted: Muted,
    markers: Vec<Marker>,
    guests: Vec<Option<String>>,
    /// Whether the viewer must tell a password to sit down.
    locked: bool,
    /// What the next draw may come to, where the table shows it.
    odds: Option<Prospects>,
    /// What the line mode says, for a game that has no drawings of its own.
    words: Option<InWords>,
    /// What is asked of the viewer, and what they may do.
    asked: Asked,
    /// The viewer's seat.
    own: Option<Seat>,
    /// How many steps the line of play holds.
    line: u64,
    /// The number of the viewer's sitting down, from which the key of the seat is made.
    serial: Option<u32>,
    /// Since when the table waits for seats.
    since: Vec<(Seat, host::Millis)>,
    /// For how long somebody has to be away to be missed.
    missed_after: host::Millis,
}

pub(super) async fn gather(
    house: &House,
    table: &Table,
    guest: Option<String>,
    tongue: Tongue,
    base: &Base,
) -> Result<TablePage, Wrong> {
    let (id, named) = (table.id(), guest.is_some());
    let muted = house.muted(guest.as_deref()).await?;
    let read = table
        .look(move |live| read(live, guest.as_deref(), tongue, muted))
        .await?;
    let link = |path: &str, code: &str| Link {
        url: base.link(path),
        code: code.to_owned(),
    };
    let key = read.serial.map(|serial| house.seat_key(id, serial));
    let spectators = watching(&read.guests, &table.present());
    let (away, reconnecting) = absent(table, &read.guests);
    let missed = missed(table, &read);
    let mark = read.own.and_then(|seat| table.marks().of(seat));
    Ok(TablePage {
        mark: mark.filter(|mark| (mark.step as u64) < read.line),
        id: id.to_owned(),
        game: Game::new(host::game(read.room.game)?, tongue),
        named,
        locked: read.locked,
        room: read.room,
        log: read.log,
        muted: read.muted.names().to_vec(),
        markers: read.markers,
        away,
        missed,
        reconnecting,
        since: read.since,
        spectators,
        now: house.now(),
        invite: link(&paths::table(id), id),
        seat: key.map(|key| link(&paths::seat(&key), &key)),
        odds: read.odds,
        words: read.words,
        asked: read.asked,
        tongue,
    })
}

/// As whom a guest reads at a table.
fn reader(live: &Live, guest: Option<&str>, tongue: Tongue) -> Reader {
    let viewer = live.viewer(guest);
    Reader { viewer, tongue }
}

fn read(live: &Live, guest: Option<&str>, tongue: Tongue, muted: Muted) -> Read {
    let viewer = live.viewer(guest);
    let asked = live.room().table();
    let asked = asked.map(|table| Asked::of(table, reader(live, guest, tongue)));
    let chairs = live.chairs();
    let own = guest.and_then(|guest| live.seat_of(guest));
    Read {
        words: in_words(live, reader(live, guest, tongue)),
        locked: is_locked(live, guest),
        room: live.room().view(viewer),
        odds: live.room().prospects(viewer),
        asked: asked.unwrap_or_default(),
        log: latest(live, reader(live, guest, tongue), &muted),
        muted,
        since: house::waits(live),
        missed_after: house::missed_after(live.room().plan().clock),
        markers: markers(live).collect(),
        guests: chairs.iter().map(|chair| chair.guest.clone()).collect(),
        own,
        line: live.room().table().map_or(0, table::AnyTable::line_length),
        serial: own
            .and_then(|seat| chairs.get(seat.index()))
            .map(|chair| chair.serial),
    }
}

/// How many columns the line mode may fill on a page.
pub(super) const COLUMNS: usize = 72;

/// What the line mode says to a viewer, where the game has no drawings.
fn in_words(live: &Live, reader: Reader) -> Option<InWords> {
    let room = live.room();
    let (table, words) = room.table().zip(room.words())?;
    if is_drawn(words.slug()) {
        return None;
    }
    let viewer = reader.viewer;
    let phrases = match viewer {
        Viewer::Seat(seat) if room.is_asked(seat) => words.phrases(table, reader),
        Viewer::Seat(_) | Viewer::Spectator => Vec::new(),
    };
    Some(InWords {
        look: words.look(table, reader, COLUMNS),
        ask: words.ask(table, reader),
        phrases: phrases
            .into_iter()
            .map(|phrase| (phrase.words, phrase.note))
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

/// The last entries of the log; of a finished game all, unless it was very long.
fn latest(live: &Live, reader: Reader, muted: &Muted) -> Vec<Told> {
    let room = live.room();
    let most = if room.is_over() { TOLD_OVER } else { TOLD };
    told(
        live,
        reader,
        room.entries().saturating_sub(most)..room.entries(),
        muted,
    )
}

/// Entries of the log, without what those have said whom the viewer does not want to hear.
fn told(live: &Live, reader: Reader, numbers: Range<usize>, muted: &Muted) -> Vec<Told> {
    let room = live.room();
    let is_heard = |n: &usize| room.speaker(*n).is_none_or(|name| !muted.has(name));
    let numbers = numbers.filter(is_heard);
    numbers.filter_map(|n| Told::of(room, n, reader)).collect()
}

/// Which seats have nobody at a page, and which of them had a moment ago.
fn absent(table: &Table, guests: &[Option<String>]) -> (Vec<Seat>, Vec<Seat>) {
    let (mut away, mut reconnecting) = (Vec::new(), Vec::new());
    for (index, guest) in guests.iter().enumerate() {
        match guest.as_deref().map(|guest| table.is_there(guest)) {
            Some(There::Away) => away.push(Seat::at(index)),
            Some(There::Reconnecting) => reconnecting.push(Seat::at(index)),
            Some(There::Here) | None => {}
        }
    }
    (away, reconnecting)
}

/// Which seats have people who have been away for so long that they may be taken out of the game (P4).
fn missed(table: &Table, read: &Read) -> Vec<Seat> {
    let guests = read.guests.iter().enumerate();
    let missed = guests.filter(|(index, guest)| {
        let is_bots = read
            .room
            .seats
            .get(*index)
            .is_none_or(|seat| seat.bot.is_some());
        let is_away = |guest: &String| table.is_away_for(guest, read.missed_after);
        !is_bots && guest.as_ref().is_some_and(is_away)
    });
    missed.map(|(index, _)| Seat::at(index)).collect()
}

/// How many watch.
fn watching(guests: &[Option<String>], present: &HashMap<String, usize>) -> usize {
    let sits = |guest: &str| guests.iter().flatten().any(|other| other == guest);
    // A guest with two windows watches once; those without a name cannot be told apart.
    let watching = present.iter().filter(|(guest, _)| !sits(guest));
    let watching = watching.map(|(guest, count)| if guest.is_empty() { *count } else { 1 });
    watching.sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_watches_is_counted_by_guest() {
        let guests = [Some("ann".to_owned()), None, Some("bob".to_owned())];
        let present =
            [("ann", 2), ("cat", 3), ("", 4)].map(|(guest, count)| (guest.to_owned(), count));
        assert_eq!(watching(&guests, &present.into_iter().collect()), 5);
    }
}
