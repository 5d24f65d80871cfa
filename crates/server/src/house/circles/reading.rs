//! The facts of a circle as programs read them: one after the other from any of them on, and on as they come (K16).

use std::sync::Arc;
use std::time::Duration;

use host::circle::{Circle, Fact};
use host::{DAY, Millis};
use serde_json::{Value as Json, json};
use speech::Tongue;
use tokio::sync::watch;
use tokio::time::timeout;

use super::slot::{Bookmark, Slot};
use super::{LiveCircle, outsider};
use crate::house::{House, Wrong};

/// How long talk stays (K13).
const MONTH: Millis = 30 * DAY;

/// How often it is looked whether another node has noted something.
const LOOK: Duration = Duration::from_millis(1_500);

/// Somebody who reads the facts of a circle, as long as they are a member.
#[derive(Debug)]
pub(crate) struct Reader {
    house: House,
    slot: Arc<Slot>,
    guest: String,
    place: Bookmark,
    news: watch::Receiver<u64>,
    /// They have asked to sit down there, and hear no more than whether they may.
    waits: bool,
}

impl Reader {
    /// The facts that come next, each with its number; none where there are no more for now. Talk is gone after a month.
    ///
    /// # Errors
    /// Who reads is no member (any more).
    pub(crate) async fn next(&mut self) -> Result<Vec<(u64, Fact)>, Wrong> {
        self.stays().await?;
        loop {
            let before = self.place;
            let mut facts = self.slot.facts(&self.house, &mut self.place).await?;
            let now = self.house.now();
            facts.retain(|(_, fact)| !matches!(fact, Fact::Said { at, .. } if at + MONTH <= now));
            if !facts.is_empty() || before == self.place {
                return Ok(facts);
            }
        }
    }

    /// Whether they wait at the door.
    pub(crate) const fn waits(&self) -> bool {
        self.waits
    }

    /// Everything that has come to pass is known already.
    ///
    /// # Errors
    /// They are no member (any more).
    pub(crate) async fn skip(&mut self) -> Result<(), Wrong> {
        self.news.mark_unchanged();
        self.place = self.slot.end(&self.house).await?;
        Ok(())
    }

    /// How far everything has been read, as a place that can be come back to.
    pub(crate) fn place(&self) -> String {
        self.place.to_string()
    }

    /// Everything up to a place is known already; up to now where it is none of this circle.
    ///
    /// # Errors
    /// They are no member (any more).
    pub(crate) async fn go_on_from(&mut self, place: Option<&str>) -> Result<(), Wrong> {
        self.skip().await?;
        if let Some(place) = place.and_then(|place| place.parse().ok())
            && place < self.place
        {
            self.place = place;
            self.news.mark_changed();
        }
        Ok(())
    }

    /// What others have done meanwhile, in words, without what is said by whom the reader does not want to hear.
    ///
    /// # Errors
    /// They are no member (any more).
    pub(crate) async fn told(&mut self, tongue: Tongue) -> Result<Vec<String>, Wrong> {
        self.told_as(Circle::told, tongue).await
    }

    /// The same where lines are typed: with what is typed to get there.
    ///
    /// # Errors
    /// They are no member (any more).
    pub(crate) async fn told_typed(&mut self, tongue: Tongue) -> Result<Vec<String>, Wrong> {
        self.told_as(Circle::told_typed, tongue).await
    }

    async fn told_as(
        &mut self,
        in_words: fn(&Circle, &Fact, Tongue) -> Option<String>,
        tongue: Tongue,
    ) -> Result<Vec<String>, Wrong> {
        let facts = self.next().await?;
        let muted = self.house.muted(Some(&self.guest)).await?;
        let guest = self.guest.clone();
        let tell = move |live: &LiveCircle| {
            let (own, circle) = (live.member_of(&guest), live.circle());
            let by_others = facts
                .iter()
                .filter(|(_, fact)| own.is_none() || fact.by() != own);
            let told = by_others.filter_map(|(_, fact)| {
                let is_muted = match fact {
                    Fact::Said { by, .. } => muted.has(circle.member_name(*by)?),
                    _ => false,
                };
                in_words(circle, fact, tongue).filter(|_| !is_muted)
            });
            told.collect()
        };
        self.slot.look(&self.house, tell).await
    }

    /// The reader is here still.
    ///
    /// # Errors
    /// They are no member (any more).
    pub(crate) async fn stays(&self) -> Result<(), Wrong> {
        let guest = &self.guest;
        let member = self
            .slot
            .look(&self.house, |live| live.member_of(guest))
            .await?;
        let member = member.ok_or_else(outsider)?;
        self.house.note_coming(&self.slot, guest, member).await
    }

    /// Waits until something comes to pass. What another node has noted is looked for from time to time (N7).
    pub(crate) async fn changed(&mut self) {
        // The sender lives as long as the slot, which is held.
        if !self.house.is_shared() {
            let _ = self.news.changed().await;
            return;
        }
        while timeout(LOOK, self.news.changed()).await.is_err() {
            self.slot.look_around(&self.house, LOOK / 2).await;
        }
    }
}

/// A fact in a line, with its number where it is read on from there.
pub(crate) fn line(n: Option<u64>, fact: &Fact) -> String {
    let mut told = json!(fact);
    if let (Some(n), Json::Object(told)) = (n, &mut told) {
        told.insert("n".to_owned(), n.into());
    }
    format!("{told}\n")
}

impl House {
    /// Begins to read the facts of a circle.
    ///
    /// # Errors
    /// Who reads is no member: they are not told what there is (K18).
    pub(crate) async fn read_circle(&self, id: &str, guest: &str) -> Result<Reader, Wrong> {
        self.reader(id, guest, |live, guest| live.member_of(guest).is_some())
            .await
    }

    /// Begins to wait at the door of a circle: it can be heard that something comes to pass there, and not what.
    ///
    /// # Errors
    /// Who waits has not asked to sit down with them.
    pub(crate) async fn wait_at_circle(&self, id: &str, guest: &str) -> Result<Reader, Wrong> {
        let waits = LiveCircle::waits;
        Ok(Reader {
            waits: true,
            ..self.reader(id, guest, waits).await?
        })
    }

    async fn reader(
        &self,
        id: &str,
        guest: &str,
        may: fn(&LiveCircle, &str) -> bool,
    ) -> Result<Reader, Wrong> {
        let slot = self.slot(id);
        let own = guest.to_owned();
        if !slot.look(self, move |live| may(live, &own)).await? {
            return Err(outsider());
        }
        Ok(Reader {
            house: self.clone(),
            guest: guest.to_owned(),
            place: Bookmark::default(),
            news: slot.news(),
            slot,
            waits: false,
        })
    }
}
