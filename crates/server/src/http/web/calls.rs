//! How somebody is told outside that it is their turn: the page, and its forms.

use axum::extract::State;
use axum::response::{Html, Response};
use serde::Deserialize;

use super::frame::Framed;
use super::page;
use super::people::see_other;
use super::tongue::Spoken;
use crate::house::{By, Quiet, Way, Wrong};
use crate::http::Web;
use crate::http::body::{Form, Query};
use crate::http::caller::Named;
use crate::outgoing::push::Subscription;
use pages::calls::{self, CallsPage};
use pages::paths;

/// What the last form came to.
#[derive(Debug, Deserialize)]
pub(super) struct Came {
    #[serde(default)]
    tried: Option<u32>,
}

/// The ways of whoever looks.
pub(super) async fn all(
    State(web): State<Web>,
    Framed(frame): Framed,
    named: Named,
    Query(came): Query<Came>,
) -> Result<Html<String>, Wrong> {
    let wishes = web.house.wishes(&named.guest);
    let off = !web.house.calls_people();
    let ways = wishes
        .ways
        .iter()
        .map(|way| shown(&web, &named, way, &frame));
    let calls = CallsPage {
        off,
        ways: ways.collect(),
        quiet: wishes.quiet.map(|quiet| (quiet.times(), quiet.ahead())),
        key: if off {
            String::new()
        } else {
            web.house.push_key().await?
        },
        tried: came.tried.is_some(),
    };
    Ok(page(calls::page(&frame, &calls)))
}

fn shown(web: &Web, named: &Named, way: &Way, frame: &pages::Frame) -> calls::Way {
    let refused = |why: &String| speech::refused(why, frame.tongue).into_owned();
    calls::Way {
        number: way.number,
        by: match way.by {
            By::Push(_) => calls::By::Push,
            By::Ntfy { .. } => calls::By::Ntfy,
            By::Webhook { .. } => {
                calls::By::Webhook(web.house.way_secret(&named.guest, way.number))
            }
        },
        place: way.by.place(),
        failed: way.failed.as_ref().map(refused),
    }
}

/// One more way.
pub(super) async fn add(
    State(web): State<Web>,
    named: Named,
    Spoken(tongue): Spoken,
    form: Form,
) -> Result<Response, Wrong> {
    let field = |name| form.get(name).unwrap_or_default().to_owned();
    let by = match form.get("by") {
        Some("ntfy") => By::ntfy(&field("url")),
        Some("webhook") => By::webhook(&field("url")),
        _ => By::push(Subscription {
            endpoint: field("endpoint"),
            p256dh: field("p256dh"),
            auth: field("auth"),
        }),
    }?;
    web.house.call_by(&named.guest, by, Some(tongue)).await?;
    Ok(see_other(paths::CALLS))
}

/// A way is not wanted any more.
pub(super) async fn remove(
    State(web): State<Web>,
    named: Named,
    form: Form,
) -> Result<Response, Wrong> {
    let number = form.read("number")?;
    web.house
        .change_wishes(&named.guest, |wishes| wishes.remove(number))
        .await?;
    Ok(see_other(paths::CALLS))
}

/// Whether a way works.
pub(super) async fn attempt(
    State(web): State<Web>,
    named: Named,
    form: Form,
) -> Result<Response, Wrong> {
    let number = form.read("number")?;
    web.house.try_way(&named.guest, number).await?;
    Ok(see_other(&format!("{}?tried={number}", paths::CALLS)))
}

/// When they are left alone.
pub(super) async fn quiet(
    State(web): State<Web>,
    named: Named,
    Spoken(tongue): Spoken,
    form: Form,
) -> Result<Response, Wrong> {
    let quiet = match form.get("from") {
        Some(from) => {
            let to = form.get("to").unwrap_or_default();
            Some(Quiet::read(from, to, form.read("ahead")?)?)
        }
        None => None,
    };
    let change = |wishes: &mut crate::house::Wishes| {
        tongue.code().clone_into(&mut wishes.tongue);
        wishes.quiet = quiet;
        Ok(())
    };
    web.house.change_wishes(&named.guest, change).await?;
    Ok(see_other(paths::CALLS))
}
