//! What links begin with: the public address of the house if it has been told one; otherwise the address at which the
//! request's connection has come in, or a name of the house that the request asks for. A foreign `Host` is not followed.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;

use super::Web;
use super::listen::Peer;
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
        let peer = parts.extensions.get::<Peer>();
        let base = peer.map(|peer| web.names.base(&parts.headers, peer.local));
        Ok(Self(base.unwrap_or_else(|| "http://localhost".to_owned())))
    }
}
