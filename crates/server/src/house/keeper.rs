//! What the keeper of the house can do to people: send them away, and talk to all of them (P23).

use std::collections::BTreeSet;
use std::net::IpAddr;
use std::sync::{MutexGuard, PoisonError};

use futures_util::StreamExt as _;
use host::Command;
use store::Kept;

use super::{AT_ONCE, House, Order, Who, Wrong};

/// The space of the store in which bans are kept.
const BANS: &str = "ban";
/// Whose they are there.
const KEEPER: &str = "keeper";
/// As whom the keeper talks; nobody else can have that name.
pub(super) const VOICE: &str = "The house";

impl House {
    /// Reads who is banned.
    pub(super) async fn recall_bans(&self) -> Result<(), Wrong> {
        let kept = self.store().owned(BANS, KEEPER).await?;
        self.banned()
            .extend(kept.into_iter().map(|kept| kept.value));
        Ok(())
    }

    /// Sends away a guest (by id) or everybody who comes from an address, until the ban is lifted.
    pub(crate) async fn ban(&self, whom: &str) -> Result<(), Wrong> {
        let kept = Kept {
            owner: KEEPER.to_owned(),
            value: whom.to_owned(),
        };
        self.store().keep(BANS, whom, kept).await?;
        self.banned().insert(whom.to_owned());
        Ok(())
    }

    /// Lets them come again; says whether they were banned.
    pub(crate) async fn pardon(&self, whom: &str) -> Result<bool, Wrong> {
        let was = self.store().forget(BANS, whom).await?;
        self.banned().remove(whom);
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

    /// Says something at every table that is not over; at how many, comes back.
    pub(crate) async fn broadcast(&self, text: &str) -> usize {
        let open = self.summaries().into_iter().filter(|summary| !summary.over);
        let tables: Vec<_> = open.map(|summary| self.table(&summary.id)).collect();
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
