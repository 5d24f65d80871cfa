//! What members do in a circle.

use axum::extract::State;
use host::circle::{Book, Deed, Matter, MemberId};
use serde::Deserialize;
use serde_json::Value;
use utoipa::ToSchema;

use super::joining::marked;
use super::seen::one;
use crate::house::Wrong;
use crate::http::Web;
use crate::http::body::{Json, Path};
use crate::http::caller::{Caller, Named};

/// Something a member does, and the length it was made against.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Act {
    /// What; its kind is under `do`.
    #[schema(value_type = Object)]
    act: Wish,
    /// The `length` of the circle as you saw it; an act against another is refused and not done (talk, who is here and who would
    /// play tonight change nothing that it could be against).
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
        /// Given, though it be null: a yes is withdrawn by that word alone.
        #[serde(deserialize_with = "Option::deserialize")]
        vote: Option<bool>,
    },
    Come {},
    Rename {
        name: String,
        marker: Option<String>,
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
            Wish::Rename { name, marker } => Self::Rename(name, marker),
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

/// Do something as a member
///
/// `{"act": {"do": …}}` with one of: `change` (`changes`: rules by chapter, `{"wimpout": {"goal": 300}}`, and `circle`
/// for those about the circle itself; written at once by a founder who is alone, proposed otherwise; a rule of one's own of
/// a game is `{"own/SLUG": TEXT}` with its whole text, another of its values or `"off"`), `vote` (`proposal`, `vote`: true,
/// false, or null to withdraw a yes; a proposal to which everybody agrees and that does not go together with what the book
/// says by then is closed: in `decided` it `came` to be `clashed`, with `why`), `out` and `put-on-leave` (`member`; propose
/// it), `answer` (`ask`, `yes`; who waits to be let in), `vouch` (`member` who has lost the key), `object`, `rekey` (the answer has your new `key`; the old one is dead), `begin` (`title`; an
/// evening), `close`, `tonight` (`would`), `say` (`text`), `rename` (`name`, and `marker`, which stays where none is given), `come`, `leave`.
#[utoipa::path(
    post, path = "/circles/{circle}/acts", operation_id = "act_in_circle", request_body = Act,
    params(("circle" = String, Path, description = "The circle's id")),
    responses((status = OK, body = Object, description = "The circle as it stands now, as `GET /circles/{circle}` tells it (docs/VIEWS.md); after `rekey` with `key`")), security(("token" = [])),
)]
pub(super) async fn act(
    State(web): State<Web>,
    named: Named,
    caller: Caller,
    Path(id): Path<String>,
    Json(act): Json<Act>,
) -> Result<Json<Value>, Wrong> {
    if let Wish::Rename {
        marker: Some(marker),
        ..
    } = &act.act
    {
        marked(marker)?;
    }
    let rekeys = matches!(act.act, Wish::Rekey {});
    let guest = named.guest.id;
    web.house
        .do_in_circle(&id, &guest, act.act.into(), act.against)
        .await?;
    let key = if rekeys {
        Some(web.house.member_key(&id, &guest).await?)
    } else {
        None
    };
    let Json(mut now) = one(State(web), caller, Path(id)).await?;
    if let Some(key) = key {
        now["key"] = key.into();
    }
    Ok(Json(now))
}
