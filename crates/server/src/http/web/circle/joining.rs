//! How one comes into a circle: by making it, from another house, by the link of a member.

use axum::extract::State;
use axum::response::{Html, IntoResponse, Response};

use super::private;
use crate::house::{CIRCLE_COUNTS, Profile, SeenCircle, Wrong};
use crate::http::Web;
use crate::http::body::{Form, Path};
use crate::http::caller::{Caller, Named};
use crate::http::web::arrive::{Arrival, anybody};
use crate::http::web::door::chosen;
use crate::http::web::frame::Framed;
use crate::http::web::page;
use crate::http::web::people::{noticed, see_other};
use pages::circle::{self, Brought, MemberMove};
use pages::paths;

/// The form that makes a circle.
pub(in crate::http::web) async fn make(Framed(frame): Framed) -> Result<Html<String>, Wrong> {
    Ok(page(circle::make(&frame, anybody()?.marker)))
}

/// Makes a circle; a newcomer's name comes with the form.
pub(in crate::http::web) async fn found(
    State(web): State<Web>,
    caller: Caller,
    form: Form,
) -> Result<Response, Wrong> {
    let arrival = Arrival::of(&web, caller, &form, None).await?;
    let marker = chosen(&form).map_or_else(|| anybody().map(|offered| offered.marker), Ok)?;
    let marker = marker.to_string();
    let name = form.get("circle").unwrap_or_default();
    let id = web.house.found(&arrival.who(), name, &marker).await?;
    Ok(arrival.answer(see_other(&paths::circle(&id))))
}

/// The form that takes a circle in from another house.
pub(in crate::http::web) async fn bring(Framed(frame): Framed) -> Html<String> {
    page(circle::bring(&frame, &Brought::default()))
}

/// Takes a circle in.
pub(in crate::http::web) async fn brought(
    State(web): State<Web>,
    caller: Caller,
    Framed(mut frame): Framed,
    form: Form,
) -> Result<Response, Wrong> {
    let address = caller.address;
    let arrival = Arrival::of(&web, caller, &form, None).await?;
    let text = form.get("circle").unwrap_or_default().to_owned();
    web.rates.bring(address, text.len().min(CIRCLE_COUNTS))?;
    let who = arrival.who();
    let name = form.get("member").unwrap_or(&who.name).to_owned();
    let moved = web.house.import_circle(&who, &name, text.clone()).await;
    let moved = match moved {
        Ok(moved) => moved,
        // What has been pasted stays, with what is wrong above it.
        Err(why) => {
            let (status, notice) = noticed(why, frame.tongue);
            frame.notice = Some(notice);
            let typed = Brought {
                member: name,
                file: text,
            };
            let form = page(circle::bring(&frame, &typed));
            return Ok(arrival.answer((status, form).into_response()));
        }
    };
    Ok(arrival.answer(see_other(&paths::circle(&moved.id))))
}

/// The link of a member: asked before this browser becomes them.
pub(in crate::http::web) async fn member(
    State(web): State<Web>,
    Framed(frame): Framed,
    Path(key): Path<String>,
) -> Result<Response, Wrong> {
    let (id, _, name) = web.house.member_of_key(&key).await?;
    let SeenCircle::Outside { seen, .. } = web.house.circle(&id, None).await? else {
        return Err(Wrong::NoCircle);
    };
    let moves = MemberMove {
        key,
        circle: seen.name,
        name,
    };
    Ok(private(page(circle::member(&frame, &moves))))
}

/// Becomes the member. Whoever has no name yet gets theirs.
pub(in crate::http::web) async fn take_member(
    State(web): State<Web>,
    caller: Caller,
    Path(key): Path<String>,
) -> Result<Response, Wrong> {
    let (_, _, name) = web.house.member_of_key(&key).await?;
    let known = match &caller.guest {
        Some(guest) => web.house.profile(guest).await?,
        None => None,
    };
    let arrival = if let (Some(guest), Some(profile)) = (caller.guest.clone(), known) {
        Arrival::known(Named { guest, profile })
    } else {
        let marker = anybody()?.marker.to_string();
        Arrival::newcomer(&web, caller, Profile::new(name, marker)).await?
    };
    let id = web.house.hold_member(&arrival.who(), &key).await?;
    Ok(arrival.answer(see_other(&paths::circle(&id))))
}
