//! The stream of the page of a table: its view, and from then on what is new of it.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use speech::Tongue;
use table::Seat;

use super::Over;
use super::gathered::{gather_over, is_locked};
use crate::house::{House, Table, Wrong};
use crate::http::Web;
use crate::http::base::Base;
use crate::http::body::{Path, Query};
use crate::http::caller::Caller;
use crate::http::squeeze::Segment;
use crate::http::stream::{Source, follow, sse};
use crate::http::web::tongue::Spoken;
use pages::parts::{News, Sent};
use pages::table as shown;

/// The stream of the page: the viewer's whole view, and from then on what is new of it whenever anything changes.
pub(in crate::http::web) async fn stream(
    State(web): State<Web>,
    caller: Caller,
    Spoken(tongue): Spoken,
    base: Base,
    headers: HeaderMap,
    (Path(id), Query(Over { over })): (Path<String>, Query<Over>),
) -> Result<Response, Wrong> {
    let table = web.house.table(&id);
    table.look(|_| ()).await?;
    web.house.serves()?;
    let guest = caller.guest.map(|guest| guest.id);
    let views = Views {
        house: web.house.clone(),
        guest: guest.clone(),
        over: over.map(Seat),
        tongue,
        base,
        sent: Sent::default(),
    };
    Ok(follow(&web.house, table, guest.as_deref(), &headers, views))
}

struct Views {
    house: House,
    guest: Option<String>,
    /// Over whose shoulder they watch, if they may.
    over: Option<Seat>,
    tongue: Tongue,
    base: Base,
    sent: Sent,
}

impl Source for Views {
    const KIND: &'static str = "text/event-stream";
    const BEAT: &'static str = "event: ping\ndata:\n\n";

    async fn next(&mut self, table: &Table) -> Result<Vec<Segment>, Wrong> {
        let news = *table.news().borrow();
        let (guest, tongue) = (self.guest.clone(), self.tongue);
        let looker = looker(&self.house, table, guest.clone(), &self.base).await?;
        let muted = self.house.muted(guest.as_deref()).await?;
        let over = self.over;
        let looker = format!("{tongue} {looker} {over:?} {}", muted.key());
        let view = async {
            let who = (guest, over);
            let table = gather_over(&self.house, table, who, tongue, &self.base).await?;
            Ok(shown::view(&table).into_string().into())
        };
        let view = table.shown().views.picture(news, looker, view).await?;
        Ok(match self.sent.news(&view) {
            News::Whole => sse("view", shown::apart(&view)),
            News::Parts(parts) if parts.is_empty() => Vec::new(),
            News::Parts(parts) => {
                let marked = parts
                    .iter()
                    .map(|part| (part.as_str(), shown::is_said(part)));
                sse("parts", marked)
            }
        })
    }
}

/// What the view of a table depends on besides the table: for whoever sits who it is, for those who watch what they
/// may do, and what their links begin with.
async fn looker(
    house: &House,
    table: &Table,
    guest: Option<String>,
    base: &Base,
) -> Result<String, Wrong> {
    // A member of the circle whose book is played by has a way there, and perhaps a seat of another device.
    let under = match &guest {
        Some(guest) => house.under(guest, table).await?,
        None => None,
    };
    let under = under.map(|under| (under.circle, under.seat.map(|own| own.seat)));
    let link = base.link("");
    let own = guest.clone();
    let looker = table.look_as(own.as_deref(), move |live| {
        let guest = guest.as_deref();
        match guest.filter(|guest| live.seat_of(guest).is_some()) {
            Some(guest) => format!("{guest} sits {link}"),
            None => format!(
                "{} {} {link} {under:?}",
                guest.is_some(),
                is_locked(live, guest)
            ),
        }
    });
    looker.await
}
