//! Advice at a table, and the report of a finished game.

use std::time::Duration;

use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, REFRESH};
use axum::response::{Html, IntoResponse, Response};
use host::insight::{Hint, Review};
use serde::Deserialize;
use speech::Reader;
use table::Viewer;

use super::frame::Framed;
use super::page;
use crate::house::{Progress, Reviewed, Statistics, Wrong};
use crate::http::Web;
use crate::http::body::{Path, Query};
use crate::http::caller::Caller;
use pages::career::{self, OfGame};
use pages::replay::Source;
use pages::report::{self, Counsel, Graded, Report, Working};
use pages::table::Game;

/// So long a page waits for a report; after that it says how far it has come, and looks again.
const A_MOMENT: Duration = Duration::from_secs(1);

/// How a finished game was played.
pub(super) async fn report(
    State(web): State<Web>,
    Framed(frame): Framed,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Response, Wrong> {
    let table = web.house.table(&id);
    let guest = caller.guest.map(|guest| guest.id);
    let (viewer, markers, game, rematch) = table
        .look_as(guest.clone().as_deref(), move |live| {
            let viewer = live.viewer(guest.as_deref());
            let markers: Vec<_> = super::table::markers(live).collect();
            let view = live.room().view(Viewer::Spectator);
            let game = live.room().plan().game.clone();
            (viewer, markers, game, view.rematch)
        })
        .await?;
    let tongue = frame.tongue;
    let reader = Reader { viewer, tongue };
    let (title, game) = (
        table.summary().title.clone(),
        Game::new(host::game(&game)?, tongue),
    );
    let Review { study, telling } = match web.house.review(&table, reader, A_MOMENT).await? {
        Reviewed::Ready(review) => *review,
        Reviewed::Working(Progress { done, of, left }) => {
            let working = Working {
                table: id,
                title,
                game,
                done,
                of,
                left,
            };
            let again = [(REFRESH, "2"), (CACHE_CONTROL, "no-store")];
            return Ok((again, page(report::working(&frame, &working))).into_response());
        }
    };
    let report = Report {
        title,
        game,
        source: Source::Table(id),
        rematch,
        markers,
        study,
        telling,
        tongue,
    };
    Ok(page(report::page(&frame, &report)).into_response())
}

/// How good the last decision was.
pub(super) async fn grade(
    State(web): State<Web>,
    Framed(frame): Framed,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Html<String>, Wrong> {
    let table = web.house.table(&id);
    let guest = caller.guest.map(|guest| guest.id);
    let slug = table.look(|live| live.room().plan().game.clone()).await?;
    let tongue = frame.tongue;
    let told = match web.house.mark(&table, guest, tongue).await {
        Ok(mark) => mark.line(tongue),
        Err(Wrong::Refused(why)) if why.rule.as_deref() == Some("U12") => {
            speech::refusal(&why.message, tongue).into()
        }
        Err(why) => return Err(why),
    };
    let graded = Graded {
        title: table.summary().title.clone(),
        game: Game::new(host::game(&slug)?, tongue),
        table: id,
        told,
    };
    Ok(page(report::grade(&frame, &graded)))
}

/// How much is told of the words that are still to be found.
#[derive(Debug, Deserialize)]
pub(super) struct Hinted {
    #[serde(default)]
    hint: String,
}

/// What is best now.
pub(super) async fn advice(
    State(web): State<Web>,
    Framed(frame): Framed,
    caller: Caller,
    Path(id): Path<String>,
    Query(Hinted { hint }): Query<Hinted>,
) -> Result<Html<String>, Wrong> {
    let table = web.house.table(&id);
    let guest = caller.guest.map(|guest| guest.id);
    let slug = table.look(|live| live.room().plan().game.clone()).await?;
    let tongue = frame.tongue;
    let hint = Hint::parse(&hint).unwrap_or_default();
    let advice = web.house.advice(&table, guest, hint, tongue).await?;
    let counsel = Counsel {
        title: table.summary().title.clone(),
        game: Game::new(host::game(&slug)?, tongue),
        table: id,
        advice,
        tongue,
    };
    Ok(page(report::advice(&frame, &counsel)))
}

/// What is best now in a few words, where a page asks by itself; nothing where there is nothing to say, or not to this visitor.
pub(super) async fn brief(
    State(web): State<Web>,
    Framed(frame): Framed,
    caller: Caller,
    Path(id): Path<String>,
) -> String {
    let table = web.house.table(&id);
    let guest = caller.guest.map(|guest| guest.id);
    let brief = web.house.brief(&table, guest, frame.tongue).await;
    brief.unwrap_or_default().to_string()
}

/// How the visitor has played here.
pub(super) async fn statistics(
    State(web): State<Web>,
    Framed(frame): Framed,
    caller: Caller,
) -> Result<Html<String>, Wrong> {
    let known = match &caller.guest {
        Some(guest) => web.house.statistics(guest).await?,
        None => Statistics::default(),
    };
    let reader = Reader {
        viewer: Viewer::Spectator,
        tongue: frame.tongue,
    };
    let mut games = Vec::new();
    for career in known.careers {
        let of_game = known.games.iter().filter_map(|game| {
            let played = game
                .played
                .clone()
                .filter(|played| played.game == career.game)?;
            Some((game.at, game.table.clone(), played))
        });
        games.push(OfGame {
            game: Game::new(host::game(&career.game)?, frame.tongue),
            told: host::insight::told(&career, reader)?,
            each: of_game.collect(),
            career,
        });
    }
    let statistics = career::Statistics {
        games,
        left_out: known.left_out,
        missing: known.missing,
    };
    Ok(page(career::page(&frame, &statistics)))
}
