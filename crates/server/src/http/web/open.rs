//! Forms with rules in them: a new table, and a proposal.

use axum::extract::{Path, RawQuery, State};
use axum::response::{Html, IntoResponse, Response};
use host::{AnyGame, ClockPlan, LeavePlan, Millis, Plan};
use speech::Tongue;
use table::{Materials, Refusal, Settings};

use super::arrive::{Arrival, anybody};
use super::frame::Framed;
use super::page;
use super::people::see_other;
use crate::house::{self, Order, Seated, Table, Who, Wrong};
use crate::http::Web;
use crate::http::body::Form;
use crate::http::caller::Caller;
use pages::Frame;
use pages::new::{self, NewTable};
use pages::paths;
use pages::propose::{self, Propose};
use pages::table::Game;

/// How long a bot waits before it acts, so that people can follow.
const PACE: Millis = 900;
/// How many seats a new table has unless somebody says otherwise.
const SEATS: usize = 6;

/// The form for a new table; with rules in the address it shows them tried.
pub(super) async fn form(
    Framed(frame): Framed,
    Path(slug): Path<String>,
    RawQuery(query): RawQuery,
) -> Result<Html<String>, Wrong> {
    let game = host::game(&slug)?;
    let form = Form::of(query.as_deref().unwrap_or_default());
    Ok(page(new::page(&frame, &tried(&frame, game, &form, None)?)))
}

/// Opens the table of a form, sits its opener down, then the bots that were asked for, and begins if that was asked.
pub(super) async fn open(
    State(web): State<Web>,
    Framed(frame): Framed,
    caller: Caller,
    form: Form,
) -> Result<Response, Wrong> {
    let game = host::game(form.get("game").unwrap_or_default())?;
    let begins = form.get("begin").is_some();
    // Whoever wants to play bots at once is asked for no name.
    let offered = begins.then(anybody).transpose()?;
    let arrival = Arrival::of(&web, caller, &form, offered).await?;
    let who = arrival.who();
    let opened = match plan(game, &form, title(frame.tongue, Some(&who.name))) {
        Ok(plan) => {
            let password = form.get("password").unwrap_or_default();
            web.house.open_locked(&who.guest, plan, password).await
        }
        Err(why) => Err(Wrong::Refused(why)),
    };
    match opened {
        Ok(table) => {
            let fresh = web.house.fresh(&table);
            set_up(&web, &table, &who, game, &form).await?;
            fresh.stays();
            Ok(arrival.answer(see_other(&paths::table(table.id()))))
        }
        Err(Wrong::Refused(why)) => {
            let again = tried(&frame, game, &form, Some(why))?;
            Ok(page(new::page(&frame, &again)).into_response())
        }
        Err(why) => Err(why),
    }
}

async fn set_up(
    web: &Web,
    table: &Table,
    who: &Who,
    game: &dyn AnyGame,
    form: &Form,
) -> Result<(), Wrong> {
    web.house.sit(table, who.clone(), "").await?;
    let bots = form.get("bots").map_or(Ok(0), |_| form.read("bots"))?;
    // None twice while there are others.
    let kinds = game.company().into_iter().cycle();
    for kind in kinds.take(bots.min(seats(game, form) - 1)) {
        let bot = pages::bot(kind);
        let nonce = web.house.new_nonce()?;
        table
            .order(who.clone(), Order::SeatBot { bot, nonce })
            .await?;
    }
    if form.get("begin").is_some() {
        table
            .order(who.clone(), Order::Seated(Seated::Start))
            .await?;
    }
    Ok(())
}

fn plan(game: &dyn AnyGame, form: &Form, called: String) -> Result<Plan, Refusal> {
    let clock = form.get("clock").and_then(clock).unwrap_or_default();
    Ok(Plan {
        game: game.slug().to_owned(),
        title: house::clean_title(form.get("title").unwrap_or_default(), || called),
        rules: changes(game, house::typed_rules(game, &form.0)?),
        materials: Materials::default(),
        most: seats(game, form),
        private: form.get("private").is_some(),
        clock,
        coach: form.get("odds").is_some(),
        leave: LeavePlan::default(),
        pace: PACE,
        order: Vec::new(),
        book: None,
    })
}

/// Only what differs from the defaults is set by the table.
fn changes(game: &dyn AnyGame, rules: Settings) -> Settings {
    let mut set = rules.0;
    set.retain(|slug, value| {
        let default = table::find(game.rules(), slug).map(table::Rule::default_value);
        default.is_ok_and(|default| default != *value)
    });
    Settings(set)
}

/// `turn:60` is a minute for every decision, `game:600` ten minutes for all of them.
fn clock(text: &str) -> Option<ClockPlan> {
    let (kind, seconds) = text.split_once(':')?;
    let span = seconds.parse::<Millis>().ok()?.checked_mul(1000)?;
    match kind {
        "turn" => Some(ClockPlan::PerTurn(span)),
        "game" => Some(ClockPlan::Reserve(span)),
        _ => None,
    }
}

fn seats(game: &dyn AnyGame, form: &Form) -> usize {
    let (least, most) = (*game.seats().start(), *game.seats().end());
    let asked = form.read("seats").unwrap_or(SEATS);
    asked.clamp(least, most)
}

/// A table is called after whoever opens it, once that is known.
fn title(tongue: Tongue, name: Option<&str>) -> String {
    name.map(|name| pages::new::title(name, tongue))
        .unwrap_or_default()
}

/// The form as it stands, with what is to be said about its rules.
fn tried(
    frame: &Frame,
    game: &dyn AnyGame,
    form: &Form,
    refusal: Option<Refusal>,
) -> Result<NewTable, Wrong> {
    let name = frame.visitor.as_ref().map(|visitor| visitor.name.as_str());
    let rules = house::typed_rules(game, &form.0);
    let warnings = rules
        .clone()
        .and_then(|rules| game.warnings(&rules, &Materials::default()));
    Ok(NewTable {
        game: Game::new(game, frame.tongue),
        newcomer: name.is_none().then(anybody).transpose()?,
        title: house::clean_title(form.get("title").unwrap_or_default(), || {
            title(frame.tongue, name)
        }),
        seats: seats(game, form),
        clock: form.get("clock").unwrap_or("none").to_owned(),
        private: form.get("private").is_some(),
        odds: form.get("odds").is_some(),
        set: rules.unwrap_or_default(),
        refusal: refusal.or_else(|| warnings.clone().err()),
        warnings: warnings.unwrap_or_default(),
    })
}

/// The form for a proposal; with rules in the address it shows them tried.
pub(super) async fn propose(
    State(web): State<Web>,
    Framed(frame): Framed,
    Path(id): Path<String>,
    RawQuery(query): RawQuery,
) -> Result<Html<String>, Wrong> {
    let table = web.house.table(&id);
    let look = |live: &house::Live| (live.room().plan().clone(), live.room().settings());
    let (plan, in_force) = table.look(look).await?;
    let game = host::game(&plan.game)?;
    let form = Form::of(query.as_deref().unwrap_or_default());
    let changes = house::typed_rules(game, &form.0);
    let tried = changes.map(|changes| in_force.changed(&changes));
    let refusal = tried
        .clone()
        .and_then(|set| game.warnings(&set, &plan.materials))
        .err();
    let form = Propose {
        id,
        title: plan.title,
        game: Game::new(game, frame.tongue),
        set: tried.unwrap_or(in_force),
        refusal,
    };
    Ok(page(propose::page(&frame, &form)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_clock_on_offer_is_understood() {
        for (text, _) in new::clocks(speech::Tongue::En) {
            assert_eq!(clock(text).is_none(), text == "none", "{text}");
        }
        assert_eq!(clock("turn:60"), Some(ClockPlan::PerTurn(60_000)));
        assert_eq!(clock("turn:99999999999999999999"), None);
    }
}
