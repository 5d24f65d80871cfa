//! What the forms of a circle do.

use axum::extract::State;
use axum::response::Response;
use host::circle::{Deed, Matter, MemberId};

use crate::house::{By, SeenCircle, Wrong};
use crate::http::Web;
use crate::http::body::{Form, Path};
use crate::http::caller::Caller;
use crate::http::web::arrive::Arrival;
use crate::http::web::door::chosen;
use crate::http::web::people::see_other;
use crate::http::web::tongue::Spoken;
use pages::paths;

/// Whatever a form of a circle asks for; who joins may tell a name with it.
pub(in crate::http::web) async fn act(
    State(web): State<Web>,
    caller: Caller,
    Spoken(tongue): Spoken,
    Path(id): Path<String>,
    form: Form,
) -> Result<Response, Wrong> {
    let what = form.get("do").unwrap_or_default();
    let arrival = Arrival::of(&web, caller, &form, None).await?;
    let who = arrival.who();
    let mut next = paths::circle(&id);
    match what {
        "join" => web.house.join_circle(&id, &who).await?,
        "table" => {
            let game = form.get("game").unwrap_or_default();
            next = paths::table(web.house.open_under(&id, &who, game).await?.id());
        }
        "seat" => {
            let member = MemberId(form.read("member")?);
            let table = form.get("table").unwrap_or_default();
            web.house
                .seat_member(&id, &who.guest, (table, member))
                .await?;
        }
        "outgoing" => {
            let by = outgoing(&form)?;
            web.house
                .tell_circle_by(&id, &who.guest, by, tongue)
                .await?;
        }
        "keep" => {
            let table = form.get("table").unwrap_or_default();
            web.house.keep_in_book(&id, &who.guest, table).await?;
        }
        "close" => {
            let evening = running(&web, &id, &who.guest).await?;
            web.house
                .do_in_circle(&id, &who.guest, Deed::Close, None)
                .await?;
            next = evening.map_or(next, |evening| paths::circle_evening(&id, evening));
        }
        what => {
            let deed = deed(what, &form)?;
            web.house.do_in_circle(&id, &who.guest, deed, None).await?;
        }
    }
    Ok(arrival.answer(see_other(&next)))
}

/// The number of the evening that runs.
async fn running(web: &Web, id: &str, guest: &str) -> Result<Option<usize>, Wrong> {
    let SeenCircle::Inside(seen) = web.house.circle(id, Some(guest)).await? else {
        return Ok(None);
    };
    let mut evenings = seen.evenings.iter();
    let runs = evenings.find(|evening| evening.closed.is_none());
    Ok(runs.map(|evening| evening.evening))
}

/// Where a form wants the circle told; nowhere any more without an address.
fn outgoing(form: &Form) -> Result<Option<By>, Wrong> {
    let Some(url) = form.get("url") else {
        return Ok(None);
    };
    match form.get("by") {
        Some("webhook") => By::webhook(url).map(Some),
        _ => By::ntfy(url).map(Some),
    }
}

fn deed(what: &str, form: &Form) -> Result<Deed, Wrong> {
    let text = |field: &str| form.get(field).unwrap_or_default().to_owned();
    let member = || Ok::<_, Wrong>(MemberId(form.read("member")?));
    Ok(match what {
        "answer" => Deed::Answer(form.read("ask")?, form.read("yes")?),
        "vote" => Deed::Vote(form.read("proposal")?, vote(&text("vote"))?),
        "out" => Deed::Propose(Matter::Out { member: member()? }),
        "put-on-leave" => Deed::Propose(Matter::Leave { member: member()? }),
        "vouch" => Deed::Vouch(member()?),
        "object" => Deed::Object,
        "rekey" => Deed::Rekey,
        "leave" => Deed::Leave,
        "begin" => Deed::Begin(text("title")),
        "close" => Deed::Close,
        "tonight" => Deed::Tonight(form.read("would")?),
        "say" => Deed::Say(text("text")),
        "rename" => {
            let marker = chosen(form).map(|marker| marker.to_string());
            Deed::Rename(text("called"), marker)
        }
        other => return Err(Wrong::BadRequest(format!("`do` cannot be `{other}`"))),
    })
}

fn vote(word: &str) -> Result<Option<bool>, Wrong> {
    match word {
        "yes" => Ok(Some(true)),
        "no" => Ok(Some(false)),
        "withdraw" => Ok(None),
        other => Err(Wrong::BadRequest(format!("`vote` cannot be `{other}`"))),
    }
}
