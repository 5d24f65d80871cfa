//! The home page: which tables there are.

use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use futures_util::future::join_all;
use host::{GAMES, StageView};
use speech::Tongue;
use table::Seat;

use super::frame::Framed;
use super::page;
use crate::house::{Live, Summary, Wrong};
use crate::http::Web;
use crate::http::caller::Caller;
use pages::Marker;
use pages::home::{self, Home, Line};
use pages::table::Game;

/// The most tables of a list.
const LISTED: usize = 60;
/// The most of the visitor's own tables.
const OWN: usize = 12;

/// The home page.
pub(super) async fn home(
    State(web): State<Web>,
    caller: Caller,
    Framed(frame): Framed,
) -> Result<Response, Wrong> {
    let mine = own(&web, &caller, frame.tongue).await?;
    let is_mine =
        |summary: &&std::sync::Arc<Summary>| mine.iter().any(|line| line.id == summary.id);
    let others = web.house.open_tables();
    let others = others.iter().filter(|summary| !is_mine(summary));
    let (playing, open): (Vec<_>, Vec<_>) = others.partition(|summary| summary.started);
    let lines = |all: Vec<&std::sync::Arc<Summary>>| -> Vec<Line> {
        all.into_iter()
            .take(LISTED)
            .filter_map(|summary| line(summary, frame.tongue))
            .collect()
    };
    let circles = match &caller.guest {
        Some(guest) => web.house.circles_of(&guest.id).await?,
        None => Vec::new(),
    };
    let home = Home {
        circles,
        games: GAMES
            .iter()
            .map(|game| Game::new(*game, frame.tongue))
            .collect(),
        open: lines(open),
        playing: lines(playing),
        mine,
    };
    let mut answer = page(home::page(&frame, &home)).into_response();
    if caller.guest.is_some() {
        // The visitor's own links stand beside titles that others choose: such a page is not compressed (see `squeeze`).
        let plain = HeaderValue::from_static("identity");
        answer.headers_mut().insert(header::CONTENT_ENCODING, plain);
    }
    Ok(answer)
}

/// The visitor's own tables, those that wait for them first.
async fn own(web: &Web, caller: &Caller, tongue: Tongue) -> Result<Vec<Line>, Wrong> {
    let Some(guest) = &caller.guest else {
        return Ok(Vec::new());
    };
    let ids = web.house.tables_of(guest).await?;
    let looks = ids.iter().take(OWN).map(|id| async {
        let (table, guest) = (web.house.table(id), guest.id.clone());
        let asked = move |live: &Live| (live.seat_of(&guest), asked(live));
        match table.look_in(asked).await {
            Ok((own, asked)) => {
                let summary = table.summary();
                let your_turn = own.is_some_and(|own| asked.contains(&own));
                // Those who only watch may be shown the table later (P10): they are not told whose turn it is now.
                let waits_for = match (own, &*asked) {
                    (Some(_), [one]) => summary.seats.get(one.index()),
                    _ => None,
                };
                Some(Line {
                    your_turn,
                    waits_for: waits_for.map(|seat| seat.name.clone()),
                    ..line(&summary, tongue)?
                })
            }
            // Whose turn it is there, that node knows.
            Err(Wrong::Elsewhere(_)) => line(&*web.house.listed(id)?, tongue),
            Err(_) => None,
        }
    });
    let mut lines: Vec<_> = join_all(looks).await.into_iter().flatten().collect();
    lines.sort_by_key(|line| !line.your_turn);
    Ok(lines)
}

/// For whom a table waits.
fn asked(live: &Live) -> Vec<Seat> {
    let seats = (0..live.chairs().len()).map(Seat::at);
    seats.filter(|seat| live.room().is_asked(*seat)).collect()
}

fn line(summary: &Summary, tongue: Tongue) -> Option<Line> {
    let people = summary.seats.iter().enumerate().map(|(index, seat)| {
        let marker = Marker::parse(&seat.marker).unwrap_or_else(|| Marker::nth(index));
        (seat.name.clone(), marker, seat.bot)
    });
    Some(Line {
        id: summary.id.clone(),
        title: summary.title.clone(),
        game: Game::new(host::game(&summary.game).ok()?, tongue),
        locked: summary.locked,
        people: people.collect(),
        most: summary.most,
        stage: match (summary.started, summary.over) {
            (_, true) => StageView::Over,
            (true, false) => StageView::Playing,
            (false, false) => StageView::Lobby,
        },
        rules: summary.rules.clone(),
        your_turn: false,
        waits_for: None,
    })
}
