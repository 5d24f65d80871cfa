//! What the forms of a table do. A form that is done goes back to its table; the script, which sees what came of it
//! through the stream, is told that it was done.

use std::collections::BTreeMap;

use axum::extract::{FromRequestParts, State};
use axum::http::header::ACCEPT;
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use serde_json::Value;
use table::{Seat, Settings};

use super::arrive::Arrival;
use super::frame::Framed;
use super::open;
use super::people::see_other;
use super::table::markers;
use crate::house::{self, Guest, Live, Order, Seated, Table, Typed, Wanted, Who, Wrong, texts_in};
use crate::http::Web;
use crate::http::body::{Form, Path};
use crate::http::caller::{Caller, Named};
use crate::http::problem::Problem;
use pages::newcomer::{self, Newcomer};
use pages::{filled, paths};

/// Who has sent a form of which table.
#[derive(Debug)]
pub(super) struct At {
    web: Web,
    table: Table,
    who: Who,
    is_script: bool,
}

impl FromRequestParts<Web> for At {
    type Rejection = Wrong;

    async fn from_request_parts(parts: &mut Parts, web: &Web) -> Result<Self, Wrong> {
        let Path(path) = Path::<BTreeMap<String, String>>::from_request_parts(parts, web).await?;
        let id = path.get("table").cloned().ok_or(Wrong::NotFound)?;
        let named = Named::from_request_parts(parts, web).await?;
        Ok(Self {
            web: web.clone(),
            table: web.house.table(&id),
            who: named.who(),
            is_script: is_script(&parts.headers),
        })
    }
}

type Answered = Result<Response, Problem>;

impl At {
    async fn order(self, order: Order) -> Answered {
        let done = self.table.order(self.who, order).await;
        match done {
            Ok(_) => Ok(answer(self.is_script, &self.table)),
            Err(why) => Err(Problem::at(&self.table, why)),
        }
    }

    fn guest(&self) -> Guest {
        let id = self.who.guest.clone();
        Guest { id }
    }

    /// The action that typed words mean at the table.
    async fn typed(&self, words: &str) -> Result<Value, Wrong> {
        let (guest, line) = (self.who.guest.clone(), words.to_owned());
        let read = self.table.look_in(move |live| {
            let seat = live.seat_of(&guest).ok_or(Wrong::Nameless)?;
            let room = live.room();
            let (table, words) = room.table().zip(room.words()).ok_or(Wrong::NotFound)?;
            words.read(table, seat, &line).map_err(Wrong::BadRequest)
        });
        read.await?
    }

    /// Puts what the table plays by on the house's shelf: its game and the name there.
    pub(super) async fn publish(
        &self,
        web: &Web,
        wanted: Wanted,
    ) -> Result<(String, String), Problem> {
        let at = |why| Problem::at(&self.table, why);
        let name = web.house.publish(&self.who, &self.table, wanted).await;
        let game = self.table.look(|live| live.room().plan().game.clone());
        Ok((game.await.map_err(at)?, name.map_err(at)?))
    }

    async fn seated(self, wish: Seated) -> Answered {
        self.order(Order::Seated(wish)).await
    }
}

/// The script of the pages asks for JSON.
fn is_script(headers: &HeaderMap) -> bool {
    headers
        .get(ACCEPT)
        .is_some_and(|accept| accept.as_bytes().starts_with(b"application/json"))
}

fn answer(is_script: bool, table: &Table) -> Response {
    if is_script {
        return StatusCode::NO_CONTENT.into_response();
    }
    see_other(&paths::table(table.id()))
}

/// Takes a seat; whoever has no name yet gives one with the form. A newcomer's page is made anew, because its stream
/// does not know who looks.
pub(super) async fn sit(
    State(web): State<Web>,
    caller: Caller,
    Path(id): Path<String>,
    headers: HeaderMap,
    form: Form,
) -> Answered {
    let table = web.house.table(&id);
    let at = |why| Problem::at(&table, why);
    let address = caller.address;
    let arrival = Arrival::of(&web, caller, &form, None).await;
    let mut arrival = arrival.map_err(at)?;
    if let Some(password) = form.get("password") {
        let who = arrival.who();
        let unlocked = web.house.unlock(&table, &who, address, password).await;
        unlocked.map_err(at)?;
    }
    let sat = sit_down(&web, &table, &mut arrival).await;
    let is_script = is_script(&headers) && !arrival.is_new();
    sat.map_err(at)?;
    Ok(arrival.answer(answer(is_script, &table)))
}

/// How often somebody new is called otherwise because others were quicker to the name that was offered to all.
const QUICKER: usize = 8;

/// Sits down; where somebody else has done so by the name that was offered to both, by another that is offered.
async fn sit_down(web: &Web, table: &Table, arrival: &mut Arrival) -> Result<(), Wrong> {
    let mut sat = web.house.sit(table, arrival.who(), "").await;
    for _ in 0..QUICKER {
        if sat.is_ok() {
            break;
        }
        let Some(other) = another_name(table, arrival.name()).await? else {
            break;
        };
        arrival.called(web, other).await?;
        sat = web.house.sit(table, arrival.who(), "").await;
    }
    sat.map(drop)
}

/// What is offered instead of a name that was offered, if somebody has sat down by it meanwhile.
async fn another_name(table: &Table, name: &str) -> Result<Option<Newcomer>, Wrong> {
    if !newcomer::is_offered(name) {
        return Ok(None);
    }
    let (name, id) = (name.to_owned(), table.id().to_owned());
    table
        .look(move |live| {
            let (room, markers) = (live.room(), markers(live).enumerate());
            let here =
                markers.filter_map(|(index, marker)| Some((room.name(Seat::at(index))?, marker)));
            let here: Vec<_> = here.collect();
            let is_taken = here.iter().any(|(taken, _)| host::look_alike(taken, &name));
            is_taken.then(|| Newcomer::among(&here, &id))
        })
        .await
}

pub(super) async fn rekey(at: At) -> Answered {
    at.order(Order::Rekey).await
}

pub(super) async fn bot(at: At, form: Form) -> Answered {
    let bot = form.read("bot")?;
    let nonce = at.web.house.new_nonce()?;
    at.order(Order::SeatBot { bot, nonce }).await
}

pub(super) async fn remove(at: At, form: Form) -> Answered {
    let seat = Seat(form.read("seat")?);
    at.order(Order::Clear { seat }).await
}

pub(super) async fn start(at: At) -> Answered {
    at.seated(Seated::Start).await
}

pub(super) async fn leave(at: At) -> Answered {
    at.seated(Seated::Leave).await
}

/// For oneself, or for somebody else who has been away while the table waits.
pub(super) async fn stand_in(at: At, form: Form) -> Answered {
    if form.get("seat").is_none() {
        return at.seated(Seated::StandIn(None)).await;
    }
    let seat = Seat(form.read("seat")?);
    let done = at.web.house.stand_in_for(&at.who, &at.table, seat).await;
    done.map_err(|why| Problem::at(&at.table, why))?;
    Ok(answer(at.is_script, &at.table))
}

/// Asks to take somebody out of the game who stays away, or answers.
pub(super) async fn removal(at: At, form: Form) -> Answered {
    let (seat, yes): (_, bool) = (Seat(form.read("seat")?), form.read("yes")?);
    if !yes {
        return at.seated(Seated::AnswerRemoval(false)).await;
    }
    let done = at.web.house.ask_removal(&at.who, &at.table, seat).await;
    done.map_err(|why| Problem::at(&at.table, why))?;
    Ok(answer(at.is_script, &at.table))
}

pub(super) async fn nudge(at: At, form: Form) -> Answered {
    let seat = Seat(form.read("seat")?);
    at.seated(Seated::Nudge(Some(seat))).await
}

pub(super) async fn come_back(at: At) -> Answered {
    at.seated(Seated::Return).await
}

/// The script follows this to the new table too.
pub(super) async fn rematch(at: At) -> Answered {
    let next = at.web.house.rematch(at.who, &at.table).await;
    let next = next.map_err(|why| Problem::at(&at.table, why))?;
    Ok(see_other(&paths::table(next.id())))
}

pub(super) async fn act(at: At, form: Form) -> Answered {
    let action = match form.get("words") {
        Some(words) => at.typed(words).await,
        None => form
            .read("action")
            .and_then(|action| filled(action, &form.0).map_err(Wrong::BadRequest)),
    };
    let wish = Seated::Act {
        action: action.map_err(|why| Problem::at(&at.table, why))?,
        against: form.get("at").map(|_| form.read("at")).transpose()?,
        client: None,
    };
    at.seated(wish).await
}

pub(super) async fn undo(at: At) -> Answered {
    at.seated(Seated::Undo).await
}

pub(super) async fn take_back(at: At, form: Form) -> Answered {
    let wish = if form.get("to").is_some() {
        Seated::TryAgain(form.read("to")?)
    } else if form.get("on").is_some() {
        Seated::AnswerTakeBack(form.read("yes")?, Some(form.read("on")?))
    } else {
        Seated::TakeBack(form.read("yes")?)
    };
    at.seated(wish).await
}

pub(super) async fn pause(at: At, form: Form) -> Answered {
    let yes = form.read("yes")?;
    at.seated(Seated::Pause(yes)).await
}

pub(super) async fn show_hand(at: At, form: Form) -> Answered {
    let yes = form.read("yes")?;
    at.seated(Seated::ShowHand(yes)).await
}

pub(super) async fn go_on(at: At) -> Answered {
    at.seated(Seated::GoOn).await
}

/// What the form for several changes cannot propose stands in it as it was typed, with the reason (the page of the table tells
/// of a single change).
pub(super) async fn propose(
    at: At,
    Framed(frame): Framed,
    caller: Caller,
    mut form: Form,
) -> Answered {
    let proposed = at.propose(&caller, &mut form).await;
    let keeps = form.get("whole").is_some() && !at.is_script;
    let again = match proposed {
        Ok(()) => return Ok(answer(at.is_script, &at.table)),
        Err(Wrong::Refused(why)) if keeps => {
            let place = (at.table.id(), Some(at.who.guest.as_str()));
            open::proposal(&at.web, &frame, place, form, Some(why)).await
        }
        Err(why) => Err(why),
    };
    let again = again.map(IntoResponse::into_response);
    again.map_err(|why| Problem::at(&at.table, why))
}

impl At {
    /// The form sends every rule; those that differ from the rules in force are proposed.
    async fn propose(&self, caller: &Caller, form: &mut Form) -> Result<(), Wrong> {
        let rules = |live: &Live| (live.room().settings(), live.room().plan().game.clone());
        let (in_force, game) = self.table.look_as(Some(&self.who.guest), rules).await?;
        let game = host::game(&game)?;
        self.web.house.with_shelf(game.slug(), &mut form.0).await?;
        let mut changes = Typed::read(game, &form.0).whole()?.0;
        // The form of several changes sends every rule; the table itself says of a single one whether it changes anything.
        if changes.len() > 1 {
            for rule in game.rules() {
                if changes.get(rule.slug) == Some(&in_force.value_of(rule)) {
                    changes.remove(rule.slug);
                }
            }
        }
        let changes = Settings(changes);
        self.web.rates.bring(caller.address, texts_in(&changes))?;
        let order = Order::Seated(Seated::Propose(changes));
        self.table.order(self.who.clone(), order).await?;
        Ok(())
    }
}

pub(super) async fn vote(at: At, form: Form) -> Answered {
    let vote = match form.get("vote") {
        Some("yes") => Some(true),
        Some("no") => Some(false),
        _ => None,
    };
    let on = form.get("proposal").map(str::parse).transpose();
    let on = on.map_err(|_| Wrong::BadRequest("`proposal` should be a number".to_owned()))?;
    at.seated(Seated::Vote(vote, on)).await
}

/// The page is made anew: what was said before is not shown any more either.
pub(super) async fn mute(at: At, form: Form) -> Answered {
    let (guest, name) = (at.guest(), form.read::<String>("name")?);
    let muted = at.web.house.mute(&guest, &name).await;
    muted.map_err(|why| Problem::at(&at.table, why))?;
    Ok(see_other(&paths::table(at.table.id())))
}

pub(super) async fn unmute(at: At, form: Form) -> Answered {
    let (guest, name) = (at.guest(), form.read::<String>("name")?);
    let muted = at.web.house.unmute(&guest, &name).await;
    muted.map_err(|why| Problem::at(&at.table, why))?;
    Ok(see_other(&paths::table(at.table.id())))
}

pub(super) async fn chat(at: At, form: Form) -> Answered {
    let Some(text) = form.get("text").filter(|text| !text.trim().is_empty()) else {
        return Ok(answer(at.is_script, &at.table));
    };
    let text = house::clean_remark(text).map_err(Wrong::BadRequest)?;
    at.order(Order::Say { text }).await
}
