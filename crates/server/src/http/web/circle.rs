//! Circles in a browser: their pages, and what their forms do.

use std::convert::Infallible;

use axum::body::Body;
use axum::extract::{Path, Query, RawQuery, State};
use axum::http::header;
use axum::response::{Html, IntoResponse, Response};
use futures_util::stream::unfold;
use host::circle::{Book, Deed, FeatView, Inside, Matter, MemberId};
use serde::Deserialize;
use speech::Tongue;
use table::{Code, Refusal, Settings};

use super::arrive::{Arrival, anybody};
use super::frame::Framed;
use super::page;
use super::people::see_other;
use super::tongue::Spoken;
use crate::house::{By, CIRCLE_COUNTS, CircleExport as Export, Origin, Profile, SeenCircle, Wrong};
use crate::http::Web;
use crate::http::base::Base;
use crate::http::body::Form;
use crate::http::caller::{Caller, Named};
use crate::http::stream::circle_news;
use pages::circle::{self, BookPage, Change, CirclePage, Door, MemberMove, Outgoing, Wanted};
use pages::paths;
use pages::table::Link;

/// The form that makes a circle.
pub(super) async fn make(Framed(frame): Framed) -> Html<String> {
    page(circle::make(&frame))
}

/// Makes a circle; a newcomer's name comes with the form.
pub(super) async fn found(
    State(web): State<Web>,
    caller: Caller,
    form: Form,
) -> Result<Response, Wrong> {
    let arrival = Arrival::of(&web, caller, &form, None).await?;
    let marker = anybody()?.marker.to_string();
    let name = form.get("circle").unwrap_or_default();
    let id = web.house.found(&arrival.who(), name, &marker).await?;
    Ok(arrival.answer(see_other(&paths::circle(&id))))
}

/// The place itself for members, its door for everybody else.
pub(super) async fn place(
    State(web): State<Web>,
    caller: Caller,
    Framed(frame): Framed,
    base: Base,
    Path(id): Path<String>,
) -> Result<Response, Wrong> {
    let guest = caller.guest.map(|guest| guest.id);
    let markup = match web.house.circle(&id, guest.as_deref()).await? {
        SeenCircle::Outside { seen, asked } => circle::door(&frame, &Door { id, seen, asked }),
        SeenCircle::Inside(seen) => {
            let guest = guest.unwrap_or_default();
            web.house
                .do_in_circle(&id, &guest, Deed::Come, None)
                .await?;
            circle::page(&frame, &shown(&web, &base, &id, &guest, *seen).await?)
        }
    };
    Ok(private(page(markup)))
}

/// A page with a key in it beside what others have chosen: such a page is not compressed (see `squeeze`).
pub(super) fn private(page: Html<String>) -> Response {
    ([(header::CONTENT_ENCODING, "identity")], page).into_response()
}

async fn shown(
    web: &Web,
    base: &Base,
    id: &str,
    guest: &str,
    seen: Inside,
) -> Result<CirclePage, Wrong> {
    let key = web.house.member_key(id, guest).await?;
    let vouched = web.house.vouched_keys(id, guest).await?;
    let outgoing = web.house.circle_way(id, guest).await?;
    let link = |key: &str| base.link(&paths::member(key));
    Ok(CirclePage {
        id: id.to_owned(),
        seen,
        now: web.house.now(),
        invite: Link {
            url: base.link(&paths::circle(id)),
            code: id.to_uppercase(),
        },
        key: Link {
            url: link(&key),
            code: key,
        },
        vouched: vouched
            .into_iter()
            .map(|(member, key)| (member, link(&key)))
            .collect(),
        outgoing: outgoing.map(|(way, secret)| Outgoing {
            kind: way.way.by.kind(),
            place: way.way.by.place(),
            by: way.by,
            secret: matches!(way.way.by, By::Webhook { .. }).then_some(secret),
            failed: way.way.failed,
        }),
        calls: web.house.calls_people(),
    })
}

/// What a member sees of a circle.
pub(super) struct Within {
    pub(super) page: CirclePage,
}

impl Within {
    pub(super) async fn of(web: &Web, base: &Base, id: &str, named: &Named) -> Result<Self, Wrong> {
        let SeenCircle::Inside(seen) = web.house.circle(id, Some(&named.guest.id)).await? else {
            // Nobody else is told what there is.
            return Err(Wrong::NoCircle);
        };
        let page = shown(web, base, id, &named.guest.id, *seen).await?;
        Ok(Self { page })
    }

    /// The book as a version had it: the changes from the first one on.
    fn book(&self, version: usize) -> Book {
        let until = self.page.seen.versions.iter().take(version);
        until.fold(Book::default(), |book, version| {
            let mut changes = Book::default();
            for change in &version.changes {
                let chapter = changes.0.entry(change.chapter.clone()).or_default();
                chapter.0.insert(change.rule.clone(), change.to.clone());
            }
            book.changed(&changes)
        })
    }
}

/// Which versions of the book.
#[derive(Debug, Deserialize)]
pub(super) struct Versions {
    version: Option<usize>,
    with: Option<usize>,
}

/// The book, or two versions of it.
pub(super) async fn book(
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
        book: within.book(version),
        before: with.map(|with| (with, within.book(with))),
        circle: within.page,
    };
    Ok(private(page(circle::book(&frame, &sheet))))
}

/// The form of a chapter; with rules in the address it shows them tried.
pub(super) async fn chapter(
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
pub(super) async fn change(
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

/// The page of an evening.
pub(super) async fn evening(
    State(web): State<Web>,
    named: Named,
    Framed(frame): Framed,
    base: Base,
    Path((id, number)): Path<(String, usize)>,
) -> Result<Response, Wrong> {
    let within = Within::of(&web, &base, &id, &named).await?.page;
    let evening = within
        .seen
        .evenings
        .iter()
        .find(|evening| evening.evening == number);
    let evening = evening.cloned().ok_or(Wrong::NotFound)?;
    let pieces = [
        pieces(&web, evening.best.as_ref(), frame.tongue).await,
        pieces(&web, evening.worst.as_ref(), frame.tongue).await,
    ];
    let markup = circle::evening(&frame, &within, &evening, &pieces);
    Ok(private(page(markup)))
}

/// The pieces of a moment, where its record is at hand and nobody else waits for one: it is told without them otherwise.
async fn pieces(web: &Web, moment: Option<&FeatView>, tongue: Tongue) -> Option<maud::Markup> {
    let FeatView { feat, table, .. } = moment?;
    let wanted = (feat.kind.is_proud(), feat.step);
    super::replay::pieces(web, table, wanted, tongue)
        .await
        .ok()
        .flatten()
}

/// Seasons, head to head and records.
pub(super) async fn standings(
    State(web): State<Web>,
    named: Named,
    Framed(frame): Framed,
    base: Base,
    Path(id): Path<String>,
) -> Result<Response, Wrong> {
    let within = Within::of(&web, &base, &id, &named).await?.page;
    Ok(private(page(circle::standings(&frame, &within))))
}

/// The archive.
pub(super) async fn games(
    State(web): State<Web>,
    named: Named,
    Framed(frame): Framed,
    base: Base,
    Path(id): Path<String>,
    RawQuery(query): RawQuery,
) -> Result<Response, Wrong> {
    let within = Within::of(&web, &base, &id, &named).await?.page;
    let form = Form::of(query.as_deref().unwrap_or_default());
    let wanted = Wanted {
        game: form.get("game").unwrap_or_default().to_owned(),
        member: form.read("member").ok(),
        version: form.read("version").ok(),
    };
    Ok(private(page(circle::games(&frame, &within, &wanted))))
}

/// Tells the page of a member whenever something has come to pass.
pub(super) async fn news(
    State(web): State<Web>,
    named: Named,
    Path(id): Path<String>,
) -> Result<Response, Wrong> {
    let reader = web.house.read_circle(&id, &named.guest.id).await?;
    Ok(circle_news(&web.house, reader))
}

/// All facts and records as a file.
pub(super) async fn facts(
    State(web): State<Web>,
    named: Named,
    Path(id): Path<String>,
) -> Result<Response, Wrong> {
    let export = web.house.export_circle(&id, &named.guest.id).await?;
    Ok(written(export))
}

/// A circle as it is written down, piece by piece.
pub(crate) fn written(export: Export) -> Response {
    let pieces = unfold(export, |mut export| async {
        let piece = export.next().await?;
        Some((Ok::<_, Infallible>(piece), export))
    });
    let kind = [(header::CONTENT_TYPE, "application/x-ndjson")];
    (kind, Body::from_stream(pieces)).into_response()
}

/// The form that takes a circle in from another house.
pub(super) async fn bring(Framed(frame): Framed) -> Html<String> {
    page(circle::bring(&frame))
}

/// Takes a circle in.
pub(super) async fn brought(
    State(web): State<Web>,
    caller: Caller,
    form: Form,
) -> Result<Response, Wrong> {
    let address = caller.address;
    let arrival = Arrival::of(&web, caller, &form, None).await?;
    let text = form.get("circle").unwrap_or_default().to_owned();
    web.rates.bring(address, text.len().min(CIRCLE_COUNTS))?;
    let who = arrival.who();
    let name = form.get("member").unwrap_or(&who.name).to_owned();
    let moved = web.house.import_circle(&who, &name, text).await?;
    Ok(arrival.answer(see_other(&paths::circle(&moved.id))))
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

/// Whatever a form of a circle asks for; who joins may tell a name with it.
pub(super) async fn act(
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
            let kept = keep(&web, &id, &who.guest, form.get("table").unwrap_or_default()).await?;
            web.house.do_in_circle(&id, &who.guest, kept, None).await?;
        }
        what => {
            let deed = deed(what, &form)?;
            web.house.do_in_circle(&id, &who.guest, deed, None).await?;
        }
    }
    Ok(arrival.answer(see_other(&next)))
}

/// The rules that were voted in at a table, as a change of the book (K8).
async fn keep(web: &Web, id: &str, guest: &str, table: &str) -> Result<Deed, Wrong> {
    let SeenCircle::Inside(seen) = web.house.circle(id, Some(guest)).await? else {
        return Err(Wrong::NoCircle);
    };
    let game = seen.games.into_iter().find(|game| game.table == table);
    let missing = || Refusal::new(Code::NotNow, "no such game was played in this circle").by("K8");
    let game = game.ok_or_else(missing)?;
    let kept = web.house.kept_at(table, game.voted, &game.voted_own);
    Ok(Deed::Change(Book([(game.game, kept.await?)].into())))
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

/// The link of a member: asked before this browser becomes them.
pub(super) async fn member(
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
pub(super) async fn take_member(
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
