//! The pages of the house's shelf of rules and pieces of one's own (O14, O19).

use axum::extract::State;
use axum::http::header;
use axum::response::{Html, IntoResponse, Response};
use pages::shelf::{self, Read};
use pages::table::Game;
use speech::pieces::kind as kind_of;

use super::acts::At;
use super::frame::Framed;
use super::page;
use super::people::see_other;
use crate::house::{Origin, Wanted, Wrong};
use crate::http::Web;
use crate::http::body::Path;
use crate::http::problem::Problem;
use pages::paths;

pub(super) async fn all(
    State(web): State<Web>,
    Framed(frame): Framed,
    Path(slug): Path<String>,
) -> Result<Html<String>, Wrong> {
    let game = Game::new(host::game(&slug)?, frame.tongue);
    let rules = web.house.shelf_of(&slug).await?;
    let pieces = web.house.pieces_on_shelf(&slug).await?;
    Ok(page(shelf::page(&frame, &game, &rules, &pieces)))
}

pub(super) async fn one(
    State(web): State<Web>,
    Framed(frame): Framed,
    Path((slug, name)): Path<(String, String)>,
) -> Result<Html<String>, Wrong> {
    let game = Game::new(host::game(&slug)?, frame.tongue);
    let one = web.house.on_shelf(&slug, &name).await?;
    let (slug, text) = (game.slug, one.text.clone());
    let kind = one.ware.kind().and_then(|kind| kind_of(slug, kind));
    let read = move || {
        Ok(match kind {
            None => Read::Rule(speech::own::read(slug, &text).map(Box::new)),
            Some(kind) => Read::Pieces(speech::pieces::read(slug, kind.kind, &text)),
        })
    };
    let read = web.house.play_over(Origin::Brought, read).await?;
    Ok(page(shelf::one(&frame, &game, &one, &read)))
}

/// The text as a file.
pub(super) async fn file(
    State(web): State<Web>,
    Path((slug, name, _)): Path<(String, String, String)>,
) -> Result<Response, Wrong> {
    let one = web.house.on_shelf(&slug, &name).await?;
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (
            header::CONTENT_DISPOSITION,
            format!("attachment; filename=\"{}\"", paths::file_name(&one)),
        ),
    ];
    Ok((headers, one.text).into_response())
}

/// Puts a rule of a table there.
pub(super) async fn publish(
    State(web): State<Web>,
    Path((_, name)): Path<(String, String)>,
    at: At,
) -> Result<Response, Problem> {
    let (game, published) = at.publish(&web, Wanted::Rule(name)).await?;
    Ok(see_other(&paths::on_shelf(&game, &published)))
}

/// Puts pieces of a table there.
pub(super) async fn publish_pieces(
    State(web): State<Web>,
    Path((_, kind)): Path<(String, String)>,
    at: At,
) -> Result<Response, Problem> {
    let (game, published) = at.publish(&web, Wanted::Pieces(kind)).await?;
    Ok(see_other(&paths::on_shelf(&game, &published)))
}
