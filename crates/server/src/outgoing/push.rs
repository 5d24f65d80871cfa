//! How a browser says it is reached, and what is told of who writes to it.

use data_encoding::BASE64URL_NOPAD;
use serde::{Deserialize, Serialize};

use super::Target;

/// Bytes of a point of the curve, not compressed.
pub(super) const POINT: usize = 65;
/// Bytes of what a browser shares with those who write to it.
pub(super) const AUTH: usize = 16;

/// Where and how a browser is reached: what it hands out itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Subscription {
    /// An address at its push service.
    pub(crate) endpoint: String,
    /// Its public key, in base64url.
    pub(crate) p256dh: String,
    /// What it shares with those who write to it, in base64url.
    pub(crate) auth: String,
}

/// The same, read.
pub(super) struct Browser {
    pub(super) to: Target,
    pub(super) point: Vec<u8>,
    pub(super) auth: Vec<u8>,
}

impl Subscription {
    /// Whether it is one.
    pub(crate) fn is_sound(&self) -> bool {
        self.read().is_some()
    }

    pub(super) fn read(&self) -> Option<Browser> {
        let bytes = |text: &str, length| {
            let text = text.trim_end_matches('=');
            let bytes = BASE64URL_NOPAD.decode(text.as_bytes()).ok();
            bytes.filter(|bytes| bytes.len() == length)
        };
        let point = bytes(&self.p256dh, POINT).filter(|point| point[0] == 4);
        Some(Browser {
            to: Target::read(&self.endpoint)?,
            point: point?,
            auth: bytes(&self.auth, AUTH)?,
        })
    }
}

/// What is told of the sender beside the key.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(
    not(feature = "push"),
    allow(dead_code, reason = "nothing is signed then")
)]
pub(crate) struct Signed<'a> {
    /// The time, in milliseconds since 1970.
    pub(crate) now: u64,
    /// Where the keeper can be found.
    pub(crate) contact: Option<&'a str>,
}
