//! What the keeper of the house can do to people: send them away, and talk to all of them (P23).

use std::collections::BTreeSet;
use std::net::IpAddr;
use std::sync::{MutexGuard, PoisonError};

use futures_util::StreamExt as _;
use host::Command;
use host::clean::VOICE;
use store::Kept;

use crate::http::doors::block;

use super::guests::GUEST_ID;
use super::{AT_ONCE, House, Order, Who, Wrong};

/// The space of the store in which bans are kept.
const BANS: &str = "ban";
/// Whose they are there.
const KEEPER: &str = "keeper";

impl House {
    /// Reads who is banned.
    pub(super) async fn recall_bans(&self) -> Result<(), Wrong> {
        let kept = self.store().owned(BANS, KEEPER).await?;
        *self.banned() = kept.into_iter().map(|kept| kept.value).collect();
        Ok(())
    }

    /// Sends away a guest (by id) or everybody who comes from an address, until the ban is lifted.
    ///
    /// # Errors
    /// It is neither; the store fails.
    pub(crate) async fn ban(&self, whom: &str) -> Result<(), Wrong> {
        let whom = &banned(whom)?;
        let kept = Kept {
            owner: KEEPER.to_owned(),
            value: whom.to_owned(),
        };
        self.store().keep(BANS, whom, kept).await?;
        self.banned().insert(whom.to_owned());
        self.hint();
        Ok(())
    }

    /// Lets them come again; says whether they were banned.
    pub(crate) async fn pardon(&self, whom: &str) -> Result<bool, Wrong> {
        let whom = banned(whom)?;
        let was = self.store().forget(BANS, &whom).await?;
        self.banned().remove(&whom);
        self.hint();
        Ok(was)
    }

    /// Everybody who is banned.
    pub(crate) fn bans(&self) -> Vec<String> {
        self.banned().iter().cloned().collect()
    }

    /// Whether a guest is banned.
    pub(crate) fn is_banned(&self, guest: &str) -> bool {
        self.banned().contains(guest)
    }

    /// Whether an address is banned.
    pub(crate) fn is_address_banned(&self, address: IpAddr) -> bool {
        let banned = self.banned();
        !banned.is_empty() && banned.contains(&address.to_string())
    }

    /// Says something at every table in memory that is not over; at how many, comes back.
    pub(crate) async fn broadcast(&self, text: &str) -> usize {
        let mut tables: Vec<_> = self.tables().values().cloned().collect();
        tables.retain(|table| !table.summary().over);
        let said = tables.into_iter().map(|table| async move {
            let say = Command::Say(None, VOICE.to_owned(), text.to_owned());
            let done = table.order(Who::house(), Order::House(say)).await;
            usize::from(done.is_ok())
        });
        let said = futures_util::stream::iter(said).buffer_unordered(AT_ONCE);
        said.fold(0, |sum, said| async move { sum + said }).await
    }

    fn banned(&self) -> MutexGuard<'_, BTreeSet<String>> {
        self.0.banned.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// As what somebody is banned: an address as it is counted (of IPv6 the first 64 bits), or the id of a guest.
fn banned(whom: &str) -> Result<String, Wrong> {
    if let Ok(address) = whom.parse::<IpAddr>() {
        return Ok(block(address).to_string());
    }
    let is_id = whom.len() == GUEST_ID && whom.bytes().all(|byte| byte.is_ascii_alphanumeric());
    let neither = || format!("`{whom}` is neither the id of a guest nor an address");
    is_id
        .then(|| whom.to_owned())
        .ok_or_else(|| Wrong::BadRequest(neither()))
}
