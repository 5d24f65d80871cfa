//! What comes to pass in a circle is told outside by one way for all of its members (K13, P6). How far it was told is kept,
//! so it goes on after a restart; each message has the number of its fact, so whoever gets one twice can tell.

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use host::circle::MemberId;
use serde::{Deserialize, Serialize};
use speech::Tongue;
use store::Kept;
use tokio::time::sleep;

use super::slot::Bookmark;
use super::{LiveCircle, Seen, outsider};
use crate::house::calls::{By, Message, Urge, Way};
use crate::house::{House, Wrong};
use crate::outgoing::Failed;

/// The space of the store in which the ways are kept, and whose they are there.
pub(super) const WAYS: &str = "circle-calls";
const ALL: &str = "all";
/// After which pauses something is tried again that did not arrive.
const AGAIN: [Duration; 4] = [
    Duration::from_secs(10),
    Duration::from_mins(1),
    Duration::from_mins(10),
    Duration::from_hours(1),
];

/// How a circle is told outside.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct CircleWay {
    circle: String,
    /// Who has set it.
    pub(crate) by: MemberId,
    /// By what.
    pub(crate) way: Way,
    /// The code of the language in which it is told.
    tongue: String,
    told: Bookmark,
}

/// The circles that are told outside, and those of them for which that is under way.
#[derive(Debug, Default)]
pub(super) struct Tellers {
    wanted: Mutex<BTreeSet<String>>,
    under_way: Mutex<BTreeSet<String>>,
    /// One change at a time: what somebody has just ended is not kept again.
    changes: tokio::sync::Mutex<()>,
}

impl Tellers {
    fn all(set: &Mutex<BTreeSet<String>>) -> std::sync::MutexGuard<'_, BTreeSet<String>> {
        set.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl House {
    /// How a circle is told outside, for a member; with the secret of a webhook.
    ///
    /// # Errors
    /// Who asks is no member.
    pub(crate) async fn circle_way(
        &self,
        id: &str,
        guest: &str,
    ) -> Result<Option<(CircleWay, String)>, Wrong> {
        self.member_in(id, guest).await?;
        let way = self.kept_way(id).await?;
        Ok(way.map(|way| (way, self.secret_of(&whose(id), 0))))
    }

    /// Has a circle told outside from now on by one way, or by none.
    ///
    /// # Errors
    /// Who asks is no member; the keeper calls nobody, or nobody there.
    pub(crate) async fn tell_circle_by(
        &self,
        id: &str,
        guest: &str,
        by: Option<By>,
        tongue: Tongue,
    ) -> Result<(), Wrong> {
        let member = self.member_in(id, guest).await?;
        let Some(by) = by else {
            let _alone = self.circles().tellers.changes.lock().await;
            Tellers::all(&self.circles().tellers.wanted).remove(id);
            self.store().forget(WAYS, id).await?;
            return Ok(());
        };
        self.may_call()?;
        self.chooses()?;
        self.may_name(&by)?;
        let told = self.slot(id).end(self).await?;
        let way = CircleWay {
            circle: id.to_owned(),
            by: member,
            way: Way {
                number: 0,
                by,
                failed: None,
            },
            tongue: tongue.code().to_owned(),
            told,
        };
        let _alone = self.circles().tellers.changes.lock().await;
        self.keep_way(&way).await?;
        Tellers::all(&self.circles().tellers.wanted).insert(id.to_owned());
        Ok(())
    }

    async fn member_in(&self, id: &str, guest: &str) -> Result<MemberId, Wrong> {
        match self.circle(id, Some(guest)).await? {
            Seen::Inside(inside) => Ok(inside.you),
            Seen::Outside { .. } => Err(outsider()),
        }
    }

    async fn kept_way(&self, id: &str) -> Result<Option<CircleWay>, Wrong> {
        let kept = self.store().find(WAYS, id).await?;
        Ok(kept.and_then(|kept| self.read_way(&kept)))
    }

    fn read_way(&self, kept: &Kept) -> Option<CircleWay> {
        let text = self.seal().open(&kept.value, WAYS)?;
        serde_json::from_str(&text).ok()
    }

    async fn keep_way(&self, way: &CircleWay) -> Result<(), Wrong> {
        let text = serde_json::to_string(way).expect("a way is plain data");
        let kept = Kept {
            owner: ALL.to_owned(),
            value: self.seal().close(&text, WAYS).map_err(Wrong::system)?,
        };
        Ok(self.store().keep(WAYS, &way.circle, kept).await?)
    }

    /// Reads which circles are told outside as the house opens, and tells what was left.
    pub(in crate::house) async fn recall_circle_ways(&self) -> Result<(), Wrong> {
        for kept in self.store().owned(WAYS, ALL).await? {
            if let Some(way) = self.read_way(&kept) {
                Tellers::all(&self.circles().tellers.wanted).insert(way.circle.clone());
                self.tell_on(&way.circle);
            }
        }
        Ok(())
    }

    /// Something has come to pass in a circle: it is told if somebody wants that.
    pub(super) fn tell_on(&self, id: &str) {
        let tellers = &self.circles().tellers;
        let is_wanted = Tellers::all(&tellers.wanted).contains(id);
        if !is_wanted || !Tellers::all(&tellers.under_way).insert(id.to_owned()) {
            return;
        }
        let (house, id) = (self.clone(), id.to_owned());
        self.spawn_until_stopped(async move {
            let mut news = house.slot(&id).news();
            loop {
                news.mark_unchanged();
                if let Err(why) = house.tell_rest(&id).await {
                    tracing::warn!(%why, "a circle could not be told outside");
                }
                // What came to pass meanwhile is not lost: whoever comes later finds nobody under way.
                let mut under_way = Tellers::all(&house.circles().tellers.under_way);
                if !news.has_changed().unwrap_or(false) {
                    under_way.remove(&id);
                    return;
                }
            }
        });
    }

    async fn tell_rest(&self, id: &str) -> Result<(), Wrong> {
        let slot = self.slot(id);
        loop {
            let Some(mut way) = self.kept_way(id).await? else {
                return Ok(());
            };
            let mut place = way.told;
            let facts = slot.facts(self, &mut place).await?;
            if place == way.told {
                return Ok(());
            }
            let tongue = way.tongue.parse().unwrap_or_default();
            let tell = |live: &LiveCircle| {
                let circle = live.circle();
                let told = facts.iter();
                let told = told.filter_map(|(n, fact)| Some((*n, circle.told(fact, tongue)?)));
                (circle.name().to_owned(), told.collect::<Vec<_>>())
            };
            let (name, told) = slot.look(self, tell).await?;
            for (n, text) in told {
                let message = Message::circle(self, (id, &name), n, text);
                way.way.failed = self.send_patiently(id, &way.way, &message).await;
            }
            way.told = place;
            // Whoever has changed it meanwhile has said something else.
            let _alone = self.circles().tellers.changes.lock().await;
            let now = self.kept_way(id).await?;
            if now.is_some_and(|now| now.way.by == way.way.by) {
                self.keep_way(&way).await?;
            }
        }
    }

    /// Sends a message, again as long as it may still arrive; why it did not comes back.
    async fn send_patiently(&self, id: &str, way: &Way, message: &Message) -> Option<String> {
        let mut pauses = AGAIN.into_iter();
        let mut why = None;
        loop {
            // Where the way is left alone for now, what was wrong before still is.
            if let Some(sent) = self.send(&whose(id), way, message, Urge::Turn).await {
                why = Some(sent.err()?);
            }
            let goes_on = why.as_ref().is_none_or(Failed::may_pass);
            match pauses.next().filter(|_| goes_on) {
                Some(pause) => sleep(pause).await,
                None => return why.map(|why| why.to_string()).or(way.failed.clone()),
            }
        }
    }
}

/// Whose secret signs what a circle is told.
pub(in crate::house) fn whose(id: &str) -> String {
    format!("circle {id}")
}
