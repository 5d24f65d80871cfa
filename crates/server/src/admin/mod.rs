//! The keeper's door, on a listener of its own: metrics, health, readiness, closing tables, draining the house, tokens,
//! bans, a word to everybody (P23). All but health and readiness is for whoever shows the keeper's token.

mod guard;
mod listed;
mod others;

use axum::Router;
use axum::extract::{FromRef, Path, State};
use axum::http::{StatusCode, header};
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post, put};
use host::circle::FeatView;
use host::{OnShelf, Ware};
use serde::Serialize;
use store::StoreError;

use crate::house::{House, Wrong};
use crate::http::{Json, Text};
pub(crate) use guard::{Guard, Token};
use listed::Listed;
pub(crate) use others::Others;

/// The routes of the keeper's door.
pub(crate) fn router(house: House, others: Others, guard: Guard) -> Router {
    let open = Router::new()
        .route("/health", get(health))
        .route("/ready", get(ready));
    let kept = Router::new()
        .route("/metrics", get(metrics))
        .route("/tables", get(tables))
        .route("/tables/{table}/close", post(close))
        .route("/drain", post(drain).delete(open_again))
        .route("/node-keys", post(node_keys))
        .route("/broadcast", post(broadcast))
        .route("/tokens", post(token))
        .route("/bans", get(bans))
        .route("/bans/{whom}", put(ban).delete(pardon))
        .route("/records", get(records))
        .route("/records/{kind}", delete(forget_record))
        .route("/shelf/{game}", get(shelf).put(bring))
        .route("/shelf/{game}/pieces", get(pieces))
        .route("/shelf/{game}/pieces/{kind}", put(bring_pieces))
        .route("/shelf/{game}/{name}", delete(take_down))
        .fallback(|| async { Wrong::NotFound })
        .method_not_allowed_fallback(|| async { Wrong::BadMethod })
        .layer(from_fn_with_state(guard, guard::watch));
    open.merge(kept).with_state(Keeper { house, others })
}

/// What the keeper's door needs.
#[derive(Clone)]
struct Keeper {
    house: House,
    others: Others,
}

impl FromRef<Keeper> for House {
    fn from_ref(keeper: &Keeper) -> Self {
        keeper.house.clone()
    }
}

/// Whether the house could serve, as far as that is known without a look at the store.
fn seems_ready(house: &House) -> bool {
    let is_full = house.metrics().is_full(house.now());
    !house.is_draining() && house.term().is_some() && house.is_reached().is_ok() && !is_full
}

async fn metrics(State(house): State<House>) -> Response {
    let summaries = house.summaries();
    let playing = summaries
        .iter()
        .filter(|summary| summary.started && !summary.over)
        .count();
    let gauges = [
        (
            "ready",
            "1 while it takes tables and acts: not emptied, with its lease, alone at its address, with room on the disk.",
            usize::from(seems_ready(&house)),
        ),
        ("tables", "Tables that are not closed.", summaries.len()),
        (
            "nodes",
            "Other nodes of the house that are alive.",
            house.other_nodes(),
        ),
        (
            "bus_away",
            "1 while hints to other nodes go nowhere.",
            usize::from(house.count_hints()),
        ),
        ("tables_in_memory", "Tables in memory.", house.in_memory()),
        (
            "tables_playing",
            "Tables where a game is under way.",
            playing,
        ),
    ];
    let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4")];
    (kind, house.metrics().text(&gauges)).into_response()
}

/// The process lives and its store answers.
async fn health(State(house): State<House>) -> Result<&'static str, Wrong> {
    house.store().table("").await?;
    Ok("ok\n")
}

/// The house takes new tables, and could keep an act now.
async fn ready(State(house): State<House>) -> Result<&'static str, Wrong> {
    if house.is_draining() {
        return Err(Wrong::Closing);
    }
    if house.term().is_none() {
        return Err(Wrong::NoLease);
    }
    house.is_reached()?;
    // What is tried there may find room where no act does.
    if house.metrics().is_full(house.now()) {
        return Err(StoreError::Full.into());
    }
    house.store().ready().await?;
    Ok("ok\n")
}

async fn tables(State(house): State<House>) -> Json<Vec<Listed>> {
    let all = house.summaries().into_iter();
    Json(all.map(|summary| Listed::of(&summary)).collect())
}

/// The body of the request is the reason, which the table is told, whichever node has it.
async fn close(
    State(Keeper { house, others }): State<Keeper>,
    Path(table): Path<String>,
    Text(why): Text,
) -> Result<StatusCode, Wrong> {
    let why = crate::house::clean_talk(&why);
    let why = why.unwrap_or_else(|| "closed by the keeper".to_owned());
    match house.close(&table, why.clone()).await {
        Err(Wrong::Elsewhere(node)) => others.close(&house, &node, &table, why).await?,
        closed => drop(closed?),
    }
    tracing::info!(table, "closed by the keeper");
    Ok(StatusCode::NO_CONTENT)
}

async fn drain(State(house): State<House>) -> StatusCode {
    tracing::info!("draining: no new tables");
    house.set_draining(true);
    // Where other nodes keep the house too, they have the tables when this is answered.
    house.hand_over().await;
    StatusCode::NO_CONTENT
}

async fn open_again(State(house): State<House>) -> StatusCode {
    house.set_draining(false);
    StatusCode::NO_CONTENT
}

/// Reads `node.keys` anew: the marks of those that are there, the one that signs first.
async fn node_keys(State(house): State<House>) -> Result<Json<Vec<String>>, Wrong> {
    Ok(Json(house.read_node_keys()?))
}

/// The body of the request is said at every open table of every node.
async fn broadcast(
    State(Keeper { house, others }): State<Keeper>,
    Text(text): Text,
) -> Result<String, Wrong> {
    let text = crate::house::clean_remark(&text).map_err(Wrong::BadRequest)?;
    let said = house.broadcast(&text).await + others.broadcast(&house, &text).await;
    Ok(format!("{said}\n"))
}

#[derive(Serialize)]
struct Given {
    guest: String,
    name: String,
    token: String,
}

/// The body of the request is the name of a program, which gets a token.
async fn token(
    State(house): State<House>,
    Text(name): Text,
) -> Result<(StatusCode, Json<Given>), Wrong> {
    let name = crate::house::clean_name(&name).map_err(Wrong::BadRequest)?;
    let profile = crate::house::Profile::new(name, String::new());
    let guest = house.new_guest(&profile).await?;
    let given = Given {
        token: house.token(&guest),
        guest: guest.id,
        name: profile.name,
    };
    Ok((StatusCode::CREATED, Json(given)))
}

async fn bans(State(house): State<House>) -> Json<Vec<String>> {
    Json(house.bans())
}

/// Sends away a guest, by id, or everybody who comes from an address (of IPv6, its first 64 bits and `::`).
async fn ban(State(house): State<House>, Path(whom): Path<String>) -> Result<StatusCode, Wrong> {
    house.ban(&whom).await?;
    tracing::info!(whom, "banned");
    Ok(StatusCode::NO_CONTENT)
}

/// The rules on the house's shelf for a game.
async fn shelf(
    State(house): State<House>,
    Path(game): Path<String>,
) -> Result<Json<Vec<OnShelf>>, Wrong> {
    Ok(Json(house.shelf_of(&game).await?))
}

/// The body of the request is a text, which comes to the shelf; its name there is the answer.
async fn bring(
    State(house): State<House>,
    Path(game): Path<String>,
    Text(text): Text,
) -> Result<String, Wrong> {
    Ok(format!(
        "{}\n",
        house.bring(&game, Ware::Rule, &text).await?
    ))
}

/// The pieces on the house's shelf for a game.
async fn pieces(
    State(house): State<House>,
    Path(game): Path<String>,
) -> Result<Json<Vec<OnShelf>>, Wrong> {
    Ok(Json(house.pieces_on_shelf(&game).await?))
}

/// The same for pieces of a kind.
async fn bring_pieces(
    State(house): State<House>,
    Path((game, kind)): Path<(String, String)>,
    Text(text): Text,
) -> Result<String, Wrong> {
    let name = house.bring(&game, Ware::Pieces(kind), &text).await?;
    Ok(format!("{name}\n"))
}

/// Takes a rule or pieces down.
async fn take_down(
    State(house): State<House>,
    Path((game, name)): Path<(String, String)>,
) -> Result<StatusCode, Wrong> {
    if !house.take_down(&game, &name).await? {
        return Err(Wrong::NotFound);
    }
    tracing::info!(game, name, "taken down from the shelf");
    Ok(StatusCode::NO_CONTENT)
}

/// The records of the house.
async fn records(State(house): State<House>) -> Result<Json<Vec<FeatView>>, Wrong> {
    Ok(Json(house.records().await?))
}

/// Takes a record away, that of a rude name say.
async fn forget_record(
    State(house): State<House>,
    Path(kind): Path<String>,
) -> Result<StatusCode, Wrong> {
    if !house.forget_record(&kind).await? {
        return Err(Wrong::NotFound);
    }
    tracing::info!(kind, "a record of the house is taken away");
    Ok(StatusCode::NO_CONTENT)
}

async fn pardon(State(house): State<House>, Path(whom): Path<String>) -> Result<StatusCode, Wrong> {
    if !house.pardon(&whom).await? {
        return Err(Wrong::NotFound);
    }
    Ok(StatusCode::NO_CONTENT)
}
