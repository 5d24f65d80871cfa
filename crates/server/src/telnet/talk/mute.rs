//! `mute NAME`, `unmute NAME`: whom one does not want to hear, in the lobby and at tables.

use speech::lobby as say;

use super::{Said, Talk};
use crate::house::{Guest, Wrong};

impl Talk {
    /// Mutes somebody; without a name, tells who is muted.
    pub(super) async fn mute(&self, guest: &Guest, name: &str) -> Result<Said, Wrong> {
        if name.is_empty() {
            return Ok(Said::line(self.who_is_muted().await?));
        }
        self.house.mute(guest, name).await?;
        let name = name.into();
        Ok(Said::line(self.told(&say::Muted { name })))
    }

    /// Hears somebody again.
    pub(super) async fn unmute(&self, guest: &Guest, name: &str) -> Result<Said, Wrong> {
        if name.is_empty() {
            return Ok(Said::line(self.who_is_muted().await?));
        }
        self.house.unmute(guest, name).await?;
        let name = name.into();
        Ok(Said::line(self.told(&say::Unmuted { name })))
    }

    async fn who_is_muted(&self) -> Result<String, Wrong> {
        let muted = self.muted().await?;
        if muted.is_empty() {
            return Ok(self.told(&say::NobodyMuted {}));
        }
        let names = muted.names().join(", ").into();
        Ok(self.told(&say::AllMuted { names }))
    }
}
