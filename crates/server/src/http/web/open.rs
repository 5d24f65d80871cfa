//! Forms with rules in them: a new table, and a proposal.

use axum::extract::{RawQuery, State};
use axum::response::{Html, IntoResponse, Response};
use host::{AnyGame, ClockPlan, Coach, LeavePlan, Millis, PIECES_PREFIX, Plan};
use speech::lab::{Measured, NothingToMeasure};
use speech::{Names, Sentence, Tongue};
use table::{Materials, OWN_PREFIX, Refusal, Settings, Value};

use super::arrive::{Arrival, anybody};
use super::frame::Framed;
use super::page;
use super::people::see_other;
use crate::house::{self, Asked, Guest, Order, Seated, Table, Typed, Who, Wrong};
use crate::http::Web;
use crate::http::body::{Form, Path};
use crate::http::caller::Caller;
use pages::Frame;
use pages::new::{self, NewTable};
use pages::newcomer::Newcomer;
use pages::paths;
use pages::people::Marker;
use pages::presets::{self, Offered};
use pages::propose::{self, Propose};
use pages::table::Game;

/// How many of a guest's tables are looked at for the last of a game.
const LOOKED_AT: usize = 12;

/// The form for a new table; with rules in the address it shows them tried.
pub(super) async fn form(
    State(web): State<Web>,
    Framed(frame): Framed,
    caller: Caller,
    Path(slug): Path<String>,
    RawQuery(query): RawQuery,
) -> Result<Html<String>, Wrong> {
    let game = host::game(&slug)?;
    let mut form = Form::of(query.as_deref().unwrap_or_default());
    let refused = from_shelf(&web, game, &mut form).await?;
    let last = last(&web, caller.guest.as_ref(), game).await?;
    let new = tried(&web, &frame, game, (&form, last, refused)).await?;
    Ok(page(new::page(&frame, &new)))
}

/// Puts the text of a rule of the house's shelf in place of its name; why there is none.
async fn from_shelf(
    web: &Web,
    game: &dyn AnyGame,
    form: &mut Form,
) -> Result<Option<Refusal>, Wrong> {
    match web.house.with_shelf(game.slug(), &mut form.0).await {
        Ok(()) => Ok(None),
        Err(Wrong::Refused(why)) => Ok(Some(why)),
        Err(why) => Err(why),
    }
}

/// The same with what its rules would do beside the usual ones, measured (U23); its pieces are not. Whoever comes from where a
/// rule is made brings its text, and nothing is measured yet.
pub(super) async fn measure(
    State(web): State<Web>,
    Framed(frame): Framed,
    caller: Caller,
    Path(slug): Path<String>,
    mut form: Form,
) -> Result<Html<String>, Wrong> {
    let game = host::game(&slug)?;
    let refused = from_shelf(&web, game, &mut form).await?;
    let last = last(&web, caller.guest.as_ref(), game).await?;
    let mut new = tried(&web, &frame, game, (&form, last, refused)).await?;
    let change = changes(game, new.set.clone());
    if form.get("play").is_some() {
        return Ok(page(new::page(&frame, &new)));
    }
    if change.0.is_empty() {
        let names = Names::new(&[], None).in_tongue(frame.tongue);
        new.warnings
            .push(NothingToMeasure {}.line(names).to_string());
    } else if new.refusal.is_none() {
        let asked = Asked {
            change,
            ..Asked::of(game)
        };
        match web.house.try_rules(asked).await {
            Ok(measured) => new.would_do = Some(Measured::clone(&measured)),
            Err(Wrong::Refused(why)) => new.refusal = Some(why),
            Err(why) => return Err(why),
        }
    }
    Ok(page(new::page(&frame, &new)))
}

/// Opens the table of a form, sits its opener down, then the bots that were asked for, and begins if that was asked.
pub(super) async fn open(
    State(web): State<Web>,
    Framed(frame): Framed,
    caller: Caller,
    mut form: Form,
) -> Result<Response, Wrong> {
    let game = host::game(form.get("game").unwrap_or_default())?;
    let refused = from_shelf(&web, game, &mut form).await?;
    let begins = form.get("begin").is_some();
    // Whoever wants to play bots at once is asked for no name.
    let offered = begins.then(anybody).transpose()?;
    let last = last(&web, caller.guest.as_ref(), game).await?;
    let address = caller.address;
    let arrival = Arrival::of(&web, caller, &form, offered).await?;
    let who = arrival.who();
    let presets = presets::offered(game, last.clone(), frame.tongue)?;
    let rules = refused.map_or_else(|| typed(game, &form, &presets).whole(), Err);
    let title = title(frame.tongue, Some(&who.name));
    let opened = match rules.and_then(|rules| plan(game, &form, &rules, title)) {
        Ok(plan) => {
            let texts = house::texts_in(&plan.rules);
            web.rates.bring(address, house::brought(&plan) + texts)?;
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
            let again = tried(&web, &frame, game, (&form, last, Some(why))).await?;
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

fn plan(
    game: &dyn AnyGame,
    form: &Form,
    rules: &Settings,
    called: String,
) -> Result<Plan, Refusal> {
    let clock = form.get("clock").and_then(clock).unwrap_or_default();
    let (rules, materials) = laid(game, rules)?;
    let title = house::clean_title(form.get("title").unwrap_or_default(), || called);
    Ok(Plan {
        rules: changes(game, rules),
        materials,
        private: form.get("private").is_some(),
        clock,
        coach: coach(form),
        leave: if bot_goes_on(form) {
            LeavePlan::Bot(game.stand_in().to_owned())
        } else {
            LeavePlan::Drop
        },
        delay: delay(form),
        pace: pace(form),
        ..Plan::usual(game.slug(), title, seats(game, form))
    })
}

/// The rules of a form, and the pieces that stand among them.
fn laid(game: &dyn AnyGame, set: &Settings) -> Result<(Settings, Materials), Refusal> {
    let before = (&Settings::default(), &Materials::default());
    host::with_change(game, before, set)
}

/// The rules of a form: its preset, and what is set otherwise.
fn typed(game: &dyn AnyGame, form: &Form, presets: &[Offered]) -> Typed {
    let typed = Typed::read(game, &form.0);
    let field = |name| form.get(name).unwrap_or_default();
    let (now, before) = (field("preset"), field("from"));
    let told = Game::new(game, Tongue::En);
    Typed {
        set: presets::mixed(presets, now, before, &typed.set, &told),
        ..typed
    }
}

/// The rules of the last table at which this browser sat down.
async fn last(
    web: &Web,
    guest: Option<&Guest>,
    game: &'static dyn AnyGame,
) -> Result<Option<Settings>, Wrong> {
    let Some(guest) = guest else { return Ok(None) };
    for id in web.house.tables_of(guest).await?.iter().take(LOOKED_AT) {
        let table = web.house.table(id);
        if let Ok(plan) = table.look(|live| live.room().plan().clone()).await
            && plan.game == game.slug()
        {
            // What was loaded for that table is not there for the next.
            let set = changes(game, plan.rules);
            let fits = web
                .house
                .warnings(game, set.clone(), Materials::default())
                .await?;
            return Ok(fits.is_ok().then_some(set));
        }
    }
    Ok(None)
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

/// Whether a bot plays on for whoever leaves for good.
fn bot_goes_on(form: &Form) -> bool {
    form.get("leave") == Some("bot")
}

/// Whom the table gives advice: of both boxes the one for learning counts.
fn coach(form: &Form) -> Coach {
    if form.get("odds").is_some() {
        Coach::On
    } else if form.get("after").is_some() {
        Coach::After
    } else {
        Coach::Off
    }
}

/// How long bots wait: one of the spans on offer.
fn pace(form: &Form) -> Millis {
    let asked = form.read("pace").ok();
    let offered = asked.filter(|asked| new::PACES.contains(asked));
    offered.unwrap_or(new::PACES[0])
}

/// How much later those who watch see the table: one of the spans on offer.
fn delay(form: &Form) -> Millis {
    let asked = form.read("delay").ok();
    let offered = asked.filter(|asked| new::DELAYS.contains(asked));
    offered.unwrap_or(new::DELAYS[0])
}

fn seats(game: &dyn AnyGame, form: &Form) -> usize {
    let asked = form.read("seats");
    let asked = asked.unwrap_or_else(|_| host::usual_seats(game));
    asked.clamp(*game.seats().start(), *game.seats().end())
}

/// A table is called after whoever opens it, once that is known.
fn title(tongue: Tongue, name: Option<&str>) -> String {
    name.map(|name| pages::new::title(name, tongue))
        .unwrap_or_default()
}

/// What somebody new is offered to be called: what they have typed themselves, if they have.
fn offered(form: &Form) -> Result<Newcomer, Wrong> {
    let offered = anybody()?;
    let name = form.get("name").unwrap_or_default();
    Ok(match house::clean_name(name) {
        Ok(name) => Newcomer {
            name,
            marker: form
                .get("marker")
                .and_then(Marker::parse)
                .unwrap_or(offered.marker),
        },
        Err(_) => offered,
    })
}

/// The form as it stands, with what is to be said about its rules.
async fn tried(
    web: &Web,
    frame: &Frame,
    game: &'static dyn AnyGame,
    (form, last, refusal): (&Form, Option<Settings>, Option<Refusal>),
) -> Result<NewTable, Wrong> {
    let name = frame.visitor.as_ref().map(|visitor| visitor.name.as_str());
    let presets = presets::offered(game, last, frame.tongue)?;
    let typed = typed(game, form, &presets);
    let warnings = match laid(game, &typed.set) {
        Ok((rules, materials)) => web.house.warnings(game, rules, materials).await?,
        Err(why) => Err(why),
    };
    Ok(NewTable {
        game: Game::new(game, frame.tongue),
        newcomer: name.is_none().then(|| offered(form)).transpose()?,
        title: house::clean_title(form.get("title").unwrap_or_default(), || {
            title(frame.tongue, name)
        }),
        seats: seats(game, form),
        clock: form.get("clock").unwrap_or("none").to_owned(),
        private: form.get("private").is_some(),
        coach: coach(form),
        bot_goes_on: bot_goes_on(form),
        pace: pace(form),
        delay: delay(form),
        bots: form.read("bots").unwrap_or_default(),
        presets,
        set: typed.set,
        unread: typed.unread,
        refusal: refusal.or(typed.refusal).or_else(|| warnings.clone().err()),
        warnings: warnings.unwrap_or_default(),
        would_do: None,
    })
}

/// The form for a proposal; with rules in the address it shows them tried.
pub(super) async fn propose(
    State(web): State<Web>,
    Framed(frame): Framed,
    caller: Caller,
    Path(id): Path<String>,
    RawQuery(query): RawQuery,
) -> Result<Html<String>, Wrong> {
    let form = Form::of(query.as_deref().unwrap_or_default());
    proposal(&web, &frame, (&id, caller.id()), form, None).await
}

/// The form for a proposal as it was typed, and why it cannot be proposed.
pub(super) async fn proposal(
    web: &Web,
    frame: &Frame,
    (id, guest): (&str, Option<&str>),
    mut form: Form,
    why: Option<Refusal>,
) -> Result<Html<String>, Wrong> {
    let look = |live: &house::Live| {
        let room = live.room();
        (room.plan().clone(), room.settings(), room.table().is_some())
    };
    let table = web.house.table(id);
    let (plan, in_force, begun) = table.look_as(guest, look).await?;
    let game = host::game(&plan.game)?;
    let refused = why.or(from_shelf(web, game, &mut form).await?);
    let typed = Typed::read(game, &form.0);
    let set = in_force.changed(&typed.set);
    let refusal = match refused.or(typed.refusal) {
        Some(why) => Some(why),
        None => match host::with_change(game, (&in_force, &plan.materials), &typed.set) {
            Ok((rules, materials)) => web.house.warnings(game, rules, materials).await?.err(),
            Err(why) => Some(why),
        },
    };
    let form = Propose {
        id: id.to_owned(),
        title: plan.title,
        game: Game::new(game, frame.tongue),
        own: new_texts(&typed.set, &in_force),
        set,
        unread: typed.unread,
        begun,
        refusal,
    };
    Ok(page(propose::page(frame, &form)))
}

/// The texts of rules of one's own that are not in force as they stand, and those of pieces.
fn new_texts(typed: &Settings, in_force: &Settings) -> Settings {
    let mut texts = typed.clone();
    let is_new = |slug: &str, text: &Value| in_force.get(slug) != Some(text);
    let is_text = |slug: &str| slug.starts_with(OWN_PREFIX) || slug.starts_with(PIECES_PREFIX);
    texts
        .0
        .retain(|slug, text| is_text(slug) && is_new(slug, text));
    texts
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
