//! In place of what seals notices for browsers, in a house that was built without it: there are none.

use std::io;

use crate::outgoing::Letter;
use crate::outgoing::push::{Signed, Subscription};

/// No key.
#[derive(Debug)]
pub(crate) struct Vapid;

impl Vapid {
    /// # Errors
    /// None.
    pub(crate) fn make() -> io::Result<Vec<u8>> {
        Ok(Vec::new())
    }

    /// # Errors
    /// None.
    pub(crate) fn read(_: &[u8]) -> io::Result<Self> {
        Ok(Self)
    }

    /// What no browser can use.
    pub(crate) fn public(&self) -> String {
        String::new()
    }

    /// # Errors
    /// Always.
    pub(crate) fn letter(
        &self,
        to: &Subscription,
        _: &str,
        _: &str,
        _: &Signed<'_>,
    ) -> io::Result<Letter> {
        let service = to
            .read()
            .map(|browser| (browser.to, browser.point.len(), browser.auth.len()));
        Err(io::Error::other(format!(
            "this house cannot write to {service:?}"
        )))
    }
}
