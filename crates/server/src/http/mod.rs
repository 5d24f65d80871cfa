//! The HTTP door: pages, event streams, the API; and what holds for every request.

pub(crate) mod api;
mod base;
mod body;
pub(crate) mod caller;
pub(crate) mod doors;
pub(crate) mod filled;
pub(crate) mod listen;
mod problem;
pub(crate) mod rate;
mod stall;
pub(crate) mod stream;
mod web;

use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use tower::ServiceBuilder;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::csrf::CsrfLayer;
use tower_http::timeout::{RequestBodyTimeoutLayer, TimeoutLayer};

use crate::house::{House, Wrong};
pub(crate) use body::Json;
use caller::Rates;
use problem::Problem;

/// How long the head of an answer may take.
const ANSWER: Duration = Duration::from_secs(30);

/// What every handler of the HTTP door needs.
#[derive(Clone, Debug)]
pub(crate) struct Web {
    pub(crate) house: House,
    pub(crate) rates: Rates,
    /// What links begin with, if it was said; otherwise it is taken from what the browser has asked for.
    pub(crate) public_url: Option<String>,
    pub(crate) behind_proxy: bool,
}

/// Headers of every answer that does not bring its own.
const HEADERS: [(HeaderName, HeaderValue); 6] = [
    (
        header::CONTENT_SECURITY_POLICY,
        HeaderValue::from_static(crate::pages::CSP),
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
    let frame = ServiceBuilder::new()
        .layer(from_fn_with_state(web.clone(), watch))
        .layer(CatchPanicLayer::custom(panicked))
        .layer(TimeoutLayer::with_status_code(
            StatusCode::SERVICE_UNAVAILABLE,
            ANSWER,
        ))
        .layer(DefaultBodyLimit::max(web.house.limits().body))
        .layer(csrf(web.public_url.as_deref()))
        .layer(RequestBodyTimeoutLayer::new(web.house.limits().pause));
    Router::new()
        .nest("/api/v1", api::routes())
        .merge(web::routes(&web))
        .fallback(|| async { Wrong::NotFound })
        .method_not_allowed_fallback(|| async { Wrong::BadMethod })
        .layer(frame)
        .with_state(web)
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
        Ok(()) => next.run(request).await,
        Err(why) => why.into_response(),
    };
    add_headers(response.headers_mut());
    let (status, took) = (response.status().as_u16(), start.elapsed());
    web.house.metrics().answered(status, took);
    log(&method, &path, status, took);
    response
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
        retry_after: None,
    }
    .into_response()
}

fn add_headers(headers: &mut HeaderMap) {
    headers.reserve(HEADERS.len());
    for (name, value) in HEADERS {
        headers.entry(name).or_insert(value);
    }
}

fn log(method: &Method, path: &str, status: u16, took: Duration) {
    // A seat's key is in its path.
    let path = if path.starts_with("/seat/") {
        "/seat/…"
    } else {
        path
    };
    let ms = took.as_secs_f64() * 1000.0;
    if status >= 500 {
        tracing::warn!(%method, path, status, ms, "answered");
    } else {
        tracing::debug!(%method, path, status, ms, "answered");
    }
}
