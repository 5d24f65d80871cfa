//! The page for making a rule (O8): what is written there is read off the threads on which others are served, under the
//! bounds that everything has that is brought.

use std::sync::Arc;

use axum::extract::{RawQuery, State};
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;
use speech::lab::Measured;
use speech::own::{beginning, examples, questions};

use super::frame::Framed;
use super::page;
use crate::house::{Asked, Origin, Wrong};
use crate::http::Web;
use crate::http::body::{Form, Path, Query};
use crate::http::caller::Caller;
use pages::Frame;
use pages::own::{self, Making};
use pages::paths;
use pages::table::Game;

/// How many of a guest's tables are looked at for those in play.
const LOOKED_AT: usize = 24;
/// At how many of them a rule is offered to be put to the vote.
const OFFERED: usize = 4;

/// Which text stands in the field.
#[derive(Deserialize)]
pub(super) struct Begins {
    #[serde(default)]
    example: String,
    /// To which question it is an answer.
    #[serde(default)]
    question: String,
    /// Which rule of the house's shelf.
    #[serde(default)]
    shelf: String,
}

/// The page as it is opened, with what the text in its field does.
pub(super) async fn form(
    State(web): State<Web>,
    Framed(frame): Framed,
    caller: Caller,
    Path(slug): Path<String>,
    Query(begins): Query<Begins>,
) -> Result<Response, Wrong> {
    let game = Game::new(host::game(&slug)?, frame.tongue);
    let chosen = chosen(&web, game.slug, &begins).await?;
    let text = chosen.as_deref();
    let begun = text.unwrap_or_else(|| Making::begins(game.slug));
    // Where the house is too busy to read, the page comes all the same; bots play by what is written, not by what stands there.
    let read = if questions(game.slug).is_empty() {
        None
    } else {
        let (slug, begun) = (game.slug, begun.to_owned());
        let read = move || Ok(speech::own::read(slug, &begun));
        web.house.play_over(Origin::Brought, read).await.ok()
    };
    let making = Making {
        tables: tables(&web, &caller, game.slug).await?,
        game,
        text,
        read: read.as_ref(),
        measured: None,
    };
    Ok(answer(&frame, &making))
}

/// The text of an example, for a question, or of the house's shelf that was asked for.
async fn chosen(web: &Web, game: &str, begins: &Begins) -> Result<Option<String>, Wrong> {
    if !begins.shelf.is_empty() {
        return Ok(Some(web.house.on_shelf(game, &begins.shelf).await?.text));
    }
    let mut asked = questions(game).iter();
    if let Some(question) = asked.find(|question| question.name == begins.question) {
        return Ok(Some(beginning(question)));
    }
    let mut examples = examples(game).iter();
    let example = examples.find(|(name, _)| *name == begins.example);
    Ok(example.map(|(_, text)| (*text).to_owned()))
}

/// The page was elsewhere once.
pub(super) async fn moved(Path(game): Path<String>, RawQuery(query): RawQuery) -> Redirect {
    let query = query.map(|query| format!("?{query}")).unwrap_or_default();
    Redirect::permanent(&(paths::own_rule(&game) + query.as_str()))
}

/// Reads what was written, and measures it where that is asked. The script of the page, which sends it while it is written,
/// gets what came of it and nothing else.
pub(super) async fn written(
    State(web): State<Web>,
    Framed(frame): Framed,
    caller: Caller,
    Path(slug): Path<String>,
    form: Form,
) -> Result<Response, Wrong> {
    let game = Game::new(host::game(&slug)?, frame.tongue);
    let text = form.get("own").unwrap_or_default().replace("\r\n", "\n");
    let read = if questions(game.slug).is_empty() {
        None
    } else {
        let read = web
            .house
            .read_text(Origin::Brought, game.slug, &text, game.tongue);
        Some(read.await?)
    };
    let measured = match (form.get("measure"), &read) {
        (Some(_), Some(read)) if read.is_ok() => Some(would_do(&web, game.slug, &text).await?),
        _ => None,
    };
    let (read, measured) = (read.as_deref(), measured.as_deref());
    if form.get("live").is_some() {
        return Ok(page(own::verdict(&game, &text, read, measured)).into_response());
    }
    let making = Making {
        tables: tables(&web, &caller, game.slug).await?,
        game,
        text: Some(&text),
        read,
        measured,
    };
    Ok(answer(&frame, &making))
}

/// Where the visitor's own tables stand beside what others have written, the page is not compressed (see `squeeze`).
fn answer(frame: &Frame, making: &Making<'_>) -> Response {
    let mut answer = page(own::page(frame, making)).into_response();
    if !making.tables.is_empty() {
        let plain = HeaderValue::from_static("identity");
        answer.headers_mut().insert(header::CONTENT_ENCODING, plain);
    }
    answer
}

/// What a text would do, beside the usual rules.
async fn would_do(web: &Web, slug: &str, text: &str) -> Result<Arc<Measured>, Wrong> {
    let asked = Asked {
        own_rules: vec![text.to_owned()],
        ..Asked::of(host::game(slug)?)
    };
    web.house.try_rules(asked).await
}

/// The tables in play of whoever looks at which the game is played, by address and name.
async fn tables(web: &Web, caller: &Caller, game: &str) -> Result<Vec<(String, String)>, Wrong> {
    let Some(guest) = &caller.guest else {
        return Ok(Vec::new());
    };
    let ids = web.house.tables_of(guest).await?;
    let summaries = ids
        .iter()
        .take(LOOKED_AT)
        .filter_map(|id| web.house.listed(id));
    let in_play = summaries.filter(|table| table.game == game && table.started && !table.over);
    let named = in_play.map(|table| (table.id.clone(), table.title.clone()));
    Ok(named.take(OFFERED).collect())
}
