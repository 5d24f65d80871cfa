//! Circles: lasting places of a group, each with a book of its own rules (K1–K20).

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use host::circle::{Book, Deed, Matter, MemberId, Newcomer};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::{IntoParams, ToSchema};

use super::tables::Opened;
use crate::house::{By, CIRCLE_COUNTS, SeenCircle, Wrong};
use crate::http::Web;
use crate::http::base::Base;
use crate::http::body::{Json, Path, Query, Text};
use crate::http::caller::{Caller, Named};
use crate::http::stream::follow_circle;
use crate::http::web::written;
use speech::Tongue;

/// A circle to be made.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewCircle {
    /// Its name, at most 48 characters.
    #[schema(example = "Friday people")]
    name: String,
    /// A shape and a colour, such as `sun-teal`.
    #[serde(default)]
    marker: String,
}

/// A circle that you are in.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Joined {
    /// The circle's id, which is its code too.
    id: String,
    /// The link to hand to others.
    link: String,
    /// The key of the member that you are: whoever shows it is that member. Nothing while you wait to be let in.
    key: Option<String>,
}

/// A circle in one line.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct CircleLine {
    /// The circle's id.
    id: String,
    /// Its name.
    name: String,
}

/// The key of a member.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct MemberKey {
    /// The key.
    key: String,
}

/// Something a member does, and the length it was made against.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Act {
    /// What; its kind is under `do`.
    #[schema(value_type = Object)]
    act: Wish,
    /// The `length` of the circle as you saw it; an act against another is answered and not done.
    against: Option<u64>,
}

/// What a member can do.
#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
enum Wish {
    Answer {
        ask: u32,
        yes: bool,
    },
    Change {
        changes: Book,
    },
    Out {
        member: MemberId,
    },
    PutOnLeave {
        member: MemberId,
    },
    Vote {
        proposal: u32,
        vote: Option<bool>,
    },
    Come {},
    Rename {
        name: String,
        #[serde(default)]
        marker: String,
    },
    Leave {},
    Vouch {
        member: MemberId,
    },
    Object {},
    Rekey {},
    Begin {
        title: String,
    },
    Close {},
    Tonight {
        would: bool,
    },
    Say {
        text: String,
    },
}

impl From<Wish> for Deed {
    fn from(wish: Wish) -> Self {
        match wish {
            Wish::Answer { ask, yes } => Self::Answer(ask, yes),
            Wish::Change { changes } => Self::Change(changes),
            Wish::Out { member } => Self::Propose(Matter::Out { member }),
            Wish::PutOnLeave { member } => Self::Propose(Matter::Leave { member }),
            Wish::Vote { proposal, vote } => Self::Vote(proposal, vote),
            Wish::Come {} => Self::Come,
            Wish::Rename { name, marker } => Self::Rename(Newcomer { name, marker }),
            Wish::Leave {} => Self::Leave,
            Wish::Vouch { member } => Self::Vouch(member),
            Wish::Object {} => Self::Object,
            Wish::Rekey {} => Self::Rekey,
            Wish::Begin { title } => Self::Begin(title),
            Wish::Close {} => Self::Close,
            Wish::Tonight { would } => Self::Tonight(would),
            Wish::Say { text } => Self::Say(text),
        }
    }
}

/// The game of a table under the book.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Under {
    /// The slug of the game.
    #[schema(example = "wimpout")]
    game: String,
}

/// Make a circle
///
/// You are its first member. It is listed nowhere: hand its link to those who are to be in it.
#[utoipa::path(
    post, path = "/circles", operation_id = "found_circle", request_body = NewCircle,
    responses((status = CREATED, body = Joined, description = "The circle is there")), security(("token" = [])),
)]
pub(super) async fn found(
    State(web): State<Web>,
    named: Named,
    base: Base,
    Json(new): Json<NewCircle>,
) -> Result<(StatusCode, Json<Joined>), Wrong> {
    let marker =
        pages::Marker::parse(&new.marker).map_or_else(String::new, |marker| marker.to_string());
    let guest = named.guest.id.clone();
    let id = web.house.found(&named.who(), &new.name, &marker).await?;
    Ok((
        StatusCode::CREATED,
        Json(joined(&web, &base, id, &guest).await?),
    ))
}

/// The circles where I am a member
#[utoipa::path(
    get, path = "/me/circles", operation_id = "own_circles",
    responses((status = OK, body = Vec<CircleLine>, description = "Your circles, the newest first")), security(("token" = [])),
)]
pub(super) async fn own(
    State(web): State<Web>,
    named: Named,
) -> Result<Json<Vec<CircleLine>>, Wrong> {
    let all = web.house.circles_of(&named.guest.id).await?;
    Ok(Json(
        all.into_iter()
            .map(|(id, name)| CircleLine { id, name })
            .collect(),
    ))
}

/// A circle as you may know it
///
/// Members see everything: members, book and versions (with the texts of rules of one's own; `own` says who brought them
/// there, and since when), proposals, games, evenings and their standings, talk. Anybody else is told its `name`, its `marker` and whether it is `open` to whoever has the link.
#[utoipa::path(
    get, path = "/circles/{circle}", operation_id = "circle",
    params(("circle" = String, Path, description = "The circle's id")),
    responses((status = OK, body = Object, description = "The circle, as far as you may know it")),
)]
pub(super) async fn one(
    State(web): State<Web>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<Value>, Wrong> {
    let guest = caller.guest.map(|guest| guest.id);
    let seen = web.house.circle(&id, guest.as_deref()).await?;
    let shown = match seen {
        SeenCircle::Inside(inside) => serde_json::to_value(*inside),
        SeenCircle::Outside { seen, .. } => serde_json::to_value(seen),
    };
    Ok(Json(shown.map_err(Wrong::system)?))
}

/// Sit down with them
///
/// At once where the link is enough; otherwise you have asked, and a member lets you in.
#[utoipa::path(
    post, path = "/circles/{circle}/members", operation_id = "join_circle",
    params(("circle" = String, Path, description = "The circle's id")),
    responses((status = OK, body = Joined, description = "You are a member, or wait to be let in")), security(("token" = [])),
)]
pub(super) async fn join(
    State(web): State<Web>,
    named: Named,
    base: Base,
    Path(id): Path<String>,
) -> Result<Json<Joined>, Wrong> {
    let guest = named.guest.id.clone();
    web.house.join_circle(&id, &named.who()).await?;
    Ok(Json(joined(&web, &base, id, &guest).await?))
}

/// Be the member whose key you have
#[utoipa::path(
    post, path = "/circles/hold", operation_id = "hold_member", request_body = MemberKey,
    responses((status = OK, body = Joined, description = "You are that member")), security(("token" = [])),
)]
pub(super) async fn hold(
    State(web): State<Web>,
    named: Named,
    base: Base,
    Json(MemberKey { key }): Json<MemberKey>,
) -> Result<Json<Joined>, Wrong> {
    let guest = named.guest.id.clone();
    let id = web.house.hold_member(&named.who(), &key).await?;
    Ok(Json(joined(&web, &base, id, &guest).await?))
}

/// Do something as a member
///
/// `{"act": {"do": …}}` with one of: `change` (`changes`: rules by chapter, `{"wimpout": {"goal": 300}}`, and `circle`
/// for those about the circle itself; written at once by a founder who is alone, proposed otherwise; a rule of one's own of
/// a game is `{"own/SLUG": TEXT}` with its whole text, another of its values or `"off"`), `vote` (`proposal`, `vote`: true,
/// false, or null to withdraw a yes; a proposal to which everybody agrees and that does not go together with what the book
/// says by then is closed: in `decided` it `came` to be `clashed`, with `why`), `out` and `put-on-leave` (`member`; propose
/// it), `answer` (`ask`, `yes`; who waits to be let in), `vouch` (`member` who has lost the key), `object`, `rekey`, `begin` (`title`; an
/// evening), `close`, `tonight` (`would`), `say` (`text`), `rename` (`name`, `marker`), `come`, `leave`.
#[utoipa::path(
    post, path = "/circles/{circle}/acts", operation_id = "act_in_circle", request_body = Act,
    params(("circle" = String, Path, description = "The circle's id")),
    responses((status = OK, body = Object, description = "The circle as it stands now")), security(("token" = [])),
)]
pub(super) async fn act(
    State(web): State<Web>,
    named: Named,
    caller: Caller,
    Path(id): Path<String>,
    Json(act): Json<Act>,
) -> Result<Json<Value>, Wrong> {
    web.house
        .do_in_circle(&id, &named.guest.id, act.act.into(), act.against)
        .await?;
    one(State(web), caller, Path(id)).await
}

/// Open a table under the book
///
/// You sit down there; others in the circle see it and sit down as at any table. It is in no list.
#[utoipa::path(
    post, path = "/circles/{circle}/tables", operation_id = "open_under_book", request_body = Under,
    params(("circle" = String, Path, description = "The circle's id")),
    responses((status = CREATED, body = Opened, description = "The table is open")), security(("token" = [])),
)]
pub(super) async fn open(
    State(web): State<Web>,
    named: Named,
    base: Base,
    Path(id): Path<String>,
    Json(Under { game }): Json<Under>,
) -> Result<(StatusCode, Json<Opened>), Wrong> {
    let table = web.house.open_under(&id, &named.who(), &game).await?;
    Ok((StatusCode::CREATED, Json(Opened::at(&table, &base))))
}

/// From which fact on.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct FromFact {
    /// The number of the first fact that is wanted.
    #[serde(default)]
    from: u64,
}

/// Follow a circle
///
/// Its facts as they come to pass, one JSON value a line, each with its number `n`, from its founding on or from the
/// number asked for; `{"fact":"beat"}` every 15 seconds when nothing happens. What the circle is can be folded from them
/// anywhere. No key and no guest is in them, and no talk older than a month. It ends when you are no member any more.
#[utoipa::path(
    get, path = "/circles/{circle}/stream", operation_id = "circle_stream",
    params(("circle" = String, Path, description = "The circle's id"), FromFact),
    responses((status = OK, body = String, content_type = "application/x-ndjson", description = "The facts, one JSON value a line")),
    security(("token" = [])),
)]
pub(super) async fn stream(
    State(web): State<Web>,
    named: Named,
    Path(id): Path<String>,
    Query(FromFact { from }): Query<FromFact>,
) -> Result<Response, Wrong> {
    let reader = web.house.read_circle(&id, &named.guest.id).await?;
    Ok(follow_circle(&web.house, reader, from))
}

/// A circle as a file
///
/// All facts and the records of all games, one JSON value a line: `{"fact": …}` or `{"record": table, "text": …}`.
/// Another house takes it in.
#[utoipa::path(
    get, path = "/circles/{circle}/export", operation_id = "export_circle",
    params(("circle" = String, Path, description = "The circle's id")),
    responses((status = OK, body = String, content_type = "application/x-ndjson", description = "The file")),
    security(("token" = [])),
)]
pub(super) async fn export(
    State(web): State<Web>,
    named: Named,
    Path(id): Path<String>,
) -> Result<Response, Wrong> {
    Ok(written(
        web.house.export_circle(&id, &named.guest.id).await?,
    ))
}

/// Who of the circle you are.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct AsMember {
    /// The name of a member in it; yours where nothing is said.
    name: Option<String>,
}

/// A circle that has come from another house.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct TakenIn {
    /// As one that you have joined.
    #[serde(flatten)]
    joined: Joined,
    /// How many records came with it.
    records: usize,
    /// How many did not: they do not hold, or are too much work to play over.
    left_out: usize,
}

/// Take a circle in from another house
///
/// The body is the file that the other house has written. Book, versions and standings are the same again; keys are made
/// anew, and you hand the others theirs.
#[utoipa::path(
    post, path = "/circles/import", operation_id = "import_circle", params(AsMember),
    request_body(content = String, content_type = "application/x-ndjson"),
    responses((status = CREATED, body = TakenIn, description = "The circle is here")), security(("token" = [])),
)]
pub(super) async fn import(
    State(web): State<Web>,
    named: Named,
    caller: Caller,
    base: Base,
    Query(AsMember { name }): Query<AsMember>,
    Text(file): Text,
) -> Result<(StatusCode, Json<TakenIn>), Wrong> {
    web.rates
        .bring(caller.address, file.len().min(CIRCLE_COUNTS))?;
    let who = named.who();
    let name = name.unwrap_or_else(|| who.name.clone());
    let moved = web.house.import_circle(&who, &name, file).await?;
    let taken = TakenIn {
        joined: joined(&web, &base, moved.id, &who.guest).await?,
        records: moved.records,
        left_out: moved.left_out,
    };
    Ok((StatusCode::CREATED, Json(taken)))
}

/// How a circle is told outside.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Outgoing {
    /// `ntfy` or `webhook`.
    by: &'static str,
    /// Where it goes.
    url: String,
    /// The number of the member who has set it.
    member: u32,
    /// Of a webhook, the secret by which what it is sent is signed, as standardwebhooks.com says.
    secret: Option<String>,
    /// Why it did not arrive the last time.
    failed: Option<String>,
}

/// Where a circle is to be told.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(tag = "by", rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum NewOutgoing {
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
}

/// How the circle is told outside
///
/// One way for all members: who would play, tables, votes, evenings and talk are told there.
#[utoipa::path(
    get, path = "/circles/{circle}/outgoing", operation_id = "circle_outgoing",
    params(("circle" = String, Path, description = "The circle's id")),
    responses((status = OK, body = Option<Outgoing>, description = "The way, or null")), security(("token" = [])),
)]
pub(super) async fn outgoing(
    State(web): State<Web>,
    named: Named,
    Path(id): Path<String>,
) -> Result<Json<Option<Outgoing>>, Wrong> {
    let way = web.house.circle_way(&id, &named.guest.id).await?;
    Ok(Json(way.map(|(way, secret)| Outgoing {
        by: way.way.by.kind(),
        url: way.way.by.place(),
        member: way.by.0,
        secret: matches!(way.way.by, By::Webhook { .. }).then_some(secret),
        failed: way.way.failed,
    })))
}

/// Have the circle told outside
#[utoipa::path(
    put, path = "/circles/{circle}/outgoing", operation_id = "tell_circle", request_body = NewOutgoing,
    params(("circle" = String, Path, description = "The circle's id")),
    responses((status = OK, body = Option<Outgoing>, description = "The way")), security(("token" = [])),
)]
pub(super) async fn tell(
    State(web): State<Web>,
    named: Named,
    Path(id): Path<String>,
    Json(way): Json<NewOutgoing>,
) -> Result<Json<Option<Outgoing>>, Wrong> {
    let by = match way {
        NewOutgoing::Ntfy { url } => By::ntfy(&url),
        NewOutgoing::Webhook { url } => By::webhook(&url),
    };
    let guest = &named.guest.id;
    web.house
        .tell_circle_by(&id, guest, Some(by?), Tongue::En)
        .await?;
    outgoing(State(web), named, Path(id)).await
}

/// Have it told no more
#[utoipa::path(
    delete, path = "/circles/{circle}/outgoing", operation_id = "tell_circle_no_more",
    params(("circle" = String, Path, description = "The circle's id")),
    responses((status = NO_CONTENT, description = "It is told nowhere")), security(("token" = [])),
)]
pub(super) async fn tell_no_more(
    State(web): State<Web>,
    named: Named,
    Path(id): Path<String>,
) -> Result<StatusCode, Wrong> {
    let guest = &named.guest.id;
    web.house
        .tell_circle_by(&id, guest, None, Tongue::En)
        .await?;
    Ok(StatusCode::NO_CONTENT)
}

/// A member to be seated.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ToSeat {
    /// The number of the member.
    member: u32,
}

/// Seat another member
///
/// At a table under the book; they must be here: they have looked at the circle in the last five minutes.
#[utoipa::path(
    post, path = "/circles/{circle}/tables/{table}/seats", operation_id = "seat_member", request_body = ToSeat,
    params(("circle" = String, Path, description = "The circle's id"), ("table" = String, Path, description = "The table's id")),
    responses((status = NO_CONTENT, description = "They sit there")), security(("token" = [])),
)]
pub(super) async fn seat(
    State(web): State<Web>,
    named: Named,
    Path((id, table)): Path<(String, String)>,
    Json(ToSeat { member }): Json<ToSeat>,
) -> Result<StatusCode, Wrong> {
    let wanted = (table.as_str(), MemberId(member));
    web.house.seat_member(&id, &named.guest.id, wanted).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// A key to be handed to a member.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Handed {
    /// The number of the member.
    member: u32,
    /// The link that is the key.
    link: String,
}

/// The keys that I am to hand over
///
/// Those to come of members for whom you vouch, which open when the old ones are dead, and those that were made anew.
#[utoipa::path(
    get, path = "/circles/{circle}/keys", operation_id = "keys_to_hand_over",
    params(("circle" = String, Path, description = "The circle's id")),
    responses((status = OK, body = Vec<Handed>, description = "The keys")), security(("token" = [])),
)]
pub(super) async fn keys(
    State(web): State<Web>,
    named: Named,
    base: Base,
    Path(id): Path<String>,
) -> Result<Json<Vec<Handed>>, Wrong> {
    let keys = web.house.vouched_keys(&id, &named.guest.id).await?;
    let handed = keys.into_iter().map(|(member, key)| Handed {
        member: member.0,
        link: base.link(&pages::paths::member(&key)),
    });
    Ok(Json(handed.collect()))
}

async fn joined(web: &Web, base: &Base, id: String, guest: &str) -> Result<Joined, Wrong> {
    let key = web.house.member_key(&id, guest).await.ok();
    let link = base.link(&pages::paths::circle(&id));
    Ok(Joined { id, link, key })
}
