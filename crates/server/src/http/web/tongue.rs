//! The language of a browser: a cookie that a form sets.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::header::SET_COOKIE;
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

/// The language that was chosen in a browser; English until then.
pub(super) fn chosen(headers: &HeaderMap) -> Tongue {
    let code = cookie(headers, NAME);
    code.and_then(|code| code.parse().ok()).unwrap_or_default()
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
}
