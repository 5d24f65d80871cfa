//! Coming in: a name and a marker, a code, the link of a seat.

use axum::extract::State;
use axum::response::{Html, Response};
use serde::Deserialize;

use super::arrive::{Arrival, anybody};
use super::frame::Framed;
use super::page;
use super::people::see_other;
use crate::house::{self, CIRCLE_ID, Profile, TABLE_ID, Wrong};
use crate::http::Web;
use crate::http::body::{Form, Path, Query};
use crate::http::caller::{Caller, Named};
use pages::sign::{self, SeatMove, Sign};
use pages::{Frame, Marker, paths};

/// Where to go on.
#[derive(Debug, Deserialize)]
pub(super) struct Next {
    #[serde(default)]
    next: String,
}

/// The form for a name and a marker.
pub(super) async fn sign(
    Framed(frame): Framed,
    Query(Next { next }): Query<Next>,
) -> Result<Html<String>, Wrong> {
    let visitor = frame.visitor.clone();
    let (name, marker) = match visitor {
        Some(visitor) => (visitor.name, visitor.marker),
        None => anybody().map(|offered| (offered.name, offered.marker))?,
    };
    let sign = Sign {
        name,
        marker,
        next: ours(&next),
        refused: None,
    };
    Ok(page(sign::page(&frame, &sign)))
}

/// The shape and the colour that were chosen in a form.
pub(in crate::http::web) fn chosen(form: &Form) -> Option<Marker> {
    let [shape, colour] = ["shape", "colour"].map(|field| form.get(field));
    Marker::parse(&format!("{}-{}", shape?, colour?))
}

/// Takes a name and a marker, and makes a newcomer a guest.
pub(super) async fn name(
    State(web): State<Web>,
    caller: Caller,
    Framed(frame): Framed,
    form: Form,
) -> Result<Response, Wrong> {
    let next = ours(form.get("next").unwrap_or_default());
    let marker = chosen(&form).unwrap_or_else(|| Marker::nth(0));
    let typed = form.get("name").unwrap_or_default();
    let name = match house::clean_name(typed) {
        Ok(name) => name,
        Err(why) => return Ok(again(&frame, typed, marker, next, why)),
    };
    let mut profile = Profile::new(name, marker.to_string());
    let arrival = match caller.guest.clone() {
        Some(guest) => {
            profile.muted = web.house.muted(Some(&guest.id)).await?;
            web.house.rename(&guest, &profile).await?;
            Arrival::known(Named { guest, profile })
        }
        None => Arrival::newcomer(&web, caller, profile).await?,
    };
    Ok(arrival.answer(see_other(&next)))
}

fn again(frame: &Frame, name: &str, marker: Marker, next: String, why: String) -> Response {
    use axum::response::IntoResponse as _;
    let sign = Sign {
        name: name.to_owned(),
        marker,
        next,
        refused: Some(why),
    };
    page(sign::page(frame, &sign)).into_response()
}

/// A path of ours; anything else is the home page.
fn ours(next: &str) -> String {
    paths::ours(next).unwrap_or(paths::HOME).to_owned()
}

/// A code in the address.
#[derive(Debug, Deserialize)]
pub(super) struct Code {
    #[serde(default)]
    code: String,
}

/// To the table or seat of a code.
pub(super) async fn join(Query(Code { code }): Query<Code>) -> Response {
    see_other(&place(&code))
}

/// The same from a form that posts.
pub(super) async fn join_form(form: Form) -> Response {
    see_other(&place(form.get("code").unwrap_or_default()))
}

/// Where a code leads, or a link of this house that somebody was sent. A key has a hyphen behind its code, that of a seat behind the
/// code of a table, that of a member behind the longer one of a circle; other hyphens are how people write.
fn place(code: &str) -> String {
    if let Some(path) = path_of(code.trim()) {
        return path.to_owned();
    }
    let key = house::as_written(code);
    let code = key.replace('-', "");
    match (key.find('-'), code.len()) {
        (_, 0) => paths::HOME.to_owned(),
        (Some(CIRCLE_ID), CIRCLE_ID..) => paths::member(&key),
        (Some(TABLE_ID), TABLE_ID..) => paths::seat(&key),
        (_, CIRCLE_ID) => paths::circle(&code),
        _ => paths::table(&code),
    }
}

/// The path of a link, if there is one of ours in it; whose host it names is not asked, as the way leads to this one.
fn path_of(link: &str) -> Option<&str> {
    let (_, rest) = link.split_once("://").unwrap_or(("", link));
    let path = rest.get(rest.find('/')?..)?;
    paths::ours(path).filter(|path| *path != paths::HOME)
}

/// The link of a seat: whoever holds it goes to the table; anybody else is asked whether to take it.
pub(super) async fn seat(
    State(web): State<Web>,
    caller: Caller,
    Framed(frame): Framed,
    Path(key): Path<String>,
) -> Result<Response, Wrong> {
    use axum::response::IntoResponse as _;
    let (table, seat) = web.house.seat_of_key(&key).await?;
    let guest = caller.guest.map(|guest| guest.id);
    let (name, is_mine) = table
        .look_in(move |live| {
            let mine = guest.is_some_and(|guest| live.seat_of(&guest) == Some(seat));
            (live.room().name(seat).unwrap_or_default().to_owned(), mine)
        })
        .await?;
    if is_mine {
        return Ok(see_other(&paths::table(table.id())));
    }
    let seat = SeatMove {
        key,
        table: table.summary().title.clone(),
        name,
    };
    Ok(page(sign::seat(&frame, &seat)).into_response())
}

/// Takes the seat. Whoever has no name yet gets that of the seat.
pub(super) async fn take_seat(
    State(web): State<Web>,
    caller: Caller,
    Path(key): Path<String>,
) -> Result<Response, Wrong> {
    let known = match &caller.guest {
        Some(guest) => web.house.profile(guest).await?,
        None => None,
    };
    let arrival = match (caller.guest.clone(), known) {
        (Some(guest), Some(profile)) => Arrival::known(Named { guest, profile }),
        _ => Arrival::newcomer(&web, caller, profile_of_seat(&web, &key).await?).await?,
    };
    let (table, _) = web.house.hold(arrival.who(), &key).await?;
    Ok(arrival.answer(see_other(&paths::table(table.id()))))
}

async fn profile_of_seat(web: &Web, key: &str) -> Result<Profile, Wrong> {
    let (table, seat) = web.house.seat_of_key(key).await?;
    let profile = table.look_in(move |live| {
        let name = live.room().name(seat).unwrap_or_default().to_owned();
        let chair = live.chairs().get(seat.index());
        let marker = chair.map(|chair| chair.marker.clone());
        Profile::new(name, marker.unwrap_or_default())
    });
    profile.await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_read_as_people_type_them() {
        assert_eq!(place(" K7F2 M9QX "), "/t/k7f2m9qx");
        assert_eq!(place("k7f2m9qO-ABC"), "/seat/k7f2m9q0-abc");
        assert_eq!(place("K7F2M9QX00"), "/c/k7f2m9qx00");
        assert_eq!(place("k7f2m9qx00-abc"), "/member/k7f2m9qx00-abc");
        assert_eq!(place("k7f2-m9qx"), "/t/k7f2m9qx");
        assert_eq!(place("../.."), "/");
    }

    #[test]
    fn a_link_that_was_sent_leads_where_it_says_in_this_house() {
        assert_eq!(
            place(" https://play.example:8443/t/nd2w19h9 "),
            "/t/nd2w19h9"
        );
        assert_eq!(place("play.example/c/k7f2m9qx00"), "/c/k7f2m9qx00");
        assert_eq!(place("/seat/k7f2m9q0-abc"), "/seat/k7f2m9q0-abc");
        assert_eq!(
            place("/t/nd2w19h9/report?step=3"),
            "/t/nd2w19h9/report?step=3"
        );
        assert_eq!(
            place("https://evil.example//evil.example"),
            "/t/httpsev11examp1eev11examp1e"
        );
    }
}
