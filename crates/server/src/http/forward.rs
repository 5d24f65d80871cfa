//! What is asked here of a table that another node keeps: that node is asked instead, one hop and no further. Here it is
//! tried first, and only the answer tells that it was the wrong place, so nothing has to know which paths are about a table
//! (N5).

use std::time::Duration;

use axum::body::{Body, to_bytes};
use axum::extract::{Request, State};
use axum::http::request::Parts;
use axum::http::{Method, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use futures_util::StreamExt as _;
use tokio::time::{Instant, sleep};

use super::Web;
use super::caller::Caller;
use super::endless::Endless;
use super::listen::Peer;
use super::pass::{Asked, Failed, NOWHERE, Passed, Passing, REFUSED};
use super::problem::{Elsewhere, Problem};
use super::stream::UNBUFFERED;
use crate::house::Wrong;
use crate::metrics::Among;

/// For how long an answer is sought: a little longer than the lease of a node that has died.
const PATIENCE: Duration = Duration::from_secs(7);
/// How long it is waited before it is asked again.
const PAUSE: Duration = Duration::from_millis(100);
/// Where a new table is opened.
const OPENING: [&str; 2] = ["/tables", "/api/v1/tables"];

/// Answers here, or has the node answer that keeps the table.
pub(super) async fn forward(State(web): State<Web>, request: Request, next: Next) -> Response {
    let is_file = request.uri().path().starts_with("/assets/");
    let (true, Some(passing), false) = (web.house.is_shared(), web.passing.as_deref(), is_file)
    else {
        return next.run(request).await;
    };
    if request.extensions().get::<Passed>().is_some() {
        if opens(request.method(), request.uri()) && web.house.is_draining() {
            // The node that asks has not heard yet that this one is to be emptied: it opens the table itself.
            return StatusCode::MISDIRECTED_REQUEST.into_response();
        }
        return next.run(request).await;
    }
    let (parts, body) = request.into_parts();
    let Ok(body) = to_bytes(body, web.house.limits().body).await else {
        return Wrong::TooLong.into_response();
    };
    let visitor = parts.extensions.get::<Caller>();
    let peer = parts.extensions.get::<Peer>();
    let asked = Asked {
        method: parts.method.clone(),
        uri: parts.uri.clone(),
        headers: parts.headers.clone(),
        body,
        visitor: visitor.map_or([0; 4].into(), |caller| caller.address),
        local: peer.map_or(NOWHERE, |peer| peer.local),
    };
    let search = Search {
        web: &web,
        passing,
        asked,
        parts,
    };
    search.run(next).await
}

/// Whether a new table is asked for.
fn opens(method: &Method, uri: &Uri) -> bool {
    method == Method::POST && OPENING.contains(&uri.path())
}

/// How long another node may take to answer: longer than anything does that is asked of it.
const LONGEST: Duration = Duration::from_secs(15);

/// The search for the node that can answer.
struct Search<'a> {
    web: &'a Web,
    passing: &'a Passing,
    asked: Asked,
    parts: Parts,
}

impl Search<'_> {
    async fn run(self, next: Next) -> Response {
        if let Some(answer) = self.open_elsewhere().await {
            return answer;
        }
        let until = Instant::now() + PATIENCE;
        loop {
            let request =
                Request::from_parts(self.parts.clone(), Body::from(self.asked.body.clone()));
            let answer = next.clone().run(request).await;
            let found = match elsewhere(&answer) {
                None => return answer,
                Some(Elsewhere::Again) => None,
                Some(Elsewhere::At(address)) => self.ask(&address).await,
            };
            match found {
                Some(found) => return found,
                None if Instant::now() > until => return Wrong::Overdue.into_response(),
                None => sleep(PAUSE).await,
            }
        }
    }

    /// A new table goes to the node that has least to do (N6).
    async fn open_elsewhere(&self) -> Option<Response> {
        let opens = opens(&self.asked.method, &self.asked.uri);
        let address = opens.then(|| self.web.house.idlest()).flatten()?;
        self.ask(&address).await
    }

    /// Waits for an answer as long as the node is alive. What is told there as it happens ends with it.
    async fn wait_for(&self, address: &str) -> Result<Response, Failed> {
        let house = &self.web.house;
        let answer = tokio::select! {
            answer = self.passing.ask(house, address, &self.asked) => answer?,
            () = house.gone(address) => return Err(Failed::Unknown),
            () = sleep(LONGEST) => return Err(Failed::Unknown),
        };
        let is_stream = !answer.headers().contains_key(header::CONTENT_LENGTH);
        if !is_stream {
            return Ok(answer);
        }
        let gone = Box::pin(house.gone(address));
        let mut answer =
            answer.map(|body| Body::from_stream(body.into_data_stream().take_until(gone)));
        if answer.headers().contains_key(UNBUFFERED) {
            answer.extensions_mut().insert(Endless);
        }
        Ok(answer)
    }

    /// What the node at an address answers; nothing if it is worth trying again.
    async fn ask(&self, address: &str) -> Option<Response> {
        self.web.house.metrics().among(Among::Passed);
        match self.wait_for(address).await {
            // It has lost the table meanwhile.
            Ok(answer) if answer.status() == StatusCode::MISDIRECTED_REQUEST => None,
            // The pass had grown old on its way.
            Ok(answer) if answer.headers().contains_key(REFUSED) => None,
            Ok(answer) => Some(answer),
            Err(Failed::Unknown) if self.asked.method != Method::GET => {
                Some(Wrong::Overdue.into_response())
            }
            Err(_) => None,
        }
    }
}

fn elsewhere(answer: &Response) -> Option<Elsewhere> {
    answer.extensions().get::<Problem>()?.elsewhere.clone()
}
