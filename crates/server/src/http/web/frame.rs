//! Who looks at a page, and the one sentence that the last form post has left for it.

use axum::extract::{FromRequestParts, OriginalUri};
use axum::http::header::COOKIE;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method};
use serde::{Deserialize, Serialize};

use super::tongue::chosen;
use crate::house::{Profile, Wrong};
use crate::http::Web;
use crate::http::base::Base;
use crate::http::caller::Caller;
use pages::{Frame, Marker, Notice, Visitor, paths};

/// The cookie that carries a sentence from a form post to the next page.
const NOTICE: &str = "notice";

/// A sentence in the cookie.
#[derive(Debug, Serialize, Deserialize)]
struct Left {
    message: String,
    rule: Option<(String, String)>,
}

/// The frame of a page.
#[derive(Debug)]
pub(super) struct Framed(pub(super) Frame);

impl FromRequestParts<Web> for Framed {
    type Rejection = Wrong;

    async fn from_request_parts(parts: &mut Parts, web: &Web) -> Result<Self, Wrong> {
        let caller = Caller::from_request_parts(parts, web).await?;
        let profile = match &caller.guest {
            Some(guest) => web.house.profile(guest).await?,
            None => None,
        };
        Ok(Self(Frame {
            visitor: profile.map(visitor),
            notice: left(&parts.headers),
            tongue: chosen(&parts.headers),
            base: Base::from_request_parts(parts, web).await?.link(""),
            path: path_to_come_back_to(parts),
        }))
    }
}

/// The path of a page of ours that was asked for by itself: not the one on which names are given, nor one that holds a key, which
/// would come into the log of whatever stands before the house.
fn path_to_come_back_to(parts: &Parts) -> String {
    let whole = parts.extensions.get::<OriginalUri>();
    let path = whole.map_or_else(|| parts.uri.path(), |OriginalUri(uri)| uri.path());
    let holds_key = ["/seat/", "/member/"]
        .iter()
        .any(|room| path.starts_with(room));
    let is_page = parts.method == Method::GET && path != paths::NAME && !holds_key;
    let path = paths::ours(path).filter(|_| is_page);
    path.unwrap_or_default().to_owned()
}

pub(super) fn visitor(profile: Profile) -> Visitor {
    Visitor {
        marker: Marker::parse(&profile.marker).unwrap_or_else(|| Marker::nth(0)),
        name: profile.name,
    }
}

/// The sentence that was left for the next page.
fn left(headers: &HeaderMap) -> Option<Notice> {
    let left: Left = serde_json::from_str(&cookie(headers, NOTICE)?).ok()?;
    Some(Notice::Refused {
        message: left.message,
        rule: left.rule,
    })
}

/// What a browser keeps under that name.
pub(super) fn cookie(headers: &HeaderMap, wanted: &str) -> Option<String> {
    let all = headers
        .get_all(COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok());
    let mut pairs = all
        .flat_map(|all| all.split(';'))
        .filter_map(|pair| pair.trim().split_once('='));
    let (_, value) = pairs.find(|(name, _)| *name == wanted)?;
    let pair = format!("v={value}");
    form_urlencoded::parse(pair.as_bytes())
        .next()
        .map(|(_, value)| value.into_owned())
}

/// Whether a sentence was left that the answer is to clear away.
pub(super) fn has_notice(headers: &HeaderMap) -> bool {
    cookie(headers, NOTICE).is_some()
}

/// The `Set-Cookie` value that leaves a refusal for the next page; with nothing to say, one that clears it away.
pub(super) fn leave(refusal: Option<(String, Option<(String, String)>)>) -> HeaderValue {
    let (value, age) = match refusal {
        Some((message, rule)) => {
            let left =
                serde_json::to_string(&Left { message, rule }).expect("a sentence is plain data");
            (
                form_urlencoded::byte_serialize(left.as_bytes()).collect(),
                60,
            )
        }
        None => (String::new(), 0),
    };
    let cookie = format!("{NOTICE}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax");
    HeaderValue::from_str(&cookie).expect("a form-encoded value is plain")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_is_carried_to_the_next_page_and_cleared() {
        let rule = Some(("wimpout".to_owned(), "W13".to_owned()));
        let set = leave(Some((
            "Clear the flash; \"first\", ünd".to_owned(),
            rule.clone(),
        )));
        let (cookie, _) = set.to_str().unwrap().split_once(';').unwrap();
        let mut headers = HeaderMap::new();
        headers.insert(
            COOKIE,
            HeaderValue::from_str(&format!("a=b; {cookie}")).unwrap(),
        );
        let message = "Clear the flash; \"first\", ünd".to_owned();
        assert_eq!(left(&headers), Some(Notice::Refused { message, rule }));
        assert!(has_notice(&headers));
        assert!(
            leave(None)
                .to_str()
                .unwrap()
                .starts_with("notice=; Path=/; Max-Age=0")
        );
    }
}
