//! What is wrong, as people see it: a page, the door where the name is missing, or the page they came from with the
//! reason on top. Programs, and the script of the pages, get the problem itself.

use axum::extract::{Request, State};
use axum::http::header::{ACCEPT, CONTENT_TYPE, HOST, LOCATION, REFERER, SET_COOKIE, VARY};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::frame::{has_notice, leave};
use super::page;
use super::tongue::chosen;
use crate::house::Wrong;
use crate::http::Web;
use crate::http::problem::Problem;
use pages::error::{self, Fault};
use pages::{Frame, Notice, paths};
use speech::{Tongue, refusal, refused};

/// Turns problems into what a browser can show.
pub(super) async fn for_people(State(_): State<Web>, request: Request, next: Next) -> Response {
    let (method, path) = (request.method().clone(), request.uri().clone());
    let headers = request.headers().clone();
    let mut response = next.run(request).await;
    // Another node is asked instead, or this one once more.
    let is_elsewhere = |problem: &Problem| problem.elsewhere.is_some();
    if response.extensions().get().is_some_and(is_elsewhere) {
        return response;
    }
    if let Some(problem) = response.extensions_mut().remove::<Problem>() {
        return told(&method, &path, &headers, problem);
    }
    let is_page = response
        .headers()
        .get(CONTENT_TYPE)
        .is_some_and(|kind| kind.as_bytes().starts_with(b"text/html"));
    if is_page {
        // Whoever keeps a page for others must know what it was made by.
        let by = HeaderValue::from_static("accept-encoding, accept-language, cookie");
        response.headers_mut().insert(VARY, by);
    }
    if is_page && has_notice(&headers) {
        response.headers_mut().append(SET_COOKIE, leave(None));
    }
    response
}

/// Where nothing is.
pub(in crate::http) async fn nothing(request: Request) -> Response {
    amiss(&request, Wrong::NotFound)
}

/// Where something is, but not for this method.
pub(in crate::http) async fn not_so(request: Request) -> Response {
    amiss(&request, Wrong::BadMethod)
}

/// What is wrong with a request that no page is there for; programs ask below `/api/`.
fn amiss(request: &Request, wrong: Wrong) -> Response {
    let path = request.uri();
    if path.path().starts_with("/api/") {
        return wrong.into_response();
    }
    told(request.method(), path, request.headers(), wrong.into())
}

/// A problem in the language of whoever asks, as a page where they want one.
fn told(method: &Method, path: &Uri, headers: &HeaderMap, mut problem: Problem) -> Response {
    problem.detail = refused(&problem.detail, chosen(headers)).into_owned();
    if !wants_page(headers) {
        return problem.into_response();
    }
    let path = path.path_and_query().map_or("/", |path| path.as_str());
    said(method, path, headers, problem)
}

/// Browsers ask for `text/html`; the script of the pages asks for JSON.
fn wants_page(headers: &HeaderMap) -> bool {
    headers
        .get(ACCEPT)
        .is_some_and(|accept| String::from_utf8_lossy(accept.as_bytes()).contains("text/html"))
}

fn said(method: &Method, path: &str, headers: &HeaderMap, problem: Problem) -> Response {
    let is_post = *method == Method::POST;
    let back = if is_post {
        came_from(headers)
    } else {
        Some(path.to_owned())
    };
    if problem.code == "nameless" {
        return see_other(&door(&back.unwrap_or_else(|| paths::HOME.to_owned())));
    }
    let tongue = chosen(headers);
    let (message, rule) = worded(&problem, tongue);
    if let (true, Some(back), 400..500) = (is_post, back, problem.status) {
        let mut response = see_other(&back);
        response
            .headers_mut()
            .append(SET_COOKIE, leave(Some((message, rule))));
        return response;
    }
    let status = StatusCode::from_u16(problem.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    let fault = Fault {
        status: problem.status,
        code: problem.code,
        message,
        rule,
    };
    let frame = Frame {
        tongue,
        ..Frame::default()
    };
    let mut response = (status, page(error::page(&frame, &fault))).into_response();
    Problem::mark(&fault.code, &mut response);
    if let Some(seconds) = problem.retry_after {
        response
            .headers_mut()
            .insert("retry-after", HeaderValue::from(seconds));
    }
    response
}

/// What is wrong, for a page that is shown again with what was typed there.
pub(super) fn noticed(wrong: Wrong, tongue: Tongue) -> (StatusCode, Notice) {
    let mut problem = Problem::from(wrong);
    problem.detail = refused(&problem.detail, tongue).into_owned();
    let (message, rule) = worded(&problem, tongue);
    let status = StatusCode::from_u16(problem.status).unwrap_or(StatusCode::BAD_REQUEST);
    (status, Notice::Refused { message, rule })
}

/// A problem as a sentence, and the rule behind it where a page can link that.
fn worded(problem: &Problem, tongue: Tongue) -> (String, Option<(String, String)>) {
    let message = refusal(&problem.detail, tongue);
    let rule = linked(problem.rule.clone(), problem.game.clone());
    match (&rule, &problem.rule) {
        (None, Some(number)) => (format!("{message} ({number})"), rule),
        _ => (message, rule),
    }
}

/// The rule of a game that a page can link; those of the house (P3) stand on no rules page.
fn linked(rule: Option<String>, game: Option<String>) -> Option<(String, String)> {
    let number = rule.filter(|number| !number.starts_with('P'))?;
    Some((game?, number))
}

/// The form for the name, which goes on to `next`.
pub(super) fn door(next: &str) -> String {
    let next: String = form_urlencoded::byte_serialize(next.as_bytes()).collect();
    format!("{}?next={next}", paths::NAME)
}

/// The page of ours that a form was on.
pub(super) fn came_from(headers: &HeaderMap) -> Option<String> {
    let referer = headers.get(REFERER)?.to_str().ok()?;
    let (_, rest) = referer.split_once("://")?;
    let (host, path) = rest.split_once('/')?;
    let is_ours = headers.get(HOST)?.to_str().ok()? == host;
    let path = is_ours.then(|| format!("/{path}"))?;
    paths::ours(&path).map(str::to_owned)
}

/// Goes on to another page of ours, as the answer to a form.
pub(super) fn see_other(path: &str) -> Response {
    let path = paths::ours(path).unwrap_or(paths::HOME);
    let location =
        HeaderValue::from_str(path).unwrap_or_else(|_| HeaderValue::from_static(paths::HOME));
    (StatusCode::SEE_OTHER, [(LOCATION, location)]).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(referer: &str) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(HOST, HeaderValue::from_static("house:1"));
        headers.insert(REFERER, HeaderValue::from_str(referer).unwrap());
        headers
    }

    #[test]
    fn only_pages_of_ours_are_gone_back_to() {
        assert_eq!(
            came_from(&headers("http://house:1/t/k7f?a=b")),
            Some("/t/k7f?a=b".into())
        );
        assert_eq!(came_from(&headers("http://evil.example/t/k7f")), None);
        assert_eq!(came_from(&headers("http://house:1.evil.example/")), None);
        assert_eq!(came_from(&headers("nonsense")), None);
        assert_eq!(came_from(&headers("http://house:1//evil.example")), None);
    }

    #[test]
    fn the_door_goes_on_to_where_one_was() {
        assert_eq!(door("/t/k7f?a=b"), "/name?next=%2Ft%2Fk7f%3Fa%3Db");
    }

    /// The page for what is wrong, in a language.
    async fn page_of(wrong: crate::house::Wrong, language: &str) -> String {
        let mut headers = HeaderMap::new();
        let cookie = format!("tongue={language}");
        headers.insert("cookie", HeaderValue::from_str(&cookie).unwrap());
        let response = said(&Method::POST, "/rules/cow/new", &headers, wrong.into());
        assert_eq!(response.status(), 503);
        let body = axum::body::to_bytes(response.into_body(), usize::MAX).await;
        String::from_utf8(body.unwrap().to_vec()).unwrap()
    }

    #[tokio::test]
    async fn a_house_with_much_to_do_does_not_say_that_it_closes() {
        use crate::house::Wrong;
        for (language, busy, again, closes) in [
            (
                "en",
                "The house is busy",
                "try again in a moment",
                "closing",
            ),
            (
                "de",
                "Im Haus ist viel los",
                "versuch es gleich noch einmal",
                "schließt",
            ),
        ] {
            let page = page_of(Wrong::ManyRecords, language).await;
            assert!(page.contains(&format!("<h1>{busy}</h1>")), "{page}");
            assert!(page.contains(again) && !page.contains(closes), "{page}");
            let page = page_of(Wrong::Closing, language).await;
            assert!(page.contains(closes) && !page.contains(busy), "{page}");
        }
    }
}
