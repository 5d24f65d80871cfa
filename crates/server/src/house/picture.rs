//! Pictures for links: drawn below everything else, one at a time, so many for an address, and the newest kept.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use data_encoding::HEXLOWER;
use sha2::{Digest as _, Sha256};

use super::replays::Kind;
use super::{House, Wrong};
use crate::http::rate::Limiter;

/// A picture that was drawn.
#[derive(Debug)]
pub(crate) struct Drawn {
    /// What it is known by where it is kept: a hash of it, in quotes.
    pub(crate) tag: String,
    pub(crate) bytes: Vec<u8>,
}

/// How many an address may have drawn: one for every second, thirty at once. Those that are kept are not counted.
pub(super) fn budget() -> Limiter<IpAddr> {
    Limiter::every(Duration::from_secs(1), 30)
}

impl House {
    /// The picture called `key`: as it was drawn before, or drawn now.
    ///
    /// # Errors
    /// `TooMany` for an address that has had many drawn, `ManyRecords` where too many wait.
    pub(crate) async fn picture(
        &self,
        key: &str,
        address: IpAddr,
        draw: impl FnOnce() -> Option<Vec<u8>> + Send + 'static,
    ) -> Result<Arc<Drawn>, Wrong> {
        if let Some(known) = self.0.pictures.find(key) {
            return Ok(known);
        }
        let budget = self.0.brushes.take(address, Instant::now());
        budget.map_err(|wait| Wrong::TooMany(wait.as_secs() + 1))?;
        let draw = move |_| draw().ok_or(Wrong::NotFound);
        let bytes = self.think_over(Kind::Picture, draw).await?;
        let hash = Sha256::digest(&bytes);
        let drawn = Arc::new(Drawn {
            tag: format!("\"{}\"", HEXLOWER.encode(&hash[..8])),
            bytes,
        });
        self.0.pictures.keep(key, &drawn);
        Ok(drawn)
    }
}
