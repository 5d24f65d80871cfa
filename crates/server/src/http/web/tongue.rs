//! The language of a browser: a cookie that a form sets, or what it asks for.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::header::{ACCEPT_LANGUAGE, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use axum::response::Response;
use speech::Tongue;

use super::frame::cookie;
use super::people::{came_from, see_other};
use crate::house::Wrong;
use crate::http::body::Form;
use pages::paths;

/// The name of the cookie.
const NAME: &str = "tongue";
/// For a year.
const AGE: u32 = 365 * 24 * 3600;

/// The language that a browser has chosen.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spoken(pub(super) Tongue);

impl<S: Sync> FromRequestParts<S> for Spoken {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Self(chosen(&parts.headers)))
    }
}

/// The language that was chosen in a browser; until then the one that it asks for and that is spoken here, or English.
pub(super) fn chosen(headers: &HeaderMap) -> Tongue {
    let code = cookie(headers, NAME).and_then(|code| code.parse().ok());
    code.or_else(|| asked_for(headers)).unwrap_or_default()
}

/// What a browser would like best of what is spoken here: the first of those with the greatest weight.
fn asked_for(headers: &HeaderMap) -> Option<Tongue> {
    let asked = headers.get(ACCEPT_LANGUAGE)?.to_str().ok()?;
    let mut best: Option<(f32, Tongue)> = None;
    for range in asked.split(',') {
        let (code, weight) = range.split_once(';').unwrap_or((range, "q=1"));
        let weight = weight.trim().strip_prefix("q=");
        let weight: f32 = weight.and_then(|q| q.trim().parse().ok()).unwrap_or(0.0);
        let spoken = code.trim().parse().ok().filter(|_| weight > 0.0);
        if let Some(tongue) = spoken
            && best.is_none_or(|(most, _)| weight > most)
        {
            best = Some((weight, tongue));
        }
    }
    best.map(|(_, tongue)| tongue)
}

/// Chooses a language, and goes back to where the form was.
pub(super) async fn choose(headers: HeaderMap, form: Form) -> Result<Response, Wrong> {
    let code = form.get(NAME).unwrap_or_default();
    let tongue: Tongue = code
        .parse()
        .map_err(|_| Wrong::BadRequest(format!("nothing is told in `{code}` here")))?;
    let back = came_from(&headers);
    let mut answer = see_other(back.as_deref().unwrap_or(paths::HOME));
    let cookie = format!("{NAME}={tongue}; Path=/; Max-Age={AGE}; HttpOnly; SameSite=Lax");
    let cookie = HeaderValue::from_str(&cookie).expect("a code is plain");
    answer.headers_mut().append(SET_COOKIE, cookie);
    Ok(answer)
}

#[cfg(test)]
mod tests {
    use axum::http::header::COOKIE;

    use super::*;

    #[test]
    fn a_browser_keeps_what_it_has_chosen() {
        let kept = |cookies: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(COOKIE, HeaderValue::from_static(cookies));
            chosen(&headers)
        };
        assert_eq!(kept("guest=a; tongue=de"), Tongue::De);
        assert_eq!(kept("tongue=nonsense"), Tongue::En);
        assert_eq!(chosen(&HeaderMap::new()), Tongue::En);
    }

    #[test]
    fn a_browser_is_told_in_the_language_it_likes_best() {
        let asked = |asked: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(ACCEPT_LANGUAGE, HeaderValue::from_static(asked));
            chosen(&headers)
        };
        assert_eq!(asked("de-AT,de;q=0.9,en;q=0.8"), Tongue::De);
        assert_eq!(asked("fr, de;q=0.5, en;q=0.7"), Tongue::En);
        assert_eq!(asked("en;q=0, de;q=0.1"), Tongue::De);
        assert_eq!(asked("fr, *;q=nonsense"), Tongue::En);
        let mut headers = HeaderMap::new();
        headers.insert(ACCEPT_LANGUAGE, HeaderValue::from_static("de"));
        headers.insert(COOKIE, HeaderValue::from_static("tongue=en"));
        assert_eq!(chosen(&headers), Tongue::En);
    }
}
