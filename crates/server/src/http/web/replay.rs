//! Records, step by step: those of tables, and those that somebody pastes.

use axum::extract::{Path, Query, State};
use axum::response::{Html, Response};
use serde::Deserialize;
use table::{AnyTable, Record, Viewer, Waiting};

use super::arrive::Arrival;
use super::frame::Framed;
use super::open::NOBODY;
use super::page;
use super::people::see_other;
use super::table::COLUMNS;
use crate::house::{self, Wrong};
use crate::http::Web;
use crate::http::body::Form;
use crate::http::caller::Caller;
use crate::pages::games::is_drawn;
use crate::pages::replay::{self, Replay, Source};
use crate::pages::table::{Game, InWords, Told};
use crate::pages::{Marker, Person, Sitter, paths};

/// Which step; the last one unless somebody says.
#[derive(Debug, Deserialize)]
pub(super) struct At {
    step: Option<usize>,
}

/// The record of a table so far.
pub(super) async fn of_table(
    State(web): State<Web>,
    Framed(frame): Framed,
    Path(id): Path<String>,
    Query(At { step }): Query<At>,
) -> Result<Html<String>, Wrong> {
    let table = web.house.table(&id);
    let (record, sitters) = table
        .look(|live| (house::public_record(live), sitters(live)))
        .await?;
    let title = table.summary().title.clone();
    let mut replay = shown(record?, Source::Table(id), title, step).await?;
    for (person, (marker, sitter)) in replay.people.iter_mut().zip(sitters) {
        (person.marker, person.sitter) = (marker, sitter);
    }
    Ok(page(replay::page(&frame, &replay)))
}

/// What a record does not say of the seats: their markers, and which are bots.
fn sitters(live: &house::Live) -> Vec<(Marker, Sitter)> {
    let seats = live.room().view(Viewer::Spectator).seats;
    let bots = seats
        .into_iter()
        .map(|seat| seat.bot.map_or(Sitter::Human, Sitter::Bot));
    super::table::markers(live).zip(bots).collect()
}

/// The form to paste a record into.
pub(super) async fn paste(Framed(frame): Framed) -> Html<String> {
    page(replay::paste(&frame))
}

/// A record that was pasted.
pub(super) async fn pasted(Framed(frame): Framed, form: Form) -> Result<Html<String>, Wrong> {
    let record = form.get("record").unwrap_or_default().to_owned();
    let step = form.get("step").and_then(|step| step.parse().ok());
    let source = Source::Pasted(record.clone());
    let replay = shown(record, source, "A record".to_owned(), step).await?;
    Ok(page(replay::page(&frame, &replay)))
}

/// What if: a table on which a record goes on from a step (P13).
pub(super) async fn what_if(
    State(web): State<Web>,
    caller: Caller,
    form: Form,
) -> Result<Response, Wrong> {
    let arrival = Arrival::of(&web, caller, &form, Some(NOBODY)).await?;
    let text = match form.get("table") {
        Some(id) => web.house.table(id).look(house::public_record).await??,
        None => form.get("record").unwrap_or_default().to_owned(),
    };
    let record = Record::parse(&text).map_err(|why| bad(&why))?;
    let step = form.read("step")?;
    let table = web.house.branch(&arrival.who(), &record, step).await?;
    Ok(arrival.answer(see_other(&paths::table(table.id()))))
}

fn bad(why: &table::Corrupt) -> Wrong {
    Wrong::BadRequest(format!("this record does not replay: {why}"))
}

/// Plays a record over up to a step, on a thread of its own: records can be long.
async fn shown(
    record: String,
    source: Source,
    title: String,
    step: Option<usize>,
) -> Result<Replay, Wrong> {
    let shown = tokio::task::spawn_blocking(move || play(&record, source, title, step));
    shown.await.map_err(Wrong::system)?
}

fn play(text: &str, source: Source, title: String, step: Option<usize>) -> Result<Replay, Wrong> {
    let mut record = Record::parse(text).map_err(|why| bad(&why))?;
    let steps = record.steps.len();
    let step = step.unwrap_or(steps).min(steps);
    let is_luck_known = host::is_luck_known(&record);
    record.steps.truncate(step);
    // What was revealed at the end is not known in the middle.
    record.reveal = None;
    let table = host::replay(&record).map_err(|why| bad(&why))?;
    let seen = table
        .seen_from(0, Viewer::Spectator)
        .into_iter()
        .enumerate();
    let log = seen.map(|(n, (number, event))| Told {
        n,
        step: Some(number + 1),
        event,
    });
    Ok(Replay {
        source,
        title,
        game: Game::from(host::game(&record.header.game)?),
        people: people(table.as_ref()),
        words: in_words(table.as_ref()),
        view: table.view(Viewer::Spectator),
        kit: screen::words(&record.header.game)
            .map(|words| words.kit(table.as_ref(), Viewer::Spectator))
            .unwrap_or_default(),
        turn: table.turn_json(),
        step,
        steps,
        goes_on: is_luck_known && table.waiting() != Waiting::Over,
        log: log.collect(),
    })
}

/// What the line mode says to somebody who watches, where the game has no drawings.
fn in_words(table: &dyn AnyTable) -> Option<InWords> {
    let game = &table.header().game;
    let words = screen::words(game).filter(|_| !is_drawn(game))?;
    let seen = (0..table.events()).filter(|n| table.seen_at(*n, Viewer::Spectator).is_some());
    let told = seen
        .enumerate()
        .filter_map(|(n, number)| Some((n, words.tell(table, number, Viewer::Spectator)?)));
    Some(InWords {
        look: words.look(table, Viewer::Spectator, COLUMNS),
        told: told.collect(),
        ..InWords::default()
    })
}

fn people(table: &dyn AnyTable) -> Vec<Person> {
    let names = table.names().iter().enumerate();
    names
        .map(|(index, name)| Person {
            seat: table::Seat::at(index).0,
            name: name.clone(),
            marker: Marker::nth(index),
            sitter: Sitter::Human,
            away: false,
            clock: None,
        })
        .collect()
}
