//! Whom a guest does not want to hear: names whose talk is not shown to that guest, at any door. What they do in a game is
//! shown all the same (P10).

use serde::{Deserialize, Serialize};
use table::{Code, Refusal};

use super::{Guest, House, Profile, Wrong, clean_name};

/// How many names one guest may have muted.
const MOST: usize = 50;

/// The names, as they were typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Muted(Vec<String>);

impl Muted {
    /// Whether what somebody of this name says is not shown.
    pub(crate) fn has(&self, name: &str) -> bool {
        self.0.iter().any(|muted| is_same(muted, name))
    }

    /// The names, the oldest first.
    pub(crate) fn names(&self) -> &[String] {
        &self.0
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    fn add(&mut self, name: String) -> Result<(), Refusal> {
        if self.has(&name) {
            return Ok(());
        }
        if self.0.len() >= MOST {
            let message =
                format!("you have muted {MOST} names, and more are not kept; unmute one first");
            return Err(Refusal::new(Code::NotNow, message).by("P24"));
        }
        self.0.push(name);
        Ok(())
    }

    fn remove(&mut self, name: &str) -> Result<(), Refusal> {
        if !self.has(name) {
            let message = format!("you have not muted {name}");
            return Err(Refusal::new(Code::NotNow, message).by("P10"));
        }
        self.0.retain(|muted| !is_same(muted, name));
        Ok(())
    }
}

fn is_same(one: &str, other: &str) -> bool {
    one.to_lowercase() == other.to_lowercase()
}

impl House {
    /// Whom a guest has muted; whoever is nobody here, nobody.
    pub(crate) async fn muted(&self, guest: Option<&str>) -> Result<Muted, Wrong> {
        let Some(id) = guest.map(str::to_owned) else {
            return Ok(Muted::default());
        };
        let profile = self.profile(&Guest { id }).await?;
        Ok(profile.map(|profile| profile.muted).unwrap_or_default())
    }

    /// What somebody of this name says is not shown to the guest any more.
    ///
    /// # Errors
    /// It is no name, the guest's own, or one too many (P24).
    pub(crate) async fn mute(&self, guest: &Guest, name: &str) -> Result<Muted, Wrong> {
        let name = clean_name(name).map_err(Wrong::BadRequest)?;
        self.change_muted(guest, |profile| {
            if is_same(&profile.name, &name) {
                let message = "nobody mutes themselves";
                return Err(Refusal::new(Code::BadInput, message).by("P10"));
            }
            profile.muted.add(name)
        })
        .await
    }

    /// It is shown again.
    ///
    /// # Errors
    /// The guest has not muted that name.
    pub(crate) async fn unmute(&self, guest: &Guest, name: &str) -> Result<Muted, Wrong> {
        self.change_muted(guest, |profile| profile.muted.remove(name.trim()))
            .await
    }

    async fn change_muted(
        &self,
        guest: &Guest,
        change: impl FnOnce(&mut Profile) -> Result<(), Refusal>,
    ) -> Result<Muted, Wrong> {
        let mut profile = self.profile(guest).await?.ok_or(Wrong::Nameless)?;
        change(&mut profile)?;
        self.set_profile(guest, &profile).await?;
        Ok(profile.muted)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fifty_names_are_muted_and_one_more_is_refused() {
        let mut muted = Muted::default();
        for n in 0..MOST {
            muted.add(format!("Name {n}")).unwrap();
        }
        muted.add("NAME 7".to_owned()).unwrap();
        let refusal = muted.add("Bob".to_owned()).unwrap_err();
        assert_eq!(refusal.rule.as_deref(), Some("P24"));
        muted.remove("name 7").unwrap();
        assert!(!muted.has("Name 7") && muted.remove("Name 7").is_err());
        muted.add("Bob".to_owned()).unwrap();
        assert!(muted.has("bob") && muted.names().len() == MOST);
    }

    #[test]
    fn a_profile_of_an_older_house_has_muted_nobody() {
        let profile: Profile = serde_json::from_str(r#"{"name": "Ann"}"#).unwrap();
        assert!(profile.muted.is_empty());
    }
}
