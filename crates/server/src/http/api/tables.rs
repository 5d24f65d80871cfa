//! Tables: the list, opening one, looking at one, its record.

use std::time::Duration;

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use host::insight::{Advice, Hint, Mark};
use host::{ClockPlan, Coach, Entry, LeavePlan, Millis, Plan, RoomView};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use speech::Tongue;
use table::{Materials, Seat, Settings, Viewer};
use utoipa::{IntoParams, ToSchema};

use super::explained::explained;
use crate::house::{self, Progress, Reviewed, Summary, Wrong};
use crate::http::Web;
use crate::http::base::Base;
use crate::http::body::{Json, Path, Query};
use crate::http::caller::{Caller, Named};

/// A table to be opened.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewTable {
    /// The slug of the game.
    #[schema(example = "wimpout")]
    game: String,
    /// The name of the table, at most 48 characters; otherwise it is called after you.
    #[serde(default)]
    title: String,
    /// The options and house rules that you set; the rest have their defaults.
    #[serde(default)]
    #[schema(value_type = Object)]
    rules: Settings,
    /// Decks, boards and word lists, by kind.
    #[serde(default)]
    #[schema(value_type = Object)]
    materials: Materials,
    /// The most seats it takes; otherwise 8, or as many as the game takes.
    most: Option<usize>,
    /// Whether it is left out of the list of tables.
    #[serde(default)]
    private: bool,
    /// What must be told before one may sit down; nothing if everybody may.
    #[serde(default)]
    password: String,
    /// The turn clock: `"none"`, `{"per-turn": milliseconds}` or `{"reserve": milliseconds}`.
    #[serde(default)]
    #[schema(value_type = Value)]
    clock: ClockPlan,
    /// Whom it gives advice: `true` (or `"on"`) is a table for learning, every decision is marked, everybody is advised, and the
    /// game counts for no rating; `false` (`"off"`) advises whoever plays against bots alone and asks; `"after"` nobody.
    #[serde(default)]
    #[schema(value_type = Value)]
    coach: Coach,
    /// What becomes of a seat that is given up: `"drop"`, or `{"bot": name}`.
    #[serde(default)]
    #[schema(value_type = Value)]
    leave: LeavePlan,
    /// How many milliseconds later those who watch see what comes to pass, at most 3,600,000.
    #[serde(default)]
    delay: Millis,
    /// How many milliseconds a bot waits before it acts where people watch, at most 10,000.
    pace: Option<Millis>,
}

/// A table that was opened.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Opened {
    /// The table's id.
    id: String,
    /// The link for people.
    link: String,
}

impl Opened {
    pub(super) fn at(table: &house::Table, base: &Base) -> Self {
        Self {
            id: table.id().to_owned(),
            link: base.link(&pages::paths::table(table.id())),
        }
    }
}

/// A table in one line.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Line {
    /// The table's id.
    id: String,
    /// Its name.
    title: String,
    /// The slug of its game.
    game: String,
    /// Whether the game has begun.
    started: bool,
    /// The names of those who sit.
    seats: Vec<String>,
    /// The most seats it takes.
    most: usize,
    /// Whether a password must be told before one may sit down.
    locked: bool,
    /// When it was opened, in milliseconds since 1970.
    created: Millis,
}

impl From<&Summary> for Line {
    fn from(summary: &Summary) -> Self {
        Self {
            id: summary.id.clone(),
            title: summary.title.clone(),
            game: summary.game.clone(),
            started: summary.started,
            seats: summary.seats.iter().map(|seat| seat.name.clone()).collect(),
            most: summary.most,
            locked: summary.locked,
            created: summary.created,
        }
    }
}

/// The most tables that the list shows.
const LISTED: usize = 200;

/// The open tables, the newest first, one of each guest before their others
///
/// Where the game has begun, nobody is there and nothing has come to pass for a quarter of an hour, a table is left out; where
/// it has not begun, it comes last.
#[utoipa::path(get, path = "/tables", operation_id = "tables", responses((status = OK, body = Vec<Line>, description = "The open tables")))]
pub(super) async fn list(State(web): State<Web>) -> Json<Vec<Line>> {
    let open = web.house.open_tables();
    Json(
        open.iter()
            .take(LISTED)
            .map(|summary| Line::from(&**summary))
            .collect(),
    )
}

/// Open a table
#[utoipa::path(
    post, path = "/tables", operation_id = "open", request_body = NewTable,
    responses((status = CREATED, body = Opened, description = "The table is open")), security(("token" = [])),
)]
pub(super) async fn open(
    State(web): State<Web>,
    named: Named,
    caller: Caller,
    base: Base,
    Json(new): Json<NewTable>,
) -> Result<(StatusCode, Json<Opened>), Wrong> {
    let password = new.password.clone();
    let plan = plan(new, &named.profile.name)?;
    let texts = house::texts_in(&plan.rules);
    web.rates
        .bring(caller.address, house::brought(&plan) + texts)?;
    let opened = web.house.open_locked(&named.guest.id, plan, &password);
    let table = opened.await?;
    Ok((StatusCode::CREATED, Json(Opened::at(&table, &base))))
}

fn plan(new: NewTable, name: &str) -> Result<Plan, Wrong> {
    let game = host::game(&new.game)?;
    for kind in new.materials.0.keys() {
        host::takes_pieces(game, kind)?;
    }
    if new.title.chars().count() > host::clean::TITLE {
        let why = format!("`title` has at most {} characters", host::clean::TITLE);
        return Err(Wrong::BadRequest(why));
    }
    let title = house::clean_title(&new.title, || format!("{name}'s table"));
    let most = new.most.unwrap_or_else(|| host::usual_seats(game));
    Ok(Plan {
        rules: new.rules,
        materials: new.materials,
        private: new.private,
        clock: new.clock,
        coach: new.coach,
        leave: new.leave,
        delay: new.delay,
        pace: new.pace.unwrap_or(host::PACE),
        ..Plan::usual(game.slug(), title, most)
    })
}

/// Over whose shoulder to look.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Over {
    /// A seat among `hands`: whoever watches sees what it sees.
    over: Option<u16>,
}

/// A table as you see it
///
/// Every field stands in docs/VIEWS.md: `stage` (`lobby`, `playing`, `over`), `seats`, `rules`, what your `seat` may do (`turn`,
/// `actions`, `view`, as docs/REFEREE.md has them), what is voted on or asked of all. Whoever watches may look over the shoulder
/// of a seat, as long as its player lets them (`hands`); `over` says that they do.
#[utoipa::path(
    get, path = "/tables/{table}", operation_id = "table",
    params(("table" = String, Path, description = "The table's id"), Over),
    responses((status = OK, body = Object, description = "Seats, rules, the view of the game, what you may do: docs/VIEWS.md, A table")),
)]
pub(super) async fn one(
    State(web): State<Web>,
    caller: Caller,
    Path(id): Path<String>,
    Query(Over { over }): Query<Over>,
) -> Result<Json<RoomView>, Wrong> {
    let table = web.house.table(&id);
    let look = || seen(&web, &table, caller.id(), over.map(Seat));
    let before = look().await?;
    let told = explained(&web.house, &before).await;
    if told.is_empty() {
        return Ok(Json(before));
    }
    // The texts may have taken a moment, and the table has gone on.
    let mut view = look().await?;
    if let (Some(open), Some(read)) = (&mut view.proposal, &before.proposal)
        && open.rules == read.rules
    {
        open.explained = told;
    }
    Ok(Json(view))
}

/// The table as a guest sees it now.
async fn seen(
    web: &Web,
    table: &house::Table,
    guest: Option<&str>,
    over: Option<Seat>,
) -> Result<RoomView, Wrong> {
    let (own, now) = (guest.map(str::to_owned), web.house.now());
    let look = move |live: &house::Live| RoomView {
        awaited: live.awaited_names(now),
        ..live.view(own.as_deref(), over)
    };
    let view = table.look_as(guest, look).await?;
    let stale = view.stale || web.house.is_cut_off();
    Ok(RoomView { stale, ..view })
}

/// What a table is drawn with
///
/// What is printed on the pieces and the board, and what else a page needs besides the view; `null` where the view is
/// enough. Of ConneXion `letters` are the cards with all that they can stand for and `board` is the links between the
/// positions, position 1 first. Once it gives nothing away (after the last turn; at a practice table between the turns
/// too) `overlooked` are the words that lay there and that nobody found, the longest first, `meanings` what they mean,
/// as far as that is known, and `overlooked_by_turn` the same words in one list for each turn, by the card that first
/// made room for them (`null` where cards are placed freely). Until then all three are `null`.
#[utoipa::path(
    get, path = "/tables/{table}/kit", operation_id = "kit",
    params(("table" = String, Path, description = "The table's id")),
    responses((status = OK, body = Option<Object>, description = "What the table is drawn with, or `null`")),
)]
pub(super) async fn kit(
    State(web): State<Web>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<Value>, Wrong> {
    let guest = caller.guest.map(|guest| guest.id);
    let own = guest.clone();
    let look = move |live: &house::Live| live.room().kit(live.viewer(own.as_deref()));
    let table = web.house.table(&id);
    Ok(Json(table.look_as(guest.as_deref(), look).await?))
}

/// The record so far
///
/// One JSON value a line: a header with every rule, then every step. Once the game is over it ends with the secret
/// that all luck was made from, so that anybody can check it.
#[utoipa::path(
    get, path = "/tables/{table}/record", operation_id = "record",
    params(("table" = String, Path, description = "The table's id")),
    responses((status = OK, body = String, content_type = "application/x-ndjson", description = "The record, one JSON value a line")),
)]
pub(super) async fn record(
    State(web): State<Web>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Response, Wrong> {
    let table = web.house.table(&id);
    let record = table.look_as(caller.id(), house::public_record).await??;
    let headers = [(header::CONTENT_TYPE, "application/x-ndjson")];
    Ok((headers, record).into_response())
}

/// How good your last decision was
///
/// Its grade, what it gave away, what was chosen and what would have been best, from what you knew then (U12). Where advice
/// is given.
#[utoipa::path(
    get, path = "/tables/{table}/grade", operation_id = "grade",
    params(("table" = String, Path, description = "The table's id")),
    responses((status = OK, body = Object, description = "`step`, `grade` (best, fine, slip, mistake, blunder), `loss`, `chosen` and `best` (each with `action`, `value` and `loss`), and `told`: the same in words")),
    security(("token" = [])),
)]
pub(super) async fn grade(
    State(web): State<Web>,
    named: Named,
    Path(id): Path<String>,
) -> Result<Json<Mark>, Wrong> {
    let table = web.house.table(&id);
    let guest = Some(named.who().guest);
    let mark = web.house.mark(&table, guest, Tongue::En).await?;
    Ok(Json(mark))
}

/// How much is told.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Hinted {
    /// In a game of words, of those that are still to be found: `numbers` (of each length), their first `letters`, or
    /// the `words`.
    hint: Option<String>,
}

/// What is best for you now
///
/// Every listed act with the share of the win after it, what it gives away against the best, and why the best is best.
/// Only at tables for learning and against bots alone (U11). What is computed says so; else it is the mean of games that
/// were played on with the cards you cannot see dealt anew.
#[utoipa::path(
    get, path = "/tables/{table}/advice", operation_id = "advice",
    params(("table" = String, Path, description = "The table's id"), Hinted),
    responses((status = OK, body = Object, description = "`advice`: a list of `action`, `value` (with its `kind`) and `loss`; `best`: the place of the best; `why`")),
    security(("token" = [])),
)]
pub(super) async fn advice(
    State(web): State<Web>,
    named: Named,
    Path(id): Path<String>,
    Query(Hinted { hint }): Query<Hinted>,
) -> Result<Json<Advice>, Wrong> {
    let table = web.house.table(&id);
    let guest = Some(named.who().guest);
    let hint = hint.as_deref().map_or(Some(Hint::Numbers), Hint::parse);
    let unknown = || Wrong::BadRequest("`hint` is numbers, letters or words".to_owned());
    let advice = web
        .house
        .advice(&table, guest, hint.ok_or_else(unknown)?, Tongue::En);
    let advice = advice.await?;
    Ok(Json(advice))
}

/// How a finished game was played
///
/// After every step what each seat could hope for, what decisions gave away and what draws brought; by seat an account
/// that adds up: `start + luck + rules + given - lost = end`. Of a game of words turn by turn what was found of what could
/// be found, points in tenths. It may take a while: until it is there the answer is 202 with how many steps are `done`, `of`
/// how many, and about how many seconds are `left`; ask again, or it is given up after 30 seconds.
#[utoipa::path(
    get, path = "/tables/{table}/report", operation_id = "report",
    params(("table" = String, Path, description = "The table's id")),
    responses((status = OK, body = Object, description = "`exact`, `start`, `moments` and `accounts`; of a game of words `turns`, `seats`, `draws` and `bonus`"), (status = ACCEPTED, body = Object, description = "It is being worked out: `done`, `of`, `left`")),
)]
pub(super) async fn report(
    State(web): State<Web>,
    Path(id): Path<String>,
) -> Result<Response, Wrong> {
    const PATIENCE: Duration = Duration::from_secs(8);
    let table = web.house.table(&id);
    let reader = Viewer::Spectator.into();
    Ok(match web.house.review(&table, reader, PATIENCE).await? {
        Reviewed::Ready(review) => Json(review.study).into_response(),
        Reviewed::Working(Progress { done, of, left }) => {
            let far = serde_json::json!({"done": done, "of": of, "left": left});
            (StatusCode::ACCEPTED, Json(far)).into_response()
        }
    })
}

/// How many entries are answered at once.
const A_PAGE: usize = 2000;
/// No more are told once they come to so many bytes of text.
const BYTES: usize = 1024 * 1024;

/// From where to read.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Since {
    /// The number of the first entry that is wanted.
    #[serde(default)]
    from: usize,
}

/// What came to pass at a table, as far as you may know
///
/// At most 2,000 entries at once, and no more once their texts come to 1 MiB: go on with `from` = the last `n` + 1 until nothing
/// comes.
#[utoipa::path(
    get, path = "/tables/{table}/events", operation_id = "events",
    params(("table" = String, Path, description = "The table's id"), Since),
    responses((status = OK, body = Vec<Object>, description = "What came to pass: `n`, `event`, and the fields of docs/EVENTS.md")),
)]
pub(super) async fn events(
    State(web): State<Web>,
    caller: Caller,
    Path(id): Path<String>,
    Query(Since { from }): Query<Since>,
) -> Result<Json<Vec<Entry>>, Wrong> {
    let guest = caller.guest.map(|guest| guest.id);
    let muted = web.house.muted(guest.as_deref()).await?;
    let own = guest.clone();
    let look = move |live: &house::Live| {
        let (room, viewer) = (live.room(), live.viewer(own.as_deref()));
        let heard = |entry: &Entry| room.speaker(entry.n).is_none_or(|name| !muted.has(name));
        let mut left = BYTES;
        let fits = |entry: &Entry| {
            let fits = left > 0;
            left = left.saturating_sub(bytes_of(&entry.event));
            fits
        };
        let entries = room.read(from, viewer).filter(heard);
        entries.take(A_PAGE).take_while(fits).collect()
    };
    let table = web.house.table(&id);
    Ok(Json(table.look_as(guest.as_deref(), look).await?))
}

/// How many bytes of text stand in a value, about.
fn bytes_of(value: &Value) -> usize {
    match value {
        Value::String(text) => text.len(),
        Value::Array(all) => all.iter().map(bytes_of).sum(),
        Value::Object(all) => all
            .iter()
            .map(|(name, one)| name.len() + bytes_of(one))
            .sum(),
        Value::Null | Value::Bool(_) | Value::Number(_) => 8,
    }
}
