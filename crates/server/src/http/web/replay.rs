//! Records, step by step: those of tables, and those that somebody pastes.

use axum::extract::State;
use axum::response::{Html, Response};
use host::outside::{does_not_replay, read_record_within};
use serde::Deserialize;
use speech::{Names, Reader, Sentence as _, Tongue};
use table::{AnyTable, Record, Step, Viewer, Waiting};

use super::arrive::{Arrival, anybody};
use super::frame::Framed;
use super::page;
use super::people::see_other;
use super::table::COLUMNS;
use super::tongue::Spoken;
use crate::house::{self, Origin, Wrong};
use crate::http::Web;
use crate::http::body::{Form, Path, Query};
use crate::http::caller::Caller;
use pages::is_drawn;
use pages::replay::{self, Replay, Source};
use pages::table::{Game, InWords, Told};
use pages::{Marker, Person, Presence, Sitter, paths};

/// Which step; the beginning unless somebody says.
#[derive(Debug, Deserialize)]
pub(super) struct At {
    step: Option<usize>,
}

/// The record of a table so far.
pub(super) async fn of_table(
    State(web): State<Web>,
    Framed(frame): Framed,
    caller: Caller,
    Path(id): Path<String>,
    Query(At { step }): Query<At>,
) -> Result<Html<String>, Wrong> {
    let table = web.house.table(&id);
    let (record, sitters) = table
        .look_as(caller.id(), |live| {
            (house::public_record(live), sitters(live))
        })
        .await?;
    let title = table.summary().title.clone();
    let tongue = frame.tongue;
    let draw = move |mut replay: Replay| {
        for (person, (marker, sitter)) in replay.people.iter_mut().zip(sitters) {
            (person.marker, person.sitter) = (marker, sitter);
        }
        page(replay::page(&frame, &replay))
    };
    shown(
        &web,
        record?,
        Source::Table(id),
        title,
        (step, tongue),
        draw,
    )
    .await
}

/// The pieces of the best or the worst moment of a finished game of this house, if it is the one of that step.
pub(super) async fn pieces(
    web: &Web,
    (id, guest): (&str, Option<&str>),
    (is_best, step): (bool, usize),
    tongue: Tongue,
) -> Result<Option<maud::Markup>, Wrong> {
    let table = web.house.table(id);
    let record = table.look_as(guest, house::public_record).await??;
    let draw = move || {
        let source = Source::Table(String::new());
        let replay = play(
            &record,
            Origin::Ours,
            source,
            String::new(),
            (Some(usize::MAX), tongue),
        )?;
        Ok(replay::pieces(&replay, is_best, step))
    };
    web.house.play_over(Origin::Ours, draw).await
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
pub(super) async fn pasted(
    State(web): State<Web>,
    Framed(frame): Framed,
    form: Form,
) -> Result<Html<String>, Wrong> {
    let record = form.get("record").unwrap_or_default().to_owned();
    let step = form.get("step").and_then(|step| step.parse().ok());
    let source = Source::Pasted(record.clone());
    let tongue = frame.tongue;
    let names = Names::new(&[], None).in_tongue(tongue);
    let title = speech::page::ARecord {}.line(names).to_string();
    let draw = move |replay: Replay| page(replay::page(&frame, &replay));
    shown(&web, record, source, title, (step, tongue), draw).await
}

/// What if: a table on which a record goes on from a step (P13).
pub(super) async fn what_if(
    State(web): State<Web>,
    caller: Caller,
    Spoken(tongue): Spoken,
    form: Form,
) -> Result<Response, Wrong> {
    let address = caller.address;
    let arrival = Arrival::of(&web, caller, &form, Some(anybody()?)).await?;
    let (origin, text) = match form.get("table") {
        Some(id) => {
            let (table, who) = (web.house.table(id), arrival.who());
            let record = table.look_as(Some(&who.guest), house::public_record);
            (Origin::Ours, record.await??)
        }
        None => (
            Origin::Brought,
            form.get("record").unwrap_or_default().to_owned(),
        ),
    };
    let step = form.read("step")?;
    web.rates.bring(address, text.len())?;
    let otherwise = (step, tongue);
    let who = arrival.who();
    let table = web.house.branch(&who, origin, text, otherwise).await?;
    Ok(arrival.answer(see_other(&paths::table(table.id()))))
}

/// A record up to a step, as a page: the page of a long one is drawn where it is played over too.
async fn shown(
    web: &Web,
    record: String,
    source: Source,
    title: String,
    (step, tongue): (Option<usize>, Tongue),
    draw: impl FnOnce(Replay) -> Html<String> + Send + 'static,
) -> Result<Html<String>, Wrong> {
    let origin = match &source {
        Source::Table(_) => Origin::Ours,
        Source::Pasted(_) => Origin::Brought,
    };
    let play = move || play(&record, origin, source, title, (step, tongue)).map(draw);
    web.house.play_over(origin, play).await
}

fn play(
    text: &str,
    origin: Origin,
    source: Source,
    title: String,
    (step, tongue): (Option<usize>, Tongue),
) -> Result<Replay, Wrong> {
    let mut record = read_record_within(text, origin.most_work())?;
    let steps = record.steps.len();
    let turns = turns(&record);
    let is_luck_known = host::is_luck_known(&record);
    let game = host::game(&record.header.game)?;
    let is_reported = record.reveal.is_some();
    // What was revealed at the end is not known in the middle.
    record.reveal = None;
    // Whoever brings a record is told at once whether all of it replays.
    if step.is_none() && origin == Origin::Brought {
        host::replay(&record).map_err(does_not_replay)?;
    }
    let step = step.unwrap_or(0).min(steps);
    record.steps.truncate(step);
    let table = host::replay(&record).map_err(does_not_replay)?;
    let viewer = Viewer::Spectator;
    let reader = Reader { viewer, tongue };
    Ok(Replay {
        source,
        title,
        is_reported,
        game: Game::new(game, tongue),
        people: people(table.as_ref()),
        words: in_words(table.as_ref(), reader),
        glance: table.glance(viewer),
        step,
        steps,
        turns,
        goes_on: is_luck_known && table.waiting() != Waiting::Over,
        log: Told::all(table.as_ref(), reader),
        tongue,
    })
}

/// Where each turn begins: somebody else acts than before.
fn turns(record: &Record) -> Vec<(usize, u16)> {
    let acts = record.steps.iter().enumerate();
    let acts = acts.filter_map(|(at, step)| match step {
        Step::Act { seat, .. } => Some((at, seat.0)),
        _ => None,
    });
    let mut turns: Vec<_> = acts.collect();
    turns.dedup_by_key(|(_, seat)| *seat);
    turns
}

/// What the line mode says to somebody who watches, where the game has no drawings.
fn in_words(table: &dyn AnyTable, reader: Reader) -> Option<InWords> {
    let game = &table.header().game;
    let words = screen::words(game).filter(|_| !is_drawn(game))?;
    Some(InWords {
        look: words.look(table, reader, COLUMNS),
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
            presence: Presence::Untold,
            waits: None,
            clock: None,
        })
        .collect()
}
