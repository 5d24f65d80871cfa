//! Rules of one's own in the book of a circle: the form that proposes one, and the page of one (K3).

use axum::extract::State;
use axum::response::Response;
use host::circle::{Book, Deed, Inside, Matter};
use serde::Deserialize;
use speech::lab::Measured;
use speech::own::examples;
use table::{Code, Materials, OWN, Refusal, Settings, own_rules};

use super::circle::{Within, private};
use super::frame::Framed;
use super::page;
use super::people::see_other;
use crate::house::{Asked, Origin, Wrong};
use crate::http::Web;
use crate::http::base::Base;
use crate::http::body::{Form, Path, Query};
use crate::http::caller::Named;
use pages::Frame;
use pages::circle::{self, CirclePage, Looked, OwnForm, OwnRule};
use pages::own::Making;
use pages::paths;
use pages::table::Game;

/// What is to stand in the field: the text of an example, or of a rule in the book; else the first example, as where rules are made.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Begins {
    #[serde(default)]
    example: String,
    #[serde(default)]
    rule: String,
}

/// The form.
pub(super) async fn form(
    State(web): State<Web>,
    named: Named,
    Framed(frame): Framed,
    base: Base,
    Path((id, game)): Path<(String, String)>,
    Query(begins): Query<Begins>,
) -> Result<Response, Wrong> {
    let circle = Within::of(&web, &base, &id, &named).await?.page;
    let text = begun(&circle.seen, &game, &begins);
    let shown = empty(&web, &frame, circle, &game, text).await?;
    Ok(private(page(circle::own_form(&frame, &shown))))
}

fn begun(seen: &Inside, game: &str, begins: &Begins) -> String {
    let chapter = seen.book.chapter(game);
    let mut in_book = own_rules(&chapter);
    let mut shipped = examples(game).iter();
    let text = in_book.find(|(name, _)| *name == begins.rule);
    let text = text.or_else(|| {
        let found = shipped.find(|(name, _)| *name == begins.example);
        found.copied()
    });
    text.map_or_else(|| Making::begins(game), |(_, text)| text)
        .to_owned()
}

async fn empty(
    web: &Web,
    frame: &Frame,
    circle: CirclePage,
    game: &str,
    text: String,
) -> Result<OwnForm, Wrong> {
    let shelf = web.house.shelf_of(game).await?;
    Ok(OwnForm {
        circle,
        game: Game::new(host::game(game)?, frame.tongue),
        text,
        shelf,
        chosen: String::new(),
        looked: None,
        refusal: None,
    })
}

/// Looks at what the form has, or proposes it. What cannot be proposed stays in the field.
pub(super) async fn propose(
    State(web): State<Web>,
    named: Named,
    Framed(frame): Framed,
    base: Base,
    Path((id, game)): Path<(String, String)>,
    form: Form,
) -> Result<Response, Wrong> {
    let circle = Within::of(&web, &base, &id, &named).await?.page;
    let typed = form.get("own").unwrap_or_default().replace("\r\n", "\n");
    let mut shown = empty(&web, &frame, circle, &game, typed).await?;
    let given = match given(&web, &game, &form).await {
        Ok(text) => text,
        Err(Wrong::Refused(why)) => {
            shown.refusal = Some(why);
            return Ok(private(page(circle::own_form(&frame, &shown))));
        }
        Err(why) => return Err(why),
    };
    shown.text.clone_from(&given);
    if form.get("look").is_some() || form.get("measure").is_some() {
        let rules = shown.circle.seen.book.chapter(&game);
        let measures = form.get("measure").is_some();
        shown.looked = Some(looked(&web, &game, rules, given, measures).await?);
        return Ok(private(page(circle::own_form(&frame, &shown))));
    }
    let proposed = match host::own_setting(&given) {
        Ok((slug, text)) => {
            let set = Settings::default().with(&slug, text);
            let deed = Deed::Change(Book([(game.clone(), set)].into()));
            web.house
                .do_in_circle(&id, &named.guest.id, deed, None)
                .await
        }
        Err(why) => Err(why.into()),
    };
    match proposed {
        Ok(()) => Ok(see_other(&paths::circle(&id))),
        Err(Wrong::Refused(why)) => {
            shown.refusal = Some(why);
            Ok(private(page(circle::own_form(&frame, &shown))))
        }
        Err(why) => Err(why),
    }
}

/// The text of the field, or of the rule of the shelf that is chosen.
async fn given(web: &Web, game: &str, form: &Form) -> Result<String, Wrong> {
    let typed = form.get("own").map(|text| text.replace("\r\n", "\n"));
    let refuse = |message: &str| {
        let why = Refusal::new(Code::BadValue, message);
        Wrong::Refused(why.by(OWN.number()))
    };
    // The example that the form begins with is nobody's choice.
    let begins = |text: &str| text.trim() == Making::begins(game).trim();
    let shelf = form.get("shelf");
    match (
        typed.filter(|text| !(text.trim().is_empty() || shelf.is_some() && begins(text))),
        shelf,
    ) {
        (Some(text), None) => Ok(text),
        (None, Some(name)) => web.house.on_shelf_for(game, name).await,
        (None, None) => Err(refuse(
            "there is no text: paste one, or choose one of the shelf",
        )),
        (Some(_), Some(_)) => Err(refuse(
            "there is a text and one of the shelf is chosen: choose none there, or empty the field",
        )),
    }
}

/// What is found out about a text beside the rules of a chapter.
async fn looked(
    web: &Web,
    game: &str,
    rules: Settings,
    text: String,
    measures: bool,
) -> Result<Looked, Wrong> {
    let (asked, slug) = (text.clone(), host::game(game)?);
    let (before, name) = (rules.clone(), slug.slug());
    let look = move || {
        let read = speech::own::read(name, &asked);
        let fits = || {
            let (own, text) = host::own_setting(&asked)?;
            slug.warnings(&before.clone().with(&own, text), &Materials::default())
        };
        let clash = read.is_ok().then(fits).and_then(Result::err);
        Ok((read, clash))
    };
    let (read, clash) = web.house.play_over(Origin::Brought, look).await?;
    let would_do = if read.is_ok() && clash.is_none() {
        would_do(web, game, rules, text, measures).await?
    } else {
        None
    };
    Ok(Looked {
        read,
        clash,
        would_do,
    })
}

/// What a text would do: measured beside the book, or as it stands on the house's shelf.
async fn would_do(
    web: &Web,
    game: &str,
    mut rules: Settings,
    text: String,
    measures: bool,
) -> Result<Option<Measured>, Wrong> {
    if !measures {
        let name = host::shelf_name(&text).unwrap_or_default();
        let known = web.house.on_shelf(game, &name).await;
        return Ok(known.ok().and_then(|one| one.would_do));
    }
    let (slug, _) = host::own_setting(&text)?;
    rules.0.remove(&slug);
    let asked = Asked {
        rules,
        own_rules: vec![text],
        ..Asked::of(host::game(game)?)
    };
    let told = web.house.try_rules(asked).await?;
    Ok(Some(Measured::clone(&told)))
}

/// Which proposal a rule stands in, and whether it is to be measured.
#[derive(Debug, Deserialize)]
pub(super) struct Which {
    proposal: Option<u32>,
    measure: Option<String>,
}

/// A rule of the book, or one that is voted on.
pub(super) async fn one(
    State(web): State<Web>,
    named: Named,
    Framed(frame): Framed,
    base: Base,
    Path((id, game, name)): Path<(String, String, String)>,
    Query(which): Query<Which>,
) -> Result<Response, Wrong> {
    let circle = Within::of(&web, &base, &id, &named).await?.page;
    let rules = circle.seen.book.chapter(&game);
    let text = match which.proposal {
        Some(proposal) => in_proposal(&circle.seen, proposal, &game, &name),
        None => text_of(&rules, &name),
    };
    let text = text.ok_or(Wrong::NotFound)?;
    let measures = which.measure.is_some();
    let looked = looked(&web, &game, rules, text.clone(), measures).await?;
    let rule = OwnRule {
        circle,
        game: Game::new(host::game(&game)?, frame.tongue),
        name,
        text,
        proposal: which.proposal,
        looked,
    };
    Ok(private(page(circle::own_rule(&frame, &rule))))
}

fn in_proposal(seen: &Inside, proposal: u32, game: &str, name: &str) -> Option<String> {
    let mut open = seen.proposals.iter();
    let open = open.find(|open| open.id == proposal)?;
    let Matter::Book { changes } = &open.matter else {
        return None;
    };
    text_of(&changes.chapter(game), name)
}

fn text_of(set: &Settings, name: &str) -> Option<String> {
    let (_, text) = own_rules(set).find(|(known, _)| *known == name)?;
    Some(text.to_owned())
}
