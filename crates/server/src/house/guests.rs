//! Guests: people without an account, and programs. A guest is an id that the house has signed; a seat is held by a
//! key that the house can always make again, so a lost cookie loses nothing (P2).

use std::collections::HashMap;
use std::sync::{MutexGuard, PoisonError};

use serde::{Deserialize, Serialize};
use store::Kept;
use table::Seat;

use super::{House, Live, Muted, Order, Table, Who, Wrong, key};

/// How many letters the id of a guest has: 80 bits.
pub(super) const GUEST_ID: usize = 16;
/// How many letters of its signature a seat's key shows: 50 bits.
const SEAT_KEY: usize = 10;
/// What the id of a program's guest begins with in its token.
const TOKEN: &str = "ll-";

/// How many profiles are kept at hand.
const AT_HAND: usize = 10_000;

/// At how many of the tables where somebody sat last another name is told.
const WAITED_AT: usize = 4;

/// The space of the store in which guests are kept.
const GUESTS: &str = "guest";
/// The space in which it is kept who has sat at which table.
pub(super) const SITS: &str = "sat";

/// A guest who has shown a signature of ours.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Guest {
    /// The id.
    pub(crate) id: String,
}

/// What a guest has chosen at the door.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Profile {
    /// The name.
    pub(crate) name: String,
    /// The marker; empty where none was chosen.
    #[serde(default)]
    pub(crate) marker: String,
    /// Whom they do not want to hear.
    #[serde(default, skip_serializing_if = "Muted::is_empty")]
    pub(crate) muted: Muted,
}

impl Profile {
    /// Somebody new, who hears everybody.
    pub(crate) fn new(name: String, marker: String) -> Self {
        let muted = Muted::default();
        Self {
            name,
            marker,
            muted,
        }
    }

    /// Whom they do not want to hear.
    pub(crate) fn muted(self) -> Muted {
        self.muted.of(self.name)
    }
}

impl Who {
    /// The house itself.
    pub(crate) fn house() -> Self {
        Self {
            guest: String::new(),
            name: String::new(),
            marker: String::new(),
        }
    }
}

impl House {
    /// A new guest with this name and marker.
    pub(crate) async fn new_guest(&self, profile: &Profile) -> Result<Guest, Wrong> {
        let id = key::id(GUEST_ID).map_err(Wrong::system)?;
        let guest = Guest { id };
        self.set_profile(&guest, profile).await?;
        Ok(guest)
    }

    /// What a guest has chosen, if the guest was ever here.
    pub(crate) async fn profile(&self, guest: &Guest) -> Result<Option<Profile>, Wrong> {
        if let Some(profile) = self.profiles().get(&guest.id) {
            return Ok(Some(profile.clone()));
        }
        let kept = self.store().find(GUESTS, &guest.id).await?;
        let profile = kept.and_then(|kept| serde_json::from_str::<Profile>(&kept.value).ok());
        if let Some(profile) = &profile {
            self.recall(guest, profile);
        }
        Ok(profile)
    }

    /// The same of whoever may be nobody yet.
    pub(crate) async fn profile_of(&self, guest: Option<&str>) -> Result<Option<Profile>, Wrong> {
        let Some(id) = guest.map(str::to_owned) else {
            return Ok(None);
        };
        self.profile(&Guest { id }).await
    }

    /// A guest chooses another name or marker. Seats keep the name they were taken with.
    pub(crate) async fn set_profile(&self, guest: &Guest, profile: &Profile) -> Result<(), Wrong> {
        let value = serde_json::to_string(profile).expect("a profile is plain data");
        let kept = Kept {
            owner: guest.id.clone(),
            value,
        };
        self.store().keep(GUESTS, &guest.id, kept).await?;
        self.recall(guest, profile);
        self.hint();
        Ok(())
    }

    /// A guest is called otherwise from now on, at the tables too where they wait for a game to begin. A name that has come into a
    /// record stays, and so does one at a table where somebody else is called like that, or that another node keeps.
    pub(crate) async fn rename(&self, guest: &Guest, profile: &Profile) -> Result<(), Wrong> {
        let before = self.profile(guest).await?;
        self.set_profile(guest, profile).await?;
        if before.is_some_and(|before| before.name == profile.name) {
            return Ok(());
        }
        let who = Who {
            guest: guest.id.clone(),
            name: profile.name.clone(),
            marker: profile.marker.clone(),
        };
        for id in self.tables_of(guest).await?.iter().take(WAITED_AT) {
            if let Err(why) = self.table(id).order(who.clone(), Order::Rename).await {
                tracing::debug!(table = id, %why, "a seat keeps its name");
            }
        }
        Ok(())
    }

    /// Keeps a profile at hand: every act needs one. When there are too many they are all forgotten.
    fn recall(&self, guest: &Guest, profile: &Profile) {
        let mut profiles = self.profiles();
        if profiles.len() >= AT_HAND {
            profiles.clear();
        }
        profiles.insert(guest.id.clone(), profile.clone());
    }

    /// Forgets who is at hand: they may have another name at another node.
    pub(super) fn forget_profiles(&self) {
        self.profiles().clear();
    }

    fn profiles(&self) -> MutexGuard<'_, HashMap<String, Profile>> {
        self.0
            .profiles
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    /// The value of the cookie that holds a guest.
    pub(crate) fn cookie(&self, guest: &Guest) -> String {
        format!("{}.{}", guest.id, self.0.key.sign("cookie", &guest.id))
    }

    /// The guest of a cookie, unless somebody has made it up.
    pub(crate) fn guest_of_cookie(&self, cookie: &str) -> Option<Guest> {
        let (id, signature) = cookie.split_once('.')?;
        self.signed("cookie", id, signature)
    }

    /// The token that a program shows for a guest.
    pub(crate) fn token(&self, guest: &Guest) -> String {
        format!(
            "{TOKEN}{}-{}",
            guest.id,
            self.0.key.sign("token", &guest.id)
        )
    }

    /// The guest of a token, unless somebody has made it up.
    pub(crate) fn guest_of_token(&self, token: &str) -> Option<Guest> {
        let (id, signature) = token.strip_prefix(TOKEN)?.split_once('-')?;
        self.signed("token", id, signature)
    }

    fn signed(&self, purpose: &str, id: &str, signature: &str) -> Option<Guest> {
        let is_ours = id.len() == GUEST_ID && self.0.key.is_signed(purpose, id, signature);
        is_ours.then(|| Guest { id: id.to_owned() })
    }

    /// The key of the seat that was the `serial`th to be taken at a table.
    pub(crate) fn seat_key(&self, table: &str, serial: u32) -> String {
        let signature = self.0.key.sign("seat", &format!("{table} {serial}"));
        format!("{table}-{}", &signature[..SEAT_KEY])
    }

    /// The table and seat that a key holds.
    pub(crate) async fn seat_of_key(&self, key: &str) -> Result<(Table, Seat), Wrong> {
        let key = key.trim().to_lowercase();
        let (id, _) = key.split_once('-').ok_or(Wrong::NoSeatKey)?;
        let table = self.table(id);
        let serials = table.look_in(|live: &Live| {
            live.chairs()
                .iter()
                .map(|chair| chair.serial)
                .collect::<Vec<_>>()
        });
        let serials = serials.await.map_err(|why| match why {
            Wrong::NoTable => Wrong::NoSeatKey,
            why => why,
        })?;
        let fits = |serial: &u32| self.seat_key(id, *serial) == key;
        let seat = serials.iter().position(fits).map(Seat::at);
        Ok((table, seat.ok_or(Wrong::NoSeatKey)?))
    }

    /// Remembers that a guest sits at a table.
    pub(crate) async fn remember(&self, guest: &str, table: &str) -> Result<(), Wrong> {
        let kept = Kept {
            owner: guest.to_owned(),
            value: format!("{:015} {table}", self.now()),
        };
        Ok(self
            .store()
            .keep(SITS, &format!("{guest} {table}"), kept)
            .await?)
    }

    /// The ids of the tables at which a guest has sat, the newest first.
    pub(crate) async fn tables_of(&self, guest: &Guest) -> Result<Vec<String>, Wrong> {
        let kept = self.store().owned(SITS, &guest.id).await?;
        let ids = kept
            .iter()
            .rev()
            .filter_map(|kept| kept.value.split_once(' '));
        Ok(ids.map(|(_, id)| id.to_owned()).collect())
    }
}
