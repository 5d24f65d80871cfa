//! The book of a circle: its versions, and the forms of its chapters.

use axum::extract::{RawQuery, State};
use axum::response::{Html, IntoResponse, Response};
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
    let typed = Typed::of(&chapter, &form)?;
    let mut shown = typed.shown(within, chapter);
    if shown.refusal.is_none() {
        let (slug, set) = (shown.chapter.clone(), shown.set.clone());
        let look = move || Ok(warned(&slug, &set).err());
        shown.refusal = web.house.play_over(Origin::Brought, look).await?;
    }
    let markup = circle::change(&frame, &shown).ok_or(Wrong::NotFound)?;
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

/// Writes or proposes what the form of a chapter says. What cannot be stays in the form.
pub(in crate::http::web) async fn change(
    State(web): State<Web>,
    named: Named,
    Framed(frame): Framed,
    base: Base,
    Path((id, chapter)): Path<(String, String)>,
    form: Form,
) -> Result<Response, Wrong> {
    let within = Within::of(&web, &base, &id, &named).await?;
    let typed = Typed::of(&chapter, &form)?;
    let done = match typed.changes(&within, &chapter) {
        Ok(changes) => {
            let deed = Deed::Change(changes);
            web.house
                .do_in_circle(&id, &named.guest.id, deed, None)
                .await
        }
        Err(why) => Err(why.into()),
    };
    match done {
        Ok(()) => Ok(see_other(&paths::circle(&id))),
        Err(Wrong::Refused(why)) => {
            let mut shown = typed.shown(within, chapter);
            shown.refusal = Some(why);
            let markup = circle::change(&frame, &shown).ok_or(Wrong::NotFound)?;
            Ok(page(markup).into_response())
        }
        Err(why) => Err(why),
    }
}

/// What the form of a chapter says.
struct Typed {
    /// Under which version of the book it was opened.
    version: Option<usize>,
    /// The rules that can be read.
    set: Settings,
    /// Why another cannot.
    unread: Option<Refusal>,
}

impl Typed {
    fn of(chapter: &str, form: &Form) -> Result<Self, Refusal> {
        let rules = host::circle::rules_of(chapter)?;
        let (mut set, mut unread) = (Settings::default(), None);
        for (name, value) in &form.0 {
            let Some(slug) = name.strip_prefix("rule.") else {
                continue;
            };
            let one = Settings::default().with(slug, table::Value::Word(value.clone()));
            match one.read(rules) {
                Ok(one) => set.0.extend(one.0),
                Err(why) => unread = unread.or(Some(why)),
            }
        }
        Ok(Self {
            version: form.read("version").ok(),
            set,
            unread,
        })
    }

    /// What is to be other than the book said when the form was opened: whatever was voted in since then stays, and the
    /// form has not touched it.
    fn changes(&self, within: &Within, chapter: &str) -> Result<Book, Refusal> {
        if let Some(why) = &self.unread {
            return Err(why.clone());
        }
        let opened = within
            .page
            .seen
            .book_of(self.opened(within))
            .chapter(chapter);
        let rules = host::circle::rules_of(chapter)?;
        let mut set = self.set.clone();
        set.0.retain(|slug, value| {
            let rule = rules.iter().find(|rule| rule.slug == *slug);
            rule.is_none_or(|rule| opened.value_of(rule) != *value)
        });
        Ok(Book([(chapter.to_owned(), set)].into()))
    }

    fn opened(&self, within: &Within) -> usize {
        let last = within.page.seen.versions.len();
        self.version
            .filter(|version| (1..=last).contains(version))
            .unwrap_or(last)
    }

    /// The form as it stands.
    fn shown(self, within: Within, chapter: String) -> Change {
        let version = self.opened(&within);
        let now = within.page.seen.book.chapter(&chapter);
        Change {
            id: within.page.id,
            circle: within.page.seen.name,
            set: now.changed(&self.set),
            writing: within.page.seen.writing,
            refusal: self.unread,
            version,
            chapter,
        }
    }
}
