//! Pages to read: rules, lessons, the verifier, the API in words.

use axum::extract::State;
use axum::http::header;
use axum::response::{Html, IntoResponse, Redirect, Response};
use host::GAMES;
use serde::Deserialize;
use table::OWN_PREFIX;

use super::frame::Framed;
use super::page;
use crate::house::{Live, Origin, Wrong, public_record};
use crate::http::Web;
use crate::http::body::{Form, Path, Query};
use crate::http::caller::Caller;
use pages::Frame;
use pages::loaded::{self, Written};
use pages::table::Game;
use pages::{learn, own, rules, verify};

fn games(frame: &Frame) -> Vec<Game> {
    let games = GAMES.iter();
    games.map(|game| Game::new(*game, frame.tongue)).collect()
}

fn game(frame: &Frame, slug: &str) -> Result<Game, Wrong> {
    Ok(Game::new(host::game(slug)?, frame.tongue))
}

pub(super) async fn all_rules(Framed(frame): Framed) -> Html<String> {
    page(rules::index(&frame, &games(&frame)))
}

pub(super) async fn rules(
    Framed(frame): Framed,
    Path(slug): Path<String>,
) -> Result<Html<String>, Wrong> {
    Ok(page(rules::page(&frame, &game(&frame, &slug)?)))
}

pub(super) async fn rule(
    Framed(frame): Framed,
    Path((slug, name)): Path<(String, String)>,
) -> Result<Response, Wrong> {
    let game = game(&frame, &slug)?;
    if let Ok(rule) = table::find(game.rules, &name) {
        return Ok(page(rules::one(&frame, &game, rule)).into_response());
    }
    let place = rules::place(&game, &name).ok_or(Wrong::NotFound)?;
    Ok(Redirect::to(&place).into_response())
}

/// What every rule would do, as it was measured.
pub(super) async fn lab(
    Framed(frame): Framed,
    Path(slug): Path<String>,
) -> Result<Html<String>, Wrong> {
    Ok(page(pages::lab::page(&frame, &game(&frame, &slug)?)))
}

/// Where pieces of one's own are written.
pub(super) async fn pieces(
    Framed(frame): Framed,
    Path(slug): Path<String>,
    State(web): State<Web>,
    Query(Usual { usual, shelf }): Query<Usual>,
) -> Result<Html<String>, Wrong> {
    let game = game(&frame, &slug)?;
    let written = if shelf.is_empty() {
        let kind = speech::pieces::kind(game.slug, &usual);
        kind.map(|kind| Written::begun(kind, kind.example()))
    } else {
        let (kind, text) = web.house.pieces_for(game.slug, &shelf).await?;
        Some(Written::begun(kind, &text))
    };
    Ok(page(loaded::page(&frame, &game, written.as_ref())))
}

/// Of which kind the usual ones stand in the field.
#[derive(Deserialize)]
pub(super) struct Usual {
    #[serde(default)]
    usual: String,
    /// Which pieces of the house's shelf.
    #[serde(default)]
    shelf: String,
}

/// Reads pieces that were written.
pub(super) async fn read_pieces(
    State(web): State<Web>,
    Framed(frame): Framed,
    Path((slug, kind)): Path<(String, String)>,
    form: Form,
) -> Result<Html<String>, Wrong> {
    let game = game(&frame, &slug)?;
    let kind = speech::pieces::kind(game.slug, &kind).ok_or(Wrong::NotFound)?;
    let field = form.get(&format!("pieces.{}", kind.kind));
    let text = field.unwrap_or_default().replace("\r\n", "\n");
    let (asked, slug) = (text.clone(), game.slug);
    let read = move || Ok(speech::pieces::read(slug, kind.kind, &asked));
    let read = Some(web.house.play_over(Origin::Brought, read).await?);
    let written = Written { kind, text, read };
    // The script of the page, which sends it while it is written, gets what came of it and nothing else.
    if form.get("live").is_some() {
        return Ok(page(loaded::came_of(&written, frame.tongue)));
    }
    Ok(page(loaded::page(&frame, &game, Some(&written))))
}

/// A rule of a table's own, voted on or in force there.
pub(super) async fn own_at(
    State(web): State<Web>,
    Framed(frame): Framed,
    caller: Caller,
    Path((id, name)): Path<(String, String)>,
) -> Result<Html<String>, Wrong> {
    let table = web.house.table(&id);
    let own = caller.guest.map(|guest| guest.id);
    let guest = own.clone();
    let look = move |live: &Live| {
        let room = live.room();
        let slug = format!("{OWN_PREFIX}{name}");
        let sits = guest.is_some_and(|guest| live.seat_of(&guest).is_some());
        let plays_by = room.settings().0.contains_key(&slug);
        let publish = (sits && plays_by).then(|| name.clone());
        let open = room.open_change();
        let would_do = if open.is_some_and(|open| open.0.contains_key(&slug)) {
            room.would_do()
        } else {
            Vec::new()
        };
        let before = open.and_then(|open| open.0.get(&slug)).and_then(|_| {
            let settings = room.settings();
            settings.0.get(&slug).map(ToString::to_string)
        });
        let game = room.plan().game.clone();
        let text = room.own_rule(&name)?;
        Some((game, (text, before), would_do, publish))
    };
    let (slug, (text, before), would_do, publish) = table
        .look_as(own.as_deref(), look)
        .await?
        .ok_or(Wrong::NotFound)?;
    let read = web
        .house
        .read_text(Origin::Brought, &slug, &text, frame.tongue);
    let read = read.await?;
    let own = own::AtTable {
        table: id,
        game: self::game(&frame, &slug)?,
        text,
        before,
        read,
        would_do,
        publish,
    };
    Ok(page(own::at_table(&frame, &own)))
}

/// Pieces of a table's own, voted on or played with there.
pub(super) async fn pieces_at(
    State(web): State<Web>,
    Framed(frame): Framed,
    caller: Caller,
    Path((id, kind)): Path<(String, String)>,
) -> Result<Html<String>, Wrong> {
    let own = caller.guest.map(|guest| guest.id);
    let guest = own.clone();
    let look = move |live: &Live| {
        let room = live.room();
        let game = host::game(&room.plan().game)?.slug();
        let kind = speech::pieces::kind(game, &kind).ok_or(Wrong::NotFound)?;
        let text = room.own_pieces(kind.kind).ok_or(Wrong::NotFound)?;
        let sits = guest.is_some_and(|guest| live.seat_of(&guest).is_some());
        let plays_with = room.plan().materials.0.get(kind.kind) == Some(&text);
        Ok::<_, Wrong>((game, kind, text, sits && plays_with))
    };
    let (game, kind, text, publish) = web.house.table(&id).look_as(own.as_deref(), look).await??;
    let asked = text.clone();
    let read = move || Ok(speech::pieces::read(game, kind.kind, &asked));
    let read = web.house.play_over(Origin::Brought, read).await?;
    let pieces = loaded::AtTable {
        table: id,
        kind,
        text,
        read,
        publish,
    };
    Ok(page(loaded::at_table(&frame, &pieces)))
}

pub(super) async fn all_lessons(Framed(frame): Framed) -> Html<String> {
    page(learn::index(&frame, &games(&frame)))
}

/// Where somebody is in a tutorial.
#[derive(Debug, Deserialize)]
pub(super) struct Lesson {
    #[serde(default)]
    step: usize,
    answer: Option<usize>,
}

pub(super) async fn learn(
    Framed(frame): Framed,
    Path(slug): Path<String>,
    Query(lesson): Query<Lesson>,
) -> Result<Html<String>, Wrong> {
    Ok(page(learn::page(
        &frame,
        &game(&frame, &slug)?,
        lesson.step,
        lesson.answer,
    )))
}

/// Whose record is checked at once.
#[derive(Debug, Deserialize)]
pub(super) struct Checked {
    table: Option<String>,
}

pub(super) async fn verify(
    State(web): State<Web>,
    Framed(frame): Framed,
    caller: Caller,
    Query(Checked { table }): Query<Checked>,
) -> Result<Response, Wrong> {
    let asked = match table {
        Some(id) => {
            let table = web.house.table(&id);
            let record = table.look_as(caller.id(), public_record).await??;
            // The page itself makes the draws of Cosmic Wimpout again.
            let report = if table.summary().game == "wimpout" {
                None
            } else {
                let text = record.clone();
                let play = move || Ok(host::verify_text(&text));
                Some(web.house.play_over(Origin::Ours, play).await?)
            };
            Some(verify::Asked {
                table: id,
                record,
                report,
            })
        }
        None => None,
    };
    let policy = [(header::CONTENT_SECURITY_POLICY, verify::csp())];
    let page = page(verify::page(frame.tongue, asked.as_ref()));
    Ok((policy, page).into_response())
}

pub(super) async fn api(Framed(frame): Framed) -> Html<String> {
    page(pages::api::page(&frame))
}
