//! What a guest does at a table. Every answer comes after the act is stored.

use axum::extract::State;
use host::Number;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Seat, Settings};
use utoipa::ToSchema;

use crate::house::{self, Done, Order, Seated, Wrong, texts_in};
use crate::http::Web;
use crate::http::body::{Json, Path};
use crate::http::caller::{Caller, Named};

/// How the table stands after what was done.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Answer {
    /// Your seat.
    #[schema(value_type = Option<u16>)]
    seat: Option<Seat>,
    /// The length of the record: what the next act is made against.
    length: usize,
    /// The number of entries of the log.
    entries: usize,
    /// Whether the game is over.
    over: bool,
    /// What you may do now; nothing where it is not your turn. Acts with words of your own are not listed.
    actions: Vec<Value>,
    /// The act had been done before: nothing new came of it.
    repeated: bool,
}

impl From<Done> for Answer {
    fn from(done: Done) -> Self {
        Self {
            seat: done.seat,
            length: done.length,
            entries: done.entries,
            over: done.is_over,
            actions: done.actions,
            repeated: done.repeated,
        }
    }
}

pub(super) type Answered = Result<Json<Answer>, Wrong>;

pub(super) async fn order(web: &Web, named: Named, table: &str, order: Order) -> Answered {
    let done = web.house.table(table).order(named.who(), order).await?;
    Ok(Json(done.into()))
}

pub(super) async fn seated(web: &Web, named: Named, table: &str, wish: Seated) -> Answered {
    order(web, named, table, Order::Seated(wish)).await
}

/// Begin the game with those who sit
#[utoipa::path(
    post, path = "/tables/{table}/start", operation_id = "start",
    params(("table" = String, Path, description = "The table's id")),
    responses((status = OK, body = Answer, description = "How the table stands now")), security(("token" = [])),
)]
pub(super) async fn start(
    State(web): State<Web>,
    named: Named,
    Path(id): Path<String>,
) -> Answered {
    seated(&web, named, &id, Seated::Start).await
}

/// An act.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewAct {
    /// What: one of the actions that were listed, or one in words of your own where the game takes them.
    #[schema(value_type = Value)]
    action: Value,
    /// The length of the record it is made against; if the table has moved on it is refused as `stale`.
    against: Option<usize>,
    /// Your own number of the act, rising: the same act sent again with its number is answered and not done twice,
    /// and a number that stands for another act is refused.
    seq: Option<u64>,
    /// Whose number it is, at most 32 characters, if several programs or devices act with your token; each has numbers
    /// of its own. Guests have their own in any case.
    #[serde(default)]
    client: String,
}

/// The longest name of a client, in characters.
const CLIENT: usize = 32;

/// Act
#[utoipa::path(
    post, path = "/tables/{table}/acts", operation_id = "act", request_body = NewAct,
    params(("table" = String, Path, description = "The table's id")),
    responses((status = OK, body = Answer, description = "How the table stands now")), security(("token" = [])),
)]
pub(super) async fn act(
    State(web): State<Web>,
    named: Named,
    Path(id): Path<String>,
    Json(act): Json<NewAct>,
) -> Answered {
    if act.client.chars().count() > CLIENT {
        let why = format!("`client` has at most {CLIENT} characters");
        return Err(Wrong::BadRequest(why));
    }
    let by = format!("{} {}", named.guest.id, act.client);
    let wish = Seated::Act {
        action: act.action,
        against: act.against,
        client: act.seq.map(|seq| Number { by, seq }),
    };
    seated(&web, named, &id, wish).await
}

/// What to take back.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Undo {
    /// How many steps of the line of play would stay: all others are asked. Left out: your own last acts, as far as
    /// nobody has learned anything from them.
    to: Option<u64>,
}

/// Take back, or ask all others to
#[utoipa::path(
    post, path = "/tables/{table}/undo", operation_id = "undo", request_body = Undo,
    params(("table" = String, Path, description = "The table's id")),
    responses((status = OK, body = Answer, description = "How the table stands now")), security(("token" = [])),
)]
pub(super) async fn undo(
    State(web): State<Web>,
    named: Named,
    Path(id): Path<String>,
    Json(Undo { to }): Json<Undo>,
) -> Answered {
    let wish = to.map_or(Seated::Undo, Seated::AskTakeBack);
    seated(&web, named, &id, wish).await
}

/// Yes or no.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Yes {
    /// Whether you agree.
    pub(super) yes: bool,
}

/// Yes or no to a request to take steps back.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct TakeBackYes {
    /// Whether you agree.
    yes: bool,
    /// To which request: its `to`. If another one is open by now, nothing is answered.
    to: Option<u64>,
}

/// Answer a request to take steps back
#[utoipa::path(
    post, path = "/tables/{table}/take-back", operation_id = "take_back", request_body = TakeBackYes,
    params(("table" = String, Path, description = "The table's id")),
    responses((status = OK, body = Answer, description = "How the table stands now")), security(("token" = [])),
)]
pub(super) async fn take_back(
    State(web): State<Web>,
    named: Named,
    Path(id): Path<String>,
    Json(TakeBackYes { yes, to }): Json<TakeBackYes>,
) -> Answered {
    seated(&web, named, &id, Seated::AnswerTakeBack(yes, to)).await
}

/// Other rules.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Proposal {
    /// The rules to change, by slug, and what to set them to; before the game begins also `pieces/deck`, `pieces/board` and
    /// `pieces/words`, set to a text, or `"off"` for the usual ones.
    #[schema(value_type = Object)]
    rules: Settings,
}

/// Propose other rules; all must agree
#[utoipa::path(
    post, path = "/tables/{table}/proposals", operation_id = "propose", request_body = Proposal,
    params(("table" = String, Path, description = "The table's id")),
    responses((status = OK, body = Answer, description = "How the table stands now")), security(("token" = [])),
)]
pub(super) async fn propose(
    State(web): State<Web>,
    named: Named,
    caller: Caller,
    Path(id): Path<String>,
    Json(Proposal { rules }): Json<Proposal>,
) -> Answered {
    web.rates.bring(caller.address, texts_in(&rules))?;
    seated(&web, named, &id, Seated::Propose(rules)).await
}

/// A vote.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Vote {
    /// Yes, no, or nothing: a yes is withdrawn.
    yes: Option<bool>,
    /// The number of the proposal that is meant: if another one is open by now, nothing is voted on.
    proposal: Option<u32>,
}

/// Vote on the open proposal
#[utoipa::path(
    post, path = "/tables/{table}/votes", operation_id = "vote", request_body = Vote,
    params(("table" = String, Path, description = "The table's id")),
    responses((status = OK, body = Answer, description = "How the table stands now")), security(("token" = [])),
)]
pub(super) async fn vote(
    State(web): State<Web>,
    named: Named,
    Path(id): Path<String>,
    Json(Vote { yes, proposal }): Json<Vote>,
) -> Answered {
    seated(&web, named, &id, Seated::Vote(yes, proposal)).await
}

/// Something to say.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Talk {
    /// What, at most 500 characters.
    text: String,
}

/// Say something to the table
#[utoipa::path(
    post, path = "/tables/{table}/chat", operation_id = "chat", request_body = Talk,
    params(("table" = String, Path, description = "The table's id")),
    responses((status = OK, body = Answer, description = "How the table stands now")), security(("token" = [])),
)]
pub(super) async fn chat(
    State(web): State<Web>,
    named: Named,
    Path(id): Path<String>,
    Json(Talk { text }): Json<Talk>,
) -> Answered {
    let text = house::clean_remark(&text).map_err(Wrong::BadRequest)?;
    order(&web, named, &id, Order::Say { text }).await
}

/// Where the same people meet again.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Next {
    /// The id of the next table.
    id: String,
}

/// The same game again
#[utoipa::path(
    post, path = "/tables/{table}/rematch", operation_id = "rematch",
    params(("table" = String, Path, description = "The table's id")),
    responses((status = OK, body = Next, description = "Where the same people meet again")), security(("token" = [])),
)]
pub(super) async fn rematch(
    State(web): State<Web>,
    named: Named,
    Path(id): Path<String>,
) -> Result<Json<Next>, Wrong> {
    let table = web
        .house
        .rematch(named.who(), &web.house.table(&id))
        .await?;
    Ok(Json(Next {
        id: table.id().to_owned(),
    }))
}
