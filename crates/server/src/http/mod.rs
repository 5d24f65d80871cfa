//! The HTTP door: pages, event streams, the API; and what holds for every request.

pub(crate) mod api;
mod base;
mod body;
pub(crate) mod caller;
pub(crate) mod doors;
pub(crate) mod endless;
mod forward;
mod held;
pub(crate) mod listen;
pub(crate) mod names;
pub(crate) mod pass;
mod problem;
pub(crate) mod proxies;
pub(crate) mod rate;
pub(crate) mod squeeze;
mod stall;
pub(crate) mod stream;
mod web;

use std::ops::Deref;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::HttpBody as _;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use tower::ServiceBuilder;
use tower_http::CompressionLevel;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, NotForContentType, Predicate as _};
use tower_http::csrf::CsrfLayer;
use tower_http::timeout::{RequestBodyTimeoutLayer, TimeoutLayer};

use crate::house::{House, Wrong, on_behalf_of};
pub(crate) use body::{Json, Text};
use caller::{Caller, Rates};
use doors::{Doors, LONG};
use names::Names;
use pass::Passing;
use problem::{Problem, Refused};
use proxies::Proxies;

/// Bytes of a body in which nobody brings a record, a deck or a list of words.
const SMALL: usize = 64 * 1024;
/// How long the head of an answer may take.
const ANSWER: Duration = Duration::from_secs(30);

/// The token of an `Authorization` header, whose scheme is written in letters of either case (RFC 9110, 11.1).
pub(crate) fn bearer(value: &str) -> Option<&str> {
    let (scheme, token) = value.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then_some(token)
}

/// What every handler of the HTTP door needs. It is cloned several times a request.
#[derive(Clone, Debug)]
pub(crate) struct Web(Arc<Needs>);

impl Web {
    pub(crate) fn new(needs: Needs) -> Self {
        Self(Arc::new(needs))
    }
}

impl Deref for Web {
    type Target = Needs;

    fn deref(&self) -> &Needs {
        &self.0
    }
}

/// The same, once for all.
#[derive(Debug)]
pub(crate) struct Needs {
    pub(crate) house: House,
    pub(crate) rates: Rates,
    pub(crate) doors: Doors,
    /// What links begin with, if it was said; see [`base`].
    pub(crate) public_url: Option<String>,
    pub(crate) names: Names,
    pub(crate) proxies: Option<Proxies>,
    /// What asks other nodes, where there may be some.
    pub(crate) passing: Option<Arc<Passing>>,
}

/// The bound of bodies with files in them; all others are as short as most requests need.
fn with_files(web: &Web) -> DefaultBodyLimit {
    DefaultBodyLimit::max(web.house.limits().body)
}

/// Headers of every answer that does not bring its own.
const HEADERS: [(HeaderName, HeaderValue); 6] = [
    (
        header::CONTENT_SECURITY_POLICY,
        HeaderValue::from_static(pages::CSP),
    ),
    (
        header::X_CONTENT_TYPE_OPTIONS,
        HeaderValue::from_static("nosniff"),
    ),
    (
        header::REFERRER_POLICY,
        HeaderValue::from_static("same-origin"),
    ),
    (header::X_FRAME_OPTIONS, HeaderValue::from_static("DENY")),
    (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        HeaderValue::from_static("same-origin"),
    ),
];

/// All routes with everything that holds for them, the outermost first. They are laid on at once: each `Router::layer`
/// of its own would box every request and every answer once more.
pub(crate) fn router(web: Web) -> Router {
    // Event streams and tables squeeze themselves, hands in JSON stay as they are; see [`squeeze`].
    let is_plain = DefaultPredicate::new().and(NotForContentType::const_new("application/json"));
    let frame = ServiceBuilder::new()
        .layer(from_fn_with_state(web.clone(), watch))
        .layer(
            CompressionLayer::new()
                .quality(CompressionLevel::Fastest)
                .compress_when(is_plain),
        )
        .layer(CatchPanicLayer::custom(panicked))
        .layer(TimeoutLayer::with_status_code(
            StatusCode::SERVICE_UNAVAILABLE,
            ANSWER,
        ))
        .layer(csrf(web.public_url.as_deref()))
        .layer(from_fn_with_state(web.clone(), carry))
        .layer(RequestBodyTimeoutLayer::new(web.house.limits().pause))
        .layer(DefaultBodyLimit::max(web.house.limits().body.min(SMALL)));
    let routes = Router::new()
        .nest("/api/v1", api::routes(&web))
        .merge(web::routes(&web))
        .fallback(web::nothing)
        .method_not_allowed_fallback(web::not_so);
    let routes = match web.passing {
        Some(_) => routes.layer(from_fn_with_state(web.clone(), forward::forward)),
        None => routes,
    };
    routes.layer(frame).with_state(web)
}

/// Posts from other sites are refused; the public address is trusted even where a proxy changes the host.
fn csrf(public_url: Option<&str>) -> CsrfLayer<fn(tower_http::csrf::ProtectionError) -> Response> {
    let trusted = public_url.map(|url| CsrfLayer::new().add_trusted_origin(url));
    let layer = trusted.and_then(Result::ok).unwrap_or_default();
    layer.with_rejection_response(|_| Wrong::CrossSite.into_response())
}

/// Finds out who calls; gives every answer its headers; counts and logs every request: what was asked for, never who asked or with what.
async fn watch(State(web): State<Web>, mut request: Request, next: Next) -> Response {
    let start = Instant::now();
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let mut response = match caller::identify(&web, &mut request) {
        _ if names_nothing(&path) => web::nothing(request).await,
        Ok(None) => next.run(request).await,
        Ok(Some(inside)) => {
            let response = next.run(request).await;
            response.map(|body| held::hold(body, inside))
        }
        Err(why) => why.into_response(),
    };
    if is_overdue(&response) {
        response = Wrong::Overdue.into_response();
    }
    add_headers(response.headers_mut());
    let (status, took) = (response.status().as_u16(), start.elapsed());
    let refused = response.extensions().get::<Refused>().is_some();
    web.house.metrics().answered(status, refused, took);
    log(&method, &path, (status, refused), took);
    response
}

/// Whether the answer took so long that it was given up: nothing is in it.
fn is_overdue(response: &Response) -> bool {
    let is_said = response.headers().contains_key(header::CONTENT_TYPE);
    response.status() == StatusCode::SERVICE_UNAVAILABLE && !is_said
}

/// Whether nothing can be called so: no name has this letter, and a database takes none with it.
fn names_nothing(path: &str) -> bool {
    path.contains("%00")
}

/// Counts long bodies of a visitor, those that are read and those that are swallowed. Files of ours take no memory.
async fn carry(State(web): State<Web>, caller: Caller, request: Request, next: Next) -> Response {
    let may = |bytes: u64| match bytes {
        0..=LONG => Ok(None),
        bytes => {
            let load = web.doors.carry(caller.address, bytes);
            load.map(Some).ok_or(Wrong::Crowded)
        }
    };
    let is_file = request.uri().path().starts_with("/assets/");
    let _read = match may(to_come(&web, &request)) {
        Ok(load) => load,
        Err(why) => return why.into_response(),
    };
    let response = on_behalf_of(caller.address, next.run(request)).await;
    match response.body().size_hint().exact().map(may) {
        Some(Ok(Some(load))) if !is_file => response.map(|body| held::hold(body, load)),
        Some(Err(why)) if !is_file => why.into_response(),
        _ => response,
    }
}

/// How many bytes the body of a request may have: what does not say how long it is may be as long as any.
fn to_come(web: &Web, request: &Request) -> u64 {
    let body = request.body().size_hint();
    let most = web.house.limits().body as u64;
    body.upper().unwrap_or(most).min(most)
}

/// A defect of ours, which the log has: the request fails, the house lives on.
fn panicked(_: Box<dyn std::any::Any + Send>) -> Response {
    Problem {
        status: 500,
        code: "defect".to_owned(),
        title: "A defect of the house",
        detail: "something has gone wrong here that should not".to_owned(),
        rule: None,
        game: None,
        line: None,
        column: None,
        retry_after: None,
        elsewhere: None,
    }
    .into_response()
}

fn add_headers(headers: &mut HeaderMap) {
    headers.reserve(HEADERS.len());
    for (name, value) in HEADERS {
        headers.entry(name).or_insert(value);
    }
}

fn log(method: &Method, path: &str, (status, refused): (u16, bool), took: Duration) {
    // The key of a seat or a member is in its path.
    let path = match path {
        path if path.starts_with("/seat/") => "/seat/…",
        path if path.starts_with("/member/") => "/member/…",
        // A circle is listed nowhere.
        path if path.starts_with("/c/") || path.starts_with("/api/v1/circles/") => "/c/…",
        path => path,
    };
    let ms = took.as_secs_f64() * 1000.0;
    if status >= 500 && !refused {
        tracing::warn!(%method, path, status, ms, "answered");
    } else {
        tracing::debug!(%method, path, status, ms, "answered");
    }
}
