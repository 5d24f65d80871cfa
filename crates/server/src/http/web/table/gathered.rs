//! What one viewer may know of a table, gathered for [`pages::table`](pages::table).

use arena::Prospects;
use host::circle::voted_in;
use host::{ClockPlan, Millis, RoomView, StageView};
use speech::{Reader, Tongue};
use table::{Seat, Settings, Viewer};

use super::super::frame::visitor;
use super::markers::markers;
use super::presence::{absent, here, missed, watching};
use super::told::{latest, reader};
use crate::house::{self, House, Live, Muted, Profile, Table, Wrong};
use crate::http::base::Base;
use pages::newcomer::{Newcomer, is_offered};
use pages::table::{Asked, Game, InWords, Link, TablePage, Told};
use pages::{Marker, Visitor, is_drawn, paths};

/// How many columns the line mode may fill on a page.
pub(in crate::http::web) const COLUMNS: usize = 72;

/// What is read of a table in one look.
struct Read {
    room: RoomView,
    log: Vec<Told>,
    /// Whom the viewer does not want to hear.
    muted: Muted,
    markers: Vec<Marker>,
    guests: Vec<Option<String>>,
    /// Whether the viewer must tell a password to sit down.
    locked: bool,
    /// Whether the table has one.
    guarded: bool,
    /// The viewer's seat that another device of theirs has taken up.
    left_behind: Option<Seat>,
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
    since: Vec<(Seat, Millis)>,
    /// How much later than it comes to pass the viewer sees what does.
    lag: Millis,
    /// The clock of the table.
    clock: ClockPlan,
    /// What was voted in at a table of a circle, once the game is over.
    voted: Settings,
}

/// What the page of a table shows to a guest.
pub(in crate::http::web) async fn gather(
    house: &House,
    table: &Table,
    guest: Option<String>,
    tongue: Tongue,
    base: &Base,
) -> Result<TablePage, Wrong> {
    gather_over(house, table, (guest, None), tongue, base).await
}

/// The same of whoever watches over the shoulder of a seat, as long as its player lets them.
pub(in crate::http::web) async fn gather_over(
    house: &House,
    table: &Table,
    (guest, over): (Option<String>, Option<Seat>),
    tongue: Tongue,
    base: &Base,
) -> Result<TablePage, Wrong> {
    let (id, named) = (table.id(), guest.is_some());
    let profile = house.profile_of(guest.as_deref()).await?;
    let given = profile.clone().and_then(given);
    let muted = profile.map(Profile::muted).unwrap_or_default();
    let under = match &guest {
        Some(guest) => house.under(guest, table).await?,
        None => None,
    };
    let now = house.now();
    let mut read = looked_at(table, (guest, over), tongue, muted, under.is_some(), now).await?;
    read.room.stale |= house.is_cut_off();
    let records = match read.room.stage {
        StageView::Over => house.records_of(id).await,
        StageView::Lobby | StageView::Playing => Vec::new(),
    };
    let link = |path: &str, code: &str| Link {
        url: base.link(path),
        code: code.to_owned(),
    };
    let key = read.serial.map(|serial| house.seat_key(id, serial));
    let spectators = watching(&read.guests, &table.present());
    let (away, reconnecting) = absent(table, &read.guests);
    let least = house::missed_after(read.clock, here(&read.guests, &table.present()));
    let missed = missed(table, &read.room, &read.guests, least);
    let mark = read.own.and_then(|seat| table.marks().of(seat));
    Ok(TablePage {
        mark: mark.filter(|mark| (mark.step as u64) < read.line),
        id: id.to_owned(),
        game: Game::new(host::game(read.room.game)?, tongue),
        named,
        given,
        locked: read.locked,
        guarded: read.guarded,
        room: read.room,
        log: read.log,
        muted: read.muted.names().to_vec(),
        markers: read.markers,
        away,
        missed,
        reconnecting,
        since: read.since,
        spectators,
        // Clocks run as they ran when what is shown came to pass.
        now: now.saturating_sub(read.lag),
        invite: link(&paths::table(id), id),
        seat: key.map(|key| link(&paths::seat(&key), &key)),
        odds: read.odds,
        words: read.words,
        asked: read.asked,
        circle: under.as_ref().map(|under| under.circle.clone()),
        voted: read.voted,
        records,
        elsewhere: under
            .and_then(|under| under.seat)
            .map(|own| own.seat)
            .or(read.left_behind),
        tongue,
    })
}

/// One look at a table; at one of a circle what was voted in is read, too.
async fn looked_at(
    table: &Table,
    (guest, over): (Option<String>, Option<Seat>),
    tongue: Tongue,
    muted: Muted,
    in_circle: bool,
    now: Millis,
) -> Result<Read, Wrong> {
    table
        .look_as(guest.clone().as_deref(), move |live| {
            let mut read = read(live, (guest.as_deref(), over), tongue, muted);
            if in_circle {
                read.voted = voted_in(live.room());
            }
            read.room.awaited = live.awaited_names(now);
            read
        })
        .await
}

/// The name and marker of a guest to whom they were given at the door.
fn given(profile: Profile) -> Option<Newcomer> {
    let Visitor { name, marker } = visitor(profile);
    is_offered(&name).then_some(Newcomer { name, marker })
}

fn read(
    live: &Live,
    (guest, over): (Option<&str>, Option<Seat>),
    tongue: Tongue,
    muted: Muted,
) -> Read {
    let viewer = live.viewer(guest);
    let asked = live.room().table();
    let asked = asked.map(|table| Asked::of(table, reader(live, guest, tongue)));
    let chairs = live.chairs();
    let own = guest.and_then(|guest| live.seat_of(guest));
    Read {
        words: in_words(live, reader(live, guest, tongue)),
        locked: is_locked(live, guest),
        guarded: live.door().lock.is_some(),
        room: live.view(guest, over),
        left_behind: guest.and_then(|guest| live.left_behind(guest)),
        odds: live.room().prospects(viewer),
        asked: asked.unwrap_or_default(),
        log: latest(live, reader(live, guest, tongue), &muted),
        muted,
        since: house::waits(live),
        lag: live.lag(),
        clock: live.room().plan().clock,
        voted: Settings::default(),
        markers: markers(live).collect(),
        guests: chairs.iter().map(|chair| chair.guest.clone()).collect(),
        own,
        line: live.room().table().map_or(0, table::AnyTable::line_length),
        serial: own
            .and_then(|seat| chairs.get(seat.index()))
            .map(|chair| chair.serial),
    }
}

/// Whether a viewer must tell a password to sit down.
pub(super) fn is_locked(live: &Live, guest: Option<&str>) -> bool {
    live.door().lock.is_some() && !guest.is_some_and(|guest| live.admits(guest))
}

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
