//! Pictures for links: drawn when they are asked for, off the threads on which others are served, and kept.

use std::time::Duration;

use arena::insight::Study;
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use host::insight::Review;
use speech::{Reader, Tongue};
use table::Viewer;

use crate::house::{Drawn, Reviewed, Wrong};
use crate::http::Web;
use crate::http::base::Base;
use crate::http::body::Path;
use crate::http::caller::Caller;
use pages::picture;
use pages::report::Course;
use pages::table::Game;

/// So long a picture waits for a report.
const PATIENCE: Duration = Duration::from_secs(8);

/// The house.
pub(super) async fn house(
    State(web): State<Web>,
    caller: Caller,
    headers: HeaderMap,
) -> Result<Response, Wrong> {
    let drawn = web.house.picture("house", caller.address, picture::house);
    let drawn = drawn.await?;
    Ok(answer(&headers, &drawn))
}

/// A game.
pub(super) async fn game(
    State(web): State<Web>,
    caller: Caller,
    headers: HeaderMap,
    Path(slug): Path<String>,
) -> Result<Response, Wrong> {
    let game = Game::new(host::game(&slug)?, Tongue::En);
    let key = format!("game {slug}");
    let draw = move || picture::game(&game);
    let drawn = web.house.picture(&key, caller.address, draw);
    let drawn = drawn.await?;
    Ok(answer(&headers, &drawn))
}

/// A table, as somebody sees it who does not sit there: whoever asks, it is the same.
pub(super) async fn table(
    State(web): State<Web>,
    caller: Caller,
    base: Base,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Result<Response, Wrong> {
    let table = web.house.table(&id);
    let page = super::table::gather(&web.house, &table, None, Tongue::En, &base).await?;
    let key = format!("table {id} {} {:?}", page.room.entries, page.markers);
    let draw = move || picture::table(&page);
    let drawn = web.house.picture(&key, caller.address, draw);
    let drawn = drawn.await?;
    Ok(answer(&headers, &drawn))
}

/// The course of a game that is over.
pub(super) async fn report(
    State(web): State<Web>,
    caller: Caller,
    base: Base,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Result<Response, Wrong> {
    let table = web.house.table(&id);
    let reader = Reader {
        viewer: Viewer::Spectator,
        tongue: Tongue::En,
    };
    let look = |live: &crate::house::Live| {
        let markers: Vec<_> = super::table::markers(live).collect();
        (markers, live.room().plan().game.clone())
    };
    let (markers, slug) = table.look(look).await?;
    // Whoever asks for a picture asks once: until the report is there, it is that of the table.
    let Reviewed::Ready(review) = web.house.review(&table, reader, PATIENCE).await? else {
        return self::table(State(web), caller, base, headers, Path(id)).await;
    };
    let Review { study, telling } = *review;
    let Study::Chances(insight) = study else {
        return self::table(State(web), caller, base, headers, Path(id)).await;
    };
    let title = host::game(&slug)?.title();
    let mut courses = Course::all(&insight, &telling.names);
    for (course, marker) in courses.iter_mut().zip(markers) {
        course.marker = marker;
    }
    let key = format!("report {id}");
    let draw = move || picture::course(title, &courses);
    let drawn = web.house.picture(&key, caller.address, draw);
    let drawn = drawn.await?;
    Ok(answer(&headers, &drawn))
}

/// The picture, or that it is the one that is there already. A table goes on, so it is asked for again soon.
fn answer(headers: &HeaderMap, drawn: &Drawn) -> Response {
    let known = headers.get(IF_NONE_MATCH).and_then(|tag| tag.to_str().ok());
    let is_known = known.is_some_and(|known| known.split(',').any(|tag| tag.trim() == drawn.tag));
    let about = [
        (CONTENT_TYPE, "image/png".to_owned()),
        (CACHE_CONTROL, "public, max-age=60".to_owned()),
        (ETAG, drawn.tag.clone()),
    ];
    if is_known {
        (StatusCode::NOT_MODIFIED, about).into_response()
    } else {
        (about, drawn.bytes.clone()).into_response()
    }
}
