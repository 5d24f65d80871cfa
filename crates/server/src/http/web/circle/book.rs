//! The book of a circle: its versions, and the forms of its chapters.

use axum::extract::{RawQuery, State};
use axum::response::{Html, Response};
use host::circle::{Book, Deed};
use serde::Deserialize;
use table::{Refusal, Settings};

use super::{Within, private};
use crate::house::{Origin, Wrong};
use crate::http::Web;
use crate::http::base::Base;
use crate::http::body::{Form, Path, Query};
use crate::http::caller::Named;
use crate::http::web::frame::Framed;
use crate::http::web::page;
use crate::http::web::people::see_other;
use pages::circle::{self, BookPage, Change};
use pages::paths;

/// Which versions of the book.
#[derive(Debug, Deserialize)]
pub(in crate::http::web) struct Versions {
    version: Option<usize>,
    with: Option<usize>,
}

/// The book, or two versions of it.
pub(in crate::http::web) async fn book(
    State(web): State<Web>,
    named: Named,
    Framed(frame): Framed,
    base: Base,
    Path(id): Path<String>,
    Query(Versions { version, with }): Query<Versions>,
) -> Result<Response, Wrong> {
    let within = Within::of(&web, &base, &id, &named).await?;
    let last = within.page.seen.versions.len();
    let version = version.unwrap_or(last);
    let is_there = |version: &usize| (1..=last).contains(version);
    let asked = [Some(version), with]
        .into_iter()
        .flatten()
        .all(|version| is_there(&version));
    if !asked {
        return Err(Wrong::NotFound);
    }
    let sheet = BookPage {
        version,
        book: within.page.seen.book_of(version),
        before: with.map(|with| (with, within.page.seen.book_of(with))),
        circle: within.page,
    };
    Ok(private(page(circle::book(&frame, &sheet))))
}

/// The form of a chapter; with rules in the address it shows them tried.
pub(in crate::http::web) async fn chapter(
    State(web): State<Web>,
    named: Named,
    Framed(frame): Framed,
    base: Base,
    Path((id, chapter)): Path<(String, String)>,
    RawQuery(query): RawQuery,
) -> Result<Html<String>, Wrong> {
    let within = Within::of(&web, &base, &id, &named).await?;
    let form = Form::of(query.as_deref().unwrap_or_default());
    let now = within.page.seen.book.chapter(&chapter);
    let tried = typed(&chapter, &form).map(|set| now.changed(&set));
    let (slug, asked) = (chapter.clone(), tried.clone());
    let look = move || Ok(asked.and_then(|set| warned(&slug, &set)).err());
    let refusal = web.house.play_over(Origin::Brought, look).await?;
    let form = Change {
        id,
        circle: within.page.seen.name,
        set: tried.unwrap_or(now),
        writing: within.page.seen.writing,
        refusal,
        chapter,
    };
    let markup = circle::change(&frame, &form).ok_or(Wrong::NotFound)?;
    Ok(page(markup))
}

fn warned(chapter: &str, set: &Settings) -> Result<(), Refusal> {
    if chapter == host::circle::OWN {
        return Ok(());
    }
    host::game(chapter)?
        .warnings(set, &table::Materials::default())
        .map(drop)
}

/// Writes or proposes what the form of a chapter says.
pub(in crate::http::web) async fn change(
    State(web): State<Web>,
    named: Named,
    Path((id, chapter)): Path<(String, String)>,
    form: Form,
) -> Result<Response, Wrong> {
    let set = typed(&chapter, &form)?;
    let changes = Book([(chapter, set)].into());
    web.house
        .do_in_circle(&id, &named.guest.id, Deed::Change(changes), None)
        .await?;
    Ok(see_other(&paths::circle(&id)))
}

/// The rules of a chapter among the fields of a form.
fn typed(chapter: &str, form: &Form) -> Result<Settings, Refusal> {
    let rules = form.0.iter().filter_map(|(name, value)| {
        let slug = name.strip_prefix("rule.")?;
        Some((slug.to_owned(), table::Value::Word(value.clone())))
    });
    Settings(rules.collect()).read(host::circle::rules_of(chapter)?)
}
