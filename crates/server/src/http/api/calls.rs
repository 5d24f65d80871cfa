//! How a guest is told outside that it is their turn (P6).

use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::house::{By, Guest, Quiet, Wishes, Wrong};
use crate::http::Web;
use crate::http::body::{Json, Path};
use crate::http::caller::Named;
use crate::outgoing::push::Subscription;

/// How you are called.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Calls {
    /// The ways you have chosen.
    ways: Vec<Way>,
    /// When you are left alone; nothing where that is never.
    quiet: Option<Hours>,
    /// What a browser must know to subscribe: the `applicationServerKey`.
    push_key: String,
}

/// A way.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Way {
    /// Its number.
    number: u32,
    /// `push`, `ntfy` or `webhook`.
    by: &'static str,
    /// Where it leads; of a browser, its push service.
    place: String,
    /// Of a webhook, the secret by which what it is sent is signed, as standardwebhooks.com says.
    secret: Option<String>,
    /// Why it did not work the last time.
    failed: Option<String>,
}

/// A way to be added.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(tag = "by", rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum NewWay {
    /// A topic of ntfy.
    Ntfy {
        /// Its name, at ntfy.sh, or its address.
        url: String,
    },
    /// An address to which JSON is posted.
    Webhook {
        /// The address.
        url: String,
    },
    /// What a browser says of itself (`PushSubscription.toJSON()`).
    Push {
        /// An address at its push service.
        endpoint: String,
        /// Its public key.
        p256dh: String,
        /// What it shares with those who write to it.
        auth: String,
    },
}

/// Hours of every day.
#[derive(Debug, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Hours {
    /// From when on.
    #[schema(example = "22:00")]
    from: String,
    /// Until when.
    #[schema(example = "07:30")]
    to: String,
    /// How many minutes that clock is ahead of universal time.
    #[serde(default)]
    ahead: i16,
}

/// How you are told that it is your turn
///
/// Whoever is not at the table is told once a turn, after a moment, outside their quiet hours.
#[utoipa::path(
    get, path = "/me/calls", operation_id = "calls",
    responses((status = OK, body = Calls, description = "How you are called")), security(("token" = [])),
)]
pub(super) async fn all(State(web): State<Web>, named: Named) -> Result<Json<Calls>, Wrong> {
    Ok(Json(calls(&web, &named.guest).await?))
}

/// Be told in one more way
#[utoipa::path(
    post, path = "/me/calls", operation_id = "call_by", request_body = NewWay,
    responses((status = CREATED, body = Calls, description = "How you are called")), security(("token" = [])),
)]
pub(super) async fn add(
    State(web): State<Web>,
    named: Named,
    Json(way): Json<NewWay>,
) -> Result<(StatusCode, Json<Calls>), Wrong> {
    let by = match way {
        NewWay::Ntfy { url } => By::ntfy(&url),
        NewWay::Webhook { url } => By::webhook(&url),
        NewWay::Push {
            endpoint,
            p256dh,
            auth,
        } => By::push(Subscription {
            endpoint,
            p256dh,
            auth,
        }),
    }?;
    web.house.call_by(&named.guest, by, None).await?;
    Ok((StatusCode::CREATED, Json(calls(&web, &named.guest).await?)))
}

/// Do not be told in that way any more
#[utoipa::path(
    delete, path = "/me/calls/{number}", operation_id = "call_no_more",
    params(("number" = u32, Path, description = "The number of the way")),
    responses((status = OK, body = Calls, description = "How you are called")), security(("token" = [])),
)]
pub(super) async fn remove(
    State(web): State<Web>,
    named: Named,
    Path(number): Path<u32>,
) -> Result<Json<Calls>, Wrong> {
    web.house
        .change_wishes(&named.guest, |wishes| wishes.remove(number))
        .await?;
    Ok(Json(calls(&web, &named.guest).await?))
}

/// Try whether a way works
///
/// Something is sent at once. What does not arrive is refused, and why.
#[utoipa::path(
    post, path = "/me/calls/{number}/try", operation_id = "try_call",
    params(("number" = u32, Path, description = "The number of the way")),
    responses((status = OK, body = Calls, description = "It was sent")), security(("token" = [])),
)]
pub(super) async fn attempt(
    State(web): State<Web>,
    named: Named,
    Path(number): Path<u32>,
) -> Result<Json<Calls>, Wrong> {
    web.house.try_way(&named.guest, number).await?;
    Ok(Json(calls(&web, &named.guest).await?))
}

/// Be left alone at some hours
///
/// What falls into them is told when they end, if it is still your turn.
#[utoipa::path(
    put, path = "/me/calls/quiet", operation_id = "be_quiet", request_body = Hours,
    responses((status = OK, body = Calls, description = "How you are called")), security(("token" = [])),
)]
pub(super) async fn quiet(
    State(web): State<Web>,
    named: Named,
    Json(hours): Json<Hours>,
) -> Result<Json<Calls>, Wrong> {
    let quiet = Quiet::read(&hours.from, &hours.to, hours.ahead)?;
    set_quiet(&web, &named.guest, Some(quiet)).await
}

/// Be told at any hour
#[utoipa::path(
    delete, path = "/me/calls/quiet", operation_id = "be_loud",
    responses((status = OK, body = Calls, description = "How you are called")), security(("token" = [])),
)]
pub(super) async fn loud(State(web): State<Web>, named: Named) -> Result<Json<Calls>, Wrong> {
    set_quiet(&web, &named.guest, None).await
}

async fn set_quiet(web: &Web, guest: &Guest, quiet: Option<Quiet>) -> Result<Json<Calls>, Wrong> {
    let change = |wishes: &mut Wishes| {
        wishes.quiet = quiet;
        Ok(())
    };
    web.house.change_wishes(guest, change).await?;
    Ok(Json(calls(web, guest).await?))
}

async fn calls(web: &Web, guest: &Guest) -> Result<Calls, Wrong> {
    let wishes = web.house.wishes(guest);
    let quiet = wishes.quiet.map(|quiet| {
        let [from, to] = quiet.times();
        let ahead = quiet.ahead();
        Hours { from, to, ahead }
    });
    let ways = wishes.ways.into_iter().map(|way| Way {
        number: way.number,
        by: way.by.kind(),
        place: way.by.place(),
        secret: matches!(way.by, By::Webhook { .. })
            .then(|| web.house.way_secret(guest, way.number)),
        failed: way.failed,
    });
    Ok(Calls {
        ways: ways.collect(),
        quiet,
        push_key: web.house.push_key().await?,
    })
}
