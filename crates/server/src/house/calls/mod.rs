//! Calls: whoever is not at a table is told outside that it is their turn (P6), by the ways they have chosen. What somebody
//! wants is kept sealed; that a turn was told is kept too, so that it is told once, over restarts as well.

mod line;
mod message;
mod turn;
mod under_way;
mod wish;

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use data_encoding::BASE64_NOPAD;
use serde::{Deserialize, Serialize};
use speech::Tongue;
use store::Kept;
use tokio::sync::OnceCell;

use self::line::Lines;
pub(super) use self::line::Urge;
pub(super) use self::message::Message;
pub(super) use self::turn::Turn;
use self::under_way::UnderWay;
use self::wish::no;
pub(crate) use self::wish::{By, Quiet, Way, Wishes};
use super::replays::visitor;
use super::{Guest, House, Wrong};
use crate::config::Calling;
use crate::http::rate::Limiter;
use crate::outgoing::{Failed, Outgoing, Vapid};

/// The space of the store in which it is kept how guests are called, and whose that is there.
const WISHES: &str = "calls";
const ALL: &str = "all";
/// Where the key is kept by which push services know this house.
const KEYS: &str = "house";
const VAPID: &str = "push";
/// How often a guest may try whether a way works.
const TRY: (Duration, u32) = (Duration::from_secs(10), 4);
/// How often one address may add a way or try one.
const CHOOSE: (Duration, u32) = (Duration::from_secs(15), 60);

/// What is needed for calls.
#[derive(Debug)]
pub(super) struct Calls {
    calling: Calling,
    outgoing: Outgoing,
    vapid: OnceCell<Vapid>,
    /// Those who want to be called: nobody else is looked for in the store.
    wanted: Mutex<HashMap<String, Arc<Wishes>>>,
    /// The turns for which somebody is called or will be.
    under_way: UnderWay,
    lines: Lines,
    tries: Limiter<String>,
    choices: Limiter<IpAddr>,
}

/// What is kept of a guest.
#[derive(Serialize, Deserialize)]
struct Written {
    guest: String,
    wishes: Wishes,
}

impl Calls {
    pub(super) fn new(calling: Calling) -> Self {
        Self {
            outgoing: Outgoing::new(calling.networks.clone()),
            calling,
            vapid: OnceCell::new(),
            wanted: Mutex::default(),
            under_way: UnderWay::default(),
            lines: Lines::default(),
            tries: Limiter::every(TRY.0, TRY.1),
            choices: Limiter::every(CHOOSE.0, CHOOSE.1),
        }
    }

    fn wanted(&self) -> MutexGuard<'_, HashMap<String, Arc<Wishes>>> {
        self.wanted.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl House {
    /// What a guest wants.
    pub(crate) fn wishes(&self, guest: &Guest) -> Wishes {
        let known = self.calls().wanted().get(&guest.id).cloned();
        known.map(Arc::unwrap_or_clone).unwrap_or_default()
    }

    /// A guest is called in one more way, and in this language from now on; whoever is being answered adds only so many.
    ///
    /// # Errors
    /// The house does not call there; there are too many ways; `TooMany`.
    pub(crate) async fn call_by(
        &self,
        guest: &Guest,
        by: By,
        tongue: Option<Tongue>,
    ) -> Result<u32, Wrong> {
        self.chooses()?;
        self.may_name(&by)?;
        let add = |wishes: &mut Wishes| {
            if let Some(tongue) = tongue {
                tongue.code().clone_into(&mut wishes.tongue);
            }
            wishes.add(by)
        };
        self.change_wishes(guest, add).await
    }

    /// Whether a way leads to an address that this house may call.
    pub(super) fn may_name(&self, by: &By) -> Result<(), Wrong> {
        let named = by.target().map(|to| self.calls().outgoing.may_name(&to));
        named.unwrap_or(Ok(())).map_err(|why| no(&why.to_string()))
    }

    /// Guests are to be had for nothing, so addresses are counted too.
    pub(super) fn chooses(&self) -> Result<(), Wrong> {
        let choices = &self.calls().choices;
        let taken = visitor().map_or(Ok(()), |address| choices.take(address, Instant::now()));
        taken.map_err(|wait| Wrong::TooMany(wait.as_secs() + 1))
    }

    /// Changes what a guest wants, and keeps it.
    ///
    /// # Errors
    /// The keeper calls nobody; what `change` says; what the store says.
    pub(crate) async fn change_wishes<T>(
        &self,
        guest: &Guest,
        change: impl FnOnce(&mut Wishes) -> Result<T, Wrong>,
    ) -> Result<T, Wrong> {
        self.may_call()?;
        let mut wishes = self.wishes(guest);
        let done = change(&mut wishes)?;
        self.keep_wishes(&guest.id, wishes).await?;
        Ok(done)
    }

    /// Whether anybody may be called.
    pub(super) fn may_call(&self) -> Result<(), Wrong> {
        if self.calls_people() {
            return Ok(());
        }
        Err(no("this house calls nobody: its keeper has decided so"))
    }

    async fn keep_wishes(&self, guest: &str, wishes: Wishes) -> Result<(), Wrong> {
        if wishes.are_empty() {
            self.store().forget(WISHES, guest).await?;
            self.calls().wanted().remove(guest);
            return Ok(());
        }
        let written = Written {
            guest: guest.to_owned(),
            wishes,
        };
        let text = serde_json::to_string(&written).expect("wishes are plain data");
        let kept = Kept {
            owner: ALL.to_owned(),
            value: self.seal().close(&text, WISHES).map_err(Wrong::system)?,
        };
        self.store().keep(WISHES, guest, kept).await?;
        let wishes = Arc::new(written.wishes);
        self.calls().wanted().insert(guest.to_owned(), wishes);
        Ok(())
    }

    /// Reads who wants to be called. What cannot be read was sealed with another key, and is nobody's any more.
    pub(super) async fn recall_wishes(&self) -> Result<(), Wrong> {
        let kept = self.store().owned(WISHES, ALL).await?;
        let read = kept.iter().filter_map(|kept| {
            let text = self.seal().open(&kept.value, WISHES)?;
            let written: Written = serde_json::from_str(&text).ok()?;
            Some((written.guest, Arc::new(written.wishes)))
        });
        let read = read.collect();
        *self.calls().wanted() = read;
        Ok(())
    }

    /// Calls a guest by one way at once, so that they see whether it works.
    ///
    /// # Errors
    /// There is no such way; it does not work, and why; they have tried too often.
    pub(crate) async fn try_way(&self, guest: &Guest, number: u32) -> Result<(), Wrong> {
        let wishes = self.wishes(guest);
        let way = wishes.way(number)?;
        let tried = self.calls().tries.take(guest.id.clone(), Instant::now());
        tried.map_err(|wait| Wrong::TooMany(wait.as_secs() + 1))?;
        self.chooses()?;
        let message = Message::trial(self, &wishes, &guest.id);
        let sent = self.send(&guest.id, way, &message, Urge::Asked).await;
        let sent = sent.unwrap_or(Ok(()));
        self.note_result(&guest.id, number, sent.as_ref().err())
            .await?;
        sent.map_err(|why| no(&why.to_string()))
    }

    /// The key by which push services know this house, as browsers must know it to subscribe.
    ///
    /// # Errors
    /// What the store says.
    pub(crate) async fn push_key(&self) -> Result<String, Wrong> {
        Ok(self.vapid().await?.public())
    }

    /// The secret with which what a way of a guest is sent is signed.
    pub(crate) fn way_secret(&self, guest: &Guest, number: u32) -> String {
        self.secret_of(&guest.id, number)
    }

    /// The same for whatever is called.
    pub(super) fn secret_of(&self, whose: &str, number: u32) -> String {
        let key = self.way_key(whose, number);
        format!("whsec_{}", data_encoding::BASE64.encode(&key))
    }

    fn way_key(&self, guest: &str, number: u32) -> [u8; 32] {
        self.0.key.derive(&format!("webhook {guest} {number}"))
    }

    /// Whether anybody is called at all.
    pub(crate) fn calls_people(&self) -> bool {
        !self.calls().calling.off
    }

    async fn vapid(&self) -> Result<&Vapid, Wrong> {
        self.calls()
            .vapid
            .get_or_try_init(|| self.find_vapid())
            .await
    }

    /// All nodes of a house have the same: the first that is kept.
    async fn find_vapid(&self) -> Result<Vapid, Wrong> {
        if let Some(vapid) = self.kept_vapid().await? {
            return Ok(vapid);
        }
        let made = BASE64_NOPAD.encode(&Vapid::make().map_err(Wrong::system)?);
        let kept = Kept {
            owner: VAPID.to_owned(),
            value: self.seal().close(&made, VAPID).map_err(Wrong::system)?,
        };
        self.store().keep(KEYS, VAPID, kept).await?;
        let missing = || Wrong::System("the key for push services was not kept".to_owned());
        self.kept_vapid().await?.ok_or_else(missing)
    }

    async fn kept_vapid(&self) -> Result<Option<Vapid>, Wrong> {
        let kept = self.store().find(KEYS, VAPID).await?;
        let text = kept.and_then(|kept| self.seal().open(&kept.value, VAPID));
        let bytes = text.and_then(|text| BASE64_NOPAD.decode(text.as_bytes()).ok());
        bytes
            .map(|bytes| Vapid::read(&bytes).map_err(Wrong::system))
            .transpose()
    }

    /// Sends a message by a way; nothing comes back where that is left alone for now.
    pub(super) async fn send(
        &self,
        whose: &str,
        way: &Way,
        message: &Message,
        urge: Urge,
    ) -> Option<Result<(), Failed>> {
        let place = (whose.to_owned(), way.number);
        let work = Box::pin(self.post(way, message));
        self.calls().lines.call(place, urge, work).await
    }

    async fn post(&self, way: &Way, message: &Message) -> Result<(), Failed> {
        let failed = |why: String| Failed::Unreached(why);
        let vapid = self.vapid().await.map_err(|why| failed(why.to_string()))?;
        let letter = message.letter(self, way, vapid);
        let letter = letter.map_err(|why| failed(why.to_string()))?;
        self.calls().outgoing.post(letter).await
    }

    /// A browser that is gone is forgotten; of any other way its owner is told what went wrong the last time.
    async fn note_result(
        &self,
        guest: &str,
        number: u32,
        failed: Option<&Failed>,
    ) -> Result<(), Wrong> {
        let guest = Guest {
            id: guest.to_owned(),
        };
        let mut wishes = self.wishes(&guest);
        let before = wishes.clone();
        let is_gone = |way: &Way| {
            let is_push = matches!(way.by, By::Push(_));
            way.number == number && is_push && failed.is_some_and(Failed::is_gone)
        };
        wishes.ways.retain(|way| !is_gone(way));
        if let Some(way) = wishes.ways.iter_mut().find(|way| way.number == number) {
            way.failed = failed.map(ToString::to_string);
        }
        if wishes == before {
            return Ok(());
        }
        self.keep_wishes(&guest.id, wishes).await
    }

    fn calls(&self) -> &Calls {
        &self.0.calls
    }
}
