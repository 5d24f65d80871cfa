//! What links begin with.

use axum::extract::FromRequestParts;
use axum::http::header::HOST;
use axum::http::request::Parts;

use super::Web;
use crate::house::Wrong;

/// The public address of the house, or the one under which this request has found it.
#[derive(Clone, Debug)]
pub(crate) struct Base(String);

impl Base {
    /// A whole address for a path of ours.
    pub(crate) fn link(&self, path: &str) -> String {
        format!("{}{path}", self.0)
    }
}

impl FromRequestParts<Web> for Base {
    type Rejection = Wrong;

    async fn from_request_parts(parts: &mut Parts, web: &Web) -> Result<Self, Wrong> {
        if let Some(url) = &web.public_url {
            return Ok(Self(url.clone()));
        }
        let host = parts.headers.get(HOST).and_then(|host| host.to_str().ok());
        let is_host = |host: &&str| {
            host.chars()
                .all(|c| c.is_ascii_alphanumeric() || "-.:[]".contains(c))
        };
        Ok(Self(format!(
            "http://{}",
            host.filter(is_host).unwrap_or("localhost")
        )))
    }
}
